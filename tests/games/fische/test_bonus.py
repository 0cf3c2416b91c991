"""Bonus tokens, rule by rule."""

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
    points,
    price,
    prices,
    put,
    reserve,
    stock_of,
    table,
    told,
    view,
    why,
)

GOODS = ["fish", "cigarettes", "burgers", "fennel", "booze"]


def walking(bonus, cell="s1", players=3, **options):
    """Seat 0 on the way; the others in the port."""
    return own(put(table(players, **options), seat_0=cell), 0, bonus=bonus)


# --- when


@pytest.mark.rule("bonus.timing")
def test_any_number_may_be_played_in_a_turn():
    s = walking("plus2 price closed")
    play(s, "0 bonus-plus2", "0 bonus-price fish up", "0 bonus-closed k5", "0 stop")
    assert player(s, 0)["bonus"] == 0
    assert s.actor() == 1


@pytest.mark.rule("bonus.timing")
def test_only_in_ones_own_turn():
    s = own(walking(""), 1, bonus="price")
    assert why(s, "1 bonus-price fish up") == "turn.order"


@pytest.mark.rule("bonus.timing")
def test_also_during_trade():
    s = own(inside(6), 0, goods="fennel", bonus="price")
    play(s, "0 bonus-price fennel up", "0 sell fennel 1")
    assert player(s, 0)["florins"] == 230


@pytest.mark.rule("bonus.timing")
def test_also_between_two_extra_actions():
    s = own(inside(3), 0, bonus="price")
    play(s, "0 done")
    assert stock_of(s, "k9") == {"booze": 2}
    assert price(s, "fish") == 50
    play(s, "0 bonus-price fish down", "0 next")
    assert price(s, "fish") == 50  # fell to 30, then rose


@pytest.mark.rule("bonus.timing")
def test_who_holds_tokens_is_asked_before_each_further_action_even_if_none_can_be_played():
    s = own(inside(3), 0, bonus="plus2")
    play(s, "0 done")
    assert legal(s) == ["next"]


@pytest.mark.rule("bonus.timing")
@pytest.mark.parametrize(("number", "first"), [(22, "supply k5"), (19, "swap k5"), (34, "swap k5"), (17, "push 1")])
def test_never_within_an_extra_action(number, first):
    s = own(inside(number), 0, bonus="price")
    play(s, "0 done")
    assert can(s, "bonus-price") != []
    play(s, f"0 {first}")
    assert can(s, "bonus-price") == []
    assert why(s, "0 bonus-price fish up") == "bonus.timing"


@pytest.mark.rule("bonus.timing")
def test_none_after_the_last_extra_action():
    s = own(inside(4), 0, bonus="price")
    play(s, "0 done", "0 price fish up")
    assert s.actor() == 1


@pytest.mark.rule("bonus.timing")
def test_who_holds_a_token_may_play_it_in_a_kiosk_without_trade():
    s = walking("price", cell="n0")
    play(s, "0 walk k4", "0 stop")
    assert view(s)["phase"] == "trading"
    play(s, "0 bonus-price fish up")


# --- secret, pool


