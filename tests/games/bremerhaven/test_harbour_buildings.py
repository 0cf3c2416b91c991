"""Buildings that help in the own harbour but produce nothing."""

import pytest
from games.bremerhaven.positions import (
    CELL_NAMES,
    at_work,
    at_work_with,
    bid,
    bidding_with,
    built,
    cell,
    dock,
    foreseen,
    harbour,
    legal,
    loading,
    money,
    order,
    play,
    player,
    prestige,
    prices,
    put,
    read_news,
    table,
    why,
)

from comptoir.games.bremerhaven.state import COVERED, FREE

# --- gantry crane


@pytest.mark.rule("building.gantry_crane")
def test_repacking_costs_nothing():
    s = at_work_with("gantry_crane", lambda s: put(s, 0, b1="crate crate"), money=[0, 0])
    assert foreseen(s, "0 repack b1")["cost"] == 0
    play(s, "0 repack b1", "0 repack b1")
    assert (cell(s, 0, "b1")["goods"], money(s)[0]) == (["crate", "crate"], 0)


@pytest.mark.rule("building.gantry_crane")
def test_goods_go_straight_from_ship_to_order():
    full = dict.fromkeys(("a2", "a3", "b1", "b2", "b3"), "passenger")
    s = at_work_with("gantry_crane", lambda s: [put(s, 0, **full), dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01")])
    assert foreseen(s, "0 transship 2 a")["order"]["loaded"] == ["barrel"]
    facts = play(s, "0 transship 2 a", "0 transship 2 a")
    assert facts[1] == {
        "fact": "transshipped", "seat": 0, "dock": 2, "good": "barrel", "loading": "a", "order": "order_1_01", "complete": True,
    }  # fmt: skip
    assert why(s, "0 transship 2 a") == "move.one_way"


@pytest.mark.rule("building.gantry_crane")
def test_the_crane_reaches_no_further_than_others_and_fills_no_wrong_slot():
    s = at_work_with("gantry_crane", lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "c", "order_1_01"), order(s, 0, "a", "order_1_02")])
    assert why(s, "0 transship 2 c") == "move.order_reachable"
    assert why(s, "0 transship 2 a") == "move.order_slots"
    assert why(s, "0 transship 1 a") == "move.one_way"


@pytest.mark.rule("building.gantry_crane")
def test_the_crane_serves_the_freight_station():
    def furnish(s):
        built(s, 0, a2="freight_station")
        dock(s, 0, 2, "ship_1_01")
        order(s, 0, "station", "order_1_01")

    s = at_work_with("gantry_crane", furnish)
    play(s, "0 transship 2 station")
    assert loading(s, 0, "station")["loaded"] == ["barrel"]


# --- freight station


@pytest.mark.rule("building.freight_station")
def test_the_freight_station_is_a_fifth_loading_space():
    s = bidding_with("freight_station", orders="order_1_01")
    bid(s, a="5 3.1")
    assert legal(s) == ["place a", "place b", "place c", "place d", "place station", "refuse"]
    play(s, "0 place station")
    assert loading(s, 0, "station")["time"] == 2


@pytest.mark.rule("building.freight_station")
def test_the_freight_station_can_always_be_reached():
    def furnish(s):
        for number in range(12):
            s.players[0].cell[number] = COVERED
        s.players[0].cell[CELL_NAMES.index("b1")] = FREE
        built(s, 0, d3="freight_station")
        order(s, 0, "station", "order_1_01")
        put(s, 0, b1="barrel")

    s = at_work(furnish)
    play(s, "0 load barrel b1 station")
    assert loading(s, 0, "station")["loaded"] == ["barrel"]


@pytest.mark.rule("building.freight_station")
@pytest.mark.parametrize(("loaded", "coins"), [("", -1), ("barrel", 4 - 1), ("barrel barrel", 8)])
def test_an_order_on_the_station_is_settled_like_any_other(loaded, coins):
    s = at_work_with("freight_station", lambda s: [order(s, 0, "station", "order_1_01", loaded, time=1), prices(s, "price_23")])
    assert (money(s)[0], loading(s, 0, "station")) == (9 + coins, None)


