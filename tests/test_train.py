"""Value functions are fitted from games: the same whatever the number of workers, with the command that does it again."""

import json
import re
import shlex
from importlib.resources import files

import pytest
from settings import COMPILED, FULL

from comptoir import catalog
from comptoir.cli import main
from comptoir.core.values import read_values
from comptoir.lab.train import NOTHING, fit

QUICK = ["--games", "6", "--iterations", "4"]


def train(*arguments):
    assert main(["train", "speicherstadt", *arguments]) == 0


def test_equal_seeds_give_equal_values_for_any_number_of_workers(tmp_path, capsys):
    one, two, other = (tmp_path / name for name in ("one/values.json", "two/values.json", "other/values.json"))
    for path, workers, seed in ((one, "1", "a"), (two, "2", "a"), (other, "1", "b")):
        path.parent.mkdir()
        train("--players", "2", "3", *QUICK, "--seed", seed, "--workers", workers, "--out", str(path))
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()
    assert "2 players: R2 by stage" in capsys.readouterr().out
    assert set(catalog.find("speicherstadt").values.sets) == {2, 3, 4, 5}  # the game keeps its own


def test_the_file_can_be_played_with_and_says_how_it_was_made(tmp_path, monkeypatch):
    """Each number of players by its own command: others that the file holds stay."""
    monkeypatch.chdir(tmp_path)
    train("--players", "3", *QUICK, "--out", "values.json")
    train("--players", "2", *QUICK, "--seed", "my own", "--out", "values.json")
    fitted = json.loads((tmp_path / "values.json").read_text())["players"]
    assert read_values(fitted).for_players(2).is_fitted
    assert [shlex.split(fitted[players]["command"])[3:5] for players in ("2", "3")] == [["--players", "2"], ["--players", "3"]]
    for players in ("2", "3"):
        name, *command = shlex.split(fitted[players]["command"])
        assert name == "comptoir"
        (tmp_path / "values.json").unlink()
        main(command)
        assert json.loads((tmp_path / "values.json").read_text())["players"] == {players: fitted[players]}


def test_games_take_sets_of_options_in_turn_also_the_usual_one(tmp_path):
    path = tmp_path / "values.json"
    few = ["--players", "2", "--games", "2", "--generations", "1"]
    main(["train", "bremerhaven", *few, "--options", "", "length=short", "--out", str(path)])
    assert "--options '' length=short --out" in json.loads(path.read_text())["players"]["2"]["command"]


def test_the_fit_is_drawn(tmp_path):
    train("--players", "2", *QUICK, "--generations", "1", "--out", str(tmp_path / "v.json"), "--plot", str(tmp_path / "fit.svg"))
    assert "<svg" in (tmp_path / "fit.svg").read_text()


def test_a_linear_outcome_is_found():
    """Outcome 2a - b + 3; a third feature that never changes tells nothing."""
    rows = [[0.0, float(a), float(b), 1.0, 2.0 * a - b + 3.0] for a in range(30) for b in range(30)]
    found = fit(rows, [1.0, -1.0])
    assert found["weights"][0][:2] == pytest.approx([2.0, -1.0], abs=0.3)
    assert found["weights"][0][2] == 0.0
    assert found["r2"][0] > 0.95
    assert all(weight == 0.0 or abs(weight) > NOTHING for weight in found["weights"][0])


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_values_of_every_game_say_where_they_come_from(game):
    fitted = values_of(game)
    assert set(catalog.find(game).values.sets) == set(map(int, fitted))
    for players, entry in fitted.items():
        assert entry["command"].startswith(f"comptoir train {game} --players {players} ")
        assert re.fullmatch("[0-9a-f]{10}|", entry["commit"])  # nothing where sources were fitted that are in no commit


# Thousands of games: too many for the plain engine.
FITTED_AGAIN = [("speicherstadt", "2"), *([("speicherstadt", "4"), ("bremerhaven", "2"), ("fische", "3")] if FULL else [])]


@pytest.mark.parametrize(("game", "players"), FITTED_AGAIN if COMPILED else [])
def test_the_values_come_out_again(game, players, tmp_path, monkeypatch):
    """Of the first generation, in which no captain plays: whose captains change fits others. The last digits are the machine's."""
    monkeypatch.chdir(tmp_path)
    wanted = values_of(game)[players]
    assert main(shlex.split(wanted["command"])[1:]) == 0
    found = json.loads((tmp_path / "values.json").read_text())["players"][players]
    assert found["samples"] == wanted["samples"]
    for stage, weights in enumerate(wanted["weights"]):
        assert found["weights"][stage] == pytest.approx(weights, rel=1e-3, abs=1e-4)


def values_of(game):
    return json.loads((files("comptoir.games") / game / "values.json").read_text(encoding="utf-8"))["players"]
