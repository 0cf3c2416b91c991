"""5: newspapers, new cards, hands taken back; and the end of the game."""

import pytest
from games.bremerhaven.positions import (
    ORDER_NAMES,
    SHIP_NAMES,
    at_work,
    bid,
    built,
    dock,
    finish,
    fresh,
    harbour,
    legal,
    money,
    on_top,
    order,
    play,
    player,
    prestige,
    prices,
    put,
    read_news,
    row,
    table,
    told,
    view,
    why,
    words,
)

# --- newspapers


@pytest.mark.rule("news.event")
def test_there_is_no_event_in_the_first_round():
    s = table(2, ladder=[0, 1])
    assert view(s)["event"] is None
    assert "event" not in words(bid(s))


@pytest.mark.rule("news.event")
def test_the_event_comes_after_the_harbours_and_is_laid_aside():
    s = at_work(lambda s: put(s, 0, a1="barrel"), event="holiday_pay", papers="fog")
    assert (view(s)["event"], money(s)) == ("holiday_pay", [9, 9])
    facts = play(s, "0 done")
    assert words(facts).index("counted") < words(facts).index("event") < words(facts).index("progress")
    assert (view(s)["event"], money(s)) == ("fog", [12, 12])


@pytest.mark.rule("news.event")
def test_where_players_have_a_choice_all_choose_at_the_same_time():
    s = read_news(harbour(3), "flotsam")
    assert s.actors() == [0, 1, 2]
    play(s, "2 done", "0 done")
    assert why(s, "0 done") == "news.event"
    play(s, "1 take crate a1")
    assert view(s)["round"] == 2


@pytest.mark.rule("news.progress")
@pytest.mark.parametrize(("paper", "steps"), [("fog", 1), ("mutiny", 1), ("storm_tide", 2), ("training", 2)])
def test_the_ship_moves_as_the_newspaper_on_the_right_says(paper, steps):
    s = harbour(2, papers=paper)
    assert view(s)["track"]["step"] == steps
    facts = told(read_news(s))
    assert {"fact": "progress", "steps": steps, "position": steps} in facts


@pytest.mark.rule("news.progress")
def test_eight_newspapers_say_one_and_ten_say_two():
    progress = list(fresh(2).edition.progress)
    assert [progress.count(steps) for steps in (1, 2)] == [8, 10]


@pytest.mark.rule("news.next")
def test_the_newspaper_is_turned_over_for_the_next_round():
    s = harbour(2, papers="quarantine fog")
    facts = told(read_news(s))
    assert {"fact": "newspaper", "newspaper": "quarantine"} in facts
    assert (view(s)["event"], view(s)["track"]["step"]) == ("quarantine", 1)
    assert "affected" not in words(facts)
    bid(s)
    assert {"fact": "event", "newspaper": "quarantine"} in told(s)
    assert view(s)["event"] == "fog"
    assert "quarantine" not in view(s)["unseen"]["newspapers"]


# --- new cards


@pytest.mark.rule("refill.shift")
@pytest.mark.parametrize(("before", "swept", "after"), [
    ("x1 x2 x3", ["x3"], "n1 x1 x2"),
    ("x1 x2 -", [], "n1 x1 x2"),
    ("- x2 x3", ["x3"], "n2 n1 x2"),
    ("- x2 -", [], "n2 n1 x2"),
    ("x1 - -", [], "n2 n1 x1"),
    ("- - x3", ["x3"], "n3 n2 n1"),
    ("- - -", [], "n3 n2 n1"),
])  # fmt: skip
@pytest.mark.parametrize("board", ["2", "3"])
def test_the_right_card_goes_the_others_close_up_and_new_ones_come_from_the_left(board, before, swept, after):
    kind = {"2": "ship", "3": "order"}[board]
    cards = {f"x{k}": f"{kind}_1_0{k}" for k in (1, 2, 3)} | {f"n{k}": f"{kind}_2_0{k}" for k in (1, 2, 3)} | {"-": "-"}
    s = harbour(3, **{f"{kind}s": " ".join(cards[x] for x in before.split())})
    new = f"{kind}_2_01 {kind}_2_02 {kind}_2_03"
    if board == "2":
        s.ship_pile = on_top(s.ship_pile, s.ships_drawn, SHIP_NAMES, new)
    else:
        s.order_pile = on_top(s.order_pile, s.orders_drawn, ORDER_NAMES, new)
    read_news(s)
    assert [fact["card"] for fact in told(s, "swept") if fact["space"].startswith(board)] == [cards[x] for x in swept]
    assert row(s, board) == [cards[x] for x in after.split()]


@pytest.mark.rule("refill.shift")
def test_all_take_their_cards_back():
    s = table(3, ladder=[0, 1, 2])
    bid(s, a="5 1.1, 4 2.1")
    while view(s)["round"] == 1:
        play(s, f"{s.actor()} {legal(s)[0]}")
    assert [p["in_hand"] for p in view(s)["players"]] == [5, 5, 5]
    assert all(place["bids"] == [] for place in view(s)["spaces"])


@pytest.mark.rule("refill.shift")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_as_many_cards_as_players(players):
    for s in finish(fresh(players), seed=players):
        for board in "23":
            cards = row(s, board)
            assert len(cards) == players
            assert view(s)["phase"] != "bidding" or None not in cards


# --- the end


def last(event="", steps=1, furnish=None, players=2, **more):
    """5.1 of a round at whose end the ship reaches the end of the track."""
    s = harbour(players, ladder=list(range(players)), papers="storm_tide", **more)  # two steps
    s.track = s.edition.track_end - steps
    if furnish:
        furnish(s)
    return read_news(s, event)


