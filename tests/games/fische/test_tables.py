"""Several tables, rule by rule. With six players seats 0, 2, 4 are at table a and 1, 3, 5 at b unless told otherwise."""

import pytest
from games.fische.positions import (
    board,
    can,
    fresh,
    goods,
    lay,
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
    stop_there,
    table,
    told,
    view,
    why,
)

ALIKE = "fish fish fish fish fish"


def order(s, gallery):
    return view(s, gallery)["order"]


def at_fridolins(players=6, goods=ALIKE, owned="", seating=None, **options):
    """Seat 0 trades with the fetishist of table a, who lies at k2."""
    s = own(put(table(players, seating=seating, **options), seat_0="k2"), 0, goods=goods, fetishes=owned)
    stop_there(s)
    return s


def go_on(s, seat):
    """Keep the first token drawn and end the trade."""
    while can(s, "keep", seat):
        play(s, f"{seat} {legal(s, seat)[0]}")
    play(s, f"{seat} done")


# --- changing table


@pytest.mark.rule("tables.change")
def test_in_the_port_one_may_change_to_another_table():
    assert can(table(6), "change", 0) == ["change b"]
    assert can(table(11), "change", 0) == ["change b", "change c"]
    assert can(table(11), "change", 1) == ["change a", "change c"]
    assert can(table(5), "change", 0) == []


@pytest.mark.rule("tables.change")
def test_the_turn_ends_and_points_are_lost():
    s = table(6)
    play(s, "0 change b")
    assert player(s, 0)["table"] == "b"
    assert s.actors() == [1, 2]
    assert legal(s, 0) == []


@pytest.mark.rule("tables.change")
def test_one_must_be_in_the_port():
    assert why(put(table(6), seat_0="s1"), "0 change b") == "tables.change"


@pytest.mark.rule("tables.change")
def test_at_least_one_point_must_be_left():
    s = points(put(table(6), seat_0="s1"), 1)
    play(s, "0 walk port")
    assert why(s, "0 change b") == "tables.change"
    s = points(put(table(6), seat_0="s1"), 2)
    play(s, "0 walk port", "0 change b")


@pytest.mark.rule("tables.change")
def test_a_movement_token_may_bring_the_point():
    s = own(points(put(table(6), seat_0="s1"), 1), 0, bonus="plus2")
    play(s, "0 walk port", "0 bonus-plus2", "0 change b")


@pytest.mark.rule("tables.change")
def test_nobody_changes_to_the_own_table():
    assert why(table(6), "0 change a") == "tables.change"
    assert why(table(6), "0 change c") == "setup.tables"


@pytest.mark.rule("tables.change")
def test_a_newcomer_may_go_on_to_another_table_at_once_in_the_next_turn():
    s = table(6)
    play(s, "0 change b", "1 stop", "3 stop", "5 stop")
    play(s, "0 change a")
    assert player(s, 0)["table"] == "a"


@pytest.mark.rule("tables.seat")
def test_the_newcomer_sits_right_before_the_player_on_turn():
    s = table(6)
    play(s, "1 stop")
    play(s, "0 change b")
    assert order(s, -2) == [3, 5, 1, 0]
    assert order(s, -1) == [2, 4]


@pytest.mark.rule("tables.seat")
def test_several_newcomers_keep_the_order_in_which_they_came():
    s = table(6)
    play(s, "0 change b", "2 change b")
    assert order(s, -2) == [1, 3, 5, 0, 2]


@pytest.mark.rule("tables.seat")
def test_the_pawn_is_put_into_the_port_when_the_own_turn_comes_with_three_points():
    s = put(table(6), seat_1="s1", seat_3="s1", seat_5="s1")
    play(s, "0 change b")
    assert player(s, 0)["cell"] is None
    play(s, "1 stop", "3 stop", "5 stop")
    assert player(s, 0)["cell"] == "port"
    assert (view(s, 0)["order"][0], view(s, 0)["points"]) == (0, 3)


@pytest.mark.rule("tables.seat")
def test_at_an_empty_table_the_newcomer_is_on_turn_next():
    s = table(6, seating=[[0], [1, 2, 3, 4, 5]])
    play(s, "0 change b")
    assert order(s, -1) == []
    assert s.actors() == [1]
    play(s, "1 change a")
    assert s.actors() == [1, 2]
    assert player(s, 1)["cell"] == "port"


