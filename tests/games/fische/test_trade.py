"""Merchants, changers and the three special kiosks, rule by rule."""

import pytest
from games.fische.positions import (
    can,
    goods,
    inside,
    kiosk,
    legal,
    own,
    play,
    player,
    price,
    prices,
    reserve,
    stock,
    stock_of,
    view,
    why,
)


def florins(s, seat=0):
    return player(s, seat)["florins"]


def left(s, good):
    return view(s)["reserve"][good]


# --- all kiosks


@pytest.mark.rule("trade.optional")
@pytest.mark.parametrize("number", [1, 2, 4, 8, 16, 25])
def test_nobody_must_trade(number):
    s = prices(own(inside(number), 0, goods="fish fish fish fennel burgers"), booze=80)
    assert len(legal(s)) > 1
    assert legal(s)[-1] == "done"
    play(s, "0 done")
    assert goods(s, 0)[:3] == ["fish"] * 3


@pytest.mark.rule("trade.optional")
def test_one_may_do_a_part_of_the_trade_only():
    s = stock(own(inside(1), 0, goods="burgers burgers"), "k1", cigarettes=3)
    play(s, "0 sell burgers 1", "0 buy cigarettes 2", "0 done")
    assert goods(s, 0) == ["cigarettes", "cigarettes", "burgers"]


@pytest.mark.rule("trade.limit")
def test_nobody_buys_an_eighth_token():
    s = stock(own(inside(6), 0, goods="booze booze booze booze booze"), "k1", fish=3)
    assert can(s, "buy") == ["buy fish 1", "buy fish 2"]
    assert why(s, "0 buy fish 3") == "trade.limit"


@pytest.mark.rule("trade.limit")
def test_a_sale_makes_room():
    s = own(inside(6), 0, goods="fennel fennel booze booze booze booze booze")
    assert why(s, "0 buy fish 1") == "trade.limit"
    play(s, "0 sell fennel 2", "0 buy fish 1")
    assert goods(s, 0) == ["fish"] + ["booze"] * 5


@pytest.mark.rule("trade.limit")
def test_with_seven_tokens_changers_and_freddy_are_of_no_use():
    for number in (4, 8):
        s = own(inside(number), 0, goods="fennel fennel fennel fennel fennel fennel fennel")
        assert legal(s) == ["done"]
        assert why(s, "0 exchange fennel burgers") == "trade.limit"


@pytest.mark.rule("trade.limit")
def test_with_six_tokens_a_changer_is_of_use_once():
    s = own(inside(4), 0, goods="fennel fennel fennel fennel fennel fennel")
    play(s, "0 exchange fennel burgers")
    assert len(goods(s, 0)) == 7
    assert why(s, "0 exchange fennel burgers") == "trade.limit"


@pytest.mark.rule("trade.limit")
def test_with_seven_tokens_franz_sells_nothing_and_felicitas_exchanges():
    seven = "fish fish fish fish fish fish fish"
    assert why(own(inside(16), 0, goods=seven), "0 buy booze 1") == "trade.limit"
    assert why(prices(own(inside(25), 0, goods=seven), booze=80), "0 exchange fish booze") == ""


@pytest.mark.rule("trade.kiosk")
@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "exchange burgers fish"),
        (1, "fetish idol_1"),
        (1, "take fish"),
        (2, "buy fish 1"),
        (2, "exchange fish booze"),
        (4, "buy burgers 1"),
        (4, "sell fennel 1"),
        (8, "sell fish 1"),
        (16, "sell fish 1"),
        (16, "exchange fish booze"),
        (25, "buy booze 1"),
        (25, "fetish idol_1"),
    ],
)
def test_a_kiosk_trades_only_in_its_own_way(number, line):
    s = own(inside(number), 0, goods="fish fish fish fennel burgers")
    assert why(s, f"0 {line}") == "trade.kiosk"


@pytest.mark.rule("trade.reserve")
def test_what_is_not_in_the_reserve_cannot_be_had():
    assert why(reserve(own(inside(4), 0, goods="fennel"), burgers=1), "0 exchange fennel burgers") == "trade.reserve"
    assert why(reserve(inside(16), booze=0), "0 buy booze 1") == "trade.reserve"
    assert why(reserve(own(inside(8), 0, goods="fish"), booze=0), "0 exchange fish booze") == "trade.reserve"
    s = prices(own(inside(25), 0, goods="fish"), booze=80)
    assert why(reserve(s, booze=0), "0 exchange fish booze") == "trade.reserve"


