"""Compiled, plain, and plain without any package: the same games to the last cube."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from settings import COMPILED, FULL

import comptoir

ROOT = Path(__file__).parent.parent
GAMES = 60 if FULL else 6
DIGEST = """
import sys
import comptoir
from comptoir import catalog
from comptoir.core.dice import fast_dice
from comptoir.core.plain import checksum
from comptoir.core.table import Table
from comptoir.bots.bot import GreedyBot, RandomBot
from comptoir.bots.levels import make

def play(game, players, number):
    limit = {o.name: o.choices[-1] for o in game.meta.options if o.name == "turn_limit"}  # broken off soon
    table = Table(game, players, f"engines {number}", limit)
    bots = [GreedyBot() if (seat + number) % 2 else RandomBot() for seat in range(players)]
    if number == 0:
        bots[0] = make(game, players, "captain@8")
        bots[-1] = make(game, players, "deckhand")
    dice = fast_dice(str(number))
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, game.notation.write(bots[seat].choose(table.state, seat, dice)))
    return checksum([table.record(), table.journal(), table.view()])

for name in catalog.GAMES:
    game = catalog.find(name)
    counts, games = game.meta.counts(), int(sys.argv[1])
    if len(counts) > 6:
        counts, games = counts[1::3], games // 3
    for players in counts:
        print(name, players, *[play(game, players, number) for number in range(games)])
"""


def python(*arguments, plain=False, bare=False):
    """Another interpreter; `bare` has no installed packages at all, so no librt."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain or bare:
        env["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, *(["-S"] if bare else []), *arguments], env=env, capture_output=True, text=True, cwd=ROOT / "tests"
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def digest(**how):
    return python("-c", DIGEST, str(GAMES), **how)


def test_the_bare_engine_plays_the_same_games():
    assert python("-c", "import importlib.util as u; print(u.find_spec('librt'))", bare=True) == "None\n"
    assert digest(bare=True) == digest(plain=True)


@pytest.mark.skipif(not COMPILED, reason="compares the compiled engine with the plain one: there is no C compiler, or the plain run is on")
def test_the_compiled_engine_plays_the_same_games():
    assert digest() == digest(plain=True)


@pytest.mark.skipif(not COMPILED, reason="compares the compiled engine with the plain one: there is no C compiler, or the plain run is on")
@pytest.mark.parametrize("written_plain", [True, False])
def test_a_record_of_one_engine_replays_on_the_other(written_plain, tmp_path):
    python("-m", "comptoir", "sim", "speicherstadt", "--players", "5", "--games", "2", "--bots", "greedy,random,greedy,random,random",
           "--save", str(tmp_path), plain=written_plain)  # fmt: skip
    for path in tmp_path.iterdir():
        results = [json.loads(python("-m", "comptoir", "replay", str(path), "--json", plain=plain)) for plain in (True, False)]
        assert results[0] == results[1]
        assert results[0]["over"]


def test_the_version_names_the_engine():
    said = python("-m", "comptoir", "--version", plain=not COMPILED)
    assert said == f"comptoir {comptoir.__version__}, {'compiled' if COMPILED else 'plain'} engine\n"
