"""The command line, as people and scripts use it."""

import json

import pytest

from comptoir import catalog
from comptoir.cli import main


def run(capsys, *arguments):
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


def test_sim_sums_up_games(capsys):
    code, out, _ = run(capsys, "sim", "speicherstadt", "--players", "3", "--games", "20", "--seed", "x", "--json")
    result = json.loads(out)
    assert code == 0
    assert result["games"] == result["finished"] == 20
    assert set(result) >= {"decisions", "seconds", "games_per_second", "decisions_per_second", "scores", "lengths"}
    assert sum(result["wins_by_seat"]) == pytest.approx(1, abs=0.001)


def timeless(out):
    return {key: value for key, value in json.loads(out).items() if "second" not in key}


def test_sim_gives_the_same_games_for_the_same_seed_and_any_number_of_workers(capsys):
    arguments = ["sim", "speicherstadt", "--players", "2", "--games", "300", "--seed", "x", "--json"]
    once = timeless(run(capsys, *arguments)[1])
    assert timeless(run(capsys, *arguments)[1]) == once
    assert timeless(run(capsys, *arguments, "--workers", "2")[1]) == once
    assert timeless(run(capsys, *arguments, "--seed", "y")[1]) != once


def test_greedy_bots_beat_random_ones(capsys):
    arguments = ["sim", "speicherstadt", "--players", "4", "--games", "60", "--bots", "greedy,random,random,random", "--json"]
    assert json.loads(run(capsys, *arguments)[1])["wins_by_seat"][0] > 0.85


def test_sim_seats_players_by_name(capsys):
    arguments = ["sim", "speicherstadt", "--players", "3", "--games", "2", "--bots", "captain@4,cheat@4,random", "--json"]
    once = timeless(run(capsys, *arguments)[1])
    assert once["finished"] == 2
    assert timeless(run(capsys, *arguments)[1]) == once


def test_sim_for_people(capsys):
    code, out, _ = run(capsys, "sim", "speicherstadt", "--players", "2", "--games", "2")
    assert code == 0
    assert "2 games, 2 finished" in out


def test_saved_records_replay(capsys, tmp_path):
    run(capsys, "sim", "speicherstadt", "--players", "2", "--games", "2", "--save", str(tmp_path))
    for path in tmp_path.iterdir():
        code, out, _ = run(capsys, "replay", str(path), "--json")
        assert code == 0
        assert json.loads(out)["over"]
        assert "1. seat" in run(capsys, "replay", str(path))[1]


def test_edition_show_and_check(capsys, tmp_path):
    text = run(capsys, "edition", "show", "speicherstadt")[1]
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    assert json.loads(run(capsys, "edition", "check", "speicherstadt", str(mine), "--json")[1])["standard"]
    mine.write_text(text.replace("value = 5", "value = 6"), encoding="utf-8")
    assert not json.loads(run(capsys, "edition", "check", "speicherstadt", str(mine), "--json")[1])["standard"]
    assert run(capsys, "sim", "speicherstadt", "--players", "2", "--games", "1", "--edition", str(mine))[0] == 0


def test_bench_measures(capsys, monkeypatch):
    from comptoir.lab import bench

    for name in ("INSIDE_GAMES", "OUTSIDE_GAMES", "CLONES"):
        monkeypatch.setattr(bench, name, 80)
    code, out, _ = run(capsys, "bench", "--rounds", "1", "--json")
    assert code == 0
    assert json.loads(out)["decisions_per_second"] > 0
    assert json.loads(out)["ratio_to_reference"] is None


def test_bench_measures_search(capsys):
    code, out, _ = run(capsys, "bench", "search", "--rounds", "1", "--json")
    assert code == 0
    assert all(json.loads(out)[how] > 0 for how in ("to_the_horizon", "as_the_captain", "random_playouts"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["sim", "speicherstadt", "--players", "9"], "2 to 5 players, not 9"),
        (["sim", "speicherstadt", "--players", "4", "--bots", "genius"], "captain"),
        (["sim", "speicherstadt", "--players", "4", "--bots", "random,greedy"], "or 4, one per seat"),
        (["sim", "speicherstadt", "--players", "4", "--option", "wind"], "KEY=VALUE"),
        (["sim", "speicherstadt", "--players", "4", "--option", "wind=north"], "no option 'wind'"),
        (["sim", "speicherstadt", "--players", "4", "--edition", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["edition", "check", "speicherstadt"], "needs a file"),
        (["bench", "--reference", "nowhere.c"], "nowhere.c"),
    ],
)
def test_bad_arguments_get_one_clear_line(capsys, arguments, says):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert says in err.splitlines()[-1]


def test_wrong_words_are_explained(capsys):
    with pytest.raises(SystemExit):
        main(["sim", "chess", "--players", "2"])
    said = capsys.readouterr().err
    assert all(game in said for game in catalog.GAMES)


def test_help_names_every_command(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert all(command in out for command in ("serve", "sim", "match", "ladder", "replay", "bench", "edition", "backup"))