@pytest.mark.rule("trade.reserve")
def test_a_changer_can_be_used_once_with_two_or_three_tokens_left():
    for there in (2, 3):
        s = reserve(own(inside(4), 0, goods="fennel fennel"), burgers=there)
        play(s, "0 exchange fennel burgers")
        assert why(s, "0 exchange fennel burgers") == "trade.reserve"


# --- merchants


@pytest.mark.rule("merchant.buy")
def test_only_what_is_in_stock_can_be_bought():
    s = inside(6)
    assert why(s, "0 buy fish 2") == why(s, "0 buy booze 1") == "merchant.buy"


@pytest.mark.rule("merchant.buy")
def test_the_price_of_the_board_does_not_change():
    s = stock(inside(6), "k1", fish=3)
    play(s, "0 buy fish 3")
    assert price(s, "fish") == 50
    assert stock_of(s, "k1") == {}


@pytest.mark.rule("merchant.buy")
def test_tokens_bought_come_from_the_stock_not_from_the_reserve():
    s = stock(inside(6), "k1", fish=3)
    before = left(s, "fish")
    play(s, "0 buy fish 2")
    assert left(s, "fish") == before


@pytest.mark.rule("merchant.buy")
def test_foreign_goods_in_stock_are_for_sale_each_at_its_own_price():
    s = prices(stock(inside(6), "k1", fish=1, booze=2), booze=100)
    assert {good: unit for good, unit in kiosk(s, "k1")["unit_price"].items() if good in ("fish", "booze")} == {"fish": 40, "booze": 60}
    play(s, "0 buy booze 1", "0 buy fish 1")
    assert florins(s) == 150 - 60 - 40


@pytest.mark.rule("merchant.price")
@pytest.mark.parametrize(
    ("board", "tokens", "unit"), [(150, 1, 120), (150, 4, 60), (60, 2, 40), (50, 4, 10), (50, 5, 10), (10, 1, 10), (20, 6, 10)]
)
def test_each_token_in_stock_takes_a_step_off_but_ten_is_the_least(board, tokens, unit):
    s = prices(stock(inside(6), "k1", fish=tokens), fish=board)
    play(s, "0 buy fish 1")
    assert florins(s) == 150 - unit


@pytest.mark.rule("merchant.price")
def test_all_tokens_bought_together_have_one_price():
    s = prices(stock(inside(6), "k1", fish=3), fish=60)
    play(s, "0 buy fish 3")
    assert florins(s) == 150 - 3 * 30


@pytest.mark.rule("merchant.florins")
def test_there_is_no_credit():
    s = own(stock(inside(6), "k1", fish=2), 0, florins=59)
    assert can(s, "buy") == ["buy fish 1"]
    assert why(s, "0 buy fish 2") == "merchant.florins"


@pytest.mark.rule("merchant.florins")
def test_money_from_a_sale_can_be_spent_at_once():
    s = own(inside(6), 0, goods="fennel", florins=0)
    assert why(s, "0 buy fish 1") == "merchant.florins"
    play(s, "0 sell fennel 1", "0 buy fish 1")
    assert florins(s) == 10


@pytest.mark.rule("merchant.once")
def test_a_good_is_bought_once_in_a_visit():
    s = stock(inside(6), "k1", fish=3)
    play(s, "0 buy fish 1")
    assert why(s, "0 buy fish 1") == "merchant.once"


@pytest.mark.rule("merchant.once")
def test_the_wanted_good_is_sold_once_in_a_visit():
    s = own(inside(6), 0, goods="fennel fennel")
    play(s, "0 sell fennel 1")
    assert why(s, "0 sell fennel 1") == "merchant.once"


@pytest.mark.rule("merchant.once")
def test_after_a_swap_of_stocks_the_wanted_good_is_sold_first_and_bought_after_the_fall():
    s = own(stock(inside(6), "k1", fennel=1), 0, goods="fennel", florins=0)
    play(s, "0 sell fennel 1", "0 buy fennel 1")
    assert price(s, "fennel") == 30
    assert florins(s) == 50 - 20


