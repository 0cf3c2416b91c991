"""Judgement without search, and the numbers that search estimates the end from."""

import pytest
from games.fische.positions import GAME, board, ferries, fresh, inside, legal, own, play, points, prices, put, read, stock, table
from promises import judged

from comptoir.core.contract import NEVER, feature_room
from comptoir.core.dice import FastDice
from comptoir.games.fische.cards import BONUS_NAMES

TWO = "idol_1 idol_2"


def worths(s, seat=0):
    """What each action is judged to be worth."""
    return dict(zip(legal(s, seat), judged(s, seat), strict=True))


def features(s, seat=0):
    room = feature_room()
    n = s.features(seat, room)
    return [room[k] for k in range(n)]


def imagined(s, seat=0, times=200):
    dice = FastDice(11)
    for _ in range(times):
        t = s.clone()
        t.imagine(seat, dice)
        yield t


# --- judging


def test_every_step_is_judged_by_the_best_end_it_leads_to():
    s = put(own(table(3), 0, "fish fish fish"), seat_0="bs")
    found = worths(s)
    assert found["walk c1"] == pytest.approx(found["walk k1"])  # c0 and k2 lie beyond both
    assert found["walk c1"] > found["walk s1"] + 1
    assert found["walk c1"] > found["stop"] + 1


def test_a_call_is_judged_by_where_the_ferry_then_leads():
    s = own(ferries(put(table(3), seat_0="port"), "s3", "cw", "w1", "w2", "cne", "e1"), 0, "fish fish fish")
    found = worths(s)
    assert found["ferry s3 port"] == max(found.values())
    assert found["ferry s3 port"] > found["ferry cw w4"] + 1


def test_with_the_third_fetish_in_reach_nothing_else_is_considered():
    s = points(put(own(table(3), 0, "fish " * 5, bonus="closed", fetishes=TWO), seat_0="c0"), 1)
    assert {action for action, worth in worths(s).items() if worth > NEVER} == {"walk k2"}


def test_who_can_take_a_fetish_does_not_leave():
    found = worths(own(inside(2, "k2"), 0, "fish fish fish"))
    assert found["done"] == NEVER
    assert found["fetish idol_1"] > found["fetish idol_3"] > 0


def test_a_trade_is_judged_by_the_purse_afterwards():
    found = worths(stock(inside(6), "k1", fish=3))
    assert found["buy fish 3"] > found["buy fish 2"] > found["buy fish 1"] > found["done"]
    needed = worths(own(inside(5), 0, "fish fish fish"))
    assert needed["sell fish 1"] < 0 < needed["done"]


def test_a_bonus_token_is_judged_by_what_it_adds_to_the_best_move():
    s = points(put(own(table(3), 0, "fish fish booze", bonus="exchange closed"), seat_0="c0"), 1)
    found = worths(s)
    assert found["bonus-exchange booze fish"] == max(found.values())
    assert found["bonus-closed k5"] < max(worth for action, worth in found.items() if not action.startswith("bonus"))


def test_what_is_missing_should_fall_and_what_is_to_be_sold_should_rise():
    s = prices(own(inside(4), 0, "fish fish fish booze booze", fetishes="idol_1"), fish=100, booze=60)
    play(s, "0 done")
    found = worths(s)
    assert found["price fish down"] > found["price fennel down"] > found["price booze down"]
    assert found["price booze up"] > found["price fennel up"] > found["price fish up"]


def test_payments_and_kept_tokens_are_routine_but_moves_are_not():
    s = own(inside(2, "k2"), 0, "fish fish fish booze booze booze")
    assert not s.is_routine(0)
    play(s, "0 fetish idol_1")
    assert s.is_routine(0)
    assert fresh(3).is_routine(0)
    assert not table(3).is_routine(0)


# --- imagining


def test_other_players_are_imagined_to_have_kept_the_better_token():
    s = own(table(2), 1, bonus="closed")
    kinds = [BONUS_NAMES[t.players[1].hand[0]] for t in imagined(s, 0, 400)]
    drawn = FastDice(11)
    uniform = []
    for _ in range(400):
        t = s.clone()
        t.redeal(0, drawn)
        uniform.append(BONUS_NAMES[t.players[1].hand[0]])
    assert kinds.count("plus2") > uniform.count("plus2") + 40
    assert kinds.count("closed") < uniform.count("closed")


def test_imagined_tokens_contradict_nothing_that_is_known():
    s = own(own(table(3), 0, bonus="plus2"), 1, bonus="closed")
    play(s, "0 bonus-plus2")
    for t in imagined(s, 2):
        assert "plus2" in [BONUS_NAMES[t.boards[0].pool[k]] for k in range(t.boards[0].pooled)]


