"""The characters: putting a card in force and going on with it. Here are the small ones; the others have files of their own."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack
from comptoir.games.saeulen import building, facts, piles, pillars, saboteur
from comptoir.games.saeulen.actions import COPY
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    BEGGAR,
    CARDS,
    CHARACTER,
    COUNCILLOR,
    GONDOLIER,
    PILLAR_BUILDER,
    SABOTEUR,
    SPY,
    copies_another,
    is_speculation,
    wanted,
)
from comptoir.games.saeulen.knowing import all_learn, learn
from comptoir.games.saeulen.scoring import earn, end, last_space_reached
from comptoir.games.saeulen.state import (
    BUILDING,
    COPYING,
    FACE_UP,
    FOR_SPECULATION,
    LAST_SPACE,
    NO_TILE,
    NOBODY,
    PILLARS,
    PLACING,
    SPYING,
    TAKING,
    TOKENS,
    State,
)


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
    if character == SPY:
        s.phase = SPYING
        return True
    return character == SABOTEUR and saboteur.begin(s)


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
    return saboteur.apply(s, seat, action)


# --- gondolier, speculator, inventor, merchant


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
    points = speculation(s, seat, s.card)
    if points == 0:
        facts.nothing(s, seat)
        return False
    earn(s, seat, FOR_SPECULATION, points)
    if last_space_reached(s):
        end(s, LAST_SPACE)
    return False


def speculation(s: State, seat: i64, card: i64) -> i64:
    """Points if somebody else shows the character that is wanted, whether it acted, acts later or cannot."""
    character = wanted(CHARACTER[card])
    for other in range(s.seats):
        if other != seat and CHARACTER[s.played[other]] == character:
            return s.edition.points[card]
    return 0


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


def seats_into(s: State, seat: i64, kind: i64, out: vec[i64]) -> i64:
    """One action of the kind for each other seat."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            out[n] = pack(kind, other)
            n += 1
    return n
