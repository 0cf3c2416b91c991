"""The eighteen events."""

import pytest
from games.bremerhaven.positions import (
    bid,
    built,
    cell,
    dock,
    foreseen,
    hand,
    harbour,
    legal,
    loading,
    money,
    order,
    plan,
    play,
    player,
    prestige,
    put,
    read_news,
    table,
    told,
    view,
    why,
)

FULL = {"a1": "barrel", "a2": "barrel", "a3": "barrel", "b1": "barrel", "b2": "barrel", "b3": "barrel"}


def happens(event, furnish=None, players=2, **more):
    """5.1 with this event; seat 0 is captain, all have nine coins and five prestige."""
    s = harbour(players, **{"ladder": list(range(players)), "money": [9] * players, "papers": "fog", **more})
    for p in s.players:
        p.prestige = 5
    if furnish:
        furnish(s)
    return read_news(s, event)


def affected(s):
    return {fact["seat"]: (fact["money"], fact["prestige"]) for fact in told(s, "affected")}


# --- bad ones


@pytest.mark.rule("event.storm_tide")
def test_each_docked_ship_loses_a_good():
    s = happens("storm_tide", lambda s: [dock(s, 0, 1, "ship_1_01"), dock(s, 0, 2, "ship_1_05"), dock(s, 1, 3, "ship_1_04", aboard=0)])
    assert [d["ship"] and d["ship"]["aboard"] for d in player(s, 0)["docks"]] == [1, 3, None]
    assert player(s, 1)["docks"][2]["ship"]["aboard"] == 0
    assert [(fact["seat"], sorted(fact["goods"])) for fact in told(s, "affected")] == [(0, ["barrel", "crate"])]


@pytest.mark.rule("event.warehouse_fire")
def test_each_player_keeps_four_goods_in_cells():
    s = happens("warehouse_fire", lambda s: [put(s, 0, a1="crate crate", b1="barrel", a2="container", b2="passenger", a3="barrel"),
                                             put(s, 1, a1="crate crate", b1="crate crate")])  # fmt: skip
    assert (s.actors(), player(s, 0)["left"]) == ([0], 2)
    assert [line.split()[0] for line in legal(s, 0)] == ["discard"] * 5
    play(s, "0 discard crate a1", "0 discard barrel a3")
    assert sum(len(place["goods"]) for place in player(s, 0)["cells"]) == 4
    assert view(s)["round"] == 2


@pytest.mark.rule("event.warehouse_fire")
def test_goods_on_buildings_ships_and_orders_are_safe():
    def furnish(s):
        built(s, 0, a1="warehouse", b1="harbour_hotel")
        put(s, 0, a1="crate crate crate", b1="passenger", a2="barrel", b2="barrel", a3="barrel", b3="crate crate")
        dock(s, 0, 2, "ship_1_01")
        order(s, 0, "a", "order_1_01", "barrel")

    s = happens("warehouse_fire", furnish)
    assert player(s, 0)["left"] == 1
    assert legal(s, 0) == ["discard barrel a2", "discard barrel b2", "discard barrel a3", "discard crate b3"]
    assert why(s, "0 discard crate a1") == "event.warehouse_fire"
    assert why(s, "0 done") == "round.phases"  # there is no way round it


@pytest.mark.rule("event.dock_strike")
def test_everybody_lays_four_cards_and_keeps_one():
    s = table(2, ladder=[0, 1], event="dock_strike", money=[0, 0])
    assert view(s)["bids_per_player"] == 4
    for card in (5, 4, 3, 1):
        play(s, f"0 bid {card} 1.0", f"1 bid {card} 1.0")
    assert money(s) == [4 + 4, 4 + 3]
    assert [(p["in_hand"], p["influence"]) for p in view(s)["players"]] == [(5, [1, 2, 3, 4, 5])] * 2


@pytest.mark.rule("event.dock_strike")
def test_the_strike_holds_for_one_round():
    s = table(2, ladder=[0, 1], event="dock_strike")
    facts = bid(s)
    assert (view(s)["round"], view(s)["bids_per_player"]) == (2, 5)
    assert not [fact for fact in facts if fact["fact"] == "affected"]


@pytest.mark.rule("event.dock_strike")
def test_a_card_kept_in_a_strike_may_be_the_one_that_leaves():
    s = table(2, ladder=[0, 1], event="dock_strike")
    facts = bid(s, a="2 1.3, 3 1.1, 4 1.1, 5 1.1")
    assert {"fact": "hand", "seat": 0, "gone": [1], "influence": [2, 3, 4, 5, 5]} in facts


