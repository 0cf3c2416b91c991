"""How the heuristic bids: what winning a space is worth, and by how much a card raises the chance."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.bremerhaven import bidding, land, sea, worth
from comptoir.games.bremerhaven.actions import BID
from comptoir.games.bremerhaven.cards import (
    CAREER,
    DOCKS,
    GOODS,
    HAND,
    HIGHEST,
    LAND,
    PARKING,
    PERMIT,
    PRICE_CARDS,
    PRICES,
    SEA,
    SPACES,
    TOP_BUILDING,
    UPGRADE,
)
from comptoir.games.bremerhaven.state import Player, State

CARD: Final = 0.32  # what a point of influence could win elsewhere
VISITOR: Final = 0.13  # chance that a card still in hand comes to a space where its owner has none
SPREAD: Final = 1.4  # how uncertain the totals of others are
PERMIT_COST: Final = 2.5  # what it takes to build a building that was won


def choose(s: State, seat: i64) -> i64:
    """The card and the space with the highest gain, less what the card could do elsewhere."""
    p = s.players[seat]
    best: i64 = -1
    best_gain = 0.0
    for space in range(i64(SPACES)):
        if bidding.may_bid_on(s, p, space):
            value = space_worth(s, seat, space)
            for card in range(i64(1), i64(HIGHEST + 1)):
                if p.hand[card] > 0:
                    gain = bid_gain(s, seat, space, value, card) - CARD * float(card)
                    if best < 0 or gain > best_gain:
                        best = pack(BID, card - 1, space)
                        best_gain = gain
    return best


def bid_gain(s: State, seat: i64, space: i64, value: float, card: i64) -> float:
    """How much more the space brings with this card on it."""
    if space == PARKING:
        return float(s.edition.parking_income)
    before = bidding.total(s, space, seat)
    if space in (PERMIT, UPGRADE):
        return shared_gain(s, seat, space, value, before + card) - shared_gain(s, seat, space, value, before)
    return value * (chance(s, seat, space, before + card) - chance(s, seat, space, before))


# --- the others


def average(p: Player) -> float:
    return float(worth.influence(p)) / float(HAND)


def expected(s: State, space: i64, other: i64) -> float:
    """The total of another bidder, by the number of cards there."""
    return float(bidding.cards_on(s, space, other)) * average(s.players[other])


def chance(s: State, seat: i64, space: i64, total: i64) -> float:
    """To win with this total."""
    if total == 0:
        return 0.0
    likely = 1.0
    for other in range(s.bidders):
        if other != seat:
            likely *= beats(s, seat, space, other, float(total))
    return likely


def beats(s: State, seat: i64, space: i64, other: i64, total: float) -> float:
    """Ties go to the higher rank."""
    edge = 0.5 if bidding.rank_of(s, seat) < bidding.rank_of(s, other) else -0.5
    p = s.players[other]
    left = float(bidding.cards_to_place(s) - p.placed)
    there = expected(s, space, other)
    if there > 0.0:
        return above(total + edge - there - 0.25 * left)
    visit = min(0.8, VISITOR * left)
    return 1.0 - visit + visit * above(total + edge - average(p) - 0.5)


def above(lead: float) -> float:
    """The chance that a lead is one."""
    x = lead / SPREAD
    if x >= 2.0:
        return 0.97
    if x <= -2.0:
        return 0.03
    return 0.5 + 0.235 * x


def shared_gain(s: State, seat: i64, space: i64, value: float, total: i64) -> float:
    """Where others may follow for the difference: the value, less what is to be paid."""
    if total == 0:
        return 0.0
    most = 0.0
    for other in range(s.bidders):
        if other != seat:
            left = float(bidding.cards_to_place(s) - s.players[other].placed)
            most = max(most, expected(s, space, other) + min(2.5, 0.5 * left))
    price = max(0.0, most - float(total))
    return max(0.15 * value, value - price) if price <= float(s.players[seat].money) else 0.1 * value


# --- what a space is worth


def space_worth(s: State, seat: i64, space: i64) -> float:
    p = s.players[seat]
    if space == TOP_BUILDING:
        return max(0.0, worth.building_worth(s, p, s.building_pile[s.buildings_drawn]) - PERMIT_COST) * min(1.0, worth.rounds_left(s) / 2.0)
    if space == PERMIT:
        return permit_value(s, seat)
    if space == UPGRADE:
        return worth.upgrade_worth(s, p)
    if space == PRICES:
        return prices_value(s, p)
    if space == CAREER:
        return career_value(s, seat)
    if space >= LAND:
        return order_value(s, seat, space)
    return ship_value(s, seat, space) if space >= SEA else 0.0


def permit_value(s: State, seat: i64) -> float:
    """Also for a building that may be won this very round."""
    p = s.players[seat]
    value = worth.permit_worth(s, p, p.money)
    if bidding.cards_on(s, TOP_BUILDING, seat) > 0 and worth.free_cells(s, p) > 0:
        hope = chance(s, seat, TOP_BUILDING, bidding.total(s, TOP_BUILDING, seat))
        value = max(value, hope * worth.building_worth(s, p, s.building_pile[s.buildings_drawn]))
    return value


def prices_value(s: State, p: Player) -> float:
    """The best card against a middling one."""
    best = 0.0
    for card in range(i64(PRICE_CARDS)):
        best = max(best, worth.prices_worth(s, p, card))
    usual = 0.0
    for good in range(i64(GOODS)):
        usual += 2.5 * float(worth.selling(s, p, good))
    return best - usual


def career_value(s: State, seat: i64) -> float:
    """More income, and ties won; the captain only defends it."""
    rank = bidding.rank_of(s, seat)
    if rank == 0:
        return 0.5 + 0.1 * worth.rounds_left(s)
    more = s.edition.rank_income[rank - 1] - s.edition.rank_income[rank]
    return 0.5 + (0.45 * float(more) + 0.15) * (worth.rounds_left(s) + 1.0)


def ship_value(s: State, seat: i64, space: i64) -> float:
    """Less where docks may run out with what is bid for already."""
    p = s.players[seat]
    ship = s.sea[space - SEA]
    value = worth.ship_worth(s, p, ship)
    others: i64 = 0
    for column in range(s.bidders):
        if SEA + column != space and bidding.cards_on(s, SEA + column, seat) > 0:
            others += 1
    docks: i64 = 0
    for dock in range(i64(DOCKS)):
        if sea.can_moor(s, p, dock, ship, max(0, worth.best_load(s, p, ship))):
            docks += 1
    return value if docks > others else 0.35 * value


def order_value(s: State, seat: i64, space: i64) -> float:
    """Nothing without a place for it; less for each order that is bid for already."""
    p = s.players[seat]
    if not land.has_room(p):
        return -worth.penalty(s, p, s.land[space - LAND])
    others: i64 = 0
    for column in range(s.bidders):
        if LAND + column != space and bidding.cards_on(s, LAND + column, seat) > 0:
            others += 1
    return worth.order_worth(s, p, s.land[space - LAND]) - 0.8 * float(others)
