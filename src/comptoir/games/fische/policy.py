"""Judgement without search: what each action is worth, and which is best.

The heuristic takes the best by the same numbers as `judge`, but looks at fewer actions: of bonus tokens only at those that
complete a payment, hurry the pawn or raise the price of a large sale, and at calls only on the way to a fetish.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.core.contract import NEVER, legal_room
from comptoir.core.dice import Dice
from comptoir.games.fische import choices, course, economy, tables, trade
from comptoir.games.fische.actions import (
    BONUS_CLOSED,
    BONUS_EXCHANGE,
    BONUS_PLUS2,
    BONUS_PRICE,
    BONUS_PURCHASE,
    BUY,
    DONE,
    KEEP,
    OFFER,
    SELL,
    SWAP_GOODS,
    TAKE,
    TAKE_FETISH,
    UP,
)
from comptoir.games.fische.cards import CHANGER, FETISHIST, FREDDY, GOODS, PRICE, TYPE
from comptoir.games.fische.choices import ENOUGH
from comptoir.games.fische.course import MAP
from comptoir.games.fische.imagine import KEEP_FIRST
from comptoir.games.fische.pool import holds
from comptoir.games.fische.state import ACTING, MOVING, NOTHING, OFFERED, TRADING, Board, Player, State
from comptoir.games.fische.worth import FETISH, TOKEN, Purse, can_take, price_after, worth

RAISE: Final = 40.0  # florins for which the price of a sale is raised
CLOSED_WORTH: Final = 30.0
PRICE_WORTH: Final = 40.0
EXCHANGE_WORTH: Final = 100.0
PURCHASE_WORTH: Final = 60.0

LEGAL: Final = legal_room()
PURSE: Final = Purse()


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    out = LEGAL
    n = s.legal_into(seat, out)
    if n == 1:
        return out[0]
    p = s.players[seat]
    b = s.boards[p.table]
    if p.hand[OFFERED] >= 0:
        return choose_token(p)
    if b.phase == MOVING and b.short < 0:
        return choose_move(s, b, seat, out, n)
    if b.phase == TRADING and b.short < 0:
        return choose_trade(s, b, p, out, n)
    return choices.choose(s, b, p, PURSE, out, n)


def choose_token(p: Player) -> i64:
    one = p.hand[OFFERED]
    other = p.hand[OFFERED + 1]
    return pack(KEEP, one if KEEP_FIRST[one] >= KEEP_FIRST[other] else other)


def choose_move(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    MAP.draw(s, b, p)
    if not MAP.ready and can_take(s, b, p):
        token = completing(s, b, p, out, n)
        if token >= 0:
            return token
    return course.choose_move(s, b, seat, out, n)


def completing(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    """A token that completes the payment; -1 for none."""
    if p.tokens == 0:
        return -1
    PURSE.open(s, b, p)
    for k in range(n):
        kind = kind_of(out[k])
        if kind in (BONUS_EXCHANGE, BONUS_PURCHASE):
            after(s, b, p, PURSE, out[k])
            if PURSE.missing == 0:
                return out[k]
    return -1


# --- trade


def choose_trade(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    """The trade that brings most; a fetish before all; nothing if nothing is worth it."""
    if b.paying >= 0:
        return cheapest_offer(s, b, out, n)
    PURSE.open(s, b, p)
    best = out[n - 1]
    best_value = worth(PURSE) + ENOUGH if b.given < 0 else 0.0
    for k in range(n):
        kind = kind_of(out[k])
        if kind == TAKE_FETISH:
            return out[k]
        if kind in (BUY, SELL, SWAP_GOODS, TAKE):
            value = after(s, b, p, PURSE, out[k])
            if value > best_value:
                best_value = value
                best = out[k]
    if best == DONE and TYPE[b.kiosk[p.pawn]] == FETISHIST and b.traded == 0 and can_take(s, b, p):
        return max(best, completing(s, b, p, out, n))
    if kind_of(best) == SELL and p.tokens > 0 and holds(p, PRICE):
        return dearer_first(s, b, best)
    return best


def dearer_first(s: State, b: Board, sale: i64) -> i64:
    """Before a large sale the price may be raised by a bonus token."""
    good = first_of(sale)
    more = (second_of(sale) + 1) * (price_after(s, b, good, True) - economy.price(s, b, good))
    return pack(BONUS_PRICE, good, UP) if float(more) > RAISE else sale


def after(s: State, b: Board, p: Player, purse: Purse, action: i64) -> float:
    """What the opened purse is worth after a trade or the use of a token."""
    purse.fill(p)
    kind = kind_of(action)
    good = first_of(action)
    if kind in (SWAP_GOODS, BONUS_EXCHANGE):
        purse.goods[good] -= 1
        keeper = TYPE[b.kiosk[p.pawn]] if kind == SWAP_GOODS else i64(NOTHING)
        purse.goods[second_of(action)] += s.edition.changer_gives if keeper == CHANGER else 1
        if keeper == FREDDY:
            return with_second(b, purse, good, second_of(action))
    elif kind == BONUS_PURCHASE:
        purse.goods[second_of(action)] += 1
        purse.florins -= purse.price[second_of(action)]
    elif kind == TAKE:
        purse.goods[good] += 1
    else:
        number = second_of(action) + 1
        sign: i64 = 1 if kind == BUY else -1
        purse.goods[good] += sign * number
        purse.florins -= sign * number * unit(s, b, p, kind, good)
    return worth(purse)


def with_second(b: Board, purse: Purse, given: i64, first: i64) -> float:
    """And the best second token that Freddy can give."""
    best = NEVER
    for good in range(i64(GOODS)):
        if good != given and b.reserve[good] > (1 if good == first else 0):
            purse.goods[good] += 1
            best = max(best, worth(purse))
            purse.goods[good] -= 1
    return best


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


# --- every action


def judge(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """In points of the outcome, each of them about a token of a payment."""
    p = s.players[seat]
    b = s.boards[p.table]
    if p.hand[OFFERED] >= 0:
        for k in range(n):
            out[k] = 0.1 * float(KEEP_FIRST[first_of(actions[k])])
        return
    if b.phase == MOVING and b.short < 0:
        judge_moves(s, b, seat, actions, n, out)
    elif b.phase == TRADING and b.short < 0:
        judge_trades(s, b, p, actions, n, out)
    else:
        choices.judge(s, b, p, PURSE, actions, n, out)
    judge_tokens(s, b, p, actions, n, out)
    for k in range(n):
        if out[k] != NEVER:
            out[k] /= TOKEN


def judge_moves(s: State, b: Board, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """By the best end each leads to; with a third fetish in reach nothing else is thought of."""
    MAP.draw(s, b, s.players[seat])
    best = 0.0
    for k in range(n):
        if kind_of(actions[k]) <= BONUS_PLUS2:
            out[k] = course.value_of(s, b, seat, actions[k])
            best = max(best, out[k])
    if best > course.VICTORY - FETISH:
        for k in range(n):
            if kind_of(actions[k]) > BONUS_PLUS2 or out[k] < course.VICTORY - FETISH:
                out[k] = NEVER


def judge_trades(s: State, b: Board, p: Player, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """By what the purse is worth afterwards. Who can take a fetish does."""
    PURSE.open(s, b, p)
    before = worth(PURSE)
    takes = False
    for k in range(n):
        kind = kind_of(actions[k])
        if kind == TAKE_FETISH:
            takes = True
            out[k] = FETISH - float(first_of(actions[k]))
        elif kind == OFFER:
            out[k] = -float(economy.price(s, b, first_of(actions[k])))
        elif kind == DONE:
            out[k] = ENOUGH
        elif kind < BONUS_PLUS2:
            out[k] = after(s, b, p, PURSE, actions[k]) - before
    if takes:
        for k in range(n):
            if kind_of(actions[k]) == DONE:
                out[k] = NEVER


def judge_tokens(s: State, b: Board, p: Player, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """Bonus tokens cost no time: they add to the best of the rest, less what they are worth later."""
    if p.tokens == 0:
        return
    PURSE.open(s, b, p)
    before = worth(PURSE)
    rest = best_without_tokens(actions, n, out)
    for k in range(n):
        kind = kind_of(actions[k])
        if out[k] == NEVER:
            continue
        if kind == BONUS_CLOSED:
            out[k] = rest - CLOSED_WORTH
        elif kind == BONUS_PRICE:
            out[k] = rest + price_gain(s, b, p, actions[k], before) - PRICE_WORTH
        elif kind in (BONUS_EXCHANGE, BONUS_PURCHASE):
            gain = after(s, b, p, PURSE, actions[k]) - before
            out[k] = rest + gain - (EXCHANGE_WORTH if kind == BONUS_EXCHANGE else PURCHASE_WORTH)


def best_without_tokens(actions: vec[i64], n: i64, out: vec[float]) -> float:
    best = NEVER
    for k in range(n):
        if kind_of(actions[k]) < BONUS_PLUS2:
            best = max(best, out[k])
    return best


def price_gain(s: State, b: Board, p: Player, action: i64, before: float) -> float:
    """What the purse would be worth more at that price."""
    good = first_of(action)
    PURSE.fill(p)
    kept = PURSE.price[good]
    PURSE.price[good] = price_after(s, b, good, second_of(action) == UP)
    gain = worth(PURSE) - before
    PURSE.price[good] = kept
    return gain


def is_routine(s: State, seat: i64) -> bool:
    """Which token to keep, with what to pay, what to give out, where to send a ferry or a pawn: the rest is worth a search."""
    if not tables.may_act(s, seat):
        return False
    p = s.players[seat]
    b = s.boards[p.table]
    if p.hand[OFFERED] >= 0 or b.short >= 0:
        return True
    if b.phase == TRADING:
        return b.paying >= 0
    return b.phase == ACTING and choices.is_routine(s, b, p)
