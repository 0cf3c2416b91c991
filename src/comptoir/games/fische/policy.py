"""Judgement without search: where to go, what to trade, and numbers that describe a position.

Every cell in reach is judged by what a stop there brings, and by what could be had from there in the turns to come. Only
the own table and the own bonus tokens are looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.fische import economy, extras, pool, tables, trade, ways
from comptoir.games.fische.actions import (
    BONUS_EXCHANGE,
    BONUS_PLUS2,
    BONUS_PRICE,
    BONUS_PURCHASE,
    BUY,
    CHANGE,
    DECLINE,
    KEEP,
    MOVE_PRICE,
    NEXT,
    PRODUCE_GOOD,
    RIDE,
    SELL,
    STOP,
    SUPPLY,
    SWAP_GOODS,
    TAKE,
    TAKE_FETISH,
    UP,
    WALK,
)
from comptoir.games.fische.cards import (
    CELLS,
    CHANGER,
    FETISHES,
    GOODS,
    IN_PLAY,
    PLUS2,
    PORT,
    TYPE,
)
from comptoir.games.fische.scoring import wealth
from comptoir.games.fische.state import ACTING, MOVING, NOWHERE, OFFERED, TRADING, Board, Player, State
from comptoir.games.fische.worth import FETISH, Purse, can_take, fetishist_place, visit, worth

LATER: Final = 0.6  # share of a gain that is to be had in a later turn
MOVE_ON: Final = 600.0  # worth of the port, when this table has no fetish to offer
KEEP_FIRST: Final = vec[i64]([5, 2, 4, 1, 3])  # how gladly each kind of bonus token is kept
ENOUGH: Final = 0.5  # a trade must bring more
NEEDED_IN_ALL: Final = 250.0  # worth per token of a payment that is nearly a fetish


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    out = legal_room()
    n = s.legal_into(seat, out)
    if n == 1:
        return out[0]
    p = s.players[seat]
    b = s.boards[p.table]
    if p.hand[OFFERED] >= 0:
        return choose_token(p)
    if b.short >= 0:
        return out[0]
    if b.phase == MOVING:
        return choose_move(s, b, seat, out, n)
    if b.phase == TRADING:
        return choose_trade(s, b, seat, out, n)
    return choose_extra(s, b, seat, out, n)


def choose_token(p: Player) -> i64:
    one = p.hand[OFFERED]
    other = p.hand[OFFERED + 1]
    return pack(KEEP, one if KEEP_FIRST[one] >= KEEP_FIRST[other] else other)


# --- movement


class Map:
    """What a stop at each place would bring, and whether the payment is complete then."""

    def __init__(self) -> None:
        self.gain: vec[float] = vec[float]([0.0] * CELLS)
        self.complete: i64 = 0  # a bit for each place
        self.ready = False  # the payment is complete already

    def draw(self, s: State, b: Board, p: Player) -> None:
        purse = Purse()
        self.complete = 0
        for place in range(i64(IN_PLAY)):
            self.gain[place] = visit(s, b, p, place, purse)
            if purse.missing == 0:
                self.complete |= i64(1) << place
        purse.open(s, b, p)
        worth(s, b, purse)
        self.ready = purse.missing == 0
        if not can_take(s, b, p) and s.tables > 1:
            self.gain[PORT] = MOVE_ON


def outlook(s: State, b: Board, chart: Map, cell: i64) -> float:
    """The best that may be had from there in later turns."""
    best = 0.0
    distance = s.edition.distance
    for place in range(i64(PORT + 1)):
        if place != cell:
            best = max(best, later(s, distance[cell * CELLS + place], chart.gain[place]))
    if cell < IN_PLAY and chart.complete >> cell & 1 and chart.gain[PORT] == 0.0:
        best = max(best, later(s, distance[cell * CELLS + fetishist_place(b)], FETISH))
    return best


def later(s: State, distance: i64, gain: float) -> float:
    """A gain some turns away."""
    turns = (distance + s.edition.movement_points - 1) // s.edition.movement_points
    return LATER * gain / float(max(turns, 1))


def choose_move(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    chart = Map()
    chart.draw(s, b, p)
    if chart.gain[PORT] > 0.0 and p.pawn == PORT and b.points > 0:
        return best_table(s, b, p)
    token = choose_bonus(s, b, seat, chart, out, n)
    if token >= 0:
        return token
    reach = ways.Reach()
    ways.explore(s, b, seat, b.ferries, b.points, reach)
    stay = out[n - 1] == STOP
    best: i64 = 0 if stay else -1
    best_value = stop_value(s, b, chart, p.pawn, b.points) if stay else 0.0
    for k in range(i64(1), reach.count):
        value = stop_value(s, b, chart, reach.cell[k], b.points - reach.cost[k]) - 0.1 * float(reach.cost[k])
        if best < 0 or value > best_value:
            best = k
            best_value = value
    return first_step(reach, best)


def stop_value(s: State, b: Board, chart: Map, cell: i64, points: i64) -> float:
    """Of ending the movement there; in the port with a point left one can change table at once."""
    if cell == PORT and points > 0:
        return chart.gain[PORT] + outlook(s, b, chart, cell)
    return (chart.gain[cell] if cell < IN_PLAY else 0.0) + outlook(s, b, chart, cell)


def first_step(reach: ways.Reach, k: i64) -> i64:
    if k == 0:
        return STOP
    while reach.before[k] > 0:
        k = reach.before[k]
    return pack(RIDE, reach.rode[k]) if reach.rode[k] >= 0 else pack(WALK, reach.cell[k])


def best_table(s: State, b: Board, p: Player) -> i64:
    """One that offers a missing fetish."""
    for table in range(s.tables):
        if table != b.number and trade.offered_here(s, s.boards[table]) & ~p.fetishes:
            return pack(CHANGE, table)
    return pack(CHANGE, (b.number + 1) % s.tables)


def choose_bonus(s: State, b: Board, seat: i64, chart: Map, out: vec[i64], n: i64) -> i64:
    """A token that completes the payment, or that brings the pawn to the fetishist in this turn; -1 for none."""
    p = s.players[seat]
    if p.tokens == 0 or not can_take(s, b, p):
        return -1
    if chart.ready:
        if pool.holds(p, PLUS2) and b.started != fetishist_place(b):
            away = s.edition.distance[p.pawn * CELLS + fetishist_place(b)]
            if b.points < away <= b.points + s.edition.more_points:
                return BONUS_PLUS2
        return -1
    return completing(s, b, p, out, n)


def completing(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    purse = Purse()
    for k in range(n):
        kind = kind_of(out[k])
        if kind in (BONUS_EXCHANGE, BONUS_PURCHASE):
            purse.open(s, b, p)
            if kind == BONUS_EXCHANGE:
                purse.goods[first_of(out[k])] -= 1
            purse.goods[second_of(out[k])] += 1
            worth(s, b, purse)
            if purse.missing == 0:
                return out[k]
    return -1


# --- trade


def choose_trade(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    """The trade that brings most; a fetish before all; nothing if nothing is worth it."""
    p = s.players[seat]
    if b.paying >= 0:
        return cheapest_offer(s, b, out, n)
    purse = Purse()
    purse.open(s, b, p)
    nothing = worth(s, b, purse) + ENOUGH if b.given < 0 else 0.0
    best = out[n - 1]
    best_value = nothing
    for k in range(n):
        kind = kind_of(out[k])
        if kind == TAKE_FETISH:
            return out[k]
        if kind in (BUY, SELL, SWAP_GOODS, TAKE):
            value = after_trade(s, b, p, purse, out[k])
            if value > best_value:
                best_value = value
                best = out[k]
    if kind_of(best) == SELL and second_of(best) > 1:
        return dearer_first(s, b, p, best, out, n)
    return best


def dearer_first(s: State, b: Board, p: Player, sale: i64, out: vec[i64], n: i64) -> i64:
    """Before a large sale the price may be raised by a bonus token."""
    raised = pack(BONUS_PRICE, first_of(sale), UP)
    if economy.can_rise(s, b, first_of(sale)):
        for k in range(n):
            if out[k] == raised:
                return raised
    return sale


def after_trade(s: State, b: Board, p: Player, purse: Purse, action: i64) -> float:
    purse.open(s, b, p)
    kind = kind_of(action)
    good = first_of(action)
    if kind == SWAP_GOODS:
        purse.goods[good] -= 1
        purse.goods[second_of(action)] += s.edition.changer_gives if TYPE[b.kiosk[p.pawn]] == CHANGER else 1
    elif kind == TAKE:
        purse.goods[good] += 1
    else:
        number = second_of(action) + 1
        sign: i64 = 1 if kind == BUY else -1
        purse.goods[good] += sign * number
        purse.florins -= sign * number * unit(s, b, p, kind, good)
    return worth(s, b, purse)


def unit(s: State, b: Board, p: Player, kind: i64, good: i64) -> i64:
    if kind == SELL:
        return economy.price(s, b, good)
    if b.phase == ACTING:
        return s.edition.bonus_florins
    is_stock = b.stock[p.pawn * GOODS + good] > 0
    return trade.unit_price(s, b, p.pawn, good) if is_stock else economy.price(s, b, good)


def cheapest_offer(s: State, b: Board, out: vec[i64], n: i64) -> i64:
    best = out[0]
    for k in range(n):
        if economy.price(s, b, first_of(out[k])) < economy.price(s, b, first_of(best)):
            best = out[k]
    return best


# --- extra actions


def choose_extra(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    kind = kind_of(out[0])
    purse = Purse()
    purse.open(s, b, p)
    nothing = worth(s, b, purse) + ENOUGH
    if kind == NEXT:
        return NEXT
    if kind in (PRODUCE_GOOD, SUPPLY):
        return choose_production(s, b, purse, out, n)
    if kind == MOVE_PRICE:
        return choose_price(s, b, purse, out, n)
    best = DECLINE if kind in (BUY, SELL) else out[0]
    best_value = nothing
    for k in range(n):
        if kind_of(out[k]) in (BUY, SELL):
            value = after_trade(s, b, p, purse, out[k])
            if value > best_value:
                best_value = value
                best = out[k]
    return best


def choose_production(s: State, b: Board, purse: Purse, out: vec[i64], n: i64) -> i64:
    """What is missing."""
    for k in range(n):
        kind = kind_of(out[k])
        if kind in (PRODUCE_GOOD, SUPPLY):
            good = first_of(out[k]) if kind == PRODUCE_GOOD else s.edition.sells[b.kiosk[first_of(out[k])]]
            if purse.reserved[good] > purse.goods[good]:
                return out[k]
    return out[0]


def choose_price(s: State, b: Board, purse: Purse, out: vec[i64], n: i64) -> i64:
    """Missing goods fall, spare ones rise; whatever moves the purse most."""
    best = out[0]
    best_value = -1.0
    for k in range(n):
        if kind_of(out[k]) == MOVE_PRICE:
            good = first_of(out[k])
            spare = purse.goods[good] - purse.reserved[good]
            value = float(spare * economy.price(s, b, good)) * (1.0 if second_of(out[k]) == UP else -1.0)
            if value > best_value:
                best_value = value
                best = out[k]
    return best


# --- numbers


def evaluate(s: State, seat: i64) -> float:
    """Fetishes, and how far the next one is: tokens in hand, and florins for the missing ones."""
    p = s.players[seat]
    owned = float(trade.owned(p))
    if trade.owned(p) == FETISHES or s.over:
        return owned
    purse = Purse()
    purse.open(s, s.boards[p.table], p)
    return owned + min(0.95, worth(s, s.boards[p.table], purse) / (NEEDED_IN_ALL * float(purse.size)))


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the own table, then of each seat there, the viewer first."""
    b = tables.board_of(s, viewer)
    n: i64 = 0
    for good in range(i64(GOODS)):
        out[n] = float(economy.price(s, b, good))
        out[n + 1] = float(b.reserve[good])
        n += 2
    for place in range(i64(IN_PLAY)):
        out[n] = float(b.kiosk[place])
        out[n + 1] = float(extras.stock_of(b, place))
        n += 2
    out[n] = float(b.phase)
    out[n + 1] = float(b.points)
    out[n + 2] = float(b.sitters)
    out[n + 3] = float(b.pooled)
    n += 4
    if viewer >= 0:
        n = observe_seat(s, viewer, out, n)
    for k in range(b.sitters):
        seat = b.order[(b.on + k) % b.sitters]
        if seat != viewer:
            n = observe_seat(s, seat, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    out[n] = float(p.florins)
    out[n + 1] = float(trade.owned(p))
    out[n + 2] = float(p.tokens)
    out[n + 3] = float(wealth(s, seat))
    out[n + 4] = float(p.pawn if p.pawn != NOWHERE else PORT)
    for good in range(i64(GOODS)):
        out[n + 5 + good] = float(p.goods[good])
    out[n + 10] = evaluate(s, seat)
    return n + 11
