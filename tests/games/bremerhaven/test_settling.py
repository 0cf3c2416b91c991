"""4.4: time runs, ships leave, orders are settled; and what moves the marker of prestige."""

import pytest
from games.bremerhaven.positions import (
    at_work,
    bid,
    built,
    dock,
    enter,
    foreseen,
    harbour,
    loading,
    money,
    order,
    play,
    player,
    prestige,
    prices,
    put,
    table,
    told,
    view,
    words,
)


def due(*orders, cash=0, stars=0, furnish=None, price="price_23"):
    """Seat 0 has these orders, given as name and goods, for one more round. Barrel 4, crate 3, passenger 2, container 1."""
    s = harbour(2, ladder=[0, 1])
    prices(s, price)
    s.players[0].money, s.players[0].prestige = cash, stars
    for space, (name, loaded) in zip("abcd", orders, strict=False):
        order(s, 0, space, name, loaded, time=1)
    if furnish:
        furnish(s)
    return enter(s)


# --- the marker


@pytest.mark.rule("prestige.marker")
def test_a_penalty_lowers_the_marker_and_a_later_count_lifts_it_again():
    s = due(("order_2_01", ""), stars=3, furnish=lambda s: built(s, 0, a1="lighthouse"))
    assert prestige(s)[0] == 2
    bid(s)
    assert prestige(s)[0] == 3


@pytest.mark.rule("prestige.marker")
def test_a_bonus_lifts_the_marker_whatever_lies_in_the_harbour():
    s = due(("order_2_13", "barrel container passenger"), stars=4)
    assert (player(s, 0)["prestige_now"], prestige(s)[0]) == (0, 5)


@pytest.mark.rule("prestige.marker")
def test_a_bonus_comes_on_top_of_the_count():
    s = due(("order_2_13", "barrel container passenger"), stars=1, furnish=lambda s: built(s, 0, a1="lighthouse"))
    assert prestige(s)[0] == 3 + 1


@pytest.mark.rule("prestige.marker")
def test_the_marker_never_falls_below_zero_and_a_void_loss_is_not_remembered():
    s = due(("order_2_01", ""), ("order_3_09", ""), stars=1)
    assert prestige(s)[0] == 0
    order(s, 0, "a", "order_2_13", "barrel container passenger", time=1)
    bid(s)
    assert prestige(s)[0] == 1


# --- time


@pytest.mark.rule("time.tokens")
def test_one_token_is_taken_off_every_ship_and_order():
    s = at_work(lambda s: [dock(s, 0, 1, "ship_1_01", aboard=0, time=4), dock(s, 1, 2, "ship_1_03", aboard=0, time=2),
                           order(s, 0, "a", "order_1_01", time=3), order(s, 0, "d", "order_1_02", time=2)])  # fmt: skip
    assert view(s)["round"] == 2
    assert [player(s, 0)["docks"][0]["ship"]["time"], player(s, 1)["docks"][1]["ship"]["time"]] == [3, 1]
    assert [loading(s, 0, "a")["time"], loading(s, 0, "d")["time"]] == [2, 1]


@pytest.mark.rule("time.tokens")
def test_cards_of_this_round_lose_a_token_too():
    s = table(2, ladder=[0, 1], ships="ship_1_04", orders="order_1_07")  # one round; four rounds
    bid(s, a="5 2.1, 4 3.1")
    play(s, "0 moor 2 passenger 1", "0 place a", "0 done")
    assert player(s, 0)["docks"][1]["ship"] is None
    assert loading(s, 0, "a")["time"] == 3
    assert prestige(s)[0] == 2  # the ship was counted before it left


@pytest.mark.rule("time.ship_leaves")
def test_a_ship_leaves_with_what_is_still_aboard():
    s = at_work(lambda s: dock(s, 0, 2, "ship_1_01", time=1))
    assert foreseen(s, "0 done")["departs"] == [{"dock": 2, "ship": "ship_1_01", "lost": 2}]
    play(s, "0 unload 2 a1")
    facts = play(s, "0 done")
    assert {"fact": "departed", "seat": 0, "dock": 2, "ship": "ship_1_01", "good": "barrel", "lost": 1, "money": 0} in facts
    assert player(s, 0)["docks"][1]["ship"] is None
    assert (money(s)[0], prestige(s)[0]) == (9, 1)


# --- orders


@pytest.mark.rule("settle.sale")
def test_all_goods_are_sold_at_the_present_prices_even_if_some_are_missing():
    s = due(("order_3_10", "crate passenger"), cash=5)  # penalty 4
    assert told(s, "settled") == [{
        "fact": "settled", "seat": 0, "loading": "a", "order": "order_3_10", "goods": ["crate", "passenger"], "sale": 5, "complete": False,
        "money": -4, "prestige": 0,
    }]  # fmt: skip
    assert (money(s)[0], loading(s, 0, "a")) == (5 + 5 - 4, None)


