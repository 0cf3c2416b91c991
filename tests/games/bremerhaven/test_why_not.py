"""What is forbidden is forbidden by the right rule, and every decision names the rule in force."""

import pytest
from games.bremerhaven.positions import (
    GAME,
    at_work,
    bid,
    bollards,
    built,
    dock,
    fresh,
    hand,
    harbour,
    order,
    plan,
    play,
    put,
    read_news,
    table,
    view,
    why,
)

from comptoir.core.dice import FastDice
from comptoir.core.errors import IllegalAction
from comptoir.core.table import Table


def stopped(own, other="", furnish=lambda s: None, **more):
    """After the bids of seat 0, the captain, and seat 1."""
    s = table(2, ladder=[0, 1], **{"money": [9, 9], **more})
    furnish(s)
    bid(s, a=own, b=other)
    return s


# --- who waits, and why


@pytest.mark.rule("permit.bidders")
@pytest.mark.rule("upgrade.price")
@pytest.mark.rule("prices.winner")
@pytest.mark.rule("career.swap")
@pytest.mark.rule("ship.left_to_right")
@pytest.mark.rule("order.left_to_right")
@pytest.mark.parametrize(("own", "other", "line", "rule"), [
    ("5 1.2", "4 1.2", "1 bollard 1", "permit.bidders"),
    ("3 1.3", "4 1.3", "1 upgrade", "upgrade.price"),
    ("3 1.4", "", "1 price price_01", "prices.winner"),
    ("3 1.5", "", "1 keep", "career.swap"),
    ("3 2.1", "4 2.2", "1 moor 1 barrel 2", "ship.left_to_right"),
    ("3 3.1", "4 3.2", "1 place a", "order.left_to_right"),
])  # fmt: skip
def test_another_player_decides_now(own, other, line, rule):
    s = stopped(own, other, ships="ship_1_01 ship_1_02", orders="order_1_01 order_1_02")
    assert s.actors() == [0]
    assert why(s, line) == s.rule(1) == rule


# --- bids


@pytest.mark.rule("bid.hand")
@pytest.mark.rule("bid.spaces")
@pytest.mark.rule("upgrade.full")
def test_bids_that_are_refused():
    s = table(2, ladder=[0, 1])
    assert why(s, "0 bid 7 2.4") == "bid.hand"
    assert why(s, "0 bid 5 2.4") == "bid.spaces"
    hand(s, 0, 6, 7, 7, 8, 9)
    assert why(s, "0 bid 7 1.3") == "upgrade.full"


# --- building


@pytest.mark.rule("permit.price")
@pytest.mark.rule("permit.more")
def test_too_little_money_for_the_first_and_for_further_permits():
    s = stopped("5 1.2, 1 1.4, 2 1.4, 3 1.4, 4 1.4", furnish=lambda s: plan(s, 0, "zoo"), money=[3, 9])
    assert why(s, "0 uncover d1") == "permit.price"
    play(s, "0 build zoo a1")
    assert view(s)["phase"] == "prices"  # another permit would cost five
    s = stopped("2 1.2, 1 1.4, 3 1.4, 4 1.4, 5 1.4", furnish=lambda s: plan(s, 0, "zoo"), money=[3, 9])
    play(s, "0 build zoo a1")
    assert why(s, "0 bollard 1") == ""
    assert why(s, "0 bollard 2") == "permit.more"


@pytest.mark.rule("event.subsidy")
def test_after_the_subsidy_only_the_second_bollard_of_the_shipyard_is_left():
    s = harbour(2, money=[9, 0])
    built(s, 0, a1="shipyard")
    bollards(s, 0, 3, 1, 1, 0)
    read_news(s, "subsidy")
    play(s, "0 bollard 4")
    assert why(s, "0 bollard 4") == ""
    assert why(s, "0 uncover c3") == "event.subsidy"
    assert why(s, "0 bollard 1") == "permit.bollard"


@pytest.mark.rule("event.subsidy")
def test_a_permit_of_this_round_does_not_use_up_the_subsidy():
    s = stopped("5 1.2", event="subsidy")
    play(s, "0 bollard 1", "0 done")
    assert (view(s)["phase"], view(s)["players"][0]["permit"]) == ("news", {"price": 0, "extra": 0})
    play(s, "0 bollard 4", "1 done")
    assert view(s)["round"] == 2


# --- ships and orders


@pytest.mark.rule("ship.free_dock")
@pytest.mark.rule("ship.load")
@pytest.mark.rule("ship.bollards")
@pytest.mark.rule("ship.time")
@pytest.mark.parametrize(("line", "rule"), [
    ("0 moor 2 container 3", "ship.free_dock"), ("0 moor 1 barrel 3", "ship.load"), ("0 moor 3 container 3", "ship.bollards"),
    ("0 moor 1 container 5", "ship.time"), ("0 moor 1 container 4", ""),
])  # fmt: skip
def test_moorings_that_are_refused(line, rule):
    def furnish(s):
        built(s, 0, a1="pilot_station")
        bollards(s, 0, 1, 1, 1, 0)
        dock(s, 0, 2, "ship_1_11")

    assert why(stopped("5 2.1", furnish=furnish, ships="ship_1_03 ship_1_02"), line) == rule


@pytest.mark.rule("order.place")
@pytest.mark.rule("building.freight_station")
def test_places_for_orders_that_are_refused():
    s = stopped("5 3.1", furnish=lambda s: [built(s, 0, a1="freight_station"), order(s, 0, "station", "order_1_07")])
    assert why(s, "0 place station") == "order.place"
    assert why(fresh(2), "0 place station") == "building.freight_station"


