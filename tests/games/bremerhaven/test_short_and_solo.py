"""The short game, and the solo game against the robot."""

import pytest
from games.bremerhaven.positions import (
    BUILDING_NAMES,
    CELL_NAMES,
    ORDER_NAMES,
    bid,
    built,
    cell,
    finish,
    foreseen,
    fresh,
    hand,
    harbour,
    legal,
    loading,
    money,
    order,
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

# --- short


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


# --- solo: which newspaper sends the robot where
AT = {
    "1.1": "storm_tide market_turmoil", "1.2": "warehouse_fire mutiny", "1.3": "dock_strike tall_ships", "1.4": "harbour_dues subsidy",
    "1.5": "oil_spill tourism", "2.1": "quarantine holiday_pay", "2.2": "deadline_rush flotsam", "3.1": "inspection training",
    "3.2": "fog clearance_sale",
}  # fmt: skip


def solo(bids="", own="", captain=False, furnish=None, **more):
    """The robot bids as told, "5 1.1, 4 1.2, ..."; its other cards go to orders and to 1.1."""
    told_bids = [pair.split() for pair in bids.split(",") if pair.strip()]
    rest = [value for value in ("1", "2", "3", "4", "5") if value not in [card for card, _ in told_bids]]
    told_bids += [[value, place] for value, place in zip(rest, ("3.1", "3.2", "3.1", "3.2", "1.1"), strict=False)]
    used, papers = {}, []
    for _, place in told_bids:
        papers.append(AT[place].split()[used.get(place, 0) % 2])
        used[place] = used.get(place, 0) + 1
    assert len(set(papers)) == 5, "two newspapers a place"
    s = table(1, papers=" ".join(papers), ladder=[0, 1] if captain else [1, 0], **more)
    robot = s.players[1]
    for k, (card, _) in enumerate(told_bids):
        robot.card[k] = int(card)
    for value in range(10):
        robot.hand[value] = [int(card) for card, _ in told_bids[robot.placed :]].count(value)
    if furnish:
        furnish(s)
    return s, bid(s, a=own)


@pytest.mark.rule("solo.start")
@pytest.mark.parametrize("length", ["long", "short"])
def test_the_robot_begins_as_captain_and_the_player_with_six_coins(length):
    s = fresh(1, length)
    assert (view(s)["solo"], view(s)["ladder"], money(s)) == (True, [-1, 0], [6])
    assert (len(s.ship_pile), len(s.order_pile)) == (20, 24)
    assert len(row(s, "2")) == len(row(s, "3")) == 2
    assert view(s)["robot"] == {"rank": 0, "influence": [1, 2, 3, 4, 5], "reserve": [5, 6, 6, 7, 7, 8, 9], "in_hand": 5}


@pytest.mark.rule("solo.start")
def test_the_player_has_building_order_and_goods_as_in_the_short_game():
    s = fresh(1)
    (building,) = [fact["building"] for fact in told(s, "dealt_building")]
    (dealt,) = [fact["order"] for fact in told(s, "dealt_order")]
    assert [place["cover"] for place in player(s, 0)["cells"]] == [None] * 12
    play(s, f"0 build {building} a1", "0 place a")
    assert (player(s, 0)["step"], player(s, 0)["left"]) == ("start_goods", 3)
    while view(s)["phase"] == "setup":
        play(s, f"0 {legal(s)[0]}")
    assert loading(s, 0, "a")["id"] == dealt
    assert (view(s)["round"], view(s)["robot"]["in_hand"], s.actors()) == (1, 4, [0])


@pytest.mark.rule("solo.robot_bids")
def test_robot_and_player_take_turns_the_captain_first():
    s = table(1, papers="storm_tide fog")
    assert [view(s)["robot"]["in_hand"], player(s, 0)["in_hand"]] == [4, 5]
    assert space(s, "1.1")["bids"][0]["seat"] == -1
    facts = play(s, "0 bid 1 1.0")
    assert facts[-1] == {"fact": "robot_bid", "space": "3.2", "newspaper": "fog"}


@pytest.mark.rule("solo.robot_bids")
def test_a_player_who_is_captain_begins():
    s = table(1, papers="storm_tide fog", ladder=[0, 1])
    assert [view(s)["robot"]["in_hand"], player(s, 0)["in_hand"]] == [5, 5]
    play(s, "0 bid 1 1.0")
    assert [view(s)["robot"]["in_hand"], player(s, 0)["in_hand"]] == [4, 4]


@pytest.mark.rule("solo.robot_bids")
@pytest.mark.parametrize("place", list(AT))
def test_newspapers_say_where_the_robot_bids(place):
    for paper in AT[place].split():
        s = table(1, papers=paper)
        assert [spot["space"] for spot in view(s)["spaces"] if spot["bids"]] == [place]


@pytest.mark.rule("solo.robot_bids")
def test_the_robots_cards_are_shuffled_each_round():
    rounds = finish(table(1), seed=5)
    assert len({tuple(int(card) for card in s.players[1].card[:5]) for s in rounds}) > 5
    for s in rounds[:-1]:
        assert sorted(int(card) for card in s.players[1].card[:5]) == view(s)["robot"]["influence"]


@pytest.mark.rule("solo.robot_bids")
def test_newspapers_are_shuffled_again_at_once_when_they_are_used_up():
    s = table(1)
    s.papers_read = 17
    facts = bid(s)
    facts = facts[: words(facts).index("revealed")]
    kinds = [word for word in words(facts) if word in ("robot_bid", "reshuffled")]
    assert kinds == ["robot_bid", "reshuffled", "robot_bid", "robot_bid", "robot_bid"]
    assert sorted(int(paper) for paper in s.papers) == list(range(18))


@pytest.mark.rule("solo.robot_wins")
def test_what_the_robot_wins_is_discarded():
    s, facts = solo("1 1.1, 2 2.1, 3 2.2, 4 3.1, 5 3.2", building="zoo bank", ships="ship_1_01 ship_1_02", orders="order_1_01 order_1_02")
    assert [(fact["space"], fact["seat"], fact["card"]) for fact in facts if fact["fact"] == "won"] == [
        ("1.1", -1, "zoo"), ("2.1", -1, "ship_1_01"), ("2.2", -1, "ship_1_02"), ("3.1", -1, "order_1_01"), ("3.2", -1, "order_1_02"),
    ]  # fmt: skip
    assert (view(s)["round"], space(s, "1.1")["card"]) == (2, "bank")
    assert {"ship_1_01", "ship_1_02"}.isdisjoint(row(s, "2"))


@pytest.mark.rule("solo.robot_wins")
@pytest.mark.parametrize(("captain", "winner"), [(False, -1), (True, 0)])
def test_ties_with_the_robot_go_by_rank(captain, winner):
    _, facts = solo("3 2.1", "3 2.1", captain=captain, ships="ship_1_01 ship_1_02")
    assert next(fact["seat"] for fact in facts if fact["fact"] == "won") == winner


@pytest.mark.rule("solo.robot_wins")
def test_the_lighthouse_beats_the_robot_in_a_tie():
    _, facts = solo("3 2.1", "3 2.1", ships="ship_1_01 ship_1_02", furnish=lambda s: built(s, 0, a1="lighthouse"))
    assert next(fact["seat"] for fact in facts if fact["fact"] == "won") == 0


@pytest.mark.rule("solo.robot_wins")
def test_the_robot_takes_no_money():
    s, facts = solo()
    assert [fact["money"] for fact in facts if fact["fact"] == "income"] == [[3]]
    assert [fact["seat"] for fact in facts if fact["fact"] == "parking"] == [0]
    assert money(s) == [6 + 5 + 3]


@pytest.mark.rule("solo.robot_permits")
def test_the_robot_raises_the_price_of_permits():
    s, _ = solo("5 1.2, 3 1.2", "2 1.2", money=[20])
    assert (s.actors(), player(s, 0)["permit"]["price"]) == ([0], 6)
    play(s, "0 bollard 1")
    assert player(s, 0)["permit"]["price"] == 8


@pytest.mark.rule("solo.robot_permits")
def test_the_robot_builds_nothing_and_alone_it_stops_nobody():
    s, facts = solo("5 1.2, 4 1.2", money=[20])
    assert view(s)["round"] == 2
    assert {"bollard", "uncovered", "built"} & set(words(facts)) == set()


@pytest.mark.rule("solo.robot_upgrade")
def test_the_robot_upgrades_highest_or_not():
    s, facts = solo("1 1.3", "5 1.3")
    assert view(s)["robot"]["influence"] == [2, 3, 4, 5, 5]
    assert player(s, 0)["influence"] == [2, 3, 4, 5, 5]
    assert [(fact["seat"], fact["price"]) for fact in facts if fact["fact"] == "upgraded" and fact["seat"] == 0] == [(0, 0)]


@pytest.mark.rule("solo.robot_upgrade")
def test_two_cards_of_the_robot_are_one_upgrade_and_the_player_pays_the_difference():
    s, _ = solo("4 1.3, 3 1.3", "5 1.3", money=[9])
    assert legal(s) == ["upgrade", "decline"]
    before = money(s)[0]
    play(s, "0 upgrade")
    assert money(s)[0] == before - 2 + 3
    assert view(s)["robot"]["influence"] == [2, 3, 4, 5, 5]


@pytest.mark.rule("solo.robot_upgrade")
def test_without_a_card_there_the_robot_does_not_upgrade():
    s, _ = solo(own="5 1.3")
    assert view(s)["robot"]["influence"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("solo.robot_upgrade")
def test_with_an_empty_reserve_the_robots_card_still_counts_as_a_bid():
    s = table(1, papers="dock_strike storm_tide market_turmoil fog clearance_sale")
    robot = s.players[1]
    hand(s, 1, 6, 7, 7, 8, 9)
    robot.hand[9] -= 1
    for k, value in enumerate((9, 8, 7, 7, 6)):
        robot.card[k] = value
    s.players[0].money = 20
    assert view(s)["robot"]["reserve"] == []
    bid(s, a="5 1.3")
    assert foreseen(s, "0 upgrade")["price"] == 4
    play(s, "0 decline")
    assert view(s)["robot"]["influence"] == [6, 7, 7, 8, 9]


@pytest.mark.rule("solo.robot_prices")
def test_the_robot_turns_up_the_next_price_card():
    s, _ = solo("5 1.4", "4 1.4", price="price_05 price_06")
    assert (view(s)["round"], view(s)["price"]["card"], view(s)["price"]["under"][-1]) == (2, "price_06", "price_05")


@pytest.mark.rule("solo.robot_prices")
def test_the_player_outbids_the_robot_at_prices():
    s, _ = solo("3 1.4", "4 1.4")
    assert (view(s)["phase"], s.actors()) == ("prices", [0])


@pytest.mark.rule("solo.robot_prices")
@pytest.mark.parametrize(("bids", "asked"), [("5 1.4", False), ("1 1.4", False), ("", True)])
def test_the_exchange_acts_only_where_neither_has_a_card(bids, asked):
    s, _ = solo(bids, furnish=lambda s: built(s, 0, a1="commodity_exchange"))
    assert (view(s)["phase"] == "prices") == asked


@pytest.mark.rule("building.commodity_exchange")
def test_the_exchange_is_silent_when_the_robot_bids():
    s, _ = solo("1 1.4", furnish=lambda s: built(s, 0, a1="commodity_exchange"), price="price_05 price_06")
    assert view(s)["price"]["card"] == "price_06"


@pytest.mark.rule("solo.robot_captain")
@pytest.mark.parametrize(("captain", "income"), [(True, 3), (False, 3)])
def test_the_robot_becomes_captain_unless_it_is(captain, income):
    s, facts = solo("5 1.5", "4 1.5", captain=captain)
    assert (view(s)["round"], view(s)["ladder"]) == (2, [-1, 0])
    assert [fact["money"] for fact in facts if fact["fact"] == "income"] == [[income]]


@pytest.mark.rule("solo.robot_captain")
def test_the_player_may_become_captain():
    s, _ = solo("3 1.5", "4 1.5")
    assert legal(s) == ["promote co_pilot", "keep"]
    facts = play(s, "0 promote co_pilot")
    assert {"fact": "income", "money": [4]} in facts
    assert view(s)["ladder"] == [0, -1]


@pytest.mark.rule("short.refill")
def test_two_new_ships_and_orders_come_each_round_in_the_solo_game():
    before = {*row(table(1), "2"), *row(table(1), "3")}
    s, facts = solo("1 1.1, 2 1.1, 3 1.2, 4 1.2, 5 1.3")
    assert {fact["card"] for fact in facts if fact["fact"] == "swept"} == before
    assert len(row(s, "2")) == len(row(s, "3")) == 2
    assert before.isdisjoint([*row(s, "2"), *row(s, "3")])


@pytest.mark.rule("solo.grades")
@pytest.mark.parametrize(("score", "grade"), [
    (0, 0), (499, 0), (500, 1), (749, 1), (750, 2), (999, 2), (1000, 3), (1250, 3), (1251, 4), (5000, 4),
])  # fmt: skip
def test_captain_aha_judges(score, grade):
    s = harbour(1, money=[score])
    s.players[0].prestige = 1
    s.track = s.edition.track_end - 2
    read_news(s)
    assert (view(s)["phase"], s.scores()[0], view(s)["grade"]) == ("over", score, grade)
    assert told(s, "ended")[0]["grade"] == grade


@pytest.mark.rule("solo.grades")
def test_a_solo_game_lasts_ten_rounds():
    s = fresh(1)
    finish(s, seed=3)
    assert (s.round, view(s)["phase"]) == (10, "over")
    assert view(s)["grade"] is not None
    assert view(harbour(2))["grade"] is None


@pytest.mark.rule("solo.grades")
def test_orders_still_lying_are_settled_in_a_solo_game():
    s = harbour(1, money=[10])
    order(s, 0, "a", "order_4_12")
    s.track = s.edition.track_end - 2
    read_news(s)
    assert money(s) == [5]
