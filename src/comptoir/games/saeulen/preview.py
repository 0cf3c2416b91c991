"""What a player wants to know before acting, beyond the facts of the act itself."""

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.saeulen import building, saboteur
from comptoir.games.saeulen.actions import BUILD, PILLAR, PLACE, REMOVE, TAKE
from comptoir.games.saeulen.board import FIELD_NAMES, HEIGHT
from comptoir.games.saeulen.scoring import tally_by_name, total
from comptoir.games.saeulen.state import State
from comptoir.games.saeulen.tiles import SHAPE_OF, TURNS


def foresee(s: State, seat: i64, action: i64) -> dict[str, object]:
    kind = kind_of(action)
    if kind == PLACE:
        return foresee_place(s, seat, first_of(action), second_of(action))
    if kind == BUILD:
        tile = first_of(action)
        return {"stones_left": int(s.stones - s.edition.stones[SHAPE_OF[tile]]), "places": places(s, tile)}
    if kind == TAKE:
        shape = first_of(action)
        return {"stones_left": int(s.stones - s.edition.stones[shape]), "arms": int(s.edition.arms[shape])}
    if kind == PILLAR:
        return {"due_after": int(s.due) - 1, "ends_the_game": s.pillars == 1}
    if kind == REMOVE:
        number = saboteur.number_at(s, first_of(action))
        return {"stones_left": int(s.stones - saboteur.removal_stones(s, number))}
    return {}


def places(s: State, tile: i64) -> int:
    """In how many ways the tile can be laid."""
    n = 0
    for rotation in range(TURNS[tile]):
        for y in range(i64(HEIGHT)):
            n += int(building.fitting(s.rows, SHAPE_OF[tile], rotation, y)).bit_count()
    return n


def foresee_place(s: State, seat: i64, field: i64, rotation: i64) -> dict[str, object]:
    """Points for everybody, by category too, and the fields the tile would lie on."""
    trial = s.clone()
    assert isinstance(trial, State)
    tile = s.tile
    trial.stones -= s.edition.stones[SHAPE_OF[tile]]
    building.build(trial, seat, tile, field, rotation)
    before, after = tally_by_name(s), tally_by_name(trial)
    return {
        "points": [int(total(trial, k) - total(s, k)) for k in range(s.seats)],
        "tally": [{name: after[k][name] - before[k][name] for name in after[k]} for k in range(s.seats)],
        "fields": [FIELD_NAMES[at] for at in building.cell_fields(tile, field, rotation)],
        "stones_left": int(trial.stones),
        "goes_on": building.next_tile(trial, seat),
    }
