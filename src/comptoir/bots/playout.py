"""Playing games to their end, inside the compiled engine."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.bots.bot import Bot
from comptoir.core.contract import State
from comptoir.core.dice import Dice


def play_randomly(state: State, dice: Dice, room: vec[i64]) -> i64:
    """Random actions to the end; how many there were. `room` is a buffer from `legal_room`."""
    plies: i64 = 0
    seat = state.actor()
    while seat >= 0:
        n = state.legal_into(seat, room)
        state.apply(seat, room[dice.below(n)], dice)
        plies += 1
        seat = state.actor()
    return plies


def play(state: State, bots: list[Bot], dice: Dice, most: i64) -> i64:
    """Let the bots play, `most` actions at the most; how many there were."""
    plies: i64 = 0
    seat = state.actor()
    while seat >= 0 and plies < most:
        state.apply(seat, bots[seat].choose(state, seat, dice), dice)
        plies += 1
        seat = state.actor()
    return plies