@pytest.mark.rule("event.harbour_dues")
@pytest.mark.parametrize(("cash", "deposit", "left"), [(9, 0, (7, 0)), (1, 0, (0, 0)), (1, 5, (0, 4)), (0, 0, (0, 0))])
def test_each_player_pays_for_the_ships_in_dock(cash, deposit, left):
    def furnish(s):
        dock(s, 0, 1, "ship_1_01", aboard=0)
        dock(s, 0, 2, "ship_1_03")
        s.players[0].deposit = deposit

    s = happens("harbour_dues", furnish, money=[cash, 9])
    assert ((money(s)[0], player(s, 0)["deposit"]), money(s)[1]) == (left, 9)


@pytest.mark.rule("event.oil_spill")
@pytest.mark.parametrize(("furnish", "left"), [
    (lambda s: put(s, 0, a1="barrel", b1="barrel"), 4),
    (lambda s: [built(s, 0, a1="warehouse"), put(s, 0, a1="barrel")], 4),
    (lambda s: dock(s, 0, 2, "ship_1_01"), 4),
    (lambda s: dock(s, 0, 2, "ship_1_09", good="barrel"), 4),
    (lambda s: dock(s, 0, 2, "ship_1_01", aboard=0), 5),
    (lambda s: order(s, 0, "a", "order_1_01", "barrel"), 5),
    (lambda s: put(s, 0, a1="crate"), 5),
])  # fmt: skip
def test_who_has_a_barrel_in_storage_or_aboard_loses_prestige(furnish, left):
    assert prestige(happens("oil_spill", furnish)) == [left, 5]


@pytest.mark.rule("event.oil_spill")
def test_prestige_does_not_fall_below_zero():
    def furnish(s):
        put(s, 0, a1="barrel")
        s.players[0].prestige = 0

    s = happens("oil_spill", furnish)
    assert prestige(s)[0] == 0
    assert told(s, "affected") == []


@pytest.mark.rule("event.quarantine")
def test_each_player_pays_for_passengers_in_storage_and_aboard():
    def furnish(s):
        built(s, 0, a1="harbour_hotel", b1="warehouse")
        put(s, 0, a1="passenger passenger", b1="passenger crate", a2="passenger")
        dock(s, 0, 2, "ship_1_04")
        order(s, 0, "a", "order_1_03", "passenger")

    s = happens("quarantine", furnish)
    assert affected(s) == {0: (-6, 0)}
    assert money(s) == [3, 9]


@pytest.mark.rule("event.quarantine")
def test_the_quarantine_takes_what_there_is_and_then_the_deposit():
    def furnish(s):
        put(s, 0, a1="passenger", a2="passenger", a3="passenger")
        put(s, 1, a1="passenger", a2="passenger", a3="passenger")
        s.players[1].deposit = 5

    s = happens("quarantine", furnish, money=[2, 1])
    assert (money(s), player(s, 1)["deposit"]) == ([0, 0], 3)


@pytest.mark.rule("event.deadline_rush")
def test_orders_with_two_tokens_or_more_lose_one():
    def furnish(s):
        built(s, 0, a1="freight_station")
        for place, time in (("a", 3), ("b", 2), ("c", 1), ("station", 5)):
            order(s, 0, place, "order_1_01", time=time)

    s = happens("deadline_rush", furnish)
    assert [loading(s, 0, place)["time"] for place in ("a", "b", "c", "station")] == [2, 1, 1, 4]
    assert told(s, "affected")[0]["orders"] == 3


@pytest.mark.rule("event.deadline_rush")
def test_ships_are_in_no_hurry():
    s = happens("deadline_rush", lambda s: dock(s, 0, 2, "ship_1_01"))
    assert player(s, 0)["docks"][1]["ship"]["time"] == 2


@pytest.mark.rule("event.inspection")
def test_who_has_no_ship_in_dock_loses_prestige():
    s = happens("inspection", lambda s: dock(s, 0, 2, "ship_1_01", aboard=0), players=3)
    assert prestige(s) == [5, 4, 4]


# --- neither good nor bad


@pytest.mark.rule("event.fog")
def test_ships_that_moor_in_a_fog_stay_longer():
    s = table(2, ladder=[0, 1], event="fog", ships="ship_1_01 ship_1_11")
    dock(s, 0, 3, "ship_1_03", time=2)
    bid(s, a="5 2.1", b="5 2.2")
    assert legal(s) == ["moor 1 barrel 3", "moor 2 barrel 3"]
    assert why(s, "0 moor 1 barrel 2") == "ship.time"
    play(s, "0 moor 1 barrel 3")
    assert legal(s)[0] == "moor 1 barrel 6"
    assert player(s, 0)["docks"][2]["ship"]["time"] == 2


