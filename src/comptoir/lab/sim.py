"""Many games of bots, and what came of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TypedDict

from comptoir.bots.bot import BOTS, Bot
from comptoir.bots.levels import make
from comptoir.bots.playout import play
from comptoir.core.contract import Game
from comptoir.core.dice import fast_dice
from comptoir.core.editions import Edition
from comptoir.core.table import Table
from comptoir.lab.players import seat_bot
from comptoir.lab.pool import in_order

CHUNK = 250  # games between two looks at the progress bar


@dataclass(frozen=True)
class Plan:
    """What is to be played. Games are numbered; number k has the same deal and moves whatever the number of workers."""

    players: int
    seed: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    edition: str = ""

    def edition_for(self, game: Game) -> Edition:
        return game.edition(self.edition) if self.edition else game.standard


@dataclass(frozen=True)
class Outcome:
    scores: list[int]
    ranking: list[int]
    plies: int
    finished: bool


class Spread(TypedDict):
    mean: float
    least: int
    most: int


class Summary(TypedDict):
    games: int
    finished: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    scores: Spread
    scores_by_seat: list[float]
    wins_by_seat: list[float]
    lengths: Spread


def choose_bots(game: Game, names: str, players: int) -> tuple[str, ...]:
    """`greedy` for all seats, or one name per seat: `greedy,random,random`."""
    chosen = names.split(",")
    for name in chosen:
        make(game, players, name)  # complains of what there is not
    if len(chosen) not in (1, players):
        raise ValueError(f"name one bot for all seats or {players}, one per seat; not {len(chosen)}")
    return tuple(chosen * players if len(chosen) == 1 else chosen)


def _seat(game: Game, players: int, name: str) -> Bot:
    """Bots without search are so quick that a redeal would be most of their time; the promises of all games tell what they may use."""
    return make(game, players, name) if name in BOTS else seat_bot(game, players, name)


def play_games(game: Game, plan: Plan, numbers: range) -> list[Outcome]:
    edition = plan.edition_for(game)
    bots = [_seat(game, plan.players, name) for name in plan.bots]
    most = game.max_plies(plan.players, edition, plan.options)
    outcomes = []
    for number in numbers:
        dice = fast_dice(f"{plan.seed}:{number}")
        state = game.setup(plan.players, edition, plan.options, dice)
        plies = play(state, bots, dice, most)
        outcomes.append(Outcome(state.scores(), state.ranking(), plies, state.is_decided()))
    return outcomes


def simulate(find: Callable[[], Game], plan: Plan, games: int, workers: int, progress: Callable[[int], object]) -> Summary:
    """`find` gives the game, in each worker anew."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    start = perf_counter()
    outcomes = []
    for played in in_order(partial(_play_chunk, find, plan), chunks, workers):
        outcomes += played
        progress(len(played))
    return summarise(outcomes, perf_counter() - start)


def _play_chunk(find: Callable[[], Game], plan: Plan, chunk: range) -> list[Outcome]:
    return play_games(find(), plan, chunk)


def summarise(outcomes: list[Outcome], seconds: float) -> Summary:
    games = len(outcomes)
    decisions = sum(outcome.plies for outcome in outcomes)
    by_seat = list(zip(*(outcome.scores for outcome in outcomes), strict=True))
    return {
        "games": games,
        "finished": sum(outcome.finished for outcome in outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "scores": spread([points for outcome in outcomes for points in outcome.scores]),
        "scores_by_seat": [round(sum(points) / games, 2) for points in by_seat],
        "wins_by_seat": [round(wins / games, 4) for wins in wins_by_seat(outcomes, len(by_seat))],
        "lengths": spread([outcome.plies for outcome in outcomes]),
    }


def wins_by_seat(outcomes: list[Outcome], seats: int) -> list[float]:
    """A shared win counts in parts."""
    wins = [0.0] * seats
    for outcome in outcomes:
        for seat, place in enumerate(outcome.ranking):
            wins[seat] += (place == 1) / outcome.ranking.count(1)
    return wins


def spread(values: list[int]) -> Spread:
    return {"mean": round(sum(values) / len(values), 2), "least": min(values), "most": max(values)}


def play_table(game: Game, plan: Plan, number: int) -> Table:
    """Game `number` of the plan at a real table, with real dice: for its record."""
    table = Table(game, plan.players, f"{plan.seed}:{number}", plan.options, plan.edition_for(game))
    bots = [seat_bot(game, plan.players, name) for name in plan.bots]
    dice = fast_dice(f"bots:{plan.seed}:{number}")
    while not table.over:
        seat = int(table.state.actor())
        table.play(seat, game.notation.write(bots[seat].choose(table.state, seat, dice)))
    return table
