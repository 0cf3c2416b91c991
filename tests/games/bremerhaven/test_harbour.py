"""The own harbour: its steps, production, the count of prestige."""

import pytest
from games.bremerhaven.positions import (
    at_work,
    bid,
    bollards,
    built,
    cell,
    dock,
    legal,
    order,
    play,
    player,
    prestige,
    put,
    told,
    view,
    why,
    words,
)

# --- the steps


@pytest.mark.rule("harbour.all_at_once")
def test_all_players_act_at_the_same_time():
    def furnish(s):
        for seat in range(3):
            put(s, seat, a1="barrel")

    s = at_work(furnish, players=3)
    assert s.actors() == [0, 1, 2]
    play(s, "2 move barrel a1 b1", "0 move barrel a1 a2", "2 done")
    assert s.actors() == [0, 1]
    assert why(s, "2 done") == "harbour.all_at_once"
    play(s, "1 done", "0 done")
    assert view(s)["round"] == 2


@pytest.mark.rule("harbour.all_at_once")
def test_each_acts_in_the_own_harbour():
    s = at_work(lambda s: [put(s, 0, a1="barrel"), put(s, 1, b1="crate")])
    assert why(s, "0 move crate b1 a2") == "move.one_way"
    play(s, "1 move crate b1 a2")
    assert (cell(s, 0, "a1")["goods"], cell(s, 1, "a2")["goods"]) == (["barrel"], ["crate"])


@pytest.mark.rule("harbour.steps")
def test_production_comes_before_moving_and_both_may_be_left_out():
    s = at_work(lambda s: [built(s, 0, a1="refinery"), put(s, 0, b1="crate")])
    assert player(s, 0)["step"] == "production"
    assert why(s, "0 move crate b1 b2") == "round.phases"
    play(s, "0 done")
    assert player(s, 0)["step"] == "moving"
    assert why(s, "0 produce refinery a2") == "round.phases"
    facts = play(s, "0 done")
    assert words(facts)[0] == "counted"


@pytest.mark.rule("harbour.steps")
def test_prestige_is_counted_before_time_tokens_are_taken_off():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_04", time=1), order(s, 0, "a", "order_1_01", time=1)])
    facts = play(s, "0 done")
    assert [word for word in words(facts) if word in ("counted", "departed", "settled")] == ["counted", "departed", "settled"]
    assert prestige(s)[0] == 2


@pytest.mark.rule("harbour.steps")
def test_who_has_nothing_to_decide_is_passed_over():
    s = at_work(lambda s: put(s, 1, a1="barrel"))
    assert s.actors() == [1]


# --- 4.1


@pytest.mark.rule("production.once")
def test_each_gear_building_produces_once_in_any_order():
    s = at_work(lambda s: built(s, 0, a1="refinery", b1="emigrant_house", c1="fish_hall"))
    play(s, "0 collect fish_hall", "0 produce emigrant_house a2")
    assert player(s, 0)["used"] == ["emigrant_house", "fish_hall"]
    assert why(s, "0 produce emigrant_house b2") == why(s, "0 collect fish_hall") == "production.once"
    play(s, "0 produce refinery b2")
    assert (player(s, 0)["step"], cell(s, 0, "a2")["goods"], cell(s, 0, "b2")["goods"]) == ("moving", ["passenger"], ["barrel"])


@pytest.mark.rule("production.once")
def test_only_own_buildings_produce():
    s = at_work(lambda s: [built(s, 0, a1="refinery"), built(s, 1, a1="crate_works", b1="fish_hall", a2="bank")])
    assert {why(s, f"0 {line}") for line in ("produce crate_works a2", "collect fish_hall", "deposit 1")} == {"production.once"}


@pytest.mark.rule("production.once")
def test_buildings_are_fresh_in_the_next_round():
    s = at_work(lambda s: built(s, 0, a1="refinery"))
    play(s, "0 produce refinery a2", "0 done")
    assert (view(s)["round"], player(s, 0)["used"]) == (2, [])
    bid(s)
    assert why(s, "0 produce refinery b2") == ""


@pytest.mark.rule("production.place")
def test_a_good_is_stored_at_once():
    s = at_work(lambda s: [built(s, 0, a1="refinery"), put(s, 0, a2="barrel", b1="crate")])
    assert legal(s, 0) == ["produce refinery b2", "produce refinery a3", "produce refinery b3", "done"]
    assert {why(s, f"0 produce refinery {name}") for name in ("a1", "a2", "b1", "c1")} == {"production.place"}


@pytest.mark.rule("production.place")
def test_without_a_place_nothing_is_produced():
    s = at_work(lambda s: [built(s, 0, a1="refinery"), put(s, 0, a2="barrel", a3="crate", b1="barrel", b2="container", b3="passenger")])
    assert player(s, 0)["step"] == "moving"


@pytest.mark.rule("production.place")
def test_a_crate_may_join_a_single_crate():
    full = {"a2": "barrel", "a3": "crate", "b1": "crate crate", "b2": "container", "b3": "passenger"}
    s = at_work(lambda s: [built(s, 0, a1="crate_works"), put(s, 0, **full)])
    assert legal(s, 0) == ["produce crate_works a3", "done"]
    play(s, "0 produce crate_works a3")
    assert cell(s, 0, "a3")["goods"] == ["crate", "crate"]


@pytest.mark.rule("production.place")
def test_one_production_may_take_the_place_of_another():
    full = {"a2": "barrel", "a3": "barrel", "b2": "barrel"}
    s = at_work(lambda s: [built(s, 0, a1="refinery", b1="emigrant_house"), put(s, 0, **full)])
    play(s, "0 produce refinery b3")
    assert player(s, 0)["step"] == "moving"  # the passenger found no room


# --- 4.3


@pytest.mark.rule("prestige.count")
def test_ships_in_dock_and_buildings_that_stand_are_added_up():
    def furnish(s):
        bollards(s, 0, 3, 3, 3, 3)
        dock(s, 0, 1, "ship_4_04")
        dock(s, 0, 3, "ship_1_01", aboard=0)
        built(s, 0, a1="lighthouse", b1="bank", a2="shipyard")

    s = at_work(furnish)
    assert player(s, 0)["prestige_now"] == 5 + 1 + 3 + 0 + 2
    play(s, "0 done", "0 done")
    assert told(s, "counted")[0] == {"fact": "counted", "seat": 0, "count": 11, "prestige": 11}


@pytest.mark.rule("prestige.count")
def test_orders_goods_and_plans_count_nothing():
    s = at_work(lambda s: [order(s, 0, "a", "order_2_13"), put(s, 0, a1="barrel")])
    play(s, "0 done")
    assert prestige(s)[0] == 0


@pytest.mark.rule("prestige.marker")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 3), (3, 3), (7, 7)])
def test_the_marker_never_falls_by_a_lower_count(before, after):
    s = at_work(lambda s: [built(s, 0, a1="lighthouse"), put(s, 0, b1="crate")])
    s.players[0].prestige = before
    play(s, "0 done")
    assert prestige(s)[0] == after
