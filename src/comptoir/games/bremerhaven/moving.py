"""4.2, moving goods: from ships into storage, within it, and from there onto orders; one good at a time, until done."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of, third_of
from comptoir.games.bremerhaven import harbour_facts, settling, storage
from comptoir.games.bremerhaven.actions import DISCARD, DONE, FEED, LOAD, MOVE, REPACK, SELL, TRANSSHIP, UNLOAD
from comptoir.games.bremerhaven.cards import (
    CELLS,
    CONTAINER,
    CRATE,
    DOCKS,
    GANTRY_CRANE,
    GOODS,
    JOKER,
    MARKET_HALL,
    PRINTED,
    PRINTED_GOODS,
    STATION,
    ZOO,
)
from comptoir.games.bremerhaven.state import ABOARD, CARGO, COVERED, DOCK, FREE, LOADED, LOADING, NO_CARD, ORDER, SHIP, Player, State
from comptoir.games.bremerhaven.storage import ONE_CONTAINER, TWO_CRATES
from comptoir.games.bremerhaven.turns import answered, has

MOST_MOVES: Final = 40  # within storage, repacking included; a bound for machines, more than anybody needs


def begin(s: State, seat: i64) -> None:
    """Who has neither goods nor a zoo to feed has nothing to decide."""
    p = s.players[seat]
    if not has_goods(p) and not may_feed(s, p):
        finish(s, seat)


def has_goods(p: Player) -> bool:
    """Stored, or aboard a ship."""
    for dock in range(i64(DOCKS)):
        if p.docks[dock * DOCK + SHIP] != NO_CARD and p.docks[dock * DOCK + ABOARD] > 0:
            return True
    return storage.has_stored(p)


def may_feed(s: State, p: Player) -> bool:
    return has(p, ZOO) and p.used >> ZOO & 1 == 0 and p.money >= s.edition.zoo_cost


def may_sell(p: Player) -> bool:
    return has(p, MARKET_HALL) and p.used >> MARKET_HALL & 1 == 0


# --- orders


def is_reachable(p: Player, space: i64) -> bool:
    """A cover on the cell below cuts a loading space off; the freight station never is."""
    return space == STATION or p.cell[space] != COVERED


def accepts(s: State, p: Player, space: i64, good: i64) -> bool:
    """Whether one more good finds a slot: its own, or a joker's. Goods are not tied to slots."""
    orders = p.orders
    order = orders[space * LOADING + ORDER]
    if order == NO_CARD:
        return False
    loaded = space * LOADING + LOADED
    needs = s.edition.order_needs
    asked = order * PRINTED
    if orders[loaded + good] < needs[asked + good]:
        return True
    spare = needs[asked + JOKER]
    if spare > 0:
        for other in range(i64(GOODS)):
            spare -= max(0, orders[loaded + other] - needs[asked + other])
    return spare > 0


def takers(s: State, p: Player, good: i64) -> i64:
    """The loading spaces whose order can take one more of this good, one bit each."""
    mask: i64 = 0
    orders = p.orders
    for space in range(i64(STATION + 1)):
        if orders[space * LOADING + ORDER] != NO_CARD and is_reachable(p, space) and accepts(s, p, space, good):
            mask |= i64(1) << space
    return mask


def missing(s: State, p: Player, space: i64) -> list[str]:
    """What an order still asks for; a joker stands for any good."""
    at = space * LOADING
    order = p.orders[at + ORDER]
    found: list[str] = []
    jokers = int(s.edition.order_needs[order * PRINTED + JOKER])
    for good in range(GOODS):
        lacks = int(s.edition.order_needs[order * PRINTED + good] - p.orders[at + LOADED + good])
        found += [PRINTED_GOODS[good]] * max(0, lacks)
        jokers += min(0, lacks)
    return found + [PRINTED_GOODS[JOKER]] * jokers


# --- what may be done


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    n: i64 = 0
    for good in range(i64(GOODS)):
        n = good_into(s, p, good, out, n)
    n = repacking_into(s, p, out, n)
    if may_feed(s, p):
        out[n] = FEED
        n += 1
    out[n] = DONE
    return n + 1


def good_into(s: State, p: Player, good: i64, out: vec[i64], n: i64) -> i64:
    """Everything that can be done with goods of a kind."""
    ships = carriers(p, good)
    cells = storage.holders(p, good)
    if ships == 0 and cells == 0:
        return n
    room = storage.room(s.edition, p, good)
    orders = takers(s, p, good)
    if ships != 0:
        n = unloading_into(p, ships, room, orders, out, n)
    if cells != 0:
        n = storage_into(p, good, cells, room, orders, out, n)
    return n


def carriers(p: Player, good: i64) -> i64:
    """The docks whose ship has this good aboard, one bit each."""
    mask: i64 = 0
    docks = p.docks
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if docks[at + SHIP] != NO_CARD and docks[at + CARGO] == good and docks[at + ABOARD] > 0:
            mask |= i64(1) << dock
    return mask


def unloading_into(p: Player, ships: i64, room: i64, orders: i64, out: vec[i64], n: i64) -> i64:
    crane = has(p, GANTRY_CRANE)
    for dock in range(i64(DOCKS)):
        if ships >> dock & 1 == 1:
            for cell in range(i64(CELLS)):
                if room >> cell & 1 == 1:
                    out[n] = pack(UNLOAD, dock, cell)
                    n += 1
            if crane:
                for space in range(i64(STATION + 1)):
                    if orders >> space & 1 == 1:
                        out[n] = pack(TRANSSHIP, dock, space)
                        n += 1
    return n


