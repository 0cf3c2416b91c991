"""The end, rule by rule."""

import pytest
from games.fische.positions import (
    board,
    goods,
    legal,
    own,
    play,
    player,
    prices,
    put,
    stop_there,
    table,
    told,
    view,
    why,
)

FIVE = "fish fish fish fish fish"


def about_to_win(players=3, seat=0, **options):
    """The seat, first in the order, stands at Fridolin's with two fetishes and the price of the third."""
    seats = [seat, *[k for k in range(players) if k != seat]]
    s = table(players, seating=[seats], **options) if players <= 5 else table(players, **options)
    own(put(s, **{f"seat_{seat}": "k2"}), seat, goods=FIVE, fetishes="idol_2 idol_3")
    stop_there(s, seat)
    return s


def win(s, seat=0):
    return play(s, f"{seat} fetish idol_1", f"{seat} offer fish 5")


def next_to_win(s, seat):
    """Once it is that seat's turn."""
    own(put(s, **{f"seat_{seat}": "k2"}), seat, goods=FIVE, fetishes="idol_2 idol_3")
    stop_there(s, seat)
    return win(s, seat)


def ranking(s):
    return told(s, "ended")[0]["ranking"]


@pytest.mark.rule("end.third_fetish")
def test_the_third_fetish_ends_the_game_at_once():
    s = about_to_win()
    win(s)
    assert s.actor() == -1
    assert s.actors() == []
    assert s.is_decided()
    assert (view(s)["phase"], view(s)["winner"]) == ("over", 0)
    assert told(s, "ended")[0]["reason"] == "third_fetish"


@pytest.mark.rule("end.third_fetish")
def test_two_fetishes_do_not():
    s = own(put(table(2), seat_0="k2"), 0, goods=FIVE, fetishes="idol_2")
    stop_there(s)
    play(s, "0 fetish idol_1", "0 offer fish 4")
    assert s.actor() == 0
    assert not s.is_decided()


@pytest.mark.rule("end.third_fetish")
def test_turns_under_way_at_other_tables_are_dropped():
    s = about_to_win(6)
    play(s, "1 walk s1")
    win(s)
    assert s.actors() == []
    assert why(s, "1 stop") == "end.over"


@pytest.mark.rule("end.third_fetish")
def test_the_win_is_told_at_every_table():
    s = about_to_win(6)
    win(s)
    for viewer in (1, 3, -2):
        assert [fact["fact"] for fact in told(s, viewer=viewer)] == ["won", "ended"]


@pytest.mark.rule("end.places")
def test_by_option_the_others_play_on():
    s = about_to_win(4, places="on")
    win(s)
    assert s.actor() == 1
    assert player(s, 0)["place"] == 1
    assert why(s, "0 stop") == "end.places"
    assert view(s)["order"] == [1, 2, 3]


@pytest.mark.rule("end.places")
def test_the_winners_pawn_leaves_and_goods_and_bonus_tokens_go_back():
    s = own(about_to_win(4, places="on"), 0, goods="booze", bonus="closed")
    before = view(s)["reserve"]
    win(s)
    assert player(s, 0)["cell"] is None
    assert goods(s, 0) == []
    assert view(s)["reserve"]["fish"] == before["fish"] + 5
    assert view(s)["reserve"]["booze"] == before["booze"] + 1
    assert (player(s, 0)["bonus"], view(s)["pool"]) == (0, 11)


@pytest.mark.rule("end.places")
def test_the_third_place_ends_it():
    s = about_to_win(5, places="on")
    win(s)
    next_to_win(s, 1)
    assert s.actor() == 2
    next_to_win(s, 2)
    assert s.actor() == -1
    assert [player(s, seat)["place"] for seat in range(3)] == [1, 2, 3]
    assert view(s)["winner"] == 0


@pytest.mark.rule("end.places")
@pytest.mark.parametrize(("players", "wins"), [(2, 1), (3, 2), (4, 3)])
def test_the_last_one_need_not_play_alone(players, wins):
    s = about_to_win(players, places="on")
    win(s)
    for seat in range(1, wins):
        assert s.actor() == seat
        next_to_win(s, seat)
    assert s.actor() == -1


@pytest.mark.rule("end.places")
def test_a_kiosk_closed_by_the_winner_opens_when_play_comes_to_that_place():
    s = own(about_to_win(4, places="on"), 0, bonus="closed")
    play(s, "0 bonus-closed k5")
    win(s)
    play(s, "1 stop", "2 stop")
    assert board(s).shut != 0
    play(s, "3 stop")
    assert board(s).shut == 0


@pytest.mark.rule("end.turn_limit")
@pytest.mark.parametrize("players", [2, 6, 11])
def test_the_game_is_broken_off_after_so_many_turns_per_table(players):
    s = table(players, turn_limit="20")
    turns = 0
    while s.actor() >= 0:
        play(s, f"{s.actor()} stop")
        turns += 1
    assert turns == 20 * s.tables
    assert told(s, "ended")[0]["reason"] == "turn_limit"
    assert not s.is_decided()


@pytest.mark.rule("end.turn_limit")
def test_without_the_option_nobody_will_see_the_limit():
    assert table(2).turn_limit == 100_000


@pytest.mark.rule("end.turn_limit")
def test_another_turn_at_once_counts():
    s = put(table(2, kiosks=[31, *range(2, 13)], turn_limit="20"), seat_0="k1")
    stop_there(s)
    s.turns = 19
    play(s, "0 done")
    assert s.actor() == -1


def broken_off(players=3, **have):
    """One turn before the limit."""
    s = table(players, turn_limit="20")
    s.turns = 20 * s.tables - 1
    for name, what in have.items():
        own(s, int(name.removeprefix("seat_")), **what)
    return s


@pytest.mark.rule("end.ranking")
def test_more_fetishes_are_better_then_more_florins():
    s = broken_off(seat_0={"florins": 900}, seat_1={"fetishes": "idol_1", "florins": 0}, seat_2={"florins": 901})
    play(s, "0 stop")
    assert s.scores() == [0, 1, 0]
    assert ranking(s) == [3, 1, 2]


@pytest.mark.rule("end.ranking")
def test_goods_count_at_the_prices_of_ones_table():
    s = prices(broken_off(seat_0={"goods": "fish fish", "florins": 0}, seat_1={"florins": 199}, seat_2={"florins": 200}), fish=100)
    play(s, "0 stop")
    assert player(s, 0)["wealth"] == 200
    assert ranking(s) == [1, 3, 1]


@pytest.mark.rule("end.ranking")
def test_each_table_has_its_own_prices():
    have = {f"seat_{seat}": {"goods": "fish", "florins": 0} for seat in range(6)}
    s = prices(broken_off(6, **have), seat=1, fish=120)
    play(s, "0 stop")
    assert ranking(s) == [4, 1, 4, 1, 4, 1]


@pytest.mark.rule("end.ranking")
def test_among_three_fetishes_the_earlier_is_better_whatever_the_florins():
    s = own(about_to_win(3, places="on"), 1, florins=9000)
    own(s, 0, florins=0)
    win(s)
    next_to_win(s, 1)
    assert ranking(s) == [1, 2, 3]


@pytest.mark.rule("end.over")
def test_then_nobody_acts_any_more():
    s = about_to_win()
    win(s)
    for seat in range(3):
        assert legal(s, seat) == []
        assert [why(s, f"{seat} {action}") for action in ("stop", "done", "walk s1", "bonus-plus2")] == ["end.over"] * 4
        assert s.rule(seat) == "end.over"
