"""The town: buildings, influence, prices and careers. Permits have a file of their own."""

import pytest
from games.bremerhaven.positions import (
    bid,
    built,
    enter,
    foreseen,
    hand,
    harbour,
    legal,
    money,
    plan,
    play,
    player,
    prestige,
    space,
    table,
    view,
    why,
)

ALL_PRICES = [f"price_{number:02}" for number in range(1, 25)]


# --- 1.1 building


@pytest.mark.rule("building.winner")
def test_the_highest_bidder_lays_the_top_building_beside_the_harbour():
    s = table(2, ladder=[0, 1], building="zoo bank")
    bid(s, a="2 1.1", b="3 1.1")
    assert (player(s, 1)["plans"], player(s, 1)["built"], player(s, 0)["plans"]) == (["zoo"], [], [])


@pytest.mark.rule("building.winner")
def test_the_next_building_is_seen_in_the_next_round():
    s = table(2, ladder=[0, 1], building="zoo bank")
    bid(s, a="2 1.1")
    assert (view(s)["round"], space(s, "1.1")["card"]) == (2, "bank")


@pytest.mark.rule("building.winner")
def test_any_number_of_buildings_may_lie_beside_a_harbour():
    s = table(2, ladder=[0, 1], building="zoo bank shipyard")
    for _ in range(3):
        bid(s, a="2 1.1")
        while view(s)["phase"] != "bidding":
            play(s, f"{s.actor()} {legal(s)[-1]}")
    assert player(s, 0)["plans"] == ["bank", "shipyard", "zoo"]


@pytest.mark.rule("building.no_bid")
def test_without_a_bid_the_building_leaves_the_game():
    s = table(2, ladder=[0, 1], building="zoo bank")
    facts = bid(s)
    assert {"fact": "unclaimed", "space": "1.1", "card": "zoo"} in facts
    assert space(s, "1.1")["card"] == "bank"
    assert "zoo" not in view(s)["unseen"]["buildings"]
    assert all("zoo" not in p["plans"] for p in view(s)["players"])


@pytest.mark.rule("building.beside")
def test_beside_the_harbour_a_building_counts_nothing():
    s = harbour(2)
    plan(s, 0, "lighthouse")
    assert player(s, 0)["prestige_now"] == 0
    enter(s)
    assert prestige(s)[0] == 0


@pytest.mark.rule("building.beside")
def test_beside_the_harbour_a_building_produces_nothing():
    s = harbour(2)
    plan(s, 0, "refinery", "bank", "fish_hall")
    enter(s)
    assert view(s)["round"] == 2  # nobody was asked


@pytest.mark.rule("building.beside")
def test_beside_the_harbour_the_lighthouse_settles_no_tie():
    s = table(2, ladder=[0, 1], ships="ship_1_01")
    plan(s, 1, "lighthouse")
    facts = bid(s, a="3 2.1", b="3 2.1")
    assert [fact["seat"] for fact in facts if fact["fact"] == "won"] == [0]


# --- 1.3 influence


def upgrading(own="2 1.3", other="4 1.3", **more):
    """Seat 0 is the captain; the game stops where somebody must decide."""
    s = table(2, ladder=[0, 1], **more)
    facts = bid(s, a=own, b=other)
    return s, facts


@pytest.mark.rule("upgrade.price")
def test_who_bid_less_may_pay_the_difference():
    s, _ = upgrading(money=[9, 9])
    before = money(s)
    assert (s.actors(), legal(s)) == ([0], ["upgrade", "decline"])
    assert foreseen(s, "0 upgrade")["price"] == 2
    facts = play(s, "0 upgrade")
    assert {"fact": "upgraded", "seat": 0, "card": 5, "price": 2} in facts
    (income,) = [fact["money"][0] for fact in facts if fact["fact"] == "income"]
    assert money(s)[0] == before[0] - 2 + income


@pytest.mark.rule("upgrade.price")
def test_who_declines_keeps_money_and_cards():
    s, _ = upgrading(money=[9, 9])
    facts = play(s, "0 decline")
    assert {"fact": "declined", "seat": 0} in facts
    assert player(s, 0)["influence"] == [1, 2, 3, 4, 5]
    assert player(s, 1)["influence"] == [2, 3, 4, 5, 5]


@pytest.mark.rule("upgrade.price")
def test_who_cannot_pay_is_not_asked():
    s, facts = upgrading("1 1.3, 2 1.1, 3 1.1, 4 1.1, 5 1.1", "5 1.3, 4 1.3", money=[7, 0])
    assert [fact["seat"] for fact in facts if fact["fact"] == "upgraded"] == [1]
    assert view(s)["round"] == 2


