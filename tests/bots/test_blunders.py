"""Positions in which any decent player finds the move: they are sound, sailors find nearly every one, and who searches all of them."""

from importlib import import_module

import pytest
from promises import judged
from settings import COMPILED, FULL

from comptoir import catalog
from comptoir.bots.levels import make
from comptoir.core.contract import NEVER
from comptoir.core.dice import fast_dice

POSITIONS = {name: import_module(f"bots.blunders.{name}").POSITIONS for name in catalog.GAMES}
ALL = [pytest.param(name, blunder, id=f"{name}: {blunder.name}") for name, blunders in POSITIONS.items() for blunder in blunders]
SEARCHING = ("mate", "captain") if COMPILED else ("mate",)


def chosen(game, blunder, level, dice="blunder"):
    bot = make(catalog.find(game), blunder.state.seats, level)
    return catalog.find(game).notation.write(bot.choose(blunder.state.clone(), blunder.seat, fast_dice(dice)))


@pytest.mark.parametrize(("game", "blunder"), ALL)
def test_a_position_is_sound(game, blunder):
    legal = blunder.state.legal(blunder.seat)
    words = [catalog.find(game).notation.write(action) for action in legal]
    assert blunder.seat in blunder.state.actors()
    assert set() < blunder.good < set(words)
    left = {word for word, worth in zip(words, judged(blunder.state, blunder.seat), strict=True) if worth > NEVER}
    assert left & blunder.good, "the good move is ruled out"


@pytest.mark.parametrize("game", catalog.GAMES)
def test_there_are_enough_and_of_every_number_of_players(game):
    names = [blunder.name for blunder in POSITIONS[game]]
    assert len(set(names)) == len(names) >= 30
    counts = {int(blunder.state.seats) for blunder in POSITIONS[game]}
    assert counts <= set(catalog.find(game).meta.counts())
    assert len(counts) >= 4


@pytest.mark.parametrize("game", catalog.GAMES)
def test_sailors_find_nearly_every_move(game):
    missed = [blunder.name for blunder in POSITIONS[game] if chosen(game, blunder, "sailor") not in blunder.good]
    assert len(missed) <= len(POSITIONS[game]) // 10, missed


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_who_searches_finds_every_move(game, level):
    """With whatever dice: nobody is right by luck."""
    times = range(10 if FULL or (COMPILED and level == "mate") else 2)
    missed = [blunder.name for blunder in POSITIONS[game] if {chosen(game, blunder, level, f"{k}") for k in times} - blunder.good]
    assert missed == []
