"""The turn and movement on foot, rule by rule."""

import pytest
from games.fische.positions import (
    can,
    ends,
    ferries,
    inside,
    legal,
    own,
    play,
    player,
    points,
    put,
    table,
    view,
    why,
    words,
)


def alone(cell, left=3, *stages):
    """Seat 0 there, the other pawn far off in k9."""
    s = put(table(2), seat_0=cell, seat_1="k9")
    if stages:
        ferries(s, *stages)
    return points(s, left)


# --- the turn


@pytest.mark.rule("turn.order")
def test_players_take_turns():
    s = table(3)
    acted = []
    for _ in range(7):
        acted.append(s.actor())
        play(s, f"{s.actor()} stop")
    assert acted == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("turn.order")
def test_only_the_player_on_turn_acts():
    s = table(3)
    assert s.actors() == [0]
    assert why(s, "1 walk s1") == why(s, "2 stop") == "turn.order"
    assert legal(s, 1) == []


@pytest.mark.rule("turn.parts")
def test_no_trade_before_the_movement_has_ended():
    s = own(put(table(2), seat_0="bs"), 0, goods="burgers")
    play(s, "0 walk k1")
    assert why(s, "0 buy cigarettes 1") == why(s, "0 sell burgers 1") == why(s, "0 done") == "turn.parts"
    play(s, "0 stop")
    assert why(s, "0 buy cigarettes 1") == why(s, "0 sell burgers 1") == ""


@pytest.mark.rule("turn.parts")
def test_no_movement_once_it_has_ended_and_points_left_are_lost():
    s = own(put(table(2), seat_0="bs"), 0, goods="burgers")
    play(s, "0 walk k1", "0 stop")
    assert view(s)["points"] == 0
    for line in ("0 walk cw", "0 stop", "0 ferry port s3"):
        assert why(s, line) == "turn.parts"


@pytest.mark.rule("turn.parts")
def test_no_trade_after_an_extra_action():
    s = own(inside(4), 0, goods="fennel")
    play(s, "0 done")
    assert why(s, "0 exchange fennel burgers") == why(s, "0 done") == "turn.parts"


# --- on foot


@pytest.mark.rule("move.points")
def test_three_points_of_which_none_need_be_spent():
    s = alone("port")
    assert view(s)["points"] == 3
    play(s, "0 stop")
    assert player(s, 0)["cell"] == "port"
    assert s.actor() == 1


@pytest.mark.rule("move.points")
def test_without_points_nobody_moves():
    s = alone("s1")
    play(s, "0 walk bs", "0 walk c1", "0 walk c0")
    assert view(s)["points"] == 0
    for line in ("0 walk k1", "0 ride port", "0 ferry port s3"):
        assert why(s, line) == "move.points"


@pytest.mark.rule("move.first_round")
def test_points_not_used_in_the_first_round_are_not_kept():
    s = table(2)
    play(s, "0 stop")
    assert view(s)["points"] == 4
    play(s, "1 stop", "0 stop")
    assert view(s)["points"] == 3


@pytest.mark.rule("move.walk")
def test_a_step_leads_to_a_neighbouring_cell_of_any_kind():
    assert can(alone("bs"), "walk") == ["walk k1", "walk s1", "walk c1"]
    assert can(alone("s1"), "walk") == ["walk port", "walk s3", "walk bs"]
    assert why(alone("s1"), "0 walk k1") == "move.walk"


@pytest.mark.rule("move.walk")
def test_each_step_costs_a_point():
    s = alone("port")
    assert play(s, "0 walk s1") == [{"fact": "walked", "seat": 0, "from": "port", "to": "s1", "points": 2}]


@pytest.mark.rule("move.walk")
def test_roads_may_be_walked_back():
    s = alone("port")
    play(s, "0 walk s1", "0 walk port", "0 walk s1")
    assert player(s, 0)["cell"] == "s1"


@pytest.mark.rule("move.jump")
def test_a_step_may_lead_over_several_occupied_cells():
    s = put(table(3), seat_0="port", seat_1="s1", seat_2="bs")
    assert can(s, "walk") == ["walk k1", "walk s1", "walk s2", "walk s3", "walk c1", "walk bs"]
    play(s, "0 walk k1")
    assert view(s)["points"] == 2


@pytest.mark.rule("move.jump")
def test_a_gap_between_pawns_must_be_paid():
    s = put(table(3), seat_0="port", seat_1="s1", seat_2="k1")
    assert why(s, "0 walk c0") == "move.walk"


@pytest.mark.rule("move.jump")
def test_a_closed_kiosk_is_jumped_over_like_a_pawn():
    s = own(put(table(2), seat_0="bs", seat_1="k9"), 0, bonus="closed")
    assert why(s, "0 walk cw") == "move.walk"
    play(s, "0 bonus-closed k1")
    assert why(s, "0 walk cw") == ""


