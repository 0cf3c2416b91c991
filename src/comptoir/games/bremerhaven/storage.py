"""Where goods can lie: cells that are neither covered nor built on, and buildings that store."""

from mypy_extensions import i64

from comptoir.games.bremerhaven.cards import CELLS, CRATE, GOODS, HARBOUR_HOTEL, WAREHOUSE
from comptoir.games.bremerhaven.edition import BremerhavenEdition
from comptoir.games.bremerhaven.state import FREE, Player

CRATES_PER_CELL = 2  # as many as go into a container


def lying(p: Player, cell: i64) -> i64:
    """Goods in a cell, or on the building there."""
    at = cell * GOODS
    goods = p.goods
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]


def fits(e: BremerhavenEdition, p: Player, cell: i64, good: i64) -> bool:
    """One barrel, container or passenger in a cell, or two crates; buildings as their cards say."""
    what = p.cell[cell]
    if what == FREE:
        there = lying(p, cell)
        return there == 0 or (good == CRATE and there < CRATES_PER_CELL and p.goods[cell * GOODS + CRATE] == there)
    if what == WAREHOUSE:
        return lying(p, cell) < e.warehouse_capacity
    if what == HARBOUR_HOTEL:
        return good == e.hotel_good and lying(p, cell) < e.hotel_capacity
    return False


def room(e: BremerhavenEdition, p: Player, good: i64) -> i64:
    """The cells where one more fits, one bit each."""
    mask: i64 = 0
    for cell in range(i64(CELLS)):
        if fits(e, p, cell, good):
            mask |= i64(1) << cell
    return mask


def on_cells(p: Player) -> i64:
    """Goods in cells, without those on buildings."""
    n: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE:
            n += lying(p, cell)
    return n
