"""Buildings that help at the boards, and the prestige of all."""

import pytest
from games.bremerhaven.positions import (
    bid,
    bidding_with,
    bollards,
    built,
    dock,
    harbour,
    legal,
    money,
    plan,
    play,
    player,
    read_news,
    table,
    told,
    view,
    why,
)


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
    s = bidding_with("lighthouse", owner, players=3, ships="ship_1_01")
    assert winners(bid(s, a="5 2.1", b="1 2.1, 4 2.1", c="5 2.1")) == [owner]


@pytest.mark.rule("building.lighthouse")
def test_the_lighthouse_needs_a_share_in_the_highest_total():
    s = bidding_with("lighthouse", 2, players=3, ships="ship_1_01")
    assert winners(bid(s, a="5 2.1", b="5 2.1", c="4 2.1")) == [0]


@pytest.mark.rule("building.lighthouse")
@pytest.mark.parametrize("place", ["1.1", "3.1"])
def test_the_lighthouse_settles_no_tie_elsewhere(place):
    assert winners(bid(bidding_with("lighthouse", 1), a=f"5 {place}", b=f"5 {place}")) == [0]


@pytest.mark.rule("building.lighthouse")
def test_the_lighthouse_wins_no_ship_without_a_bid():
    s = bidding_with("lighthouse", ships="ship_1_01 ship_1_02")
    assert winners(bid(s)) == []


# --- commodity exchange


@pytest.mark.rule("building.commodity_exchange")
def test_the_exchange_must_choose_when_nobody_bids():
    s = bidding_with("commodity_exchange", 1, price="price_05 price_06")
    bid(s)
    assert (s.actors(), len(legal(s))) == ([1], 24)
    play(s, "1 price price_05")
    assert view(s)["price"]["card"] == "price_05"


@pytest.mark.rule("building.commodity_exchange")
def test_the_exchange_does_nothing_when_somebody_bids():
    s = bidding_with("commodity_exchange", 1)
    bid(s, a="1 1.4")
    assert (view(s)["phase"], s.actors()) == ("prices", [0])
    play(s, "0 price price_01")
    assert view(s)["round"] == 2


# --- navigation school


@pytest.mark.rule("building.navigation_school")
def test_with_the_navigation_school_a_card_is_enough():
    s = bidding_with("navigation_school", money=[0, 0])
    facts = bid(s, a="1 1.3, 2 1.1, 3 1.1, 4 1.1, 5 1.1", b="5 1.3, 4 1.3")
    assert {"fact": "upgraded", "seat": 0, "card": 5, "price": 0} in facts


@pytest.mark.rule("building.navigation_school")
def test_the_navigation_school_needs_a_card():
    facts = bid(bidding_with("navigation_school"), a="", b="5 1.3")
    assert [fact["seat"] for fact in facts if fact["fact"] == "upgraded"] == [1]


@pytest.mark.rule("building.navigation_school")
def test_the_navigation_school_gives_no_permit():
    s = bidding_with("navigation_school")
    bid(s, a="1 1.2", b="5 1.2")
    assert player(s, 0)["permit"]["price"] == 4


# --- pilot station


@pytest.mark.rule("building.pilot_station")
@pytest.mark.parametrize(("ship", "tokens"), [("ship_1_04", [1, 2]), ("ship_1_01", [1, 2, 3]), ("ship_1_11", [4, 5])])
def test_a_pilot_gives_a_token_more_or_less_from_one_to_five(ship, tokens):
    s = bidding_with("pilot_station", ships=ship)
    bid(s, a="5 2.1")
    assert [int(line.split()[3]) for line in legal(s) if line.startswith("moor 1")] == tokens
    line = legal(s)[-1]
    play(s, f"0 {line}")
    assert told(s, "moored")[0]["time"] == tokens[-1]


@pytest.mark.rule("building.pilot_station")
def test_the_pilot_does_not_change_orders_or_ships_in_dock():
    s = bidding_with("pilot_station", orders="order_1_01")
    dock(s, 0, 2, "ship_1_11", time=4)
    bid(s, a="5 3.1")
    play(s, "0 place a")
    assert told(s, "placed")[0]["time"] == 3
    assert player(s, 0)["docks"][1]["ship"]["time"] == 4


@pytest.mark.rule("building.pilot_station")
@pytest.mark.parametrize(("ship", "tokens"), [("ship_1_04", [2, 3]), ("ship_1_11", [5, 6])])
def test_the_token_of_a_fog_comes_on_top_of_the_pilots(ship, tokens):
    s = bidding_with("pilot_station", ships=ship, event="fog")
    bid(s, a="5 2.1")
    assert [int(line.split()[3]) for line in legal(s) if line.startswith("moor 1")] == tokens


# --- Columbus quay


@pytest.mark.rule("building.cruise_quay")
@pytest.mark.parametrize(("ship", "walls", "docks"), [
    ("ship_2_04", (1, 1, 1, 0), ["1", "2"]),  # a liner: two bollards, now one
    ("ship_1_04", (0, 0, 0, 0), ["1", "2", "3"]),  # a ferry without need of bollards
])  # fmt: skip
def test_ships_with_passengers_need_a_bollard_less(ship, walls, docks):
    s = bidding_with("cruise_quay", ships=ship)
    bollards(s, 0, *walls)
    bid(s, a="5 2.1")
    assert [line.split()[1] for line in legal(s)] == docks


@pytest.mark.rule("building.cruise_quay")
def test_other_ships_need_all_their_bollards():
    s = bidding_with("cruise_quay", ships="ship_1_12")
    assert {"fact": "sailed_by", "seat": 0, "ship": "ship_1_12"} in bid(s, a="5 2.1")


@pytest.mark.rule("building.cruise_quay")
def test_a_joker_ship_may_moor_as_a_passenger_ship_only():
    s = bidding_with("cruise_quay", ships="ship_3_10")  # three jokers, two bollards
    facts = bid(s, a="5 2.1")
    assert [(fact["dock"], fact["good"]) for fact in facts if fact["fact"] == "moored"] == [(2, "passenger")]


@pytest.mark.rule("building.cruise_quay")
def test_a_joker_ship_finds_more_docks_with_passengers():
    s = bidding_with("cruise_quay", ships="ship_2_05")  # one bollard
    bid(s, a="5 2.1")
    assert [line for line in legal(s) if not line.startswith("moor 2")] == ["moor 1 passenger 3", "moor 3 passenger 3"]
    assert why(s, "0 moor 1 barrel 3") == "ship.bollards"


# --- shipyard


def at_the_yard(own="2 1.2", other="", **more):
    s = bidding_with("shipyard", **more)
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
