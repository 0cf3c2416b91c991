import pytest
from games.speicherstadt.positions import (
    GAME,
    bag,
    coins,
    fill,
    legal,
    loading,
    outcomes,
    pass_round,
    play,
    player,
    put,
    selling,
    stock,
    view,
    why,
    words,
)

# --- whose turn


@pytest.mark.rule("loading.order")
def test_the_first_player_loads_first_and_the_others_follow_clockwise():
    s = selling("0", "1", "2", cards=["ship_1", "ship_2", "ship_3"])
    s.first = 1
    play(s, "0 buy", "1 buy", "2 buy", "1 done", "2 done", "0 done")
    assert view(s)["round"] == 2


@pytest.mark.rule("loading.order")
def test_a_player_finishes_before_the_next_begins():
    s = loading(dock="tea saffron")
    put(s, 1, dock="tea")
    play(s, "0 keep tea")
    assert s.actors() == [0]
    assert why(s, "1 keep tea") == "loading.order"
    play(s, "0 done")
    assert s.actors() == [1]


@pytest.mark.rule("loading.skip")
def test_who_has_no_loose_cube_is_skipped():
    s = loading(dock="tea")
    put(s, 2, dock="tea")
    play(s, "0 done")
    assert s.actor() == 2


@pytest.mark.rule("loading.skip")
def test_there_is_no_loading_before_the_first_ship_is_bought():
    s = selling("0", cards=["warehouse"])
    assert words(play(s, "0 buy"))[:5] == ["bought", "discarded", "discarded", "discarded", "income"]


@pytest.mark.rule("loading.skip")
@pytest.mark.parametrize("place", ["hall", "warehouse"])
def test_who_bought_no_ship_may_use_stored_cubes(place):
    s = selling("1", hold={0: ["warehouse", "tea_taster"]})
    put(s, 0, **{place: "tea"})
    play(s, "1 decline")
    assert s.actor() == 0
    assert "trade tea" in legal(s)


@pytest.mark.rule("loading.skip")
def test_loading_ends_by_itself_when_no_cube_is_left():
    s = loading("tea_taster", dock="tea")
    play(s, "0 trade tea")
    assert view(s)["phase"] == "demand"


# --- ships


@pytest.mark.rule("loading.own_cubes")
def test_all_cubes_come_off_all_ships_bought_this_round():
    s = selling("0", "0", cards=["ship_1", "ship_2"], cubes="tea tea rubber coffee carpet saffron")
    play(s, "0 buy", "0 buy")
    assert player(s, 0)["dock"] == ["coffee", "tea", "tea", "saffron", "rubber", "carpet"]


@pytest.mark.rule("loading.own_cubes")
def test_cubes_of_ship_hall_and_warehouse_are_used_in_any_order():
    s = loading("warehouse", "contract_b3", dock="coffee", hall="tea", warehouse="saffron carpet")
    play(s, "0 load carpet contract_b3", "0 load coffee contract_b3", "0 load saffron contract_b3", "0 load tea contract_b3")
    assert player(s, 0)["contracts"] == [{"id": "contract_b3", "missing": []}]


@pytest.mark.rule("loading.own_cubes")
def test_nobody_uses_the_cubes_of_somebody_else():
    s = loading("contract_a1", "tea_taster", "warehouse", dock="saffron saffron")
    put(s, 1, dock="tea", hall="tea", warehouse="tea")
    assert [why(s, f"0 {word} tea") for word in ("trade", "store", "keep", "offer")] == ["loading.own_cubes"] * 4


@pytest.mark.rule("loading.own_cubes")
def test_players_never_pay_each_other():
    s = loading("tea_taster", dock="tea saffron saffron")
    put(s, 1, dock="coffee")
    play(s, "0 trade tea", "0 offer saffron", "0 offer saffron", "0 sell")
    assert coins(s) == [7, 5, 5]


@pytest.mark.rule("loading.lost")
def test_unused_cubes_go_to_the_stock_and_never_into_the_bag():
    s = loading(dock="tea rubber tea")
    left = len(bag(s))
    assert play(s, "0 done")[0] == {"fact": "lost", "seat": 0, "cubes": ["tea", "tea", "rubber"]}
    assert stock(s) == ["tea", "tea", "rubber"]
    assert player(s, 0)["dock"] == []
    assert len(bag(s)) == left


