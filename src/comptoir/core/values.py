"""Linear value functions: what a seat's features promise it until the end, by number of players and stage of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAIN_SIGMA: Final = 10.0  # of a game for which nothing was fitted: its own estimate, in points
PLAIN_SPREAD: Final = 20.0


class ValueSet:
    """For one number of players."""

    def __init__(self, weights: list[list[float]], sigma: list[float], spread: float) -> None:
        self.is_fitted = True
        self.width: i64 = len(weights[0])  # features, and a constant
        self.stages: i64 = len(weights)
        self.weights = vec[float]([weight for stage in weights for weight in stage])
        self.sigma = vec[float](sigma)  # by stage: how far off the estimates are
        self.spread = spread  # of the margins between players at the end

    def estimate(self, stage: i64, features: vec[float], n: i64) -> float:
        """How much the outcome will still grow, by these features."""
        start = self.at(stage) * self.width
        total = self.weights[start + n]
        for k in range(n):
            total += self.weights[start + k] * features[k]
        return total

    def doubt(self, stage: i64) -> float:
        return self.sigma[self.at(stage)]

    def at(self, stage: i64) -> i64:
        return min(stage, self.stages - 1)


class Values:
    """For all numbers of players; one that was not fitted takes the nearest."""

    def __init__(self, sets: dict[int, ValueSet]) -> None:
        self.sets = sets

    def for_players(self, players: int) -> ValueSet:
        if not self.sets:
            plain = ValueSet([[0.0]], [PLAIN_SIGMA], PLAIN_SPREAD)
            plain.is_fitted = False
            return plain
        return self.sets[min(self.sets, key=lambda fitted: (abs(fitted - players), fitted))]


def read_values(data: dict[str, dict[str, object]]) -> Values:
    """From what a game's `values.json` holds."""
    return Values({int(players): _read_set(entry) for players, entry in data.items()})


def _read_set(entry: dict[str, object]) -> ValueSet:
    weights, sigma, spread = entry["weights"], entry["sigma"], entry["spread"]
    assert isinstance(weights, list)
    assert isinstance(sigma, list)
    assert isinstance(spread, float)
    return ValueSet(weights, sigma, spread)