@pytest.mark.rule("building.freight_station")
def test_without_a_station_nothing_is_laid_or_loaded_there():
    s = table(2, ladder=[0, 1], orders="order_1_01")
    put(s, 0, a1="barrel")
    bid(s, a="5 3.1")
    assert why(s, "0 place station") == "building.freight_station"
    play(s, "0 place a")
    assert why(s, "0 load barrel a1 station") == "building.freight_station"


@pytest.mark.rule("building.freight_station")
def test_the_station_stores_no_goods():
    s = at_work_with("freight_station", lambda s: put(s, 0, b1="barrel"))
    assert why(s, "0 move barrel b1 a1") == "move.storage"


# --- market hall


@pytest.mark.rule("building.market_hall")
@pytest.mark.parametrize(("good", "coins"), [("barrel", 3), ("crate", 2), ("passenger", 1), ("container", 1)])
def test_the_market_hall_sells_for_a_coin_less_but_at_least_one(good, coins):
    s = at_work_with("market_hall", lambda s: [put(s, 0, b1=good, b2="crate"), prices(s, "price_23")])
    assert foreseen(s, f"0 sell {good} b1")["money"] == coins
    assert play(s, f"0 sell {good} b1") == [{"fact": "sold", "seat": 0, "good": good, "cell": "b1", "money": coins}]
    assert (money(s)[0], cell(s, 0, "b1")["goods"]) == (9 + coins, [])


@pytest.mark.rule("building.market_hall")
def test_one_sale_a_round():
    s = at_work_with("market_hall", lambda s: put(s, 0, b1="barrel", b2="crate"))
    play(s, "0 sell barrel b1")
    assert player(s, 0)["used"] == ["market_hall"]
    assert why(s, "0 sell crate b2") == "building.market_hall"
    play(s, "0 done")
    bid(s)
    assert why(s, "0 sell crate b2") == ""


@pytest.mark.rule("building.market_hall")
def test_goods_on_buildings_can_be_sold_and_others_cannot():
    def furnish(s):
        built(s, 0, b1="warehouse")
        put(s, 0, b1="barrel")
        dock(s, 0, 2, "ship_1_02")
        order(s, 0, "b", "order_1_09", "passenger")

    s = at_work_with("market_hall", furnish)
    assert [line for line in legal(s, 0) if line.startswith("sell")] == ["sell barrel b1"]
    assert why(s, "0 sell crate b1") == "move.one_way"


@pytest.mark.rule("building.market_hall")
def test_without_a_market_hall_nothing_is_sold():
    assert why(at_work(lambda s: put(s, 0, b1="barrel")), "0 sell barrel b1") == "building.market_hall"


# --- insurance office


@pytest.mark.rule("building.insurance_office")
def test_the_insured_pay_no_money_penalties():
    s = at_work_with("insurance_office", lambda s: order(s, 0, "a", "order_4_12", time=1))
    assert money(s)[0] == 9


@pytest.mark.rule("building.insurance_office")
@pytest.mark.parametrize(("cash", "left"), [(9, 7), (1, 0), (0, 0)])
def test_the_insured_pay_two_coins_instead_of_prestige(cash, left):
    def furnish(s):
        order(s, 0, "a", "order_2_01", time=1)
        s.players[0].prestige = 5

    s = at_work_with("insurance_office", furnish, money=[cash, 0])
    assert (money(s)[0], prestige(s)[0]) == (left, 5)


@pytest.mark.rule("building.insurance_office")
def test_insurance_pays_at_a_prestige_of_zero_too():
    s = at_work_with("insurance_office", lambda s: [order(s, 0, "a", "order_2_01", time=1), order(s, 0, "b", "order_3_09", time=1)])
    assert money(s)[0] == 9 - 2 - 2


@pytest.mark.rule("building.insurance_office")
@pytest.mark.parametrize(("name", "coins"), [("order_4_02", 0), ("order_2_01", -2)])
def test_insurance_covers_refused_orders(name, coins):
    s = bidding_with("insurance_office", orders=name)
    s.players[0].prestige = 3
    bid(s, a="5 3.1")
    assert (foreseen(s, "0 refuse")["money"], foreseen(s, "0 refuse")["prestige"]) == (coins, 0)
    before = money(s)[0]
    play(s, "0 refuse")
    assert (money(s)[0], prestige(s)[0]) == (before + coins, 3)


