"""Architect and advocate: tiles on free pillars, bridges over the canal."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.saeulen import facts
from comptoir.games.saeulen.actions import BUILD, PLACE
from comptoir.games.saeulen.board import BIT, FIELD_NAMES, FIELDS, FULL, HEIGHT, MARGIN, ROW, WIDTH, has, lift, put, touches
from comptoir.games.saeulen.cards import ADVOCATE, CHARACTER
from comptoir.games.saeulen.scoring import earn, end, last_space_reached
from comptoir.games.saeulen.state import (
    BUILDING,
    BUILDINGS,
    FOR_ARMS,
    FOR_EDGES,
    FOR_GONDOLA,
    FOR_TOKENS,
    FREE,
    LAST_SPACE,
    NO_TILE,
    NOBODY,
    PLACING,
    PLAZAS,
    WATER,
    State,
)
from comptoir.games.saeulen.tiles import (
    BRIDGE,
    CELL,
    CELLS,
    DX,
    DY,
    FIRST_KIND,
    MOST_CELLS,
    PLAZA,
    ROTATIONS,
    SHAPE_OF,
    SHAPE_TURNS,
    SHAPES,
    SPAN,
    SPAN_CELL,
    TURNS,
)

# --- where tiles fit


def fitting(rows: vec[i64], shape: i64, rotation: i64, y: i64) -> i64:
    """The columns of a row where the first cell of a tile may lie: every cell on a free pillar, a span on open canal."""
    at = (shape * ROTATIONS + rotation) * MOST_CELLS
    columns: i64 = FULL
    for cell in range(CELLS[shape]):
        layer: i64 = WATER if shape == BRIDGE and cell == SPAN_CELL else FREE
        row = rows[layer + MARGIN + y + DY[at + cell]]
        dx = DX[at + cell]
        columns &= row >> dx if dx >= 0 else row << -dx
    return columns


def fits(s: State, shape: i64) -> bool:
    rows = s.rows
    for rotation in range(SHAPE_TURNS[shape]):
        for y in range(i64(HEIGHT)):
            if fitting(rows, shape, rotation, y) != 0:
                return True
    return False


def cell_field(shape: i64, field: i64, rotation: i64, cell: i64) -> i64:
    at = (shape * ROTATIONS + rotation) * MOST_CELLS + cell
    return field + DY[at] * WIDTH + DX[at]


def cell_fields(tile: i64, field: i64, rotation: i64) -> list[int]:
    shape = SHAPE_OF[tile]
    return [int(cell_field(shape, field, rotation, cell)) for cell in range(CELLS[shape])]


# --- architect and advocate


def begin(s: State, seat: i64) -> bool:
    """Whether the player has anything to decide."""
    s.stones = s.edition.strength[s.card]
    return next_tile(s, seat)


def next_tile(s: State, seat: i64) -> bool:
    """While an affordable tile fits, one must be built."""
    for shape in range(i64(SHAPES)):
        if can_build(s, seat, shape):
            s.phase = BUILDING
            return True
    return False


def can_build(s: State, seat: i64, shape: i64) -> bool:
    return s.edition.stones[shape] <= s.stones and owns(s, seat, shape) and fits(s, shape)


def owns(s: State, seat: i64, shape: i64) -> bool:
    tiles = s.players[seat].tiles
    for tile in range(FIRST_KIND[shape], FIRST_KIND[shape + 1]):
        if tiles[tile] > 0:
            return True
    return False


def build_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    tiles = s.players[seat].tiles
    for shape in range(i64(SHAPES)):
        if can_build(s, seat, shape):
            for tile in range(FIRST_KIND[shape], FIRST_KIND[shape + 1]):
                if tiles[tile] > 0:
                    out[n] = pack(BUILD, tile)
                    n += 1
    return n


def place_into(s: State, tile: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    rows = s.rows
    shape = SHAPE_OF[tile]
    for rotation in range(TURNS[tile]):
        for y in range(i64(HEIGHT)):
            columns = fitting(rows, shape, rotation, y)
            field = y * WIDTH
            while columns != 0:
                if columns & 1 != 0:
                    out[n] = pack(PLACE, field, rotation)
                    n += 1
                columns >>= 1
                field += 1
    return n


def apply(s: State, seat: i64, action: i64) -> bool:
    """Whether the card is done."""
    if kind_of(action) == BUILD:
        s.tile = first_of(action)
        s.phase = PLACING
        return False
    tile = s.tile
    s.tile = NO_TILE
    s.stones -= s.edition.stones[SHAPE_OF[tile]]
    build(s, seat, tile, first_of(action), second_of(action))
    if last_space_reached(s):
        end(s, LAST_SPACE)
        return True
    if next_tile(s, seat):
        return False
    facts.lapsed(s, seat)
    return True


def build(s: State, seat: i64, tile: i64, field: i64, rotation: i64) -> None:
    """Lay the tile and score it for everybody."""
    shape = SHAPE_OF[tile]
    if s.journal is not None:
        facts.built(s, seat, tile, field, rotation, edge_names(s, tile, field, rotation), token_names(s, seat, tile, field, rotation))
    earn(s, seat, FOR_ARMS, s.edition.arms[shape])
    earn(s, seat, FOR_EDGES, edges(s, tile, field, rotation) * s.edition.points_per_edge)
    cover_tokens(s, seat, shape, field, rotation)
    if s.gondolier != NOBODY and at_the_canal(s, shape, field, rotation):
        earn(s, s.gondolier, FOR_GONDOLA, s.edition.points_per_gondola)
    s.players[seat].tiles[tile] -= 1
    s.built[s.standing] = pack(0, tile, field, rotation)
    s.standing += 1
    lay(s, tile, field, rotation)


def edges(s: State, tile: i64, field: i64, rotation: i64) -> i64:
    """Edges between like cells of this tile and of tiles built before."""
    shape = SHAPE_OF[tile]
    rows = s.rows
    n: i64 = 0
    for cell in range(CELLS[shape]):
        shows = CELL[tile * MOST_CELLS + cell]
        if shows != SPAN:
            n += touches(rows, PLAZAS if shows == PLAZA else BUILDINGS, cell_field(shape, field, rotation, cell))
    return n


def cover_tokens(s: State, seat: i64, shape: i64, field: i64, rotation: i64) -> None:
    """Covered tokens go home, others' with points for their owners; an advocate pays for none."""
    for cell in range(CELLS[shape]):
        at = cell_field(shape, field, rotation, cell)
        owner = s.token[at]
        if owner != NOBODY:
            s.token[at] = NOBODY
            s.players[owner].reserve += 1
            if pays(s, seat, owner):
                earn(s, owner, FOR_TOKENS, s.edition.points_per_token)


