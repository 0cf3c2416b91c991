"""Buildings with other effects, and what they do together."""

import pytest
from games.bremerhaven.positions import (
    at_work,
    bid,
    bollards,
    built,
    cell,
    dock,
    foreseen,
    harbour,
    legal,
    loading,
    money,
    order,
    plan,
    play,
    player,
    prestige,
    prices,
    put,
    read_news,
    table,
    told,
    view,
    why,
)


def bidding(name, seat=0, players=2, **more):
    """This seat has the building in a1; seat 0 is captain."""
    s = table(players, ladder=list(range(players)), **{"money": [9] * players, **more})
    built(s, seat, a1=name)
    return s


def working(name, furnish=lambda s: None, **more):
    """Seat 0 has the building in a1 and is in the harbour."""
    return at_work(lambda s: [built(s, 0, a1=name), furnish(s)], **more)


def winners(facts):
    return [fact["seat"] for fact in facts if fact["fact"] == "won"]


# --- prestige of all


@pytest.mark.rule("prestige.count")
@pytest.mark.parametrize(("stars", "names"), [
    (0, "bank crate_works container_depot warehouse freight_station market_hall"),
    (1, "refinery emigrant_house fish_hall harbour_hotel gantry_crane navigation_school pilot_station insurance_office"),
    (2, "commodity_exchange cruise_quay shipyard maritime_museum"),
    (3, "lighthouse"),
])  # fmt: skip
def test_the_prestige_of_buildings(stars, names):
    for name in names.split():
        s = harbour(2)
        built(s, 0, a1=name)
        assert player(s, 0)["prestige_now"] == stars, name


# --- lighthouse


@pytest.mark.rule("building.lighthouse")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_lighthouse_wins_a_tie_at_sea(owner):
    s = bidding("lighthouse", owner, players=3, ships="ship_1_01")
    assert winners(bid(s, a="5 2.1", b="1 2.1, 4 2.1", c="5 2.1")) == [owner]


@pytest.mark.rule("building.lighthouse")
def test_the_lighthouse_needs_a_share_in_the_highest_total():
    s = bidding("lighthouse", 2, players=3, ships="ship_1_01")
    assert winners(bid(s, a="5 2.1", b="5 2.1", c="4 2.1")) == [0]


@pytest.mark.rule("building.lighthouse")
@pytest.mark.parametrize("place", ["1.1", "3.1"])
def test_the_lighthouse_settles_no_tie_elsewhere(place):
    assert winners(bid(bidding("lighthouse", 1), a=f"5 {place}", b=f"5 {place}")) == [0]


@pytest.mark.rule("building.lighthouse")
def test_the_lighthouse_wins_no_ship_without_a_bid():
    s = bidding("lighthouse", ships="ship_1_01 ship_1_02")
    assert winners(bid(s)) == []


# --- commodity exchange


@pytest.mark.rule("building.commodity_exchange")
def test_the_exchange_must_choose_when_nobody_bids():
    s = bidding("commodity_exchange", 1, price="price_05 price_06")
    bid(s)
    assert (s.actors(), len(legal(s))) == ([1], 24)
    play(s, "1 price price_05")
    assert view(s)["price"]["card"] == "price_05"


@pytest.mark.rule("building.commodity_exchange")
def test_the_exchange_does_nothing_when_somebody_bids():
    s = bidding("commodity_exchange", 1)
    bid(s, a="1 1.4")
    assert (view(s)["phase"], s.actors()) == ("prices", [0])
    play(s, "0 price price_01")
    assert view(s)["round"] == 2


# --- gantry crane


@pytest.mark.rule("building.gantry_crane")
def test_repacking_costs_nothing():
    s = working("gantry_crane", lambda s: put(s, 0, b1="crate crate"), money=[0, 0])
    assert foreseen(s, "0 repack b1")["cost"] == 0
    play(s, "0 repack b1", "0 repack b1")
    assert (cell(s, 0, "b1")["goods"], money(s)[0]) == (["crate", "crate"], 0)


@pytest.mark.rule("building.gantry_crane")
def test_goods_go_straight_from_ship_to_order():
    full = dict.fromkeys(("a2", "a3", "b1", "b2", "b3"), "passenger")
    s = working("gantry_crane", lambda s: [put(s, 0, **full), dock(s, 0, 2, "ship_1_01"), order(s, 0, "a", "order_1_01")])
    assert foreseen(s, "0 transship 2 a")["order"]["loaded"] == ["barrel"]
    facts = play(s, "0 transship 2 a", "0 transship 2 a")
    assert facts[1] == {
        "fact": "transshipped", "seat": 0, "dock": 2, "good": "barrel", "loading": "a", "order": "order_1_01", "complete": True,
    }  # fmt: skip
    assert why(s, "0 transship 2 a") == "move.one_way"


