"""The own harbour: production, moving and repacking goods."""

import pytest
from games.bremerhaven.positions import (
    at_work,
    bid,
    bollards,
    built,
    cell,
    dock,
    foreseen,
    legal,
    loading,
    money,
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

GOODS = ["barrel", "crate", "container", "passenger"]


def with_goods(**cells):
    return at_work(lambda s: put(s, 0, **cells))


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


# --- 4.2: ways


@pytest.mark.rule("move.one_way")
def test_goods_go_from_ship_to_storage_to_order():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01")])
    play(s, "0 unload 2 a1", "0 load barrel a1 a", "0 unload 2 a1")
    assert player(s, 0)["docks"][1]["ship"]["aboard"] == 0
    assert (loading(s, 0, "a")["loaded"], cell(s, 0, "a1")["goods"]) == (["barrel"], ["barrel"])
    assert why(s, "0 unload 2 b1") == "move.one_way"


@pytest.mark.rule("move.one_way")
def test_never_straight_from_ship_to_order():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01")])
    assert why(s, "0 transship 2 a") == "building.gantry_crane"
    assert why(s, "0 load barrel a1 a") == "move.one_way"


@pytest.mark.rule("move.one_way")
def test_with_a_full_harbour_a_ship_cannot_be_unloaded():
    full = dict.fromkeys(("a1", "a2", "a3", "b1", "b2", "b3"), "passenger")
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01"), put(s, 0, **full)])
    assert not [line for line in legal(s, 0) if line.startswith(("unload", "load", "move"))]
    assert why(s, "0 unload 2 a1") == "move.storage"


@pytest.mark.rule("move.one_way")
def test_there_must_be_a_ship_to_unload():
    s = with_goods(a1="barrel")
    assert why(s, "0 unload 2 b1") == "move.one_way"


@pytest.mark.rule("move.storage")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("other", GOODS)
def test_a_cell_stores_one_good_or_two_crates(good, other):
    s = with_goods(a1=good, b1=other)
    assert (why(s, f"0 move {good} a1 b1") == "") == (good == other == "crate")
    assert why(s, f"0 move {good} a1 b2") == ""


@pytest.mark.rule("move.storage")
def test_two_crates_fill_a_cell():
    s = with_goods(a1="crate crate", b1="crate")
    assert cell(s, 0, "a1")["room"] == []
    assert why(s, "0 move crate b1 a1") == "move.storage"
    play(s, "0 move crate a1 b1")
    assert (cell(s, 0, "a1")["goods"], cell(s, 0, "b1")["goods"]) == (["crate"], ["crate", "crate"])


@pytest.mark.rule("move.storage")
def test_nothing_is_stored_under_covers_or_on_most_buildings():
    s = at_work(lambda s: [put(s, 0, a1="barrel"), built(s, 0, b1="lighthouse")])
    assert why(s, "0 move barrel a1 c1") == why(s, "0 move barrel a1 b1") == "move.storage"
    assert cell(s, 0, "c1")["room"] == cell(s, 0, "b1")["room"] == []


@pytest.mark.rule("move.free")
def test_goods_move_from_any_place_to_any_other():
    s = with_goods(a1="barrel", a2="crate", b1="container")
    assert [line for line in legal(s, 0) if line.startswith("move barrel")] == [
        "move barrel a1 b2", "move barrel a1 a3", "move barrel a1 b3",
    ]  # fmt: skip
    play(s, "0 move barrel a1 b3", "0 move crate a2 a1")
    assert (cell(s, 0, "b3")["goods"], cell(s, 0, "a1")["goods"]) == (["barrel"], ["crate"])


@pytest.mark.rule("move.free")
def test_two_goods_change_places_only_by_a_free_place():
    s = with_goods(a1="barrel", b1="crate")
    assert why(s, "0 move barrel a1 b1") == why(s, "0 move crate b1 a1") == "move.storage"
    play(s, "0 move barrel a1 a2", "0 move crate b1 a1", "0 move barrel a2 b1")
    assert (cell(s, 0, "a1")["goods"], cell(s, 0, "b1")["goods"]) == (["crate"], ["barrel"])


@pytest.mark.rule("move.free")
def test_a_good_does_not_move_onto_its_own_cell():
    assert why(with_goods(a1="crate"), "0 move crate a1 a1") == "move.storage"


# --- 4.2: orders


def serving(name, loaded="", space="a", **cells):
    return at_work(lambda s: [order(s, 0, space, name, loaded), put(s, 0, **cells)])


@pytest.mark.rule("move.order_slots")
def test_each_slot_takes_one_good_of_its_kind():
    s = serving("order_1_05", a1="barrel", b1="barrel", a2="container", b2="crate")  # barrel, crate
    assert why(s, "0 load container a2 a") == "move.order_slots"
    play(s, "0 load barrel a1 a")
    assert why(s, "0 load barrel b1 a") == "move.order_slots"
    assert foreseen(s, "0 load crate b2 a")["order"]["complete"]
    play(s, "0 load crate b2 a")
    assert loading(s, 0, "a")["complete"]


@pytest.mark.rule("move.order_slots")
def test_a_joker_takes_any_good_and_each_joker_another():
    s = serving("order_3_04", a1="barrel", b1="crate", a2="passenger", b2="container")  # three jokers
    play(s, "0 load barrel a1 a", "0 load passenger a2 a")
    assert loading(s, 0, "a")["missing"] == ["joker"]
    play(s, "0 load crate b1 a")
    assert why(s, "0 load container b2 a") == "move.order_slots"


@pytest.mark.rule("move.order_slots")
def test_goods_are_not_tied_to_slots():
    """Barrel, barrel, joker: a crate first, then two barrels; or three barrels; but not two crates."""
    s = serving("order_2_03", a1="crate", b1="crate", a2="barrel", b2="barrel", a3="barrel")
    play(s, "0 load crate a1 a")
    assert why(s, "0 load crate b1 a") == "move.order_slots"
    play(s, "0 load barrel a2 a", "0 load barrel b2 a")
    assert loading(s, 0, "a")["complete"]
    assert why(s, "0 load barrel a3 a") == "move.order_slots"


@pytest.mark.rule("move.order_slots")
def test_a_joker_takes_a_printed_kind_too():
    s = serving("order_2_03", "barrel barrel", a1="barrel")
    play(s, "0 load barrel a1 a")
    assert loading(s, 0, "a")["complete"]


@pytest.mark.rule("move.order_slots")
def test_nothing_is_loaded_where_no_order_lies():
    assert why(serving("order_1_01", a1="barrel"), "0 load barrel a1 b") == "move.order_slots"


@pytest.mark.rule("move.order_reachable")
def test_a_cover_cuts_off_the_loading_space_above_it():
    s = serving("order_1_01", space="c", a1="barrel")
    assert why(s, "0 load barrel a1 c") == "move.order_reachable"


@pytest.mark.rule("move.order_reachable")
def test_only_the_cell_below_the_space_matters_and_a_building_there_does_not():
    def furnish(s):
        order(s, 0, "c", "order_1_01")
        put(s, 0, a1="barrel")
        built(s, 0, c1="lighthouse")  # instead of its cover; c2 and c3 stay covered

    s = at_work(furnish)
    assert (cell(s, 0, "c2")["cover"], player(s, 0)["loading"][2]["reachable"]) == (2, True)
    play(s, "0 load barrel a1 c")


@pytest.mark.rule("move.order_final")
def test_a_good_on_an_order_stays_there():
    s = at_work(lambda s: [order(s, 0, "a", "order_1_01", "barrel"), order(s, 0, "b", "order_1_13"), put(s, 0, a2="crate")])
    assert why(s, "0 load barrel a1 b") == "move.one_way"
    assert {line.split()[0] for line in legal(s, 0)} == {"move", "discard", "done"}


# --- 4.2: repacking and throwing away


@pytest.mark.rule("move.repack")
def test_two_crates_become_a_container_for_one_coin_and_back():
    s = with_goods(a1="crate crate")
    assert foreseen(s, "0 repack a1")["cost"] == 1
    assert play(s, "0 repack a1") == [{"fact": "repacked", "seat": 0, "cell": "a1", "good": "container", "cost": 1}]
    assert cell(s, 0, "a1")["goods"] == ["container"]
    play(s, "0 repack a1")
    assert (cell(s, 0, "a1")["goods"], money(s)[0]) == (["crate", "crate"], 9 - 2)


@pytest.mark.rule("move.repack")
def test_other_goods_are_not_repacked():
    s = with_goods(a1="crate", b1="barrel", a2="passenger", b2="crate")
    assert {why(s, f"0 repack {name}") for name in ("a1", "b1", "a2", "b2", "a3", "c1")} == {"move.repack"}
    play(s, "0 move crate b2 a1")
    assert why(s, "0 repack a1") == ""


@pytest.mark.rule("move.repack")
def test_repacking_must_be_paid():
    s = at_work(lambda s: put(s, 0, a1="crate crate", b1="container"), money=[1, 0])
    play(s, "0 repack b1")
    assert why(s, "0 repack a1") == "move.repack"


@pytest.mark.rule("move.repack")
def test_moving_and_repacking_alternate():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_02"), order(s, 0, "a", "order_1_04")])  # three crates; a container
    play(s, "0 unload 2 b1", "0 unload 2 b2", "0 move crate b2 b1", "0 repack b1", "0 load container b1 a", "0 unload 2 b1")
    assert loading(s, 0, "a")["complete"]


@pytest.mark.rule("move.discard")
def test_stored_goods_may_be_thrown_away():
    s = with_goods(a1="crate crate", b1="barrel")
    assert play(s, "0 discard crate a1") == [{"fact": "discarded", "seat": 0, "good": "crate", "cell": "a1"}]
    assert (cell(s, 0, "a1")["goods"], money(s)[0]) == (["crate"], 9)
    assert why(s, "0 discard container a1") == "move.one_way"


@pytest.mark.rule("move.discard")
def test_goods_aboard_are_not_thrown_away():
    s = at_work(lambda s: dock(s, 0, 2, "ship_1_01"))
    assert not [line for line in legal(s, 0) if line.startswith("discard")]


@pytest.mark.rule("move.limit")
def test_at_most_forty_moves_a_round():
    s = with_goods(a1="barrel", a2="crate crate")
    assert player(s, 0)["moves_left"] == 40
    play(s, *["0 move barrel a1 b1", "0 move barrel b1 a1"] * 16, *["0 repack a2"] * 8)
    assert player(s, 0)["moves_left"] == 0
    assert why(s, "0 move barrel a1 b1") == why(s, "0 repack a2") == "move.limit"
    assert {line.split()[0] for line in legal(s, 0)} == {"discard", "done"}


@pytest.mark.rule("move.limit")
def test_unloading_and_loading_are_always_possible():
    def furnish(s):
        dock(s, 0, 2, "ship_1_01")
        order(s, 0, "a", "order_1_01")
        s.players[0].moves = 40

    s = at_work(furnish)
    play(s, "0 unload 2 a1", "0 load barrel a1 a")
    assert player(s, 0)["moves_left"] == 0


@pytest.mark.rule("move.limit")
def test_moves_are_fresh_in_the_next_round():
    s = with_goods(a1="barrel")
    play(s, "0 move barrel a1 b1", "0 done")
    assert (view(s)["round"], player(s, 0)["moves_left"]) == (2, 40)


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
