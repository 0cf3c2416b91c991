"""What a position is worth to everybody, as search counts it: half the chance to win, half the margin."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import State, feature_room
from comptoir.core.values import ValueSet

FEW: Final = 5  # seats up to which a margin is measured against the best other; of more than these one is always far ahead
DECIDES: Final = 0.6  # in doubts of an estimate: a difference of this size tilts the chances to 73 in 100
ENOUGH: Final = 16  # rewards from which their deviation can be told
FIRST_DEVIATION: Final = 0.2


class Reward:
    def __init__(self, values: ValueSet, win_share: float, state: State, seat: i64) -> None:
        self._values = values
        self._win_share = win_share
        self._features = feature_room()
        self._seats = state.seats
        self._seat = seat
        self.points = vec[float]([0.0] * state.seats)  # the outcome that each seat may expect
        self.win = vec[float]([0.0] * state.seats)
        self.reward = vec[float]([0.0] * state.seats)
        self.deviation = FIRST_DEVIATION
        self._count = 0.0
        self._sum = 0.0
        self._squares = 0.0
        self._par = self._estimate(state, 0) if state.seats == 1 else 0.0  # who is alone plays against what was to be expected

    def measure(self, s: State) -> None:
        if s.actor() < 0:
            self._read_end(s)
        else:
            self._read_promise(s)
        for seat in range(self._seats):
            margin = soften((self.points[seat] - self._other(seat)) / self._values.spread)
            self.reward[seat] = self._win_share * self.win[seat] + (1.0 - self._win_share) * (0.5 + 0.5 * margin)
        self._note(self.reward[self._seat])

    def _read_end(self, s: State) -> None:
        places = s.ranking()
        winners = float(places.count(1))
        for seat in range(self._seats):
            self.points[seat] = s.outcome(seat)
            self.win[seat] = 1.0 / winners if places[seat] == 1 else 0.0

    def _read_promise(self, s: State) -> None:
        best = -1.0e9
        for seat in range(self._seats):
            self.points[seat] = self._estimate(s, seat)
            best = max(best, self.points[seat])
        scale = DECIDES * self._values.doubt(s.stage())
        total = 0.0
        for seat in range(self._seats):
            self.win[seat] = math.exp((self.points[seat] - best) / scale)
            total += self.win[seat]
        for seat in range(self._seats):
            self.win[seat] /= total

    def _estimate(self, s: State, seat: i64) -> float:
        if not self._values.is_fitted:
            return s.evaluate(seat)
        n = s.features(seat, self._features)
        return s.outcome(seat) + self._values.estimate(s.stage(), self._features, n)

    def _other(self, seat: i64) -> float:
        """What a seat's points are compared with."""
        if self._seats == 1:
            return self._par
        best = -1.0e9
        total = 0.0
        for other in range(self._seats):
            if other != seat:
                best = max(best, self.points[other])
                total += self.points[other]
        return best if self._seats <= FEW else total / float(self._seats - 1)

    def _note(self, reward: float) -> None:
        """How far rewards lie apart: the measure of exploration."""
        self._count += 1.0
        self._sum += reward
        self._squares += reward * reward
        if self._count >= ENOUGH:
            mean = self._sum / self._count
            self.deviation = math.sqrt(max(1.0e-6, self._squares / self._count - mean * mean))


def soften(margin: float) -> float:
    """Between -1 and 1, and more is always more: who is far ahead or behind still plays for points."""
    return margin / (1.0 + abs(margin))
