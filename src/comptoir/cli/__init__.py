"""The command line. Each command prints for people, or one JSON document with --json; bad input is one clear line on stderr."""

import argparse
import sys
from collections.abc import Callable

import comptoir
from comptoir.cli import backup, bench, edition, ladder, match, replay, serve, sim, train

SERVE_FLAGS = ("--port", "--data", "--no-open", "--lan", "--host", "--public-url", "--password")  # `./run --lan` is `./run serve --lan`


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
    serve.add(commands.add_parser("serve", help="open the server and a browser: the default"))
    sim.add(commands.add_parser("sim", help="play many games of bots and sum them up"))
    match.add(commands.add_parser("match", help="let bots meet on equal deals, seats rotated: who is stronger"))
    ladder.add(commands.add_parser("ladder", help="play the panel of all levels and write the report of their strength"))
    train.add(commands.add_parser("train", help="fit the value functions that search relies on"))
    replay.add(commands.add_parser("replay", help="play a record again and check it"))
    bench.add(commands.add_parser("bench", help="measure the engine"))
    edition.add(commands.add_parser("edition", help="check or show an edition file"))
    backup.add(commands.add_parser("backup", help="copy the server's store, also while it runs"))
    return parser
