"""The saboteur: pulls tiles down."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of, third_of
from comptoir.games.saeulen import facts
from comptoir.games.saeulen.actions import DONE, REMOVE
from comptoir.games.saeulen.board import lift, put
from comptoir.games.saeulen.building import cell_field
from comptoir.games.saeulen.piles import put_under
from comptoir.games.saeulen.state import BUILDINGS, FREE, PLAZAS, REMOVING, WATER, State
from comptoir.games.saeulen.tiles import CELL, CELLS, MOST_CELLS, PLAZA, SHAPE_OF, SPAN


def begin(s: State) -> bool:
    s.stones = s.edition.strength[s.card]
    s.phase = REMOVING
    return can_remove(s)


def can_remove(s: State) -> bool:
    for number in range(s.standing):
        if removal_stones(s, number) <= s.stones:
            return True
    return False


def removal_stones(s: State, number: i64) -> i64:
    return s.edition.stones[SHAPE_OF[first_of(s.built[number])]]


def remove_into(s: State, out: vec[i64]) -> i64:
    """At least one tile, then free to stop."""
    n: i64 = 0
    for number in range(s.standing):
        if removal_stones(s, number) <= s.stones:
            out[n] = pack(REMOVE, second_of(s.built[number]))
            n += 1
    if s.acts > 0:
        out[n] = DONE
        n += 1
    return n


def apply(s: State, seat: i64, action: i64) -> bool:
    if kind_of(action) != DONE:
        remove(s, seat, number_at(s, first_of(action)))
        s.acts += 1
        if can_remove(s):
            return False
    facts.lapsed(s, seat)
    return True


def number_at(s: State, field: i64) -> i64:
    """Which tile has its first cell here; -1 if none has."""
    for number in range(s.standing):
        if second_of(s.built[number]) == field:
            return number
    return -1


def remove(s: State, seat: i64, number: i64) -> None:
    """The pillars stay and are free again; the tile goes under its pile."""
    tile, field, rotation = first_of(s.built[number]), second_of(s.built[number]), third_of(s.built[number])
    shape = SHAPE_OF[tile]
    s.stones -= s.edition.stones[shape]
    s.standing -= 1
    for later in range(number, s.standing):
        s.built[later] = s.built[later + 1]
    pull_down(s, tile, field, rotation)
    put_under(s, shape, tile)
    facts.removed(s, seat, tile, field)


def pull_down(s: State, tile: i64, field: i64, rotation: i64) -> None:
    shape = SHAPE_OF[tile]
    for cell in range(CELLS[shape]):
        at = cell_field(shape, field, rotation, cell)
        shows = CELL[tile * MOST_CELLS + cell]
        if shows == SPAN:
            put(s.rows, WATER, at)
        else:
            lift(s.rows, PLAZAS if shows == PLAZA else BUILDINGS, at)
            put(s.rows, FREE, at)
