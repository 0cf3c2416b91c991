"""`comptoir backup`: a copy of the server's store."""

import argparse
import os
from pathlib import Path

from comptoir.cli.common import add_common, say
from comptoir.server import settings as server_settings
from comptoir.server.store.sqlite import backup


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="the copy to be written")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    add_common(parser, run)


def run(asked: argparse.Namespace) -> int:
    source = server_settings.settings(vars(asked), os.environ).data / "comptoir.sqlite"
    if not source.is_file():
        raise ValueError(f"there is no store at {source}; name its folder with --data")
    backup(source, asked.file)
    say(asked, {"file": str(asked.file), "bytes": asked.file.stat().st_size}, [f"{source} copied to {asked.file}"])
    return 0