def storage_into(p: Player, good: i64, cells: i64, room: i64, orders: i64, out: vec[i64], n: i64) -> i64:
    can_move = p.moves < MOST_MOVES
    can_sell = may_sell(p)
    for cell in range(i64(CELLS)):
        if cells >> cell & 1 == 1:
            for space in range(i64(STATION + 1)):
                if orders >> space & 1 == 1:
                    out[n] = pack(LOAD, good, cell, space)
                    n += 1
            if can_move:
                for other in range(i64(CELLS)):
                    if room >> other & 1 == 1 and other != cell:
                        out[n] = pack(MOVE, good, cell, other)
                        n += 1
            if can_sell:
                out[n] = pack(SELL, good, cell)
                n += 1
            out[n] = pack(DISCARD, good, cell)
            n += 1
    return n


def repack_cost(s: State, p: Player) -> i64:
    return 0 if has(p, GANTRY_CRANE) else s.edition.repack_cost


def can_repack(p: Player, cell: i64) -> bool:
    """Two crates in a cell, or a container; not on buildings."""
    return p.cell[cell] == FREE and p.goods[cell] in (TWO_CRATES, ONE_CONTAINER)


def repacking_into(s: State, p: Player, out: vec[i64], n: i64) -> i64:
    if p.moves < MOST_MOVES and p.money >= repack_cost(s, p):
        for cell in range(i64(CELLS)):
            if can_repack(p, cell):
                out[n] = pack(REPACK, cell)
                n += 1
    return n


# --- doing it


def apply(s: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == MOVE:
        move(s, seat, first_of(action), second_of(action), third_of(action))
    elif kind == UNLOAD:
        unload(s, seat, first_of(action), second_of(action))
    elif kind == LOAD:
        load(s, seat, first_of(action), second_of(action), third_of(action))
    elif kind == DISCARD:
        discard(s, seat, first_of(action), second_of(action))
    elif kind == REPACK:
        repack(s, seat, first_of(action))
    elif kind == TRANSSHIP:
        transship(s, seat, first_of(action), second_of(action))
    elif kind == SELL:
        sell(s, seat, first_of(action), second_of(action))
    elif kind == FEED:
        feed(s, seat)
    else:
        finish(s, seat)


def move(s: State, seat: i64, good: i64, cell: i64, other: i64) -> None:
    p = s.players[seat]
    storage.take(p, cell, good)
    storage.put(p, other, good)
    p.moves += 1
    harbour_facts.moved(s, seat, good, cell, other)


def unload(s: State, seat: i64, dock: i64, cell: i64) -> None:
    p = s.players[seat]
    good = p.docks[dock * DOCK + CARGO]
    p.docks[dock * DOCK + ABOARD] -= 1
    storage.put(p, cell, good)
    harbour_facts.unloaded(s, seat, dock, good, cell)


def load(s: State, seat: i64, good: i64, cell: i64, space: i64) -> None:
    """For good: it stays on the order."""
    p = s.players[seat]
    storage.take(p, cell, good)
    p.orders[space * LOADING + LOADED + good] += 1
    harbour_facts.loaded(s, seat, good, cell, space)


def transship(s: State, seat: i64, dock: i64, space: i64) -> None:
    p = s.players[seat]
    good = p.docks[dock * DOCK + CARGO]
    p.docks[dock * DOCK + ABOARD] -= 1
    p.orders[space * LOADING + LOADED + good] += 1
    harbour_facts.transshipped(s, seat, good, dock, space)


def discard(s: State, seat: i64, good: i64, cell: i64) -> None:
    storage.take(s.players[seat], cell, good)
    harbour_facts.discarded(s, seat, good, cell)


def repack(s: State, seat: i64, cell: i64) -> None:
    p = s.players[seat]
    cost = repack_cost(s, p)
    p.money -= cost
    p.moves += 1
    if p.goods[cell] == ONE_CONTAINER:
        p.goods[cell] = TWO_CRATES
        harbour_facts.repacked(s, seat, cell, CRATE, cost)
    else:
        p.goods[cell] = ONE_CONTAINER
        harbour_facts.repacked(s, seat, cell, CONTAINER, cost)


def market_price(s: State, good: i64) -> i64:
    return max(settling.price(s, good) - s.edition.market_discount, s.edition.market_minimum)


def sell(s: State, seat: i64, good: i64, cell: i64) -> None:
    p = s.players[seat]
    money = market_price(s, good)
    storage.take(p, cell, good)
    p.money += money
    p.used |= i64(1) << MARKET_HALL
    harbour_facts.sold(s, seat, good, cell, money)


def feed(s: State, seat: i64) -> None:
    p = s.players[seat]
    p.money -= s.edition.zoo_cost
    p.used |= i64(1) << ZOO
    harbour_facts.fed(s, seat, s.edition.zoo_cost)


def finish(s: State, seat: i64) -> None:
    """Prestige and time follow at once: they concern nobody else."""
    settling.count_prestige(s, seat)
    settling.take_tokens(s, seat)
    answered(s, seat)
