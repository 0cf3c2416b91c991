"""What nobody can see: the order of the pile within each season, and the order in which cubes come out of the bag."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.games.speicherstadt.cards import CARD_NAMES, CARDS, GOOD_NAMES, GOODS, SEASON
from comptoir.games.speicherstadt.setup import shuffle_seasons
from comptoir.games.speicherstadt.state import State

BIT: Final[vec[i64]] = vec[i64]([1 << card for card in range(CARDS)])  # compiled, `1 << card` has 32 bits only


def redeal(s: State, dice: Dice) -> None:
    """Clones share pile and bag: new ones are shuffled, the old ones stay as they are. Sorted first, they cannot tell how they lay."""
    s.pile = s.pile[:]
    sort_cards(s.pile, s.drawn)
    shuffle_seasons(s.pile, s.drawn, dice)
    s.bag = s.bag[:]
    sort_cubes(s.bag, s.unpacked)
    dice.shuffle(s.bag, s.unpacked, i64(len(s.bag)))


def sort_cards(pile: vec[i64], start: i64) -> None:
    """By number, which keeps the seasons in their layers: each card is there once at most, so one bit each will do."""
    there: i64 = 0
    for position in range(start, i64(len(pile))):
        there |= BIT[pile[position]]
    for card in range(i64(CARDS)):
        if there >> card & 1:
            pile[start] = card
            start += 1


def sort_cubes(bag: vec[i64], start: i64) -> None:
    """By kind: seven bits count each, for no edition has more than 99 cubes of one."""
    counts: i64 = 0
    for position in range(start, i64(len(bag))):
        counts += 1 << 7 * bag[position]
    for good in range(i64(GOODS)):
        for _ in range(counts >> 7 * good & 127):
            bag[start] = good
            start += 1


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
