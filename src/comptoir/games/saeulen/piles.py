"""The piles of tiles, one per shape, and the councillor who takes from them."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.games.saeulen import facts
from comptoir.games.saeulen.actions import DONE, TAKE
from comptoir.games.saeulen.state import TAKING, State
from comptoir.games.saeulen.tiles import MOST_OF_A_SHAPE, SHAPES


def begin(s: State) -> bool:
    """Whether the councillor has anything to decide."""
    s.stones = s.edition.strength[s.card]
    s.phase = TAKING
    return can_take(s)


def can_take(s: State) -> bool:
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= s.stones:
            return True
    return False


def take_into(s: State, out: vec[i64]) -> i64:
    """At least one tile, then free to stop."""
    n: i64 = 0
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= s.stones:
            out[n] = pack(TAKE, shape)
            n += 1
    if s.acts > 0:
        out[n] = DONE
        n += 1
    return n


def apply(s: State, seat: i64, action: i64) -> bool:
    """Whether the card is done."""
    if kind_of(action) == TAKE:
        shape = first_of(action)
        tile = s.pile[shape * MOST_OF_A_SHAPE + s.height[shape] - 1]
        s.stones -= s.edition.stones[shape]
        s.acts += 1
        facts.took(s, seat, tile)
        take_top(s, seat, shape)
        if can_take(s):
            return False
    facts.lapsed(s, seat)
    return True


def take_top(s: State, seat: i64, shape: i64) -> None:
    """The next tile is turned up, unless all have seen it before."""
    height = s.height[shape] - 1
    s.players[seat].tiles[s.pile[shape * MOST_OF_A_SHAPE + height]] += 1
    s.height[shape] = height
    if s.sunk[shape] < height:
        s.revealed += 1
    else:
        s.sunk[shape] = height
    if height > 0:
        facts.uncovered(s, s.pile[shape * MOST_OF_A_SHAPE + height - 1])


def put_under(s: State, shape: i64, tile: i64) -> None:
    """Face up, so that all know what lies there."""
    bottom = shape * MOST_OF_A_SHAPE
    place = bottom + s.height[shape]
    while place > bottom:
        s.pile[place] = s.pile[place - 1]
        place -= 1
    s.pile[bottom] = tile
    s.height[shape] += 1
    s.sunk[shape] += 1
