"""`comptoir serve`: the live table."""

import argparse
import os
import sys
from pathlib import Path

from comptoir.cli.common import count, mention_plain_engine
from comptoir.server import serve
from comptoir.server import settings as server_settings


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=count, help="port to listen on (8720)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where tables are kept")
    parser.add_argument("--lan", action="store_true", default=None, help="listen on the local network from the start, and print a QR code")
    parser.add_argument("--public-url", metavar="URL", help="what people type, behind a proxy")
    parser.add_argument("--password", help="asked for when somebody opens a table; better given as COMPTOIR_PASSWORD")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    settings = server_settings.settings(vars(asked), os.environ)
    if settings.successor:
        print("comptoir: plain engine for now; the compiled one takes over when it is ready, in a minute or two", file=sys.stderr)
    else:
        mention_plain_engine()
    serve.run(settings, not asked.no_open)
    return 0
