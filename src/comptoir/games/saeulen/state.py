"""The table as it lies: nothing here decides anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.plain import Fields
from comptoir.games.saeulen.edition import SaeulenEdition

SWAPPING: Final = 0  # the first player may draw a card
GIVING: Final = 1  # and gives one back
CHOOSING: Final = 2  # all at once
TAKING: Final = 3
PILLARS: Final = 4
TOKENS: Final = 5
BUILDING: Final = 6  # which tile
PLACING: Final = 7  # where it goes
SPYING: Final = 8  # at whose hand
COPYING: Final = 9  # which card
REMOVING: Final = 10
OVER: Final = 11
PHASE_NAMES: Final = [
    "swapping", "giving", "choosing", "taking", "pillars", "tokens", "building", "placing", "spying", "copying", "removing", "over",
]  # fmt: skip

# How a game ended.
LAST_PILLAR: Final = 0
LAST_SPACE: Final = 1
STALLED: Final = 2
ENDING_NAMES: Final = ["last_pillar", "last_space", "stalled"]

NOBODY: Final = -1
NO_CARD: Final = -1
NO_TILE: Final = -1
NO_ENDING: Final = -1

# Where a card is: in the hand of a seat, its face-down choice included, or
IN_THE_BOX: Final = -1
FACE_UP: Final = -2

# Sets of fields, as `rows[LAYER + row]`.
EMPTY: Final = 0  # lagoon without a pillar
FREE: Final = 12  # pillars without a tile
BUILDINGS: Final = 24  # cells of tiles
PLAZAS: Final = 36
WATER: Final = 48  # canal without a bridge
ANCHOR: Final = 60  # beside the canal or a pillar
CHAIN: Final = 72  # pillars placed by the card in force
NEXT: Final = 84  # where it may place the next one
LAYERS: Final = 96

# What points are for, as `earned[FOR_...]`.
FOR_ARMS: Final = 0
FOR_EDGES: Final = 1
FOR_TOKENS: Final = 2
FOR_GONDOLA: Final = 3
FOR_SPECULATION: Final = 4
CATEGORIES: Final = 5


class Player:
    reserve: i64  # tokens
    tiles: vec[i64]  # by kind: not built yet
    earned: vec[i64]  # points by category

    def clone(self) -> "Player":
        p = Player()
        p.reserve = self.reserve
        p.tiles = self.tiles[:]
        p.earned = self.earned[:]
        return p

    def fields(self, f: Fields) -> None:
        self.reserve = f.number("reserve", self.reserve)
        self.tiles = f.numbers("tiles", self.tiles)
        self.earned = f.numbers("earned", self.earned)


class State(contract.State):
    edition: SaeulenEdition
    any_free_pillar: i64  # the option: 1 if tokens go on any free pillar
    phase: i64
    turn: i64  # the seat to act; of several the next clockwise from the first player
    first: i64
    players: list[Player]
    where: vec[i64]  # by card
    knows: vec[i64]  # by viewer * CARDS + card, spectators last: odds of each seat to hold it, if the viewer does not
    played: vec[i64]  # by seat: the card before it, face down while all choose
    drawn: i64  # the card of the swap; it stays with `partner` until one is given for it
    partner: i64
    resolved: i64  # players whose card is done
    card: i64  # in force
    source: i64  # whose hand the spy looks at
    stones: i64  # left to take, build or remove for
    due: i64  # pillars or tokens still to be placed
    acts: i64  # tiles taken or removed by the card in force
    tile: i64  # taken up, to be placed
    rows: vec[i64]
    token: vec[i64]  # by field: whose
    pile: vec[i64]  # by shape * MOST_OF_A_SHAPE + height, from the bottom; hidden from `sunk` to below the top
    height: vec[i64]  # by shape
    sunk: vec[i64]  # by shape: tiles put under the pile, which all have seen
    built: vec[i64]  # tiles on the board as they were placed: kind, field, rotation
    standing: i64  # how many
    pillars: i64  # in the stock
    gondola: i64  # its field
    gondolier: i64  # whose token is on it
    idle: i64  # rounds in a row without a new pillar
    before: i64  # pillars in the stock when the round began
    ending: i64

    def copy(self, other: "State") -> None:
        self.seats = other.seats
        self.round = other.round
        self.revealed = other.revealed
        self.journal = None
        self.edition = other.edition
        self.any_free_pillar = other.any_free_pillar
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.players = [p.clone() for p in other.players]
        self.where = other.where[:]
        self.knows = other.knows[:]
        self.played = other.played[:]
        self.drawn = other.drawn
        self.partner = other.partner
        self.resolved = other.resolved
        self.card = other.card
        self.source = other.source
        self.stones = other.stones
        self.due = other.due
        self.acts = other.acts
        self.tile = other.tile
        self.rows = other.rows[:]
        self.token = other.token[:]
        self.pile = other.pile[:]
        self.height = other.height[:]
        self.sunk = other.sunk[:]
        self.built = other.built[:]
        self.standing = other.standing
        self.pillars = other.pillars
        self.gondola = other.gondola
        self.gondolier = other.gondolier
        self.idle = other.idle
        self.before = other.before
        self.ending = other.ending

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.any_free_pillar = f.number("any_free_pillar", self.any_free_pillar)
        self.phase = f.number("phase", self.phase)
        self.turn = f.number("turn", self.turn)
        self.first = f.number("first", self.first)
        for seat, player in enumerate(self.players):
            player.fields(f.part(f"player {seat}"))
        self.where = f.numbers("where", self.where)
        self.knows = f.numbers("knows", self.knows)
        self.played = f.numbers("played", self.played)
        self.drawn = f.number("drawn", self.drawn)
        self.partner = f.number("partner", self.partner)
        self.resolved = f.number("resolved", self.resolved)
        self.card = f.number("card", self.card)
        self.source = f.number("source", self.source)
        self.stones = f.number("stones", self.stones)
        self.due = f.number("due", self.due)
        self.acts = f.number("acts", self.acts)
        self.tile = f.number("tile", self.tile)
        self.rows = f.numbers("rows", self.rows)
        self.token = f.numbers("token", self.token)
        self.pile = f.numbers("pile", self.pile)
        self.height = f.numbers("height", self.height)
        self.sunk = f.numbers("sunk", self.sunk)
        self.built = f.numbers("built", self.built)
        self.standing = f.number("standing", self.standing)
        self.pillars = f.number("pillars", self.pillars)
        self.gondola = f.number("gondola", self.gondola)
        self.gondolier = f.number("gondolier", self.gondolier)
        self.idle = f.number("idle", self.idle)
        self.before = f.number("before", self.before)
        self.ending = f.number("ending", self.ending)