@pytest.mark.rule("building.insurance_office")
def test_the_insurance_can_take_from_the_deposit():
    def furnish(s):
        built(s, 0, a2="bank")
        order(s, 0, "a", "order_2_01", time=1)
        s.players[0].deposit = 3

    s = at_work_with("insurance_office", furnish, money=[1, 0])
    play(s, "0 done")
    assert (money(s)[0], player(s, 0)["deposit"]) == (0, 2)


@pytest.mark.rule("building.insurance_office")
def test_insurance_does_not_cover_events():
    s = harbour(2, money=[9, 9])
    built(s, 0, a1="insurance_office")
    s.players[0].prestige = 3
    read_news(s, "inspection")
    assert prestige(s)[0] == 2


@pytest.mark.rule("building.insurance_office")
def test_the_insured_get_bonuses_and_sales_as_usual():
    s = at_work_with("insurance_office", lambda s: [prices(s, "price_23"), order(s, 0, "a", "order_1_02", "crate crate", time=1)])
    assert money(s)[0] == 9 + 6 + 1


# --- zoo


@pytest.mark.rule("building.zoo")
def test_the_zoo_counts_in_rounds_in_which_it_is_fed():
    s = at_work_with("zoo")
    assert player(s, 0)["prestige_now"] == 0
    assert (foreseen(s, "0 feed")["cost"], foreseen(s, "0 feed")["prestige_now"]) == (1, 3)
    play(s, "0 feed")
    assert (money(s)[0], player(s, 0)["prestige_now"], player(s, 0)["used"]) == (8, 3, ["zoo"])
    assert why(s, "0 feed") == "building.zoo"
    play(s, "0 done")
    assert prestige(s)[0] == 3


@pytest.mark.rule("building.zoo")
def test_a_hungry_zoo_counts_nothing_but_fame_lasts():
    s = at_work_with("zoo", lambda s: built(s, 0, a2="lighthouse"))
    play(s, "0 done")
    assert prestige(s)[0] == 3
    bid(s)
    play(s, "0 feed", "0 done")
    assert prestige(s)[0] == 6
    bid(s)
    assert player(s, 0)["prestige_now"] == 3
    play(s, "0 done")
    assert prestige(s)[0] == 6


@pytest.mark.rule("building.zoo")
def test_without_money_or_zoo_nothing_is_fed():
    s = at_work_with("zoo", lambda s: put(s, 0, b1="crate"), money=[0, 9])
    put(s, 1, b1="crate")
    assert why(s, "0 feed") == "building.zoo"
    assert why(at_work(lambda s: put(s, 0, b1="crate")), "0 feed") == "building.zoo"


# --- maritime museum


@pytest.mark.rule("building.maritime_museum")
@pytest.mark.parametrize(("ship", "aboard", "time", "coins"), [
    ("ship_1_01", 0, 1, 1), ("ship_1_03", 0, 1, 1), ("ship_1_12", 0, 1, 2), ("ship_4_04", 0, 1, 2),
    ("ship_4_04", 1, 1, 0), ("ship_1_01", 0, 2, 0),
])  # fmt: skip
def test_a_ship_that_leaves_empty_brings_money(ship, aboard, time, coins):
    s = at_work_with("maritime_museum", lambda s: dock(s, 0, 2, ship, aboard=aboard, time=time))
    if aboard:
        play(s, "0 done")
    assert money(s)[0] == 9 + coins


@pytest.mark.rule("building.maritime_museum")
def test_a_ship_that_sails_by_brings_nothing():
    s = bidding_with("maritime_museum", ships="ship_4_03", money=[0, 0])
    facts = bid(s, a="5 2.1, 1 1.1, 2 1.1, 3 1.1, 4 1.1")
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_4_03"} in facts
    assert money(s)[0] == 4


@pytest.mark.rule("building.maritime_museum")
def test_the_storm_may_empty_a_ship_for_the_museum():
    s = harbour(2, ladder=[0, 1], money=[0, 0], papers="fog")
    built(s, 0, a1="maritime_museum")
    dock(s, 0, 2, "ship_1_01", aboard=1, time=1)
    read_news(s, "storm_tide")
    assert player(s, 0)["docks"][1]["ship"]["aboard"] == 0
    bid(s)
    assert money(s)[0] == 5 + 4 + 1
