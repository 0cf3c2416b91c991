"""Ferries, rule by rule."""

import pytest
from games.fische.positions import (
    can,
    ferries,
    own,
    play,
    player,
    points,
    put,
    table,
    told,
    view,
    why,
)


def lying(s):
    return {stage for stage, n in view(s)["ferries"].items() for _ in range(n)}


def alone(cell, left=3, *stages):
    """Seat 0 there, the other pawn far off in k9."""
    s = put(table(2), seat_0=cell, seat_1="k9")
    if stages:
        ferries(s, *stages)
    return points(s, left)


@pytest.mark.rule("ferry.ride")
def test_pawn_and_ferry_go_to_another_stage_for_a_point():
    s = alone("port")
    play(s, "0 ride s3")
    assert player(s, 0)["cell"] == "s3"
    assert view(s)["points"] == 2
    assert "s3" in lying(s)
    assert "port" not in lying(s)
    assert player(s, 0)["florins"] == 150


@pytest.mark.rule("ferry.ride")
def test_the_same_ferry_may_be_taken_again():
    s = alone("port")
    play(s, "0 ride s3", "0 ride w4", "0 ride w2")
    assert player(s, 0)["cell"] == "w2"
    assert view(s)["points"] == 0


@pytest.mark.rule("ferry.ride")
def test_without_a_ferry_or_a_stage_there_is_no_ride():
    assert why(alone("s3"), "0 ride port") == "ferry.ride"
    assert why(alone("s1"), "0 ride port") == "ferry.ride"


@pytest.mark.rule("ferry.ride")
def test_a_ride_leads_to_a_cell_from_which_one_walks_on():
    s = alone("port")
    play(s, "0 ride s3", "0 walk bsw", "0 walk w5", "0 stop")
    assert player(s, 0)["cell"] == "w5"


@pytest.mark.rule("ferry.free_stage")
def test_a_ferry_stops_at_the_next_free_stage():
    s = alone("port", 3, "port", "w1", "cne", "e1", "ce", "cnw")
    assert can(s, "ride") == ["ride s3", "ride cse"]
    assert why(s, "0 ride w4") == "ferry.free_stage"


@pytest.mark.rule("ferry.free_stage")
def test_stages_with_a_ferry_are_passed():
    s = alone("port", 3, "port", "s3", "w4", "cse", "e4", "w1")
    assert can(s, "ride") == ["ride cw", "ride ce"]
    assert why(s, "0 ride s3") == "ferry.free_stage"


@pytest.mark.rule("ferry.free_stage")
def test_a_direction_without_a_free_stage_is_not_available():
    s = alone("w2", 3, "w2", "w1", "cnw", "cne", "e1", "e2")
    assert can(s, "ride") == ["ride cw", "ride ce"]


@pytest.mark.rule("ferry.directions")
def test_each_arm_of_a_fork_is_a_direction():
    assert can(alone("w2", 3, "w2", "port", "ce", "e4", "cne", "cse"), "ride") == ["ride cw", "ride w1", "ride cnw"]


@pytest.mark.rule("ferry.directions")
def test_from_a_dead_end_both_arms_of_the_fork_are_open():
    assert can(alone("w1", 3, "w1", "port", "ce", "e4", "cne", "cse"), "ride") == ["ride w2", "ride cnw"]


@pytest.mark.rule("ferry.directions")
def test_a_ferry_never_comes_back_to_where_it_left():
    s = alone("w1", 3, "w1", "port", "ce", "e4", "cne", "cse")
    assert why(s, "0 ride w1") == "ferry.directions"


@pytest.mark.rule("ferry.directions")
def test_a_ferry_does_not_turn_round_in_a_dead_end():
    """Past the pawn on w1 there is no water."""
    s = put(table(2), seat_0="w2", seat_1="w1")
    assert can(ferries(s, "w2", "port", "ce", "e4", "cne", "cse"), "ride") == ["ride cw", "ride w1", "ride cnw"]