@pytest.mark.rule("bonus.secret")
def test_the_number_of_tokens_is_open():
    s = own(table(3), 1, bonus="price closed")
    assert [view(s, 0)["players"][seat]["bonus"] for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("bonus.secret")
def test_a_token_one_does_not_have_cannot_be_played():
    s = walking("")
    for line, rule in [
        ("bonus-plus2", "bonus.plus2"),
        ("bonus-price fish up", "bonus.price"),
        ("bonus-exchange fish booze", "bonus.exchange"),
        ("bonus-closed k5", "bonus.closed"),
        ("bonus-purchase 1 fish", "bonus.purchase"),
    ]:
        assert why(s, f"0 {line}") == rule


@pytest.mark.rule("bonus.pool")
def test_a_token_that_was_played_goes_back_to_the_pool():
    s = walking("plus2 price")
    assert view(s)["pool"] == 9
    play(s, "0 bonus-plus2")
    assert view(s)["pool"] == 10
    assert view(s, 0)["hand"] == ["price"]


# --- two more points


@pytest.mark.rule("bonus.plus2")
def test_two_more_points_in_this_turn():
    s = walking("plus2")
    play(s, "0 bonus-plus2")
    assert view(s)["points"] == 5


@pytest.mark.rule("bonus.plus2")
def test_several_add_up_and_the_next_turn_has_three_again():
    s = walking("plus2 plus2", players=2)
    play(s, "0 bonus-plus2", "0 bonus-plus2")
    assert view(s)["points"] == 7
    play(s, "0 stop", "1 stop")
    assert view(s)["points"] == 3


@pytest.mark.rule("bonus.plus2")
def test_not_once_the_movement_has_ended():
    s = own(inside(1), 0, bonus="plus2")
    assert why(s, "0 bonus-plus2") == "bonus.plus2"


# --- price


@pytest.mark.rule("bonus.price")
def test_a_price_of_ones_choice_rises_or_falls():
    s = walking("price price")
    assert can(s, "bonus-price") == [f"bonus-price {good} {way}" for good in GOODS for way in ("up", "down")]
    play(s, "0 bonus-price fish up", "0 bonus-price booze down")
    assert (price(s, "fish"), price(s, "booze")) == (80, 30)


@pytest.mark.rule("bonus.price")
def test_at_the_top_the_good_is_produced():
    s = prices(walking("price"), fish=150)
    play(s, "0 bonus-price fish up")
    assert stock_of(s, "k6") == stock_of(s, "k11") == {"fish": 2}


# --- exchange


@pytest.mark.rule("bonus.exchange")
def test_one_token_is_exchanged_for_another_of_the_reserve():
    s = own(walking("exchange"), 0, goods="fish fish")
    before = view(s)["reserve"]
    play(s, "0 bonus-exchange fish booze")
    assert goods(s, 0) == ["fish", "booze"]
    assert view(s)["reserve"]["booze"] == before["booze"] - 1
    assert view(s)["reserve"]["fish"] == before["fish"] + 1
    assert player(s, 0)["florins"] == 150


@pytest.mark.rule("bonus.exchange")
def test_of_another_good_and_only_what_one_has():
    s = own(walking("exchange"), 0, goods="fish")
    assert why(s, "0 bonus-exchange fish fish") == why(s, "0 bonus-exchange booze fish") == "bonus.exchange"
    assert why(reserve(s, booze=0), "0 bonus-exchange fish booze") == "trade.reserve"


@pytest.mark.rule("bonus.exchange")
def test_with_seven_tokens_too_and_without_regard_to_prices():
    s = prices(own(walking("exchange"), 0, goods="fish fish fish fish fish fish fish"), fish=10, booze=150)
    play(s, "0 bonus-exchange fish booze")
    assert len(goods(s, 0)) == 7


@pytest.mark.rule("bonus.exchange")
def test_a_token_exchanged_at_the_fetishist_may_pay_for_a_fetish():
    s = own(inside(2), 0, goods="fish fish booze", bonus="exchange")
    assert can(s, "fetish") == []
    play(s, "0 bonus-exchange booze fish", "0 fetish idol_1", "0 offer fish 3")


# --- closed kiosks


@pytest.mark.rule("bonus.closed")
def test_nobody_may_stop_there_and_it_is_no_cell():
    s = put(walking("closed", cell="bs"), seat_1="bs")
    play(s, "0 bonus-closed k1")
    assert kiosk(s, "k1")["closed"]
    assert why(s, "0 walk k1") == "bonus.closed"
    assert {"walk cw", "walk c0"} <= set(can(s, "walk"))
    play(s, "0 stop")
    assert why(s, "1 walk k1") == "bonus.closed"


@pytest.mark.rule("bonus.closed")
def test_not_the_fetishist_and_no_kiosk_twice():
    s = walking("closed closed")
    assert why(s, "0 bonus-closed k2") == "bonus.closed"
    play(s, "0 bonus-closed k1")
    assert why(s, "0 bonus-closed k1") == "bonus.closed"
    play(s, "0 bonus-closed k3")


@pytest.mark.rule("bonus.closed")
def test_the_token_lies_on_the_kiosk_not_in_the_pool():
    s = walking("closed")
    play(s, "0 bonus-closed k5")
    assert view(s)["pool"] == 10
    play(s, "0 stop", "1 stop", "2 stop")
    assert view(s)["pool"] == 11


@pytest.mark.rule("bonus.closed")
def test_a_pawn_that_is_there_stays_and_leaves_in_its_turn():
    s = put(walking("closed"), seat_1="k5")
    play(s, "0 bonus-closed k5", "0 stop")
    assert player(s, 1)["cell"] == "k5"
    assert why(s, "1 stop") == "move.leave"
    play(s, "1 walk n0", "1 stop")


@pytest.mark.rule("bonus.closed")
def test_under_ones_own_moving_pawn_one_must_go_on():
    s = walking("closed", cell="bs")
    play(s, "0 walk k1", "0 bonus-closed k1")
    assert why(s, "0 stop") == "bonus.closed"
    play(s, "0 walk cw", "0 stop")


@pytest.mark.rule("bonus.closed")
def test_without_a_point_to_go_on_it_cannot_be_laid_there():
    s = points(walking("closed", cell="bs"), 1)
    play(s, "0 walk k1")
    assert why(s, "0 bonus-closed k1") == "bonus.closed"


@pytest.mark.rule("bonus.closed")
def test_nor_can_the_last_point_there_be_spent_on_a_call():
    s = points(walking("closed", cell="bs"), 2)
    play(s, "0 walk k1", "0 bonus-closed k1")
    assert why(s, "0 ferry port s3") == "bonus.closed"


@pytest.mark.rule("bonus.closed")
def test_who_has_stopped_there_still_trades_and_acts():
    s = own(inside(3), 0, bonus="closed")
    play(s, "0 bonus-closed k1", "0 buy burgers 1", "0 done")
    assert price(s, "fish") == 80


@pytest.mark.rule("bonus.closed")
def test_a_closed_merchant_still_produces():
    s = own(inside(3), 0, bonus="closed")
    play(s, "0 bonus-closed k9", "0 done")
    assert stock_of(s, "k9") == {"booze": 2}


@pytest.mark.rule("bonus.reopen")
def test_it_is_removed_right_before_the_next_turn_of_who_laid_it():
    s = walking("closed")
    play(s, "0 bonus-closed k5", "0 stop")
    assert kiosk(s, "k5")["opens_before"] == 0
    play(s, "1 stop")
    assert kiosk(s, "k5")["closed"]
    play(s, "2 stop")
    assert not kiosk(s, "k5")["closed"]
    assert told(s, "opened") == [{"fact": "opened", "place": "k5", "kiosk": "kiosk_5"}]


@pytest.mark.rule("bonus.reopen")
def test_another_turn_at_once_does_not_count():
    s = own(inside(31), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 done")
    assert view(s)["points"] == 3
    assert kiosk(s, "k5")["closed"]


@pytest.mark.rule("bonus.reopen")
def test_if_that_player_left_it_opens_when_play_comes_to_the_old_place():
    s = own(table(6), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 change b")
    assert kiosk(s, "k5", seat=2)["closed"]
    play(s, "2 stop", "4 stop")
    assert not kiosk(s, "k5", seat=2)["closed"]


@pytest.mark.rule("bonus.reopen")
def test_if_the_follower_leaves_too_the_place_stays_the_same():
    s = own(table(8), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 change b", "2 change b", "4 stop")
    assert kiosk(s, "k5", seat=4)["closed"]
    play(s, "6 stop")
    assert not kiosk(s, "k5", seat=4)["closed"]


@pytest.mark.rule("bonus.reopen")
def test_at_a_table_that_has_emptied_it_opens_before_the_next_turn_there():
    s = own(table(6, seating=[[0], [1, 2, 3, 4, 5]]), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 change b", "1 change a")
    assert not kiosk(s, "k5", seat=1)["closed"]


@pytest.mark.rule("bonus.reopen")
def test_the_token_goes_to_the_pool_of_that_table():
    s = own(table(6), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 change b", "2 stop", "4 stop")
    assert (view(s, -1)["pool"], view(s, -2)["pool"]) == (11, 11)


# --- purchase from an opponent


def meeting(goods="fish booze", cell="bs", florins=150):
    """Seat 0 on bs, seat 1 with goods there or on another cell."""
    s = own(put(walking("purchase", cell="bs"), seat_1=cell), 1, goods=goods)
    return own(s, 0, florins=florins)


@pytest.mark.rule("bonus.purchase")
def test_a_token_of_ones_choice_for_the_price_of_the_board():
    s = prices(meeting(), booze=80)
    assert can(s, "bonus-purchase") == ["bonus-purchase 1 fish", "bonus-purchase 1 booze"]
    play(s, "0 bonus-purchase 1 booze")
    assert goods(s, 0) == ["booze"]
    assert goods(s, 1) == ["fish"]
    assert (player(s, 0)["florins"], player(s, 1)["florins"]) == (70, 230)
    assert price(s, "booze") == 80


@pytest.mark.rule("bonus.purchase")
def test_only_on_the_same_cell():
    assert why(meeting(cell="k1"), "0 bonus-purchase 1 fish") == "bonus.purchase"


@pytest.mark.rule("bonus.purchase")
def test_on_the_way_and_at_its_end_but_not_by_jumping_over():
    s = meeting(cell="k1")
    t = s.clone()
    play(t, "0 walk cw")
    assert why(t, "0 bonus-purchase 1 fish") == "bonus.purchase"
    play(s, "0 walk k1", "0 bonus-purchase 1 fish", "0 walk cw", "0 stop")


@pytest.mark.rule("bonus.purchase")
def test_no_purchase_once_the_movement_has_ended():
    s = meeting(cell="k1")
    play(s, "0 walk k1", "0 stop")
    assert why(s, "0 bonus-purchase 1 fish") == "bonus.purchase"


@pytest.mark.rule("bonus.purchase")
def test_with_several_pawns_there_the_buyer_picks_an_owner():
    s = own(put(meeting("fish"), seat_2="bs"), 2, goods="booze")
    assert can(s, "bonus-purchase") == ["bonus-purchase 1 fish", "bonus-purchase 2 booze"]


@pytest.mark.rule("bonus.purchase")
def test_one_needs_florins_and_the_owner_the_good():
    s = meeting(florins=49)
    assert why(s, "0 bonus-purchase 1 fish") == "bonus.purchase"
    assert why(own(s, 0, florins=50), "0 bonus-purchase 1 fish") == ""
    assert why(s, "0 bonus-purchase 1 fennel") == why(s, "0 bonus-purchase 0 fish") == "bonus.purchase"


@pytest.mark.rule("trade.limit")
def test_nobody_buys_an_eighth_token_from_an_opponent():
    s = own(meeting(), 0, goods="booze booze booze booze booze booze booze")
    assert why(s, "0 bonus-purchase 1 fish") == "trade.limit"