@pytest.mark.rule("event.fog")
def test_a_ship_that_moors_by_itself_gets_the_token_too():
    facts = bid(table(2, ladder=[0, 1], event="fog", ships="ship_1_03"), a="5 2.1")
    assert [(fact["dock"], fact["time"]) for fact in facts if fact["fact"] == "moored"] == [(2, 4)]


@pytest.mark.rule("event.fog")
def test_the_fog_lifts_after_the_round():
    s = happens("fog", lambda s: dock(s, 0, 1, "ship_1_01"), papers="holiday_pay")
    assert player(s, 0)["docks"][0]["ship"]["time"] == 2
    assert (view(s)["event"], view(s)["round"]) == ("holiday_pay", 2)


@pytest.mark.rule("event.fog")
def test_orders_do_not_care_about_fog():
    s = table(2, ladder=[0, 1], event="fog", orders="order_1_01")
    bid(s, a="5 3.1")
    assert foreseen(s, "0 place a")["time"] == 3


@pytest.mark.rule("event.market_turmoil")
def test_the_price_card_goes_under_the_pile():
    s = happens("market_turmoil", price="price_05 price_06")
    assert (view(s)["price"]["card"], view(s)["price"]["under"][-1]) == ("price_06", "price_05")


@pytest.mark.rule("event.mutiny")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ladder_is_turned_upside_down(players):
    s = happens("mutiny", players=players)
    assert view(s)["ladder"] == list(reversed(range(players)))
    assert told(s, "mutiny") == [{"fact": "mutiny", "ladder": list(reversed(range(players)))}]
    assert s.actor() == players - 1  # the new captain begins the next round


# --- good ones


@pytest.mark.rule("event.tall_ships")
@pytest.mark.parametrize(("ships", "after"), [(0, 5), (1, 5), (2, 6), (3, 6)])
def test_who_has_two_ships_gains_prestige(ships, after):
    s = happens("tall_ships", lambda s: [dock(s, 0, number + 1, f"ship_1_0{number + 1}") for number in range(ships)])
    assert prestige(s) == [after, 5]


@pytest.mark.rule("event.subsidy")
def test_each_player_may_use_one_permit_for_nothing():
    s = happens("subsidy", lambda s: plan(s, 1, "zoo"))
    assert s.actors() == [0, 1]
    assert player(s, 0)["permit"] == {"price": 0, "extra": 0}
    play(s, "0 uncover d1", "1 build zoo a1")
    assert (view(s)["round"], money(s)) == (2, [9 - 4, 9])
    assert player(s, 1)["built"] == ["zoo"]


@pytest.mark.rule("event.subsidy")
def test_a_subsidy_is_one_permit_and_need_not_be_used():
    s = happens("subsidy")
    play(s, "0 bollard 1")
    assert s.actors() == [1]
    assert why(s, "0 bollard 4") == "news.event"
    play(s, "1 done")
    assert (view(s)["round"], player(s, 1)["bollards"]) == (2, [0, 1, 1, 0])


@pytest.mark.rule("event.subsidy")
def test_what_is_built_must_be_paid():
    s = happens("subsidy", money=[1, 0])
    assert s.actors() == [0]
    assert legal(s, 0) == ["bollard 1", "bollard 4", "uncover c3", "done"]
    assert why(s, "0 bollard 2") == "permit.price"


@pytest.mark.rule("event.tourism")
@pytest.mark.parametrize(("buildings", "coins"), [
    ({}, 0), ({"a1": "bank"}, 0), ({"a1": "shipyard", "b1": "refinery"}, 3), ({"a1": "lighthouse", "b1": "cruise_quay"}, 5),
    ({"a1": "lighthouse", "b1": "cruise_quay", "a2": "shipyard"}, 5),
    ({"a1": "zoo"}, 3),  # printed, fed or not
])  # fmt: skip
def test_tourists_pay_for_the_prestige_of_buildings(buildings, coins):
    s = happens("tourism", lambda s: [built(s, 0, **buildings), plan(s, 0, "maritime_museum"), dock(s, 0, 2, "ship_1_03")])
    assert money(s) == [9 + coins, 9]


@pytest.mark.rule("event.holiday_pay")
def test_each_player_gets_three_coins():
    s = happens("holiday_pay", players=3)
    assert money(s) == [12, 12, 12]
    assert affected(s) == {0: (3, 0), 1: (3, 0), 2: (3, 0)}