@pytest.mark.rule("loading.lost")
def test_lost_cubes_are_in_the_stock_before_the_next_player_loads():
    s = loading(dock="tea")
    put(s, 1, dock="rubber rubber rubber")
    play(s, "0 done", "1 offer rubber", "1 offer rubber", "1 offer rubber", "1 convert tea")
    assert player(s, 1)["dock"] == ["tea"]


@pytest.mark.rule("loading.lost")
def test_a_cube_of_use_may_be_thrown_away():
    s = loading("contract_a1", "tea_taster", dock="tea")
    assert "done" in legal(s)
    play(s, "0 done")
    assert stock(s) == ["tea"]


@pytest.mark.rule("loading.lost")
def test_stored_cubes_stay_where_they_are():
    s = loading("warehouse", dock="tea", hall="saffron", warehouse="rubber carpet")
    play(s, "0 done")
    assert player(s, 0)["hall"] == ["saffron"]
    assert player(s, 0)["warehouse"] == ["rubber", "carpet"]
    assert stock(s) == ["tea"]


@pytest.mark.rule("loading.lost")
def test_an_emptied_ship_stays_with_its_owner():
    s = selling("0", cards=["ship_1"])
    play(s, "0 buy", "0 done")
    assert player(s, 0)["cards"] == ["ship_1"]


# --- contracts


@pytest.mark.rule("contract.kinds")
def test_a_contract_takes_only_the_kinds_drawn_on_it():
    s = loading("contract_a1", dock="coffee tea saffron rubber carpet")
    assert [action for action in legal(s) if action.startswith("load")] == ["load coffee contract_a1", "load tea contract_a1"]


@pytest.mark.rule("contract.kinds")
def test_each_symbol_takes_one_cube():
    s = loading("contract_a1", dock="coffee coffee tea")
    play(s, "0 load coffee contract_a1")
    assert why(s, "0 load coffee contract_a1") == "contract.kinds"


@pytest.mark.rule("contract.kinds")
def test_a_good_drawn_twice_takes_two_cubes():
    text = GAME.standard.text.replace('needs = ["coffee", "tea"]', 'needs = ["coffee", "coffee"]')
    s = loading("contract_a1", dock="coffee coffee coffee", edition=GAME.edition(text))
    facts = play(s, "0 load coffee contract_a1", "0 load coffee contract_a1")
    assert [fact["complete"] for fact in facts] == [False, True]
    assert why(s, "0 load coffee contract_a1") == "contract.kinds"


@pytest.mark.rule("contract.kinds")
@pytest.mark.parametrize("place", ["dock", "hall", "warehouse"])
def test_a_contract_takes_cubes_from_ship_hall_and_warehouse(place):
    s = loading("contract_a1", "warehouse", **{place: "tea"})
    assert play(s, "0 load tea contract_a1")[0] == {
        "fact": "loaded",
        "seat": 0,
        "good": "tea",
        "contract": "contract_a1",
        "complete": False,
    }
    assert player(s, 0)[place] == []


@pytest.mark.rule("contract.kinds")
def test_several_contracts_are_loaded_in_one_phase():
    s = loading("contract_a1", "contract_a2", dock="coffee coffee tea rubber")
    play(s, "0 load coffee contract_a2", "0 load coffee contract_a1", "0 load rubber contract_a2", "0 load tea contract_a1")
    assert player(s, 0)["contracts"] == [{"id": "contract_a1", "missing": []}, {"id": "contract_a2", "missing": ["saffron"]}]


@pytest.mark.rule("contract.kinds")
def test_the_player_chooses_between_contracts_that_want_the_same_good():
    s = loading("contract_a1", "contract_b2", dock="tea saffron")
    assert {"load tea contract_a1", "load tea contract_b2"} < set(legal(s))


@pytest.mark.rule("contract.kinds")
def test_a_contract_is_completed_over_several_rounds():
    s = loading("contract_a1", dock="coffee")
    play(s, "0 load coffee contract_a1")
    pass_round(s)
    assert player(s, 0)["contracts"] == [{"id": "contract_a1", "missing": ["tea"]}]