@pytest.mark.rule("tables.seat")
def test_a_newcomer_during_the_choice_of_bonus_tokens_plays_last():
    s = fresh(6)
    at_a = view(s, -1)["tables"][0]["seats"]
    for seat in at_a:
        play(s, f"{seat} {legal(s, seat)[0]}")
    mover = view(s, at_a[0])["order"][0]
    play(s, f"{mover} change b")
    others = [seat for seat in range(6) if seat not in at_a]
    for seat in others:
        play(s, f"{seat} {legal(s, seat)[0]}")
    assert order(s, -2)[-1] == mover
    assert sorted(order(s, -2)[:-1]) == others


@pytest.mark.rule("move.first_round")
def test_a_newcomer_in_the_first_round_has_three_points_and_others_keep_theirs():
    s = table(6)
    play(s, "0 change b", "1 stop")
    assert view(s, -1)["points"] == 4  # seat 2, second by the set-up
    assert view(s, -2)["points"] == 4  # seat 3
    play(s, "2 change b", "3 stop", "5 stop")
    assert view(s, -2)["order"][0] == 0
    assert view(s, -2)["points"] == 3


@pytest.mark.rule("tables.belongings")
def test_florins_goods_bonus_tokens_and_fetishes_go_along():
    s = own(table(6), 0, goods="fish booze", florins=77, bonus="price plus2", fetishes="idol_1")
    play(s, "0 change b")
    assert goods(s, 0) == ["fish", "booze"]
    assert (player(s, 0)["florins"], player(s, 0)["fetishes"]) == (77, ["idol_1"])
    assert sorted(view(s, 0)["hand"]) == ["plus2", "price"]


@pytest.mark.rule("tables.belongings")
def test_they_are_seen_by_those_at_the_new_table():
    s = own(table(6), 0, goods="fish", florins=77, bonus="price")
    assert view(s, 1)["players"][0]["florins"] is None
    play(s, "0 change b")
    seen = view(s, 1)["players"][0]
    assert (seen["florins"], seen["goods"]["fish"], seen["bonus"]) == (77, 1, 1)
    assert view(s, 1)["hand"] == []


# --- pools


@pytest.mark.rule("tables.pools")
def test_goods_go_to_the_reserve_of_the_table_where_they_are_sold():
    s = own(table(6), 0, goods="burgers burgers")
    play(s, "0 change b")
    at_a, at_b = view(s, -1)["reserve"]["burgers"], view(s, -2)["reserve"]["burgers"]
    play(s, "1 stop", "3 stop", "5 stop")
    put(s, seat_0="k1")
    stop_there(s)
    play(s, "0 sell burgers 2")
    assert view(s, -1)["reserve"]["burgers"] == at_a
    assert view(s, -2)["reserve"]["burgers"] == at_b + 2


@pytest.mark.rule("tables.pools")
def test_bonus_tokens_go_to_the_pool_of_the_table_where_they_are_played():
    s = own(table(6), 0, bonus="price")
    play(s, "0 change b", "1 stop", "3 stop", "5 stop", "0 bonus-price fish up")
    assert (view(s, -1)["pool"], view(s, -2)["pool"]) == (10, 12)
    assert (price(s, "fish", 0), price(s, "fish", 2)) == (80, 50)


@pytest.mark.rule("tables.pools")
def test_what_has_run_out_at_a_table_cannot_be_had_there():
    s = reserve(put(own(table(6, kiosks=[16, *range(2, 13)]), 0), seat_0="k1"), booze=0)
    stop_there(s)
    assert view(s, -2)["reserve"]["booze"] > 0
    assert why(s, "0 buy booze 1") == "trade.reserve"


@pytest.mark.rule("tables.pools")
def test_production_and_prices_concern_one_table():
    s = put(table(6), seat_0="k3")
    stop_there(s)
    play(s, "0 done")
    assert (price(s, "fish", 0), price(s, "fish", 1)) == (80, 50)
    assert (stock_of(s, "k9", 0), stock_of(s, "k9", 1)) == ({"booze": 2}, {"booze": 1})


# --- fetishes


@pytest.mark.rule("tables.fetishes")
def test_with_two_tables_each_has_a_kind_of_its_own_and_the_third_is_at_both():
    s = table(6)
    assert view(s, -1)["fetishes"] == ["idol_1", "idol_3"]
    assert view(s, -2)["fetishes"] == ["idol_2", "idol_3"]
    s = at_fridolins()
    assert can(s, "fetish", 0) == ["fetish idol_1", "fetish idol_3"]
    assert why(s, "0 fetish idol_2") == "tables.fetishes"


