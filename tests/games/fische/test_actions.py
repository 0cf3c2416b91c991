"""The fourteen extra actions of the annex, one by one; the two simple ones are in test_extras.py."""

import pytest
from games.fische.positions import (
    can,
    ferries,
    goods,
    inside,
    kiosk,
    kiosks,
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


# --- move a pawn


@pytest.mark.rule("action.move_pawn")
def test_an_opponents_pawn_is_moved_by_one_point():
    s = put(acting(17), seat_1="bs")
    assert legal(s) == ["push 1", "push 2"]
    play(s, "0 push 1")
    assert legal(s) == ["walk k1", "walk s1", "walk c0", "walk c1", "walk cw"]  # past the pawn in k1
    play(s, "0 walk s1")
    assert player(s, 1)["cell"] == "s1"
    assert told(s, "pushed") == [{"fact": "pushed", "seat": 0, "pawn": 1, "from": "bs", "to": "s1"}]


@pytest.mark.rule("action.move_pawn")
def test_ones_own_pawn_cannot_be_moved():
    assert why(acting(17), "0 push 0") == "action.move_pawn"


@pytest.mark.rule("action.move_pawn")
def test_the_active_players_pawn_can_be_jumped_over():
    s = put(acting(17), seat_1="bs")
    play(s, "0 push 1", "0 walk cw")
    assert player(s, 1)["cell"] == "cw"


@pytest.mark.rule("action.move_pawn")
def test_a_pawn_may_be_moved_by_ferry_but_no_ferry_called():
    s = acting(17)
    play(s, "0 push 2")
    assert can(s, "ride") == ["ride s3", "ride e4"]
    assert can(s, "ferry") == can(s, "change") == []
    play(s, "0 ride s3")
    assert player(s, 2)["cell"] == "s3"
    assert view(s)["ferries"]["s3"] == 1


@pytest.mark.rule("action.move_pawn")
def test_a_kiosk_it_comes_to_is_not_activated_and_must_be_left():
    s = put(acting(17), seat_1="s2")
    before = view(s)["prices"]
    play(s, "0 push 1", "0 walk k12")
    assert view(s)["prices"] == before
    assert s.actor() == 1
    assert why(s, "1 stop") == "move.leave"


@pytest.mark.rule("action.move_pawn")
def test_a_pawn_moved_out_of_a_kiosk_may_go_back_in_its_own_turn():
    s = put(acting(17), seat_1="k12")
    play(s, "0 push 1", "0 walk s2", "1 walk k12", "1 stop")
    assert player(s, 1)["cell"] == "k12"


@pytest.mark.rule("action.move_pawn")
def test_a_pawn_cannot_be_moved_onto_a_closed_kiosk():
    s = own(put(inside(17), seat_1="s2"), 0, bonus="closed")
    play(s, "0 bonus-closed k12", "0 done", "0 push 1")
    assert why(s, "0 walk k12") != ""
    assert can(s, "walk") == ["walk port", "walk s1", "walk bse"]


@pytest.mark.rule("action.move_pawn")
def test_a_pawn_that_was_chosen_must_be_moved():
    s = acting(17)
    play(s, "0 push 1")
    assert why(s, "0 push 2") == "action.move_pawn"
    assert why(s, "0 next") == "extra.compulsory"


# --- move a ferry


@pytest.mark.rule("action.move_ferry")
def test_any_ferry_goes_to_any_free_stage_for_nothing():
    s = acting(12)
    assert len(legal(s)) == 6 * 8 - 1  # the port has a free berth, but not for its own ferry
    play(s, "0 ferry cse w2")
    assert view(s)["ferries"]["w2"] == 1
    assert view(s)["ferries"]["cse"] == 0
    assert player(s, 0)["florins"] == 150


@pytest.mark.rule("action.move_ferry")
def test_not_to_a_stage_with_a_ferry():
    s = acting(12)
    assert why(s, "0 ferry cse ce") == "action.move_ferry"
    play(s, "0 ferry cse port")
    assert view(s)["ferries"]["port"] == 2


@pytest.mark.rule("action.move_ferry")
def test_not_to_a_full_port():
    s = ferries(acting(12), "port", "port", "w1", "cw", "ce", "cne")
    assert why(s, "0 ferry ce port") == "action.move_ferry"


# --- play again


@pytest.mark.rule("action.play_again")
def test_the_player_has_another_turn_with_three_points():
    s = inside(31)
    facts = play(s, "0 done")
    assert facts[-1] == {"fact": "turn", "seat": 0, "points": 3, "cell": "k1", "again": True}
    assert s.actor() == 0
    assert view(s)["points"] == 3


@pytest.mark.rule("action.play_again")
def test_the_kiosk_must_be_left_and_not_entered_again():
    s = inside(31)
    play(s, "0 done")
    assert why(s, "0 stop") == "move.leave"
    play(s, "0 walk bs")
    assert why(s, "0 walk k1") == "move.no_return"
    play(s, "0 stop")
    assert s.actor() == 1


@pytest.mark.rule("action.play_again")
def test_three_points_also_in_the_first_round_and_after_a_movement_token():
    s = own(put(inside(31), seat_1="bs"), 1, bonus="plus2")
    play(s, "0 done", "0 walk cw", "0 stop", "1 bonus-plus2", "1 walk k1")
    assert view(s)["points"] == 5
    play(s, "1 stop")
    assert (s.actor(), view(s)["points"]) == (1, 3)


# --- swap stocks


@pytest.mark.rule("action.swap_stocks")
def test_two_merchants_exchange_all_they_have():
    s = stock(acting(19), "k6", fish=3)
    play(s, "0 swap k6", "0 swap k9")
    assert stock_of(s, "k6") == {"booze": 1}
    assert stock_of(s, "k9") == {"fish": 3}
    assert told(s, "swapped_stocks") == [{"fact": "swapped_stocks", "seat": 0, "places": ["k6", "k9"]}]


@pytest.mark.rule("action.swap_stocks")
def test_one_of_them_may_be_empty():
    s = stock(acting(19), "k6", fish=0)
    play(s, "0 swap k6", "0 swap k9")
    assert stock_of(s, "k6") == {"booze": 1}
    assert stock_of(s, "k9") == {}


@pytest.mark.rule("action.swap_stocks")
def test_not_both_may_be_empty_nor_the_same():
    s = stock(stock(acting(19), "k6", fish=0), "k11", fish=0)
    play(s, "0 swap k6")
    assert why(s, "0 swap k11") == why(s, "0 swap k6") == "action.swap_stocks"


@pytest.mark.rule("action.swap_stocks")
def test_only_merchants_take_part():
    s = acting(19)
    assert [why(s, f"0 swap {place}") for place in ("k1", "k2", "k4", "k8")] == ["action.swap_stocks"] * 4


@pytest.mark.rule("action.swap_stocks")
def test_later_production_adds_the_own_good_to_the_foreign_ones():
    s = acting(19)
    play(s, "0 swap k9", "0 swap k6")
    put(s, seat_1="c0")
    play(s, "1 walk k3", "1 stop", "1 done")
    assert stock_of(s, "k9") == {"fish": 1, "booze": 1}


# --- swap kiosks


@pytest.mark.rule("action.swap_kiosks")
def test_two_kiosks_change_places_with_their_stock():
    s = stock(acting(34), "k6", fish=3)
    before = kiosks(s)
    play(s, "0 swap k6", "0 swap k8")
    assert kiosks(s)[5] == before[7] == "kiosk_8"
    assert kiosks(s)[7] == before[5] == "kiosk_6"
    assert stock_of(s, "k6") == {}
    assert stock_of(s, "k8") == {"fish": 3}


@pytest.mark.rule("action.swap_kiosks")
def test_not_this_one_nor_the_fetishist_nor_one_with_itself():
    s = acting(34)
    assert why(s, "0 swap k1") == why(s, "0 swap k2") == "action.swap_kiosks"
    assert len(legal(s)) == 10
    play(s, "0 swap k6")
    assert why(s, "0 swap k6") == "action.swap_kiosks"


@pytest.mark.rule("action.swap_kiosks")
def test_the_token_that_closes_a_kiosk_goes_along():
    s = own(inside(34), 0, bonus="closed")
    play(s, "0 bonus-closed k6", "0 done", "0 swap k6", "0 swap k8")
    assert not kiosk(s, "k6")["closed"]
    assert kiosk(s, "k8")["closed"]
    play(s, "1 stop", "2 stop")
    assert told(s, "opened") == [{"fact": "opened", "place": "k8", "kiosk": "kiosk_6"}]


@pytest.mark.rule("action.swap_kiosks")
def test_pawns_stay_and_must_leave_the_new_kiosk():
    s = put(acting(34), seat_1="k6")
    play(s, "0 swap k6", "0 swap k8")
    assert player(s, 1)["cell"] == "k6"
    assert why(s, "1 stop") == "move.leave"


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