@pytest.mark.rule("merchant.sell")
def test_the_wanted_good_is_sold_at_the_price_of_the_board():
    s = prices(own(inside(6), 0, goods="fennel fennel fennel"), fennel=120)
    before = left(s, "fennel")
    play(s, "0 sell fennel 2")
    assert florins(s) == 150 + 240
    assert left(s, "fennel") == before + 2
    assert stock_of(s, "k1") == {"fish": 1}


@pytest.mark.rule("merchant.sell")
def test_no_other_good_is_bought_and_no_more_than_one_has():
    s = own(inside(6), 0, goods="fennel booze")
    assert can(s, "sell") == ["sell fennel 1"]
    assert why(s, "0 sell booze 1") == why(s, "0 sell fennel 2") == "merchant.sell"


@pytest.mark.rule("merchant.fall")
@pytest.mark.parametrize(("before", "after"), [(10, 10), (20, 10), (40, 30), (80, 50), (100, 50), (150, 60)])
def test_after_a_sale_the_price_falls_once(before, after):
    s = prices(own(inside(6), 0, goods="fennel fennel fennel fennel"), fennel=before)
    play(s, "0 sell fennel 4")
    assert price(s, "fennel") == after
    assert florins(s) == 150 + 4 * before


# --- changers


CHANGERS = {
    4: ("fennel", "burgers"),
    7: ("booze", "fish"),
    12: ("cigarettes", "fennel"),
    17: ("fennel", "booze"),
    19: ("fish", "cigarettes"),
    22: ("burgers", "fish"),
    28: ("booze", "burgers"),
    31: ("cigarettes", "booze"),
    34: ("fish", "fennel"),
    36: ("burgers", "cigarettes"),
}


@pytest.mark.rule("changer.exchange")
@pytest.mark.parametrize("number", CHANGERS)
def test_each_changer_gives_two_of_its_good_for_one_it_wants(number):
    wants, gives = CHANGERS[number]
    s = own(inside(number), 0, goods=f"{wants} {wants} {wants}")
    there = left(s, gives)
    play(s, f"0 exchange {wants} {gives}")
    assert sorted(goods(s, 0)) == sorted([wants] * 2 + [gives] * 2)
    assert left(s, gives) == there - 2
    assert price(s, gives) == price(s, wants) == 50
    assert can(s, "exchange") == [f"exchange {wants} {gives}"]


@pytest.mark.rule("changer.exchange")
def test_a_changer_wants_nothing_else_and_gives_nothing_else():
    s = own(inside(4), 0, goods="fennel fish")
    assert (
        why(s, "0 exchange fish burgers") == why(s, "0 exchange fennel booze") == why(s, "0 exchange burgers fennel") == "changer.exchange"
    )


@pytest.mark.rule("changer.twice")
def test_a_new_visit_allows_two_exchanges_again():
    s = own(inside(4), 0, goods="fennel fennel fennel")
    play(s, "0 exchange fennel burgers", "0 exchange fennel burgers")
    assert why(s, "0 exchange fennel burgers") == "changer.twice"
    play(s, "0 done", "0 price fish up", "1 stop", "2 stop", "0 walk bs", "0 stop", "1 stop", "2 stop", "0 walk k1", "0 stop")
    assert why(s, "0 exchange fennel burgers") == ""


# --- special kiosks


@pytest.mark.rule("special.freddy")
@pytest.mark.parametrize("got", [("booze", "booze"), ("booze", "fennel")])
def test_freddy_gives_two_tokens_of_other_goods_alike_or_not(got):
    s = own(inside(8), 0, goods="fish fish")
    play(s, f"0 exchange fish {got[0]}", f"0 take {got[1]}")
    assert sorted(goods(s, 0)) == sorted(["fish", *got])


@pytest.mark.rule("special.freddy")
def test_freddy_does_not_give_back_what_he_got():
    s = own(inside(8), 0, goods="fish fish")
    assert why(s, "0 exchange fish fish") == "special.freddy"
    play(s, "0 exchange fish booze")
    assert why(s, "0 take fish") == "special.freddy"
    assert len(can(s, "take")) == 4


@pytest.mark.rule("special.freddy")
def test_freddy_exchanges_once():
    s = own(inside(8), 0, goods="fish fish")
    play(s, "0 exchange fish booze", "0 take booze")
    assert why(s, "0 exchange fish booze") == "special.freddy"
    assert why(s, "0 take booze") == "special.freddy"