@pytest.mark.parametrize("tempo", ["free", "rotation"])
@pytest.mark.parametrize("players", [6, 11])
def test_imagined_tables_elsewhere_stand_still(players, tempo):
    s = table(players, tempo=tempo)
    here = {seat for seat in range(players) if s.board(seat) == 0}
    t = next(imagined(s))
    start = t.horizon(0)
    dice = FastDice(3)
    while t.horizon(0) == start:
        assert t.actor() in here
        t.apply(t.actor(), t.heuristic(t.actor(), dice), dice)
    assert t.actor() == 0 or t.board(0) != 0


def test_others_know_nothing_after_a_redeal():
    s = own(table(6), 0, bonus="price", florins=77)
    play(s, "0 bonus-price fish up", "0 change b")
    assert s.view(2)["pool_known"]["price"] == 1
    assert s.view(2)["players"][0]["florins"] == 77
    t = s.clone()
    t.redeal(1, FastDice(1))
    assert t.view(2)["pool_known"]["price"] == 0
    assert t.view(2)["players"][0]["florins"] is None
    assert t.view(1) == s.view(1)


# --- looking ahead


def test_the_horizon_grows_with_the_own_turns():
    s = table(3)
    assert [s.horizon(seat) for seat in range(3)] == [1, 0, 0]
    play(s, "0 walk s1")
    assert s.horizon(0) == 1
    play(s, "0 stop", "1 stop", "2 stop")
    assert [s.horizon(seat) for seat in range(3)] == [2, 1, 1]


def test_before_the_first_turn_the_horizon_is_nobodys():
    assert [fresh(3).horizon(seat) for seat in range(3)] == [0, 0, 0]


def test_the_horizon_grows_with_a_change_to_an_imagined_table():
    t = next(imagined(table(6)))
    start = t.horizon(0)
    t.apply(*read("0 change b"), FastDice(1))
    assert t.horizon(0) > start


# --- the race


def test_the_stage_grows_with_the_foremost():
    stages = [
        table(3).stage(),
        own(table(3), 1, "fish fish").stage(),
        own(table(3), 1, "fish", fetishes="idol_1").stage(),
        own(table(3), 1, "fish fish fish fish", fetishes=TWO).stage(),
    ]
    assert stages == sorted(set(stages))
    assert stages[0] == 0


def test_the_outcome_counts_tokens_and_the_victory():
    s = own(own(own(inside(2, "k2"), 0, "fish " * 5, fetishes=TWO), 1, "booze booze", fetishes="idol_1"), 2)
    play(s, "0 fetish idol_3", "0 offer fish 5")
    assert s.actor() == -1
    assert s.outcome(0) == 14.0
    assert 3.0 < s.outcome(1) < 7.0
    assert s.outcome(2) < s.outcome(1)


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_the_winner_has_the_greatest_outcome(players):
    dice = FastDice(players)
    s = fresh(players)
    while s.actor() >= 0:
        s.apply(s.actor(), s.heuristic(s.actor(), dice), dice)
    assert s.is_decided()
    outcomes = [s.outcome(seat) for seat in range(players)]
    assert s.ranking()[outcomes.index(max(outcomes))] == 1


def test_features_tell_a_complete_payment_and_how_near_its_goal_is():
    far = put(own(table(3), 0, "fish fish fish"), seat_0="k6")
    near = put(own(table(3), 0, "fish fish fish"), seat_0="c0")
    poor = put(own(table(3), 0, "fish fish"), seat_0="c0")
    assert features(far)[:12] == features(near)[:12]
    assert features(far) != features(near)
    assert features(near)[4] == 1.0 != features(poor)[4]


def test_features_look_at_others_too():
    s = put(table(3), seat_1="c0")
    before = features(s)
    own(s, 1, "fish " * 5, fetishes=TWO)
    changed = [k for k, (old, new) in enumerate(zip(before, features(s), strict=True)) if old != new]
    assert changed
    assert min(changed) >= 29  # nothing of the own purse, place and time


def test_features_count_the_own_tokens():
    plain, with_token = features(table(3)), features(own(table(3), 0, bonus="plus2"))
    assert [new - old for old, new in zip(plain, with_token, strict=True) if new != old] == [1.0]


def test_a_judged_position_stays_as_it_is():
    s = own(put(table(3), seat_0="c0"), 0, "fish fish booze", bonus="exchange")
    before = s.dump()
    worths(s)
    features(s)
    s.stage()
    assert s.dump() == before
    assert board(s).points == GAME.standard.movement_points
