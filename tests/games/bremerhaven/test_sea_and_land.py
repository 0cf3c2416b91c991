"""Ships that moor or sail by, orders that are laid or refused."""

import pytest
from games.bremerhaven.positions import (
    at_work,
    bid,
    bollards,
    built,
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
    row,
    table,
    view,
    why,
)


def won(own="5 2.1", other="", furnish=None, **more):
    """The bids of seat 0, the captain, and seat 1; the game stops where somebody must decide."""
    s = table(2, ladder=[0, 1], **{"money": [9, 9], "ships": "ship_1_01 ship_1_02", "orders": "order_1_01 order_1_02", **more})
    if furnish:
        furnish(s)
    return s, bid(s, a=own, b=other)


def ship(s, seat, number):
    return player(s, seat)["docks"][number - 1]["ship"]


# --- ships


@pytest.mark.rule("ship.left_to_right")
def test_ships_are_won_from_left_to_right():
    s, _ = won("3 2.2", "4 2.1")
    assert (view(s)["deciding"], s.actors()) == ("2.1", [1])
    assert why(s, "0 moor 2 crate 2") == "ship.left_to_right"
    play(s, "1 moor 1 barrel 2")
    assert (view(s)["deciding"], s.actors()) == ("2.2", [0])


@pytest.mark.rule("ship.left_to_right")
def test_the_first_ship_may_take_the_dock_that_the_second_needs():
    s, _ = won("5 2.1, 4 2.2", ships="ship_1_01 ship_1_03")
    facts = play(s, "0 moor 2 barrel 2")
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_1_03"} in facts


@pytest.mark.rule("ship.left_to_right")
def test_a_ship_without_a_bid_stays_on_the_board():
    s, _ = won("5 2.2")
    play(s, "0 moor 1 crate 2")
    assert row(s, "2")[0] == "ship_1_01"


@pytest.mark.rule("ship.free_dock")
def test_the_winner_chooses_among_free_docks():
    s, _ = won()
    assert legal(s) == ["moor 1 barrel 2", "moor 2 barrel 2", "moor 3 barrel 2"]
    play(s, "0 moor 3 barrel 2")
    assert ship(s, 0, 3)["id"] == "ship_1_01"


@pytest.mark.rule("ship.free_dock")
def test_a_dock_holds_one_ship():
    s, _ = won(furnish=lambda s: dock(s, 0, 2, "ship_1_11"))
    assert legal(s) == ["moor 1 barrel 2", "moor 3 barrel 2"]
    assert why(s, "0 moor 2 barrel 2") == "ship.free_dock"


@pytest.mark.rule("ship.free_dock")
def test_a_ship_that_can_moor_cannot_be_declined():
    s, _ = won()
    assert why(s, "0 decline") == why(s, "0 refuse") == why(s, "0 done") == "round.phases"


@pytest.mark.rule("ship.free_dock")
def test_where_there_is_only_one_way_nobody_is_asked():
    s, facts = won(ships="ship_1_03")
    assert [fact["dock"] for fact in facts if fact["fact"] == "moored"] == [2]
    assert ship(s, 0, 2)["id"] == "ship_1_03"


@pytest.mark.rule("ship.bollards")
@pytest.mark.parametrize(("walls", "docks"), [
    ((2, 2, 0, 0), [1]), ((2, 1, 2, 3), [3]), ((3, 2, 2, 2), [1, 2, 3]), ((0, 2, 3, 1), [2]), ((3, 1, 3, 1), []),
])  # fmt: skip
def test_both_walls_need_as_many_bollards_as_the_ship(walls, docks):
    s, facts = won(ships="ship_1_12", furnish=lambda s: bollards(s, 0, *walls))  # two bollards
    if len(docks) > 1:
        assert legal(s) == [f"moor {number} container 3" for number in docks]
    else:
        assert [fact["dock"] for fact in facts if fact["fact"] == "moored"] == docks


@pytest.mark.rule("ship.bollards")
def test_a_dock_that_is_too_small_is_refused():
    s, _ = won(ships="ship_1_03", furnish=lambda s: bollards(s, 0, 1, 1, 1, 0))
    assert why(s, "0 moor 3 container 3") == "ship.bollards"


@pytest.mark.rule("ship.sails_by")
def test_a_ship_that_cannot_moor_is_discarded_without_penalty():
    s, facts = won(ships="ship_4_03")  # three bollards
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_4_03"} in facts
    assert money(s) == [9 + 4 + 4, 9 + 5 + 3]
    assert prestige(s) == [0, 0]
    assert "ship_4_03" not in row(s, "2")


@pytest.mark.rule("ship.sails_by")
def test_without_a_free_dock_a_ship_sails_by():
    def furnish(s):
        for number in (1, 2, 3):
            dock(s, 0, number, f"ship_2_0{number}", time=5)

    s, facts = won(furnish=furnish)
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_1_01"} in facts
    assert [ship(s, 0, number)["id"] for number in (1, 2, 3)] == ["ship_2_01", "ship_2_02", "ship_2_03"]


@pytest.mark.rule("ship.load")
@pytest.mark.parametrize(("name", "good", "quantity"), [
    ("ship_1_01", "barrel", 2), ("ship_1_02", "crate", 3), ("ship_1_07", "container", 2), ("ship_1_08", "passenger", 1),
])  # fmt: skip
def test_the_printed_goods_are_put_aboard(name, good, quantity):
    s, _ = won(ships=name)
    play(s, f"0 {legal(s)[0]}")
    assert (ship(s, 0, 1)["good"], ship(s, 0, 1)["aboard"]) == (good, quantity)


@pytest.mark.rule("ship.load")
def test_a_ship_carries_what_is_printed():
    s, _ = won()
    assert why(s, "0 moor 1 crate 2") == "ship.load"


