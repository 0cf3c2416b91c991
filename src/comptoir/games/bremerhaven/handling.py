"""How the heuristic works in its harbour: produce, load what can be loaded, make room, and end."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.bremerhaven import moving, production, settling, storage, worth
from comptoir.games.bremerhaven.actions import (
    COLLECT,
    DEPOSIT,
    DISCARD,
    DONE,
    FEED,
    LOAD,
    MOVE,
    PRODUCE,
    REPACK,
    SELL,
    TAKE,
    TRANSSHIP,
    UNLOAD,
)
from comptoir.games.bremerhaven.cards import (
    BANK,
    CELLS,
    CONTAINER,
    CRATE,
    DOCKS,
    EARNERS,
    GANTRY_CRANE,
    GOODS,
    HARBOUR_HOTEL,
    PRINTED,
    PRODUCERS,
    STATION,
    WAREHOUSE,
    ZOO,
)
from comptoir.games.bremerhaven.moving import MOST_MOVES
from comptoir.games.bremerhaven.state import DOCK, FREE, LOADED, LOADING, ORDER, STAY, TIME, Player, State
from comptoir.games.bremerhaven.stock import Stock
from comptoir.games.bremerhaven.turns import has

NOWHERE: Final = -1
CASH: Final = 6  # kept off the bank


# --- 4.1


def choose_production(s: State, seat: i64) -> i64:
    """Goods first, for guests pay the hotel; then money; then the bank."""
    p = s.players[seat]
    stock = Stock(s, p)
    for number in range(i64(len(PRODUCERS))):
        if production.may_use(p, PRODUCERS[number]) and p.money >= s.edition.produce_cost[number]:
            good = s.edition.produce_good[number]
            cell = best_cell(s, p, good)
            if cell != NOWHERE and worth.good_worth(stock, good) > float(s.edition.produce_cost[number]):
                return pack(PRODUCE, number, cell)
    for number in range(i64(len(EARNERS))):
        if production.may_use(p, EARNERS[number]) and production.earnings(s, p, EARNERS[number]) > 0:
            return pack(COLLECT, number)
    if production.may_use(p, BANK):
        return choose_deposit(s, p, stock)
    return DONE


def choose_deposit(s: State, p: Player, stock: Stock) -> i64:
    """As much as bears interest."""
    enough = s.edition.interest_per * s.edition.interest_max
    amount = max(0, min(p.money - CASH, enough - p.deposit)) if stock.rounds >= 1.0 else 0
    return pack(DEPOSIT, amount) if amount > 0 or production.interest(s, p) > 0 else DONE


def best_cell(s: State, p: Player, good: i64) -> i64:
    """Where a good takes the least room: beside a crate, at the hotel, in a cell; on the warehouse when all else is full."""
    best: i64 = NOWHERE
    best_rank: i64 = 0
    for cell in range(i64(CELLS)):
        if storage.fits(s.edition, p, cell, good):
            rank: i64 = 2
            if p.cell[cell] == HARBOUR_HOTEL or storage.lying(p, cell) > 0:
                rank = 3
            if p.cell[cell] == WAREHOUSE:
                rank = 1
            if rank > best_rank:
                best_rank = rank
                best = cell
    return best


# --- 4.2


def choose_act(s: State, seat: i64) -> i64:
    """Load; unload what is needed or would be lost; repack and make room where that helps; then sell, feed, tidy up and end."""
    p = s.players[seat]
    stock = Stock(s, p)
    action = choose_load(s, p, stock)
    if action == NOWHERE:
        action = choose_unloading(s, p, stock)
    if action == NOWHERE:
        action = choose_repacking(s, p, stock)
    if action == NOWHERE:
        action = choose_sale(s, p, stock)
    if action == NOWHERE and moving.may_feed(s, p):
        stars = settling.prestige_count(s, p) + s.edition.building_prestige[ZOO] - p.prestige
        if stock.star * float(stars) > float(s.edition.zoo_cost):
            action = FEED
    if action == NOWHERE:
        action = choose_guest(s, p)
    return DONE if action == NOWHERE else action


def choose_load(s: State, p: Player, stock: Stock) -> i64:
    """The good and the order that fit best; straight off the ship where a crane stands."""
    best: i64 = NOWHERE
    best_value = 0.0
    crane = has(p, GANTRY_CRANE)
    for good in range(i64(GOODS)):
        orders = moving.takers(s, p, good)
        if orders == 0:
            continue
        cell = any_cell(p, good)
        dock = first_carrier(p, good) if crane else NOWHERE
        if cell == NOWHERE and dock == NOWHERE:
            continue
        for space in range(i64(STATION + 1)):
            if orders >> space & 1 == 1:
                value = load_value(s, p, stock, space, good)
                if value > best_value:
                    best_value = value
                    best = pack(TRANSSHIP, dock, space) if dock != NOWHERE else pack(LOAD, good, cell, space)
    return best


def load_value(s: State, p: Player, stock: Stock, space: i64, good: i64) -> float:
    """Orders that are due or nearly full come first; a slot of its own before a joker's."""
    order = p.orders[space * LOADING + ORDER]
    missing = float(worth.missing_goods(s, p, space))
    stakes = worth.bonus(s, stock, order) + worth.penalty(s, p, stock, order)
    due = 6.0 - float(p.orders[space * LOADING + TIME])
    own = 1.0 if p.orders[space * LOADING + LOADED + good] < s.edition.order_needs[order * PRINTED + good] else 0.0
    return 1.0 + due + 2.0 * stakes / missing + own


def any_cell(p: Player, good: i64) -> i64:
    """Where such a good lies; off the plain cells first, a single crate before one of two."""
    best: i64 = NOWHERE
    best_count: i64 = 99
    for cell in range(i64(CELLS)):
        if storage.held(p, cell, good) > 0:
            count = storage.lying(p, cell) + (10 if p.cell[cell] >= 0 else 0)
            if count < best_count:
                best_count = count
                best = cell
    return best