@pytest.mark.rule("move.jump")
def test_pawns_of_another_table_do_not_count():
    s = put(table(6), seat_0="port", seat_2="k9", seat_4="k9", seat_1="s1")
    assert why(s, "0 walk bs") == "move.walk"


@pytest.mark.rule("move.jump")
def test_a_newcomer_who_is_not_on_the_board_does_not_count():
    s = put(table(6), seat_0="port", seat_2="s2", seat_4="k9", seat_1="port", seat_3="s2", seat_5="k9")
    play(s, "0 change b")
    assert why(s, "1 walk bs") == "move.walk"
    assert player(s, 0)["cell"] is None


@pytest.mark.rule("move.share")
def test_any_number_of_pawns_may_stand_on_a_cell():
    s = put(table(4), seat_0="bs", seat_1="k1", seat_2="k1", seat_3="k1")
    play(s, "0 walk k1", "0 stop")
    assert player(s, 0)["cell"] == "k1"
    assert view(s)["phase"] == "trading"


@pytest.mark.rule("move.leave")
def test_the_kiosk_where_the_turn_began_must_be_left():
    s = alone("k1")
    assert why(s, "0 stop") == "move.leave"
    play(s, "0 walk bs", "0 stop")


@pytest.mark.rule("move.leave")
def test_inside_the_last_point_cannot_call_a_ferry():
    s = alone("k1", 2)
    play(s, "0 ferry port s3")
    assert can(s, "ferry") == []
    assert why(s, "0 ferry s3 port") == "move.leave"


@pytest.mark.rule("move.leave")
def test_with_a_movement_token_the_last_points_are_enough_again():
    s = own(alone("k1", 1), 0, bonus="plus2")
    play(s, "0 bonus-plus2", "0 ferry port s3", "0 ferry s3 port", "0 walk bs", "0 stop")


@pytest.mark.rule("move.leave")
def test_on_a_road_one_may_stay():
    s = alone("bs")
    play(s, "0 stop")
    assert s.actor() == 1


@pytest.mark.rule("move.no_return")
def test_no_return_to_the_kiosk_where_the_turn_began():
    s = alone("k1")
    play(s, "0 walk bs")
    assert why(s, "0 walk k1") == "move.no_return"
    assert view(s)["barred"] == ["k1"]


@pytest.mark.rule("move.no_return")
def test_no_return_to_a_kiosk_on_the_way():
    s = alone("bs")
    play(s, "0 walk k1", "0 walk bs")
    assert why(s, "0 walk k1") == "move.no_return"


@pytest.mark.rule("move.no_return")
def test_a_barred_kiosk_can_be_jumped_over_when_it_is_occupied():
    s = put(table(2), seat_0="k1", seat_1="k1")
    play(s, "0 walk bs")
    assert why(s, "0 walk k1") == "move.no_return"
    play(s, "0 walk cw")


@pytest.mark.rule("move.no_return")
def test_a_kiosk_that_was_only_jumped_over_may_be_entered():
    s = put(table(2), seat_0="bs", seat_1="k1")
    play(s, "0 walk cw", "0 walk k1", "0 stop")
    assert player(s, 0)["cell"] == "k1"


@pytest.mark.rule("move.no_return")
def test_in_the_next_turn_it_may_be_entered_again():
    s = put(table(2), seat_0="k1", seat_1="s1")
    play(s, "0 walk bs", "0 stop", "1 stop", "0 walk k1", "0 stop")
    assert player(s, 0)["cell"] == "k1"


@pytest.mark.rule("move.stop")
def test_the_movement_ends_when_the_player_says_so():
    s = own(alone("s1", 1), 0, bonus="plus2")
    play(s, "0 walk bs")
    assert s.actor() == 0
    play(s, "0 bonus-plus2", "0 walk k1")
    assert view(s)["points"] == 1


@pytest.mark.rule("move.stop")
def test_outside_a_kiosk_the_turn_ends():
    s = alone("s1")
    assert words(play(s, "0 stop")) == ["stopped", "turn"]


@pytest.mark.rule("move.stop")
def test_kiosks_on_the_way_are_not_used():
    s = alone("bs")
    facts = play(s, "0 walk k1", "0 walk cw", "0 stop")
    assert "produced" not in words(facts)
    assert view(s)["phase"] == "moving"


@pytest.mark.rule("move.points")
def test_six_kiosks_are_in_reach_of_the_port_at_the_start_without_a_call():
    found = {cell for cell in ends(alone("port"), 0, calls=False) if cell.startswith("k")}
    assert found == {"k1", "k8", "k9", "k10", "k11", "k12"}


@pytest.mark.rule("trade.optional")
def test_who_stops_in_a_kiosk_may_trade_or_not():
    s = inside(1)
    assert "done" in legal(s)
    play(s, "0 done")
    assert player(s, 0)["florins"] == 150
    assert s.actor() == 1