@pytest.mark.rule("event.flotsam")
def test_each_player_may_take_a_good_into_storage():
    s = happens("flotsam", lambda s: put(s, 0, a1="crate"))
    assert [player(s, seat)["left"] for seat in (0, 1)] == [1, 1]
    assert why(s, "0 take barrel a1") == why(s, "0 take barrel c1") == "move.storage"
    play(s, "0 take crate a1", "1 done")
    assert (view(s)["round"], cell(s, 0, "a1")["goods"]) == (2, ["crate", "crate"])


@pytest.mark.rule("event.flotsam")
def test_flotsam_needs_room_and_may_go_onto_buildings():
    def furnish(s):
        put(s, 0, **FULL)
        built(s, 1, c1="warehouse", d1="harbour_hotel")
        put(s, 1, **FULL, c1="crate crate crate")

    s = happens("flotsam", furnish)
    assert s.actors() == [1]
    assert legal(s, 1) == ["take passenger d1", "done"]


@pytest.mark.rule("event.training")
def test_an_upgrade_for_two_coins():
    s = happens("training")
    assert s.actors() == [0, 1]
    assert (legal(s, 0), foreseen(s, "0 upgrade")["price"]) == (["upgrade", "decline"], 2)
    play(s, "1 decline", "0 upgrade")
    assert (view(s)["round"], money(s)) == (2, [7, 9])
    assert [p["influence"] for p in view(s)["players"]] == [[2, 3, 4, 5, 5], [1, 2, 3, 4, 5]]


@pytest.mark.rule("event.training")
def test_who_cannot_pay_or_has_no_reserve_is_not_asked():
    def furnish(s):
        hand(s, 0, 6, 7, 7, 8, 9)
        s.players[1].deposit = 9

    s = happens("training", furnish, money=[9, 1])
    assert (view(s)["round"], money(s)) == (2, [9, 1])


@pytest.mark.rule("event.training")
def test_an_upgrade_at_both_places_sends_two_cards_away():
    s = table(2, ladder=[0, 1], event="training", money=[9, 9])
    bid(s, a="5 1.3")
    assert player(s, 0)["upgraded"] == 1
    assert (foreseen(s, "0 upgrade")["card"], foreseen(s, "0 upgrade")["gone"]) == (6, [1, 2])
    facts = play(s, "0 upgrade", "1 decline")
    assert {"fact": "hand", "seat": 0, "gone": [1, 2], "influence": [3, 4, 5, 5, 6]} in facts


@pytest.mark.rule("event.training")
def test_the_last_card_of_the_reserve_is_taken_once():
    s = table(2, ladder=[0, 1], event="training", money=[9, 9])
    hand(s, 0, 6, 6, 7, 7, 8)
    bid(s, a="8 1.3")
    assert s.actors() == [1]


@pytest.mark.rule("event.training")
def test_the_navigation_school_teaches_for_nothing_only_in_town():
    s = happens("training", lambda s: built(s, 0, a1="navigation_school"))
    assert foreseen(s, "0 upgrade")["price"] == 2


@pytest.mark.rule("event.clearance_sale")
def test_up_to_two_stored_goods_are_sold_for_two_coins_each():
    def furnish(s):
        built(s, 0, a1="warehouse")
        put(s, 0, a1="container", a2="crate crate", b1="barrel")
        dock(s, 1, 2, "ship_1_01")

    s = happens("clearance_sale", furnish)
    assert (s.actors(), player(s, 0)["left"]) == ([0], 2)
    assert why(s, "0 sell passenger a2") == "event.clearance_sale"
    facts = play(s, "0 sell container a1")
    assert facts == [{"fact": "sold", "seat": 0, "good": "container", "cell": "a1", "money": 2}]
    play(s, "0 sell crate a2")
    assert (view(s)["round"], money(s)[0], cell(s, 0, "a2")["goods"]) == (2, 13, ["crate"])


@pytest.mark.rule("event.clearance_sale")
def test_nobody_has_to_sell_and_the_last_good_ends_the_sale():
    s = happens("clearance_sale", lambda s: [put(s, 0, a1="barrel"), put(s, 1, a1="barrel", b1="crate")])
    play(s, "0 sell barrel a1")
    assert s.actors() == [1]
    play(s, "1 sell crate b1", "1 done")
    assert money(s) == [11, 11]


@pytest.mark.rule("event.clearance_sale")
def test_the_market_hall_sells_besides():
    s = table(2, ladder=[0, 1], event="clearance_sale", money=[0, 0])
    built(s, 0, a1="market_hall")
    put(s, 0, b1="barrel", b2="barrel", b3="barrel")
    bid(s)
    play(s, "0 sell barrel b1", "0 done", "0 sell barrel b2", "0 sell barrel b3")
    assert view(s)["round"] == 2
