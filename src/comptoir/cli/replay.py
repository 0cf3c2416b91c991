"""`comptoir replay`: a record played again."""

import argparse
from pathlib import Path

import comptoir
from comptoir.cli.common import add_common, say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
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
    say(asked, data, [f"{table.game.meta.title}, {table.players} players, {len(table.actions)} actions, {state}", *standing])
    return 0
