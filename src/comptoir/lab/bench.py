"""How fast the engine is: inside itself, from an interpreted loop, and against a C program in the same run; and how fast search is."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypedDict

from comptoir.bots.levels import manner
from comptoir.bots.playout import play_randomly
from comptoir.bots.search import Search
from comptoir.core.contract import Game, State, legal_room
from comptoir.core.dice import FastDice

PLAYERS = 4
INSIDE_GAMES = 4000
OUTSIDE_GAMES = 400
CLONES = 100_000
REFERENCE_GAMES = 40_000


class Figures(TypedDict):
    engine: str
    players: int
    rounds: int
    decisions_per_second: int
    interpreted_decisions_per_second: int
    clone_microseconds: float
    reference_decisions_per_second: int | None
    ratio_to_reference: float | None


class SearchFigures(TypedDict):
    """Iterations per second, by how far they go."""

    engine: str
    players: int
    rounds: int
    to_the_horizon: int
    as_the_captain: int
    random_playouts: int


def new_state(game: Game, seed: int) -> tuple[State, FastDice]:
    dice = FastDice(seed)
    return game.setup(PLAYERS, game.standard, game.meta.choose({}, simulated=True), dice), dice


def inside(game: Game, games: int, first: int) -> float:
    """Decisions per second of whole random games, set-up included, with the loop in the engine."""
    room = legal_room()
    start = perf_counter()
    decisions = 0
    for seed in range(first, first + games):
        state, dice = new_state(game, seed)
        decisions += play_randomly(state, dice, room)
    return decisions / (perf_counter() - start)


def outside(game: Game, games: int, first: int) -> float:
    """The same with the loop in interpreted Python."""
    room = legal_room()
    start = perf_counter()
    decisions = 0
    for seed in range(first, first + games):
        state, dice = new_state(game, seed)
        while (seat := state.actor()) >= 0:
            n = state.legal_into(seat, room)
            state.apply(seat, room[dice.below(n)], dice)
            decisions += 1
    return decisions / (perf_counter() - start)


def clone_seconds(game: Game, clones: int) -> float:
    """Of one clone in the middle of a game."""
    state, dice = new_state(game, 1)
    for _ in range(150):
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))], dice)
    start = perf_counter()
    for _ in range(clones):
        state.clone()
    return (perf_counter() - start) / clones


def build_reference(source: Path, folder: Path) -> Path:
    if not source.is_file():
        raise ValueError(f"--reference: there is no file {source}")
    compiler = shutil.which("gcc") or shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        raise ValueError("--reference needs a C compiler; none is on the PATH")
    program = folder / "reference"
    built = subprocess.run([compiler, "-O2", "-o", str(program), str(source)], capture_output=True, text=True)
    if built.returncode:
        raise ValueError(f"--reference: {source} does not compile: {built.stderr[-400:]}")
    return program


def run_reference(program: Path) -> float:
    said = json.loads(subprocess.run([str(program), str(REFERENCE_GAMES)], capture_output=True, text=True, check=True).stdout)
    return float(said["moves"]) / float(said["sec"])


def measure(game: Game, engine: str, reference: Path | None, rounds: int, progress: Callable[[int], object]) -> Figures:
    """Rounds of all measurements, one after the other, so that a slow moment of the machine hits all of them."""
    scale = 1 if engine == "compiled" else 40
    with tempfile.TemporaryDirectory() as folder:
        program = build_reference(reference, Path(folder)) if reference else None
        fast, slow, clones, c = [], [], [], []
        for number in range(rounds):
            fast.append(inside(game, INSIDE_GAMES // scale, number * INSIDE_GAMES))
            c.append(run_reference(program) if program else 0.0)
            slow.append(outside(game, OUTSIDE_GAMES // scale, number * OUTSIDE_GAMES))
            clones.append(clone_seconds(game, CLONES // scale))
            progress(1)
    return {
        "engine": engine,
        "players": PLAYERS,
        "rounds": rounds,
        "decisions_per_second": round(median(fast)),
        "interpreted_decisions_per_second": round(median(slow)),
        "clone_microseconds": round(median(clones) * 1e6, 3),
        "reference_decisions_per_second": round(median(c)) if program else None,
        "ratio_to_reference": round(median(f / r for f, r in zip(fast, c, strict=True)), 3) if program else None,
    }


def searching(game: Game, who: str, looks: int | None, seed: int) -> float:
    """Iterations per second over all decisions of a game that the heuristic plays."""
    state, dice = new_state(game, seed)
    how = manner(game, PLAYERS, who)
    if looks is not None:
        how.look_ahead = looks
    search = Search(game.values.for_players(PLAYERS), how)
    seconds = 0.0
    while (seat := state.actor()) >= 0:
        start = perf_counter()
        search.choose(state, seat, dice)
        seconds += perf_counter() - start
        state.apply(seat, state.heuristic(seat, dice), dice)
    return search.iterations / seconds


def measure_search(game: Game, engine: str, rounds: int, progress: Callable[[int], object]) -> SearchFigures:
    iterations = game.meta.thinking.captain if engine == "compiled" else 4
    near, captain, playouts = [], [], []
    for seed in range(rounds):
        near.append(searching(game, f"captain@{iterations}", 1, seed))
        captain.append(searching(game, f"captain@{iterations}", None, seed))
        playouts.append(searching(game, f"textbook@{iterations}", None, seed))
        progress(1)
    return {
        "engine": engine,
        "players": PLAYERS,
        "rounds": rounds,
        "to_the_horizon": round(median(near)),
        "as_the_captain": round(median(captain)),
        "random_playouts": round(median(playouts)),
    }
