"""A redeal for search: hands by how likely they are, and what others have chosen face down by a model of how they choose."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice, gumbel
from comptoir.games.saeulen.cards import CARDS, CHARACTER
from comptoir.games.saeulen.hidden import redeal
from comptoir.games.saeulen.state import CHOOSING, NO_CARD, State
from comptoir.games.saeulen.worth import hand_worths

# Fitted to 13,700 choices of captains among four: the logarithm of a card's odds is its worth times this, and a taste by character.
# Of spy, beggar and saboteur, which are not in play there, nothing is known.
KEENNESS: Final = 0.86
SURENESS: Final = 0.5  # of that: others at a table need not choose as captains do
TASTE: Final[vec[float]] = vec[float]([-0.2, 0.0, -0.9, 0.1, 0.9, -0.4, 0.0, 0.6, 0.0, 0.0, 0.0])


def imagine(s: State, seat: i64, dice: Dice) -> None:
    """Who is to choose takes the others to have chosen already: it comes to the same, and tells better what they choose than a tree."""
    redeal(s, seat, dice, by_odds=True)
    if s.phase == CHOOSING:
        for other in range(s.seats):
            if other != seat and (s.played[other] != NO_CARD or s.played[seat] == NO_CARD):
                s.played[other] = likely_choice(s, other, dice)


def likely_choice(s: State, seat: i64, dice: Dice) -> i64:
    """A card of the hand, a good one as a rule."""
    worths = hand_worths(s, seat)
    best: i64 = NO_CARD
    most = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worth = SURENESS * (KEENNESS * worths[card] + TASTE[CHARACTER[card]]) + gumbel(dice)
            if best == NO_CARD or worth > most:
                best = card
                most = worth
    return best