def pays(s: State, seat: i64, owner: i64) -> bool:
    """Whether the owner of a covered token gets points."""
    return owner != seat and CHARACTER[s.card] != ADVOCATE


def at_the_canal(s: State, shape: i64, field: i64, rotation: i64) -> bool:
    bank = s.edition.bank
    for cell in range(CELLS[shape]):
        at = cell_field(shape, field, rotation, cell)
        if bank[ROW[at]] & BIT[at] != 0:
            return True
    return False


def lay(s: State, tile: i64, field: i64, rotation: i64) -> None:
    shape = SHAPE_OF[tile]
    rows = s.rows
    for cell in range(CELLS[shape]):
        at = cell_field(shape, field, rotation, cell)
        shows = CELL[tile * MOST_CELLS + cell]
        if shows == SPAN:
            lift(rows, WATER, at)
            if s.gondola == at:
                move_gondola(s)
        else:
            lift(rows, FREE, at)
            put(rows, PLAZAS if shows == PLAZA else BUILDINGS, at)


def move_gondola(s: State) -> None:
    """To the nearest field of the canal without a bridge; of several to the first one on the board."""
    here = s.gondola
    best: i64 = FIELDS
    for field in range(i64(FIELDS)):
        if has(s.rows, WATER, field):
            distance = apart(field // WIDTH, here // WIDTH) + apart(field % WIDTH, here % WIDTH)
            if distance < best:
                best = distance
                s.gondola = field
    facts.gondola_moved(s)


def apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


# --- for the journal


def edge_names(s: State, tile: i64, field: i64, rotation: i64) -> list[list[str]]:
    """Each edge between like cells: the field of this tile, the field of the older one."""
    found: list[list[str]] = []
    for cell, at in enumerate(cell_fields(tile, field, rotation)):
        shows = CELL[tile * MOST_CELLS + cell]
        if shows != SPAN:
            found += [
                [FIELD_NAMES[at], FIELD_NAMES[beside]]
                for beside in around(at)
                if has(s.rows, PLAZAS if shows == PLAZA else BUILDINGS, beside)
            ]
    return found


def around(field: int) -> list[int]:
    x = field % WIDTH
    beside = [field - WIDTH, field + WIDTH] + [field - 1] * (x > 0) + [field + 1] * (x < WIDTH - 1)
    return [other for other in beside if 0 <= other < FIELDS]


def token_names(s: State, seat: i64, tile: i64, field: i64, rotation: i64) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for at in cell_fields(tile, field, rotation):
        owner = s.token[at]
        if owner != NOBODY:
            points = int(s.edition.points_per_token) if pays(s, seat, owner) else 0
            found.append({"field": FIELD_NAMES[at], "seat": int(owner), "points": points})
    return found