@pytest.mark.rule("special.freddy")
def test_the_second_token_must_be_taken():
    s = own(inside(8), 0, goods="fish", bonus="price")
    play(s, "0 exchange fish booze")
    assert {action.split()[0] for action in legal(s)} == {"take"}
    assert why(s, "0 done") == "special.freddy"
    assert why(s, "0 bonus-price fish up") == "bonus.timing"


@pytest.mark.rule("special.freddy")
def test_freddy_needs_two_tokens_of_other_goods_in_the_reserve():
    s = own(inside(8), 0, goods="fish")
    reserve(s, cigarettes=0, burgers=0, fennel=0, booze=1)
    assert why(s, "0 exchange fish booze") == "trade.reserve"
    reserve(s, fennel=1)
    play(s, "0 exchange fish booze", "0 take fennel")
    assert goods(s, 0) == ["fennel", "booze"]


@pytest.mark.rule("special.franz")
def test_franz_sells_one_token_of_any_good_at_the_price_of_the_board():
    s = prices(inside(16), booze=80)
    assert [action.split()[1] for action in can(s, "buy")] == ["fish", "cigarettes", "burgers", "fennel", "booze"]
    there = left(s, "booze")
    play(s, "0 buy booze 1")
    assert (florins(s), left(s, "booze"), price(s, "booze")) == (70, there - 1, 80)


@pytest.mark.rule("special.franz")
def test_franz_sells_but_one():
    s = inside(16)
    assert why(s, "0 buy fish 2") == "special.franz"
    play(s, "0 buy fish 1")
    assert why(s, "0 buy booze 1") == "special.franz"


@pytest.mark.rule("merchant.florins")
def test_franz_gives_no_credit():
    assert why(own(inside(16), 0, florins=49), "0 buy fish 1") == "merchant.florins"


@pytest.mark.rule("special.felicitas")
def test_felicitas_exchanges_for_a_dearer_good():
    s = prices(own(inside(25), 0, goods="fish"), fish=40, booze=60, fennel=30)
    assert can(s, "exchange") == ["exchange fish cigarettes", "exchange fish burgers", "exchange fish booze"]
    play(s, "0 exchange fish booze")
    assert goods(s, 0) == ["booze"]
    assert florins(s) == 150


@pytest.mark.rule("special.felicitas")
def test_a_good_that_costs_as_much_is_not_dearer():
    s = own(inside(25), 0, goods="fish")
    assert why(s, "0 exchange fish booze") == "special.felicitas"


@pytest.mark.rule("special.felicitas")
def test_felicitas_exchanges_twice_the_same_token_or_others():
    s = prices(own(inside(25), 0, goods="fish fish fish"), cigarettes=60, booze=80)
    play(s, "0 exchange fish cigarettes", "0 exchange cigarettes booze")
    assert goods(s, 0) == ["fish", "fish", "booze"]
    assert why(s, "0 exchange fish booze") == "special.felicitas"


@pytest.mark.rule("special.felicitas")
def test_prices_count_at_the_moment_of_each_exchange():
    s = prices(own(inside(25), 0, goods="fish fish", bonus="price"), booze=60)
    play(s, "0 exchange fish booze", "0 bonus-price booze down")
    assert why(s, "0 exchange fish booze") == "special.felicitas"


@pytest.mark.rule("special.no_merchant")
@pytest.mark.parametrize("number", [8, 16, 25])
def test_the_special_kiosks_have_no_stock_and_no_part_in_production(number):
    s = inside(22, kiosks=[22, 2, number, 4, 5, 6, 7, 19, 9, 10, 11, 12])
    assert stock_of(s, "k3") == {}
    play(s, "0 done")
    assert "supply k3" not in legal(s)
    assert why(s, "0 supply k3") == "action.two_merchants"


@pytest.mark.rule("special.no_merchant")
def test_the_special_kiosks_do_not_swap_stocks():
    s = inside(19, kiosks=[19, 8, 16, 25, 5, 6, 7, 4, 9, 10, 11, 12])
    play(s, "0 done")
    assert can(s, "swap") == ["swap k5", "swap k6", "swap k9", "swap k10", "swap k11"]
