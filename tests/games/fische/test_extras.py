"""Extra actions in general, production and prices, rule by rule."""

import pytest
from games.fische.positions import (
    can,
    goods,
    inside,
    legal,
    own,
    play,
    player,
    price,
    prices,
    put,
    reserve,
    stock,
    stock_of,
    table,
    told,
    view,
    why,
    words,
)

GOODS = ["fish", "cigarettes", "burgers", "fennel", "booze"]


def produced(s):
    return [(fact["kiosk"], fact["good"], fact["number"]) for fact in told(s, "produced")]


# --- compulsory, in order


@pytest.mark.rule("extra.compulsory")
def test_who_does_not_trade_carries_out_the_extra_actions_all_the_same():
    s = inside(3)
    play(s, "0 done")
    assert produced(s) == [("kiosk_9", "booze", 1)]
    assert price(s, "fish") == 80


@pytest.mark.rule("extra.compulsory")
def test_who_trades_carries_them_out_too():
    s = inside(3)
    play(s, "0 buy burgers 1", "0 done")
    assert price(s, "fish") == 80


@pytest.mark.rule("extra.compulsory")
def test_without_anything_to_trade_they_follow_the_stop():
    s = put(table(2), seat_0="n0", seat_1="k9")
    facts = play(s, "0 walk k4", "0 stop")
    assert words(facts) == ["walked", "stopped"]
    assert view(s)["phase"] == "acting"
    assert why(s, "0 next") == why(s, "0 decline") == "extra.compulsory"


@pytest.mark.rule("extra.compulsory")
def test_one_cannot_pass_over_a_choice():
    s = inside(7)
    play(s, "0 done")
    assert legal(s) == [f"produce {good}" for good in GOODS]
    assert why(s, "0 decline") == "extra.compulsory"


@pytest.mark.rule("extra.compulsory")
def test_the_turn_ends_after_the_last_one():
    s = inside(4)
    assert words(play(s, "0 done", "0 price fish up")) == ["price", "turn"]
    assert s.actor() == 1


@pytest.mark.rule("extra.order")
def test_extra_actions_happen_in_printed_order():
    s = inside(10)
    play(s, "0 done")
    assert words(told(s)) == ["produced", "produced", "price"]
    assert [fact["good"] for fact in told(s)] == ["fish", "fish", "burgers"]
    assert view(s)["decision"] == "move_pawn"


@pytest.mark.rule("extra.order")
def test_a_rise_before_a_choice_is_seen_before_it():
    s = inside(19)
    play(s, "0 done")
    assert price(s, "burgers") == 80
    assert view(s)["decision"] == "swap_stocks"


@pytest.mark.rule("extra.lapse")
def test_without_an_opponents_pawn_on_the_board_none_is_moved():
    s = put(inside(17), seat_1=None, seat_2=None)
    play(s, "0 done")
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["move_pawn"]
    assert s.actor() == 1


@pytest.mark.rule("extra.lapse")
def test_without_any_stock_none_is_swapped():
    s = inside(19)
    for place, good in [("k3", "burgers"), ("k5", "fennel"), ("k6", "fish"), ("k9", "booze"), ("k10", "burgers"), ("k11", "fish")]:
        stock(s, place, **{good: 0})
    play(s, "0 done")
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["swap_stocks"]


@pytest.mark.rule("extra.lapse")
def test_a_good_may_be_chosen_even_if_nothing_happens_to_it():
    s = prices(inside(4), fish=10)
    play(s, "0 done", "0 price fish down")
    assert price(s, "fish") == 10
    s = inside(7, kiosks=[7, 2, 3, 4, 8, 6, 12, 19, 9, 10, 11, 17])  # nobody sells fennel
    play(s, "0 done", "0 produce fennel")
    assert produced(s) == []
    assert price(s, "fennel") == 50


# --- production


@pytest.mark.rule("produce.all")
def test_every_merchant_of_the_good_gets_a_token_from_the_reserve():
    s = inside(10)
    before = view(s)["reserve"]["fish"]
    play(s, "0 done")
    assert produced(s) == [("kiosk_6", "fish", 1), ("kiosk_11", "fish", 1)]
    assert stock_of(s, "k6") == stock_of(s, "k11") == {"fish": 2}
    assert view(s)["reserve"]["fish"] == before - 2
    assert price(s, "fish") == 50


@pytest.mark.rule("produce.all")
def test_those_who_buy_or_change_the_good_get_nothing():
    s = inside(10)
    play(s, "0 done")
    assert stock_of(s, "k5") == {"fennel": 1}  # buys fish
    assert stock_of(s, "k7") == {}  # gives fish


@pytest.mark.rule("produce.shortage")
def test_with_no_token_left_the_price_rises():
    s = reserve(inside(3), booze=0)
    play(s, "0 done")
    assert produced(s) == []
    assert price(s, "booze") == 80
    assert told(s, "shortage") == [{"fact": "shortage", "good": "booze"}]


@pytest.mark.rule("produce.shortage")
def test_the_player_on_turn_gives_out_the_last_tokens_then_the_price_rises_once():
    s = reserve(inside(10), fish=1)
    play(s, "0 done")
    assert legal(s) == ["supply k6", "supply k11"]
    assert why(s, "0 push 1") == why(s, "0 done") == "produce.shortage"
    play(s, "0 supply k11")
    assert stock_of(s, "k6") == {"fish": 1}
    assert stock_of(s, "k11") == {"fish": 2}
    assert price(s, "fish") == 80
    assert view(s)["decision"] == "move_pawn"


@pytest.mark.rule("produce.shortage")
def test_just_enough_tokens_are_no_shortage():
    s = reserve(inside(10), fish=2)
    play(s, "0 done")
    assert price(s, "fish") == 50
    assert view(s)["reserve"]["fish"] == 0


