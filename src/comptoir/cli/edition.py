"""`comptoir edition`: the numbers printed on a game's material."""

import argparse
from pathlib import Path

from comptoir import catalog
from comptoir.cli.common import add_common, say


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["check", "show"], help="check a file, or show the standard edition to start from")
    parser.add_argument("game", choices=list(catalog.GAMES))
    parser.add_argument("file", type=Path, nargs="?", help="needed for check")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    game = catalog.find(asked.game)
    if asked.what == "check" and asked.file is None:
        raise ValueError("edition check needs a file: comptoir edition check GAME FILE")
    edition = game.edition(asked.file.read_text(encoding="utf-8")) if asked.file else game.standard
    standard = edition.fingerprint == game.standard.fingerprint
    data = {"game": asked.game, "fingerprint": edition.fingerprint, "standard": standard}
    if asked.what == "show":
        say(asked, {**data, "text": edition.text}, [edition.text.rstrip()])
    else:
        say(asked, data, [f"{asked.file}: good; edition {edition.fingerprint}" + (" (plays like the standard one)" if standard else "")])
    return 0
