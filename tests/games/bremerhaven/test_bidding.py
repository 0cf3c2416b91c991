"""Bidding, and the car park."""

import pytest
from games.bremerhaven.positions import bid, foreseen, hand, legal, money, play, player, space, table, told, view, why

SPACES = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5"]


@pytest.mark.rule("bid.order")
def test_one_card_at_a_time_from_the_captain_down():
    s = table(3, ladder=[2, 0, 1])
    asked = []
    for _ in range(6):
        asked.append(s.actor())
        assert view(s)["actors"] == [s.actor()]
        play(s, f"{s.actor()} {legal(s)[0]}")
    assert asked == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("bid.order")
def test_the_others_wait():
    s = table(3, ladder=[2, 0, 1])
    assert why(s, "0 bid 1 1.0") == why(s, "1 bid 1 1.0") == "bid.order"


@pytest.mark.rule("bid.order")
def test_a_new_captain_begins_the_next_round():
    s = table(3, ladder=[0, 1, 2])
    bid(s, a="", b="5 1.5")
    play(s, "1 promote co_pilot")
    assert (view(s)["round"], s.actor()) == (2, 1)


@pytest.mark.rule("bid.all_cards")
def test_all_five_cards_are_laid():
    s = table(2, ladder=[0, 1])
    for k in range(10):
        assert (view(s)["phase"], player(s, k % 2)["in_hand"]) == ("bidding", 5 - k // 2)
        play(s, f"{k % 2} bid {1 + k // 2} 1.0")
    assert view(s)["round"] == 2


@pytest.mark.rule("bid.all_cards")
def test_nobody_may_pass():
    s = table(2, ladder=[0, 1])
    assert why(s, "0 done") == "round.phases"
    assert all(action.startswith("bid") for action in legal(s))


@pytest.mark.rule("bid.hand")
def test_only_cards_in_hand_can_be_laid():
    s = table(2, ladder=[0, 1])
    assert why(s, "0 bid 6 1.0") == "bid.hand"
    play(s, "0 bid 5 1.0", "1 bid 5 1.0")
    assert why(s, "0 bid 5 1.0") == "bid.hand"
    assert player(s, 0)["influence"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("bid.hand")
def test_the_second_card_of_a_value_can_be_laid_too():
    s = table(2, ladder=[0, 1])
    hand(s, 0, 2, 3, 4, 5, 5)
    play(s, "0 bid 5 1.0", "1 bid 5 1.0", "0 bid 5 1.1")
    assert why(s, "1 bid 5 1.1") == "bid.hand"


@pytest.mark.rule("bid.face_down")
def test_nobody_bids_with_a_hidden_card():
    assert why(table(2, ladder=[0, 1]), "0 bid hidden 1.0") == "bid.face_down"


@pytest.mark.rule("bid.face_down")
def test_only_the_number_of_cards_is_seen():
    s = table(2, ladder=[0, 1])
    play(s, "0 bid 5 2.1", "1 bid 1 2.1", "0 bid 4 2.1")
    assert space(s, "2.1")["bids"] == [{"seat": 0, "cards": [None, None], "total": None}, {"seat": 1, "cards": [None], "total": None}]
    assert space(s, "2.1", viewer=0)["bids"][0] == {"seat": 0, "cards": [5, 4], "total": 9}


@pytest.mark.rule("bid.spaces")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_town_and_as_many_ships_and_orders_as_players(players):
    s = table(players, ladder=list(range(players)))
    numbers = range(1, players + 1)
    assert {action.split()[2] for action in legal(s)} == {*SPACES, *(f"2.{k}" for k in numbers), *(f"3.{k}" for k in numbers)}
    if players < 4:
        assert why(s, f"0 bid 1 2.{players + 1}") == why(s, f"0 bid 1 3.{players + 1}") == "bid.spaces"


@pytest.mark.rule("bid.spaces")
def test_a_space_without_a_card_is_closed():
    s = table(2, ladder=[0, 1], ships="- ship_1_01", orders="order_1_01 -")
    assert why(s, "0 bid 1 2.1") == why(s, "0 bid 1 3.2") == "bid.spaces"
    assert why(s, "0 bid 1 2.2") == why(s, "0 bid 1 3.1") == ""


@pytest.mark.rule("bid.several")
def test_the_own_cards_at_a_space_are_added_up():
    s = table(2, ladder=[0, 1], building="zoo")
    facts = bid(s, a="5 1.1", b="1 1.1, 2 1.1, 3 1.1")
    assert {"fact": "won", "space": "1.1", "seat": 1, "card": "zoo"} in facts


@pytest.mark.rule("bid.several")
def test_all_cards_may_lie_at_one_space():
    s = table(2, ladder=[0, 1])
    facts = bid(s, a="1 1.5, 2 1.5, 3 1.5, 4 1.5, 5 1.5", b="1 1.5, 2 1.5, 3 1.5, 4 1.5, 5 1.5")
    (revealed,) = [fact for fact in facts if fact["fact"] == "revealed"]
    assert [(one["seat"], one["total"]) for one in revealed["spaces"][0]["bids"]] == [(0, 15), (1, 15)]


@pytest.mark.rule("bid.several")
def test_a_bid_is_foreseen_with_the_own_total_and_the_number_of_other_cards():
    s = table(2, ladder=[0, 1])
    play(s, "0 bid 2 2.1", "1 bid 5 2.1")
    seen = foreseen(s, "0 bid 4 2.1")
    assert (seen["total_own"], seen["cards_of_others"]) == (6, 1)


@pytest.mark.rule("bid.reveal")
def test_all_cards_are_turned_up_together_and_dealt_with_by_number():
    s = table(2, ladder=[0, 1], building="zoo", ships="ship_1_01 ship_1_02", orders="order_1_01 order_1_02")
    facts = bid(s, a="1 3.2, 2 3.1, 3 2.2, 4 2.1, 5 1.1")
    revealed = next(k for k, fact in enumerate(facts) if fact["fact"] == "revealed")
    assert all(fact["fact"] == "bid" for fact in facts[:revealed])
    assert [entry["space"] for entry in facts[revealed]["spaces"]] == ["1.0", "1.1", "2.1", "2.2", "3.1", "3.2"]
    facts += play(s, "0 moor 1 barrel 2") if view(s)["phase"] == "sea" else []
    while view(s)["phase"] in ("sea", "land"):
        facts += play(s, f"0 {legal(s)[0]}")
    assert [fact["space"] for fact in facts if fact["fact"] == "won"] == ["1.1", "2.1", "2.2", "3.1", "3.2"]


@pytest.mark.rule("bid.highest")
@pytest.mark.parametrize("place", ["1.1", "1.4", "1.5", "2.1", "3.1"])
def test_the_highest_total_wins_whatever_the_rank(place):
    s = table(3, ladder=[0, 1, 2])
    facts = bid(s, a=f"3 {place}", b=f"4 {place}", c=f"5 {place}")
    if place in ("1.1", "2.1", "3.1"):
        assert [fact["seat"] for fact in facts if fact["fact"] == "won"] == [2]
    else:
        assert view(s)["actors"] == [2]


@pytest.mark.rule("bid.tie")
@pytest.mark.parametrize("place", ["1.1", "1.4", "1.5", "2.1", "3.1"])
@pytest.mark.parametrize("ladder", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_among_equals_the_higher_rank_wins(place, ladder):
    s = table(3, ladder=ladder)
    facts = bid(s, a=f"1 {place}, 4 {place}", b=f"5 {place}", c=f"2 {place}, 3 {place}")
    if place in ("1.1", "2.1", "3.1"):
        assert [fact["seat"] for fact in facts if fact["fact"] == "won"] == [ladder[0]]
    else:
        assert view(s)["actors"] == [ladder[0]]


@pytest.mark.rule("bid.tie")
@pytest.mark.parametrize("place", ["2.1", "3.1"])
def test_at_sea_and_on_land_the_ranks_after_the_change_count(place):
    s = table(2, ladder=[0, 1], ships="ship_1_01", orders="order_1_01")
    bid(s, a=f"3 {place}", b=f"3 {place}, 5 1.5")
    facts = play(s, "1 promote co_pilot")
    assert [fact["seat"] for fact in facts if fact["fact"] == "won"] == [1]


@pytest.mark.rule("bid.tie")
def test_in_town_the_ranks_before_the_change_count():
    s = table(2, ladder=[0, 1])
    bid(s, a="5 1.5, 3 1.4", b="5 1.5, 3 1.4")
    assert (view(s)["phase"], s.actor()) == ("prices", 0)
    play(s, "0 price price_01")
    assert (view(s)["phase"], s.actor()) == ("career", 0)


# --- 1.0


@pytest.mark.rule("parking.money")
def test_each_card_in_the_car_park_brings_one_coin_whatever_its_value():
    s = table(3, ladder=[0, 1, 2], money=[0, 0, 0])
    facts = bid(s, a="1 1.1, 2 1.1, 3 1.1, 4 1.1, 5 1.0", b="5 1.1, 4 1.1, 1 1.0, 2 1.0, 3 1.0", c="1 1.5, 2 1.5, 3 1.5, 4 1.5, 5 1.5")
    assert [(fact["seat"], fact["money"]) for fact in facts if fact["fact"] == "parking"] == [(0, 1), (1, 3)]
    assert money(s) == [1, 3, 0]


@pytest.mark.rule("parking.money")
def test_money_of_the_car_park_can_be_spent_on_permits():
    s = table(2, ladder=[0, 1], money=[0, 0])
    bid(s, a="1 1.2")
    assert (view(s)["phase"], money(s)) == ("permits", [4, 5])
    play(s, "0 bollard 2", "0 bollard 1")
    assert told(s, "bollard") == [
        {"fact": "bollard", "seat": 0, "wall": 2, "cost": 2, "permit": 0},
        {"fact": "bollard", "seat": 0, "wall": 1, "cost": 1, "permit": 1},
    ]
