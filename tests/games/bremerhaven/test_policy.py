"""The heuristic plays as one would hope."""

import pytest
from games.bremerhaven.positions import GAME, bid, dock, enter, harbour, order, put, table, told
from settings import RANDOM_GAMES

from comptoir.core.dice import fast_dice


def choice(s, seat=0):
    return GAME.notation.write(s.heuristic(seat, fast_dice("any")))


def work(s, seat=0):
    """What it does in its harbour."""
    done = []
    s.journal = []
    while not done or done[-1] != "done":
        done.append(choice(s, seat))
        s.apply(seat, GAME.notation.read(done[-1]), fast_dice("any"))
    return done


def play(players, length, number):
    """One heuristic against random seats; how it ends."""
    dice = fast_dice(f"{players} {length} {number}")
    state = GAME.setup(players, GAME.standard, {"length": length}, dice, [])
    while (seat := state.actor()) >= 0:
        legal = state.legal(seat)
        action = state.heuristic(seat, dice) if seat == number % players else legal[dice.below(len(legal))]
        state.apply(seat, action, dice)
    return state


@pytest.mark.parametrize(("players", "length"), [(2, "long"), (3, "short"), (4, "long"), (4, "short")])
def test_it_beats_random_players(players, length):
    games = [play(players, length, number) for number in range(max(3, RANDOM_GAMES // 5))]
    wins = sum(state.ranking()[number % players] == 1 for number, state in enumerate(games))
    assert wins >= 0.9 * len(games)


@pytest.mark.parametrize("number", range(3))
def test_it_moors_loads_builds_and_upgrades(number):
    state = play(1, "short", number)
    facts = [fact["fact"] for fact in told(state)]
    assert min(facts.count(word) for word in ("moored", "unloaded", "settled", "built", "upgraded")) >= 2
    assert state.scores()[0] >= 500


def test_it_brings_goods_from_the_ship_onto_an_order_that_is_due():
    s = harbour(2)
    dock(s, 0, 2, "ship_1_03", time=1)
    order(s, 0, "a", "order_2_05", time=1)
    enter(s)
    assert [action.split()[0] for action in work(s)] == ["unload", "load", "unload", "load", "done"]
    assert told(s, "settled")[0]["complete"]


def test_it_repacks_for_an_order():
    s = harbour(2, money=[3, 3])
    put(s, 0, a1="crate", b1="crate")
    order(s, 0, "a", "order_1_04", time=1)
    enter(s)
    assert [action.split()[0] for action in work(s)] == ["move", "repack", "load", "done"]


def test_it_does_not_bid_for_ships_that_cannot_moor():
    s = table(2, ships="ship_4_03 ship_4_04", ladder=[0, 1])
    assert not choice(s).split()[2].startswith("2")


def test_it_refuses_no_order_that_it_can_fill():
    s = table(2, orders="order_2_05 order_4_02", ladder=[0, 1])
    put(s, 0, a1="container", b1="container")
    bid(s, a="5 3.1")
    assert choice(s) == "place a"
