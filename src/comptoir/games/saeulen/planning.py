"""What tiles, places and pillars are worth to a player: the judgement behind the policy. Worth is in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, second_of
from comptoir.core.contract import legal_room
from comptoir.games.saeulen.board import BIT, ROW, touches
from comptoir.games.saeulen.building import at_the_canal, cell_field, edges, fits, place_into
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import BUILDINGS, FREE, NOBODY, PLAZAS, WATER, State
from comptoir.games.saeulen.tiles import BRIDGE, CELLS, KINDS_OF_TILES, SHAPE_OF, SHAPES, SQUARE

# Numbers found by trial in play against earlier ones.
RIVAL: Final = 0.65  # how much a point of somebody else hurts
OWN_TOKEN: Final = 1.3  # an own token on the board, waiting to be covered
NO_PLACE: Final = -1000.0
EDGE_HOPE: Final = 0.45  # points for edges, per cell of a tile to be built some day
NO_ROOM_YET: Final = 0.2  # share of its worth for a tile that fits nowhere now
BLOCK: Final = 1.0  # a square of pillars made whole
HALF_BLOCK: Final = 0.35
OWN_SQUARE: Final = 1.2  # more, for who has a square tile
BESIDE_CITY: Final = 0.5  # per edge with a tile
BESIDE_PILLAR: Final = 0.3
OWN_GONDOLA: Final = 0.25  # on the bank, for the owner of the gondola
BRIDGEHEAD: Final = 1.35  # opposite a free pillar, for who has a bridge


# --- building


def place_gain(s: State, seat: i64, tile: i64, field: i64, rotation: i64, pays: bool) -> float:
    """Points for the player less what they bring to others; an own token that is covered is a hope lost."""
    shape = SHAPE_OF[tile]
    gain = float(s.edition.arms[shape] + edges(s, tile, field, rotation) * s.edition.points_per_edge)
    for cell in range(CELLS[shape]):
        owner = s.token[cell_field(shape, field, rotation, cell)]
        if owner == seat:
            gain -= OWN_TOKEN
        elif owner != NOBODY and pays:
            gain -= RIVAL * float(s.edition.points_per_token)
    if s.gondolier != NOBODY and at_the_canal(s, shape, field, rotation):
        gain += float(s.edition.points_per_gondola) * (1.0 if s.gondolier == seat else -RIVAL)
    return gain


def best_place(s: State, seat: i64, tile: i64, pays: bool, room: vec[i64]) -> i64:
    """The action that lays the tile best; -1 if it fits nowhere."""
    best: i64 = -1
    most = NO_PLACE
    for k in range(place_into(s, tile, room)):
        gain = place_gain(s, seat, tile, first_of(room[k]), second_of(room[k]), pays)
        if gain > most:
            most = gain
            best = room[k]
    return best


def build_gains(s: State, seat: i64, pays: bool) -> vec[float]:
    """By kind of tile that the player has: the gain of its best place."""
    room = legal_room()
    gains = vec[float]([NO_PLACE] * KINDS_OF_TILES)
    for tile in range(i64(KINDS_OF_TILES)):
        if s.players[seat].tiles[tile] > 0:
            place = best_place(s, seat, tile, pays, room)
            if place >= 0:
                gains[tile] = place_gain(s, seat, tile, first_of(place), second_of(place), pays)
    return gains


def build_worth(s: State, seat: i64, gains: vec[float], stones: i64, but: i64) -> float:
    """What tiles for so many stones bring, one after the other, without one of kind `but`; places may overlap."""
    best = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        left = stones - s.edition.stones[SHAPE_OF[tile]]
        if gains[tile] > NO_PLACE and left >= 0 and (tile != but or s.players[seat].tiles[tile] > 1):
            worth = gains[tile] + (0.0 if left < 2 else build_worth_after(s, seat, gains, left, tile))
            best = max(best, worth)
    return best


def build_worth_after(s: State, seat: i64, gains: vec[float], stones: i64, but: i64) -> float:
    """The best single tile that follows."""
    best = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        if gains[tile] > best and s.edition.stones[SHAPE_OF[tile]] <= stones and (tile != but or s.players[seat].tiles[tile] > 1):
            best = gains[tile]
    return best


# --- tiles


def backlog(s: State, seat: i64) -> i64:
    """Stones of the tiles before a player."""
    stones: i64 = 0
    tiles = s.players[seat].tiles
    for tile in range(i64(KINDS_OF_TILES)):
        if tiles[tile] > 0:
            stones += tiles[tile] * s.edition.stones[SHAPE_OF[tile]]
    return stones


def shape_worth(s: State, shape: i64) -> float:
    """Points that a tile of the shape may bring some day."""
    worth = float(s.edition.arms[shape]) + EDGE_HOPE * float(CELLS[shape])
    return worth if fits(s, shape) else NO_ROOM_YET * worth


def take_worth(s: State, worths: vec[float], stones: i64) -> float:
    """The most that tiles for so many stones are worth; a pile may give several."""
    best = 0.0
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= stones:
            best = max(best, worths[shape] + take_worth(s, worths, stones - s.edition.stones[shape]))
    return best


def shape_worths(s: State) -> vec[float]:
    worths = vec[float]([0.0] * SHAPES)
    for shape in range(i64(SHAPES)):
        worths[shape] = shape_worth(s, shape)
    return worths


# --- pillars


def pillar_worth(s: State, seat: i64, field: i64) -> float:
    """A pillar is good where tiles will stand: in blocks of four, beside the city, for own plans at canal and bridge."""
    rows = s.rows
    worth = BESIDE_CITY * float(touches(rows, BUILDINGS, field) + touches(rows, PLAZAS, field))
    worth += BESIDE_PILLAR * float(touches(rows, FREE, field))
    worth += blocks_worth(s, field) * (OWN_SQUARE if owns_shape(s, seat, SQUARE) else 1.0)
    if s.edition.bank[ROW[field]] & BIT[field] != 0:
        if s.gondolier == seat:
            worth += OWN_GONDOLA
        if owns_shape(s, seat, BRIDGE) and faces_a_pillar(s, field):
            worth += BRIDGEHEAD
    return worth


def owns_shape(s: State, seat: i64, shape: i64) -> bool:
    tiles = s.players[seat].tiles
    for tile in range(i64(KINDS_OF_TILES)):
        if tiles[tile] > 0 and SHAPE_OF[tile] == shape:
            return True
    return False


def blocks_worth(s: State, field: i64) -> float:
    """Of the four squares round a field, those whose other three fields are free pillars, or two of them."""
    rows = s.rows
    at = FREE + ROW[field]
    bit = BIT[field]
    worth = 0.0
    for side in range(i64(2)):
        beside = bit << 1 if side == 0 else bit >> 1
        for row in (at - 1, at + 1):
            pillars = 0
            if rows[at] & beside != 0:
                pillars += 1
            if rows[row] & bit != 0:
                pillars += 1
            if rows[row] & beside != 0:
                pillars += 1
            if pillars >= 2:
                worth += BLOCK if pillars == 3 else HALF_BLOCK
    return worth


def faces_a_pillar(s: State, field: i64) -> bool:
    """Across one field of open canal."""
    rows = s.rows
    water = WATER + ROW[field]
    free = FREE + ROW[field]
    bit = BIT[field]
    return (
        (rows[water] & bit << 1 != 0 and rows[free] & bit << 2 != 0)
        or (rows[water] & bit >> 1 != 0 and rows[free] & bit >> 2 != 0)
        or (rows[water - 1] & bit != 0 and rows[free - 2] & bit != 0)
        or (rows[water + 1] & bit != 0 and rows[free + 2] & bit != 0)
    )


# --- the state of the game


def lead(s: State, seat: i64) -> i64:
    """Points more than the best of the others."""
    best: i64 = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, total(s, other))
    return total(s, seat) - best


def tokens_on_board(s: State, seat: i64) -> i64:
    tokens = s.edition.reserve - s.players[seat].reserve
    return tokens - 1 if s.gondolier == seat else tokens
