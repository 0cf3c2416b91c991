"""The games of a match in a file: a header, then one line each in the order of their numbers. It can be cut anywhere and gone on with.

Nothing in it depends on time or on the number of workers. How long things took stands in a second file beside it.
"""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, TypedDict


class Line(TypedDict):
    """A finished game; lists are by seat."""

    game: int
    deal: int
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    actions: int
    decided: bool  # False: broken off at a limit
    checksum: str


@dataclass
class Pace:
    """How long somebody thought."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0  # 0 where nobody counts

    def __add__(self, other: "Pace") -> "Pace":
        return Pace(self.decisions + other.decisions, self.seconds + other.seconds, self.iterations + other.iterations)


@dataclass
class Times:
    game: int
    seconds: float
    paces: dict[str, Pace]  # by name


def add_paces(paces: Iterable[tuple[str, Pace]]) -> dict[str, Pace]:
    """One for each name."""
    total: dict[str, Pace] = {}
    for name, pace in paces:
        total[name] = total.get(name, Pace()) + pace
    return total


class Results:
    def __init__(self, header: dict[str, object], out: Path | None = None) -> None:
        """Without a file they are kept in memory only. A file that is there must have the same header."""
        self.header = header
        self.lines: list[Line] = []
        self.times: list[Times] = []
        self._files: list[IO[str]] = []
        if out:
            self._go_on(out)

    def add(self, line: Line, times: Times) -> None:
        self.lines.append(line)
        self.times.append(times)
        for file, entry in zip(self._files, (line, asdict(times)), strict=False):
            file.write(write_line(entry))
            file.flush()

    def close(self) -> None:
        for file in self._files:
            file.close()

    def _go_on(self, out: Path) -> None:
        out.parent.mkdir(parents=True, exist_ok=True)
        times = out.with_suffix(".times.jsonl")
        kept, torn = _lines(out)
        if kept:
            _check_header(out, kept[0], self.header)
            self.lines = [_read_line(out, number, text) for number, text in enumerate(kept[1:])]
        elif not write_line(self.header).startswith(torn):
            raise _foreign(out)
        found = {entry.game: entry for entry in map(_read_times, _lines(times)[0])}  # of a game played twice the last one
        self.times = [found[line["game"]] for line in self.lines if line["game"] in found]
        self._files = [_open(path) for path in (out, times)]
        if not kept:
            self._files[0].write(write_line(self.header))


def write_line(data: object) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _lines(path: Path) -> tuple[list[str], str]:
    """Its lines, and the beginning of one that was torn when the process ended."""
    *lines, torn = (path.read_bytes() if path.exists() else b"").decode(errors="replace").split("\n")
    return lines, torn


def _open(path: Path) -> IO[str]:
    """To go on after the last whole line."""
    if path.exists():
        os.truncate(path, path.read_bytes().rfind(b"\n") + 1)
    return path.open("a", encoding="utf-8")


def _foreign(out: Path) -> ValueError:
    return ValueError(f"{out} is not the file of a match; name another one")


def _check_header(out: Path, text: str, header: dict[str, object]) -> None:
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != header["format"]:
        raise _foreign(out)
    for key, value in header.items():
        if found.get(key) != value:
            raise ValueError(f"{out} has games with {key} {found.get(key)!r}, not {value!r}; name another file, or delete it")


def _read_line(out: Path, number: int, text: str) -> Line:
    try:
        line: Line = json.loads(text)
        if line["game"] == number:
            return line
    except (ValueError, TypeError, KeyError):
        pass
    raise ValueError(f"{out}, line {number + 2}: expected game {number}; cut the file before this line, or name another one")


def _read_times(text: str) -> Times:
    data = json.loads(text)
    return Times(data["game"], data["seconds"], {name: Pace(**pace) for name, pace in data["paces"].items()})