@pytest.mark.rule("contract.locked")
def test_a_cube_on_a_contract_is_of_no_other_use():
    s = loading("contract_a1", "contract_b1", "coffee_roaster", "warehouse", dock="coffee tea tea")
    play(s, "0 load coffee contract_a1")
    actions = ("load coffee contract_b1", "trade coffee", "store coffee", "keep coffee", "offer coffee")
    assert [why(s, f"0 {action}") for action in actions] == ["loading.own_cubes"] * 5


@pytest.mark.rule("contract.locked")
def test_cubes_on_contracts_do_not_make_their_owner_load():
    s = loading("contract_a2", dock="coffee")
    play(s, "0 load coffee contract_a2")
    assert "lost" not in words(pass_round(s))


# --- merchants


@pytest.mark.rule("merchant.pays")
@pytest.mark.parametrize(
    ("merchant", "good"),
    [
        ("coffee_roaster", "coffee"),
        ("tea_taster", "tea"),
        ("spice_trader", "saffron"),
        ("vulcanizer", "rubber"),
        ("carpet_trader", "carpet"),
    ],
)
def test_a_merchant_pays_one_coin_for_a_cube_of_its_good(merchant, good):
    s = loading(merchant, dock="coffee tea saffron rubber carpet")
    assert [action for action in legal(s) if action.startswith("trade")] == [f"trade {good}"]
    assert play(s, f"0 trade {good}") == [{"fact": "traded", "seat": 0, "good": good}]
    assert coins(s)[0] == 6


@pytest.mark.rule("merchant.pays")
def test_a_merchant_buys_any_number_of_cubes():
    s = loading("tea_taster", dock="tea tea tea saffron")
    play(s, "0 trade tea", "0 trade tea", "0 trade tea")
    assert coins(s)[0] == 8


@pytest.mark.rule("merchant.pays")
def test_traded_cubes_go_to_the_stock_and_never_into_the_bag():
    s = loading("tea_taster", dock="tea tea saffron")
    left = len(bag(s))
    play(s, "0 trade tea", "0 trade tea")
    assert stock(s) == ["tea", "tea"]
    assert len(bag(s)) == left


@pytest.mark.rule("merchant.pays")
@pytest.mark.parametrize("place", ["dock", "hall", "warehouse"])
def test_a_merchant_buys_from_ship_hall_and_warehouse(place):
    s = loading("tea_taster", "warehouse", **{place: "tea"})
    play(s, "0 trade tea")
    assert player(s, 0)[place] == []
    assert stock(s) == ["tea"]


@pytest.mark.rule("merchant.own")
def test_a_merchant_buys_only_from_its_owner():
    s = loading(dock="tea", hold={1: ["tea_taster"]})
    assert why(s, "0 trade tea") == "merchant.own"


@pytest.mark.rule("merchant.own")
def test_one_player_may_trade_with_several_merchants():
    s = loading("tea_taster", "vulcanizer", dock="tea rubber saffron")
    play(s, "0 trade tea", "0 trade rubber")
    assert coins(s)[0] == 7


# --- warehouse


@pytest.mark.rule("warehouse.limit")
def test_a_warehouse_holds_four_cubes_at_any_time():
    s = loading("warehouse", dock="tea tea saffron rubber carpet coffee")
    play(s, "0 store tea", "0 store tea", "0 store saffron", "0 store rubber")
    assert player(s, 0)["warehouse"] == ["tea", "tea", "saffron", "rubber"]
    assert not [action for action in legal(s) if action.startswith("store")]


@pytest.mark.rule("warehouse.limit")
def test_a_cube_that_leaves_the_warehouse_makes_room_for_another():
    s = loading("warehouse", "tea_taster", dock="carpet", warehouse="tea coffee coffee coffee")
    play(s, "0 trade tea")
    assert play(s, "0 store carpet")[0] == {"fact": "stored", "seat": 0, "good": "carpet"}
    assert player(s, 0)["warehouse"] == ["coffee", "coffee", "coffee", "carpet"]