@pytest.mark.rule("ferry.port")
def test_the_port_is_free_while_one_berth_is():
    assert why(alone("s3", 3, "s3", "port", "w1", "cw", "ce", "cne"), "0 ride port") == ""


@pytest.mark.rule("ferry.port")
def test_the_port_is_passed_only_when_both_berths_are_taken():
    s = alone("s3", 3, "s3", "port", "port", "w1", "cw", "ce")
    assert why(s, "0 ride port") == "ferry.port"
    assert "ride cse" in can(s, "ride")


@pytest.mark.rule("ferry.port")
def test_two_free_berths_count_as_one_stage():
    s = put(table(2), seat_0="s3", seat_1="port")
    assert {"ride port", "ride cse"} <= set(can(ferries(s, "s3", "w1", "cw", "ce", "cne", "e1"), "ride"))


@pytest.mark.rule("ferry.port")
def test_of_two_ferries_in_the_port_one_stays():
    s = alone("port", 3, "port", "port", "w1", "cw", "ce", "cne")
    play(s, "0 ride s3")
    assert view(s)["ferries"]["port"] == 1


@pytest.mark.rule("ferry.pass")
def test_a_rider_may_pass_a_free_stage_with_a_pawn_or_stop_there():
    s = put(table(2), seat_0="port", seat_1="cse")
    ferries(s, "port", "w1", "cw", "ce", "cne", "e1")
    assert can(s, "ride") == ["ride s3", "ride e4", "ride cse"]


@pytest.mark.rule("ferry.pass")
def test_an_empty_stage_is_not_passed():
    assert "ride e4" not in can(alone("port", 3, "port", "w1", "cw", "ce", "cne", "e1"), "ride")


@pytest.mark.rule("ferry.call")
def test_a_call_costs_a_point_and_ten_florins():
    s = alone("s3")
    play(s, "0 ferry port s3")
    assert view(s)["points"] == 2
    assert player(s, 0)["florins"] == 140
    assert player(s, 0)["cell"] == "s3"
    play(s, "0 ride port")


@pytest.mark.rule("ferry.call")
def test_there_is_no_call_without_ten_florins():
    assert why(own(alone("s3"), 0, florins=9), "0 ferry port s3") == "ferry.call"
    assert why(own(alone("s3"), 0, florins=10), "0 ferry port s3") == ""


@pytest.mark.rule("ferry.call")
def test_any_ferry_can_be_called_from_anywhere_also_twice():
    s = alone("s1")
    play(s, "0 ferry ce e4", "0 ferry e4 ce", "0 ferry ce e2")
    assert player(s, 0)["florins"] == 120


@pytest.mark.rule("ferry.call")
def test_a_ferry_at_the_own_stage_can_be_sent_off_empty():
    s = alone("port")
    play(s, "0 ferry port s3")
    assert player(s, 0)["cell"] == "port"


@pytest.mark.rule("ferry.call")
def test_pawns_do_not_matter_to_an_empty_ferry():
    s = put(table(2), seat_0="s1", seat_1="s3")
    assert "ferry port w4" not in can(s, "ferry")
    assert "ferry port s3" in can(s, "ferry")


@pytest.mark.rule("ferry.call")
def test_no_ferry_can_be_called_where_none_lies():
    assert why(alone("s1"), "0 ferry s3 port") == "ferry.call"


@pytest.mark.rule("ferry.call")
def test_a_ferry_goes_to_its_next_free_stage_only():
    assert why(alone("s1"), "0 ferry port w4") == "ferry.free_stage"
    assert why(alone("s1"), "0 ferry port cse") == "ferry.free_stage"


@pytest.mark.rule("ferry.call")
def test_the_last_point_may_be_spent_on_a_call_outside_a_kiosk():
    s = alone("s1", 1)
    play(s, "0 ferry port s3", "0 stop")
    assert told(s, "ferry")[0]["florins"] == 10
