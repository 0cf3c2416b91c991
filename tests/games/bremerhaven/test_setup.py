"""The set-up, and what belongs to which step of a round."""

from collections import Counter

import pytest
from games.bremerhaven.positions import (
    GAME,
    ORDER_NAMES,
    SHIP_NAMES,
    fresh,
    legal,
    loading,
    play,
    player,
    row,
    space,
    table,
    told,
    view,
    why,
    words,
)

PILES = [(2, "long", 28, 32), (3, "long", 40, 48), (4, "long", 48, 56), (2, "short", 20, 24), (3, "short", 28, 32), (4, "short", 32, 40)]


def phases(pile, names):
    """The phase of each card, from the top."""
    return [int(names[card].split("_")[1]) for card in pile]


# --- decks and boards


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize(("players", "length", "ships", "orders"), PILES)
def test_the_backs_say_which_cards_are_used(players, length, ships, orders):
    s = fresh(players, length)
    assert (len(s.ship_pile), len(s.order_pile)) == (ships, orders)


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize(("players", "length", "used"), [(2, "long", False), (3, "long", True), (3, "short", False), (4, "short", True)])
def test_the_rulebooks_card_back(players, length, used):
    """Not with two players, with three only in the long game, with four always."""
    s = fresh(players, length)
    assert ("ship_1_08" in [*view(s)["unseen"]["ships"], *row(s, "2")]) == used


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize(("players", "length"), [(2, "short"), (3, "long"), (4, "long")])
def test_each_phase_is_shuffled_by_itself_and_the_first_lies_on_top(players, length):
    s = fresh(players, length)
    for pile, names in ((s.ship_pile, SHIP_NAMES), (s.order_pile, ORDER_NAMES)):
        assert phases(pile, names) == sorted(phases(pile, names))
        assert set(phases(pile, names)) == {1, 2, 3, 4}
    assert len({tuple(fresh(players, length, seed=f"seed {k}").ship_pile) for k in range(4)}) == 4