def first_carrier(p: Player, good: i64) -> i64:
    ships = moving.carriers(p, good)
    for dock in range(i64(DOCKS)):
        if ships >> dock & 1 == 1:
            return dock
    return NOWHERE


def choose_unloading(s: State, p: Player, stock: Stock) -> i64:
    """What an order asks for, and whatever a ship would take away with it."""
    for good in range(i64(GOODS)):
        ships = moving.carriers(p, good)
        if ships == 0:
            continue
        needed = moving.takers(s, p, good) != 0
        dock = leaving_carrier(p, ships)
        if dock == NOWHERE and needed:
            dock = first_carrier(p, good)
        if dock != NOWHERE and (needed or stock.rounds >= 1.0):
            action = find_room(s, p, stock, dock, good, needed)
            if action != NOWHERE:
                return action
    return NOWHERE


def leaving_carrier(p: Player, ships: i64) -> i64:
    for dock in range(i64(DOCKS)):
        if ships >> dock & 1 == 1 and p.docks[dock * DOCK + STAY] == 1:
            return dock
    return NOWHERE


def find_room(s: State, p: Player, stock: Stock, dock: i64, good: i64, needed: bool) -> i64:
    """Unload; or push crates together; or throw something useless away for something needed."""
    cell = best_cell(s, p, good)
    if cell != NOWHERE:
        return pack(UNLOAD, dock, cell)
    action = push_crates_together(p)
    if action == NOWHERE and needed:
        useless = least_useful(s, p, stock, good)
        if useless != NOWHERE:
            return pack(DISCARD, useless, any_cell(p, useless))
    return action


def push_crates_together(p: Player) -> i64:
    first: i64 = NOWHERE
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE and p.goods[cell] == storage.ONE_CRATE:
            if first != NOWHERE and p.moves < MOST_MOVES:
                return pack(MOVE, CRATE, cell, first)
            first = cell
    return NOWHERE


def least_useful(s: State, p: Player, stock: Stock, but: i64) -> i64:
    """A stored good that no order wants; not of this kind."""
    for good in range(i64(GOODS)):
        if good != but and stock.stored[good] > 0 and stock.spare[good] > 0 and moving.takers(s, p, good) == 0:
            return good
    return NOWHERE


def choose_repacking(s: State, p: Player, stock: Stock) -> i64:
    """Where an order takes what is packed, and none takes it as it lies."""
    if p.moves >= MOST_MOVES or p.money < moving.repack_cost(s, p):
        return NOWHERE
    for_containers = moving.takers(s, p, CONTAINER) != 0 and stock.spare[CRATE] >= 2
    for_crates = moving.takers(s, p, CRATE) != 0 and stock.spare[CONTAINER] >= 1
    for cell in range(i64(CELLS)):
        if moving.can_repack(p, cell):
            packed = p.goods[cell] == storage.ONE_CONTAINER
            if (for_crates and packed) or (for_containers and not packed):
                return pack(REPACK, cell)
    return push_crates_together(p) if for_containers else NOWHERE


def choose_sale(s: State, p: Player, stock: Stock) -> i64:
    """The market hall takes what no order wants, the dearest first."""
    if not moving.may_sell(p):
        return NOWHERE
    best: i64 = NOWHERE
    for good in range(i64(GOODS)):
        useless = stock.spare[good] > 0 or stock.rounds <= 0.0
        if useless and stock.stored[good] > 0 and (best == NOWHERE or moving.market_price(s, good) > moving.market_price(s, best)):
            best = good
    return pack(SELL, best, any_cell(p, best)) if best != NOWHERE else NOWHERE


def choose_guest(s: State, p: Player) -> i64:
    """Passengers without an order stay at the hotel."""
    good = s.edition.hotel_good
    if not has(p, HARBOUR_HOTEL) or p.moves >= MOST_MOVES:
        return NOWHERE
    for hotel in range(i64(CELLS)):
        if p.cell[hotel] == HARBOUR_HOTEL and storage.fits(s.edition, p, hotel, good):
            for cell in range(i64(CELLS)):
                if p.cell[cell] == FREE and storage.held(p, cell, good) > 0:
                    return pack(MOVE, good, cell, hotel)
    return NOWHERE


# --- goods for nothing, goods to be lost


def choose_gift(s: State, p: Player, stock: Stock, allowed: i64) -> i64:
    """The good of most worth among these, one bit each; NOWHERE if none can be stored."""
    best: i64 = NOWHERE
    best_value = -1.0
    for good in range(i64(GOODS)):
        cell = best_cell(s, p, good)
        if allowed >> good & 1 == 1 and cell != NOWHERE:
            value = worth.good_worth(stock, good) + 0.1 * float(settling.price(s, good))
            if value > best_value:
                best_value = value
                best = pack(TAKE, good, cell)
    return best


def choose_loss(s: State, p: Player, stock: Stock) -> i64:
    """A good in a cell that is missed least."""
    best: i64 = NOWHERE
    best_value = 0.0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE:
            for good in range(i64(GOODS)):
                if storage.held(p, cell, good) > 0:
                    value = float(stock.spare[good])
                    if best == NOWHERE or value > best_value:
                        best_value = value
                        best = pack(DISCARD, good, cell)
    return best


def choose_bargain(s: State, p: Player, stock: Stock) -> i64:
    """Sell what no order wants; near the end, anything that is stored."""
    for good in range(i64(GOODS)):
        if stock.stored[good] > 0 and (stock.spare[good] > 0 or stock.rounds <= 0.0):
            return pack(SELL, good, any_cell(p, good))
    return DONE
