"""Extra actions that move pawns, ferries and kiosks, or give another turn; those with goods and prices are in test_actions_goods.py."""

import pytest
from games.fische.positions import (
    can,
    ferries,
    inside,
    kiosk,
    kiosks,
    legal,
    own,
    play,
    player,
    put,
    stock,
    stock_of,
    told,
    view,
    why,
)


def acting(number, **options):
    """The extra actions of a kiosk at k1, up to the first choice. Merchants: k3 and k10 burgers, k5 fennel, k6 and k11 fish, k9 booze."""
    s = inside(number, **options)
    play(s, "0 done")
    return s


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
    assert facts[-1] == {"fact": "turn", "seat": 0, "points": 3, "cell": "k1", "again": True, "round": 1}
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