@pytest.mark.rule("setup.boards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_ships_and_orders_as_players_lie_open(players):
    s = fresh(players)
    for board in "23":
        assert len(row(s, board)) == players
        assert None not in row(s, board)


@pytest.mark.rule("setup.boards")
def test_the_boards_are_filled_from_right_to_left():
    s = fresh(4)
    assert [fact["space"] for fact in told(s, "turned")] == ["2.4", "2.3", "2.2", "2.1", "3.4", "3.3", "3.2", "3.1"]


@pytest.mark.rule("setup.boards")
def test_the_top_building_is_seen():
    s = fresh(4)
    assert space(s, "1.1")["card"] is not None
    assert len(view(s)["unseen"]["buildings"]) == 19


# --- prices, ranks, money


@pytest.mark.rule("setup.prices")
def test_the_top_price_card_goes_under_the_pile_and_the_next_one_holds():
    price = view(fresh(4))["price"]
    assert (len(price["under"]), price["next"], len(price["between"])) == (1, [], 22)
    assert {price["card"], *price["under"], *price["between"]} == {f"price_{k:02}" for k in range(1, 25)}


@pytest.mark.rule("setup.prices")
def test_a_price_card_names_four_different_prices():
    assert sorted(view(fresh(2))["price"]["prices"].values()) == [1, 2, 3, 4]


@pytest.mark.rule("setup.ranks")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whose_good_is_dearest_is_captain(players):
    for number in range(5):
        s = fresh(players, seed=f"seed {number}")
        (ranked,) = told(s, "ranked")
        prices = view(s)["price"]["prices"]
        assert len(set(ranked["goods"])) == players
        assert ranked["card"] == view(s)["price"]["card"]
        assert view(s)["ladder"] == sorted(range(players), key=lambda seat: -prices[ranked["goods"][seat]])


@pytest.mark.rule("setup.ranks")
def test_ranks_are_a_matter_of_luck():
    assert len({tuple(view(fresh(3, seed=f"seed {k}"))["ladder"]) for k in range(40)}) == 6


@pytest.mark.rule("setup.money")
@pytest.mark.parametrize(("players", "length"), [(2, "long"), (3, "long"), (4, "long"), (4, "short")])
def test_the_lower_the_rank_the_more_money(players, length):
    s = fresh(players, length)
    assert [player(s, seat)["money"] for seat in view(s)["ladder"]] == [4, 6, 8, 12][:players]


@pytest.mark.rule("setup.influence")
def test_five_cards_in_hand_and_seven_in_reserve():
    for p in view(fresh(3))["players"]:
        assert (p["influence"], p["reserve"], p["in_hand"]) == ([1, 2, 3, 4, 5], [5, 6, 6, 7, 7, 8, 9], 5)


# --- harbours


@pytest.mark.rule("setup.harbour")
def test_the_two_columns_on_the_right_are_covered():
    cells = player(fresh(2), 0)["cells"]
    assert {cell["cell"]: cell["cover"] for cell in cells} == {
        "a1": None, "b1": None, "c1": 3, "d1": 4,
        "a2": None, "b2": None, "c2": 2, "d2": 3,
        "a3": None, "b3": None, "c3": 1, "d3": 2,
    }  # fmt: skip


@pytest.mark.rule("setup.harbour")
def test_two_bollards_stand_at_the_middle_dock_and_prestige_is_zero():
    p = player(fresh(2), 1)
    assert p["bollards"] == [0, 1, 1, 0]
    assert p["bollard_cost"] == [1, 2, 2, 1]
    assert [dock["size"] for dock in p["docks"]] == [0, 1, 0]
    assert [dock["ship"] for dock in p["docks"]] == [None, None, None]
    assert (p["prestige"], p["plans"], p["built"], p["deposit"]) == (0, [], [], 0)


@pytest.mark.rule("setup.harbour")
def test_only_the_two_loading_spaces_on_the_left_can_be_reached():
    assert [space["reachable"] for space in player(fresh(2), 0)["loading"]] == [True, True, False, False]


@pytest.mark.rule("setup.start_order")
def test_each_player_draws_an_order_and_lays_it_with_its_time():
    s = fresh(3)
    assert view(s)["actors"] == [0, 1, 2]
    dealt = {fact["seat"]: fact["order"] for fact in told(s, "dealt_order")}
    assert len(set(dealt.values())) == 3
    assert [player(s, seat)["start_order"] for seat in range(3)] == [dealt[seat] for seat in range(3)]
    assert legal(s, 1) == ["place a", "place b", "place c", "place d"]
    play(s, "1 place b")
    lying = loading(s, 1, "b")
    assert (lying["id"], lying["loaded"], lying["time"]) == (dealt[1], [], durations()[dealt[1]])
    assert (player(s, 1)["start_order"], view(s)["actors"]) == (None, [0, 2])


def durations():
    return dict(zip(ORDER_NAMES, GAME.standard.order_duration, strict=True))


@pytest.mark.rule("setup.start_order")
def test_the_start_order_must_be_taken():
    s = fresh(3)
    assert why(s, "0 refuse") == "round.phases"
    play(s, "0 place a")
    assert why(s, "0 place b") == "setup.start_order"
    assert s.rule(0) == s.rule(1) == "setup.start_order"


@pytest.mark.rule("setup.start_order")
def test_the_start_order_may_lie_out_of_reach():
    s = fresh(2)
    play(s, "0 place d", "1 place c")
    assert (view(s)["phase"], view(s)["round"]) == ("bidding", 1)


@pytest.mark.rule("setup.newspapers")
@pytest.mark.parametrize(("players", "start"), [(2, 0), (3, 2), (4, 4)])
def test_the_left_of_the_rack_is_empty_and_the_ship_at_its_start(players, start):
    s = fresh(players)
    assert view(s)["event"] is None
    assert (view(s)["track"]["start"], view(s)["track"]["position"], view(s)["track"]["end"]) == (start, start, 20)
    assert view(s)["track"]["step"] in (1, 2)
    assert len(view(s)["unseen"]["newspapers"]) == 18


@pytest.mark.rule("setup.newspapers")
def test_newspapers_are_shuffled():
    first = Counter(int(fresh(2, seed=f"seed {k}").papers[0]) for k in range(30))
    assert len(first) > 8


# --- the steps of a round


@pytest.mark.rule("round.phases")
def test_the_steps_of_a_round_follow_each_other():
    s = table(2, ladder=[0, 1], money=[9, 9], ships="ship_2_05 ship_1_02", orders="order_1_06 order_1_01")
    seen = [view(s)["phase"]]
    lines = [
        "0 bid 5 1.2", "1 bid 5 1.3", "0 bid 4 1.3", "1 bid 4 1.5", "0 bid 3 1.4", "1 bid 3 1.0",
        "0 bid 2 2.1", "1 bid 2 1.0", "0 bid 1 3.1", "1 bid 1 1.0",
        "0 done", "0 decline", "0 price price_01", "1 keep", "0 moor 2 crate 3", "0 place a", "0 done",
    ]  # fmt: skip
    for line in lines:
        play(s, line)
        if view(s)["phase"] != seen[-1]:
            seen.append(view(s)["phase"])
    assert seen == ["bidding", "permits", "upgrades", "prices", "career", "sea", "land", "harbour", "bidding"]
    assert view(s)["round"] == 2


@pytest.mark.rule("round.phases")
def test_the_end_of_a_round_in_its_order():
    s = table(2, ladder=[0, 1], ships="ship_1_01 ship_1_02", papers="holiday_pay", event="holiday_pay")
    facts = []
    while view(s)["round"] == 1:
        seat = s.actor()
        facts += play(s, f"{seat} {legal(s)[0]}")
    after = words(facts)[words(facts).index("event") :]
    assert after[:5] == ["event", "affected", "affected", "progress", "newspaper"]
    assert after[-1] == "round"


@pytest.mark.rule("round.phases")
@pytest.mark.parametrize("action", ["bollard 1", "upgrade", "price price_01", "keep", "moor 2 barrel 1", "place a", "refuse", "done"])
def test_an_action_belongs_to_its_step_alone(action):
    s = table(2, ladder=[0, 1])
    assert why(s, f"0 {action}") == "round.phases"
