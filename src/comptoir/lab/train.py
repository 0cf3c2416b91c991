"""Value functions, fitted by ridge regression on games of mixed tables.

Everybody strays until some moment of the game, so that positions differ; then each seat plays on as well as it can, some with
search, some without. What a position promised is what came of it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypedDict

from librt.vecs import vec

from comptoir.bots.bot import Bot, StrayBot
from comptoir.bots.levels import make
from comptoir.core.contract import Game, State, feature_room
from comptoir.core.dice import FastDice, fast_dice
from comptoir.core.values import read_values
from comptoir.lab.pool import in_order

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    Matrix: TypeAlias = NDArray[float64]

RIDGE = 100.0  # samples that speak for a weight of nothing, or as in other stages
FEW = 200  # samples: a stage with fewer takes the weights of all stages together
STRAY = 0.2  # share of random actions before the moment from which all count
WITHOUT_SEARCH = ("greedy", "greedy", "deckhand")  # who sits at a table of the first generation
DIGITS = 6
NOTHING = 1e-9  # what is less is an error of the sum

Row: TypeAlias = list[float]  # the stage, the features, what the outcome still grew by


class Fitted(TypedDict):
    """A set of weights as `values.json` holds it."""

    weights: list[list[float]]
    sigma: list[float]
    spread: float
    r2: list[float]
    samples: list[int]


@dataclass(frozen=True)
class Lesson:
    """What is to be played for one number of players. Game k is the same whatever the number of workers."""

    players: int
    seed: str
    options: tuple[dict[str, str], ...]  # taken in turn
    games: int  # in each generation
    generations: int
    iterations: int  # of those who search


@dataclass(frozen=True)
class Played:
    rows: list[Row]
    margins: list[float]
    horizons: int


def fit_players(
    find: Callable[[], Game], lesson: Lesson, workers: int, progress: Callable[[int], object], tell: Callable[[str], object]
) -> Fitted:
    rows: list[Row] = []
    fitted: Fitted | None = None
    length = 8
    for generation in range(lesson.generations):
        played = list(_play_all(find, lesson, generation, fitted, length, workers, progress))
        rows = rows[::2] + [row for game in played for row in game.rows]  # what is older counts half
        length = round(sum(game.horizons for game in played) / len(played))
        fitted = fit(rows, [margin for game in played for margin in game.margins])
        tell(f"{lesson.players} players, generation {generation}: {len(rows)} samples, R2 by stage {fitted['r2']}")
    assert fitted is not None
    return fitted


# --- playing


def _play_all(
    find: Callable[[], Game],
    lesson: Lesson,
    generation: int,
    fitted: Fitted | None,
    length: int,
    workers: int,
    progress: Callable[[int], object],
) -> Iterator[Played]:
    for played in in_order(partial(_play_numbered, find, lesson, generation, fitted, length), range(lesson.games), workers):
        yield played
        progress(1)


def _play_numbered(find: Callable[[], Game], lesson: Lesson, generation: int, fitted: Fitted | None, length: int, number: int) -> Played:
    game = find()
    values = None if fitted is None else read_values({str(lesson.players): {**fitted}})
    dice = fast_dice(f"{lesson.seed}:{lesson.players}:{generation}:{number}")
    state = game.setup(lesson.players, game.standard, lesson.options[number % len(lesson.options)], dice)
    sitting = WITHOUT_SEARCH if fitted is None else (*WITHOUT_SEARCH, *[f"captain@{lesson.iterations}"] * 4)
    bots = [make(game, lesson.players, sitting[dice.below(len(sitting))], values=values) for _ in range(lesson.players)]
    return play_game(state, bots, int(dice.below(max(1, length))), dice)


def play_game(state: State, bots: list[Bot], start: int, dice: FastDice) -> Played:
    """All stray for `start` horizons of the seat that is watched; then the bots play, and positions are kept."""
    stray = StrayBot(STRAY)
    watched = int(dice.below(state.seats))
    room = feature_room()
    kept: list[tuple[int, float, Row]] = []
    passed, horizon = 0, state.horizon(watched)
    while (actor := state.actor()) >= 0:
        bot = bots[actor] if passed >= start else stray
        state.apply(actor, bot.choose(state, actor, dice), dice)
        if state.horizon(watched) > horizon:
            horizon = state.horizon(watched)
            passed += 1
            if passed >= start and state.actor() >= 0:
                kept += [(seat, state.outcome(seat), _row(state, seat, room)) for seat in range(state.seats)]
    outcomes = [state.outcome(seat) for seat in range(state.seats)]
    rows = [[*row, outcomes[seat] - before] for seat, before, row in kept]
    return Played(rows, _margins(outcomes), passed)


def _row(state: State, seat: int, room: vec[float]) -> Row:
    n = state.features(seat, room)
    return [float(state.stage()), *(room[k] for k in range(n))]


def _margins(outcomes: list[float]) -> list[float]:
    """To the best other; who is alone has the outcome itself."""
    others = [outcomes[:seat] + outcomes[seat + 1 :] for seat in range(len(outcomes))]
    return [outcome - max(rest, default=0.0) for outcome, rest in zip(outcomes, others, strict=True)]


# --- fitting


def fit(rows: list[Row], margins: list[float]) -> Fitted:
    """One fit of all stages, and for each stage what differs: what was never seen there counts as it does elsewhere."""
    import numpy as np

    data = np.array(rows)
    stages, features, outcomes = data[:, 0].astype(int), data[:, 1:-1], data[:, -1]
    scale = features.std(axis=0)
    scale[scale < 1e-9] = 1.0
    everywhere = _ridge(features, outcomes, scale, RIDGE)
    fitted: Fitted = {"weights": [], "sigma": [], "spread": _digits(float(np.std(margins))), "r2": [], "samples": []}
    for stage in range(int(stages.max()) + 1):
        x, y = features[stages == stage], outcomes[stages == stage]
        weights = everywhere + _ridge(x, y - _estimates(x, everywhere), scale, RIDGE) if len(y) >= FEW else everywhere
        rest = y - _estimates(x, weights) if len(y) >= FEW else outcomes - _estimates(features, weights)
        fitted["weights"].append([_digits(float(weight)) for weight in weights])
        fitted["sigma"].append(_digits(max(float(rest.std()), 1e-3)))
        fitted["r2"].append(round(1 - float(rest.var()) / max(float(y.var()), 1e-9), 3) if len(y) >= FEW else 0.0)
        fitted["samples"].append(len(y))
    return fitted


def _estimates(features: "Matrix", weights: "Matrix") -> "Matrix":
    estimates: Matrix = features @ weights[:-1] + weights[-1]
    return estimates


def _ridge(features: "Matrix", outcomes: "Matrix", scale: "Matrix", ridge: float) -> "Matrix":
    """Weights, the constant last; features are measured in their own deviations, so that the ridge is fair to all."""
    import numpy as np

    mean = features.mean(axis=0)
    x = (features - mean) / scale
    y = outcomes - outcomes.mean()
    weights = np.linalg.solve(x.T @ x + ridge * np.eye(x.shape[1]), x.T @ y) / scale
    return np.append(weights, outcomes.mean() - mean @ weights)


def _digits(value: float) -> float:
    return float(f"{value:.{DIGITS}g}") if abs(value) > NOTHING else 0.0
