"""The strength panel: its rows, how they are played and gone on with, and what its pages say."""

import json
from functools import partial
from itertools import pairwise

import pytest

from comptoir import catalog
from comptoir.bots.levels import LEVELS, make
from comptoir.cli import ladder as command
from comptoir.cli import main
from comptoir.lab import ladder as rows
from comptoir.lab.panel import Row, find_rows, panel
from comptoir.lab.report import page

ROW = "deckhand-vs-random"


@pytest.fixture
def ladder(capsys, tmp_path):
    """The command, with folders of its own."""

    def run(*arguments):
        where = ["--folder", str(tmp_path / "reports"), "--work", str(tmp_path / "work"), "--workers", "1"]
        code = main(["ladder", "speicherstadt", "--players", "2", *where, *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    run.report = tmp_path / "reports/speicherstadt-2.json"
    run.page = tmp_path / "reports/speicherstadt-2.md"
    run.games = tmp_path / f"work/speicherstadt-2/{ROW}-4.jsonl"
    return run


def change(path, **standing):
    """Claim that something else came of the first row."""
    data = json.loads(path.read_text())
    data["rows"][0]["standing"].update(standing)
    path.write_text(json.dumps(data))


def test_the_panel_goes_both_ways():
    rows = set(panel("saeulen", 4))
    for foe in ["random", *LEVELS[:-1], "textbook@500", "cheat"]:
        assert {Row("captain", foe), Row(foe, "captain")} <= rows
    assert {Row(name, name) for name in ("random", "sailor", "captain")} <= rows
    assert {Row(level, below) for below, level in pairwise(LEVELS)} <= rows
    assert len(panel("saeulen", 4)) == len({row.name for row in rows})


def test_of_two_players_one_way_is_both():
    rows = panel("speicherstadt", 2)
    assert not [row for row in rows if not row.is_mirror and Row(row.others, row.first) in rows]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_everybody_of_the_panel_can_be_had(game):
    for name in {name for row in panel(game, 4) for name in (row.first, row.others)}:
        make(catalog.find(game), 4, name)


def test_an_unknown_row_gets_the_list(ladder):
    code, _, err = ladder("--row", "genius-vs-random")
    assert code == 2
    assert all(row.name in err for row in panel("speicherstadt", 2))
    assert find_rows("speicherstadt", 2, ROW) == [Row("deckhand", "random")]


def test_a_row_is_played_and_told(ladder):
    code, out, _ = ladder("--row", ROW, "--games", "4")
    assert code == 0
    assert out.startswith(f"{ROW}: deckhand: wins ")
    (row,) = json.loads(ladder.report.read_text())["rows"]
    assert row["header"]["players"] == ["deckhand", "random"]
    assert row["command"] == f"comptoir ladder speicherstadt --players 2 --row {ROW} --games 4"
    assert [json.dumps(line) for line in row["slice"]] == ladder.games.read_text().splitlines()[1:]
    told = ladder.page.read_text()
    assert f"| deckhand | random | 4 | {100 * row['standing']['share']:.1f} [" in told
    assert "Not played yet: random-mirror" in told
    assert f"    {row['command']}\n" in told


def test_a_row_that_was_played_stays(ladder, monkeypatch):
    ladder("--row", ROW, "--games", "4")
    before = ladder.report.read_text()
    monkeypatch.setattr(command, "play_row", lambda *_: pytest.fail("it was there"))
    assert ladder("--row", ROW, "--games", "4")[0] == 0
    assert ladder.report.read_text() == before


def test_a_row_of_other_sources_stays_and_says_so(ladder, monkeypatch):
    ladder("--row", ROW, "--games", "4")
    before = ladder.report.read_text()
    monkeypatch.setattr("comptoir.lab.match.sources", lambda game: "another")
    assert "--again plays it anew" in ladder("--row", ROW, "--games", "4")[2]
    assert ladder.report.read_text() == before
    ladder("--row", ROW, "--games", "4", "--again")
    assert json.loads(ladder.report.read_text())["rows"][0]["header"]["sources"] == "another"


def test_a_row_is_not_replaced_by_fewer_games_unless_asked(ladder):
    ladder("--row", ROW, "--games", "4")
    assert "played with other games" in ladder("--row", ROW, "--games", "2")[2]
    assert json.loads(ladder.report.read_text())["rows"][0]["header"]["games"] == 4
    ladder("--row", ROW, "--games", "2", "--again")
    assert json.loads(ladder.report.read_text())["rows"][0]["header"]["games"] == 2


def test_a_report_has_one_kind_of_deals(ladder, monkeypatch):
    ladder("--row", "random-mirror", "--games", "4")
    monkeypatch.setitem(rows.SEED_OF, "speicherstadt", "quay")
    ladder("--row", ROW, "--games", "4")
    report = json.loads(ladder.report.read_text())
    assert report["seed"] == "quay"
    assert [row["row"] for row in report["rows"]] == [ROW]
    assert "Seed `quay`" in ladder.page.read_text()


def test_a_row_played_again_goes_on_too(ladder, monkeypatch):
    ladder("--row", ROW, "--games", "4")
    with monkeypatch.context() as patch:
        patch.setattr(command, "play_row", stop)
        with pytest.raises(RuntimeError):
            ladder("--row", ROW, "--games", "4", "--again")
    assert json.loads(ladder.report.read_text())["rows"] == []
    assert f"sailor-mirror, captain-mirror, cheat-vs-captain, {ROW}" in ladder.page.read_text()
    assert ladder("--row", ROW, "--games", "4")[0] == 0
    assert len(json.loads(ladder.report.read_text())["rows"]) == 1


def stop(*_):
    raise RuntimeError


def test_a_row_goes_on_where_it_stopped(ladder, monkeypatch):
    ladder("--row", ROW, "--games", "4")
    (whole,) = json.loads(ladder.report.read_text())["rows"]
    ladder.report.unlink()
    text = ladder.games.read_text()
    ladder.games.write_text(text[: text.rfind('{"game": 3') + 9])
    from comptoir.lab import match

    real, numbers = match.play_game, []
    monkeypatch.setattr(match, "play_game", lambda game, plan, number: numbers.append(number) or real(game, plan, number))
    ladder("--row", ROW, "--games", "4")
    assert numbers == [3]
    assert json.loads(ladder.report.read_text())["rows"][0]["slice"] == whole["slice"]
    assert ladder.games.read_text() == text


def test_a_mirror_that_misses_the_fair_share_fails_the_report(ladder):
    row = ["--row", "random-mirror", "--games", "4"]
    assert ladder(*row)[0] == 0
    assert "All mirrors cover the fair share." in ladder.page.read_text()
    change(ladder.report, low=0.51, share=0.6)
    ladder("--row", ROW, "--games", "4")
    code, out, _ = ladder(*row)
    assert code == 1
    assert "FAILED: random-mirror" in out
    assert "**FAILED**: random-mirror" in ladder.page.read_text()


def test_the_captain_is_judged_by_its_worst_row(ladder):
    ladder("--row", ROW, "--games", "4")
    (row,) = json.loads(ladder.report.read_text())["rows"]
    shares = {
        "captain-vs-random": 0.9,
        "captain-vs-mate": 0.6,
        "captain-vs-textbook@500": 0.8,
        "captain-vs-cheat": 0.3,
        "sailor-vs-deckhand": 0.5,
    }
    rows = [{**row, "row": name, "standing": {**row["standing"], "share": share}} for name, share in shares.items()]
    assert "The captain at its worst: captain-vs-mate, 60.0 [" in page("crates", "Crates", 2, rows)
    assert "at its worst" not in page("crates", "Crates", 2, [row])


def test_a_first_look_goes_elsewhere_and_is_always_of_the_present_sources(ladder, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(command, "WORK", tmp_path / "quick")
    monkeypatch.setattr(command, "QUICK_GAMES", 2)
    quick = partial(
        main, ["ladder", "speicherstadt", "--players", "2", "--row", ROW, "--quick", "--workers", "1", "--work", str(tmp_path / "w")]
    )
    for sources in ("one", "two"):
        monkeypatch.setattr("comptoir.lab.match.sources", lambda game, sources=sources: sources)
        assert quick() == 0
        report = json.loads((tmp_path / "quick/speicherstadt-2.json").read_text())
        assert report["rows"][0]["header"]["sources"] == sources


def test_nobody_plays_a_match_alone(capsys, tmp_path):
    assert main(["ladder", "bremerhaven", "--players", "1", "--work", str(tmp_path), "--folder", str(tmp_path)]) == 2
    assert "two players at least" in capsys.readouterr().err
