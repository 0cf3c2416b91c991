from collections import Counter

import pytest
from games.bremerhaven.positions import GAME, bid, fresh, harbour, play, read_news, space, table, told, view

from comptoir.core.dice import FastDice

VIEWERS = [-1, 0, 1, 2]
PROGRESS_ONE = {"warehouse_fire", "oil_spill", "deadline_rush", "fog", "mutiny", "tourism", "flotsam", "clearance_sale"}


def redealt(s, times, viewer=0):
    dice = FastDice(7)
    for _ in range(times):
        t = s.clone()
        t.redeal(viewer, dice)
        yield t


def secrets(s, place, viewer=0):
    return [secret for name, secret in s.hidden(viewer).items() if name.startswith(place)]


def bids(s, viewer):
    return {space["space"]: [bid["cards"] for bid in space["bids"]] for space in view(s, viewer)["spaces"] if space["bids"]}


def one_round():
    """Three players, captain first; each has laid two cards."""
    s = table(3, ladder=[0, 1, 2])
    play(s, "0 bid 5 2.1", "1 bid 1 1.2", "2 bid 3 3.1", "0 bid 2 2.1", "1 bid 4 1.2", "2 bid 5 1.0")
    return s


# --- influence cards: the place is open, the value is not


@pytest.mark.rule("bid.face_down")
def test_own_cards_can_be_looked_at_and_others_cannot():
    s = one_round()
    assert bids(s, 0) == {"2.1": [[5, 2]], "1.2": [[None, None]], "3.1": [[None]], "1.0": [[None]]}
    assert bids(s, 1) == {"2.1": [[None, None]], "1.2": [[1, 4]], "3.1": [[None]], "1.0": [[None]]}
    assert bids(s, -1) == {"2.1": [[None, None]], "1.2": [[None, None]], "3.1": [[None]], "1.0": [[None]]}
    assert [p["hand"] for p in view(s, 0)["players"]] == [[1, 3, 4], None, None]
    assert [p["in_hand"] for p in view(s, 0)["players"]] == [3, 3, 3]


@pytest.mark.rule("bid.face_down")
def test_a_bid_reads_face_down_for_others():
    s = table(3, ladder=[0, 1, 2])
    action = GAME.notation.read("bid 5 2.1")
    assert [GAME.notation.write(s.seen(action, 0, viewer)) for viewer in VIEWERS] == [
        "bid hidden 2.1", "bid 5 2.1", "bid hidden 2.1", "bid hidden 2.1",
    ]  # fmt: skip
    play(s, "0 bid 5 2.1")
    assert told(s, "bid", viewer=0) == [{"fact": "bid", "seat": 0, "space": "2.1", "card": 5}]
    assert told(s, "bid", viewer=1) == told(s, "bid") == [{"fact": "bid", "seat": 0, "space": "2.1"}]


@pytest.mark.rule("bid.face_down")
def test_what_lies_face_down_may_be_any_card_of_that_round():
    s = one_round()
    assert {name for name in s.hidden(0) if name.startswith(("card", "hand"))} == {
        "card 1 0", "card 1 1", "hand 1", "card 2 0", "card 2 1", "hand 2",
    }  # fmt: skip
    assert s.hidden(0)["card 1 0"].possible == ["1", "2", "3", "4", "5"]
    assert len(s.hidden(0)["hand 1"].possible) == 10
    assert len([name for name in s.hidden(-1) if name.startswith("card 0")]) == 2


@pytest.mark.rule("bid.face_down")
def test_a_redeal_keeps_places_and_own_cards():
    s = one_round()
    for t in redealt(s, 50, viewer=1):
        assert bids(t, 1) == bids(s, 1)
        assert [[int(x) for x in p.space[:2]] for p in t.players] == [[int(x) for x in p.space[:2]] for p in s.players]
        for p in t.players:
            cards = [int(p.card[k]) for k in range(2)] + [value for value in range(10) for _ in range(p.hand[value])]
            assert sorted(cards) == [1, 2, 3, 4, 5]


@pytest.mark.rule("bid.face_down")
def test_every_card_is_equally_likely_at_a_place():
    found = Counter((int(t.players[0].card[0]), int(t.players[0].card[1])) for t in redealt(one_round(), 4000, viewer=1))
    assert len(found) == 20
    assert all(0.7 < n / 200 < 1.3 for n in found.values())


@pytest.mark.rule("bid.reveal")
def test_after_the_reveal_no_card_is_hidden():
    s = table(3, ladder=[0, 1, 2])
    bid(s, a="5 1.2, 4 2.1")
    assert not [name for name in s.hidden(1) if name.startswith(("card", "hand"))]
    assert space(s, "1.2")["bids"] == [{"seat": 0, "cards": [5], "total": 5}]


@pytest.mark.rule("event.dock_strike")
def test_the_card_kept_in_a_strike_is_known_once_the_others_are_shown():
    s = table(3, ladder=[0, 1, 2], event="dock_strike", money=[9, 9, 9])
    bid(s, a="1 1.2")
    assert [p["hand"] for p in view(s)["players"]] == [[5], [5], [5]]


# --- piles


