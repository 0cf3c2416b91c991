"""The sea board: ships go to who bid most and moor where both walls have bollards enough."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack, second_of, third_of
from comptoir.games.bremerhaven import bidding, facts
from comptoir.games.bremerhaven.actions import MOOR
from comptoir.games.bremerhaven.cards import CRUISE_QUAY, DOCKS, FOG, GOODS, JOKER, PILOT_STATION, SEA
from comptoir.games.bremerhaven.state import (
    ABOARD,
    CARGO,
    DOCK,
    MOOR_STEP,
    NO_CARD,
    NOBODY,
    ON_LAND,
    SHIP,
    STAY,
    Player,
    State,
)
from comptoir.games.bremerhaven.turns import answered, ask, enter, has, is_robot


def next_ship(s: State) -> None:
    """From left to right. Nobody is asked where there is but one way."""
    if s.cursor == s.bidders:
        enter(s, ON_LAND)
        return
    bidder = bidding.winner(s, SEA + s.cursor) if s.sea[s.cursor] != NO_CARD else NOBODY
    if bidder == NOBODY:
        s.cursor += 1
        return
    facts.won(s, SEA + s.cursor, bidder)
    if is_robot(s, bidder):
        take_off(s)
        return
    ways = ways_to_moor(s, s.players[bidder])
    if ways == 0:
        facts.sailed_by(s, bidder)
        take_off(s)
    elif ways == 1:
        only = vec[i64]([0])
        legal_into(s, bidder, only)
        moor(s, bidder, only[0])
    else:
        ask(s, bidder, MOOR_STEP)


def take_off(s: State) -> None:
    """The card leaves the board, and the next space is dealt with."""
    s.sea[s.cursor] = NO_CARD
    s.cursor += 1


def needed(s: State, p: Player, ship: i64, good: i64) -> i64:
    """Bollards on each side; fewer at the Columbus quay for ships that carry passengers."""
    bollards = s.edition.ship_bollards[ship]
    return bollards - s.edition.quay_less if good == s.edition.quay_good and has(p, CRUISE_QUAY) else bollards


def is_free(p: Player, dock: i64) -> bool:
    return p.docks[dock * DOCK + SHIP] == NO_CARD


def can_moor(s: State, p: Player, dock: i64, ship: i64, good: i64) -> bool:
    return is_free(p, dock) and needed(s, p, ship, good) <= min(p.bollards[dock], p.bollards[dock + 1])


def carries(s: State, ship: i64, good: i64) -> bool:
    printed = s.edition.ship_good[ship]
    return printed in (good, JOKER)


def ways_to_moor(s: State, p: Player) -> i64:
    n: i64 = 0
    ship = s.sea[s.cursor]
    for good in range(i64(GOODS)):
        if carries(s, ship, good):
            for dock in range(i64(DOCKS)):
                if can_moor(s, p, dock, ship, good):
                    n += 1
    return n if n == 0 or not has(p, PILOT_STATION) else n + 1  # a pilot always leaves a choice


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    """Every dock, every good that a joker ship may carry, every number of time tokens."""
    n: i64 = 0
    p = s.players[seat]
    ship = s.sea[s.cursor]
    for dock in range(i64(DOCKS)):
        for good in range(i64(GOODS)):
            if carries(s, ship, good) and can_moor(s, p, dock, ship, good):
                n = stays_into(s, p, ship, pack(MOOR, dock, good), out, n)
    return n


def stays_into(s: State, p: Player, ship: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """As printed; a pilot may make it shorter or longer; the fog comes on top."""
    stay = s.edition.ship_stay[ship]
    fog = s.edition.event_number[FOG] if s.event == FOG else 0
    delta = s.edition.pilot_delta if has(p, PILOT_STATION) else 0
    for tokens in range(stay - delta, stay + delta + 1):
        if tokens == stay or s.edition.pilot_min <= tokens <= s.edition.pilot_max:
            out[n] = action | pack(0, 0, 0, tokens + fog - 1)
            n += 1
    return n


def moor(s: State, seat: i64, action: i64) -> None:
    p = s.players[seat]
    ship = s.sea[s.cursor]
    at = first_of(action) * DOCK
    p.docks[at + SHIP] = ship
    p.docks[at + CARGO] = second_of(action)
    p.docks[at + STAY] = third_of(action) + 1
    p.docks[at + ABOARD] = s.edition.ship_quantity[ship]
    facts.moored(s, seat, first_of(action))
    take_off(s)


def apply(s: State, seat: i64, action: i64) -> None:
    moor(s, seat, action)
    answered(s, seat)
