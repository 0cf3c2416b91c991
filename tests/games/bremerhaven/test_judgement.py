"""Judgement of every action, imagined bids, and the numbers that search looks at."""

from collections import Counter

import pytest
from games.bremerhaven.positions import GAME, at_work, bid, bollards, built, dock, fresh, order, plan, play, put, table
from promises import judged

from comptoir.core.contract import NEVER, feature_room
from comptoir.core.dice import FastDice


def judgement(s, seat=0):
    return {GAME.notation.write(action): found for action, found in zip(s.legal(seat), judged(s, seat), strict=True)}


def features(s, seat=0):
    room = feature_room()
    return [room[k] for k in range(s.features(seat, room))]


def imagined(s, seat, times):
    dice = FastDice(3)
    for _ in range(times):
        t = s.clone()
        t.imagine(seat, dice)
        yield t


# --- judgement


@pytest.mark.parametrize(("players", "length"), [(1, "short"), (2, "long"), (3, "short"), (4, "long")])
def test_the_heuristic_plays_what_is_judged_best(players, length):
    dice = FastDice(players)
    s = fresh(players, length)
    while (seat := s.actor()) >= 0:
        found = judged(s, seat)
        action = s.heuristic(seat, dice)
        assert found[s.legal(seat).index(action)] >= max(found) - 1e-9
        s.apply(seat, action, dice)


def test_the_car_park_is_for_the_lowest_card():
    found = judgement(table(2, ladder=[0, 1]))
    assert [found[f"bid {card} 1.0"] > NEVER for card in range(1, 6)] == [True, False, False, False, False]


def test_a_ship_is_worth_more_to_who_can_moor_it():
    s = table(2, ladder=[0, 1], ships="ship_2_04 ship_1_01")
    before = judgement(s)["bid 5 2.1"]
    bollards(s, 0, 2, 2, 2, 2)
    assert judgement(s)["bid 5 2.1"] > before


def test_a_building_goes_to_one_cell_only():
    s = table(2, ladder=[0, 1], money=[9, 9])
    plan(s, 0, "lighthouse")
    bid(s, a="5 1.2")
    left = [move for move, found in judgement(s).items() if move.startswith("build") and found > NEVER]
    assert len(left) == 1


def test_spaces_within_reach_are_one():
    s = table(2, ladder=[0, 1], orders="order_2_05 order_1_01", ships="- -")
    bid(s, a="5 3.1")
    found = judgement(s)
    assert found["place b"] == NEVER < found["place c"] < found["place a"]


def test_work_in_the_harbour_is_routine_and_bids_are_not():
    assert at_work(lambda s: put(s, 0, a1="barrel")).is_routine(0)
    assert not table(2, ladder=[0, 1]).is_routine(0)


def test_no_money_is_left_lying():
    s = at_work(lambda s: built(s, 0, a1="fish_hall"))
    assert judgement(s)["done"] == NEVER


# --- imagined bids


def two_bids():
    """Seat 1 has parked one card, and laid one for a ship that it wants."""
    s = table(2, ladder=[1, 0], ships="ship_1_04 ship_1_01")
    play(s, "1 bid 5 2.1", "0 bid 1 1.0", "1 bid 1 1.0")
    return s


def test_a_low_card_is_imagined_in_the_car_park_and_a_high_one_elsewhere():
    found = list(imagined(two_bids(), 0, 600))
    parked = Counter(int(t.players[1].card[1]) for t in found)
    wanted = Counter(int(t.players[1].card[0]) for t in found)
    assert parked[1] > 2 * parked[5] > 0
    assert wanted[1] < wanted[3] + wanted[4] + wanted[5]
    assert set(parked) == set(wanted) == {1, 2, 3, 4, 5}


def test_imagined_cards_are_those_of_the_hand_and_lie_where_cards_lie():
    s = two_bids()
    for t in imagined(s, 0, 30):
        p = t.players[1]
        assert sorted([int(p.card[0]), int(p.card[1])] + [v for v in range(10) for _ in range(p.hand[v])]) == [1, 2, 3, 4, 5]
        assert t.view(0) == s.view(0)


def test_what_really_lies_there_is_not_looked_at():
    s, other = two_bids(), table(2, ladder=[1, 0], ships="ship_1_04 ship_1_01")
    play(other, "1 bid 2 2.1", "0 bid 1 1.0", "1 bid 4 1.0")
    for one, two in zip(imagined(s, 0, 20), imagined(other, 0, 20), strict=True):
        assert [int(card) for card in one.players[1].card[:2]] == [int(card) for card in two.players[1].card[:2]]


# --- numbers


def test_there_are_as_many_features_as_a_linear_function_can_bear():
    assert 20 <= len(features(table(4))) <= 45


@pytest.mark.parametrize(
    "better",
    [
        lambda s: setattr(s.players[0], "money", 30),
        lambda s: setattr(s.players[0], "prestige", 9),
        lambda s: dock(s, 0, 2, "ship_1_03"),
        lambda s: order(s, 0, "a", "order_2_05", loaded="container container"),
        lambda s: put(s, 0, a1="barrel"),
        lambda s: built(s, 0, a1="lighthouse"),
        lambda s: plan(s, 0, "lighthouse"),
        lambda s: bollards(s, 0, 1, 1, 1, 1),
    ],
)
def test_what_makes_a_position_better_shows(better):
    s = table(3, ladder=[0, 1, 2], money=[5, 5, 5])
    before, theirs = features(s), features(s, 1)
    better(s)
    assert features(s) != before
    assert features(s, 1)[: len(theirs) - 2] == theirs[:-2]  # but for the comparison with the others


def test_the_outcome_is_the_root_of_the_score():
    s = table(2)
    s.players[0].money, s.players[0].prestige = 50, 8
    assert s.outcome(0) == 20.0


def test_stages_follow_the_way_that_is_left():
    s = table(2, "short")
    found = []
    for track in range(0, 20, 2):
        s.track = track
        found.append(int(s.stage()))
    assert found == [5, 5, 5, 5, 4, 4, 3, 2, 1, 0]
    assert table(2, "long").stage() == 11