@pytest.mark.rule("setup.decks")
@pytest.mark.parametrize(("length", "per_phase"), [("long", [7, 10, 10, 10]), ("short", [4, 7, 7, 7])])
def test_ships_to_come_are_hidden_within_their_phase(length, per_phase):
    s = fresh(3, length)
    ships = secrets(s, "ship")
    assert [sum(secret.value.startswith(f"ship_{phase}") for secret in ships) for phase in (1, 2, 3, 4)] == per_phase
    for secret in ships:
        assert {name[:6] for name in secret.possible} == {secret.value[:6]}
        assert len(secret.possible) == per_phase[int(secret.value[5]) - 1]


@pytest.mark.rule("setup.decks")
def test_orders_to_come_are_hidden_within_their_phase():
    orders = secrets(fresh(3), "order")
    assert [sum(secret.value.startswith(f"order_{phase}") for secret in orders) for phase in (1, 2, 3, 4)] == [6, 12, 12, 12]


@pytest.mark.rule("building.winner")
def test_the_building_on_top_is_seen_and_those_below_are_not():
    s = table(3, building="zoo")
    assert space(s, "1.1")["card"] == "zoo"
    assert len(secrets(s, "building")) == 19
    assert all("zoo" not in secret.possible for secret in secrets(s, "building"))
    assert all(space(t, "1.1")["card"] == "zoo" for t in redealt(s, 20))


@pytest.mark.rule("news.next")
def test_of_the_newspaper_on_the_right_only_the_progress_is_known():
    s = table(3, papers="fog")
    papers = secrets(s, "newspaper")
    assert set(papers[0].possible) == PROGRESS_ONE
    assert all(len(secret.possible) == 18 for secret in papers[1:])
    assert all(view(t)["track"]["step"] == 1 for t in redealt(s, 50))
    found = Counter(int(t.papers[0]) for t in redealt(s, 4000))
    assert len(found) == 8
    assert all(0.7 < n / 500 < 1.3 for n in found.values())


@pytest.mark.rule("news.next")
def test_the_event_of_the_next_round_is_known_to_all():
    s = read_news(harbour(3, papers="fog"))
    assert view(s)["event"] == "fog"
    assert all(view(t)["event"] == "fog" for t in redealt(s, 20))


# --- prices: what was seen going under the pile, or into it, is known


@pytest.mark.rule("setup.prices")
def test_the_first_price_card_lies_under_the_pile():
    s = fresh(3)
    assert len(view(s)["price"]["under"]) == 1
    assert len(secrets(s, "price")) == 22


@pytest.mark.rule("prices.nobody")
def test_cards_that_went_under_the_pile_stay_known():
    s = table(3, price="price_05")
    bid(s)
    under = view(s)["price"]["under"]
    assert under[-1] == "price_05"
    assert len(under) == 2
    assert all(view(t)["price"]["under"] == under for t in redealt(s, 20))


@pytest.mark.rule("prices.winner")
def test_the_card_below_the_chosen_one_is_known_and_no_other():
    s = table(3, price="price_05", ladder=[0, 1, 2])
    bid(s, a="5 1.4")
    before = view(s)["price"]
    chosen = before["between"][3]
    play(s, f"0 price {chosen}")
    price = view(s)["price"]
    assert (price["card"], price["next"], price["under"]) == (chosen, ["price_05"], before["under"])
    assert set(price["between"]) == set(before["between"]) - {chosen}
    for t in redealt(s, 20):
        assert view(t)["price"] == price


@pytest.mark.rule("prices.winner")
def test_a_card_known_to_lie_below_can_be_chosen():
    s = table(3, price="price_05", ladder=[0, 1, 2])
    bid(s, a="5 1.4")
    (under,) = view(s)["price"]["under"]
    play(s, f"0 price {under}")
    assert view(s)["price"]["under"] == []
    assert len(secrets(s, "price")) == 22


def test_once_all_price_cards_are_known_none_is_hidden():
    s = table(3)
    s.known_top, s.known_bottom = 1, 23
    assert secrets(s, "price") == []
    bid(s)
    assert secrets(s, "price") == []
    assert view(s)["price"]["between"] == []


# --- the robot


@pytest.mark.rule("solo.robot_bids")
def test_the_robots_place_is_seen_and_its_card_is_not():
    s = table(1, papers="dock_strike fog")
    assert space(s, "1.3")["bids"] == [{"seat": -1, "cards": [None], "total": None}]
    assert {name for name in s.hidden(0) if name.startswith("card")} == {"card 1 0"}
    found = Counter(int(t.players[1].card[0]) for t in redealt(s, 2000))
    assert set(found) == {1, 2, 3, 4, 5}
    assert all(0.8 < n / 400 < 1.2 for n in found.values())


@pytest.mark.rule("solo.robot_bids")
def test_the_robots_next_places_are_hidden():
    s = table(1)
    assert len(secrets(s, "newspaper")) == 17
    assert all(len(secret.possible) == 17 for secret in secrets(s, "newspaper"))


def test_a_redeal_does_not_touch_the_table_it_was_cloned_from():
    s = one_round()
    before = s.checksum()
    assert {t.checksum() == before for t in redealt(s, 5)} == {False}
    assert s.checksum() == before


@pytest.mark.parametrize("viewer", VIEWERS)
def test_outside_the_bidding_all_see_the_same(viewer):
    s = harbour(3)
    read_news(s, "subsidy")
    assert view(s)["phase"] == "news"
    assert view(s, viewer) == view(s)
