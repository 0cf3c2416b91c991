"""Bots that do not search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.contract import State, legal_room
from comptoir.core.dice import Dice


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat, by what that seat may know: with equal dice, a redeal never changes the choice."""

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def __init__(self) -> None:
        self._legal: vec[i64] = legal_room()

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        n = state.legal_into(seat, self._legal)
        return self._legal[dice.below(n)]


class GreedyBot(Bot):
    """The game's own heuristic."""

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        return state.heuristic(seat, dice)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
