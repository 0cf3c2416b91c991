"""What commands share: counts, options, progress bars, and answers for people or as JSON."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NoReturn, TypeAlias

from tqdm import tqdm

import comptoir
from comptoir.core.meta import Meta

Bar: TypeAlias = "tqdm[NoReturn]"  # moved by hand, over nothing


def add_common(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=run)


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--edition", type=Path, metavar="FILE")


def options(asked: argparse.Namespace, meta: Meta) -> dict[str, str]:
    """Every option with its value; where nothing is said, as in simulations."""
    given = {}
    for text in asked.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option is KEY=VALUE, not {text!r}")
        given[key] = value
    return meta.choose(given, simulated=True)


def edition(asked: argparse.Namespace) -> str:
    """The text of the edition file, if there is one."""
    return asked.edition.read_text(encoding="utf-8") if asked.edition else ""


def count(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(asked: argparse.Namespace, data: Mapping[str, object], lines: list[str]) -> None:
    print(json.dumps(data, ensure_ascii=False) if asked.json else "\n".join(lines))


def progress(total: int, unit: str) -> Bar:
    return tqdm(total=total, unit=unit, leave=False, file=sys.stderr, disable=not sys.stderr.isatty(), delay=0.5)


def mention_plain_engine() -> None:
    if comptoir.engine() == "plain":
        print("comptoir: plain engine: same results, some 30 times slower; install a C compiler to have it compiled", file=sys.stderr)
