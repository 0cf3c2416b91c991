"""A round as the rulebook tells it: swap, choice, the cards one after the other, passing on; and the smaller characters."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.core.dice import Dice
from comptoir.games.saeulen import building, facts, piles, pillars
from comptoir.games.saeulen.actions import CHOOSE, COPY, GIVE, SKIP, SPY, SWAP
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    BEGGAR,
    CARDS,
    CHARACTER,
    COUNCILLOR,
    GONDOLIER,
    HAND,
    PILLAR_BUILDER,
    SABOTEUR,
    copies_another,
    is_speculation,
    wanted,
)
from comptoir.games.saeulen.cards import SPY as SPY_CARD
from comptoir.games.saeulen.knowing import all_learn, learn, lose_sight
from comptoir.games.saeulen.scoring import earn, end, last_space_reached
from comptoir.games.saeulen.state import (
    BUILDING,
    CHOOSING,
    COPYING,
    FACE_UP,
    FOR_SPECULATION,
    GIVING,
    LAST_SPACE,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OVER,
    PILLARS,
    PLACING,
    SPYING,
    STALLED,
    SWAPPING,
    TAKING,
    TOKENS,
    State,
)


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    phase = s.phase
    if phase == CHOOSING:
        return hand_into(s, seat, CHOOSE, out) if s.played[seat] == NO_CARD else 0
    if seat != s.turn or phase == OVER:
        return 0
    if phase == PLACING:
        return building.place_into(s, out)
    if phase == PILLARS:
        return pillars.pillar_into(s, out)
    if phase == TOKENS:
        return pillars.token_into(s, out)
    if phase == BUILDING:
        return building.build_into(s, seat, out)
    if phase == TAKING:
        return piles.take_into(s, out)
    if phase == SWAPPING:
        return swap_into(s, seat, out)
    if phase == GIVING:
        return hand_into(s, seat, GIVE, out)
    if phase == SPYING:
        return seats_into(s, seat, SPY, out)
    if phase == COPYING:
        return copy_into(s, seat, out)
    return building.remove_into(s, out)


def apply(s: State, seat: i64, action: i64, dice: Dice) -> None:
    kind = kind_of(action)
    if kind == CHOOSE:
        choose(s, seat, first_of(action))
    elif kind == SWAP:
        draw(s, seat, first_of(action), dice)
    elif kind == SKIP:
        facts.skipped(s, seat)
        open_choice(s)
    elif kind == GIVE:
        give(s, seat, first_of(action))
    elif act(s, seat, action) and s.phase != OVER:
        s.resolved += 1
        resolve(s)


def act(s: State, seat: i64, action: i64) -> bool:
    """Go on with the card in force; whether it is done."""
    phase = s.phase
    if phase == PILLARS:
        return pillars.apply_pillar(s, seat, action)
    if phase == TOKENS:
        return pillars.apply_token(s, seat, action)
    if phase in (BUILDING, PLACING):
        return building.apply(s, seat, action)
    if phase == TAKING:
        return piles.apply(s, seat, action)
    if phase == SPYING:
        return look(s, seat, first_of(action))
    if phase == COPYING:
        return use(s, seat, first_of(action))
    return building.apply_removing(s, seat, action)


# --- 1: the first player may swap a card


def open_round(s: State) -> None:
    s.round += 1
    s.phase = SWAPPING
    s.turn = s.first
    s.before = s.pillars
    for seat in range(s.seats):
        s.played[seat] = NO_CARD
    facts.starts(s)


def swap_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n = seats_into(s, seat, SWAP, out)
    out[n] = SKIP
    return n + 1


def seats_into(s: State, seat: i64, kind: i64, out: vec[i64]) -> i64:
    """One action of the kind for each other seat."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            out[n] = pack(kind, other)
            n += 1
    return n


def draw(s: State, seat: i64, partner: i64, dice: Dice) -> None:
    s.partner = partner
    s.drawn = card_of(s, partner, dice.below(HAND))
    s.phase = GIVING
    learn(s, seat, s.drawn, partner)
    s.revealed += 1
    facts.drew(s, seat, partner, s.drawn)


def card_of(s: State, seat: i64, number: i64) -> i64:
    """A card of a hand, by its place in it."""
    where = s.where
    for card in range(i64(CARDS)):
        if where[card] == seat:
            if number == 0:
                return card
            number -= 1
    return NO_CARD