@pytest.mark.rule("building.gantry_crane")
def test_the_crane_reaches_no_further_than_others_and_fills_no_wrong_slot():
    s = working("gantry_crane", lambda s: [dock(s, 0, 2, "ship_1_01"), order(s, 0, "c", "order_1_01"), order(s, 0, "a", "order_1_02")])
    assert why(s, "0 transship 2 c") == "move.order_reachable"
    assert why(s, "0 transship 2 a") == "move.order_slots"
    assert why(s, "0 transship 1 a") == "move.one_way"


@pytest.mark.rule("building.gantry_crane")
def test_the_crane_serves_the_freight_station():
    def furnish(s):
        built(s, 0, a2="freight_station")
        dock(s, 0, 2, "ship_1_01")
        order(s, 0, "station", "order_1_01")

    s = working("gantry_crane", furnish)
    play(s, "0 transship 2 station")
    assert loading(s, 0, "station")["loaded"] == ["barrel"]


# --- freight station


@pytest.mark.rule("building.freight_station")
def test_the_freight_station_is_a_fifth_loading_space():
    s = bidding("freight_station", orders="order_1_01")
    bid(s, a="5 3.1")
    assert legal(s) == ["place a", "place b", "place c", "place d", "place station", "refuse"]
    play(s, "0 place station")
    assert loading(s, 0, "station")["time"] == 2


@pytest.mark.rule("building.freight_station")
def test_the_freight_station_can_always_be_reached():
    def furnish(s):
        built(s, 0, d1="freight_station")
        order(s, 0, "station", "order_1_01")
        put(s, 0, b1="barrel")

    s = at_work(furnish)
    play(s, "0 load barrel b1 station")
    assert loading(s, 0, "station")["loaded"] == ["barrel"]


@pytest.mark.rule("building.freight_station")
def test_an_order_on_the_station_is_settled_like_any_other():
    s = working("freight_station", lambda s: [order(s, 0, "station", "order_1_01", time=1), prices(s, "price_23")])
    assert money(s)[0] == 9 - 1


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
    s = working("freight_station", lambda s: put(s, 0, b1="barrel"))
    assert why(s, "0 move barrel b1 a1") == "move.storage"


# --- market hall


@pytest.mark.rule("building.market_hall")
@pytest.mark.parametrize(("good", "coins"), [("barrel", 3), ("crate", 2), ("passenger", 1), ("container", 1)])
def test_the_market_hall_sells_for_a_coin_less_but_at_least_one(good, coins):
    s = working("market_hall", lambda s: [put(s, 0, b1=good, b2="crate"), prices(s, "price_23")])
    assert foreseen(s, f"0 sell {good} b1")["money"] == coins
    assert play(s, f"0 sell {good} b1") == [{"fact": "sold", "seat": 0, "good": good, "cell": "b1", "money": coins}]
    assert (money(s)[0], cell(s, 0, "b1")["goods"]) == (9 + coins, [])


@pytest.mark.rule("building.market_hall")
def test_one_sale_a_round():
    s = working("market_hall", lambda s: put(s, 0, b1="barrel", b2="crate"))
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

    s = working("market_hall", furnish)
    assert [line for line in legal(s, 0) if line.startswith("sell")] == ["sell barrel b1"]
    assert why(s, "0 sell crate b1") == "move.one_way"


@pytest.mark.rule("building.market_hall")
def test_without_a_market_hall_nothing_is_sold():
    assert why(at_work(lambda s: put(s, 0, b1="barrel")), "0 sell barrel b1") == "building.market_hall"


# --- navigation school


@pytest.mark.rule("building.navigation_school")
def test_with_the_navigation_school_a_card_is_enough():
    s = bidding("navigation_school", money=[0, 0])
    facts = bid(s, a="1 1.3, 2 1.1, 3 1.1, 4 1.1, 5 1.1", b="5 1.3, 4 1.3")
    assert {"fact": "upgraded", "seat": 0, "card": 5, "price": 0} in facts


@pytest.mark.rule("building.navigation_school")
def test_the_navigation_school_needs_a_card():
    facts = bid(bidding("navigation_school"), a="", b="5 1.3")
    assert [fact["seat"] for fact in facts if fact["fact"] == "upgraded"] == [1]


@pytest.mark.rule("building.navigation_school")
def test_the_navigation_school_gives_no_permit():
    s = bidding("navigation_school")
    bid(s, a="1 1.2", b="5 1.2")
    assert player(s, 0)["permit"]["price"] == 4


# --- pilot station


