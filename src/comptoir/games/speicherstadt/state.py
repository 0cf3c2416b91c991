"""The table as it lies: nothing here decides anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.plain import Fields
from comptoir.games.speicherstadt.edition import SpeicherstadtEdition

DEMAND: Final = 0
PURCHASE: Final = 1
LOADING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final = ["demand", "purchase", "loading", "over"]

COLUMNS: Final = 6  # at most, with five players
FLOORS: Final = 8  # spaces above a card
NOBODY: Final = -1
NO_CARD: Final = -1

# Where a player's loose cubes lie: `cubes[DOCK + good]`.
DOCK: Final = 0  # taken off the ships bought this round
HALL: Final = 5  # kept in the market hall
WAREHOUSE: Final = 10
TRAY: Final = 15  # offered to the market
PLACES: Final = 20


class Player:
    coins: i64
    score: i64  # from fires; all else is counted at the end
    bought: i64  # cards bought this round
    cubes: vec[i64]

    def clone(self) -> "Player":
        p = Player()
        p.coins = self.coins
        p.score = self.score
        p.bought = self.bought
        p.cubes = self.cubes[:]
        return p

    def fields(self, f: Fields) -> None:
        self.coins = f.number("coins", self.coins)
        self.score = f.number("score", self.score)
        self.bought = f.number("bought", self.bought)
        self.cubes = f.numbers("cubes", self.cubes)


class Outlook:
    """What everybody can reckon from the open cards, kept for as long as it holds: no part of the table, so clones share it
    and no dump has it."""

    drawn: i64  # while so many cards are taken from the pile
    rounds: i64  # full rounds after this one
    ships: i64  # in the pile, like the next two
    offices: i64
    fires: i64  # their values, summed up
    worth: vec[float]  # by seat * COLUMNS + column, during the demand: in points; empty until asked for
    coin: vec[float]  # by seat, likewise
    pull: vec[float]  # by column, likewise: the share of the workers that it will draw


class State(contract.State):
    edition: SpeicherstadtEdition
    phase: i64
    turn: i64  # the seat to act
    first: i64  # holds the metal coin
    players: list[Player]
    holder: vec[i64]  # by card: who bought it
    missing: vec[i64]  # by contract * GOODS + good: cubes still to be loaded
    stock: vec[i64]  # by good: cubes out of play, to be had by conversion
    pile: vec[i64]  # hidden from `drawn` on; never written, so that clones may share it
    drawn: i64  # cards taken from the pile
    bag: vec[i64]  # goods; hidden from `unpacked` on; never written either
    unpacked: i64  # cubes taken from the bag
    columns: i64  # cards laid out this round
    row: vec[i64]  # by column: its card
    cargo: vec[i64]  # by column: where in the bag the cubes of its ship begin
    workers: vec[i64]  # by column * FLOORS + floor: whose worker
    queue: vec[i64]  # by column: workers that were placed
    placed: i64  # workers placed this round
    column: i64  # being sold
    withdrawn: i64  # workers taken back in that column
    loaded: i64  # players who have finished loading
    outlook: Outlook | None

    def copy(self, other: "State") -> None:
        self.seats = other.seats
        self.round = other.round
        self.revealed = other.revealed
        self.journal = None
        self.edition = other.edition
        self.phase = other.phase
        self.turn = other.turn
        self.first = other.first
        self.players = [p.clone() for p in other.players]
        self.holder = other.holder[:]
        self.missing = other.missing[:]
        self.stock = other.stock[:]
        self.pile = other.pile
        self.drawn = other.drawn
        self.bag = other.bag
        self.unpacked = other.unpacked
        self.columns = other.columns
        self.row = other.row[:]
        self.cargo = other.cargo[:]
        self.workers = other.workers[:]
        self.queue = other.queue[:]
        self.placed = other.placed
        self.column = other.column
        self.withdrawn = other.withdrawn
        self.loaded = other.loaded
        self.outlook = other.outlook

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.phase = f.number("phase", self.phase)
        self.turn = f.number("turn", self.turn)
        self.first = f.number("first", self.first)
        for seat, player in enumerate(self.players):
            player.fields(f.part(f"player {seat}"))
        self.holder = f.numbers("holder", self.holder)
        self.missing = f.numbers("missing", self.missing)
        self.stock = f.numbers("stock", self.stock)
        self.pile = f.numbers("pile", self.pile)
        self.drawn = f.number("drawn", self.drawn)
        self.bag = f.numbers("bag", self.bag)
        self.unpacked = f.number("unpacked", self.unpacked)
        self.columns = f.number("columns", self.columns)
        self.row = f.numbers("row", self.row)
        self.cargo = f.numbers("cargo", self.cargo)
        self.workers = f.numbers("workers", self.workers)
        self.queue = f.numbers("queue", self.queue)
        self.placed = f.number("placed", self.placed)
        self.column = f.number("column", self.column)
        self.withdrawn = f.number("withdrawn", self.withdrawn)
        self.loaded = f.number("loaded", self.loaded)
        self.outlook = None
