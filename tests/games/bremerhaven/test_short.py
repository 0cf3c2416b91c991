"""The short game."""

import pytest
from games.bremerhaven.positions import (
    BUILDING_NAMES,
    CELL_NAMES,
    ORDER_NAMES,
    bid,
    built,
    cell,
    finish,
    fresh,
    harbour,
    legal,
    money,
    play,
    player,
    read_news,
    row,
    space,
    table,
    told,
    view,
    why,
    words,
)


@pytest.mark.rule("short.cards")
@pytest.mark.parametrize(("players", "stay"), [(2, "Q R S T"), (3, "R S T"), (4, "S T")])
def test_cards_of_the_long_game_stay_in_the_box(players, stay):
    s = fresh(players, "short")
    ships = {"Q": "ship_1_06", "R": "ship_1_08", "S": "ship_1_09", "T": "ship_1_11"}
    orders = {"Q": "order_1_07", "R": "order_1_09", "S": "order_1_11", "T": "order_1_13"}
    dealt = {fact["order"] for fact in told(s, "dealt_order")}
    used = {*view(s)["unseen"]["ships"], *row(s, "2"), *view(s)["unseen"]["orders"], *row(s, "3"), *dealt}
    for use in "QRST":
        assert (ships[use] in used) == (orders[use] in used) == (use not in stay.split())


@pytest.mark.rule("short.harbour")
def test_no_cell_is_covered():
    p = player(fresh(2, "short"), 0)
    assert [place["cover"] for place in p["cells"]] == [None] * 12
    assert [place["reachable"] for place in p["loading"]] == [True] * 4


@pytest.mark.rule("short.building")
def test_each_player_builds_one_building_by_lot_anywhere_for_nothing():
    s = fresh(3, "short")
    dealt = {fact["seat"]: fact["building"] for fact in told(s, "dealt_building")}
    assert len(set(dealt.values())) == 3
    for seat in range(3):
        assert player(s, seat)["step"] == "start_building"
        assert legal(s, seat) == [f"build {dealt[seat]} {name}" for name in CELL_NAMES]
    before = money(s)
    play(s, f"1 build {dealt[1]} d1")
    assert (player(s, 1)["built"], player(s, 1)["step"], money(s)) == ([dealt[1]], "start_order", before)
    assert cell(s, 1, "d1")["building"] == dealt[1]
    assert s.rule(0) == "short.building"


@pytest.mark.rule("short.building")
def test_another_building_cannot_be_built():
    s = fresh(2, "short")
    dealt = {fact["seat"]: fact["building"] for fact in told(s, "dealt_building")}
    assert why(s, f"0 build {dealt[1]} a1") == "short.building"
    assert why(s, "0 place a") == "round.phases"
    assert len({*dealt.values(), space(s, "1.1")["card"], *view(s)["unseen"]["buildings"]}) == 20


@pytest.mark.rule("short.building")
def test_the_start_building_works_from_the_first_round():
    s = table(2, "short", ladder=[0, 1])
    built(s, 0, a1="refinery")
    bid(s)
    assert player(s, 0)["step"] == "production"


def storing(name, building="lighthouse"):
    """Seat 0 has laid this start order and takes goods."""
    s = fresh(2, "short")
    p = s.players[0]
    p.start_order, p.plans = ORDER_NAMES.index(name), 1 << BUILDING_NAMES.index(building)
    play(s, f"0 build {building} a1", "0 place a")
    return s


@pytest.mark.rule("short.goods")
@pytest.mark.parametrize(("name", "kinds"), [
    ("order_1_01", "crate container passenger"),
    ("order_1_05", "container passenger"),
    ("order_2_01", "passenger"),
    ("order_1_06", "barrel crate container passenger"),  # jokers do not count
    ("order_2_03", "crate container passenger"),
])  # fmt: skip
def test_start_goods_are_of_kinds_not_printed_on_the_start_order(name, kinds):
    s = storing(name)
    assert (player(s, 0)["step"], player(s, 0)["left"]) == ("start_goods", 3)
    assert {line.split()[1] for line in legal(s, 0)} == set(kinds.split())
    for good in ("barrel", "crate", "container", "passenger"):
        assert why(s, f"0 take {good} b1") == ("" if good in kinds.split() else "short.goods")


@pytest.mark.rule("short.goods")
def test_three_goods_are_stored_and_may_be_alike():
    s = storing("order_1_01")
    assert why(s, "0 take crate a1") == "move.storage"  # a building stands there
    play(s, "0 take crate c1", "0 take crate c1")
    assert why(s, "0 take crate c1") == "move.storage"
    play(s, "0 take crate d3")
    assert (cell(s, 0, "c1")["goods"], cell(s, 0, "d3")["goods"]) == (["crate", "crate"], ["crate"])
    assert player(s, 0)["step"] == "nothing"


@pytest.mark.rule("short.goods")
def test_start_goods_must_be_taken():
    assert why(storing("order_1_01"), "0 done") == "round.phases"


@pytest.mark.rule("short.goods")
def test_the_long_game_has_no_start_goods():
    s = fresh(2)
    play(s, "0 place a", "1 place a")
    assert view(s)["phase"] == "bidding"
    assert all(place["goods"] == [] for place in player(s, 0)["cells"])


@pytest.mark.rule("short.rounds")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_a_short_game_has_a_fixed_number_of_rounds(players, rounds):
    s = fresh(players, "short")
    positions = finish(s, seed=players)
    assert s.round == rounds
    start = {2: 0, 3: 2, 4: 4}[players]
    assert [view(position)["track"]["position"] for position in positions[1:]] == [start + 2 * k for k in range(rounds)]


@pytest.mark.rule("short.rounds")
def test_there_are_no_events():
    s = table(2, "short", ladder=[0, 1])
    facts = bid(s)
    assert {"event", "newspaper"} & set(words(facts)) == set()
    assert (view(s)["event"], view(s)["track"]["step"], view(s)["unseen"]["newspapers"]) == (None, 2, [])


@pytest.mark.rule("short.refill")
def test_all_ships_and_orders_left_are_replaced():
    s = harbour(3, "short")
    before = {*row(s, "2"), *row(s, "3")}
    read_news(s)
    assert {fact["card"] for fact in told(s, "swept")} == before
    after = [*row(s, "2"), *row(s, "3")]
    assert len(after) == 6
    assert before.isdisjoint(after)
    assert None not in after
