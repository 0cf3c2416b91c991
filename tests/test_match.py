"""Matches: fair, honest, the same whoever plays them, and gone on with after any end."""

import json
from contextlib import closing
from functools import partial
from typing import ClassVar

import pytest

import comptoir
from comptoir import catalog
from comptoir.bots.bot import Bot, RandomBot
from comptoir.cli import main
from comptoir.lab import players
from comptoir.lab.match import Match, line, play_game, play_match, whole_deals
from comptoir.lab.results import Pace, Results, Times
from comptoir.lab.tally import speeds, standings, verdict

FIND = partial(catalog.find, "speicherstadt")
MATCH = Match(("greedy", "random"), 6, "quay", {})


def run(capsys, *arguments):
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


def play(out, match=MATCH, workers=1):
    with closing(Results(match.header(FIND()), out)) as results:
        play_match(FIND, match, workers, lambda games: None, results)
    return results


# --- fair


def test_everybody_sits_everywhere_on_equal_deals():
    match = Match(("a", "b", "b", "c"), 8, "x", {})
    assert [match.seats(rotation) for rotation in range(4)] == [list("abbc"), list("cabb"), list("bcab"), list("bbca")]
    tables = [play_game(FIND(), MATCH, number)[0] for number in range(4)]
    assert [table.seed for table in tables] == ["quay:0", "quay:0", "quay:1", "quay:1"]
    assert len({table.record() for table in tables}) == 4


