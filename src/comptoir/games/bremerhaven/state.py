"""The table as it lies: nothing here decides anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.plain import Fields
from comptoir.games.bremerhaven.edition import BremerhavenEdition

# Phases: what the table is doing.
SETUP: Final = 0
BIDDING: Final = 1
PERMITS: Final = 2
UPGRADES: Final = 3
PRICING: Final = 4
CAREERS: Final = 5
AT_SEA: Final = 6
ON_LAND: Final = 7
HARBOURS: Final = 8
NEWS: Final = 9
OVER: Final = 10
PHASE_NAMES: Final = ["setup", "bidding", "permits", "upgrades", "prices", "career", "sea", "land", "harbour", "news", "over"]

# Steps: what a player is to decide, in the order of the round. Several players may have a step at the same time.
NOTHING: Final = 0
START_BUILDING: Final = 1
START_ORDER: Final = 2
START_GOODS: Final = 3
BIDS: Final = 4
PERMIT_STEP: Final = 5
UPGRADE_STEP: Final = 6
PRICE_STEP: Final = 7
CAREER_STEP: Final = 8
MOOR_STEP: Final = 9
ORDER_STEP: Final = 10
PRODUCTION: Final = 11
MOVING: Final = 12
FIRE_STEP: Final = 13
SUBSIDY_STEP: Final = 14
FLOTSAM_STEP: Final = 15
TRAINING_STEP: Final = 16
SALE_STEP: Final = 17
STEP_NAMES: Final = [
    "nothing", "start_building", "start_order", "start_goods", "bid", "permit", "upgrade", "price", "career", "moor", "order",
    "production", "moving", "warehouse_fire", "subsidy", "flotsam", "training", "clearance_sale",
]  # fmt: skip

NOBODY: Final = -1
NO_CARD: Final = -1

# What a cell is: free storage, covered, or the building on it.
FREE: Final = -1
COVERED: Final = -2

# A dock: `docks[dock * DOCK + SHIP]`.
DOCK: Final = 4
SHIP: Final = 0
STAY: Final = 1  # time tokens
CARGO: Final = 2  # the good it carries
ABOARD: Final = 3  # how many are left

# A loading space: `orders[space * LOADING + ORDER]`.
LOADING: Final = 6
ORDER: Final = 0
TIME: Final = 1  # time tokens
LOADED: Final = 2  # by good


class Player:
    step: i64
    left: i64  # how often the step is still to be taken, or may be: start goods, losses and offers of events
    money: i64
    deposit: i64  # on the bank
    prestige: i64  # the marker
    plans: i64  # buildings beside the harbour, one bit each
    built: i64  # buildings in the harbour, one bit each
    used: i64  # buildings used this round, one bit each
    upgrades: i64  # cards taken from the reserve in the game
    gained: i64  # of these, this round
    permits: i64  # used in this step
    extra: i64  # bollards that the last permit still allows
    moves: i64  # between storage places, this round
    placed: i64  # influence cards on the boards
    start_order: i64  # drawn, not yet placed
    hand: vec[i64]  # by value: cards in hand
    card: vec[i64]  # by order of placing: its value...
    space: vec[i64]  # ...and where it lies
    bollards: vec[i64]  # by wall
    cell: vec[i64]  # by cell: FREE, COVERED or a building
    goods: vec[i64]  # by cell: see storage.py
    docks: vec[i64]
    orders: vec[i64]

    def clone(self) -> "Player":
        p = Player()
        p.step = self.step
        p.left = self.left
        p.money = self.money
        p.deposit = self.deposit
        p.prestige = self.prestige
        p.plans = self.plans
        p.built = self.built
        p.used = self.used
        p.upgrades = self.upgrades
        p.gained = self.gained
        p.permits = self.permits
        p.extra = self.extra
        p.moves = self.moves
        p.placed = self.placed
        p.start_order = self.start_order
        p.hand = self.hand[:]
        p.card = self.card[:]
        p.space = self.space[:]
        p.bollards = self.bollards[:]
        p.cell = self.cell[:]
        p.goods = self.goods[:]
        p.docks = self.docks[:]
        p.orders = self.orders[:]
        return p

    def fields(self, f: Fields) -> None:
        self.step = f.number("step", self.step)
        self.left = f.number("left", self.left)
        self.money = f.number("money", self.money)
        self.deposit = f.number("deposit", self.deposit)
        self.prestige = f.number("prestige", self.prestige)
        self.plans = f.number("plans", self.plans)
        self.built = f.number("built", self.built)
        self.used = f.number("used", self.used)
        self.upgrades = f.number("upgrades", self.upgrades)
        self.gained = f.number("gained", self.gained)
        self.permits = f.number("permits", self.permits)
        self.extra = f.number("extra", self.extra)
        self.moves = f.number("moves", self.moves)
        self.placed = f.number("placed", self.placed)
        self.start_order = f.number("start_order", self.start_order)
        self.hand = f.numbers("hand", self.hand)
        self.card = f.numbers("card", self.card)
        self.space = f.numbers("space", self.space)
        self.bollards = f.numbers("bollards", self.bollards)
        self.cell = f.numbers("cell", self.cell)
        self.goods = f.numbers("goods", self.goods)
        self.docks = f.numbers("docks", self.docks)
        self.orders = f.numbers("orders", self.orders)


class State(contract.State):
    edition: BremerhavenEdition
    is_long: bool
    phase: i64
    cursor: i64  # how far the phase has come: ranks, or columns of a board
    waiting: i64  # players who have something to decide
    bidders: i64  # players, and the robot of the solo game, which comes after them
    players: list[Player]  # the robot too
    ladder: vec[i64]  # by rank: the bidder
    track: i64  # where the ship stands
    # Piles are never written: where one changes, a new one takes its place. So clones may share them.
    ship_pile: vec[i64]  # hidden from `ships_drawn` on
    ships_drawn: i64
    order_pile: vec[i64]  # the same for orders
    orders_drawn: i64
    sea: vec[i64]  # by column: its ship
    land: vec[i64]  # by column: its order
    building_pile: vec[i64]  # the top one, at `buildings_drawn`, lies open
    buildings_drawn: i64
    price_pile: vec[i64]  # the top one is valid
    known_top: i64  # price cards that all know, from the top...
    known_bottom: i64  # ...and from the bottom
    papers: vec[i64]  # newspapers; of the one at `papers_read` only the progress is seen
    papers_read: i64
    event: i64  # the newspaper on the left

    def copy(self, other: "State") -> None:
        self.seats = other.seats
        self.round = other.round
        self.revealed = other.revealed
        self.journal = None
        self.edition = other.edition
        self.is_long = other.is_long
        self.phase = other.phase
        self.cursor = other.cursor
        self.waiting = other.waiting
        self.bidders = other.bidders
        self.players = [p.clone() for p in other.players]
        self.ladder = other.ladder[:]
        self.track = other.track
        self.ship_pile = other.ship_pile
        self.ships_drawn = other.ships_drawn
        self.order_pile = other.order_pile
        self.orders_drawn = other.orders_drawn
        self.sea = other.sea[:]
        self.land = other.land[:]
        self.building_pile = other.building_pile
        self.buildings_drawn = other.buildings_drawn
        self.price_pile = other.price_pile
        self.known_top = other.known_top
        self.known_bottom = other.known_bottom
        self.papers = other.papers
        self.papers_read = other.papers_read
        self.event = other.event

    def fields(self, f: Fields) -> None:
        super().fields(f)
        self.is_long = f.number("is_long", i64(int(self.is_long))) == 1
        self.phase = f.number("phase", self.phase)
        self.cursor = f.number("cursor", self.cursor)
        self.waiting = f.number("waiting", self.waiting)
        self.bidders = f.number("bidders", self.bidders)
        for number, player in enumerate(self.players):
            player.fields(f.part(f"player {number}"))
        self.ladder = f.numbers("ladder", self.ladder)
        self.track = f.number("track", self.track)
        self.ship_pile = f.numbers("ship_pile", self.ship_pile)
        self.ships_drawn = f.number("ships_drawn", self.ships_drawn)
        self.order_pile = f.numbers("order_pile", self.order_pile)
        self.orders_drawn = f.number("orders_drawn", self.orders_drawn)
        self.sea = f.numbers("sea", self.sea)
        self.land = f.numbers("land", self.land)
        self.building_pile = f.numbers("building_pile", self.building_pile)
        self.buildings_drawn = f.number("buildings_drawn", self.buildings_drawn)
        self.price_pile = f.numbers("price_pile", self.price_pile)
        self.known_top = f.number("known_top", self.known_top)
        self.known_bottom = f.number("known_bottom", self.known_bottom)
        self.papers = f.numbers("papers", self.papers)
        self.papers_read = f.number("papers_read", self.papers_read)
        self.event = f.number("event", self.event)