@pytest.mark.rule("tables.fetishes")
def test_with_three_tables_each_has_one_kind():
    s = table(11)
    assert [view(s, gallery)["fetishes"] for gallery in (-1, -2, -3)] == [["idol_1"], ["idol_2"], ["idol_3"]]
    assert can(at_fridolins(11), "fetish", 0) == ["fetish idol_1"]


@pytest.mark.rule("tables.fetishes")
def test_with_three_tables_a_second_one_must_be_had_elsewhere():
    s = at_fridolins(11, owned="idol_1")
    assert can(s, "fetish", 0) == []
    assert why(s, "0 fetish idol_1") == "fetish.kinds"
    assert why(s, "0 fetish idol_3") == "tables.fetishes"


@pytest.mark.rule("tables.face_down")
def test_a_new_fetish_lies_face_down_and_bars_another():
    s = at_fridolins()
    play(s, "0 fetish idol_1", "0 offer fish 3")
    go_on(s, 0)
    assert player(s, 0)["face_down"]
    own(s, 0, goods="fish fish")
    play(s, "2 stop", "4 stop")
    put(s, seat_0="k2")
    stop_there(s)
    assert can(s, "fetish", 0) == []
    assert why(s, "0 fetish idol_3") == "tables.face_down"


@pytest.mark.rule("tables.face_down")
def test_it_is_turned_up_by_a_change_of_table():
    s = own(at_fridolins(), 0, goods="fish fish")
    play(s, "0 fetish idol_3", "0 offer fish 3")
    go_on(s, 0)
    play(s, "2 stop", "4 stop")
    put(s, seat_0="port")
    play(s, "0 change b", "1 stop", "3 stop", "5 stop")
    assert not player(s, 0)["face_down"]
    put(s, seat_0="k2")
    stop_there(s)
    assert can(s, "fetish", 0) == ["fetish idol_2"]


@pytest.mark.rule("tables.face_down")
def test_face_down_it_counts_for_the_cost():
    s = at_fridolins()
    play(s, "0 fetish idol_1", "0 offer fish 3")
    assert view(s, 0)["fetish_cost"] == [4]


@pytest.mark.rule("tables.face_down")
@pytest.mark.parametrize("players", [5, 11])
def test_only_with_two_tables(players):
    s = at_fridolins(players)
    play(s, "0 fetish idol_1", "0 offer fish 3")
    assert not player(s, 0)["face_down"]


@pytest.mark.rule("tables.face_down")
def test_the_third_fetish_wins_at_once():
    s = at_fridolins(owned="idol_2 idol_3")
    play(s, "0 fetish idol_1", "0 offer fish 5")
    assert s.actor() == -1
    assert view(s)["winner"] == 0


@pytest.mark.rule("tables.face_down")
def test_one_may_come_back_to_the_same_table_for_the_second():
    s = at_fridolins(goods=f"{ALIKE} fish fish")
    play(s, "0 fetish idol_1", "0 offer fish 3")
    go_on(s, 0)
    travel(s, "b", "2 stop", "4 stop")
    travel(s, "a", "1 stop", "3 stop", "5 stop")
    arrive(s, "2 stop", "4 stop")
    assert can(s, "fetish", 0) == ["fetish idol_3"]


def travel(s, target, *turns):
    """After these turns seat 0 changes table from the port."""
    play(s, *turns)
    put(s, seat_0="port")
    play(s, f"0 change {target}")


def arrive(s, *turns):
    """After these turns seat 0 trades with the fetishist."""
    play(s, *turns)
    put(s, seat_0="k2")
    stop_there(s)


@pytest.mark.rule("end.third_fetish")
def test_with_three_tables_one_wins_with_a_fetish_of_each():
    s = table(11, seating=[[0, 3], [1, 4, 6, 8], [2, 5, 7, 9, 10]])
    own(put(s, seat_0="k2"), 0, goods=ALIKE)
    stop_there(s)
    play(s, "0 fetish idol_1", "0 offer fish 3")
    go_on(s, 0)
    travel(s, "b", "3 stop")
    arrive(own(s, 0, goods="fish fish"), *[f"{seat} stop" for seat in (1, 4, 6, 8)])
    play(s, "0 fetish idol_2", "0 offer fish 4")
    go_on(s, 0)
    travel(s, "c", *[f"{seat} stop" for seat in (1, 4, 6, 8)])
    arrive(own(s, 0, goods=ALIKE), *[f"{seat} stop" for seat in (2, 5, 7, 9, 10)])
    play(s, "0 fetish idol_3", "0 offer fish 5")
    assert view(s)["winner"] == 0
    assert s.is_decided()


