"""Extra actions of the annex with goods and prices; the two simple ones are in test_extras.py."""

import pytest
from games.fische.positions import (
    goods,
    inside,
    legal,
    own,
    play,
    player,
    price,
    prices,
    reserve,
    stock,
    stock_of,
    told,
    view,
    why,
)

GOODS = ["fish", "cigarettes", "burgers", "fennel", "booze"]


def acting(number, **options):
    """The extra actions of a kiosk at k1, up to the first choice. Merchants: k3 and k10 burgers, k5 fennel, k6 and k11 fish, k9 booze."""
    s = inside(number, **options)
    play(s, "0 done")
    return s


def all_prices(s):
    return [price(s, good) for good in GOODS]


# --- two merchants produce


@pytest.mark.rule("action.two_merchants")
def test_two_merchants_of_ones_choice_get_a_token():
    s = acting(22)
    assert price(s, "fish") == 80
    assert legal(s) == ["supply k3", "supply k5", "supply k6", "supply k9", "supply k10", "supply k11"]
    play(s, "0 supply k5", "0 supply k10")
    assert stock_of(s, "k5") == {"fennel": 2}
    assert stock_of(s, "k10") == {"burgers": 2}
    assert stock_of(s, "k3") == {"burgers": 1}
    assert s.actor() == 1


@pytest.mark.rule("action.two_merchants")
def test_they_are_different_ones():
    s = acting(22)
    play(s, "0 supply k5")
    assert why(s, "0 supply k5") == "action.two_merchants"
    assert why(s, "0 supply k4") == "action.two_merchants"


@pytest.mark.rule("action.two_merchants")
def test_two_merchants_of_the_same_good_and_one_token():
    s = reserve(acting(22), burgers=1)
    play(s, "0 supply k10", "0 supply k3")
    assert stock_of(s, "k10") == {"burgers": 2}
    assert stock_of(s, "k3") == {"burgers": 1}
    assert price(s, "burgers") == 80


@pytest.mark.rule("action.two_merchants")
def test_the_price_rises_once_per_good():
    s = reserve(acting(22), burgers=0)
    play(s, "0 supply k3", "0 supply k10")
    assert price(s, "burgers") == 80
    s = reserve(acting(22), burgers=0, booze=0)
    play(s, "0 supply k3", "0 supply k9")
    assert (price(s, "burgers"), price(s, "booze")) == (80, 80)


@pytest.mark.rule("action.two_merchants")
def test_a_token_is_of_what_the_merchant_sells_whatever_lies_there():
    s = stock(acting(22), "k5", fennel=0, booze=2)
    play(s, "0 supply k5", "0 supply k6")
    assert stock_of(s, "k5") == {"fennel": 1, "booze": 2}


# --- all prices rise


@pytest.mark.rule("action.all_prices_rise")
def test_all_five_prices_rise_by_their_own_steps():
    s = prices(inside(36), fish=10, cigarettes=30, burgers=60, fennel=80, booze=120)
    play(s, "0 done")
    assert all_prices(s) == [40, 50, 100, 100, 150]
    assert [fact["good"] for fact in told(s, "price")] == GOODS


@pytest.mark.rule("action.all_prices_rise")
def test_a_price_at_the_top_becomes_a_production_and_the_others_go_on():
    s = reserve(prices(inside(36), fish=150), fish=1)
    play(s, "0 done")
    assert all_prices(s) == [150, 50, 50, 50, 50]
    play(s, "0 supply k11")
    assert all_prices(s) == [150, 80, 80, 80, 80]
    assert s.actor() == 1


@pytest.mark.rule("action.all_prices_rise")
def test_two_goods_at_the_top_are_given_out_one_after_the_other():
    s = reserve(prices(inside(36), fish=150, burgers=150), fish=1, burgers=1)
    play(s, "0 done", "0 supply k11")
    assert legal(s) == ["supply k3", "supply k10"]
    play(s, "0 supply k3")
    assert all_prices(s) == [150, 80, 150, 80, 80]


# --- production by choice


@pytest.mark.rule("action.double_production")
def test_each_merchant_of_a_good_gets_two_tokens():
    s = acting(20)
    assert price(s, "fennel") == 80
    play(s, "0 produce fish")
    assert stock_of(s, "k6") == stock_of(s, "k11") == {"fish": 3}
    assert s.actor() == 1


@pytest.mark.rule("action.double_production")
def test_a_shortage_of_two_each_is_given_out_token_by_token_and_the_price_rises_once():
    s = reserve(acting(20), fish=3)
    play(s, "0 produce fish", "0 supply k6", "0 supply k6")
    assert legal(s) == ["supply k11"]
    play(s, "0 supply k11")
    assert stock_of(s, "k6") == {"fish": 3}
    assert stock_of(s, "k11") == {"fish": 2}
    assert price(s, "fish") == 80


@pytest.mark.rule("action.double_production")
def test_a_single_merchant_gets_what_there_is():
    s = reserve(acting(20), booze=1)
    play(s, "0 produce booze")
    assert stock_of(s, "k9") == {"booze": 2}
    assert price(s, "booze") == 80


@pytest.mark.rule("action.produce_choice")
@pytest.mark.parametrize("number", [7, 33])
def test_a_good_of_ones_choice_is_produced(number):
    s = acting(number)
    assert legal(s) == [f"produce {good}" for good in GOODS]
    play(s, "0 produce fish")
    assert stock_of(s, "k6") == stock_of(s, "k11") == {"fish": 2}
    assert s.actor() == 1


# --- prices by choice


@pytest.mark.rule("action.price_change")
@pytest.mark.parametrize("number", [4, 13])
def test_a_price_of_ones_choice_rises_or_falls(number):
    s = acting(number)
    assert legal(s) == [f"price {good} {way}" for good in GOODS for way in ("up", "down")]
    play(s, "0 price fish down")
    assert price(s, "fish") == 30


