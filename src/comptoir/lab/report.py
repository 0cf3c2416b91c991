"""Reports of strength as pages: one per game and number of players, and the list of them."""

import json
from pathlib import Path

from comptoir.lab.ladder import Played, failures, is_mirror, read_report, seed, weakest
from comptoir.lab.panel import panel
from comptoir.lab.picture import picture
from comptoir.lab.results import Pace, add_paces
from comptoir.lab.tally import Speed, Standing, percent, verdict

LIST = "## Reports\n"


def interval(one: Standing) -> str:
    return f"{percent(one['share'])} [{percent(one['low'])}, {percent(one['high'])}]"


def page(game: str, title: str, players: int, rows: list[Played]) -> str:
    """In Markdown."""
    return "\n".join([
        f"# Strength: {title}, {players} players",
        "",
        f"[How to read this](README.md). Seed `{seed(game)}`; wins of the first among {players - 1} others, fair {percent(1 / players)} %.",
        "",
        *_conclusions(game, players, rows),
        "",
        f"![Wins of the first, with their intervals, row by row as in the table below]({game}-{players}.svg)",
        "",
        "| first | others | games | wins % | | margin | engine | commit |",
        "|---|---|---|---|---|---|---|---|",
        *map(_row, rows),
        "",
        "## Pace",
        "",
        "| player | decisions | ms per decision | iterations per decision | iterations/s |",
        "|---|---|---|---|---|",
        *(_pace(name, pace) for name, pace in _paces(rows).items()),
        "",
        "## Commands",
        "",
        *(f"    {played['command']}" for played in rows),
        "",
    ])  # fmt: skip


def _conclusions(game: str, players: int, rows: list[Played]) -> list[str]:
    failed, worst = failures(rows), weakest(rows)
    there = {played["row"] for played in rows}
    missing = [row.name for row in panel(game, players) if row.name not in there]
    said = [f"**FAILED**: {', '.join(failed)} should win the fair share, and does not. Trust nothing here."] if failed else []
    said += ["All mirrors cover the fair share."] if not failed and any(map(is_mirror, rows)) else []
    said += [f"The captain at its worst: {worst['row']}, {interval(worst['standing'])} %."] if worst else []
    said += [f"Not played yet: {', '.join(missing)}."] if missing else []
    return [f"- {line}" for line in said]


def _row(played: Played) -> str:
    one, header = played["standing"], played["header"]
    names = header["players"]
    assert isinstance(names, list)
    word = "control" if is_mirror(played) else verdict(one)
    note = "" if header["reproducible"] else ", by the clock"
    note += f", {played['undecided']} broken off" if played["undecided"] else ""
    margin = f"{one['margin']:+.2f} ± {one['error']:.2f}"
    return (
        f"| {names[0]} | {names[-1]} | {header['games']}{note} | {interval(one)} | {word} | {margin} "
        f"| {played['engine']} | {played['commit'] or '?'} |"
    )


def _paces(rows: list[Played]) -> dict[str, Pace]:
    return add_paces((speed["name"], _as_pace(speed)) for played in rows for speed in played["speeds"])


def _as_pace(speed: Speed) -> Pace:
    return Pace(speed["decisions"], speed["decisions"] * speed["milliseconds"] / 1000, round(speed["decisions"] * speed["iterations"]))


def _pace(name: str, pace: Pace) -> str:
    searched = f"{pace.iterations / pace.decisions:.0f} | {pace.iterations / pace.seconds:,.0f}" if pace.iterations else "|"
    return f"| {name} | {pace.decisions:,} | {1000 * pace.seconds / pace.decisions:.2f} | {searched} |"


def list_reports(folder: Path) -> str:
    """The table of all reports in the folder."""
    lines = ["| report | rows | mirrors | the captain at its worst |", "|---|---|---|---|"]
    for path in sorted(folder.glob("*.json")):
        rows = list(read_report(path).values())
        head = json.loads(path.read_text(encoding="utf-8"))
        worst = weakest(rows)
        mirrors = "**FAILED**" if failures(rows) else "good" if any(map(is_mirror, rows)) else "not played"
        shown = f"{worst['row']}: {interval(worst['standing'])} %, fair {percent(worst['standing']['fair'])}" if worst else "not played"
        lines.append(
            f"| [{path.stem}]({path.stem}.md) | {len(rows)} of {len(panel(head['game'], head['players']))} | {mirrors} | {shown} |"
        )
    return "\n".join(lines) + "\n"


def write_pages(folder: Path, stem: str, title: str) -> None:
    """The report's page and its picture, and the list at the end of the folder's README, if it has one."""
    data = json.loads((folder / f"{stem}.json").read_text(encoding="utf-8"))
    (folder / f"{stem}.svg").write_text(picture(title, data["players"], data["rows"]), encoding="utf-8")
    (folder / f"{stem}.md").write_text(page(data["game"], title, data["players"], data["rows"]), encoding="utf-8")
    index = folder / "README.md"
    if index.exists():
        text, heading, _ = index.read_text(encoding="utf-8").partition(LIST)
        index.write_text(f"{text}{heading}\n{list_reports(folder)}", encoding="utf-8")
