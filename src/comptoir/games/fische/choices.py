"""Judgement of extra actions, in florins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.core.contract import NEVER
from comptoir.games.fische import economy, extras, trade
from comptoir.games.fische.actions import (
    BONUS_PLUS2,
    BUY,
    DECLINE,
    MOVE_PRICE,
    NEXT,
    PRODUCE_GOOD,
    PUSH,
    RIDE,
    SELL,
    SUPPLY,
    SWAP_PLACE,
    UP,
    WALK,
)
from comptoir.games.fische.cards import CELLS, GOODS, IN_PLAY, MOVE_FERRY, MOVE_PAWN, STAGE_CELL
from comptoir.games.fische.state import Board, Player, State
from comptoir.games.fische.worth import LITTLE, PRODUCTION, SPARE, Purse, fetishist_place, price_after, reserve, worth

ENOUGH: Final = 0.5  # a trade must bring more
AHEAD: Final = 100.0  # a pawn is pushed of who has most fetishes
SHUT_OUT: Final = 50.0  # who is pushed into the fetishist's kiosk must leave it first
NEAR: Final = 6  # steps: what is made nearer than this is of use


def choose(s: State, b: Board, p: Player, purse: Purse, out: vec[i64], n: i64) -> i64:
    """The best, bonus tokens aside."""
    if kind_of(out[0]) == NEXT:
        return NEXT
    purse.open(s, b, p)
    before = worth(purse)
    best = out[0]
    best_value = NEVER
    for k in range(n):
        if kind_of(out[k]) < BONUS_PLUS2:
            value = value_of(s, b, p, purse, before, out[k])
            if value > best_value:
                best = out[k]
                best_value = value
    return best


def judge(s: State, b: Board, p: Player, purse: Purse, actions: vec[i64], n: i64, out: vec[float]) -> None:
    purse.open(s, b, p)
    before = worth(purse)
    for k in range(n):
        if kind_of(actions[k]) < BONUS_PLUS2:
            out[k] = value_of(s, b, p, purse, before, actions[k])


def is_routine(s: State, b: Board, p: Player) -> bool:
    extra = extras.current(s, b, p.pawn)
    return extras.is_automatic(extra) or extra in (MOVE_PAWN, MOVE_FERRY)


def value_of(s: State, b: Board, p: Player, purse: Purse, before: float, action: i64) -> float:
    kind = kind_of(action)
    good = first_of(action)
    if kind == PRODUCE_GOOD:
        return production(s, b, p, purse, good)
    if kind == SUPPLY:
        return supply(s, b, p, purse, good)
    if kind == MOVE_PRICE:
        return price_move(s, b, purse, good, second_of(action) == UP)
    if kind in (BUY, SELL):
        return deal(s, b, p, purse, kind, good) - before
    if kind == DECLINE:
        return ENOUGH
    if kind == PUSH:
        return AHEAD * float(trade.owned(s.players[good])) + float(trade.carried(s.players[good]))
    if kind == WALK:
        return pushed_to(s, b, good)
    if kind == RIDE:
        return pushed_to(s, b, STAGE_CELL[good])
    return swap(s, b, p, purse, good) if kind == SWAP_PLACE else 0.0


# --- goods


def production(s: State, b: Board, p: Player, purse: Purse, good: i64) -> float:
    """The good that is missing, the nearer the better."""
    best = 0.0
    for place in range(i64(IN_PLAY)):
        if economy.sells(s, b, place, good):
            best = max(best, supply(s, b, p, purse, place))
    return best


def supply(s: State, b: Board, p: Player, purse: Purse, place: i64) -> float:
    good = s.edition.sells[b.kiosk[place]]
    reserve(purse)
    value = PRODUCTION if purse.lacks(good) else LITTLE
    return value / float(s.edition.turns[p.pawn * CELLS + place])


def price_move(s: State, b: Board, purse: Purse, good: i64, up: bool) -> float:
    """Missing goods fall, spare ones rise."""
    reserve(purse)
    change = float(price_after(s, b, good, up) - purse.price[good])
    spare = purse.goods[good] - purse.reserved[good]
    return change * (SPARE * float(spare) if spare > 0 else float(spare))


def deal(s: State, b: Board, p: Player, purse: Purse, kind: i64, good: i64) -> float:
    """What the purse is worth then: one token for a fixed price, or sold at that of the board."""
    purse.fill(p)
    if kind == BUY:
        purse.goods[good] += 1
        purse.florins -= s.edition.bonus_florins
    else:
        purse.goods[good] -= 1
        purse.florins += purse.price[good]
    value = worth(purse)
    purse.fill(p)
    return value


# --- pawns and kiosks


def pushed_to(s: State, b: Board, cell: i64) -> float:
    """Away from the fetishist, or, of one who is about to buy there, right into it."""
    goal = fetishist_place(b)
    if cell == goal:
        return SHUT_OUT if is_ready(s, b, s.players[b.chosen]) else 0.0
    return float(s.edition.distance[cell * CELLS + goal])


def is_ready(s: State, b: Board, p: Player) -> bool:
    return trade.can_pay(trade.cost(s, p, b.kiosk[fetishist_place(b)]), p.goods, -1, b.tray)


def swap(s: State, b: Board, p: Player, purse: Purse, place: i64) -> float:
    """Of two kiosks or stocks a near one that lacks, then a far one that has what is missing."""
    wanted = usefulness(s, b, purse, place)
    near = s.edition.distance[p.pawn * CELLS + place] <= NEAR
    if b.chosen >= 0:
        return wanted - usefulness(s, b, purse, b.chosen)
    return -wanted if near else -LITTLE * float(GOODS)


def usefulness(s: State, b: Board, purse: Purse, place: i64) -> float:
    """Missing tokens in stock there."""
    reserve(purse)
    total: i64 = 0
    for good in range(i64(GOODS)):
        if purse.lacks(good):
            total += min(b.stock[place * GOODS + good], purse.reserved[good] - purse.goods[good])
    return float(total) * LITTLE
