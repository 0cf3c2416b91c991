"""What things are worth to a player, in money: ships, orders, buildings, permits, influence. Only from what the player may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import land, moving, settling
from comptoir.games.bremerhaven.cards import DOCKS, GOODS, JOKER, MUTINY, PRINTED
from comptoir.games.bremerhaven.sea import can_moor
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, LOADED, LOADING, NO_CARD, ORDER, SHIP, TIME, Player, State
from comptoir.games.bremerhaven.stock import Stock

# Numbers that did well in games of the heuristic with itself.
GOOD: Final = 3.0  # a good that fills an order
SPARE: Final = 0.85  # a good that fits nowhere yet
ANY: Final = 0.47  # how much less a good is worth where any other would do
LATER: Final = 0.39  # the part of a ship's prestige that may count in a later round
FIND: Final = 0.066  # chance of finding a good for an order in time,
FIND_MORE: Final = 0.1  # more with each round of its time,
FIND_AT_ONCE: Final = 0.11  # and in the round it was won
FOUND: Final = 0.44  # the part of its worth that a good still to be found has


# --- goods


def good_worth(stock: Stock, good: i64) -> float:
    """Of one more good of a kind."""
    if stock.spare[good] < 0:
        return GOOD
    if stock.for_jokers < 0:
        return GOOD - ANY
    return SPARE if stock.rounds >= 1.0 else 0.0


# --- ships


def ship_worth(s: State, p: Player, stock: Stock, ship: i64, good: i64) -> float:
    """Prestige that lifts the marker, and goods that fill orders."""
    stars = s.edition.ship_prestige[ship]
    lift = float(max(0, settling.prestige_count(s, p) + stars - p.prestige))
    later = LATER * float(stars) if s.edition.ship_stay[ship] > 1 and stock.rounds >= 1.0 else 0.0
    return stock.star * max(lift, later) + load_worth(s, stock, good, s.edition.ship_quantity[ship])


def best_load(s: State, p: Player, stock: Stock, ship: i64) -> i64:
    """The good it would bring, the best one for a joker ship; -1 if there is no dock for it."""
    best: i64 = -1
    printed = s.edition.ship_good[ship]
    for good in range(i64(GOODS)):
        if printed in (good, JOKER) and has_dock(s, p, ship, good):
            quantity = s.edition.ship_quantity[ship]
            if best < 0 or load_worth(s, stock, good, quantity) > load_worth(s, stock, best, quantity):
                best = good
    return best


def has_dock(s: State, p: Player, ship: i64, good: i64) -> bool:
    for dock in range(i64(DOCKS)):
        if can_moor(s, p, dock, ship, good):
            return True
    return False


def load_worth(s: State, stock: Stock, good: i64, quantity: i64) -> float:
    """Goods that are asked for, then goods for jokers, then goods to keep."""
    asked = min(quantity, max(0, -stock.spare[good]))
    for_jokers = min(quantity - asked, max(0, -stock.for_jokers))
    rest = quantity - asked - for_jokers
    keep = SPARE if stock.rounds >= 1.0 else 0.0
    price = 0.1 * float(settling.price(s, good))
    return (GOOD + price) * float(asked) + (GOOD - ANY) * float(for_jokers) + (keep + 0.5 * price) * float(min(rest, stock.free_cells))


# --- orders


def order_worth(s: State, p: Player, stock: Stock, order: i64) -> float:
    """Of taking it: goods it sells, a bonus if it can be filled in time, a penalty if not."""
    lacking = goods_lacking(s, stock, order)
    rounds = min(float(s.edition.order_duration[order]) - 1.0, stock.rounds)
    chance = min(0.85, FIND + FIND_MORE * rounds) if rounds >= 1.0 else FIND_AT_ONCE  # of finding one of them in time
    filled = 1.0
    for _ in range(lacking):
        filled *= chance
    ready = float(s.edition.order_size[order] - lacking)
    return (
        (GOOD - SPARE) * ready
        + FOUND * GOOD * chance * float(lacking)
        + filled * bonus(s, stock, order)
        - (1.0 - filled) * penalty(s, p, stock, order)
    )


def goods_lacking(s: State, stock: Stock, order: i64) -> i64:
    """How many of its goods are not at hand."""
    lacking: i64 = 0
    others = stock.for_jokers
    for good in range(i64(GOODS)):
        needs = s.edition.order_needs[order * PRINTED + good]
        if needs > 0:
            have = min(needs, max(0, stock.spare[good]))
            lacking += needs - have
            others -= have
    return lacking + max(0, s.edition.order_needs[order * PRINTED + JOKER] - max(0, others))


def bonus(s: State, stock: Stock, order: i64) -> float:
    return float(s.edition.bonus_money[order]) + stock.star * float(s.edition.bonus_prestige[order])


def penalty(s: State, p: Player, stock: Stock, order: i64) -> float:
    money = float(land.penalty_money(s, p, order))
    return min(money, float(p.money) + 3.0) + stock.star * float(land.penalty_prestige(s, p, order))


def missing_goods(s: State, p: Player, space: i64) -> i64:
    """Slots of an order in the harbour that are still empty."""
    at = space * LOADING
    orders = p.orders
    loaded = orders[at + LOADED] + orders[at + LOADED + 1] + orders[at + LOADED + 2] + orders[at + LOADED + 3]
    return s.edition.order_size[orders[at + ORDER]] - loaded


# --- prices


def aboard(p: Player, good: i64) -> i64:
    n: i64 = 0
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if p.docks[at + SHIP] != NO_CARD and p.docks[at + CARGO] == good:
            n += p.docks[at + ABOARD]
    return n


def selling(s: State, p: Player, stock: Stock) -> vec[i64]:
    """By good: what is sold at the end of this round, being on an order that is due or within its reach."""
    goods = vec[i64]([0] * GOODS)
    last = stock.rounds <= 0.0
    for space in range(land.loading_spaces(p)):
        at = space * LOADING
        if p.orders[at + ORDER] != NO_CARD and (p.orders[at + TIME] == 1 or last):
            for good in range(i64(GOODS)):
                goods[good] += p.orders[at + LOADED + good]
                if moving.is_reachable(p, space) and moving.accepts(s, p, space, good):
                    goods[good] += min(1, stock.stored[good] + aboard(p, good))
    return goods


def prices_worth(s: State, goods: vec[i64], card: i64) -> float:
    """What these goods bring at the prices of a card."""
    money: i64 = 0
    for good in range(i64(GOODS)):
        money += goods[good] * s.edition.price[card * GOODS + good]
    return float(money)


# --- ranks


def rank_worth(s: State, rounds: float, rank: i64) -> float:
    """The income of this round, that of the rounds to come as far as the rank may last, and ties that are won."""
    later = s.bidders - 1 - rank if s.event == MUTINY else rank
    income = s.edition.rank_income
    return float(income[rank]) + rounds * (0.45 * float(income[later]) - 0.15 * float(later))