@pytest.mark.rule("upgrade.price")
def test_who_did_not_bid_cannot_upgrade():
    s = table(3, ladder=[0, 1, 2], money=[9, 9, 9])
    bid(s, a="2 1.3", b="3 1.3")
    assert why(s, "2 upgrade") == "upgrade.price"


@pytest.mark.rule("upgrade.best")
def test_the_highest_bidder_upgrades_by_itself_and_for_nothing():
    s, facts = upgrading(other="", money=[0, 0])
    assert {"fact": "upgraded", "seat": 0, "card": 5, "price": 0} in facts
    assert view(s)["round"] == 2


@pytest.mark.rule("upgrade.best")
def test_all_who_share_the_highest_total_upgrade_for_nothing():
    s, facts = upgrading("1 1.3, 3 1.3", "4 1.3", money=[0, 0])
    assert [(fact["seat"], fact["price"]) for fact in facts if fact["fact"] == "upgraded"] == [(0, 0), (1, 0)]
    assert [player(s, seat)["influence"] for seat in (0, 1)] == [[2, 3, 4, 5, 5]] * 2


@pytest.mark.rule("upgrade.reserve")
@pytest.mark.parametrize(("before", "card", "after"), [
    ((1, 2, 3, 4, 5), 5, [2, 3, 4, 5, 5]),
    ((2, 3, 4, 5, 5), 6, [3, 4, 5, 5, 6]),
    ((4, 5, 5, 6, 6), 7, [5, 5, 6, 6, 7]),
    ((5, 6, 6, 7, 7), 8, [6, 6, 7, 7, 8]),
    ((6, 6, 7, 7, 8), 9, [6, 7, 7, 8, 9]),
])  # fmt: skip
def test_an_upgrade_takes_the_lowest_card_of_the_reserve(before, card, after):
    s = table(2, ladder=[0, 1])
    hand(s, 0, *before)
    facts = bid(s, a=f"{before[-1]} 1.3")
    assert {"fact": "upgraded", "seat": 0, "card": card, "price": 0} in facts
    assert player(s, 0)["influence"] == after


