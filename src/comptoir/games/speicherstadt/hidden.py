"""What nobody can see: the order of the pile within each season, and the order in which cubes come out of the bag."""

from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.games.speicherstadt.cards import CARD_NAMES, GOOD_NAMES, SEASON
from comptoir.games.speicherstadt.setup import shuffle_seasons
from comptoir.games.speicherstadt.state import State


def redeal(s: State, dice: Dice) -> None:
    """Clones share pile and bag: new ones are shuffled, the old ones stay as they are."""
    s.pile = s.pile[:]
    shuffle_seasons(s.pile, s.drawn, dice)
    s.bag = s.bag[:]
    dice.shuffle(s.bag, s.unpacked, i64(len(s.bag)))


def hidden(s: State) -> dict[str, Secret]:
    secrets: dict[str, Secret] = {}
    unseen = [int(card) for card in s.pile[s.drawn :]]
    for depth, card in enumerate(unseen):
        possible = [CARD_NAMES[other] for other in unseen if SEASON[other] == SEASON[card]]
        secrets[f"pile {depth}"] = Secret(CARD_NAMES[card], possible)
    in_bag = [GOOD_NAMES[good] for good in s.bag[s.unpacked :]]
    for depth, name in enumerate(in_bag):
        secrets[f"bag {depth}"] = Secret(name, sorted(set(in_bag)))
    return secrets
