"""What the view adds to the rules: what the newspaper means for each player, and who won a space."""

import pytest
from games.bremerhaven.positions import bid, built, dock, harbour, legal, order, play, player, put, read_news, space, table, view

NOTHING = {"money": 0, "prestige": 0, "goods": 0, "orders": 0, "ranks": 0, "offers": 0}


def foretold(event, furnish=lambda s: None, players=2, **more):
    """Before the news: what each player is told of this event. Then it happens."""
    s = harbour(players, **{"ladder": list(range(players)), "money": [9] * players, "papers": "fog", "event": event, **more})
    for p in s.players:
        p.prestige = 5
    furnish(s)
    told = [p["effect"] for p in view(s)["players"]]
    before = view(s)["players"]
    return told, before, read_news(s)


@pytest.mark.parametrize(("event", "furnish", "money", "prestige"), [
    ("harbour_dues", lambda s: [dock(s, 0, 1, "ship_1_01"), dock(s, 0, 2, "ship_1_03")], -2, 0),
    ("quarantine", lambda s: put(s, 0, a1="passenger", a2="passenger"), -2, 0),
    ("oil_spill", lambda s: put(s, 0, a1="barrel"), 0, -1),
    ("tall_ships", lambda s: [dock(s, 0, 1, "ship_1_01"), dock(s, 0, 2, "ship_1_03")], 0, 1),
    ("tourism", lambda s: built(s, 0, a1="shipyard", b1="refinery"), 3, 0),
])  # fmt: skip
def test_money_and_prestige_are_foretold_as_they_come(event, furnish, money, prestige):
    told, before, after = foretold(event, furnish)
    assert told == [{**NOTHING, "money": money, "prestige": prestige}, NOTHING]
    assert player(after, 0)["money"] - before[0]["money"] == money
    assert player(after, 0)["prestige"] - before[0]["prestige"] == prestige


def test_a_loss_is_foretold_as_far_as_it_can_be_paid():
    told, _, _ = foretold("harbour_dues", lambda s: [dock(s, 0, k, f"ship_1_0{k}") for k in (1, 2)], money=[1, 9])
    assert told[0]["money"] == -1


@pytest.mark.parametrize(("event", "furnish", "what", "number"), [
    ("storm_tide", lambda s: [dock(s, 0, 1, "ship_1_01"), dock(s, 0, 2, "ship_1_05")], "goods", 2),
    ("warehouse_fire", lambda s: put(s, 0, a1="crate crate", b1="crate crate", a2="crate crate"), "goods", 2),
    ("deadline_rush", lambda s: [order(s, 0, "a", "order_1_01", time=3), order(s, 0, "b", "order_1_01", time=1)], "orders", 1),
])  # fmt: skip
def test_losses_of_goods_and_time_are_foretold(event, furnish, what, number):
    assert foretold(event, furnish)[0] == [{**NOTHING, what: number}, NOTHING]


def test_a_mutiny_is_foretold_by_ranks():
    assert [told["ranks"] for told in foretold("mutiny", players=3)[0]] == [-2, 0, 2]


@pytest.mark.parametrize("event", ["subsidy", "flotsam", "training"])
def test_offers_are_foretold(event):
    assert foretold(event)[0] == [{**NOTHING, "offers": 1}] * 2


@pytest.mark.parametrize("event", ["dock_strike", "fog", "market_turmoil"])
def test_nothing_is_foretold_of_what_is_hidden_or_already_so(event):
    assert foretold(event)[0] == [None, None]


def test_what_has_happened_is_no_longer_foretold():
    s = foretold("flotsam")[2]
    assert s.actors() == [0, 1]
    assert player(s, 0)["effect"] is None


def winners(s, *names):
    return [space(s, name)["winners"] for name in names]


def test_nobody_has_won_while_bids_lie_face_down():
    s = table(2, ladder=[0, 1])
    play(s, "0 bid 5 1.2", "1 bid 4 1.2")
    assert winners(s, "1.2") == [[]]


def test_the_highest_bid_wins_among_equals_the_rank_and_the_car_park_has_no_winner():
    s = table(2, ladder=[1, 0], money=[9, 9])
    bid(s, a="5 1.2, 4 1.1, 3 2.1, 1 1.0", b="4 1.1, 5 1.2, 2 1.0, 3 2.1")
    assert view(s)["phase"] == "permits"
    assert winners(s, "1.0", "1.1", "1.2", "1.4", "2.1") == [[], [1], [1, 0], [], [1]]


def test_who_won_a_tie_is_not_guessed_once_ranks_may_have_changed():
    s = table(2, ladder=[0, 1], money=[9, 9], ships="ship_1_01")
    bid(s, a="5 1.1, 4 1.5, 3 2.1", b="5 1.1, 2 1.5, 1 1.4")
    play(s, f"1 {legal(s)[0]}")
    assert (view(s)["phase"], winners(s, "1.1", "1.5")) == ("career", [[0], [0]])
    play(s, "0 promote co_pilot")
    assert view(s)["phase"] == "sea"
    assert winners(s, "1.1", "1.4", "1.5", "2.1") == [[], [1], [0], [0]]