@pytest.mark.rule("ship.load")
def test_for_jokers_the_winner_chooses_one_kind_for_the_whole_load():
    s, _ = won(ships="ship_2_05")  # two jokers, one bollard
    assert legal(s) == [f"moor 2 {good} 3" for good in ("barrel", "crate", "container", "passenger")]
    play(s, "0 moor 2 passenger 3")
    assert ship(s, 0, 2) == {"id": "ship_2_05", "good": "passenger", "aboard": 2, "time": 2 + 1}


@pytest.mark.rule("ship.time")
@pytest.mark.parametrize(("name", "tokens"), [("ship_1_02", 2), ("ship_1_11", 5), ("ship_1_04", 1)])
def test_a_ship_gets_the_printed_time_tokens(name, tokens):
    s, _ = won(ships=name)
    line = next(line for line in legal(s) if line.startswith("moor 1"))
    assert line.endswith(f" {tokens}")
    assert why(s, "0 " + line[:-1] + str(tokens + 1)) == "ship.time"
    facts = play(s, f"0 {line}")
    assert [fact["time"] for fact in facts if fact["fact"] == "moored"] == [tokens]


# --- orders


@pytest.mark.rule("order.left_to_right")
def test_orders_are_won_from_left_to_right():
    s, _ = won("3 3.2", "4 3.1")
    assert (view(s)["deciding"], s.actors()) == ("3.1", [1])
    assert why(s, "0 place a") == "order.left_to_right"
    play(s, "1 place a")
    assert (view(s)["deciding"], s.actors()) == ("3.2", [0])


@pytest.mark.rule("order.place")
def test_an_order_is_laid_empty_and_with_its_time_tokens():
    s, _ = won("5 3.1, 4 3.2")
    facts = play(s, "0 place b")
    assert {"fact": "placed", "seat": 0, "loading": "b", "order": "order_1_01", "time": 3} in facts
    assert (loading(s, 0, "b")["loaded"], loading(s, 0, "b")["missing"]) == ([], ["barrel", "barrel"])


@pytest.mark.rule("order.place")
def test_a_loading_space_holds_one_order():
    s, _ = won("5 3.1", furnish=lambda s: order(s, 0, "a", "order_1_07"))
    assert legal(s) == ["place b", "place c", "place d", "refuse"]
    assert why(s, "0 place a") == "order.place"
    assert why(s, "0 place station") == "building.freight_station"


@pytest.mark.rule("order.unreachable")
def test_an_order_may_lie_behind_covers():
    s, _ = won("5 3.1")
    assert [foreseen(s, f"0 place {name}")["reachable"] for name in "abcd"] == [True, True, False, False]
    play(s, "0 place d")
    assert loading(s, 0, "d")["id"] == "order_1_01"


@pytest.mark.rule("order.unreachable")
def test_an_order_behind_covers_falls_due_like_any_other():
    s, _ = won("5 3.1", orders="order_1_08", furnish=lambda s: put(s, 0, a1="barrel"))  # any good, one round, penalty 1
    play(s, "0 place d")
    assert why(s, "0 load barrel a1 d") == "move.order_reachable"
    before = money(s)[0]
    play(s, "0 done")
    assert money(s)[0] == before - 1


@pytest.mark.rule("order.refuse")
def test_who_refuses_pays_the_penalty_at_once():
    s, _ = won("5 3.1", orders="order_4_02")  # penalty 5
    before = money(s)[0]
    assert foreseen(s, "0 refuse")["money"] == -5
    facts = play(s, "0 refuse")
    assert {"fact": "refused", "seat": 0, "order": "order_4_02", "money": -5, "prestige": 0} in facts
    assert money(s)[0] == before - 5
    assert [space["order"] for space in player(s, 0)["loading"]] == [None] * 4


@pytest.mark.rule("order.refuse")
def test_who_refuses_loses_prestige_where_that_is_the_penalty():
    s, _ = won("5 3.1", orders="order_2_01")
    s.players[0].prestige = 3
    before = money(s)[0]
    facts = play(s, "0 refuse")
    assert {"fact": "refused", "seat": 0, "order": "order_2_01", "money": 0, "prestige": -1} in facts
    assert (prestige(s)[0], money(s)[0]) == (2, before)


@pytest.mark.rule("order.refuse")
def test_without_a_free_space_an_order_is_refused_by_itself():
    def furnish(s):
        for name in "abcd":
            order(s, 0, name, "order_1_07", time=4)

    _, facts = won("5 3.1", orders="order_1_06", furnish=furnish)
    assert {"fact": "refused", "seat": 0, "order": "order_1_06", "money": -2, "prestige": 0} in facts


@pytest.mark.rule("order.refuse")
def test_an_order_without_a_penalty_is_refused_for_nothing():
    s, _ = won("5 3.1", orders="order_1_04")
    before = money(s)[0]
    play(s, "0 refuse")
    assert money(s)[0] == before


# --- cards stay


@pytest.mark.rule("cards.stay")
def test_an_empty_ship_and_a_complete_order_stay_until_their_time_is_up():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_01", aboard=0, time=2), order(s, 0, "a", "order_1_01", "barrel barrel", time=2)])
    assert (view(s)["round"], ship(s, 0, 2)["time"], loading(s, 0, "a")["time"], money(s)[0]) == (2, 1, 1, 9)
    bid(s)
    assert (ship(s, 0, 2), loading(s, 0, "a")) == (None, None)


@pytest.mark.rule("cards.stay")
def test_nothing_in_a_harbour_moves_but_goods():
    s = at_work(lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01"), built(s, 0, b1="zoo"), put(s, 0, a1="barrel")])
    assert {line.split()[0] for line in legal(s, 0)} == {"unload", "move", "load", "discard", "feed", "done"}