@pytest.mark.rule("upgrade.reserve")
def test_a_new_card_cannot_be_laid_in_the_same_round():
    s = table(2, ladder=[0, 1])
    bid(s, a="4 1.3, 5 1.4")
    assert (player(s, 0)["upgraded"], player(s, 0)["reserve"]) == (1, [6, 6, 7, 7, 8, 9])
    assert space(s, "1.3")["bids"] == [{"seat": 0, "cards": [4], "total": 4}]
    assert player(s, 0)["influence"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("upgrade.lowest_leaves")
def test_the_lowest_of_six_leaves_the_game_and_never_comes_back():
    s = table(2, ladder=[0, 1])
    hand(s, 0, 5, 5, 6, 6, 7)
    facts = bid(s, a="7 1.3")
    assert {"fact": "hand", "seat": 0, "gone": [5], "influence": [5, 6, 6, 7, 7]} in facts
    assert player(s, 0)["reserve"] == [8, 9]


@pytest.mark.rule("upgrade.lowest_leaves")
def test_one_upgrade_a_round_however_many_cards_lie_there():
    s, facts = upgrading("1 1.3, 2 1.3, 3 1.3, 4 1.3, 5 1.3", "")
    assert len([fact for fact in facts if fact["fact"] == "upgraded"]) == 1
    assert player(s, 0)["in_hand"] == 5


@pytest.mark.rule("upgrade.full")
def test_whose_reserve_is_empty_cannot_bid_there():
    s = table(2, ladder=[0, 1])
    hand(s, 0, 6, 7, 7, 8, 9)
    assert player(s, 0)["reserve"] == []
    assert why(s, "0 bid 9 1.3") == "upgrade.full"
    assert why(s, "0 bid 5 1.3") == "bid.hand"
    play(s, "0 bid 9 1.0")
    assert why(s, "1 bid 5 1.3") == ""


# --- 1.4 prices


@pytest.mark.rule("prices.winner")
def test_the_highest_bidder_chooses_among_all_price_cards():
    s = table(2, ladder=[0, 1], price="price_05")
    bid(s, a="2 1.4", b="3 1.4")
    assert (s.actors(), legal(s)) == ([1], [f"price {card}" for card in ALL_PRICES])
    assert why(s, "0 price price_01") == "prices.winner"


@pytest.mark.rule("prices.winner")
def test_the_chosen_card_holds_at_once_and_the_others_keep_their_order():
    s = table(2, ladder=[0, 1], price="price_05 price_06 price_23 price_07")
    bid(s, a="5 1.4")
    before = [int(card) for card in s.price_pile]
    play(s, "0 price price_23")
    assert view(s)["price"]["prices"] == {"barrel": 4, "crate": 3, "container": 1, "passenger": 2}
    assert [int(card) for card in s.price_pile] == [before[2], *before[:2], *before[3:]]


@pytest.mark.rule("prices.winner")
def test_prices_may_stay_as_they_are():
    s = table(2, ladder=[0, 1], price="price_05 price_06")
    bid(s, a="5 1.4")
    before = [int(card) for card in s.price_pile]
    play(s, "0 price price_05")
    assert [int(card) for card in s.price_pile] == before


@pytest.mark.rule("prices.exchange")
def test_without_a_bid_the_owner_of_the_exchange_chooses():
    s = table(2, ladder=[0, 1])
    built(s, 1, a1="commodity_exchange")
    bid(s)
    assert (view(s)["phase"], s.actors(), len(legal(s))) == ("prices", [1], 24)
    assert why(s, "0 price price_01") == "prices.winner"
    assert why(s, "1 decline") == "round.phases"  # must choose


@pytest.mark.rule("prices.nobody")
def test_without_bid_and_exchange_the_top_card_goes_under_the_pile():
    s = table(2, ladder=[0, 1], price="price_05 price_06")
    before = [int(card) for card in s.price_pile]
    bid(s)
    assert view(s)["price"]["card"] == "price_06"
    assert [int(card) for card in s.price_pile] == [*before[1:], before[0]]


# --- 1.5 career


@pytest.mark.rule("career.swap")
@pytest.mark.parametrize(("action", "ladder"), [
    ("promote co_pilot", [1, 0, 2, 3]), ("promote second_mate", [0, 2, 1, 3]), ("promote cook", [0, 1, 3, 2]), ("keep", [0, 1, 2, 3]),
])  # fmt: skip
def test_the_highest_bidder_may_swap_any_two_neighbours(action, ladder):
    s = table(4, ladder=[0, 1, 2, 3])
    bid(s, a="", b="", c="", d="5 1.5")
    assert legal(s) == ["promote co_pilot", "promote second_mate", "promote cook", "keep"]
    play(s, f"3 {action}")
    assert view(s)["ladder"] == ladder


@pytest.mark.rule("career.swap")
def test_the_captain_may_keep_the_rank():
    s = table(2, ladder=[1, 0], money=[0, 0])
    bid(s, a="", b="5 1.5")
    facts = play(s, "1 keep")
    assert {"fact": "kept", "seat": 1} in facts
    assert view(s)["ladder"] == [1, 0]


@pytest.mark.rule("career.swap")
def test_a_rank_that_nobody_holds_cannot_be_promoted():
    s = table(2, ladder=[0, 1])
    bid(s, a="5 1.5")
    assert legal(s) == ["promote co_pilot", "keep"]
    assert why(s, "0 promote cook") == "career.swap"
    assert why(s, "1 promote co_pilot") == "career.swap"


@pytest.mark.rule("career.income")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_the_income_of_the_rank_without_a_bid(players):
    ladder = list(reversed(range(players)))
    s = table(players, ladder=ladder, money=[0] * players)
    facts = bid(s)
    (income,) = [fact["money"] for fact in facts if fact["fact"] == "income"]
    assert [income[seat] for seat in ladder] == [4, 3, 2, 1][:players]
    assert money(s) == [5 + income[seat] for seat in range(players)]


@pytest.mark.rule("career.income")
def test_income_follows_the_new_ranks():
    s = table(3, ladder=[0, 1, 2], money=[0, 0, 0])
    bid(s, a="", b="", c="5 1.5")
    seen = foreseen(s, "2 promote second_mate")
    assert (seen["ladder"], seen["income"]) == ([0, 2, 1], 3)
    facts = play(s, "2 promote second_mate")
    assert {"fact": "income", "money": [4, 2, 3]} in facts


@pytest.mark.rule("career.income")
def test_the_income_comes_too_late_for_permits():
    s = table(2, ladder=[0, 1], money=[0, 0])
    bid(s, a="5 1.2, 1 1.5, 2 1.5, 3 1.5, 4 1.5")
    assert (view(s)["phase"], money(s)) == ("career", [0, 5])  # without money nobody is asked to build
    play(s, "0 keep")
    assert (view(s)["round"], money(s)) == (2, [4, 8])