@pytest.mark.rule("settle.sale")
def test_prices_are_those_of_the_moment():
    s = table(2, ladder=[0, 1], price="price_23", money=[0, 0])
    order(s, 0, "a", "order_1_01", "barrel barrel", time=1)
    bid(s, a="5 1.4")
    assert loading(s, 0, "a")["sale"] == 8
    assert foreseen(s, "0 price price_01")["orders"] == [{"loading": "a", "order": "order_1_01", "sale": 2}]
    facts = play(s, "0 price price_01")
    assert [fact["sale"] for fact in facts if fact["fact"] == "settled"] == [2]


@pytest.mark.rule("settle.sale")
def test_each_good_in_a_joker_slot_is_sold_at_its_own_price():
    s = due(("order_3_04", "barrel barrel container"))
    assert money(s)[0] == 4 + 4 + 1


@pytest.mark.rule("settle.sale")
def test_the_end_of_a_harbour_is_foreseen():
    s = due(("order_1_02", "crate crate"), furnish=lambda s: put(s, 0, a1="barrel"))
    assert foreseen(s, "0 done")["settles"] == [
        {"loading": "a", "order": "order_1_02", "sale": 6, "complete": True, "money": 7, "prestige": 0},
    ]


@pytest.mark.rule("settle.bonus")
@pytest.mark.parametrize(("name", "loaded", "sale", "coins", "stars"), [
    ("order_1_01", "barrel barrel", 8, 0, 0),
    ("order_1_02", "crate crate", 6, 1, 0),
    ("order_3_02", "passenger passenger passenger", 6, 0, 1),
    ("order_4_02", "container container passenger passenger", 6, 2, 1),
])  # fmt: skip
def test_a_complete_order_pays_its_bonus(name, loaded, sale, coins, stars):
    s = due((name, loaded))
    assert (money(s)[0], prestige(s)[0]) == (sale + coins, stars)


@pytest.mark.rule("settle.bonus")
def test_an_incomplete_order_pays_none():
    s = due(("order_4_02", "container container passenger"), cash=10, stars=2)
    assert (money(s)[0], prestige(s)[0]) == (10 + 4 - 5, 2)


@pytest.mark.rule("settle.penalty")
@pytest.mark.parametrize(
    ("name", "coins", "stars"), [("order_1_01", 1, 0), ("order_4_12", 5, 0), ("order_2_01", 0, 1), ("order_1_04", 0, 0)]
)
def test_an_order_that_is_not_complete_costs_its_penalty(name, coins, stars):
    s = due((name, ""), cash=7, stars=2)
    assert (money(s)[0], prestige(s)[0]) == (7 - coins, 2 - stars)


@pytest.mark.rule("settle.together")
def test_all_goods_are_sold_before_penalties_are_paid():
    s = due(("order_4_12", ""), ("order_1_01", "barrel barrel"))
    assert money(s)[0] == 8 - 5


@pytest.mark.rule("settle.together")
def test_prestige_is_gained_before_it_is_lost():
    s = due(("order_2_01", ""), ("order_3_02", "passenger passenger passenger"))
    assert prestige(s)[0] == 0


@pytest.mark.rule("settle.together")
def test_ships_leave_before_orders_are_settled():
    def furnish(s):
        dock(s, 0, 2, "ship_1_01", aboard=0, time=1)
        built(s, 0, a1="maritime_museum")

    s = due(("order_1_01", ""), furnish=furnish)
    assert [word for word in words(told(s)) if word in ("departed", "settled")] == ["departed", "settled"]
    assert money(s)[0] == 1 - 1


# --- no debts


@pytest.mark.rule("money.no_debts")
def test_a_penalty_takes_what_there_is_and_the_rest_is_dropped():
    s = due(("order_4_12", ""), cash=3)
    assert money(s)[0] == 0
    assert [fact["money"] for fact in told(s, "settled")] == [-3]
    bid(s)
    assert money(s)[0] == 5 + 4  # nothing is owed later


@pytest.mark.rule("money.no_debts")
def test_a_refused_order_takes_what_there_is():
    s = table(2, ladder=[0, 1], orders="order_4_02", money=[0, 0])
    bid(s, a="5 3.1, 1 1.4, 2 1.4, 3 1.4, 4 1.4")
    play(s, "0 price price_01")
    s.players[0].money = 2
    facts = play(s, "0 refuse")
    assert {"fact": "refused", "seat": 0, "order": "order_4_02", "money": -2, "prestige": 0} in facts
    assert money(s)[0] == 0


@pytest.mark.rule("money.no_debts")
def test_what_the_cash_does_not_cover_comes_from_the_deposit():
    def furnish(s):
        built(s, 0, a1="bank")
        s.players[0].deposit = 3

    s = due(("order_4_12", ""), cash=4, furnish=furnish)
    play(s, "0 done")
    assert (money(s)[0], player(s, 0)["deposit"]) == (0, 2)