def hand_into(s: State, seat: i64, kind: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    where = s.where
    for card in range(i64(CARDS)):
        if where[card] == seat:
            out[n] = pack(kind, card)
            n += 1
    return n


def give(s: State, seat: i64, card: i64) -> None:
    """The drawn card comes into the own hand only now, so that it cannot be given back."""
    partner = s.partner
    lose_sight(s, seat, partner)
    s.where[s.drawn] = seat
    s.where[card] = partner
    learn(s, partner, s.drawn, seat)
    learn(s, seat, card, partner)
    s.revealed += 1
    facts.gave(s, seat, partner, card)
    s.drawn = NO_CARD
    s.partner = NOBODY
    open_choice(s)


# --- 2: all choose a card


def open_choice(s: State) -> None:
    s.phase = CHOOSING
    s.turn = s.first


def choose(s: State, seat: i64, card: i64) -> None:
    s.played[seat] = card
    facts.chose(s, seat, card)
    for offset in range(s.seats):
        s.turn = (s.first + offset) % s.seats
        if s.played[s.turn] == NO_CARD:
            return
    reveal(s)


# --- 3: the cards are turned up and resolved


def reveal(s: State) -> None:
    s.revealed += 1
    for seat in range(s.seats):
        s.where[s.played[seat]] = FACE_UP
    facts.revealed(s)
    s.resolved = 0
    resolve(s)


def resolve(s: State) -> None:
    """One card after the other, clockwise from the first player, up to the next decision."""
    while s.resolved < s.seats:
        seat = (s.first + s.resolved) % s.seats
        s.turn = seat
        s.source = NOBODY
        facts.acts(s, seat, s.played[seat])
        if begin(s, seat, s.played[seat]) or s.phase == OVER:
            return
        s.resolved += 1
    pass_on(s)


def begin(s: State, seat: i64, card: i64) -> bool:
    """Put a card in force; whether its player has anything to decide."""
    s.card = card
    s.acts = 0
    s.stones = 0
    s.due = 0
    s.tile = NO_TILE
    character = CHARACTER[card]
    if character == GONDOLIER:
        return gondolier(s, seat)
    if is_speculation(character):
        return speculate(s, seat)
    waiting = begin_acting(s, seat, character)
    if not waiting:
        facts.nothing(s, seat)
    return waiting


def begin_acting(s: State, seat: i64, character: i64) -> bool:
    if character == COUNCILLOR:
        return piles.begin(s)
    if character == PILLAR_BUILDER:
        return pillars.begin(s)
    if character in (ARCHITECT, ADVOCATE):
        return building.begin(s, seat)
    if character == BEGGAR:
        return beg(s, seat)
    if character == SPY_CARD:
        s.phase = SPYING
        return True
    return character == SABOTEUR and building.begin_removing(s)


def gondolier(s: State, seat: i64) -> bool:
    """A token from the reserve replaces the one on the gondola."""
    former = s.gondolier
    if former == seat or s.players[seat].reserve == 0:
        facts.nothing(s, seat)
        return False
    if former != NOBODY:
        s.players[former].reserve += 1
    s.players[seat].reserve -= 1
    s.gondolier = seat
    facts.gondolier(s, seat, former)
    return False


def speculate(s: State, seat: i64) -> bool:
    """Points if somebody else shows the character that is wanted, whether it acted, acts later or cannot."""
    character = wanted(CHARACTER[s.card])
    for other in range(s.seats):
        if other != seat and CHARACTER[s.played[other]] == character:
            earn(s, seat, FOR_SPECULATION, s.edition.points[s.card])
            if last_space_reached(s):
                end(s, LAST_SPACE)
            return False
    facts.nothing(s, seat)
    return False


# --- beggar and spy use another card


def beg(s: State, seat: i64) -> bool:
    s.phase = COPYING
    for other in range(s.seats):
        if other != seat and not copies_another(s.played[other]):
            return True
    return False


def look(s: State, seat: i64, source: i64) -> bool:
    """A hand of four always has a card to use: there are three that use another, and one of them lies open."""
    s.source = source
    s.phase = COPYING
    for card in range(i64(CARDS)):
        if s.where[card] == source:
            learn(s, seat, card, source)
    s.revealed += 1
    facts.spied(s, seat, source)
    return False


def copy_into(s: State, seat: i64, out: vec[i64]) -> i64:
    """A card of the hand that the spy looks at, or one that another player shows."""
    n: i64 = 0
    for card in range(i64(CARDS)):
        if is_offered(s, seat, card):
            out[n] = pack(COPY, card)
            n += 1
    return n


def is_offered(s: State, seat: i64, card: i64) -> bool:
    if copies_another(card):
        return False
    if s.source != NOBODY:
        return s.where[card] == s.source
    return s.where[card] == FACE_UP and card != s.played[seat]


def use(s: State, seat: i64, card: i64) -> bool:
    """The card stays where it is. All learn which one it is."""
    if s.source != NOBODY:
        all_learn(s, card, s.source)
        s.revealed += 1
    facts.copied(s, seat, card)
    return not begin(s, seat, card)


# --- 4 and 5: the cards are passed on, the first player changes


def pass_on(s: State) -> None:
    facts.passed(s)
    changes = False
    for seat in range(s.seats):
        card = s.played[seat]
        left = (seat + 1) % s.seats
        s.where[card] = left
        all_learn(s, card, left)
        changes = changes or s.edition.symbol[card] != 0
    if changes:
        s.first = (s.first + 1) % s.seats
    s.idle = s.idle + 1 if s.pillars == s.before else 0
    if s.idle >= s.edition.stall_rounds:
        end(s, STALLED)
    else:
        open_round(s)
