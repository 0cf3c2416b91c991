"""What looks good without search, and the numbers for search."""

import pytest
from games.speicherstadt.positions import GAME, fill, finish, fresh, loading, selling, table
from promises import judged

from comptoir.core.contract import NEVER, feature_room
from comptoir.core.dice import FastDice, SeedDice


def judgement(s):
    seat = s.actor()
    return dict(zip([GAME.notation.write(action) for action in s.legal(seat)], judged(s, seat), strict=True))


def features(s, seat):
    room = feature_room()
    return [room[k] for k in range(s.features(seat, room))]


def changed(before, after):
    return [(round(a, 9), round(b, 9)) for a, b in zip(before, after, strict=True) if a != b]


def last(s):
    s.drawn = len(s.pile) - 1
    return s


# --- judgement


def test_the_heuristic_plays_what_is_judged_best():
    for seed in range(6):
        s, dice = fresh(2 + seed % 4, seed=f"judge {seed}"), FastDice(seed)
        while s.actor() >= 0:
            found = judgement(s)
            chosen = GAME.notation.write(s.heuristic(s.actor(), dice))
            assert found[chosen] == max(found.values())
            legal = s.legal(s.actor())
            s.apply(s.actor(), legal[dice.below(len(legal))], dice)


def test_what_is_kept_in_mind_is_what_would_be_reckoned_anew():
    s, dice = fresh(4, seed="mind"), FastDice(1)
    while s.actor() >= 0:
        anew = fresh(4)
        anew.restore(s.dump())
        anew.redeal(-1, FastDice(2))
        assert judgement(anew) == judgement(s)
        assert [features(anew, seat) for seat in range(4)] == [features(s, seat) for seat in range(4)]
        s.apply(s.actor(), s.heuristic(s.actor(), dice), dice)


def test_a_better_card_is_judged_better():
    cards = ("tea_taster", "st_michaelis", "counting_office_3", "vulcanizer", "fire_4")
    found = judgement(table(*cards, only=True))
    assert found["place 2"] > found["place 3"] > found["place 1"]


def test_paying_more_for_the_same_card_is_never_played():
    assert judgement(selling("001"))["buy"] == NEVER
    assert judgement(selling("0110", coins=(5, 0, 5)))["buy"] == NEVER
    assert judgement(selling("010"))["buy"] > NEVER


def test_sure_points_are_never_declined_when_coins_are_worthless():
    row = ("st_michaelis", "tea_taster", "vulcanizer", "spice_trader", "fire_4")
    assert judgement(selling("0", cards=row, only=True))["decline"] == NEVER
    assert judgement(selling("0", "0", cards=row, only=True))["decline"] == 0.0
    assert judgement(selling("0", cards=row, hold={0: ["chamber_of_commerce"]}, only=True))["decline"] == 0.0
    assert judgement(selling("0", cards=("st_michaelis",)))["decline"] == 0.0


@pytest.mark.parametrize(
    ("cards", "cubes"),
    [((), {"dock": "tea"}), (("tea_taster",), {"dock": "tea", "hall": "tea"}), ((), {"dock": "tea tea", "hall": "tea"}),
     (("contract_a1",), {"dock": "tea", "hall": "rubber"}), (("warehouse",), {"dock": "tea", "hall": "rubber"})],
)  # fmt: skip
def test_loading_never_ends_while_a_cube_would_be_wasted(cards, cubes):
    assert judgement(loading(*cards, **cubes))["done"] == NEVER


def test_loading_may_end_when_nothing_is_wasted():
    assert judgement(loading("tea_taster", hall="tea"))["done"] == 0.0
    assert judgement(loading(dock="tea", hall="rubber"))["done"] == 0.0


def test_loading_is_routine_without_open_contracts_and_warehouse():
    assert loading("tea_taster", dock="tea rubber").is_routine(0)
    assert not loading("contract_a1", dock="tea rubber").is_routine(0)
    assert not loading("warehouse", dock="tea rubber").is_routine(0)
    assert not fresh().is_routine(0)


# --- for search


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stages_fall_from_round_to_round_to_nought(players):
    stages = [int(s.stage()) for s in finish(fresh(players))]
    assert stages == sorted(stages, reverse=True)
    assert stages[-1] == 0
    assert 8 <= len(set(stages)) <= 12


def test_the_horizon_lies_where_the_next_row_is_laid():
    s = table("fire_1", "tea_taster", "vulcanizer", "st_michaelis", "port", hold={1: ["fireman_a1"]})
    before = s.horizon(0)
    while s.horizon(0) == before:
        assert s.phase != 0 or s.placed > 0 or s.round == 1
        s.apply(s.actor(), s.legal(s.actor())[-1], SeedDice("horizon", 0))
    assert (s.phase, s.placed, s.horizon(0)) == (0, 0, before + 1)


def test_features_do_not_depend_on_which_cards_the_row_shows():
    """One row or another, cards and cubes are still to come."""
    s, t = table("ship_1", "bank", "tea_taster", "vulcanizer"), table("ship_1", "counting_office_2", "ship_2", "fireman_b1")
    assert [features(s, seat) for seat in range(3)] == [features(t, seat) for seat in range(3)]


def test_points_that_are_had_are_no_feature():
    """They count as they are: features say what comes besides."""
    s = table("tea_taster")
    before, had = features(s, 0), s.outcome(0)
    s.players[0].score += 3
    assert (features(s, 0), s.outcome(0)) == (before, had + 3)


def test_a_completed_contract_moves_from_hope_to_points():
    s = loading("contract_a1", dock="coffee tea")
    pending, before = features(s, 0), s.outcome(0)
    fill(s, "contract_a1", "coffee", "tea")
    assert (5.0, 0.0) in changed(pending, features(s, 0))
    assert s.outcome(0) == before + 5


def test_money_counts_alone_and_against_the_others():
    s = table("tea_taster")
    mine, others = features(s, 0), features(s, 1)
    s.players[0].coins += 3
    assert (5.0, 8.0) in changed(mine, features(s, 0))
    assert changed(others, features(s, 1)) == [(5.0, 6.5)]


def test_the_outcome_is_the_points():
    s = fresh(3)
    finish(s)
    assert [s.outcome(seat) for seat in range(3)] == s.scores()
