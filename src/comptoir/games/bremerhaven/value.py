"""Numbers that describe a position: what search looks at when it stops, and what it hopes for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import bidding, investment, land, moving, odds, scoring, settling, worth
from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, DOCKS, GOODS, HIGHEST, STATION, WALLS
from comptoir.games.bremerhaven.news import steps
from comptoir.games.bremerhaven.state import (
    COVERED,
    DOCK,
    LOADING,
    NO_CARD,
    ORDER,
    OVER,
    SHIP,
    STAY,
    TIME,
    Player,
    State,
)
from comptoir.games.bremerhaven.stock import Stock
from comptoir.games.bremerhaven.turns import has

USUAL_PRICE: Final = 2.5
ESTIMATE: Final = 5  # the feature that holds the estimate of the outcome


# --- the end


def outcome(s: State, seat: i64) -> float:
    """The root of money times prestige: twice as much of both is twice as good."""
    return root(float(scoring.result(s.players[seat])))


def root(x: float) -> float:
    return float(x**0.5) if x > 0.0 else 0.0


def stage(s: State) -> i64:
    """By rounds after this one, the last ones each by itself; the long game apart from the short one."""
    way = max(0, s.edition.track_end - s.track - steps(s)) if s.phase != OVER else 0
    rounds = (way + 1) // 2
    if rounds > 3:
        rounds = 4 if rounds <= 5 else 5
    return rounds + 6 if s.is_long else rounds


def evaluate(s: State, seat: i64) -> float:
    """Money times prestige, as both may be at the end."""
    p = s.players[seat]
    if s.phase == OVER:
        return float(scoring.result(p))
    stock = Stock(s, p)
    rounds = stock.rounds
    money = float(p.money + p.deposit) + orders_worth(s, p) + goods_worth(p, stock)
    money += rounds * (0.22 * float(odds.influence(p)) + 0.5 * float(s.edition.rank_income[bidding.rank_of(s, seat)]))
    stars = float(max(p.prestige, settling.prestige_count(s, p))) + 0.5 * rounds + 0.1 * docks_worth(p) * min(rounds, 5.0)
    return max(0.0, money) * stars


def orders_worth(s: State, p: Player) -> float:
    """Goods that are loaded, and bonus or penalty by what is missing."""
    total = 0.0
    for space in range(i64(STATION + 1)):
        order = p.orders[space * LOADING + ORDER]
        if order != NO_CARD:
            missing = worth.missing_goods(s, p, space)
            hope = hope_for(p, space, missing)
            total += USUAL_PRICE * float(s.edition.order_size[order] - missing)
            total += hope * float(s.edition.bonus_money[order]) - (1.0 - hope) * float(land.penalty_money(s, p, order))
    return total


def hope_for(p: Player, space: i64, missing: i64) -> float:
    """To fill an order in time."""
    if missing == 0:
        return 1.0
    return 0.4 if missing <= p.orders[space * LOADING + TIME] else 0.0


def goods_worth(p: Player, stock: Stock) -> float:
    """Goods at hand for orders, and those to keep."""
    keep = 0.6 if stock.rounds >= 1.0 else 0.0
    total = 0.0
    for good in range(i64(GOODS)):
        at_hand = stock.stored[good] + worth.aboard(p, good)
        needed = min(at_hand, at_hand - stock.spare[good])
        total += 2.0 * float(needed) + keep * float(at_hand - needed)
    return total


def docks_worth(p: Player) -> float:
    total = 0.0
    for dock in range(i64(DOCKS)):
        total += float(dock_size(p, dock))
    return total


def dock_size(p: Player, dock: i64) -> i64:
    return min(p.bollards[dock], p.bollards[dock + 1])


# --- for a linear function


def features(s: State, seat: i64, out: vec[float]) -> i64:
    p = s.players[seat]
    stock = Stock(s, p)
    n = riches_into(s, seat, p, stock, out)
    n = influence_into(s, seat, p, stock, out, n)
    n = orders_into(s, p, out, n)
    n = goods_into(p, stock, out, n)
    n = docks_into(s, p, stock, out, n)
    n = buildings_into(s, p, stock, out, n)
    return others_into(s, seat, out[ESTIMATE], out, n)


def riches_into(s: State, seat: i64, p: Player, stock: Stock, out: vec[float]) -> i64:
    """Money, prestige, and what they make together now, with the ships in dock, and by the end."""
    money = float(p.money + p.deposit)
    stars = float(p.prestige)
    counted = float(max(p.prestige, settling.prestige_count(s, p)))
    out[0] = 1.0
    out[1] = money
    out[2] = stars
    out[3] = counted - stars
    out[4] = root(money * counted)
    out[ESTIMATE] = root(evaluate(s, seat))
    out[6] = root((money + 5.0 * stock.rounds + 5.0) * (counted + 0.7 * stock.rounds + 1.0))
    out[7] = stock.rounds
    return 8


def influence_into(s: State, seat: i64, p: Player, stock: Stock, out: vec[float], n: i64) -> i64:
    """Cards and rank; then cards against those of the others."""
    rank = bidding.rank_of(s, seat)
    own = float(odds.influence(p))
    most = 0.0
    total = 0.0
    for other in range(s.bidders):
        if other != seat:
            theirs = float(odds.influence(s.players[other]))
            most = max(most, theirs)
            total += theirs
    lead = own - total / float(s.bidders - 1)
    out[n] = own
    out[n + 1] = own * stock.rounds
    out[n + 2] = float(s.edition.rank_income[rank]) * (stock.rounds + 1.0)
    out[n + 3] = float(s.bidders - rank)
    out[n + 4] = lead
    out[n + 5] = lead * stock.rounds
    out[n + 6] = own - most
    return n + 7


def orders_into(s: State, p: Player, out: vec[float], n: i64) -> i64:
    """Goods that are loaded, by whether they are due soon; what is missing, what may come of it, and room for more."""
    for k in range(i64(8)):
        out[n + k] = 0.0
    for space in range(land.loading_spaces(p)):
        order = p.orders[space * LOADING + ORDER]
        if order == NO_CARD:
            out[n + (6 if moving.is_reachable(p, space) else 7)] += 1.0
        else:
            order_into(s, p, space, order, out, n)
    return n + 8


def order_into(s: State, p: Player, space: i64, order: i64, out: vec[float], n: i64) -> None:
    missing = worth.missing_goods(s, p, space)
    hope = hope_for(p, space, missing)
    if p.orders[space * LOADING + TIME] == 1:
        out[n] += float(settling.sale(s, p, space))
    else:
        out[n + 1] += USUAL_PRICE * float(s.edition.order_size[order] - missing)
    out[n + 2] += float(missing) if moving.is_reachable(p, space) else 2.0 * float(missing)
    out[n + 3] += hope * float(s.edition.bonus_money[order])
    out[n + 4] += (1.0 - hope) * float(land.penalty_money(s, p, order))
    out[n + 5] += hope * float(s.edition.bonus_prestige[order]) - (1.0 - hope) * float(land.penalty_prestige(s, p, order))


def goods_into(p: Player, stock: Stock, out: vec[float], n: i64) -> i64:
    """At hand and asked for, for jokers, to keep, aboard; and room for more."""
    asked: i64 = 0
    kept: i64 = 0
    ships: i64 = 0
    for good in range(i64(GOODS)):
        on_ships = worth.aboard(p, good)
        at_hand = stock.stored[good] + on_ships
        spare = max(0, min(at_hand, stock.spare[good]))
        asked += at_hand - spare
        kept += spare
        ships += on_ships
    covered: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED:
            covered += 1
    out[n] = float(asked)
    out[n + 1] = float(kept - max(0, stock.for_jokers))
    out[n + 2] = float(kept)
    out[n + 3] = float(ships)
    out[n + 4] = float(min(stock.free_cells, 4))
    out[n + 5] = float(covered)
    return n + 6


def docks_into(s: State, p: Player, stock: Stock, out: vec[float], n: i64) -> i64:
    """Docks by their size, as long as they serve; ships that will still lie there, and docks that are free."""
    for k in range(i64(6)):
        out[n + k] = 0.0
    for dock in range(i64(DOCKS)):
        size = dock_size(p, dock)
        if size > 0:
            out[n + size - 1] += min(stock.rounds + 1.0, 6.0)
        ship = p.docks[dock * DOCK + SHIP]
        if ship == NO_CARD:
            out[n + 3] += 1.0
            out[n + 4] += float(size)
        elif p.docks[dock * DOCK + STAY] > 1 and stock.rounds > 0.0:
            out[n + 5] += float(s.edition.ship_prestige[ship])
    return n + 6


def buildings_into(s: State, p: Player, stock: Stock, out: vec[float], n: i64) -> i64:
    """Their prestige, which counts in every round; what they do; and the best one that waits for a permit."""
    effect = 0.0
    for building in range(i64(BUILDINGS)):
        if has(p, building):
            effect += investment.EFFECT[building]
    out[n] = float(settling.printed_prestige(s, p))
    out[n + 1] = effect * stock.rounds
    out[n + 2] = min(investment.best_plan(s, p, stock), 20.0)
    return n + 3


def others_into(s: State, seat: i64, own: float, out: vec[float], n: i64) -> i64:
    """How far ahead of the best and of the mean of the others; alone, how far on the way."""
    best = 0.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = root(evaluate(s, other))
            best = max(best, theirs)
            total += theirs
    out[n] = own - best
    out[n + 1] = own - total / float(max(1, s.seats - 1))
    return n + 2


# --- for learning


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0."""
    out[0] = float(s.phase)
    out[1] = float(s.round)
    out[2] = Stock(s, s.players[0]).rounds
    out[3] = float(s.event)
    n: i64 = 4
    for good in range(i64(GOODS)):
        out[n] = float(settling.price(s, good))
        n += 1
    for value in range(i64(1), i64(HIGHEST + 1)):
        out[n] = float(s.players[viewer].hand[value]) if viewer >= 0 else 0.0
        n += 1
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    stock = Stock(s, p)
    out[n] = float(p.step)
    out[n + 1] = float(p.money)
    out[n + 2] = float(p.deposit)
    out[n + 3] = float(p.prestige)
    out[n + 4] = float(settling.prestige_count(s, p))
    out[n + 5] = float(bidding.rank_of(s, seat))
    out[n + 6] = float(odds.influence(p))
    out[n + 7] = float(stock.free_cells)
    out[n + 8] = orders_worth(s, p)
    out[n + 9] = evaluate(s, seat)
    n += 10
    for wall in range(i64(WALLS)):
        out[n] = float(p.bollards[wall])
        n += 1
    for good in range(i64(GOODS)):
        out[n] = float(stock.stored[good])
        out[n + 1] = float(worth.aboard(p, good))
        out[n + 2] = float(stock.spare[good])
        n += 3
    for cell in range(i64(CELLS)):
        out[n] = float(p.cell[cell])
        n += 1
    return n
