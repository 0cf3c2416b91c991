"""An edition: the printed numbers, checked, as the flat arrays the rules read."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.editions import Edition, Entry, parse
from comptoir.core.errors import BadEdition
from comptoir.games.saeulen.board import FIELD_NAMES, FIELDS, HEIGHT, ROWS, WIDTH, put, put_around
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    CARD_NAMES,
    CARDS,
    CHARACTER,
    COUNCILLOR,
    HAND,
    INVENTOR,
    MERCHANT,
    PILLAR_BUILDER,
    PLAYER_COUNTS,
    SABOTEUR,
    SPECULATOR,
)
from comptoir.games.saeulen.tiles import BRIDGE, DOMINO, KINDS_OF_TILES, PATTERNS, SHAPE_NAMES, SHAPE_TILES, SHAPES, SQUARE

MOST = 99
LONGEST_CHAIN = 9
WITH_STONES = [COUNCILLOR, ARCHITECT, ADVOCATE, SABOTEUR]
WITH_POINTS = [SPECULATOR, INVENTOR, MERCHANT]


class SaeulenEdition(Edition):
    pillars: i64
    reserve: i64
    last_space: i64
    gondola_start: i64
    stall_rounds: i64
    points_per_edge: i64
    points_per_token: i64
    points_per_gondola: i64
    lagoon: vec[i64]  # rows of fields
    canal: vec[i64]  # rows of fields
    bank: vec[i64]  # rows of fields, beside the canal
    stones: vec[i64]  # by shape
    arms: vec[i64]  # by shape
    tiles: vec[i64]  # by kind of tile: how many
    players: vec[i64]  # by card: least number
    symbol: vec[i64]  # by card: 1 if the first player changes
    strength: vec[i64]  # by card: stones or pillars
    tokens: vec[i64]  # by card
    points: vec[i64]  # by card

    def __init__(self, text: str) -> None:
        super().__init__(text)
        entry = parse(text)
        entry.value("meta")
        self._read_board(entry.entry("board"))
        self._read_setup(entry.entry("setup"))
        self._read_points(entry.entry("points"))
        self._read_shapes(entry.entries("shape", SHAPE_NAMES))
        self._read_cards(entry.entries("card", CARD_NAMES))
        entry.end()

    def _read_board(self, e: Entry) -> None:
        _note(e)
        rows = e.words("map")
        if len(rows) != HEIGHT or any(len(row) != WIDTH or row.strip(".~") for row in rows):
            raise e.wrong("map", f"{HEIGHT} rows of {WIDTH} fields, each . or ~")
        self.lagoon = vec[i64]([0] * ROWS)
        self.canal = vec[i64]([0] * ROWS)
        self.bank = vec[i64]([0] * ROWS)
        for field, sign in enumerate("".join(rows)):
            put(self.lagoon if sign == "." else self.canal, 0, field)
            if sign == "~":
                put_around(self.bank, 0, field)
        canal = "".join(rows).count("~")
        if canal <= SHAPE_TILES[BRIDGE]:
            raise e.wrong("map", f"more than {SHAPE_TILES[BRIDGE]} fields of canal, one for each bridge and one for the gondola")
        e.end()

    def _read_setup(self, e: Entry) -> None:
        lagoon = sum(int(row).bit_count() for row in self.lagoon)
        self.pillars = e.number("pillars", 1, lagoon)
        self.reserve = e.number("reserve", 0, MOST)
        self.last_space = e.number("last_space", 1, 999)
        self.gondola_start = FIELD_NAMES.index(e.word("gondola", self._canal_names()))
        self.stall_rounds = e.number("stall_rounds", 1, MOST)
        e.end()

    def _canal_names(self) -> list[str]:
        return [FIELD_NAMES[field] for field in range(FIELDS) if self.canal[2 + field // WIDTH] >> (field % WIDTH) & 1]

    def _read_points(self, e: Entry) -> None:
        self.points_per_edge = e.number("edge", 0, MOST)
        self.points_per_token = e.number("token", 0, MOST)
        self.points_per_gondola = e.number("gondola", 0, MOST)
        e.end()

    def _read_shapes(self, shapes: dict[str, Entry]) -> None:
        self.stones = vec[i64]([0] * SHAPES)
        self.arms = vec[i64]([0] * SHAPES)
        tiles: list[int] = []
        for shape, name in enumerate(SHAPE_NAMES):
            e = shapes[name]
            _note(e)
            self.stones[shape] = e.number("stones", 1, 9)
            self.arms[shape] = e.number("arms", 0, MOST)
            counts = e.entry("tiles")
            tiles += [counts.number(pattern, 0, SHAPE_TILES[shape]) for pattern in PATTERNS[shape]]
            counts.end()
            if sum(tiles[-len(PATTERNS[shape]) :]) != SHAPE_TILES[shape]:
                raise e.wrong("tiles", f"{SHAPE_TILES[shape]} tiles in all")
            e.end()
        self.tiles = vec[i64](tiles)
        assert len(tiles) == KINDS_OF_TILES
        assert min(SHAPE_TILES[DOMINO], SHAPE_TILES[SQUARE]) >= PLAYER_COUNTS[-1], "each player starts with one of both"

    def _read_cards(self, cards: dict[str, Entry]) -> None:
        self.players = vec[i64]([0] * CARDS)
        self.symbol = vec[i64]([0] * CARDS)
        self.strength = vec[i64]([0] * CARDS)
        self.tokens = vec[i64]([0] * CARDS)
        self.points = vec[i64]([0] * CARDS)
        for card, name in enumerate(CARD_NAMES):
            self._read_card(card, cards[name])
        for players in PLAYER_COUNTS:
            used = sum(1 for least in self.players if least <= players)
            if used != players * HAND:
                raise BadEdition(f"[[card]]: players: expected {players * HAND} cards with {players} players, {HAND} each; found {used}")

    def _read_card(self, card: int, e: Entry) -> None:
        _note(e)
        character = int(CHARACTER[card])
        self.players[card] = e.number("players", PLAYER_COUNTS[0], PLAYER_COUNTS[-1])
        self.symbol[card] = int(e.flag("symbol"))
        if character in WITH_STONES:
            self.strength[card] = e.number("stones", 0, MOST)
        elif character == PILLAR_BUILDER:
            self.strength[card] = e.number("pillars", 1, LONGEST_CHAIN)
            self.tokens[card] = e.number("tokens", 0, LONGEST_CHAIN)
        elif character in WITH_POINTS:
            self.points[card] = e.number("points", 0, MOST)
        e.end()


def _note(e: Entry) -> None:
    """Provenance and an own name may stand in every entry; the rules do not read them."""
    for key in ("status", "note", "name"):
        if e.has(key):
            e.text(key)
