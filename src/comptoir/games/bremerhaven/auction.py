"""How the heuristic bids: what winning a space is worth, and by how much a card raises the chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.bremerhaven import bidding, investment, land, sea, worth
from comptoir.games.bremerhaven.actions import BID
from comptoir.games.bremerhaven.cards import (
    CAREER,
    DOCKS,
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
    average = averages(s)
    best: i64 = -1
    best_gain = 0.0
    for space in range(i64(SPACES)):
        value = space_worth(s, seat, space, average) if bidding.may_bid_on(s, p, space) else 0.0
        if value > 0.0:
            before = bidding.total(s, space, seat)
            have = gain_with(s, seat, space, value, before, average)
            for card in range(i64(1), i64(HIGHEST + 1)):
                if p.hand[card] > 0:
                    gain = gain_with(s, seat, space, value, before + card, average) - have - CARD * float(card)
                    if best < 0 or gain > best_gain:
                        best = pack(BID, card - 1, space)
                        best_gain = gain
    lowest = lowest_card(p)
    if best < 0 or float(s.edition.parking_income) - CARD * float(lowest) > best_gain:
        best = pack(BID, lowest - 1, PARKING)
    return best


def lowest_card(p: Player) -> i64:
    """The one for the car park, where values do not count."""
    card: i64 = 1
    while p.hand[card] == 0:
        card += 1
    return card


def gain_with(s: State, seat: i64, space: i64, value: float, total: i64, average: vec[float]) -> float:
    """What a space brings with this total."""
    if space in (PERMIT, UPGRADE):
        return shared_gain(s, seat, space, value, total, average)
    return value * chance(s, seat, space, total, average)


# --- the others


def averages(s: State) -> vec[float]:
    """The middling card of each bidder: all know which cards each has."""
    found = vec[float]([0.0, 0.0, 0.0, 0.0])
    for bidder in range(s.bidders):
        found[bidder] = float(worth.influence(s.players[bidder])) / float(HAND)
    return found


def expected(s: State, space: i64, other: i64, average: vec[float]) -> float:
    """The total of another bidder, by the number of cards there."""
    return float(bidding.cards_on(s, space, other)) * average[other]


def chance(s: State, seat: i64, space: i64, total: i64, average: vec[float]) -> float:
    """To win with this total."""
    if total == 0:
        return 0.0
    likely = 1.0
    for other in range(s.bidders):
        if other != seat:
            likely *= beats(s, seat, space, other, float(total), average)
    return likely


def beats(s: State, seat: i64, space: i64, other: i64, total: float, average: vec[float]) -> float:
    """Ties go to the higher rank."""
    edge = 0.5 if bidding.rank_of(s, seat) < bidding.rank_of(s, other) else -0.5
    left = float(bidding.cards_to_place(s) - s.players[other].placed)
    there = expected(s, space, other, average)
    if there > 0.0:
        return above(total + edge - there - 0.25 * left)
    visit = min(0.8, VISITOR * left)
    return 1.0 - visit + visit * above(total + edge - average[other] - 0.5)


def above(lead: float) -> float:
    """The chance that a lead is one."""
    x = lead / SPREAD
    if x >= 2.0:
        return 0.97
    if x <= -2.0:
        return 0.03
    return 0.5 + 0.235 * x


def shared_gain(s: State, seat: i64, space: i64, value: float, total: i64, average: vec[float]) -> float:
    """Where others may follow for the difference: the value, less what is to be paid."""
    if total == 0:
        return 0.0
    most = 0.0
    for other in range(s.bidders):
        if other != seat:
            left = float(bidding.cards_to_place(s) - s.players[other].placed)
            most = max(most, expected(s, space, other, average) + min(2.5, 0.5 * left))
    price = max(0.0, most - float(total))
    return max(0.15 * value, value - price) if price <= float(s.players[seat].money) else 0.1 * value


# --- what a space is worth


def space_worth(s: State, seat: i64, space: i64, average: vec[float]) -> float:
    p = s.players[seat]
    if space == TOP_BUILDING:
        value = investment.building_worth(s, p, s.building_pile[s.buildings_drawn]) - PERMIT_COST
        return max(0.0, value) * min(1.0, worth.rounds_left(s) / 2.0)
    if space == PERMIT:
        return permit_value(s, seat, average)
    if space == UPGRADE:
        return investment.upgrade_worth(s, p)
    if space == PRICES:
        return prices_value(s, p)
    if space == CAREER:
        return career_value(s, seat)
    if space >= LAND:
        return order_value(s, seat, space)
    return ship_value(s, seat, space) if space >= SEA else 0.0


def permit_value(s: State, seat: i64, average: vec[float]) -> float:
    """Also for a building that may be won this very round."""
    p = s.players[seat]
    value = investment.permit_worth(s, p, p.money)
    if bidding.cards_on(s, TOP_BUILDING, seat) > 0 and worth.free_cells(s, p) > 0:
        hope = chance(s, seat, TOP_BUILDING, bidding.total(s, TOP_BUILDING, seat), average)
        value = max(value, hope * investment.building_worth(s, p, s.building_pile[s.buildings_drawn]))
    return value


def prices_value(s: State, p: Player) -> float:
    """The best card against a middling one."""
    goods = worth.selling(s, p)
    usual = 2.5 * float(goods[0] + goods[1] + goods[2] + goods[3])
    if usual == 0.0:
        return 0.0
    best = 0.0
    for card in range(i64(PRICE_CARDS)):
        best = max(best, worth.prices_worth(s, goods, card))
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
