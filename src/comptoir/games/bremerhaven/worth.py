"""What things are worth to a player, in money: ships, orders, buildings, permits, influence. Only from what the player may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import land, moving, settling, storage
from comptoir.games.bremerhaven.cards import (
    BUILDINGS,
    CELLS,
    DOCKS,
    GOODS,
    HIGHEST,
    JOKER,
    LOADING_SPACES,
    MOST_BOLLARDS,
    WALLS,
    ZOO,
)
from comptoir.games.bremerhaven.edition import PRINTED
from comptoir.games.bremerhaven.news import steps
from comptoir.games.bremerhaven.sea import can_moor
from comptoir.games.bremerhaven.state import ABOARD, CARGO, COVERED, DOCK, FREE, LOADED, LOADING, NO_CARD, ORDER, SHIP, TIME, Player, State

# Numbers found by trial in play against earlier ones.
PACE: Final = 1.55  # spaces the ship moves in a round of the long game
EARNED: Final = 5.0  # money that a round brings
STARS: Final = 0.7  # prestige that a round brings
GOOD: Final = 2.4  # a good that fills an order
SPARE: Final = 0.7  # a good that fits nowhere yet
INFLUENCE: Final = 0.22  # a point of influence, per round
SIZES: Final[vec[float]] = vec[float]([0.0, 4.0, 6.5, 8.0])  # a dock of this size, for the rest of the game
CELL: Final = 1.1  # an open cell, for the rest of the game
SPACE: Final = 2.0  # a loading space that becomes reachable
# What a building does in a round, beyond its prestige; in the order of the ids.
EFFECT: Final[vec[float]] = vec[float]([0.2, 1.5, 0.6, 0.5, 1.1, 0.7, 1.5, 0.9, 0.5, 0.6, 0.7, 0.5, 1.0, 0.6, 0.3, 0.7, 0.4, 0.3, 0.0, 0.5])


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
        n += p.goods[cell * GOODS + good]
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


# --- the harbour


def part_of_game(s: State) -> float:
    """How much of the game is still to come: investments pay until its end."""
    return min(1.0, rounds_left(s) / 9.0)


def bollard_worth(s: State, p: Player, wall: i64) -> float:
    """The docks that grow, and half as much for coming nearer to it."""
    gain = 0.0
    standing = p.bollards[wall]
    for dock in range(i64(DOCKS)):
        if dock in (wall - 1, wall):
            other = p.bollards[dock + 1] if dock == wall else p.bollards[dock]
            if other > standing:
                gain += SIZES[standing + 1] - SIZES[standing]
            elif standing < MOST_BOLLARDS and standing == other:
                gain += 0.25 * (SIZES[standing + 1] - SIZES[standing])
    return gain * part_of_game(s)


def cover_worth(s: State, p: Player, cell: i64) -> float:
    need = 2.0 if free_cells(s, p) < 3 else 1.0
    return (CELL * need + (SPACE if cell < LOADING_SPACES else 0.0)) * part_of_game(s)


def building_worth(s: State, p: Player, building: i64) -> float:
    """Once it stands: its prestige, and its effect in every round to come."""
    stars = float(s.edition.building_prestige[building])
    upkeep = float(s.edition.zoo_cost) if building == ZOO else 0.0
    return 0.9 * star(s, p) * stars + EFFECT[building] * rounds_left(s) - upkeep


def best_plan(s: State, p: Player) -> float:
    """The best building beside the harbour, if there is a cell for it."""
    best = 0.0
    if p.plans != 0 and free_cells(s, p) > 0:
        for building in range(i64(BUILDINGS)):
            if p.plans >> building & 1 == 1:
                best = max(best, building_worth(s, p, building))
    return best


def permit_worth(s: State, p: Player, purse: i64) -> float:
    """The best that a permit could do for so much money."""
    best = best_plan(s, p)
    for wall in range(i64(WALLS)):
        if p.bollards[wall] < MOST_BOLLARDS and s.edition.bollard_cost[p.bollards[wall]] <= purse:
            best = max(best, bollard_worth(s, p, wall) - float(s.edition.bollard_cost[p.bollards[wall]]))
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED and s.edition.cover_cost[cell] <= purse:
            best = max(best, cover_worth(s, p, cell) - float(s.edition.cover_cost[cell]))
    return best


def upgrade_worth(s: State, p: Player) -> float:
    """A better card for the lowest one, in every round to come."""
    lowest: i64 = HIGHEST
    for value in range(i64(HIGHEST), i64(0), i64(-1)):
        if p.hand[value] > 0:
            lowest = value
    for k in range(p.placed):
        lowest = min(lowest, p.card[k])
    return INFLUENCE * float(s.edition.reserve[p.upgrades] - lowest) * rounds_left(s)


# --- prices


def selling(s: State, p: Player, good: i64) -> i64:
    """Goods of a kind that are sold at the end of this round, or soon: on orders that are due, or could be loaded on them."""
    n: i64 = 0
    for space in range(land.loading_spaces(p)):
        at = space * LOADING
        if p.orders[at + ORDER] != NO_CARD and (p.orders[at + TIME] == 1 or rounds_left(s) <= 0.0):
            n += p.orders[at + LOADED + good]
            if moving.is_reachable(p, space) and moving.accepts(s, p, space, good):
                n += min(1, stored(p, good) + aboard(p, good))
    return n


def prices_worth(s: State, p: Player, card: i64) -> float:
    money = 0.0
    for good in range(i64(GOODS)):
        money += float(selling(s, p, good) * s.edition.price[card * GOODS + good])
    return money


def influence(p: Player) -> i64:
    """The sum of a bidder's cards, which all know."""
    total: i64 = 0
    for value in range(i64(1), i64(HIGHEST + 1)):
        total += value * p.hand[value]
    for k in range(p.placed):
        total += p.card[k]
    return total
