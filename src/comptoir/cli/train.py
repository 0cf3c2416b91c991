"""`comptoir train`: fit a game's value functions."""

import argparse
import json
import shlex
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from tqdm import tqdm

from comptoir import catalog
from comptoir.cli.common import add_common, cores, count, mention_plain_engine, progress, say
from comptoir.core.meta import Meta
from comptoir.lab.ladder import commit
from comptoir.lab.plot import plot_fit
from comptoir.lab.train import Fitted, Lesson, fit_players

NEEDED = ("numpy", "matplotlib")


class Entry(Fitted):
    """Weights, and where they come from."""

    command: str
    commit: str


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--players", type=count, nargs="+", metavar="N", help="numbers of players to fit; all without it")
    parser.add_argument("--games", type=count, default=4000, help="in each generation, for each number of players")
    parser.add_argument("--generations", type=count, default=2, help="the first plays without search, the others with what was fitted")
    parser.add_argument("--iterations", type=count, default=60, help="of those who search")
    parser.add_argument("--options", nargs="+", default=[""], metavar="KEY=VALUE,…", help="sets of options, which games take in turn")
    parser.add_argument("--seed", default="train", help="equal seeds give equal values")
    parser.add_argument("--workers", type=count, default=cores(), help="processes; all cores without it")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.json", help="other numbers of players that it holds stay there")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw how well it fits")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise ValueError(f"train needs {' and '.join(missing)}: ./run train has them, or install comptoir[lab]")
    game = catalog.find(asked.game)
    known: dict[str, Entry] = json.loads(asked.out.read_text(encoding="utf-8"))["players"] if asked.out.is_file() else {}
    mention_plain_engine()
    for players in asked.players or game.meta.counts():
        by, how = commit(Path(__file__).parent), command(asked, players)
        known[str(players)] = Entry(command=how, commit=by, **fit_one(asked, game.meta, players))
        write(asked.out, known)
    if asked.plot:
        plot_fit(game.meta.title, {int(players): fitted for players, fitted in known.items()}, asked.plot)
    told = [f"{players} players: R2 by stage {fitted['r2']}" for players, fitted in known.items()]
    say(asked, {"file": str(asked.out), "players": known}, [*told, f"written to {asked.out}"])
    return 0


def fit_one(asked: argparse.Namespace, meta: Meta, players: int) -> Fitted:
    meta.check_players(players)
    options = tuple(meta.choose(read_options(text), simulated=True) for text in asked.options)
    lesson = Lesson(players, asked.seed, options, asked.games, asked.generations, asked.iterations)
    with progress(asked.games * asked.generations, "game") as bar:
        return fit_players(
            partial(catalog.find, asked.game), lesson, asked.workers, bar.update, lambda line: tqdm.write(line, file=sys.stderr)
        )


def read_options(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split(",") if part]
    if any(not equals for _, equals, _ in pairs):
        raise ValueError(f"--options are KEY=VALUE, several joined by commas; not {text!r}")
    return {key: value for key, _, value in pairs}


def command(asked: argparse.Namespace, players: int) -> str:
    """What fits it anew."""
    words = ["comptoir", "train", asked.game, "--players", str(players)]
    words += ["--games", str(asked.games), "--generations", str(asked.generations), "--iterations", str(asked.iterations)]
    words += ["--seed", asked.seed, *(["--options", *asked.options] if asked.options != [""] else []), "--out", asked.out.name]
    return shlex.join(words)


def write(out: Path, known: dict[str, Entry]) -> None:
    """One line per number of players."""
    lines = ",\n".join(f"{json.dumps(players)}: {json.dumps(known[players])}" for players in sorted(known, key=int))
    out.write_text(f'{{\n"players": {{\n{lines}\n}}\n}}\n', encoding="utf-8")