@pytest.mark.rule("end.track")
@pytest.mark.parametrize("steps", [1, 2])
def test_the_game_ends_when_the_ship_reaches_or_would_pass_the_end(steps):
    s = last(steps=steps)
    assert (view(s)["phase"], view(s)["track"]["position"], s.actor()) == ("over", 20, -1)


@pytest.mark.rule("end.track")
def test_one_space_before_the_end_there_is_another_round():
    s = last(steps=3)
    assert (view(s)["phase"], view(s)["track"]["position"]) == ("bidding", 19)


@pytest.mark.rule("end.track")
def test_the_event_has_happened_but_no_newspaper_is_turned_and_no_card_laid():
    s = last("holiday_pay", money=[5, 5])
    assert money(s) == [8, 8]
    assert words(told(s)) == ["event", "affected", "affected", "progress", "ended"]


@pytest.mark.rule("end.track")
def test_choices_of_the_last_event_are_still_made():
    s = last("clearance_sale", furnish=lambda s: put(s, 0, a1="barrel", b1="crate"), money=[5, 5])
    assert (view(s)["phase"], s.actors()) == ("news", [0])
    play(s, "0 sell barrel a1", "0 sell crate b1")
    assert (view(s)["phase"], money(s)) == ("over", [9, 5])


@pytest.mark.rule("end.track")
@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 10, 14), (3, 9, 13), (4, 8, 12)])
def test_how_many_rounds_a_long_game_takes(players, fewest, most):
    assert fewest <= finish(fresh(players, seed="rounds"), seed=7)[-1].round <= most


@pytest.mark.rule("end.settling")
def test_all_orders_are_settled_as_if_their_time_were_up():
    def furnish(s):
        prices(s, "price_23")
        order(s, 0, "a", "order_2_01", "crate container barrel", time=3)
        order(s, 1, "a", "order_4_12", "barrel", time=5)
        order(s, 1, "d", "order_1_01", time=2)  # out of reach

    s = last(furnish=furnish, money=[10, 10])
    assert money(s) == [10 + 8 + 1, 10 + 4 - 5 - 1]


@pytest.mark.rule("end.settling")
def test_orders_are_settled_at_the_prices_of_now():
    def furnish(s):
        prices(s, "price_23 price_01")
        order(s, 0, "a", "order_1_01", "barrel barrel")

    assert money(last("market_turmoil", furnish=furnish, money=[0, 0]))[0] == 1 + 1


@pytest.mark.rule("end.settling")
def test_prestige_is_not_counted_again():
    s = last(furnish=lambda s: [built(s, 0, a1="lighthouse"), dock(s, 0, 2, "ship_1_03")])
    assert prestige(s)[0] == 0


@pytest.mark.rule("end.settling")
def test_ships_in_dock_do_nothing_more():
    s = last(furnish=lambda s: [built(s, 0, a1="maritime_museum"), dock(s, 0, 2, "ship_1_03", aboard=0, time=1)], money=[5, 5])
    assert (money(s)[0], words(told(s))) == (5, ["progress", "ended"])


@pytest.mark.rule("end.settling")
def test_gains_come_before_losses_at_the_end_too():
    def furnish(s):
        prices(s, "price_23")
        order(s, 0, "a", "order_4_12")
        order(s, 0, "b", "order_1_01", "barrel barrel")

    assert money(last(furnish=furnish, money=[0, 0]))[0] == 8 - 5


@pytest.mark.rule("end.score")
def test_points_are_money_with_the_deposit_times_prestige():
    def furnish(s):
        s.players[0].deposit, s.players[0].prestige, s.players[1].prestige = 10, 4, 7

    s = last(furnish=furnish, money=[20, 11])
    assert s.scores() == [(20 + 10) * 4, 11 * 7]
    assert told(s, "ended")[0]["tally"][0] == {"money": 20, "deposit": 10, "prestige": 4, "score": 120}


@pytest.mark.rule("end.score")
def test_without_money_or_prestige_there_are_no_points():
    def furnish(s):
        s.players[0].prestige = 30

    s = last(furnish=furnish, money=[0, 99])
    assert s.scores() == [0, 0]


@pytest.mark.rule("end.score")
def test_goods_and_plans_are_worth_nothing_at_the_end():
    def furnish(s):
        s.players[0].prestige = 2
        put(s, 0, a1="barrel", b1="crate crate")
        dock(s, 0, 2, "ship_1_01")
        s.players[0].plans = 1

    assert last(furnish=furnish, money=[10, 0]).scores()[0] == 20


@pytest.mark.rule("end.tie")
@pytest.mark.parametrize(("ladder", "places"), [([0, 1, 2], [2, 3, 1]), ([1, 0, 2], [3, 2, 1])])
def test_among_equals_the_higher_rank_is_better(ladder, places):
    def furnish(s):
        for seat, (coins, stars) in enumerate([(10, 2), (5, 4), (7, 3)]):
            s.players[seat].money, s.players[seat].prestige = coins, stars
            s.ladder[seat] = ladder[seat]

    s = last(furnish=furnish, players=3)
    assert s.scores() == [20, 20, 21]
    assert s.ranking() == places


@pytest.mark.rule("end.tie")
def test_no_points_at_all_are_a_tie_too_and_a_mutiny_turns_it():
    assert last().ranking() == [1, 2]
    assert last("mutiny").ranking() == [2, 1]


@pytest.mark.rule("end.over")
def test_nobody_acts_any_more():
    s = last()
    assert (s.actors(), legal(s, 0)) == ([], [])
    assert {why(s, f"0 {line}") for line in ("bid 1 1.0", "done", "place a")} == {"end.over"}
    assert player(s, 0)["step"] == "nothing"
