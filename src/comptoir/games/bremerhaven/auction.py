"""How the heuristic bids: what winning a space is worth, and by how much a card raises the chance."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack, second_of
from comptoir.core.contract import NEVER
from comptoir.games.bremerhaven import bidding, investment, land, odds, sea, worth
from comptoir.games.bremerhaven.actions import BID
from comptoir.games.bremerhaven.cards import (
    CAREER,
    DOCKS,
    GOODS,
    HIGHEST,
    JOKER,
    LAND,
    PARKING,
    PERMIT,
    PRICE_CARDS,
    PRICES,
    PRINTED,
    SEA,
    SPACES,
    TOP_BUILDING,
    UPGRADE,
)
from comptoir.games.bremerhaven.odds import Odds
from comptoir.games.bremerhaven.state import Player, State
from comptoir.games.bremerhaven.stock import Stock

CARD: Final = 0.32  # what a point of influence could win elsewhere
LIKELY: Final = 0.28  # what is as likely as this to be won is counted on
NEXT_ORDER: Final = 0.8  # how much less each further order is worth in a round
NO_DOCK: Final = 0.23  # the part of a ship's worth that is left when docks may run out
CAREER_INCOME: Final = 0.52  # how much of the income of a higher rank is had in a round
CAREER_TIES: Final = 0.095  # and of ties won
PERMIT_COST: Final = 0.68  # what it takes to build a building that was won


def choose(s: State, seat: i64) -> i64:
    """The card and the space with the highest gain, less what the card could do elsewhere."""
    p = s.players[seat]
    o = Odds(s, seat)
    stock = hopes(s, p, o, PARKING)
    lowest = lowest_card(p)
    best: i64 = pack(BID, lowest - 1, PARKING)
    best_gain = float(s.edition.parking_income) - CARD * float(lowest)
    for space in range(i64(PARKING + 1), i64(SPACES)):
        value = space_worth(s, p, stock, o, space) if bidding.may_bid_on(s, p, space) else 0.0
        if value > 0.0:
            before = o.own[space]
            have = odds.gain(o, space, value, before, p.money)
            for card in range(lowest, i64(HIGHEST + 1)):
                if p.hand[card] > 0:
                    gain = odds.gain(o, space, value, before + card, p.money) - have - CARD * float(card)
                    if gain > best_gain:
                        best = pack(BID, card - 1, space)
                        best_gain = gain
    return best


def judge(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """The same for every bid. The car park pays the same for all cards, and in the last round more than an upgrade is worth."""
    p = s.players[seat]
    o = Odds(s, seat)
    stock = hopes(s, p, o, PARKING)
    lowest = lowest_card(p)
    known: i64 = PARKING
    value = 0.0
    for k in range(n):
        card = first_of(actions[k]) + 1
        space = second_of(actions[k])
        if space == PARKING:
            out[k] = float(s.edition.parking_income) - CARD * float(card) if card == lowest else NEVER
        elif space == UPGRADE and stock.rounds <= 0.0:
            out[k] = NEVER
        else:
            if space != known:
                known = space
                value = space_worth(s, p, stock, o, space)
            before = o.own[space]
            have = odds.gain(o, space, value, before, p.money)
            out[k] = odds.gain(o, space, value, before + card, p.money) - have - CARD * float(card)


def lowest_card(p: Player) -> i64:
    """The one for the car park, where values do not count."""
    card: i64 = 1
    while p.hand[card] == 0:
        card += 1
    return card


# --- what a space is worth


def hopes(s: State, p: Player, o: Odds, but: i64) -> Stock:
    """The stock with the ships and orders that are likely to be won, without those of one space."""
    stock = Stock(s, p)
    for column in range(o.bidders):
        if SEA + column != but and is_likely(o, SEA + column):
            hope_for_ship(s, p, stock, s.sea[column])
        if LAND + column != but and is_likely(o, LAND + column):
            hope_for_order(s, stock, s.land[column])
    return stock


def is_likely(o: Odds, space: i64) -> bool:
    return o.has_bid(space) and odds.chance(o, space, o.own[space]) >= LIKELY


def hope_for_ship(s: State, p: Player, stock: Stock, ship: i64) -> None:
    good = worth.best_load(s, p, stock, ship)
    if good >= 0:
        stock.spare[good] += s.edition.ship_quantity[ship]
        stock.count_spare()


def hope_for_order(s: State, stock: Stock, order: i64) -> None:
    for good in range(i64(GOODS)):
        stock.spare[good] -= s.edition.order_needs[order * PRINTED + good]
    stock.slots += s.edition.order_needs[order * PRINTED + JOKER]
    stock.count_spare()


def space_worth(s: State, p: Player, stock: Stock, o: Odds, space: i64) -> float:
    if space == TOP_BUILDING:
        return top_building_value(s, stock, o)
    if space == PERMIT:
        return permit_value(s, p, stock, o)
    if space == UPGRADE:
        return investment.upgrade_worth(s, p, stock)
    if space == PRICES:
        return prices_value(s, p, stock)
    if space == CAREER:
        return career_value(s, stock, o)
    if space < SEA:
        return 0.0
    others = hopes(s, p, o, space) if o.has_bid(space) else stock
    return order_value(s, p, others, o, space) if space >= LAND else ship_value(s, p, others, o, space)


def top_building_value(s: State, stock: Stock, o: Odds) -> float:
    """It takes a permit, this round or later."""
    value = investment.building_worth(s, stock, s.building_pile[s.buildings_drawn]) - PERMIT_COST
    at_once = o.has_bid(PERMIT) and stock.free_cells > 0
    return max(0.0, value) * (1.0 if at_once else min(1.0, stock.rounds / 2.0))


def permit_value(s: State, p: Player, stock: Stock, o: Odds) -> float:
    """Also for a building that may be won this very round."""
    value = investment.permit_worth(s, p, stock, p.money)
    if o.has_bid(TOP_BUILDING) and stock.free_cells > 0:
        hope = odds.chance(o, TOP_BUILDING, o.own[TOP_BUILDING])
        value = max(value, hope * investment.building_worth(s, stock, s.building_pile[s.buildings_drawn]))
    return value


def prices_value(s: State, p: Player, stock: Stock) -> float:
    """The best card against a middling one."""
    goods = worth.selling(s, p, stock)
    usual = 2.5 * float(goods[0] + goods[1] + goods[2] + goods[3])
    if usual == 0.0:
        return 0.0
    best = 0.0
    for card in range(i64(PRICE_CARDS)):
        best = max(best, worth.prices_worth(s, goods, card))
    return best - usual


def career_value(s: State, stock: Stock, o: Odds) -> float:
    """More income, and ties won; the captain only defends it."""
    rank = bidding.rank_of(s, o.seat)
    if rank == 0:
        return 0.5 + 0.1 * stock.rounds
    more = s.edition.rank_income[rank - 1] - s.edition.rank_income[rank]
    return 0.5 + (CAREER_INCOME * float(more) + CAREER_TIES) * (stock.rounds + 1.0)


def ship_value(s: State, p: Player, stock: Stock, o: Odds, space: i64) -> float:
    """Less where docks may run out with what is bid for already."""
    ship = s.sea[space - SEA]
    good = worth.best_load(s, p, stock, ship)
    if good < 0:
        return 0.0
    others = bids_beside(o, space, SEA)
    docks: i64 = 0
    for dock in range(i64(DOCKS)):
        if sea.can_moor(s, p, dock, ship, good):
            docks += 1
    value = worth.ship_worth(s, p, stock, ship, good)
    return value if docks > others else NO_DOCK * value


def order_value(s: State, p: Player, stock: Stock, o: Odds, space: i64) -> float:
    """Nothing without a place for it; less for each order that is bid for already."""
    order = s.land[space - LAND]
    if not land.has_room(p):
        return -worth.penalty(s, p, stock, order)
    return worth.order_worth(s, p, stock, order) - NEXT_ORDER * float(bids_beside(o, space, LAND))


def bids_beside(o: Odds, space: i64, first: i64) -> i64:
    """Other spaces of the same board where the bidder has cards."""
    n: i64 = 0
    for column in range(o.bidders):
        if first + column != space and o.has_bid(first + column):
            n += 1
    return n
