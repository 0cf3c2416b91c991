"""What things are worth to a player, in money: ships, orders, buildings, permits, influence. Only from what the player may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import land, moving, settling, storage
from comptoir.games.bremerhaven.cards import (
    CELLS,
    DOCKS,
    GOODS,
    HIGHEST,
    JOKER,
    PRINTED,
)
from comptoir.games.bremerhaven.news import steps
from comptoir.games.bremerhaven.sea import can_moor
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, FREE, LOADED, LOADING, NO_CARD, ORDER, SHIP, TIME, Player, State

# Numbers by judgement; they have not been tuned.
PACE: Final = 1.55  # spaces the ship moves in a round of the long game
EARNED: Final = 5.0  # money that a round brings
STARS: Final = 0.7  # prestige that a round brings
GOOD: Final = 2.4  # a good that fills an order
SPARE: Final = 0.7  # a good that fits nowhere yet


# --- time and money


def rounds_left(s: State) -> float:
    """After this one, by the usual pace."""
    way = float(s.edition.track_end - s.track - steps(s))
    if way <= 0.0:
        return 0.0
    return way / (PACE if s.is_long else float(s.edition.short_step))


def star(s: State, p: Player) -> float:
    """The worth of a point of prestige: at the end, money is multiplied by it."""
    rounds = rounds_left(s)
    money = float(p.money + p.deposit) + EARNED * rounds + 5.0
    stars = float(p.prestige) + STARS * rounds + 1.0
    return min(max(money / stars, 1.0), 12.0)


# --- goods


def wanted(s: State, p: Player, good: i64) -> i64:
    """By orders that ask for this very good."""
    n: i64 = 0
    for space in range(land.loading_spaces(p)):
        order = p.orders[space * LOADING + ORDER]
        if order != NO_CARD:
            n += max(0, s.edition.order_needs[order * PRINTED + good] - p.orders[space * LOADING + LOADED + good])
    return n


def jokers_open(s: State, p: Player) -> i64:
    """Slots that take anything."""
    n: i64 = 0
    for space in range(land.loading_spaces(p)):
        order = p.orders[space * LOADING + ORDER]
        if order != NO_CARD:
            free = s.edition.order_needs[order * PRINTED + JOKER]
            for good in range(i64(GOODS)):
                free -= max(0, p.orders[space * LOADING + LOADED + good] - s.edition.order_needs[order * PRINTED + good])
            n += free
    return n


def stored(p: Player, good: i64) -> i64:
    n: i64 = 0
    for cell in range(i64(CELLS)):
        n += storage.held(p, cell, good)
    return n


def aboard(p: Player, good: i64) -> i64:
    n: i64 = 0
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if p.docks[at + SHIP] != NO_CARD and p.docks[at + CARGO] == good:
            n += p.docks[at + ABOARD]
    return n


def spare(s: State, p: Player, good: i64) -> i64:
    """Goods at hand that no order asks for; below 0 if some are lacking."""
    return stored(p, good) + aboard(p, good) - wanted(s, p, good)


def spare_for_jokers(s: State, p: Player) -> i64:
    n: i64 = -jokers_open(s, p)
    for good in range(i64(GOODS)):
        n += max(0, spare(s, p, good))
    return n


def good_worth(s: State, p: Player, good: i64) -> float:
    """Of one more good of a kind."""
    if spare(s, p, good) < 0:
        return GOOD
    if spare_for_jokers(s, p) < 0:
        return GOOD - 0.4
    return SPARE if rounds_left(s) >= 1.0 else 0.0


def free_cells(s: State, p: Player) -> i64:
    n: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE and storage.lying(p, cell) == 0:
            n += 1
    return n


# --- ships


def ship_worth(s: State, p: Player, ship: i64) -> float:
    """Prestige that lifts the marker, and goods that fill orders; nothing if it cannot moor."""
    good = best_load(s, p, ship)
    if good < 0:
        return 0.0
    stars = s.edition.ship_prestige[ship]
    lift = float(max(0, settling.prestige_count(s, p) + stars - p.prestige))
    later = 0.3 * float(stars) if s.edition.ship_stay[ship] > 1 and rounds_left(s) >= 1.0 else 0.0
    return star(s, p) * max(lift, later) + load_worth(s, p, good, s.edition.ship_quantity[ship])


def best_load(s: State, p: Player, ship: i64) -> i64:
    """The good it would bring, the best one for a joker ship; -1 if there is no dock for it."""
    best: i64 = -1
    printed = s.edition.ship_good[ship]
    for good in range(i64(GOODS)):
        if printed in (good, JOKER) and has_dock(s, p, ship, good):
            quantity = s.edition.ship_quantity[ship]
            if best < 0 or load_worth(s, p, good, quantity) > load_worth(s, p, best, quantity):
                best = good
    return best


def has_dock(s: State, p: Player, ship: i64, good: i64) -> bool:
    for dock in range(i64(DOCKS)):
        if can_moor(s, p, dock, ship, good):
            return True
    return False


def load_worth(s: State, p: Player, good: i64, quantity: i64) -> float:
    """Goods that are asked for, then goods for jokers, then goods to keep."""
    asked = min(quantity, max(0, -spare(s, p, good)))
    for_jokers = min(quantity - asked, max(0, -spare_for_jokers(s, p)))
    rest = quantity - asked - for_jokers
    keep = SPARE if rounds_left(s) >= 1.0 else 0.0
    price = 0.1 * float(settling.price(s, good))
    return (GOOD + price) * float(asked) + (GOOD - 0.4) * float(for_jokers) + (keep + 0.5 * price) * float(min(rest, free_cells(s, p)))


# --- orders


def order_worth(s: State, p: Player, order: i64) -> float:
    """Of taking it: goods it sells, a bonus if it can be filled in time, a penalty if not."""
    lacking = goods_lacking(s, p, order)
    rounds = min(float(s.edition.order_duration[order]) - 1.0, rounds_left(s))
    chance = min(0.85, 0.15 + 0.22 * rounds) if rounds >= 1.0 else 0.12  # of finding one of them in time
    filled = 1.0
    for _ in range(lacking):
        filled *= chance
    ready = float(s.edition.order_size[order] - lacking)
    return (
        (GOOD - SPARE) * ready + 0.7 * GOOD * chance * float(lacking) + filled * bonus(s, p, order) - (1.0 - filled) * penalty(s, p, order)
    )


def goods_lacking(s: State, p: Player, order: i64) -> i64:
    """How many of its goods are not at hand."""
    lacking: i64 = 0
    others = spare_for_jokers(s, p)
    for good in range(i64(GOODS)):
        needs = s.edition.order_needs[order * PRINTED + good]
        if needs > 0:
            have = min(needs, max(0, spare(s, p, good)))
            lacking += needs - have
            others -= have
    return lacking + max(0, s.edition.order_needs[order * PRINTED + JOKER] - max(0, others))


def bonus(s: State, p: Player, order: i64) -> float:
    return float(s.edition.bonus_money[order]) + star(s, p) * float(s.edition.bonus_prestige[order])


def penalty(s: State, p: Player, order: i64) -> float:
    money = float(land.penalty_money(s, p, order))
    return min(money, float(p.money) + 3.0) + star(s, p) * float(land.penalty_prestige(s, p, order))


def missing_goods(s: State, p: Player, space: i64) -> i64:
    """Slots of an order in the harbour that are still empty."""
    at = space * LOADING
    orders = p.orders
    loaded = orders[at + LOADED] + orders[at + LOADED + 1] + orders[at + LOADED + 2] + orders[at + LOADED + 3]
    return s.edition.order_size[orders[at + ORDER]] - loaded


# --- prices


def selling(s: State, p: Player) -> vec[i64]:
    """By good: what is sold at the end of this round, being on an order that is due or within its reach."""
    goods = vec[i64]([0] * GOODS)
    last = rounds_left(s) <= 0.0
    for space in range(land.loading_spaces(p)):
        at = space * LOADING
        if p.orders[at + ORDER] != NO_CARD and (p.orders[at + TIME] == 1 or last):
            for good in range(i64(GOODS)):
                goods[good] += p.orders[at + LOADED + good]
                if moving.is_reachable(p, space) and moving.accepts(s, p, space, good):
                    goods[good] += min(1, stored(p, good) + aboard(p, good))
    return goods


def prices_worth(s: State, goods: vec[i64], card: i64) -> float:
    """What these goods bring at the prices of a card."""
    money: i64 = 0
    for good in range(i64(GOODS)):
        money += goods[good] * s.edition.price[card * GOODS + good]
    return float(money)


def influence(p: Player) -> i64:
    """The sum of a bidder's cards, which all know."""
    total: i64 = 0
    for value in range(i64(1), i64(HIGHEST + 1)):
        total += value * p.hand[value]
    for k in range(p.placed):
        total += p.card[k]
    return total
