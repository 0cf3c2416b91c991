"""The command line. Each command prints for people, or one JSON document with --json; bad input is one clear line on stderr."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NoReturn, TypeAlias

from tqdm import tqdm

import comptoir
from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.meta import Meta
from comptoir.lab import bench, sim
from comptoir.server import bench as server_bench
from comptoir.server import serve
from comptoir.server import settings as server_settings
from comptoir.server.store.sqlite import backup

SERVE_FLAGS = ("--port", "--data", "--no-open", "--lan", "--host", "--public-url", "--password")  # `./run --lan` is `./run serve --lan`
Bar: TypeAlias = "tqdm[NoReturn]"  # moved by hand, over nothing


def main(arguments: list[str] | None = None) -> int:
    parser = build_parser()
    given = sys.argv[1:] if arguments is None else arguments
    asked = parser.parse_args(["serve", *given] if not given or given[0] in SERVE_FLAGS else given)
    try:
        run: Callable[[argparse.Namespace], int] = asked.run
        return run(asked)
    except (ValueError, OSError) as error:
        print(f"comptoir: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("comptoir: stopped", file=sys.stderr)
        return 130


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="comptoir", description="Four harbour Eurogames, for friends and for people who study games.")
    parser.add_argument("--version", action="version", version=f"comptoir {comptoir.__version__}, {comptoir.engine()} engine")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="open the server and a browser: the default"))
    _add_sim(commands.add_parser("sim", help="play many games of simple bots and sum them up"))
    _add_replay(commands.add_parser("replay", help="play a record again and check it"))
    _add_bench(commands.add_parser("bench", help="measure the engine"))
    _add_edition(commands.add_parser("edition", help="check or show an edition file"))
    _add_backup(commands.add_parser("backup", help="copy the server's store, also while it runs"))
    return parser


def _add_common(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=run)


def _count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def _say(asked: argparse.Namespace, data: Mapping[str, object], lines: list[str]) -> None:
    print(json.dumps(data, ensure_ascii=False) if asked.json else "\n".join(lines))


def _progress(total: int, unit: str) -> Bar:
    return tqdm(total=total, unit=unit, leave=False, file=sys.stderr, disable=not sys.stderr.isatty(), delay=0.5)


def _mention_plain_engine() -> None:
    if comptoir.engine() == "plain":
        print("comptoir: plain engine: same results, some 30 times slower; install a C compiler to have it compiled", file=sys.stderr)


# --- serve


def _add_serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=_count, help="port to listen on (8720)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    parser.add_argument("--lan", action="store_true", default=None, help="listen on the local network from the start, and print a QR code")
    parser.add_argument("--public-url", metavar="URL", help="what people type, behind a proxy")
    parser.add_argument("--password", help="asked for when somebody opens a table; better given as COMPTOIR_PASSWORD")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.set_defaults(run=run_serve)


def run_serve(asked: argparse.Namespace) -> int:
    settings = server_settings.settings(vars(asked), os.environ)
    if settings.successor:
        print("comptoir: plain engine for now; the compiled one takes over when it is ready, in a minute or two", file=sys.stderr)
    else:
        _mention_plain_engine()
    serve.run(settings, not asked.no_open)
    return 0


def _add_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the copy to be written")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    _add_common(parser, run_backup)


def run_backup(asked: argparse.Namespace) -> int:
    source = server_settings.settings(vars(asked), os.environ).data / "comptoir.sqlite"
    if not source.is_file():
        raise ValueError(f"there is no store at {source}; name its folder with --data")
    backup(source, asked.file)
    _say(asked, {"file": str(asked.file), "bytes": asked.file.stat().st_size}, [f"{source} copied to {asked.file}"])
    return 0


# --- sim


def _add_sim(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("--players", type=_count, required=True)
    parser.add_argument("--games", type=_count, default=1000)
    parser.add_argument("--seed", default="a", help="equal seeds give equal games")
    parser.add_argument("--bots", default="random", help=f"one of {', '.join(BOTS)} for all seats, or one per seat: greedy,random,…")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--edition", type=Path, metavar="FILE")
    parser.add_argument("--workers", type=_count, default=1, help="processes")
    parser.add_argument("--save", type=Path, metavar="DIR", help="play at real tables and write the record of each game there")
    _add_common(parser, run_sim)


def run_sim(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    plan = make_plan(asked, game.meta)
    plan.edition_for(game)  # complains before any work is done
    _mention_plain_engine()
    with _progress(asked.games, "game") as bar:
        if asked.save:
            save_records(asked, plan, bar)
            return 0
        summary = sim.simulate(partial(catalog.find, asked.game), plan, asked.games, asked.workers, bar.update)
    scores, lengths = summary["scores"], summary["lengths"]
    _say(asked, {**summary}, [
        f"{summary['games']} games, {summary['finished']} finished, in {summary['seconds']} s",
        f"{summary['games_per_second']} games/s, {summary['decisions_per_second']} decisions/s",
        f"points {scores['mean']} ({scores['least']} to {scores['most']}), by seat {summary['scores_by_seat']}",
        f"wins by seat {summary['wins_by_seat']}",
        f"decisions per game {lengths['mean']} ({lengths['least']} to {lengths['most']})",
    ])  # fmt: skip
    return 0


def make_plan(asked: argparse.Namespace, meta: Meta) -> sim.Plan:
    meta.check_players(asked.players)
    options = {}
    for text in asked.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option is KEY=VALUE, not {text!r}")
        options[key] = value
    edition = asked.edition.read_text(encoding="utf-8") if asked.edition else ""
    return sim.Plan(asked.players, asked.seed, meta.choose(options, simulated=True), sim.choose_bots(asked.bots, asked.players), edition)


def save_records(asked: argparse.Namespace, plan: sim.Plan, bar: Bar) -> None:
    asked.save.mkdir(parents=True, exist_ok=True)
    for number in range(asked.games):
        record = sim.play_table(catalog.find(asked.game), plan, number).record()
        (asked.save / f"{asked.game}-{asked.players}-{number}.txt").write_text(record, encoding="utf-8")
        bar.update(1)
    _say(asked, {"records": asked.games, "folder": str(asked.save)}, [f"{asked.games} records in {asked.save}"])


# --- replay


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    _add_common(parser, run_replay)


def run_replay(asked: argparse.Namespace) -> int:
    table = comptoir.read(asked.file.read_text(encoding="utf-8"))
    data = {
        "game": table.game.meta.name,
        "players": table.players,
        "actions": len(table.actions),
        "over": table.over,
        "scores": table.scores(),
        "ranking": table.ranking(),
        "checksum": table.state.checksum(),
    }
    state = "over" if table.over else f"not over: seat {table.actors()[0]} is to act"
    places = sorted(range(table.players), key=lambda seat: table.ranking()[seat])
    standing = [f"{table.ranking()[seat]}. seat {seat}: {table.scores()[seat]} points" for seat in places]
    _say(asked, data, [f"{table.game.meta.title}, {table.players} players, {len(table.actions)} actions, {state}", *standing])
    return 0


# --- bench


def _add_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", choices=["engine", "server"], default="engine")
    parser.add_argument("--tables", type=_count, default=250, help="of the server's benchmark")
    parser.add_argument("--seconds", type=_count, default=10, help="of the server's benchmark")
    parser.add_argument("--game", choices=list(catalog.GAMES), default="speicherstadt")
    parser.add_argument("--reference", type=Path, metavar="FILE.c", help="a C program to compare with, in the same run")
    parser.add_argument("--rounds", type=_count, default=5)
    _add_common(parser, run_bench)


def run_bench(asked: argparse.Namespace) -> int:
    _mention_plain_engine()
    return run_bench_server(asked) if asked.what == "server" else run_bench_engine(asked)


def run_bench_server(asked: argparse.Namespace) -> int:
    with _progress(asked.tables, "table") as bar:
        found = serve.run_loop(server_bench.run(asked.tables, asked.seconds, comptoir.engine(), bar.update))
    _say(asked, {**found}, [
        f"{found['engine']} engine, {found['tables']} tables of {found['players']} people, server on one core",
        f"{found['paced_moves_per_second']} moves/s paced",
        f"{found['paced_p50_ms']} ms median, {found['paced_p99_ms']} ms p99 from sending to the last player's update",
        f"{found['closed_moves_per_second']} durable moves/s in a closed loop",
        f"{found['memory_per_idle_table_kb']} kB per idle table",
    ])  # fmt: skip
    return 0


def run_bench_engine(asked: argparse.Namespace) -> int:
    with _progress(asked.rounds, "round") as bar:
        figures = bench.measure(catalog.find(asked.game), comptoir.engine(), asked.reference, asked.rounds, bar.update)
    lines = [
        f"{figures['engine']} engine, {figures['players']} players, median of {figures['rounds']} rounds",
        f"{figures['decisions_per_second']:,} decisions/s inside the engine",
        f"{figures['interpreted_decisions_per_second']:,} decisions/s from an interpreted loop",
        f"{figures['clone_microseconds']} microseconds for a clone",
    ]
    if figures["ratio_to_reference"] is not None:
        lines.append(f"{figures['ratio_to_reference']} of the reference's {figures['reference_decisions_per_second']:,} decisions/s")
    _say(asked, {**figures}, lines)
    return 0


# --- edition


def _add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check", "show"], help="check a file, or show the standard edition to start from")
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("file", type=Path, nargs="?", help="needed for check")
    _add_common(parser, run_edition)


def run_edition(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    if asked.what == "check" and asked.file is None:
        raise ValueError("edition check needs a file: comptoir edition check GAME FILE")
    edition = game.edition(asked.file.read_text(encoding="utf-8")) if asked.file else game.standard
    standard = edition.fingerprint == game.standard.fingerprint
    data = {"game": asked.game, "fingerprint": edition.fingerprint, "standard": standard}
    if asked.what == "show":
        _say(asked, {**data, "text": edition.text}, [edition.text.rstrip()])
    else:
        _say(asked, data, [f"{asked.file}: good; edition {edition.fingerprint}" + (" (plays like the standard one)" if standard else "")])
    return 0
