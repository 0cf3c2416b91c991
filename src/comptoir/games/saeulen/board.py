"""The fields of the board, and sets of fields as one number per row: bit x for column x."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import KIND_BITS

WIDTH: Final = 17
HEIGHT: Final = 8
FIELDS: Final = 136
FIELD_NAMES: Final = [f"{'abcdefghijklmnopq'[field % WIDTH]}{field // WIDTH + 1}" for field in range(FIELDS)]

MARGIN: Final = 2  # empty rows above and below, so that no tile reaches beyond
ROWS: Final = 12
FULL: Final = (1 << WIDTH) - 1

ROW: Final[vec[i64]] = vec[i64]([MARGIN + field // WIDTH for field in range(FIELDS)])
BIT: Final[vec[i64]] = vec[i64]([1 << field % WIDTH for field in range(FIELDS)])


def has(rows: vec[i64], layer: i64, field: i64) -> bool:
    return rows[layer + ROW[field]] & BIT[field] != 0


def put(rows: vec[i64], layer: i64, field: i64) -> None:
    rows[layer + ROW[field]] |= BIT[field]


def lift(rows: vec[i64], layer: i64, field: i64) -> None:
    rows[layer + ROW[field]] &= ~BIT[field]


def put_around(rows: vec[i64], layer: i64, field: i64) -> None:
    """The fields that share an edge with this one."""
    at = layer + ROW[field]
    bit = BIT[field]
    rows[at - 1] |= bit
    rows[at] |= (bit << 1 | bit >> 1) & FULL
    rows[at + 1] |= bit


def touches(rows: vec[i64], layer: i64, field: i64) -> i64:
    """How many neighbours of the field are in the set."""
    at = layer + ROW[field]
    bit = BIT[field]
    row = rows[at]
    n: i64 = 0
    if rows[at - 1] & bit != 0:
        n += 1
    if rows[at + 1] & bit != 0:
        n += 1
    if row & bit << 1 != 0:
        n += 1
    if row & bit >> 1 != 0:
        n += 1
    return n


def is_empty(rows: vec[i64], layer: i64) -> bool:
    for row in range(layer + MARGIN, layer + MARGIN + HEIGHT):
        if rows[row] != 0:
            return False
    return True


def count(rows: vec[i64], layer: i64) -> i64:
    n: i64 = 0
    for row in range(layer + MARGIN, layer + MARGIN + HEIGHT):
        rest = rows[row]
        while rest != 0:
            rest &= rest - 1
            n += 1
    return n


def actions_into(rows: vec[i64], layer: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    """One action of the kind for each field of the set."""
    for row in range(i64(HEIGHT)):
        rest = rows[layer + MARGIN + row]
        field = row * WIDTH
        while rest != 0:
            if rest & 1 != 0:
                out[n] = kind | field << KIND_BITS
                n += 1
            rest >>= 1
            field += 1
    return n


def names(rows: vec[i64], layer: i64) -> list[str]:
    return [FIELD_NAMES[field] for field in range(FIELDS) if has(rows, layer, field)]