# --- prices


@pytest.mark.rule("price.rise")
@pytest.mark.parametrize(
    ("before", "after"), [(10, 40), (20, 50), (30, 50), (40, 60), (50, 80), (60, 100), (80, 100), (100, 120), (120, 150)]
)
def test_a_rise_goes_by_the_steps_of_its_level(before, after):
    s = prices(inside(3), fish=before)
    play(s, "0 done")
    assert price(s, "fish") == after
    assert told(s, "price")[0] == {"fact": "price", "good": "fish", "from": before, "to": after}


@pytest.mark.rule("price.fall")
@pytest.mark.parametrize(
    ("before", "after"), [(10, 10), (20, 10), (30, 20), (40, 30), (50, 30), (60, 40), (80, 50), (100, 50), (120, 60), (150, 60)]
)
def test_a_fall_goes_by_the_steps_of_its_level(before, after):
    s = prices(inside(4), fish=before)
    play(s, "0 done", "0 price fish down")
    assert price(s, "fish") == after


@pytest.mark.rule("price.rise")
def test_only_the_price_shown_moves():
    s = inside(3)
    play(s, "0 done")
    assert [price(s, good) for good in GOODS] == [80, 50, 50, 50, 50]


@pytest.mark.rule("price.overflow")
def test_a_rise_at_the_top_produces_instead():
    s = prices(inside(3), fish=150)
    play(s, "0 done")
    assert price(s, "fish") == 150
    assert produced(s) == [("kiosk_9", "booze", 1), ("kiosk_6", "fish", 1), ("kiosk_11", "fish", 1)]


@pytest.mark.rule("price.loop")
def test_such_a_production_causes_no_rise_when_it_falls_short():
    s = reserve(prices(inside(3), fish=150), fish=1)
    play(s, "0 done", "0 supply k6")
    assert price(s, "fish") == 150
    assert told(s, "shortage") == []
    assert s.actor() == 1


@pytest.mark.rule("price.loop")
def test_with_an_empty_reserve_a_rise_at_the_top_does_nothing():
    s = reserve(prices(inside(3), fish=150), fish=0)
    play(s, "0 done")
    assert stock_of(s, "k6") == {"fish": 1}
    assert price(s, "fish") == 150
    assert s.actor() == 1


@pytest.mark.rule("price.loop")
def test_a_rise_after_a_shortage_that_would_pass_the_top_is_lost():
    s = reserve(prices(inside(3), booze=150), booze=0)
    play(s, "0 done")
    assert price(s, "booze") == 150
    assert told(s, "overflow") == []


@pytest.mark.rule("produce.shortage")
def test_a_shortage_after_a_bonus_token_is_given_out_before_anything_else():
    s = reserve(prices(own(put(table(2), seat_0="s1"), 0, bonus="price"), fish=150), fish=1)
    play(s, "0 bonus-price fish up")
    assert legal(s) == ["supply k6", "supply k11"]
    play(s, "0 supply k6")
    assert view(s)["points"] == 3
    assert can(s, "walk") != []


@pytest.mark.rule("produce.shortage")
def test_a_shortage_during_trade_leads_back_to_the_trade():
    s = reserve(prices(own(inside(3), 0, bonus="price price"), fish=150), fish=1)
    play(s, "0 bonus-price fish up")
    assert why(s, "0 bonus-price fish up") == why(s, "0 buy burgers 1") == "produce.shortage"
    play(s, "0 supply k11", "0 buy burgers 1")


@pytest.mark.rule("produce.shortage")
def test_a_shortage_between_two_extra_actions_leads_on_to_the_next():
    s = reserve(prices(own(inside(3), 0, bonus="price"), fish=150), fish=1)
    play(s, "0 done", "0 bonus-price fish up", "0 supply k11")
    assert legal(s) == ["next"]
    play(s, "0 next")
    assert price(s, "fish") == 150
    assert s.actor() == 1


@pytest.mark.rule("produce.all")
def test_the_merchant_one_visits_takes_part():
    s = inside(33)
    play(s, "0 done", "0 produce fennel")
    assert stock_of(s, "k1") == stock_of(s, "k5") == {"fennel": 2}


# --- every kiosk has the extra actions listed for it


KIOSKS = {
    1: "P fennel, P fish",
    3: "P booze, U fish",
    5: "P booze, U cigarettes",
    6: "P burgers, U booze",
    9: "U fennel, P cigarettes",
    11: "U fish, P fennel",
    15: "P booze, P fish",
    18: "P cigarettes, P burgers",
    21: "U fennel, P cigarettes",
    23: "P fennel, U cigarettes",
    27: "U booze, P burgers",
    30: "P booze, P cigarettes",
    32: "U cigarettes, P burgers",
    35: "P fennel, U burgers",
}
MERCHANT_OF = {"fish": 6, "cigarettes": 13, "burgers": 3, "fennel": 5, "booze": 9}


@pytest.mark.rule("extra.order")
@pytest.mark.parametrize("number", KIOSKS)
def test_what_a_stop_at_a_merchant_with_simple_actions_brings(number):
    """Beside it there is a merchant of each good, and at most one."""
    others = [kiosk for kiosk in [*MERCHANT_OF.values(), 2, 4, 7, 8, 12, 16, 17] if kiosk != number]
    s = inside(number, kiosks=[number, *others, 25, 22][:12])
    play(s, "0 done")
    happened = [("P" if fact["fact"] == "produced" else "U", fact["good"]) for fact in told(s) if fact["fact"] in ("produced", "price")]
    assert [f"{what} {good}" for what, good in happened] == KIOSKS[number].split(", ")
    assert player(s, 0)["florins"] == 150
    assert goods(s, 0) == []
