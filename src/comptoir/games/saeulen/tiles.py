"""The city tiles: five shapes, what their cells show, and how they lie when turned.

Cells are counted from the first one, on which a tile turns. Tiles that look alike are one kind; a kind's id is its shape and
its cells, so that an edition may have any number of each without a new word.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOMINO: Final = 0
LINE: Final = 1
CORNER: Final = 2
SQUARE: Final = 3
BRIDGE: Final = 4
SHAPES: Final = 5
SHAPE_NAMES: Final = ["domino", "line", "corner", "square", "bridge"]
SHAPE_TILES: Final = [10, 10, 10, 10, 8]  # in the box
TILES: Final = 48
MOST_OF_A_SHAPE: Final = 10

BUILDING: Final = 0
PLAZA: Final = 1
SPAN: Final = 2  # of a bridge: over the canal, on no pillar
CELL_NAMES: Final = ["building", "plaza", "span"]
SPAN_CELL: Final = 1  # where in a bridge it lies

ROTATIONS: Final = 4  # quarter turns, clockwise
MOST_CELLS: Final = 4

OUTLINES: Final = [
    [(0, 0), (1, 0)],
    [(0, 0), (1, 0), (2, 0)],
    [(0, 0), (1, 0), (0, 1)],
    [(0, 0), (1, 0), (1, 1), (0, 1)],
    [(0, 0), (1, 0), (2, 0)],
]
PATTERNS: Final = [
    ["bb", "bp", "pp"],
    ["bbb", "bbp", "bpb", "bpp", "pbp", "ppp"],
    ["bbb", "bbp", "bpb", "bpp", "pbb", "pbp", "ppb", "ppp"],
    ["bbbb", "bbbp", "bbpp", "bpbp", "bppp", "pppp"],
    ["bb", "bp", "pp"],
]
KINDS_OF_TILES: Final = 26
TILE_NAMES: Final = [f"{name}_{pattern}" for name, patterns in zip(SHAPE_NAMES, PATTERNS, strict=True) for pattern in patterns]
SHAPE_OF: Final[vec[i64]] = vec[i64]([shape for shape in range(SHAPES) for _ in PATTERNS[shape]])
FIRST_KIND: Final[vec[i64]] = vec[i64]([sum(len(patterns) for patterns in PATTERNS[:shape]) for shape in range(SHAPES + 1)])  # by shape
CELLS: Final[vec[i64]] = vec[i64]([len(outline) for outline in OUTLINES])  # by shape
PILLARS_UNDER: Final[vec[i64]] = vec[i64]([2, 3, 3, 4, 2])  # by shape

# A shape looks the same after so many quarter turns, but for where its first cell lies.
SHAPE_TURNS: Final[vec[i64]] = vec[i64]([2, 2, 4, 1, 2])


def _cells(shape: int, pattern: str) -> list[int]:
    cells = [BUILDING if letter == "b" else PLAZA for letter in pattern]
    if shape == BRIDGE:
        cells.insert(SPAN_CELL, SPAN)
    return cells + [SPAN] * (MOST_CELLS - len(cells))


def _turns(shape: int, pattern: str) -> int:
    """How many of its four positions differ."""
    if shape == CORNER:
        return 4
    if shape == SQUARE:
        return 1 if len(set(pattern)) == 1 else 2 if pattern == "bpbp" else 4
    return 2 if pattern == pattern[::-1] else 4


def _offsets(axis: int) -> vec[i64]:
    """A quarter turn clockwise takes east to south; rows are counted downwards."""
    found: list[int] = []
    for outline in OUTLINES:
        cells = outline
        for _ in range(ROTATIONS):
            found += [cell[axis] for cell in cells] + [0] * (MOST_CELLS - len(cells))
            cells = [(-dy, dx) for dx, dy in cells]
    return vec[i64](found)


CELL: Final[vec[i64]] = vec[i64]([cell for shape in range(SHAPES) for pattern in PATTERNS[shape] for cell in _cells(shape, pattern)])
TURNS: Final[vec[i64]] = vec[i64]([_turns(shape, pattern) for shape in range(SHAPES) for pattern in PATTERNS[shape]])
DX: Final[vec[i64]] = _offsets(0)  # by (shape * ROTATIONS + rotation) * MOST_CELLS + cell
DY: Final[vec[i64]] = _offsets(1)
