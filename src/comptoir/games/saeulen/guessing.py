"""A redeal for search: what others have chosen face down is drawn from a model of how they choose."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.saeulen.cards import CARDS
from comptoir.games.saeulen.hidden import redeal
from comptoir.games.saeulen.state import CHOOSING, NO_CARD, State
from comptoir.games.saeulen.worth import hand_worths

WHIM: Final = 2.0  # points: how far judgements of the same card lie apart
STEPS: Final = 1 << 20


def imagine(s: State, seat: i64, dice: Dice) -> None:
    redeal(s, seat, dice)
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat and s.played[other] != NO_CARD:
                s.played[other] = likely_choice(s, other, dice)


def likely_choice(s: State, seat: i64, dice: Dice) -> i64:
    """The best card of the hand, to somebody who judges a little differently."""
    worths = hand_worths(s, seat)
    best: i64 = NO_CARD
    most = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worth = worths[card] + WHIM * whim(dice)
            if best == NO_CARD or worth > most:
                best = card
                most = worth
    return best


def whim(dice: Dice) -> float:
    """Three throws make nearly a bell: mean 0, deviation 1."""
    thrown = dice.below(STEPS) + dice.below(STEPS) + dice.below(STEPS)
    return 2.0 * float(thrown) / float(STEPS) - 3.0