@pytest.mark.rule("warehouse.own")
def test_nobody_stores_without_a_warehouse():
    s = loading(dock="tea", hold={1: ["warehouse"]})
    assert why(s, "0 store tea") == "warehouse.own"


@pytest.mark.rule("warehouse.own")
def test_stored_cubes_are_kept_for_later_rounds():
    s = loading("warehouse", dock="tea")
    play(s, "0 store tea", "0 done")
    pass_round(s)
    assert player(s, 0)["warehouse"] == ["tea"]


@pytest.mark.rule("warehouse.own")
def test_a_cube_may_move_from_the_hall_to_the_warehouse():
    s = loading("warehouse", hall="tea")
    play(s, "0 store tea")
    assert (player(s, 0)["hall"], player(s, 0)["warehouse"]) == ([], ["tea"])


@pytest.mark.rule("market.keep")
def test_a_cube_does_not_move_from_the_warehouse_to_the_hall():
    s = loading("warehouse", warehouse="tea")
    assert legal(s) == ["done"]
    assert why(s, "0 keep tea") == "market.keep"


@pytest.mark.rule("loading.own_cubes")
def test_cubes_off_a_ship_are_used_before_stored_ones():
    s = loading("warehouse", "tea_taster", dock="tea", hall="tea", warehouse="tea")
    play(s, "0 trade tea")
    assert (player(s, 0)["dock"], player(s, 0)["hall"], player(s, 0)["warehouse"]) == ([], ["tea"], ["tea"])
    play(s, "0 trade tea")
    assert (player(s, 0)["hall"], player(s, 0)["warehouse"]) == ([], ["tea"])


@pytest.mark.rule("contract.locked")
def test_a_contract_filled_earlier_takes_nothing_more():
    s = loading("contract_a1", dock="coffee tea")
    fill(s, "contract_a1", "coffee", "tea")
    assert not [action for action in legal(s) if action.startswith("load")]


# --- making room


@pytest.mark.rule("loading.make_room")
def test_a_cube_may_be_taken_out_of_the_warehouse_and_given_up_for_another():
    s = loading("warehouse", dock="carpet", hall="tea", warehouse="coffee coffee coffee coffee")
    assert (["tea"], ["coffee", "coffee", "coffee", "carpet"]) in outcomes(s)


@pytest.mark.rule("loading.make_room")
def test_a_cube_in_the_market_hall_may_be_given_up_for_another():
    s = loading(dock="rubber", hall="tea")
    assert (["rubber"], []) in outcomes(s)


@pytest.mark.rule("loading.make_room")
def test_a_cube_given_up_goes_to_the_stock_and_pays_nothing():
    s = loading(dock="rubber", hall="tea")
    assert play(s, "0 drop tea") == [{"fact": "dropped", "seat": 0, "good": "tea"}]
    assert stock(s) == ["tea"]
    assert coins(s)[0] == 5
    assert (player(s, 0)["dock"], player(s, 0)["hall"]) == (["rubber"], [])


@pytest.mark.rule("loading.make_room")
def test_every_stored_cube_may_be_given_up():
    s = loading("warehouse", dock="carpet", hall="tea", warehouse="coffee rubber saffron saffron")
    assert [action for action in legal(s) if action.startswith("drop")] == ["drop coffee", "drop tea", "drop saffron", "drop rubber"]


@pytest.mark.rule("loading.make_room")
def test_a_cube_off_a_ship_is_not_given_up_before_the_end():
    s = loading(dock="rubber carpet", hall="tea")
    assert why(s, "0 drop rubber") == "loading.make_room"


@pytest.mark.rule("loading.make_room")
@pytest.mark.parametrize(
    "cubes",
    [
        {"warehouse": "tea tea tea tea", "dock": "coffee"},
        {"hall": "tea", "warehouse": "tea tea tea", "dock": "coffee"},
        {"hall": "tea", "warehouse": "coffee coffee coffee coffee"},
        {"hall": "tea", "warehouse": "coffee coffee coffee coffee", "dock": "tea"},
    ],
    ids=["room in the hall", "room in the warehouse", "nothing off a ship", "only the same off a ship"],
)
def test_nothing_is_given_up_without_need(cubes):
    assert why(loading("warehouse", **cubes), "0 drop tea") == "loading.make_room"