@pytest.mark.rule("building.pilot_station")
@pytest.mark.parametrize(("ship", "tokens"), [("ship_1_04", [1, 2]), ("ship_1_01", [1, 2, 3]), ("ship_1_11", [4, 5])])
def test_a_pilot_gives_a_token_more_or_less_from_one_to_five(ship, tokens):
    s = bidding("pilot_station", ships=ship)
    bid(s, a="5 2.1")
    assert [int(line.split()[3]) for line in legal(s) if line.startswith("moor 1")] == tokens
    line = legal(s)[-1]
    play(s, f"0 {line}")
    assert told(s, "moored")[0]["time"] == tokens[-1]


@pytest.mark.rule("building.pilot_station")
def test_the_pilot_does_not_change_orders_or_ships_in_dock():
    s = bidding("pilot_station", orders="order_1_01")
    dock(s, 0, 2, "ship_1_11", time=4)
    bid(s, a="5 3.1")
    play(s, "0 place a")
    assert told(s, "placed")[0]["time"] == 3
    assert player(s, 0)["docks"][1]["ship"]["time"] == 4


@pytest.mark.rule("building.pilot_station")
@pytest.mark.parametrize(("ship", "tokens"), [("ship_1_04", [2, 3]), ("ship_1_11", [5, 6])])
def test_the_token_of_a_fog_comes_on_top_of_the_pilots(ship, tokens):
    s = bidding("pilot_station", ships=ship, event="fog")
    bid(s, a="5 2.1")
    assert [int(line.split()[3]) for line in legal(s) if line.startswith("moor 1")] == tokens


# --- insurance office


@pytest.mark.rule("building.insurance_office")
def test_the_insured_pay_no_money_penalties():
    s = working("insurance_office", lambda s: order(s, 0, "a", "order_4_12", time=1))
    assert money(s)[0] == 9


@pytest.mark.rule("building.insurance_office")
@pytest.mark.parametrize(("cash", "left"), [(9, 7), (1, 0), (0, 0)])
def test_the_insured_pay_two_coins_instead_of_prestige(cash, left):
    def furnish(s):
        order(s, 0, "a", "order_2_01", time=1)
        s.players[0].prestige = 5

    s = working("insurance_office", furnish, money=[cash, 0])
    assert (money(s)[0], prestige(s)[0]) == (left, 5)


@pytest.mark.rule("building.insurance_office")
def test_insurance_pays_at_a_prestige_of_zero_too():
    s = working("insurance_office", lambda s: [order(s, 0, "a", "order_2_01", time=1), order(s, 0, "b", "order_3_09", time=1)])
    assert money(s)[0] == 9 - 2 - 2


@pytest.mark.rule("building.insurance_office")
@pytest.mark.parametrize(("name", "coins"), [("order_4_02", 0), ("order_2_01", -2)])
def test_insurance_covers_refused_orders(name, coins):
    s = bidding("insurance_office", orders=name)
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

    s = working("insurance_office", furnish, money=[1, 0])
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
    s = working("insurance_office", lambda s: [prices(s, "price_23"), order(s, 0, "a", "order_1_02", "crate crate", time=1)])
    assert money(s)[0] == 9 + 6 + 1


# --- Columbus quay


@pytest.mark.rule("building.cruise_quay")
@pytest.mark.parametrize(("ship", "walls", "docks"), [
    ("ship_2_04", (1, 1, 1, 0), ["1", "2"]),  # a liner: two bollards, now one
    ("ship_1_04", (0, 0, 0, 0), ["1", "2", "3"]),  # a ferry without need of bollards
])  # fmt: skip
def test_ships_with_passengers_need_a_bollard_less(ship, walls, docks):
    s = bidding("cruise_quay", ships=ship)
    bollards(s, 0, *walls)
    bid(s, a="5 2.1")
    assert [line.split()[1] for line in legal(s)] == docks


@pytest.mark.rule("building.cruise_quay")
def test_other_ships_need_all_their_bollards():
    s = bidding("cruise_quay", ships="ship_1_12")
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_1_12"} in bid(s, a="5 2.1")


@pytest.mark.rule("building.cruise_quay")
def test_a_joker_ship_may_moor_as_a_passenger_ship_only():
    s = bidding("cruise_quay", ships="ship_3_10")  # three jokers, two bollards
    facts = bid(s, a="5 2.1")
    assert [(fact["dock"], fact["good"]) for fact in facts if fact["fact"] == "moored"] == [(2, "passenger")]


@pytest.mark.rule("building.cruise_quay")
def test_a_joker_ship_finds_more_docks_with_passengers():
    s = bidding("cruise_quay", ships="ship_2_05")  # one bollard
    bid(s, a="5 2.1")
    assert [line for line in legal(s) if not line.startswith("moor 2")] == ["moor 1 passenger 3", "moor 3 passenger 3"]
    assert why(s, "0 moor 1 barrel 3") == "ship.bollards"


