"""Plays the strength panel row by row; what was played of a row is gone on with. Rows are kept in one file per game and players."""

import json
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from comptoir.core.contract import Game
from comptoir.lab.match import Match, check, play_match, whole_deals
from comptoir.lab.panel import CAPTAIN, CHEAT, Row, panel
from comptoir.lab.results import Line, Results, write_line
from comptoir.lab.tally import Speed, Standing, speeds, standing, verdict

SEED = "harbour"  # its deals are for these reports only: nothing is fitted or tuned on them
SEED_OF = {"saeulen": "arsenal"}  # its captain was changed after a look at games on other deals
SLICE = 12  # games at the beginning of a row that are kept, for the tests to play again


class Played(TypedDict):
    """A row and what came of it."""

    row: str
    header: dict[str, object]
    standing: Standing  # of the first
    undecided: int
    speeds: list[Speed]
    seconds_per_game: float
    commit: str
    engine: str
    command: str
    slice: list[Line]


@dataclass(frozen=True)
class Ladder:
    """What is asked for, and where it goes: reports into `folder`, all games into `work`."""

    game: str
    players: int
    games: int | None  # another number than the panel's
    folder: Path
    work: Path
    engine: str

    @property
    def report(self) -> Path:
        return self.folder / f"{self.game}-{self.players}.json"

    def match(self, game: Game, row: Row) -> Match:
        players = (row.first, *[row.others] * (self.players - 1))
        games = whole_deals(self.games or row.games, self.players)
        return Match(players, games, seed(self.game), game.meta.choose({}, simulated=True))

    def games_of(self, row: Row) -> Path:
        """Where they are kept while the row is played, and after."""
        return self.work / f"{self.game}-{self.players}" / f"{row.name}-{self.games or row.games}.jsonl"

    def command(self, row: Row) -> str:
        games = f" --games {self.games}" if self.games else ""
        return f"comptoir ladder {self.game} --players {self.players} --row {row.name}{games}"


def seed(game: str) -> str:
    return SEED_OF.get(game, SEED)


def is_on_its_deals(played: Played) -> bool:
    return played["header"]["seed"] == seed(str(played["header"]["game"]))


def read_report(path: Path) -> dict[str, Played]:
    """The rows that were played, by name."""
    rows: list[Played] = json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else []
    return {played["row"]: played for played in rows}


def write_report(ladder: Ladder, rows: dict[str, Played]) -> None:
    """In the order of the panel; rows that it has no more are dropped, and those on other deals than the panel's."""
    kept = [rows[row.name] for row in panel(ladder.game, ladder.players) if row.name in rows and is_on_its_deals(rows[row.name])]
    head = {"game": ladder.game, "players": ladder.players, "seed": seed(ladder.game)}
    text = "".join(f'"{key}": {json.dumps(value)},\n' for key, value in head.items())
    listed = ",\n".join(write_line(played).rstrip() for played in kept)
    ladder.folder.mkdir(parents=True, exist_ok=True)
    ladder.report.write_text(f'{{\n{text}"rows": [\n{listed}\n]\n}}\n', encoding="utf-8")


def differs(played: Played, header: dict[str, object]) -> list[str]:
    """In which respects the row was played with another plan, or by other sources."""
    return [key for key, value in header.items() if played["header"].get(key) != value]


def forget(ladder: Ladder, row: Row) -> None:
    """What was played of the row, so that it is played anew, also if that is stopped and gone on with."""
    games = ladder.games_of(row)
    for path in (games, games.with_suffix(".times.jsonl")):
        path.unlink(missing_ok=True)
    write_report(ladder, {name: played for name, played in read_report(ladder.report).items() if name != row.name})


def play_row(ladder: Ladder, find: Callable[[], Game], row: Row, workers: int, progress: Callable[[int], object]) -> Played:
    game = find()
    match = ladder.match(game, row)
    check(game, match)
    by = commit(ladder.folder)
    with closing(Results(match.header(game), ladder.games_of(row))) as results:
        play_match(find, match, workers, progress, results)
    return {
        "row": row.name,
        "header": results.header,
        "standing": standing(match, results.lines, row.first, [0]),
        "undecided": sum(not line["decided"] for line in results.lines),
        "speeds": speeds(results.times),
        "seconds_per_game": round(sum(entry.seconds for entry in results.times) / max(1, len(results.times)), 4),
        "commit": by,
        "engine": ladder.engine,
        "command": ladder.command(row),
        "slice": results.lines[:SLICE],
    }


def commit(folder: Path) -> str:
    """Of the sources around the folder, with a + if they were changed since; empty where there is no git."""
    try:
        found = _git(folder, "rev-parse", "--short=10", "HEAD")
        return found + "+" * bool(_git(folder, "status", "--porcelain", "--", ":/src"))
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", "-C", str(folder), *arguments], check=True, capture_output=True, text=True).stdout.strip()


def is_mirror(played: Played) -> bool:
    names = played["header"]["players"]
    return isinstance(names, list) and len(set(names)) == 1


def failures(rows: list[Played]) -> list[str]:
    """Controls that say that something is wrong with the measurement itself."""
    return [played["row"] for played in rows if is_mirror(played) and verdict(played["standing"]) != "level"]


def weakest(rows: list[Played]) -> Played | None:
    """The row in which the captain did worst as the one among others of a kind, who do not cheat."""
    own = [played for played in rows if played["row"].startswith(f"{CAPTAIN}-vs-") and played["row"] != f"{CAPTAIN}-vs-{CHEAT}"]
    return min(own, key=lambda played: played["standing"]["share"], default=None)
