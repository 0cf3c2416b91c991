"""`comptoir sim`: many games of bots, summed up."""

import argparse
from functools import partial
from pathlib import Path

from comptoir import catalog
from comptoir.cli.common import Bar, add_common, add_setup, count, edition, mention_plain_engine, options, progress, say
from comptoir.core.contract import Game
from comptoir.lab import sim
from comptoir.lab.players import NAMES


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--players", type=count, required=True)
    parser.add_argument("--games", type=count, default=1000)
    parser.add_argument("--seed", default="a", help="equal seeds give equal games")
    parser.add_argument("--bots", default="random", help=f"one of {NAMES} for all seats, or one per seat: greedy,random,…")
    add_setup(parser)
    parser.add_argument("--workers", type=count, default=1, help="processes")
    parser.add_argument("--save", type=Path, metavar="DIR", help="play at real tables and write the record of each game there")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    plan = make_plan(asked, game)
    plan.edition_for(game)  # complains before any work is done
    mention_plain_engine()
    with progress(asked.games, "game") as bar:
        if asked.save:
            save_records(asked, plan, bar)
            return 0
        summary = sim.simulate(partial(catalog.find, asked.game), plan, asked.games, asked.workers, bar.update)
    scores, lengths = summary["scores"], summary["lengths"]
    say(asked, {**summary}, [
        f"{summary['games']} games, {summary['finished']} finished, in {summary['seconds']} s",
        f"{summary['games_per_second']} games/s, {summary['decisions_per_second']} decisions/s",
        f"points {scores['mean']} ({scores['least']} to {scores['most']}), by seat {summary['scores_by_seat']}",
        f"wins by seat {summary['wins_by_seat']}",
        f"decisions per game {lengths['mean']} ({lengths['least']} to {lengths['most']})",
    ])  # fmt: skip
    return 0


def make_plan(asked: argparse.Namespace, game: Game) -> sim.Plan:
    game.meta.check_players(asked.players)
    bots = sim.choose_bots(game, asked.bots, asked.players)
    return sim.Plan(asked.players, asked.seed, options(asked, game.meta), bots, edition(asked))


def save_records(asked: argparse.Namespace, plan: sim.Plan, bar: Bar) -> None:
    asked.save.mkdir(parents=True, exist_ok=True)
    for number in range(asked.games):
        record = sim.play_table(catalog.find(asked.game), plan, number).record()
        (asked.save / f"{asked.game}-{asked.players}-{number}.txt").write_text(record, encoding="utf-8")
        bar.update(1)
    say(asked, {"records": asked.games, "folder": str(asked.save)}, [f"{asked.games} records in {asked.save}"])
