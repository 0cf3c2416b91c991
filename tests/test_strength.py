"""The reports in docs/strength: their pages say what their rows say, and their games can be played again."""

import json
import re
from pathlib import Path

import pytest
from settings import COMPILED, FULL

from comptoir import catalog
from comptoir.lab.match import Match, line, play_game, whole_deals
from comptoir.lab.panel import find_rows
from comptoir.lab.picture import picture
from comptoir.lab.report import LIST, list_reports, page

FOLDER = Path(__file__).parent.parent / "docs/strength"
REPORTS = sorted(FOLDER.glob("*.json"))
SECONDS = 600 if FULL else 60  # for all rows together, about
DEAREST = 30 if FULL else 2  # seconds that a game may take if only one of its row is played
PLAIN = 40  # times slower than compiled


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


ROWS = [
    pytest.param(report["game"], row, id=f"{path.stem}-{row['row']}")
    for path in REPORTS
    for report in [read(path)]
    for row in report["rows"]
]


def affordable(row):
    """How many games of the slice are played again."""
    cost = max(0.001, row["seconds_per_game"] * (PLAIN if not COMPILED else 1) / (PLAIN if row["engine"] == "plain" else 1))
    return min(len(row["slice"]), max(int(SECONDS / len(ROWS) / cost), int(cost <= DEAREST)))


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_the_first_games_of_a_row_come_out_the_same(game, row):
    header, games = row["header"], affordable(row)
    if not header["reproducible"] or not games:
        pytest.skip("by the clock" if games else "too long for this engine")
    found = catalog.find(game)
    assert header["edition"] == found.standard.fingerprint
    match = Match(tuple(header["players"]), header["games"], header["seed"], header["options"])
    for number in range(games):
        assert line(match, number, play_game(found, match, number)[0]) == row["slice"][number]


@pytest.mark.parametrize(("game", "row"), ROWS)
def test_a_row_has_the_number_of_games_that_was_fixed_for_it(game, row):
    players = len(row["header"]["players"])
    [planned] = find_rows(game, players, row["row"])
    asked = re.search(r"--games (\d+)", row["command"])  # a mirror that missed was played once more, longer
    assert asked is None or planned.is_mirror
    assert row["header"]["games"] == whole_deals(int(asked[1]) if asked else planned.games, players)


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_a_page_and_its_picture_say_what_the_rows_say(path):
    report = read(path)
    title = catalog.find(report["game"]).meta.title
    assert path.with_suffix(".md").read_text(encoding="utf-8") == page(report["game"], title, report["players"], report["rows"])
    assert path.with_suffix(".svg").read_text(encoding="utf-8") == picture(title, report["players"], report["rows"])


def test_every_game_has_a_report_and_the_index_lists_them():
    assert {read(path)["game"] for path in REPORTS} == set(catalog.GAMES)
    assert (FOLDER / "README.md").read_text(encoding="utf-8").endswith(f"{LIST}\n{list_reports(FOLDER)}")
