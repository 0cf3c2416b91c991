"""What places, tiles and pillars are worth to a player: the judgement behind the policy. Worth is in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.saeulen.actions import PLACE
from comptoir.games.saeulen.board import BIT, FIELDS, HEIGHT, MARGIN, ROW, WIDTH, touches
from comptoir.games.saeulen.building import fits, fitting
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import BUILDINGS, FREE, NOBODY, PLAZAS, WATER, State
from comptoir.games.saeulen.tiles import (
    BRIDGE,
    CELL,
    CELLS,
    DX,
    DY,
    FIRST_KIND,
    KINDS_OF_TILES,
    MOST_CELLS,
    PLAZA,
    ROTATIONS,
    SHAPE_OF,
    SHAPES,
    SPAN,
    SQUARE,
    TURNS,
)

# Numbers found by trial in play against earlier ones.
RIVAL: Final = 0.65  # how much a point of the best of several others hurts; of one only as much as an own one helps
RIVAL_REST: Final = 0.4  # and a point of anybody else
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
LAST_PILLARS: Final = 6.0  # per player: from here on there is less and less time to build
LAST_TOKENS: Final = 6.0  # the same for tokens to be covered
MOST_STONES: Final = 12  # more of them on a card count as so many

# Copied where a buffer is needed: that is faster than to make one.
NO_CELL_GAINS: Final[vec[float]] = vec[float]([0.0] * (2 * FIELDS))
NO_GAINS: Final[vec[float]] = vec[float]([NO_PLACE] * KINDS_OF_TILES)
NO_WORTHS: Final[vec[float]] = vec[float]([0.0] * (MOST_STONES + 1))


# --- building


class Sites:
    """What building brings to a player as the board lies: made once for all tiles and places of a decision."""

    state: State
    cells: vec[float]  # by field * 2, and 1 more for a plaza: edges less the tokens covered; filled in for free pillars
    canal: float  # for a tile at the canal

    def gain(self, tile: i64, field: i64, rotation: i64) -> float:
        """Points for the player less what they bring to others; an own token that is covered is a hope lost."""
        at = (SHAPE_OF[tile] * ROTATIONS + rotation) * MOST_CELLS
        gain = float(self.state.edition.arms[SHAPE_OF[tile]]) + cells_gain(self.cells, tile, at, field)
        if self.canal != 0.0 and bank_columns(self.state, SHAPE_OF[tile], rotation, field // WIDTH) >> field % WIDTH & 1 != 0:
            gain += self.canal
        return gain

    def best(self, tile: i64) -> tuple[i64, float]:
        """The action that lays the tile best, and its gain; -1 if it fits nowhere."""
        s = self.state
        rows = s.rows
        cells = self.cells
        shape = SHAPE_OF[tile]
        best: i64 = -1
        most = NO_PLACE
        for rotation in range(TURNS[tile]):
            at = (shape * ROTATIONS + rotation) * MOST_CELLS
            for y in range(i64(HEIGHT)):
                columns: i64 = fitting(rows, shape, rotation, y) if rows[FREE + MARGIN + y] != 0 else 0
                if columns == 0:
                    continue
                bank: i64 = bank_columns(s, shape, rotation, y) if self.canal != 0.0 else 0
                field = y * WIDTH
                while columns != 0:
                    if columns & 1 != 0:
                        gain = cells_gain(cells, tile, at, field)
                        if bank & 1 != 0:
                            gain += self.canal
                        if gain > most:
                            most = gain
                            best = pack(PLACE, field, rotation)
                    columns >>= 1
                    bank >>= 1
                    field += 1
        return best, most + float(s.edition.arms[shape]) if best >= 0 else NO_PLACE

    def gains(self, tiles: vec[i64]) -> vec[float]:
        """By kind of tile that the player has: the gain of its best place."""
        gains = NO_GAINS[:]
        for tile in range(i64(KINDS_OF_TILES)):
            if tiles[tile] > 0:
                gains[tile] = self.best(tile)[1]
        return gains


def sites(s: State, seat: i64, pays: bool) -> Sites:
    """`pays`: whether others get points for their tokens."""
    new = Sites()
    new.state = s
    new.canal = 0.0
    best = best_other(s, seat)
    if s.gondolier != NOBODY:
        new.canal = float(s.edition.points_per_gondola) * (1.0 if s.gondolier == seat else -rival(s, s.gondolier, best))
    new.cells = NO_CELL_GAINS[:]
    rows = s.rows
    edge = float(s.edition.points_per_edge)
    for y in range(i64(HEIGHT)):
        free = rows[FREE + MARGIN + y]
        field = y * WIDTH
        while free != 0:
            if free & 1 != 0:
                loss = token_loss(s, seat, s.token[field], best, pays)
                new.cells[2 * field] = edge * float(touches(rows, BUILDINGS, field)) - loss
                new.cells[2 * field + 1] = edge * float(touches(rows, PLAZAS, field)) - loss
            free >>= 1
            field += 1
    return new


def rival(s: State, seat: i64, best: i64) -> float:
    if seat != best:
        return RIVAL_REST
    return RIVAL if s.seats > 2 else 1.0


def token_loss(s: State, seat: i64, owner: i64, best: i64, pays: bool) -> float:
    """By covering a token of this owner."""
    if owner == NOBODY:
        return 0.0
    if owner == seat:
        return own_token(s)
    return rival(s, owner, best) * float(s.edition.points_per_token) if pays else 0.0


def cells_gain(cells: vec[float], tile: i64, at: i64, field: i64) -> float:
    """`at`: where the offsets of its shape and rotation begin."""
    gain = 0.0
    for cell in range(CELLS[SHAPE_OF[tile]]):
        shows = CELL[tile * MOST_CELLS + cell]
        if shows != SPAN:
            place = field + DY[at + cell] * WIDTH + DX[at + cell]
            gain += cells[2 * place + (1 if shows == PLAZA else 0)]
    return gain


def bank_columns(s: State, shape: i64, rotation: i64, y: i64) -> i64:
    """The columns of a row where a tile that begins there lies at the canal."""
    at = (shape * ROTATIONS + rotation) * MOST_CELLS
    bank = s.edition.bank
    columns: i64 = 0
    for cell in range(CELLS[shape]):
        row = bank[MARGIN + y + DY[at + cell]]
        dx = DX[at + cell]
        columns |= row >> dx if dx >= 0 else row << -dx
    return columns


def build_worths(s: State, tiles: vec[i64], gains: vec[float]) -> vec[float]:
    """By stones: what the best tiles bring for so many together, each kind once or twice; places may overlap."""
    worths = NO_WORTHS[:]
    for tile in range(i64(KINDS_OF_TILES)):
        if gains[tile] > 0.0:
            stones = s.edition.stones[SHAPE_OF[tile]]
            for _ in range(min(tiles[tile], 2)):
                left: i64 = MOST_STONES
                while left >= stones:
                    worths[left] = max(worths[left], worths[left - stones] + gains[tile])
                    left -= 1
    return worths


def best_with(s: State, tiles: vec[i64], gains: vec[float], first: i64, stones: i64) -> float:
    """What a tile brings together with the best one that can follow it for the stones left."""
    left = stones - s.edition.stones[SHAPE_OF[first]]
    follower = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        if gains[tile] > follower and s.edition.stones[SHAPE_OF[tile]] <= left and (tile != first or tiles[tile] > 1):
            follower = gains[tile]
    return gains[first] + follower


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


def take_worths(s: State) -> vec[float]:
    """By stones: the most that tiles for so many together are worth; a pile may give several."""
    worths = NO_WORTHS[:]
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0:
            worth = shape_worth(s, shape)
            stones = s.edition.stones[shape]
            for left in range(stones, i64(MOST_STONES + 1)):
                worths[left] = max(worths[left], worths[left - stones] + worth)
    return worths


# --- pillars


class Plans:
    """What a player has in mind with the pillars to come."""

    blocks: float
    gondola: float
    has_bridge: bool


def plans(s: State, seat: i64) -> Plans:
    new = Plans()
    new.blocks = OWN_SQUARE if owns_shape(s, seat, SQUARE) else 1.0
    new.gondola = OWN_GONDOLA if s.gondolier == seat else 0.0
    new.has_bridge = owns_shape(s, seat, BRIDGE)
    return new


def pillar_worth(s: State, plan: Plans, field: i64) -> float:
    """A pillar is good where tiles will stand: in blocks of four, beside the city, for own plans at canal and bridge."""
    rows = s.rows
    worth = BESIDE_CITY * float(touches(rows, BUILDINGS, field) + touches(rows, PLAZAS, field))
    worth += BESIDE_PILLAR * float(touches(rows, FREE, field))
    worth += blocks_worth(rows, field) * plan.blocks
    if s.edition.bank[ROW[field]] & BIT[field] != 0:
        worth += plan.gondola
        if plan.has_bridge and faces_a_pillar(s, field):
            worth += BRIDGEHEAD
    return worth


def owns_shape(s: State, seat: i64, shape: i64) -> bool:
    tiles = s.players[seat].tiles
    for tile in range(FIRST_KIND[shape], FIRST_KIND[shape + 1]):
        if tiles[tile] > 0:
            return True
    return False


def blocks_worth(rows: vec[i64], field: i64) -> float:
    """Of the four squares round a field, those whose other three fields are free pillars, or two of them."""
    at = FREE + ROW[field]
    bit = BIT[field]
    if (rows[at - 1] | rows[at] | rows[at + 1]) & (bit << 1 | bit | bit >> 1) == 0:
        return 0.0
    return (
        block_worth(rows[at], rows[at - 1], bit, bit << 1)
        + block_worth(rows[at], rows[at - 1], bit, bit >> 1)
        + block_worth(rows[at], rows[at + 1], bit, bit << 1)
        + block_worth(rows[at], rows[at + 1], bit, bit >> 1)
    )


def block_worth(row: i64, other: i64, bit: i64, beside: i64) -> float:
    pillars: i64 = 0
    if row & beside != 0:
        pillars += 1
    if other & bit != 0:
        pillars += 1
    if other & beside != 0:
        pillars += 1
    if pillars < 2:
        return 0.0
    return BLOCK if pillars == 3 else HALF_BLOCK


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


def time_left(s: State) -> float:
    """To build: from 1 down to 0 over the last pillars."""
    return min(1.0, float(s.pillars) / (LAST_PILLARS * float(s.seats)))


def own_token(s: State) -> float:
    """What a token on the board will bring."""
    return OWN_TOKEN * min(1.0, float(s.pillars) / (LAST_TOKENS * float(s.seats)))


def best_other(s: State, seat: i64) -> i64:
    """Of the others who has most points; the next to the left when several are equal."""
    best = (seat + 1) % s.seats
    for offset in range(i64(2), s.seats):
        other = (seat + offset) % s.seats
        if total(s, other) > total(s, best):
            best = other
    return best


def lead(s: State, seat: i64) -> i64:
    """Points more than the best of the others."""
    return total(s, seat) - total(s, best_other(s, seat))


def tokens_on_board(s: State, seat: i64) -> i64:
    tokens = s.edition.reserve - s.players[seat].reserve
    return tokens - 1 if s.gondolier == seat else tokens