# --- shipyard


def at_the_yard(own="2 1.2", other="", **more):
    s = bidding("shipyard", **more)
    bid(s, a=own, b=other)
    return s


@pytest.mark.rule("building.shipyard")
def test_a_permit_is_good_for_two_bollards():
    s = at_the_yard()
    before = money(s)[0]
    play(s, "0 bollard 1")
    assert player(s, 0)["permit"] == {"price": 2, "extra": 1}
    facts = play(s, "0 bollard 1")
    assert facts[0] == {"fact": "bollard", "seat": 0, "wall": 1, "cost": 2, "permit": 0}
    assert money(s)[0] == before - 1 - 2
    assert player(s, 0)["permit"] == {"price": 2, "extra": 0}


@pytest.mark.rule("building.shipyard")
def test_a_third_bollard_needs_another_permit():
    s = at_the_yard()
    play(s, "0 bollard 1", "0 bollard 4")
    before = money(s)[0]
    play(s, "0 bollard 1")
    assert money(s)[0] == before - 2 - 2
    play(s, "0 bollard 4")
    assert money(s)[0] == before - 2 - 2 - 2


@pytest.mark.rule("building.shipyard")
def test_the_second_bollard_follows_before_anything_else_or_is_lost():
    s = at_the_yard()
    play(s, "0 bollard 1", "0 uncover c3")
    assert player(s, 0)["permit"]["extra"] == 0
    assert told(s, "uncovered") == [{"fact": "uncovered", "seat": 0, "cell": "c3", "cost": 1, "permit": 2}]


@pytest.mark.rule("building.shipyard")
def test_the_second_bollard_may_be_left():
    s = at_the_yard()
    play(s, "0 bollard 1", "0 done")
    assert (view(s)["round"], player(s, 0)["bollards"]) == (2, [1, 1, 1, 0])


@pytest.mark.rule("building.shipyard")
def test_who_has_only_money_for_the_bollard_itself_may_still_set_the_second():
    s = at_the_yard("5 1.2, 1 1.4, 2 1.4, 3 1.4, 4 1.4", money=[2, 9])
    play(s, "0 bollard 1")
    assert legal(s) == ["bollard 4", "done"]
    play(s, "0 bollard 4")
    assert player(s, 0)["bollards"] == [1, 1, 1, 1]


@pytest.mark.rule("building.shipyard")
def test_the_shipyard_helps_with_a_subsidy():
    s = harbour(2, money=[9, 0])
    built(s, 0, a1="shipyard")
    read_news(s, "subsidy")
    play(s, "0 bollard 1", "0 bollard 4")
    assert (view(s)["round"], money(s)[0], player(s, 0)["bollards"]) == (2, 7, [1, 1, 1, 1])


@pytest.mark.rule("building.shipyard")
def test_a_shipyard_built_with_the_first_permit_helps_with_the_second():
    s = table(2, ladder=[0, 1], money=[9, 9])
    plan(s, 0, "shipyard")
    bid(s, a="1 1.2")
    play(s, "0 build shipyard a1", "0 bollard 1")
    assert player(s, 0)["permit"]["extra"] == 1


# --- zoo


@pytest.mark.rule("building.zoo")
def test_the_zoo_counts_in_rounds_in_which_it_is_fed():
    s = working("zoo")
    assert player(s, 0)["prestige_now"] == 0
    assert (foreseen(s, "0 feed")["cost"], foreseen(s, "0 feed")["prestige_now"]) == (1, 3)
    play(s, "0 feed")
    assert (money(s)[0], player(s, 0)["prestige_now"], player(s, 0)["used"]) == (8, 3, ["zoo"])
    assert why(s, "0 feed") == "building.zoo"
    play(s, "0 done")
    assert prestige(s)[0] == 3


@pytest.mark.rule("building.zoo")
def test_a_hungry_zoo_counts_nothing_but_fame_lasts():
    s = working("zoo", lambda s: built(s, 0, a2="lighthouse"))
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
    s = working("zoo", lambda s: put(s, 0, b1="crate"), money=[0, 9])
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
    s = working("maritime_museum", lambda s: dock(s, 0, 2, ship, aboard=aboard, time=time))
    if aboard:
        play(s, "0 done")
    assert money(s)[0] == 9 + coins


@pytest.mark.rule("building.maritime_museum")
def test_a_ship_that_sails_by_brings_nothing():
    s = bidding("maritime_museum", ships="ship_4_03", money=[0, 0])
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
