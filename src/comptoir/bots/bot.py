"""Bots that do not search."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from comptoir.core.contract import LEGAL_ROOM, NEVER, State, legal_room
from comptoir.core.dice import FINE, Dice, gumbel


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


class StrayBot(Bot):
    """The heuristic, and now and then any action: for positions that sensible players do not reach."""

    def __init__(self, stray: float) -> None:
        self._stray: i64 = int(stray * FINE)
        self._legal: vec[i64] = legal_room()

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        if dice.below(FINE) >= self._stray or state.is_routine(seat):
            return state.heuristic(seat, dice)
        n = state.legal_into(seat, self._legal)
        return self._legal[dice.below(n)]


class NoisyBot(Bot):
    """Judges as the heuristic does, but not as well: by chance an action looks better or worse than it is."""

    def __init__(self, noise: float) -> None:
        self._noise = noise  # in standard deviations of the judgements
        self._legal: vec[i64] = legal_room()
        self._judged: vec[float] = vec[float]([0.0] * LEGAL_ROOM)

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        if state.is_routine(seat):
            return state.heuristic(seat, dice)
        n = state.legal_into(seat, self._legal)
        state.judge(seat, self._legal, n, self._judged)
        scale = self._noise * self._deviation(n)
        best: i64 = 0
        most = NEVER
        for k in range(n):
            if self._judged[k] > NEVER:
                judged = self._judged[k] + scale * gumbel(dice)
                if judged > most:
                    best = k
                    most = judged
        return self._legal[best]

    def _deviation(self, n: i64) -> float:
        """Of all judgements but those that are out of the question."""
        count = 0.0
        total = 0.0
        squares = 0.0
        for k in range(n):
            if self._judged[k] > NEVER:
                count += 1.0
                total += self._judged[k]
                squares += self._judged[k] * self._judged[k]
        return math.sqrt(max(0.0, squares / count - total / count * total / count))


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
