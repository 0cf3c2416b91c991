"""A round as the rulebook tells it: swap, choice, the cards one after the other (in characters.py), passing on."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.core.dice import Dice
from comptoir.games.saeulen import building, characters, facts, piles, pillars, saboteur
from comptoir.games.saeulen.actions import CHOOSE, GIVE, SKIP, SPY, SWAP
from comptoir.games.saeulen.cards import (
    CARDS,
    HAND,
)
from comptoir.games.saeulen.knowing import all_learn, learn, lose_sight
from comptoir.games.saeulen.scoring import end
from comptoir.games.saeulen.state import (
    BUILDING,
    CHOOSING,
    COPYING,
    FACE_UP,
    GIVING,
    NO_CARD,
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
        return building.place_into(s, s.tile, out)
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
        return characters.seats_into(s, seat, SPY, out)
    if phase == COPYING:
        return characters.copy_into(s, seat, out)
    return saboteur.remove_into(s, out)


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
    elif characters.act(s, seat, action) and s.phase != OVER:
        s.resolved += 1
        resolve(s)


# --- 1: the first player may swap a card


def open_round(s: State) -> None:
    s.round += 1
    s.phase = SWAPPING
    s.turn = s.first
    s.before = s.pillars
    facts.starts(s)


def swap_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n = characters.seats_into(s, seat, SWAP, out)
    out[n] = SKIP
    return n + 1


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
        if characters.begin(s, seat, s.played[seat]) or s.phase == OVER:
            return
        s.resolved += 1
    pass_on(s)


# --- 4 and 5: the cards are passed on, the first player changes


def pass_on(s: State) -> None:
    facts.passed(s)
    changes = False
    for seat in range(s.seats):
        card = s.played[seat]
        left = (seat + 1) % s.seats
        s.where[card] = left
        s.played[seat] = NO_CARD
        all_learn(s, card, left)
        changes = changes or s.edition.symbol[card] != 0
    if changes:
        s.first = (s.first + 1) % s.seats
    s.idle = s.idle + 1 if s.pillars == s.before else 0
    if s.idle >= s.edition.stall_rounds:
        end(s, STALLED)
    else:
        open_round(s)