@pytest.mark.rule("action.price_fall")
def test_a_price_of_ones_choice_falls():
    s = acting(25)
    assert legal(s) == [f"price {good} down" for good in GOODS]
    assert why(s, "0 price fish up") == "action.price_fall"
    play(s, "0 price fish down")
    assert price(s, "fish") == 30
    assert stock_of(s, "k9") == {"booze": 2}


# --- special sale


def selling(goods="fish booze", **options):
    s = own(inside(16, **options), 0, goods=goods)
    play(s, "0 done")
    return s


@pytest.mark.rule("action.special_sale")
def test_one_token_is_sold_at_the_price_of_the_board_which_then_rises():
    s = selling("fish fish booze")
    before = view(s)["reserve"]["fish"]
    assert legal(s) == ["sell fish 1", "sell booze 1", "decline"]
    play(s, "0 sell fish 1")
    assert player(s, 0)["florins"] == 200
    assert goods(s, 0) == ["fish", "booze"]
    assert view(s)["reserve"]["fish"] == before + 1
    assert price(s, "fish") == 80
    assert s.actor() == 1


@pytest.mark.rule("action.special_sale")
def test_only_one_token_is_sold():
    assert why(selling("fish fish"), "0 sell fish 2") == "action.special_sale"


@pytest.mark.rule("action.special_sale")
def test_by_option_the_price_falls():
    s = selling(special_sale_effect="fall")
    play(s, "0 sell fish 1")
    assert player(s, 0)["florins"] == 200
    assert price(s, "fish") == 30


@pytest.mark.rule("action.special_sale")
def test_without_a_sale_no_price_moves():
    s = selling()
    play(s, "0 decline")
    assert all_prices(s) == [50] * 5
    assert told(s, "declined") == [{"fact": "declined", "seat": 0, "extra": "special_sale"}]


@pytest.mark.rule("action.special_sale")
def test_a_sale_at_the_top_produces_with_the_token_just_sold():
    s = reserve(prices(selling("booze"), booze=150), booze=0)
    play(s, "0 sell booze 1")
    assert player(s, 0)["florins"] == 300
    assert stock_of(s, "k9") == {"booze": 2}
    assert price(s, "booze") == 150


@pytest.mark.rule("action.special_sale")
def test_with_nothing_to_sell_it_lapses():
    s = inside(16)
    play(s, "0 done")
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["special_sale"]
    assert s.actor() == 1


@pytest.mark.rule("action.special_sale")
def test_a_token_just_bought_from_franz_may_be_sold():
    s = inside(16)
    play(s, "0 buy fish 1", "0 done", "0 sell fish 1")
    assert player(s, 0)["florins"] == 150
    assert price(s, "fish") == 80


# --- all for fifty


@pytest.mark.rule("action.all_for_50")
def test_a_token_of_any_good_costs_fifty():
    s = prices(inside(28), booze=150)
    play(s, "0 done")
    assert legal(s) == [*[f"buy {good} 1" for good in GOODS], "decline"]
    before = view(s)["reserve"]["booze"]
    play(s, "0 buy booze 1")
    assert goods(s, 0) == ["booze"]
    assert player(s, 0)["florins"] == 100
    assert view(s)["reserve"]["booze"] == before - 1
    assert price(s, "booze") == 150


@pytest.mark.rule("action.all_for_50")
def test_it_may_be_declined():
    s = acting(28)
    play(s, "0 decline")
    assert player(s, 0)["florins"] == 150
    assert s.actor() == 1


@pytest.mark.rule("action.all_for_50")
def test_only_one_token_and_only_from_the_reserve():
    s = reserve(acting(28), booze=0)
    assert why(s, "0 buy fish 2") == why(s, "0 buy booze 1") == "action.all_for_50"


@pytest.mark.rule("action.all_for_50")
@pytest.mark.parametrize(("florins", "have"), [(49, ""), (150, "fish fish fish fish fish fish fish")])
def test_without_fifty_florins_or_room_it_lapses(florins, have):
    s = own(inside(28), 0, goods=have, florins=florins)
    play(s, "0 done")
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["all_for_50"]
    assert s.actor() == 1


# --- gift


@pytest.mark.rule("action.gift")
@pytest.mark.parametrize("number", [8, 24])
def test_the_cheapest_good_is_given(number):
    s = prices(inside(number), fennel=30)
    before = view(s)["reserve"]["fennel"]
    play(s, "0 done")
    assert goods(s, 0) == ["fennel"]
    assert told(s, "gift") == [{"fact": "gift", "seat": 0, "good": "fennel"}]
    produced = 1 if number == 24 else 0
    assert view(s)["reserve"]["fennel"] == before - 1 - produced


@pytest.mark.rule("action.gift")
def test_two_equally_cheap_goods_bring_nothing():
    s = prices(inside(8), fennel=30, booze=30)
    play(s, "0 done")
    assert goods(s, 0) == []
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["gift"]


@pytest.mark.rule("action.gift")
def test_equal_prices_above_the_cheapest_do_not_matter():
    s = prices(inside(8), fennel=10, booze=30, fish=30)
    play(s, "0 done")
    assert goods(s, 0) == ["fennel"]


@pytest.mark.rule("action.gift")
def test_no_gift_with_seven_tokens_or_from_an_empty_reserve():
    s = prices(own(inside(8), 0, goods="fish fish fish fish fish fish fish"), fennel=30)
    play(s, "0 done")
    assert len(goods(s, 0)) == 7
    s = reserve(prices(inside(8), fennel=30), fennel=0)
    play(s, "0 done")
    assert goods(s, 0) == []