@pytest.mark.rule("end.places")
def test_a_lone_winner_leaves_an_empty_table_and_the_other_plays_on():
    s = at_fridolins(owned="idol_2 idol_3", seating=[[0], [1, 2, 3, 4, 5]], places="on", tempo="rotation")
    play(s, "0 fetish idol_1", "0 offer fish 5")
    assert order(s, -1) == []
    assert s.actors() == [1]
    play(s, "1 stop", "2 stop")
    assert s.actors() == [3]
    for viewer in (0, 1, 5, -1, -2):
        assert view(s, viewer)["winner"] == 0


# --- unseen, lone, tempo


@pytest.mark.rule("tables.unseen")
def test_who_has_come_sees_the_new_table():
    s = prices(table(6), seat=1, fish=120)
    assert view(s, 0)["prices"]["fish"] == 50
    play(s, "0 change b")
    assert view(s, 0)["prices"]["fish"] == 120


@pytest.mark.rule("tables.lone")
def test_who_is_alone_plays_turn_after_turn():
    s = put(table(6, seating=[[0], [1, 2, 3, 4, 5]]), seat_0="bs")
    play(s, "0 walk k1", "0 stop", "0 done")
    assert stock_of(s, "k5") == {"fennel": 2}
    assert s.actors() == [0, 1]
    assert why(s, "0 stop") == "move.leave"
    play(s, "0 walk bs", "0 stop", "0 stop")


@pytest.mark.rule("tables.lone")
def test_a_lone_players_move_pawn_lapses():
    s = put(table(6, seating=[[0], [1, 2, 3, 4, 5]]), seat_0="k10")
    stop_there(s)
    play(s, "0 done")
    assert [fact["extra"] for fact in told(s, "lapsed")] == ["move_pawn"]


@pytest.mark.rule("tables.lone")
def test_a_kiosk_closed_by_a_lone_player_opens_before_the_next_turn():
    s = own(table(6, seating=[[0], [1, 2, 3, 4, 5]]), 0, bonus="closed")
    play(s, "0 bonus-closed k5", "0 stop")
    assert board(s).shut == 0


@pytest.mark.rule("tables.tempo")
def test_in_free_tempo_whoever_is_on_turn_may_play():
    s = table(11, tempo="free")
    assert s.actors() == [0, 1, 2]
    play(s, "2 stop", "5 stop", "0 stop")
    assert s.actors() == [1, 3, 8]


@pytest.mark.rule("tables.tempo")
def test_in_rotation_each_table_plays_a_turn():
    s = table(11, tempo="rotation")
    acted = []
    for _ in range(6):
        assert s.actors() == [s.actor()]
        acted.append(s.actor())
        play(s, f"{s.actor()} stop")
    assert acted == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("tables.tempo")
def test_in_rotation_the_other_tables_wait():
    s = table(6, tempo="rotation")
    assert why(s, "1 stop") == "tables.tempo"
    assert why(s, "3 stop") == "tables.tempo"
    assert why(s, "2 stop") == "turn.order"


@pytest.mark.rule("tables.tempo")
def test_in_rotation_an_empty_table_is_left_out_and_a_newcomer_served_in_turn():
    s = table(11, tempo="rotation", seating=[[0], [1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])
    play(s, "0 change b", "1 stop", "6 stop")
    assert s.actor() == 2
    play(s, "2 change a")
    assert s.actor() == 7
    play(s, "7 stop")
    assert s.actor() == 2
    play(s, "2 stop")
    assert s.actor() == 3


@pytest.mark.rule("tables.tempo")
def test_another_turn_at_once_is_played_in_the_same_slot():
    s = table(6, tempo="rotation")
    lay(s, s.boards[0], [31, *range(2, 13)])
    put(s, seat_0="k1")
    stop_there(s)
    play(s, "0 done")
    assert s.actors() == [0]
    assert view(s, 0)["points"] == 3


@pytest.mark.rule("tables.tempo")
def test_turns_at_different_tables_commute():
    one, other = table(6), table(6)
    play(one, "0 walk s1", "1 ride s3", "0 stop", "1 stop")
    play(other, "1 ride s3", "1 stop", "0 walk s1", "0 stop")
    assert one.checksum() == other.checksum()
