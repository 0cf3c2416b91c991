"""`comptoir ladder`: how strong everybody is."""

import argparse
import sys
from functools import partial
from pathlib import Path

import comptoir
from comptoir import catalog
from comptoir.cli.common import add_common, cores, count, mention_plain_engine, progress, say
from comptoir.cli.match import standing_text
from comptoir.core.contract import Game
from comptoir.lab.ladder import Ladder, Played, differs, failures, forget, is_on_its_deals, play_row, read_report, write_report
from comptoir.lab.panel import GAMES, LONG_GAMES, QUICK_GAMES, SIMPLE_GAMES, Row, find_rows
from comptoir.lab.report import write_pages

REPORTS = Path("docs/strength")
WORK = Path("build/strength")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--players", type=count, required=True)
    parser.add_argument("--row", metavar="NAME", help="only this one; a name that is none gets the list")
    parser.add_argument(
        "--games",
        type=count,
        help=f"per row; {GAMES} without it, {SIMPLE_GAMES} for rows without search, {LONG_GAMES} for rows with somebody who takes long",
    )
    parser.add_argument("--quick", action="store_true", help=f"{QUICK_GAMES} games per row, for a first look; the report goes into {WORK}")
    parser.add_argument("--again", action="store_true", help="play rows anew that were played before")
    parser.add_argument("--folder", type=Path, metavar="DIR", help=f"where reports go: {REPORTS}")
    parser.add_argument("--work", type=Path, metavar="DIR", default=WORK, help=f"where games of unfinished rows are kept: {WORK}")
    parser.add_argument("--workers", type=count, default=cores(), help="processes; all cores without it")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    game.meta.check_players(asked.players)
    rows = find_rows(asked.game, asked.players, asked.row)
    ladder = make_ladder(asked)
    mention_plain_engine()
    for row in rows:
        if asked.again or (asked.quick and is_stale(ladder, game, row)):
            forget(ladder, row)
            write_pages(ladder.folder, ladder.report.stem, game.meta.title)
    for row in rows:
        play(asked, ladder, game, row)
    played = read_report(ladder.report)
    standings = [played[row.name]["standing"] for row in rows]
    failed = failures(list(played.values()))
    lines = [f"{row.name}: {standing_text(one)}" for row, one in zip(rows, standings, strict=True)]
    verdict = [f"FAILED: {', '.join(failed)} should win the fair share, and does not"] if failed else []
    report = ladder.report.with_suffix(".md")
    say(
        asked,
        {"report": str(report), "failed": failed, "rows": [played[row.name] for row in rows]},
        [*lines, *verdict, f"report: {report}"],
    )
    return 1 if failed else 0


def make_ladder(asked: argparse.Namespace) -> Ladder:
    games = asked.games or (QUICK_GAMES if asked.quick else None)
    folder = asked.folder or (WORK if asked.quick else REPORTS)
    return Ladder(asked.game, asked.players, games, folder, asked.work, comptoir.engine())


def is_stale(ladder: Ladder, game: Game, row: Row) -> bool:
    """A first look must be a look at the present sources."""
    found = read_report(ladder.report).get(row.name)
    return found is None or bool(differs(found, ladder.match(game, row).header(game)))


def play(asked: argparse.Namespace, ladder: Ladder, game: Game, row: Row) -> None:
    """A row that was played before is left as it is."""
    match = ladder.match(game, row)
    found = read_report(ladder.report).get(row.name)
    if found and is_on_its_deals(found):
        mention_differences(found, match.header(game))
        return
    with progress(match.games, "game") as bar:
        bar.set_description(row.name)
        played = play_row(ladder, partial(catalog.find, ladder.game), row, asked.workers, bar.update)
    write_report(ladder, {**read_report(ladder.report), row.name: played})  # read anew: other rows may have been played meanwhile
    write_pages(ladder.folder, ladder.report.stem, game.meta.title)


def mention_differences(found: Played, header: dict[str, object]) -> None:
    if others := " and ".join(differs(found, header)):
        print(f"comptoir: {found['row']} was played with other {others}, at {found['commit']}; --again plays it anew", file=sys.stderr)