# --- the own harbour


@pytest.mark.rule("production.once")
@pytest.mark.rule("production.place")
@pytest.mark.rule("building.fish_hall")
@pytest.mark.rule("building.harbour_hotel")
@pytest.mark.rule("building.bank")
@pytest.mark.parametrize(("line", "rule"), [
    ("produce crate_works a3", "production.once"), ("produce refinery a1", "production.place"), ("collect fish_hall", "building.fish_hall"),
    ("collect harbour_hotel", "building.harbour_hotel"), ("deposit 99", "building.bank"), ("unload 1 a3", "round.phases"),
])  # fmt: skip
def test_productions_that_are_refused(line, rule):
    def furnish(s):
        built(s, 0, a1="refinery", b1="fish_hall", a2="harbour_hotel", b2="bank")
        for number in (1, 2, 3):
            dock(s, 0, number, f"ship_1_0{number}")

    assert why(at_work(furnish), f"0 {line}") == rule


@pytest.mark.rule("move.one_way")
@pytest.mark.rule("move.storage")
@pytest.mark.rule("move.order_slots")
@pytest.mark.rule("move.order_reachable")
@pytest.mark.rule("move.repack")
@pytest.mark.parametrize(("line", "rule"), [
    ("unload 1 a2", "move.one_way"), ("unload 3 a2", "move.one_way"), ("unload 2 a1", "move.storage"), ("unload 2 d1", "move.storage"),
    ("move barrel a1 a1", "move.storage"), ("move crate a1 a2", "move.one_way"), ("load barrel a1 a", "move.order_slots"),
    ("load barrel a1 b", "move.order_slots"), ("load barrel a1 c", "move.order_reachable"),
    ("load barrel a1 station", "building.freight_station"),
    ("load passenger a1 a", "move.one_way"), ("transship 2 a", "building.gantry_crane"), ("repack a1", "move.repack"),
    ("sell barrel a1", "building.market_hall"), ("discard barrel b1", "move.one_way"), ("feed", "building.zoo"),
    ("take barrel a2", "round.phases"), ("bid 1 1.0", "round.phases"), ("produce refinery a2", "round.phases"),
])  # fmt: skip
def test_moves_that_are_refused(line, rule):
    def furnish(s):
        put(s, 0, a1="barrel")
        dock(s, 0, 2, "ship_1_02")
        dock(s, 0, 3, "ship_1_01", aboard=0)
        order(s, 0, "a", "order_1_02")
        order(s, 0, "c", "order_1_01")

    assert why(at_work(furnish), f"0 {line}") == rule


# --- the rule in force


@pytest.mark.rule("round.phases")
@pytest.mark.parametrize(("s", "rule"), [
    (fresh(2), "setup.start_order"), (fresh(2, "short"), "short.building"), (table(2, ladder=[0, 1]), "bid.order"),
    (stopped("5 1.2"), "permit.price"), (stopped("1 1.3", "2 1.3"), "upgrade.price"), (stopped("1 1.4"), "prices.winner"),
    (stopped("1 1.5"), "career.swap"), (stopped("1 2.1", ships="ship_1_01"), "ship.free_dock"),
    (stopped("1 3.1", orders="order_1_01"), "order.place"),
    (at_work(lambda s: built(s, 0, a1="refinery")), "production.once"), (at_work(lambda s: put(s, 0, a1="barrel")), "move.one_way"),
    (read_news(harbour(2, money=[9, 9]), "subsidy"), "event.subsidy"), (read_news(harbour(2), "flotsam"), "event.flotsam"),
    (read_news(harbour(2, money=[9, 9]), "training"), "event.training"),
], ids=lambda value: value if isinstance(value, str) else "")  # fmt: skip
def test_every_decision_names_the_rule_in_force(s, rule):
    assert s.rule(0) == rule


@pytest.mark.rule("event.warehouse_fire")
@pytest.mark.rule("event.clearance_sale")
@pytest.mark.parametrize("event", ["warehouse_fire", "clearance_sale"])
def test_events_about_goods_name_themselves(event):
    s = harbour(2)
    put(s, 0, a1="crate crate", a2="crate crate", b1="crate")
    read_news(s, event)
    assert s.rule(0) == f"event.{event}"
    line = {"warehouse_fire": "discard barrel a1", "clearance_sale": "sell barrel a1"}[event]
    assert why(s, f"0 {line}") == f"event.{event}"


# --- whole games


@pytest.mark.rule("round.phases")
@pytest.mark.parametrize(("players", "length"), [(1, "short"), (2, "short"), (3, "long"), (4, "long")])
def test_every_forbidden_action_of_a_game_has_a_known_reason(players, length):
    s, dice = fresh(players, length), FastDice(players)
    while s.actor() >= 0:
        for seat in range(players):
            allowed = {int(action) for action in s.legal(seat)}
            for _ in range(4):
                action = GAME.notation.action(dice.below(GAME.notation.size))
                reason = s.why_not(seat, action)
                assert reason in ("", *GAME.rules)
                assert (reason == "") == (action in allowed)
        can = s.legal(s.actor())
        s.apply(s.actor(), can[dice.below(len(can))], dice)
    assert s.rule(0) == "end.over"


@pytest.mark.rule("bid.order")
def test_a_table_refuses_a_forbidden_action_and_names_the_rule():
    t = Table(GAME, 2, "seed")
    t.play(0, "place a")
    t.play(1, "place a")
    waiting = view(t.state)["ladder"][1]
    with pytest.raises(IllegalAction) as refused:
        t.play(waiting, "bid 1 1.0")
    assert refused.value.rule == "bid.order"
    assert len(t.actions) == 2
