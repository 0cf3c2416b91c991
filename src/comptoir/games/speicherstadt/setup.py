"""Set-up: the pile in layers, the bag, the purses, a first player by lot."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.journal import Fact
from comptoir.games.speicherstadt import facts, phases
from comptoir.games.speicherstadt.cards import CARD_NAMES, CARDS, GOODS, SEASON
from comptoir.games.speicherstadt.edition import SpeicherstadtEdition
from comptoir.games.speicherstadt.state import COLUMNS, DEMAND, FLOORS, NO_CARD, NOBODY, PLACES, Player, State


def set_up(s: State, seats: int, edition: SpeicherstadtEdition, dice: Dice, journal: list[Fact] | None) -> None:
    s.seats = seats
    s.round = 0
    s.revealed = 0
    s.journal = journal
    s.edition = edition
    s.phase = DEMAND
    s.players = [new_player(edition) for _ in range(seats)]
    s.holder = vec[i64]([NOBODY] * CARDS)
    s.missing = edition.needs[:]
    s.stock = vec[i64]([0] * GOODS)
    s.pile = stack_pile(edition.in_the_box(seats), dice)
    s.drawn = 0
    s.bag = fill_bag(edition.cubes_per_good, dice)
    s.unpacked = 0
    s.columns = 0
    s.row = vec[i64]([NO_CARD] * COLUMNS)
    s.cargo = vec[i64]([0] * COLUMNS)
    s.workers = vec[i64]([NOBODY] * (COLUMNS * FLOORS))
    s.queue = vec[i64]([0] * COLUMNS)
    s.placed = 0
    s.column = 0
    s.withdrawn = 0
    s.loaded = 0
    s.outlook = None
    s.first = dice.below(seats)
    s.turn = s.first
    facts.starts(s)
    phases.supply(s)


def new_player(edition: SpeicherstadtEdition) -> Player:
    p = Player()
    p.coins = edition.start_coins
    p.score = edition.start_score
    p.bought = 0
    p.cubes = vec[i64]([0] * PLACES)
    return p


def stack_pile(in_the_box: list[str], dice: Dice) -> vec[i64]:
    """Each season shuffled by itself; winter on top, the fourth fire at the bottom."""
    pile = vec[i64]([card for card in range(CARDS) if CARD_NAMES[card] not in in_the_box])
    shuffle_seasons(pile, 0, dice)
    return pile


def shuffle_seasons(pile: vec[i64], start: i64, dice: Dice) -> None:
    """Shuffle what lies below `start`, each season within its layer."""
    end = start
    while start < len(pile):
        while end < len(pile) and SEASON[pile[end]] == SEASON[pile[start]]:
            end += 1
        dice.shuffle(pile, start, end)
        start = end


def fill_bag(cubes_per_good: i64, dice: Dice) -> vec[i64]:
    bag = vec[i64]([good for good in range(GOODS) for _ in range(cubes_per_good)])
    dice.shuffle(bag, 0, len(bag))
    return bag
