"""What belongings are worth on the way to the next fetish, and what a visit to a kiosk would bring.

Worth is in florins. A token that the payment needs counts more than its price, a spare one what it would sell for; florins
beyond what the missing tokens cost count little, so that they are spent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.fische import economy, extras, trade
from comptoir.games.fische.cards import (
    CHANGER,
    EXTRA_ROOM,
    FELICITAS,
    FETISHES,
    FETISHIST,
    FRANZ,
    FREDDY,
    GIFT,
    GOODS,
    IN_PLAY,
    MERCHANT,
    PRODUCE,
    RISE,
    TWO_MERCHANTS_PRODUCE,
    TYPE,
)
from comptoir.games.fische.edition import LARGEST_PART
from comptoir.games.fische.state import Board, Player, State

# Numbers found by trial.
NEEDED: Final = 150.0  # a token that the payment needs
COMPLETE: Final = 200.0  # all of them
SPARE: Final = 0.75  # share of the price that a spare token brings
IDLE: Final = 0.4  # share of florins that nothing is to be bought with
CUSHION: Final = 40.0  # florins beyond the missing tokens that still count in full
SEED: Final = 60.0  # the last florins, without which nothing can be begun
SEED_WORTH: Final = 1.0  # and how much more they count
HOPE: Final = 0.3  # share of a needed token's worth when nothing is left to pay for the missing ones
FETISH: Final = 1000.0
GIFT_WORTH: Final = 30.0
PRODUCTION: Final = 8.0  # of a missing good
LITTLE: Final = 3.0  # any other extra action: better than standing still


class Purse:
    """Belongings to try trades with, and what they need."""

    def __init__(self) -> None:
        self.florins: i64 = 0
        self.goods: vec[i64] = vec[i64]([0] * GOODS)
        self.parts: i64 = 0  # of the next payment
        self.size: i64 = 0  # tokens of that payment
        self.reserved: vec[i64] = vec[i64]([0] * GOODS)  # tokens of it, by good, that should be had
        self.missing: i64 = 0  # of these

    def open(self, s: State, b: Board, p: Player) -> None:
        self.florins = p.florins
        for good in range(i64(GOODS)):
            self.goods[good] = p.goods[good]
        self.parts = next_payment(s, b, p)
        self.size = payment_size(self.parts)

    def carried(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


def fetishist_place(b: Board) -> i64:
    for place in range(i64(IN_PLAY)):
        if TYPE[b.kiosk[place]] == FETISHIST:
            return place
    return 0


def next_payment(s: State, b: Board, p: Player) -> i64:
    owned = min(trade.owned(p), FETISHES - 1)
    return s.edition.cost[b.kiosk[fetishist_place(b)] * FETISHES + owned]


def payment_size(parts: i64) -> i64:
    total: i64 = 0
    for size in range(i64(1), i64(LARGEST_PART + 1)):
        total += size * (parts >> (3 * size) & 7)
    return total


def reserve(s: State, b: Board, purse: Purse) -> i64:
    """Choose a good for each part, the largest first, where least is missing; what the missing tokens cost."""
    cost: i64 = 0
    used: i64 = 0
    purse.missing = 0
    for good in range(i64(GOODS)):
        purse.reserved[good] = 0
    size: i64 = LARGEST_PART
    while size > 0:
        for _ in range(purse.parts >> (3 * size) & 7):
            good = best_for(s, b, purse, size, used)
            used |= i64(1) << good
            lacking = max(i64(0), size - purse.goods[good])
            purse.reserved[good] = size
            purse.missing += lacking
            cost += lacking * economy.price(s, b, good)
        size -= 1
    return cost


def best_for(s: State, b: Board, purse: Purse, size: i64, used: i64) -> i64:
    """Least to pay; among equals the cheapest to give away."""
    best: i64 = -1
    best_cost: i64 = 0
    for good in range(i64(GOODS)):
        if not used >> good & 1:
            price = economy.price(s, b, good)
            cost = max(i64(0), size - purse.goods[good]) * (price + 60) * 1000 + price
            if best < 0 or cost < best_cost:
                best = good
                best_cost = cost
    return best


def worth(s: State, b: Board, purse: Purse) -> float:
    cost = float(reserve(s, b, purse))
    florins = float(purse.florins)
    spares = 0.0
    for good in range(i64(GOODS)):
        spare = purse.goods[good] - purse.reserved[good]
        if spare > 0:
            spares += SPARE * float(spare * economy.price(s, b, good))
    needed = NEEDED * float(purse.size - purse.missing)
    if purse.missing == 0:
        needed += COMPLETE
    else:
        needed *= HOPE + (1.0 - HOPE) * min(1.0, (florins + spares) / cost)
        needed += SEED_WORTH * min(florins, SEED)
    useful = 1.2 * cost + CUSHION
    return needed + spares + (florins if florins < useful else useful + IDLE * (florins - useful))


# --- visits


def visit(s: State, b: Board, p: Player, place: i64, purse: Purse) -> float:
    """Trade as well as one can in the kiosk there; how much more the purse is worth then. A fetish is worth most of all."""
    purse.open(s, b, p)
    before = worth(s, b, purse)
    if TYPE[b.kiosk[place]] == FETISHIST:
        return FETISH if can_take(s, b, p) and purse.missing == 0 else 0.0
    extra = extras_worth(s, b, b.kiosk[place], purse)
    return extra + trade_gain(s, b, place, purse, before)


def extras_worth(s: State, b: Board, kiosk: i64, purse: Purse) -> float:
    total = 0.0
    for k in range(s.edition.extras[kiosk]):
        extra = s.edition.extra[kiosk * EXTRA_ROOM + k]
        if extra == GIFT:
            total += GIFT_WORTH if extras.cheapest(b) >= 0 and purse.carried() < s.edition.carry_limit else 0.0
        elif extra < RISE:
            total += PRODUCTION if purse.goods[extra - PRODUCE] < purse.reserved[extra - PRODUCE] else LITTLE
        elif extra < TWO_MERCHANTS_PRODUCE:
            total += LITTLE * float(purse.goods[extra - RISE] - purse.reserved[extra - RISE])
        else:
            total += LITTLE
    return total


def trade_gain(s: State, b: Board, place: i64, purse: Purse, before: float) -> float:
    kind = TYPE[b.kiosk[place]]
    if kind == MERCHANT:
        return visit_merchant(s, b, place, purse, before) - before
    if kind == FRANZ:
        return visit_franz(s, b, purse, before) - before
    times: i64 = 1 if kind == FREDDY else s.edition.times_at_changer
    best = before
    for _ in range(times):
        best = exchange_once(s, b, b.kiosk[place], kind, purse, best)
    return best - before


def can_take(s: State, b: Board, p: Player) -> bool:
    return p.face_down == 0 and trade.offered_here(s, b) & ~p.fetishes != 0


def visit_merchant(s: State, b: Board, place: i64, purse: Purse, best: float) -> float:
    wanted = s.edition.buys[b.kiosk[place]]
    price = economy.price(s, b, wanted)
    best = try_amounts(s, b, purse, wanted, -price, purse.goods[wanted], best, -1)
    for good in range(i64(GOODS)):
        stock = b.stock[place * GOODS + good]
        if stock > 0:
            unit = trade.unit_price(s, b, place, good)
            most = min(min(stock, s.edition.carry_limit - purse.carried()), purse.florins // unit)
            best = try_amounts(s, b, purse, good, unit, most, best, 1)
    return best


def try_amounts(s: State, b: Board, purse: Purse, good: i64, unit: i64, most: i64, best: float, way: i64) -> float:
    """Take (or give, with `way` -1) as many tokens as bring most. `unit` is what one costs; a negative one is earned."""
    florins = purse.florins
    tokens = purse.goods[good]
    chosen: i64 = 0
    for number in range(i64(1), most + 1):
        purse.florins = florins - unit * number
        purse.goods[good] = tokens + way * number
        value = worth(s, b, purse)
        if value > best:
            best = value
            chosen = number
    purse.florins = florins - unit * chosen
    purse.goods[good] = tokens + way * chosen
    return best


def visit_franz(s: State, b: Board, purse: Purse, before: float) -> float:
    best = before
    if purse.carried() < s.edition.carry_limit:
        for good in range(i64(GOODS)):
            unit = economy.price(s, b, good)
            if b.reserve[good] > 0 and purse.florins >= unit:
                purse.florins -= unit
                purse.goods[good] += 1
                best = max(best, worth(s, b, purse))
                purse.florins += unit
                purse.goods[good] -= 1
    return best


def exchange_once(s: State, b: Board, kiosk: i64, kind: i64, purse: Purse, best: float) -> float:
    """Make the best exchange, if any is worth it."""
    best_given: i64 = -1
    best_good: i64 = -1
    many = gets(s, kind)
    for given in range(i64(GOODS)):
        if purse.goods[given] > 0 and purse.carried() - 1 + many <= s.edition.carry_limit:
            for good in range(i64(GOODS)):
                if exchanges(s, b, kiosk, kind, given, good) and b.reserve[good] >= many:
                    purse.goods[given] -= 1
                    purse.goods[good] += many
                    value = worth(s, b, purse)
                    purse.goods[given] += 1
                    purse.goods[good] -= many
                    if value > best:
                        best = value
                        best_given = given
                        best_good = good
    if best_given >= 0:
        purse.goods[best_given] -= 1
        purse.goods[best_good] += many
    return best


def gets(s: State, kind: i64) -> i64:
    """Tokens for one; Freddy's two are taken as alike."""
    if kind == CHANGER:
        return s.edition.changer_gives
    return 1 if kind == FELICITAS else 2


def exchanges(s: State, b: Board, kiosk: i64, kind: i64, given: i64, good: i64) -> bool:
    if kind == CHANGER:
        return s.edition.buys[kiosk] == given and s.edition.gives[kiosk] == good
    if kind == FELICITAS:
        return b.level[good] > b.level[given]
    return good != given
