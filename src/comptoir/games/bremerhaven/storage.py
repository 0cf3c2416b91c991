"""Where goods can lie: cells that are neither covered nor built on, and buildings that store.

What lies in a cell is one number, with four bits for each kind of good.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.games.bremerhaven.cards import CELLS, CONTAINER, CRATE, HARBOUR_HOTEL, WAREHOUSE
from comptoir.games.bremerhaven.edition import BremerhavenEdition
from comptoir.games.bremerhaven.state import FREE, Player

BITS: Final = 4
MASK: Final = 15
ONE_CRATE: Final = 1 << (BITS * CRATE)
TWO_CRATES: Final = 2 * ONE_CRATE  # as many as a cell holds, and a container
ONE_CONTAINER: Final = 1 << (BITS * CONTAINER)


def held(p: Player, cell: i64, good: i64) -> i64:
    """Goods of a kind in a cell, or on the building there."""
    return p.goods[cell] >> (BITS * good) & MASK


def put(p: Player, cell: i64, good: i64) -> None:
    p.goods[cell] += i64(1) << (BITS * good)


def take(p: Player, cell: i64, good: i64) -> None:
    p.goods[cell] -= i64(1) << (BITS * good)


def lying(p: Player, cell: i64) -> i64:
    """Goods of all kinds."""
    there = p.goods[cell]
    return (there & MASK) + (there >> BITS & MASK) + (there >> 2 * BITS & MASK) + (there >> 3 * BITS)


def fits(e: BremerhavenEdition, p: Player, cell: i64, good: i64) -> bool:
    """One barrel, container or passenger in a cell, or two crates; buildings as their cards say."""
    what = p.cell[cell]
    if what == FREE:
        there = p.goods[cell]
        return there == 0 or (good == CRATE and there == ONE_CRATE)
    if what == WAREHOUSE:
        return lying(p, cell) < e.warehouse_capacity
    if what == HARBOUR_HOTEL:
        return good == e.hotel_good and lying(p, cell) < e.hotel_capacity
    return False


def room(e: BremerhavenEdition, p: Player, good: i64) -> i64:
    """The cells where one more fits, one bit each."""
    mask: i64 = 0
    ground = p.cell
    goods = p.goods
    for cell in range(i64(CELLS)):
        what = ground[cell]
        if what == FREE:
            there = goods[cell]
            if there == 0 or (there == ONE_CRATE and good == CRATE):
                mask |= i64(1) << cell
        elif what in (WAREHOUSE, HARBOUR_HOTEL) and fits(e, p, cell, good):
            mask |= i64(1) << cell
    return mask


def holders(p: Player, good: i64) -> i64:
    """The cells where such a good lies, one bit each."""
    mask: i64 = 0
    goods = p.goods
    kind = i64(MASK) << (BITS * good)
    for cell in range(i64(CELLS)):
        if goods[cell] & kind != 0:
            mask |= i64(1) << cell
    return mask


def has_stored(p: Player) -> bool:
    for there in p.goods:
        if there != 0:
            return True
    return False


def on_cells(p: Player) -> i64:
    """Goods in cells, without those on buildings."""
    n: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE:
            n += lying(p, cell)
    return n
