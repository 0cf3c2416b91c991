"""Set-up: the hands, the piles, the first tiles, a first player by lot."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.journal import Fact
from comptoir.games.saeulen import phases, piles
from comptoir.games.saeulen.board import FIELDS, ROWS
from comptoir.games.saeulen.cards import CARDS, HAND
from comptoir.games.saeulen.edition import SaeulenEdition
from comptoir.games.saeulen.knowing import anywhere
from comptoir.games.saeulen.state import (
    ANCHOR,
    CATEGORIES,
    EMPTY,
    IN_THE_BOX,
    LAYERS,
    NO_CARD,
    NO_ENDING,
    NO_TILE,
    NOBODY,
    SWAPPING,
    WATER,
    Player,
    State,
)
from comptoir.games.saeulen.tiles import DOMINO, FIRST_KIND, KINDS_OF_TILES, MOST_OF_A_SHAPE, SHAPE_TILES, SHAPES, SQUARE, TILES


def set_up(s: State, seats: int, edition: SaeulenEdition, any_free_pillar: bool, dice: Dice, journal: list[Fact] | None) -> None:
    s.seats = seats
    s.round = 0
    s.revealed = 0
    s.journal = journal
    s.edition = edition
    s.any_free_pillar = int(any_free_pillar)
    s.phase = SWAPPING
    s.players = [new_player(edition) for _ in range(seats)]
    s.where = deal(seats, edition, dice)
    s.knows = vec[i64]([anywhere(seats)] * ((seats + 1) * CARDS))
    s.played = vec[i64]([NO_CARD] * seats)
    s.drawn = NO_CARD
    s.partner = NOBODY
    s.resolved = 0
    s.card = NO_CARD
    s.source = NOBODY
    s.stones = 0
    s.due = 0
    s.acts = 0
    s.tile = NO_TILE
    s.rows = new_board(edition)
    s.token = vec[i64]([NOBODY] * FIELDS)
    stack_piles(s, edition, dice)
    s.built = vec[i64]([0] * TILES)
    s.standing = 0
    s.pillars = edition.pillars
    s.gondola = edition.gondola_start
    s.gondolier = NOBODY
    s.idle = 0
    s.before = edition.pillars
    s.ending = NO_ENDING
    s.first = dice.below(seats)
    hand_out_tiles(s)
    phases.open_round(s)


def new_player(edition: SaeulenEdition) -> Player:
    p = Player()
    p.reserve = edition.reserve
    p.tiles = vec[i64]([0] * KINDS_OF_TILES)
    p.earned = vec[i64]([0] * CATEGORIES)
    return p


def deal(seats: int, edition: SaeulenEdition, dice: Dice) -> vec[i64]:
    """Five cards each; those for more players stay in the box."""
    cards = vec[i64]([card for card in range(CARDS) if edition.players[card] <= seats])
    dice.shuffle(cards, 0, len(cards))
    where = vec[i64]([IN_THE_BOX] * CARDS)
    for place, card in enumerate(cards):
        where[card] = place // HAND
    return where


def new_board(edition: SaeulenEdition) -> vec[i64]:
    rows = vec[i64]([0] * LAYERS)
    for row in range(ROWS):
        rows[EMPTY + row] = edition.lagoon[row]
        rows[WATER + row] = edition.canal[row]
        rows[ANCHOR + row] = edition.bank[row]
    return rows


def stack_piles(s: State, edition: SaeulenEdition, dice: Dice) -> None:
    """Each shape shuffled by itself, open: only the top tile is seen."""
    s.pile = vec[i64]([0] * (SHAPES * MOST_OF_A_SHAPE))
    s.height = vec[i64](SHAPE_TILES)
    s.sunk = vec[i64]([0] * SHAPES)
    for shape in range(SHAPES):
        place: i64 = shape * MOST_OF_A_SHAPE
        for tile in range(FIRST_KIND[shape], FIRST_KIND[shape + 1]):
            for _ in range(edition.tiles[tile]):
                s.pile[place] = tile
                place += 1
        dice.shuffle(s.pile, shape * MOST_OF_A_SHAPE, place)


def hand_out_tiles(s: State) -> None:
    """From the first player on, each takes the top domino and the top square."""
    for offset in range(s.seats):
        seat = (s.first + offset) % s.seats
        piles.take_top(s, seat, DOMINO)
        piles.take_top(s, seat, SQUARE)
