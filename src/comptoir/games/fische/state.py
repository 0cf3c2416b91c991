"""The tables as they lie: nothing here decides anything."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core import contract
from comptoir.core.plain import Fields
from comptoir.games.fische.edition import FischeEdition

CHOOSING: Final = 0  # a bonus token of the set-up
MOVING: Final = 1
TRADING: Final = 2
ACTING: Final = 3  # extra actions
PHASE_NAMES: Final = ["choosing", "moving", "trading", "acting"]

NOBODY: Final = -1
EVERYWHERE: Final = -1  # at all tables
NOWHERE: Final = -1  # a pawn that is not on the board
NOTHING: Final = -1  # no good, no fetish, no token, no place
UNKNOWN: Final = -1

# A player's bonus tokens: `hand[k]`, drawn as number `hand[DRAWN + k]` from the pool of this table (0: at the set-up or elsewhere).
DRAWN: Final = 3
OFFERED: Final = 6  # two drawn tokens, one of which is to be kept
ASIDE: Final = 8  # put back in the set-up, until all have chosen
HAND_ROOM: Final = 9

# What a viewer remembers of a player who sits elsewhere: `memory[(viewer * seats + seat) * BELONGINGS + ...]`.
FLORINS: Final = 0  # UNKNOWN if they never met
GOODS_FROM: Final = 1
FETISHES_AT: Final = 6
TOKENS_AT: Final = 7
BELONGINGS: Final = 8


class Player:
    table: i64  # where the player sits
    pawn: i64  # cell, or NOWHERE
    florins: i64
    goods: vec[i64]
    fetishes: i64  # a bit for each kind
    face_down: i64  # 1 until the owner of a new fetish changes table, with two tables
    tokens: i64  # bonus tokens in hand
    hand: vec[i64]
    ahead: i64  # more movement points in the first turn
    place: i64  # 1 for the winner; 0 without a third fetish
    learnt: i64  # how often something was revealed to this player

    def clone(self) -> "Player":
        p = Player()
        p.table = self.table
        p.pawn = self.pawn
        p.florins = self.florins
        p.goods = self.goods[:]
        p.fetishes = self.fetishes
        p.face_down = self.face_down
        p.tokens = self.tokens
        p.hand = self.hand[:]
        p.ahead = self.ahead
        p.place = self.place
        p.learnt = self.learnt
        return p

    def fields(self, f: Fields) -> None:
        self.table = f.number("table", self.table)
        self.pawn = f.number("pawn", self.pawn)
        self.florins = f.number("florins", self.florins)
        self.goods = f.numbers("goods", self.goods)
        self.fetishes = f.number("fetishes", self.fetishes)
        self.face_down = f.number("face_down", self.face_down)
        self.tokens = f.number("tokens", self.tokens)
        self.hand = f.numbers("hand", self.hand)
        self.ahead = f.number("ahead", self.ahead)
        self.place = f.number("place", self.place)
        self.learnt = f.number("learnt", self.learnt)


class Board:
    """One table: its map, its kiosks, and the turn that is being played there."""

    number: i64
    order: vec[i64]  # seats in the order of play
    sitters: i64  # how many they are
    on: i64  # whose turn: index into the order
    turns: i64  # played here
    round: i64
    kiosk: vec[i64]  # by place
    stock: vec[i64]  # by place * GOODS + good
    level: vec[i64]  # by good: on the price track
    reserve: vec[i64]  # by good
    ferries: i64  # a bit for each stage, and one more for the second berth of the port
    pool: vec[i64]  # bonus tokens; their order means nothing
    pooled: i64  # how many they are
    draws: i64  # from the pool, after the set-up
    shut: i64  # a bit for each closed place
    until: vec[i64]  # by closed place: before whose turn it opens; NOBODY: before the next turn
    skip: i64  # a bit for each closed place that opens only one turn later
    phase: i64
    points: i64  # of movement
    started: i64  # the place where the turn began and which must be left, or NOTHING
    barred: i64  # a bit for each place left in this turn
    bought: i64  # a bit for each good bought in this visit
    traded: i64  # sales or exchanges in this visit; fetishes taken
    paying: i64  # the fetish that is being paid for, or NOTHING
    parts: i64  # of the payment, still to be offered: see edition.pack_parts
    tray: vec[i64]  # goods offered
    given: i64  # the good given to Freddy while he owes the second token, or NOTHING
    extra: i64  # which extra action of the kiosk is under way
    step: i64  # within it: prices risen, merchants supplied
    chosen: i64  # within it: the first place or the pawn chosen, or NOTHING
    busy: i64  # 1 while the extra action waits for a production to be given out
    short: i64  # the good of a production for which tokens are short, or NOTHING
    left: i64  # tokens still to be given out then
    each: i64  # tokens a merchant takes at most then
    served: i64  # two bits for each place: tokens it got
    rise_after: i64  # whether the price rises then

    def clone(self) -> "Board":
        b = Board()
        b.number = self.number
        b.order = self.order[:]
        b.sitters = self.sitters
        b.on = self.on
        b.turns = self.turns
        b.round = self.round
        b.kiosk = self.kiosk[:]
        b.stock = self.stock[:]
        b.level = self.level[:]
        b.reserve = self.reserve[:]
        b.ferries = self.ferries
        b.pool = self.pool[:]
        b.pooled = self.pooled
        b.draws = self.draws
        b.shut = self.shut
        b.until = self.until[:]
        b.skip = self.skip
        b.phase = self.phase
        b.points = self.points
        b.started = self.started
        b.barred = self.barred
        b.bought = self.bought
        b.traded = self.traded
        b.paying = self.paying
        b.parts = self.parts
        b.tray = self.tray[:]
        b.given = self.given
        b.extra = self.extra
        b.step = self.step
        b.chosen = self.chosen
        b.busy = self.busy
        b.short = self.short
        b.left = self.left
        b.each = self.each
        b.served = self.served
        b.rise_after = self.rise_after
        return b

    def fields(self, f: Fields) -> None:
        self.number = f.number("number", self.number)
        self.order = f.numbers("order", self.order)
        self.sitters = f.number("sitters", self.sitters)
        self.on = f.number("on", self.on)
        self.turns = f.number("turns", self.turns)
        self.round = f.number("round", self.round)
        self.kiosk = f.numbers("kiosk", self.kiosk)
        self.stock = f.numbers("stock", self.stock)
        self.level = f.numbers("level", self.level)
        self.reserve = f.numbers("reserve", self.reserve)
        self.ferries = f.number("ferries", self.ferries)
        self.pool = f.numbers("pool", self.pool)
        self.pooled = f.number("pooled", self.pooled)
        self.draws = f.number("draws", self.draws)
        self.shut = f.number("shut", self.shut)
        self.until = f.numbers("until", self.until)
        self.skip = f.number("skip", self.skip)
        self._turn_fields(f)

    def _turn_fields(self, f: Fields) -> None:
        self.phase = f.number("phase", self.phase)
        self.points = f.number("points", self.points)
        self.started = f.number("started", self.started)
        self.barred = f.number("barred", self.barred)
        self.bought = f.number("bought", self.bought)
        self.traded = f.number("traded", self.traded)
        self.paying = f.number("paying", self.paying)
        self.parts = f.number("parts", self.parts)
        self.tray = f.numbers("tray", self.tray)
        self.given = f.number("given", self.given)
        self.extra = f.number("extra", self.extra)
        self.step = f.number("step", self.step)
        self.chosen = f.number("chosen", self.chosen)
        self.busy = f.number("busy", self.busy)
        self.short = f.number("short", self.short)
        self.left = f.number("left", self.left)
        self.each = f.number("each", self.each)
        self.served = f.number("served", self.served)
        self.rise_after = f.number("rise_after", self.rise_after)


class State(contract.State):
    edition: FischeEdition
    tables: i64
    rotation: bool  # option tempo
    sale_falls: bool  # option special_sale_effect
    for_places: bool  # option places
    first_game: bool
    turn_limit: i64  # per table
    boards: list[Board]
    players: list[Player]
    turns: i64  # played at all tables
    slot: i64  # in rotation: the table that plays
    finished: i64  # players with three fetishes
    over: bool
    sure: vec[i64]  # by viewer * BONUSES + kind: tokens the viewer knows to be in the pool, or drawn from it since
    since: vec[i64]  # by viewer * BONUSES + kind: the draw after which they were in the pool
    memory: vec[i64]  # belongings last seen of players who sit elsewhere
    charts: vec[i64]  # by (viewer * tables + table) * IN_PLAY + place: the kiosk last seen there, or UNKNOWN

    def copy(self, other: "State") -> None:
        self.seats = other.seats
        self.round = other.round
        self.revealed = other.revealed
        self.journal = None
        self.edition = other.edition
        self.tables = other.tables
        self.rotation = other.rotation
        self.sale_falls = other.sale_falls
        self.for_places = other.for_places
        self.first_game = other.first_game
        self.turn_limit = other.turn_limit
        self.boards = [b.clone() for b in other.boards]
        self.players = [p.clone() for p in other.players]
        self.turns = other.turns
        self.slot = other.slot
        self.finished = other.finished
        self.over = other.over
        self.sure = other.sure[:]
        self.since = other.since[:]
        self.memory = other.memory[:]
        self.charts = other.charts[:]

    def reveal(self, table: i64) -> None:
        """Something becomes known at a table; EVERYWHERE."""
        self.revealed += 1
        for p in self.players:
            if table == EVERYWHERE or p.table == table:
                p.learnt += 1

    def fields(self, f: Fields) -> None:
        super().fields(f)
        for board in self.boards:
            board.fields(f.part(f"table {board.number}"))
        for seat, player in enumerate(self.players):
            player.fields(f.part(f"player {seat}"))
        self.turns = f.number("turns", self.turns)
        self.slot = f.number("slot", self.slot)
        self.finished = f.number("finished", self.finished)
        self.over = f.number("over", i64(int(self.over))) == 1
        self.sure = f.numbers("sure", self.sure)
        self.since = f.numbers("since", self.since)
        self.memory = f.numbers("memory", self.memory)
        self.charts = f.numbers("charts", self.charts)