def test_no_seat_favours_anybody():
    """Seat 0 always wins, and seats 1 and 2 always share the second place: everybody gets the same."""
    match = Match(("a", "b", "c"), 6, "x", {})
    won = {"scores": [9, 4, 4], "ranking": [1, 2, 2], "actions": 1, "decided": True, "checksum": ""}
    lines = [{"game": number, "deal": number // 3, "seats": match.seats(number % 3), **won} for number in range(6)]
    for one in standings(match, lines):
        assert one["share"] == one["fair"] == pytest.approx(1 / 3, abs=0.0001)
        assert one["margin"] == pytest.approx((5 - 5 - 5) / 3, abs=0.001)
        assert verdict(one) == "level"


def test_wins_are_counted_for_who_won_them():
    match = Match(("a", "b", "b"), 3, "x", {})
    scores = [[7, 1, 2], [1, 7, 2], [4, 0, 4]]  # a won where it sat in seats 0 and 1; in the last game seats 0 and 2 share
    ranking = [[1, 3, 2], [3, 1, 2], [1, 3, 1]]
    lines = [{"game": k, "deal": 0, "seats": match.seats(k), "scores": scores[k], "ranking": ranking[k]} for k in range(3)]
    a, b = standings(match, lines)
    assert (a["wins"], b["wins"], a["seats"], b["seats"]) == (2.5, 0.5, 1, 2)
    assert (a["fair"], b["fair"]) == pytest.approx((1 / 3, 2 / 3), abs=0.0001)
    assert (a["margin"], b["margin"]) == pytest.approx(((5 + 5 + 0) / 3, ((-6 - 5) + (-6 - 5) + (-4 + 0)) / 6), abs=0.001)


def test_a_mirror_is_told_player_by_player():
    results = play(None, Match(("random", "random"), 4, "m", {}))
    found = standings(Match(("random", "random"), 4, "m", {}), results.lines)
    assert [one["name"] for one in found] == ["random 1", "random 2"]
    assert sum(one["share"] for one in found) == pytest.approx(1)


def test_games_come_in_whole_deals():
    assert [whole_deals(games, 4) for games in (1, 4, 5)] == [4, 4, 8]


# --- honest


class Spy(Bot):
    seen: list

    def choose(self, state, seat, dice):
        self.seen.append(state.checksum())
        return RandomBot().choose(state, seat, dice)


@pytest.mark.parametrize(("name", "sees_all"), [("captain", False), ("captain@5", False), ("random", False), ("cheat@5", True)])
def test_only_a_cheat_is_shown_the_truth(monkeypatch, name, sees_all):
    Spy.seen = []
    monkeypatch.setattr(players, "make", lambda *_: Spy())
    table, _ = play_game(FIND(), Match((name, name), 2, "spy", {}), 0)
    truth = comptoir.new("speicherstadt", 2, "spy:0")
    equal = []
    for (seat, action), seen in zip(table.actions, Spy.seen, strict=True):
        equal.append(truth.state.checksum() == seen)
        truth.play(seat, truth.game.notation.write(action))
    assert all(equal) == sees_all
    assert sees_all or sum(equal) < len(equal) / 2  # near the end hardly anything is hidden


class Guest(Bot):
    """Remembers how many others may act when it is asked."""

    asked: ClassVar[list[tuple[int, int]]] = []

    def choose(self, state, seat, dice):
        self.asked.append((len(state.actors()), int(seat)))
        return RandomBot().choose(state, seat, dice)


def test_a_cheat_does_not_see_what_others_decide_at_the_same_time(monkeypatch):
    """Who is asked together with three others sees four who are to choose, even if it answers last."""
    Guest.asked = []
    monkeypatch.setattr(players, "make", lambda *_: Guest())
    play_game(catalog.find("saeulen"), Match(("cheat",) * 4, 4, "guest", {}), 0)
    together = [actors for actors, _ in Guest.asked if actors > 1]
    assert together
    assert set(together) == {4}
    assert {seat for actors, seat in Guest.asked if actors == 4} == {0, 1, 2, 3}


def test_each_bot_has_dice_of_its_own_in_each_game():
    drawn = [[player.dice.below(1 << 30) for _ in range(3)] for number in (0, 1) for seat in (0, 1) for player in [seated(number, seat)]]
    assert len({tuple(numbers) for numbers in drawn}) == 4


def seated(number, seat):
    from comptoir.lab.match import Player

    return Player(FIND(), MATCH, number, seat, "random")


# --- reproducible, gone on with


def test_the_file_is_the_same_for_any_number_of_workers(tmp_path):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for workers, path in enumerate(files, 1):
        play(path, workers=workers)
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [json.loads(text)["game"] for text in files[0].read_text().splitlines()[1:]] == list(range(6))
    assert len((tmp_path / "one.times.jsonl").read_text().splitlines()) == 6
    other = play(None, Match(MATCH.players, 6, "canal", {}))
    assert [one["checksum"] for one in other.lines] != [one["checksum"] for one in play(None).lines]


def test_a_match_goes_on_wherever_it_was_cut(tmp_path, monkeypatch):
    path = tmp_path / "match.jsonl"
    whole = play(path)
    text = path.read_bytes()
    header, first, second = text.split(b"\n")[:3]
    for cut in (0, 7, len(header), len(header) + 1, len(header) + len(first) + 2 + len(second) // 2, len(text) - 1, len(text)):
        path.write_bytes(text[:cut])
        results = play(path)
        assert path.read_bytes() == text, cut
        assert results.lines == whole.lines
        assert [entry.game for entry in results.times] == list(range(6))


def test_finished_games_are_not_played_again(tmp_path, monkeypatch):
    path = tmp_path / "match.jsonl"
    play(path)
    monkeypatch.setattr("comptoir.lab.match.play_game", lambda *_: pytest.fail("it was there"))
    assert len(play(path).lines) == 6


def test_times_may_be_missing_or_torn(tmp_path):
    path, times = tmp_path / "match.jsonl", tmp_path / "match.times.jsonl"
    play(path)
    times.write_text(times.read_text().splitlines()[0] + '\n{"game": 1, "sec')
    assert [entry.game for entry in play(path).times] == [0]


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Match(MATCH.players, 6, "canal", {}), "seed 'quay', not 'canal'"),
        (Match(("random", "greedy"), 6, "quay", {}), r"players \['greedy', 'random'\], not"),
        (Match(MATCH.players, 8, "quay", {}), "games 6, not 8"),
        (Match(MATCH.players, 6, "quay", {}, FIND().standard.text.replace("value = 5", "value = 6")), "edition"),
    ],
)
def test_another_match_is_refused(tmp_path, other, says):
    path = tmp_path / "match.jsonl"
    play(path)
    before = path.read_bytes()
    with pytest.raises(ValueError, match=says):
        play(path, other)
    assert path.read_bytes() == before


def test_games_of_other_sources_are_refused(tmp_path, monkeypatch):
    path = tmp_path / "match.jsonl"
    play(path)
    monkeypatch.setattr("comptoir.lab.match.sources", lambda game: "another")
    with pytest.raises(ValueError, match="has games with sources"):
        play(path)


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "my\ndiary", '{"a": 1}', '{"format": "another"}\n', "[1]\n"])
def test_a_foreign_file_is_left_alone(tmp_path, text):
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match="not the file of a match"):
        play(path)
    assert path.read_text() == text


