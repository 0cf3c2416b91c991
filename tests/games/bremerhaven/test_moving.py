"""4.2: moving, loading and repacking goods."""

import pytest
from games.bremerhaven.positions import (
    at_work,
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
    put,
    view,
    why,
)

GOODS = ["barrel", "crate", "container", "passenger"]


def with_goods(**cells):
    return at_work(lambda s: put(s, 0, **cells))


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
