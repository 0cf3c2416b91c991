"""`comptoir match`: who is stronger."""

import argparse
from contextlib import closing
from functools import partial
from pathlib import Path

from comptoir import catalog
from comptoir.cli.common import add_common, add_setup, cores, count, edition, mention_plain_engine, options, progress, say
from comptoir.core.contract import Game
from comptoir.lab.match import Match, check, check_records, play_match, whole_deals
from comptoir.lab.players import NAMES
from comptoir.lab.results import Results
from comptoir.lab.tally import Speed, Standing, percent, speeds, standings


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--seats", required=True, metavar="NAME,NAME,…", help=f"one player per seat: {NAMES}, captain@200, …")
    parser.add_argument("--games", type=count, default=400, help="rounded up to whole deals: each deal is played once per rotation")
    parser.add_argument("--seed", default="a", help="equal seeds give equal games, unless somebody thinks by the clock")
    add_setup(parser)
    parser.add_argument("--workers", type=count, default=cores(), help="processes; all cores without it")
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help="one line per game; goes on where it stopped")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write the record of each game there")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    match = make_match(asked, game)
    check(game, match)
    if asked.records:
        asked.records.mkdir(parents=True, exist_ok=True)
    with closing(Results(match.header(game), asked.out)) as results, progress(match.games, "game") as bar:
        mention_plain_engine()
        if asked.records:
            check_records(asked.records, match, game, results.lines)
        play_match(partial(catalog.find, asked.game), match, asked.workers, bar.update, results, asked.records)
    tell(asked, match, results)
    return 0


def make_match(asked: argparse.Namespace, game: Game) -> Match:
    players = tuple(asked.seats.split(","))
    return Match(players, whole_deals(asked.games, len(players)), asked.seed, options(asked, game.meta), edition(asked))


def tell(asked: argparse.Namespace, match: Match, results: Results) -> None:
    found, paces = standings(match, results.lines), speeds(results.times)
    undecided = sum(not line["decided"] for line in results.lines)
    data = {**results.header, "asked": asked.games, "undecided": undecided, "standings": found, "speeds": paces}
    deals = match.games // len(match.players)
    more = f" ({asked.games} asked for, rounded up to whole deals)" if match.games != asked.games else ""
    broken_off = f", {undecided} broken off" if undecided else ""
    title = f"{match.games} games{more}: {deals} deal{'s' * (deals != 1)}, each played once per rotation{broken_off}"
    say(asked, data, [title, *map(standing_text, found), *map(speed_text, paces)])


def standing_text(one: Standing) -> str:
    seats = f" ({one['seats']} seats)" if one["seats"] > 1 else ""
    interval = f"[{percent(one['low'])}, {percent(one['high'])}]"
    wins = f"wins {percent(one['share'])} % {interval}, fair {percent(one['fair'])} %"
    return f"{one['name']}{seats}: {wins}; margin {one['margin']:+.2f} +- {one['error']:.2f}"


def speed_text(one: Speed) -> str:
    searched = f", {one['iterations']:.0f} iterations, {one['iterations_per_second']:,} iterations/s" if one["iterations"] else ""
    return f"{one['name']}: {one['milliseconds']} ms per decision{searched}"
