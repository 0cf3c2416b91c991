"""What belongings are worth on the way to the next fetish, and what a visit to a kiosk would bring.

Worth is in florins. A token that the payment needs counts more than its price, a spare one what it would sell for; florins
beyond what the missing tokens cost count little, so that they are spent.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.fische import economy, extras, trade
from comptoir.games.fische.cards import (
    ALL_FOR_50,
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
    SPECIAL_SALE,
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
TOKEN: Final = 250.0  # about what one token of a payment is worth, with all that leads to it
GIFT_WORTH: Final = 30.0
PRODUCTION: Final = 8.0  # of a missing good
LITTLE: Final = 3.0  # any other extra action: better than standing still
BROKE: Final = 200.0  # to have nothing left after the payment
CROWDED: Final = 100.0  # a missing token for which there is no room
BOARD_PRICE: Final = -1  # no fixed one


class Purse:
    """Belongings to try trades with, and what they need."""

    def __init__(self) -> None:
        self.florins: i64 = 0
        self.goods: vec[i64] = vec[i64]([0] * GOODS)
        self.price: vec[i64] = vec[i64]([0] * GOODS)
        self.part: vec[i64] = vec[i64]([0] * GOODS)  # of the next payment, the largest first
        self.parts: i64 = 0
        self.size: i64 = 0  # tokens of that payment
        self.is_last = False  # that it is for the third fetish
        self.room: i64 = 0  # for tokens, in all
        self.reserved: vec[i64] = vec[i64]([0] * GOODS)  # tokens of it, by good, that should be had
        self.missing: i64 = 0  # of these

    def open(self, s: State, b: Board, p: Player) -> None:
        self.fill(p)
        for good in range(i64(GOODS)):
            self.price[good] = s.edition.price[b.level[good]]
        self.room = s.edition.carry_limit
        self.is_last = trade.owned(p) >= FETISHES - 1
        self.take_apart(next_payment(s, b, p))

    def fill(self, p: Player) -> None:
        """With what the player has."""
        self.florins = p.florins
        goods = p.goods
        own = self.goods
        for good in range(i64(GOODS)):
            own[good] = goods[good]

    def take_apart(self, payment: i64) -> None:
        self.parts = 0
        self.size = 0
        size: i64 = LARGEST_PART
        while size > 0:
            for _ in range(payment >> (3 * size) & 7):
                self.part[self.parts] = size
                self.parts += 1
                self.size += size
            size -= 1

    def carried(self) -> i64:
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]

    def lacks(self, good: i64) -> bool:
        return self.goods[good] < self.reserved[good]


def fetishist_place(b: Board) -> i64:
    kiosk = b.kiosk
    for place in range(i64(IN_PLAY)):
        if TYPE[kiosk[place]] == FETISHIST:
            return place
    return 0


def next_payment(s: State, b: Board, p: Player) -> i64:
    owned = min(trade.owned(p), FETISHES - 1)
    return s.edition.cost[b.kiosk[fetishist_place(b)] * FETISHES + owned]


def reserve(purse: Purse) -> i64:
    """Choose a good for each part, the largest first, where least is missing; what the missing tokens cost."""
    cost: i64 = 0
    used: i64 = 0
    missing: i64 = 0
    goods = purse.goods
    reserved = purse.reserved
    for good in range(i64(GOODS)):
        reserved[good] = 0
    for k in range(purse.parts):
        size = purse.part[k]
        good = best_for(purse, size, used)
        used |= i64(1) << good
        reserved[good] = size
        if goods[good] < size:
            missing += size - goods[good]
            cost += (size - goods[good]) * purse.price[good]
    purse.missing = missing
    return cost


def best_for(purse: Purse, size: i64, used: i64) -> i64:
    """Least to pay; among equals the cheapest to give away."""
    best: i64 = -1
    best_cost: i64 = 0
    goods = purse.goods
    prices = purse.price
    for good in range(i64(GOODS)):
        if not used >> good & 1:
            price = prices[good]
            cost = price
            if goods[good] < size:
                cost += (size - goods[good]) * (price + 60) * 1000
            if best < 0 or cost < best_cost:
                best = good
                best_cost = cost
    return best


def spare_worth(purse: Purse) -> float:
    total: i64 = 0
    for good in range(i64(GOODS)):
        if purse.goods[good] > purse.reserved[good]:
            total += (purse.goods[good] - purse.reserved[good]) * purse.price[good]
    return SPARE * float(total)


def worth(purse: Purse) -> float:
    cost = float(reserve(purse))
    florins = float(purse.florins)
    spares = spare_worth(purse)
    needed = NEEDED * float(purse.size - purse.missing)
    if purse.missing == 0:
        needed += COMPLETE
        if not purse.is_last and florins + spares < SEED:
            needed -= BROKE * (1.0 - (florins + spares) / SEED)
    elif florins + spares < cost:
        needed *= HOPE + (1.0 - HOPE) * (florins + spares) / cost
    if purse.missing > 0 or not purse.is_last:
        needed += SEED_WORTH * (florins if florins < SEED else SEED)
    crowd = purse.missing + purse.carried() - purse.room
    if crowd > 0:
        needed -= CROWDED * float(crowd)
    useful = 1.2 * cost + CUSHION
    return needed + spares + (florins if florins < useful else useful + IDLE * (florins - useful))


# --- visits


def visit(s: State, b: Board, p: Player, place: i64, purse: Purse, before: float) -> float:
    """Trade as well as one can in the kiosk there; how much more the purse, opened and worth `before`, is worth then.

    A fetish is worth most of all. The purse is left as it is after the visit.
    """
    purse.fill(p)
    kiosk = b.kiosk[place]
    if TYPE[kiosk] == FETISHIST:
        reserve(purse)
        return FETISH if purse.missing == 0 and can_take(s, b, p) else 0.0
    best = trade_there(s, b, place, TYPE[kiosk], purse, before)
    return best - before + extras_worth(s, b, kiosk, purse, best)


def extras_worth(s: State, b: Board, kiosk: i64, purse: Purse, now: float) -> float:
    """Of what happens there after the trade, `now` being what the purse is worth."""
    total = 0.0
    reserve(purse)
    for k in range(s.edition.extras[kiosk]):
        extra = s.edition.extra[kiosk * EXTRA_ROOM + k]
        if extra < RISE:
            total += PRODUCTION if purse.lacks(extra - PRODUCE) else LITTLE
        elif extra < TWO_MERCHANTS_PRODUCE:
            total += LITTLE * float(purse.goods[extra - RISE] - purse.reserved[extra - RISE])
        elif extra == GIFT:
            total += GIFT_WORTH if extras.cheapest(b) >= 0 and purse.carried() < s.edition.carry_limit else 0.0
        elif extra == ALL_FOR_50:
            total += buy_any(s, b, purse, now, s.edition.bonus_florins) - now
            reserve(purse)
        elif extra == SPECIAL_SALE:
            total += sell_any(purse, now) - now
            reserve(purse)
        else:
            total += LITTLE
    return total


def trade_there(s: State, b: Board, place: i64, kind: i64, purse: Purse, before: float) -> float:
    if kind == MERCHANT:
        return visit_merchant(s, b, place, purse, before)
    if kind == FRANZ:
        return buy_any(s, b, purse, before, BOARD_PRICE)
    times: i64 = 1 if kind == FREDDY else s.edition.times_at_changer
    best = before
    for _ in range(times):
        now = exchange_once(s, b, b.kiosk[place], kind, purse, best)
        if now == best:
            break
        best = now
    return best


def can_take(s: State, b: Board, p: Player) -> bool:
    return p.face_down == 0 and trade.offered_here(s, b) & ~p.fetishes != 0


def visit_merchant(s: State, b: Board, place: i64, purse: Purse, best: float) -> float:
    wanted = s.edition.buys[b.kiosk[place]]
    if purse.goods[wanted] > 0:
        best = try_amounts(purse, wanted, -purse.price[wanted], purse.goods[wanted], best, -1)
    stock = b.stock
    at = place * GOODS
    for good in range(i64(GOODS)):
        if stock[at + good] > 0:
            unit = trade.unit_price(s, b, place, good)
            most = min(min(stock[at + good], s.edition.carry_limit - purse.carried()), purse.florins // unit)
            best = try_amounts(purse, good, unit, most, best, 1)
    return best


def try_amounts(purse: Purse, good: i64, unit: i64, most: i64, best: float, way: i64) -> float:
    """Take (or give, with `way` -1) as many tokens as bring most. `unit` is what one costs; a negative one is earned."""
    florins = purse.florins
    tokens = purse.goods[good]
    chosen: i64 = 0
    for number in range(i64(1), most + 1):
        purse.florins = florins - unit * number
        purse.goods[good] = tokens + way * number
        value = worth(purse)
        if value > best:
            best = value
            chosen = number
    purse.florins = florins - unit * chosen
    purse.goods[good] = tokens + way * chosen
    return best


def buy_any(s: State, b: Board, purse: Purse, best: float, fixed: i64) -> float:
    """One token of any good from the reserve, at a fixed price or that of the board."""
    chosen: i64 = -1
    if purse.carried() < s.edition.carry_limit:
        for good in range(i64(GOODS)):
            unit = fixed if fixed >= 0 else purse.price[good]
            if b.reserve[good] > 0 and purse.florins >= unit:
                purse.florins -= unit
                purse.goods[good] += 1
                value = worth(purse)
                if value > best:
                    best = value
                    chosen = good
                purse.florins += unit
                purse.goods[good] -= 1
    if chosen >= 0:
        purse.florins -= fixed if fixed >= 0 else purse.price[chosen]
        purse.goods[chosen] += 1
    return best


def sell_any(purse: Purse, best: float) -> float:
    """One token of any good at the price of the board."""
    for good in range(i64(GOODS)):
        if purse.goods[good] > 0:
            purse.florins += purse.price[good]
            purse.goods[good] -= 1
            best = max(best, worth(purse))
            purse.florins -= purse.price[good]
            purse.goods[good] += 1
    return best


def exchange_once(s: State, b: Board, kiosk: i64, kind: i64, purse: Purse, best: float) -> float:
    """Make the best exchange, if any is worth it."""
    best_given: i64 = -1
    best_good: i64 = -1
    many = gets(s, kind)
    if purse.carried() - 1 + many > s.edition.carry_limit:
        return best
    for given in range(i64(GOODS)):
        if purse.goods[given] > 0:
            for good in range(i64(GOODS)):
                if exchanges(s, b, kiosk, kind, given, good) and b.reserve[good] >= many:
                    purse.goods[given] -= 1
                    purse.goods[good] += many
                    value = worth(purse)
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


def price_after(s: State, b: Board, good: i64, up: bool) -> i64:
    """A rise beyond the highest price leaves it where it is."""
    level = b.level[good]
    if not up:
        level -= s.edition.fall[level]
    elif economy.can_rise(s, b, good):
        level += s.edition.rise[level]
    return s.edition.price[level]