@pytest.mark.parametrize("damage", ["nonsense", "[]", '{"game": 4}'])
def test_a_damaged_line_is_named(tmp_path, damage):
    path = tmp_path / "match.jsonl"
    play(path)
    lines = path.read_text().split("\n")
    path.write_text("\n".join([*lines[:2], damage, *lines[3:]]))
    with pytest.raises(ValueError, match="line 3: expected game 1"):
        play(path)


def test_the_clock_is_not_reproducible():
    assert MATCH.header(FIND())["reproducible"]
    assert not Match(("greedy", "captain@0.01s"), 2, "x", {}).header(FIND())["reproducible"]
    assert Match(("greedy", "captain@20"), 2, "x", {}).header(FIND())["reproducible"]


def test_speeds_are_those_of_all_games():
    times = [Times(0, 1.0, {"a": Pace(10, 0.5, 100), "b": Pace(1, 0.1)}), Times(1, 1.0, {"a": Pace(10, 0.5, 300)})]
    a, b = speeds(times)
    assert a == {"name": "a", "decisions": 20, "milliseconds": 50.0, "iterations": 20.0, "iterations_per_second": 400}
    assert b["iterations"] == 0


# --- the command


def test_match_tells_what_came_of_it(capsys, tmp_path):
    arguments = ["match", "speicherstadt", "--seats", "greedy,random,random", "--games", "4", "--workers", "1", "--records", str(tmp_path)]
    code, out, _ = run(capsys, *arguments, "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["games"], found["asked"], found["undecided"], found["reproducible"]) == (6, 4, 0, True)
    greedy, random = found["standings"]
    assert greedy["wins"] + random["wins"] == pytest.approx(6)
    assert (greedy["seats"], random["seats"]) == (1, 2)
    assert greedy["low"] < greedy["share"] <= greedy["high"]
    assert {speed["name"] for speed in found["speeds"]} == {"greedy", "random"}
    records = sorted(tmp_path.iterdir())
    assert len(records) == 6
    assert [comptoir.read(path.read_text()).over for path in records] == [True] * 6
    assert "6 games (4 asked for, rounded up to whole deals): 2 deals" in run(capsys, *arguments)[1]


def test_records_are_complete_or_refused(capsys, tmp_path):
    out, records = tmp_path / "match.jsonl", tmp_path / "records"
    arguments = ["match", "speicherstadt", "--seats", "greedy,random", "--games", "2", "--workers", "1", "--out", str(out)]
    assert run(capsys, *arguments)[0] == 0
    code, _, err = run(capsys, *arguments, "--records", str(records))
    assert code == 2
    assert "another --out file" in err
    out.unlink()
    for _ in range(2):
        assert run(capsys, *arguments, "--records", str(records))[0] == 0
    assert len(list(records.iterdir())) == 2


def test_a_record_is_the_game_of_its_line(capsys, tmp_path):
    out = tmp_path / "match.jsonl"
    run(
        capsys,
        "match",
        "speicherstadt",
        "--seats",
        "greedy,random",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        str(out),
        "--records",
        str(tmp_path),
    )
    second = json.loads(out.read_text().splitlines()[2])
    table = comptoir.read((tmp_path / "speicherstadt-2-1.txt").read_text())
    assert line(Match(("greedy", "random"), 2, "a", {}), 1, table) == second


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["speicherstadt", "--seats", "genius,random"], "captain"),
        (["speicherstadt", "--seats", "captain@fast,random"], "'captain@fast'"),
        (["speicherstadt", "--seats", "random"], "2 to 5 players, not 1"),
        (["bremerhaven", "--seats", "random"], "two players at least"),
        (["speicherstadt", "--seats", "random,random", "--option", "wind=north"], "no option 'wind'"),
        (["speicherstadt", "--seats", "random,random", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["speicherstadt", "--seats", "random,random", "--seed", " "], "a seed is"),
        (["speicherstadt", "--seats", "random,random", "--out", __file__], "not the file of a match"),
    ],
)
def test_bad_arguments_get_one_clear_line(capsys, arguments, says):
    code, out, err = run(capsys, "match", *arguments, "--workers", "1")
    assert code == 2
    assert out == ""
    assert says in err.splitlines()[-1]
