"""1.2: who may build, what it costs, what can be built."""

import pytest
from games.bremerhaven.positions import bid, bollards, built, cell, foreseen, legal, money, plan, play, player, put, table, view, why


def permitted(own="5 1.2", other="", players=2, furnish=None, **more):
    """Seat 0, the captain, has a permit."""
    more = {"money": [20] * players, **more}
    s = table(players, ladder=list(range(players)), **more)
    if furnish:
        furnish(s)
    bid(s, a=own, b=other)
    return s


# --- who, and at which price


@pytest.mark.rule("permit.bidders")
def test_bidders_build_in_the_order_of_ranks():
    s = table(3, ladder=[2, 0, 1], money=[20, 20, 20])
    bid(s, a="1 1.2", b="2 1.2", c="3 1.2")
    asked = []
    while view(s)["phase"] == "permits":
        asked.append(s.actor())
        play(s, f"{s.actor()} done")
    assert asked == [2, 0, 1]


@pytest.mark.rule("permit.bidders")
def test_who_has_no_card_there_cannot_build():
    s = permitted(money=[20, 99])
    assert why(s, "1 bollard 1") == "permit.bidders"
    play(s, "0 done")
    assert view(s)["round"] == 2


@pytest.mark.rule("permit.price")
def test_the_highest_bid_pays_only_for_what_is_built():
    s = permitted("5 1.2", "3 1.2")
    assert player(s, 0)["permit"] == {"price": 0, "extra": 0}
    before = money(s)[0]
    play(s, "0 bollard 1")
    assert money(s)[0] == before - 1


@pytest.mark.rule("permit.price")
def test_the_others_pay_the_difference_besides():
    s = permitted("1 1.2, 2 1.2", "5 1.2, 4 1.2")
    assert player(s, 0)["permit"]["price"] == 6
    before = money(s)[0]
    seen = foreseen(s, "0 uncover c3")
    assert (seen["permit"], seen["cost"], seen["total"], seen["money_left"]) == (6, 1, 7, before - 7)
    play(s, "0 uncover c3")
    assert money(s)[0] == before - 6 - 1


@pytest.mark.rule("permit.price")
def test_all_who_share_the_highest_total_pay_nothing_for_the_permit():
    s = permitted("1 1.2, 4 1.2", "5 1.2")
    assert player(s, 0)["permit"]["price"] == 0
    play(s, "0 done")
    assert player(s, 1)["permit"]["price"] == 0


@pytest.mark.rule("permit.price")
def test_a_permit_is_paid_in_full_with_what_is_built_or_not_at_all():
    s = permitted("2 1.2, 1 1.4, 3 1.4, 4 1.4, 5 1.4", "5 1.2", money=[4, 9])
    assert legal(s) == ["bollard 1", "bollard 4", "uncover c3", "done"]
    assert why(s, "0 bollard 2") == why(s, "0 uncover d3") == "permit.price"


@pytest.mark.rule("permit.price")
def test_who_cannot_pay_the_difference_is_passed_over():
    s = permitted("2 1.2, 1 1.4, 3 1.4, 4 1.4, 5 1.4", "5 1.2", money=[3, 9])
    assert s.actors() == [1]


@pytest.mark.rule("permit.more")
def test_each_further_permit_costs_the_highest_bid():
    s = permitted("3 1.2", "4 1.2")
    play(s, "0 bollard 1")
    assert player(s, 0)["permit"]["price"] == 4
    before = money(s)[0]
    play(s, "0 bollard 4", "0 uncover c3")
    assert money(s)[0] == before - (4 + 1) - (4 + 1)


@pytest.mark.rule("permit.more")
def test_a_further_permit_that_cannot_be_paid_is_not_to_be_had():
    s = permitted("5 1.2, 1 1.4, 2 1.4, 3 1.4, 4 1.4", money=[8, 0])
    play(s, "0 bollard 1")
    assert legal(s) == ["bollard 1", "bollard 2", "bollard 3", "bollard 4", "uncover c2", "uncover c3", "uncover d3", "done"]
    assert why(s, "0 uncover c1") == "permit.more"
    play(s, "0 bollard 4")
    assert (money(s)[0], view(s)["phase"]) == (1, "prices")  # one coin is left, so nobody asks


@pytest.mark.rule("permit.optional")
def test_nobody_has_to_build():
    s = permitted("5 1.2", "3 1.2")
    play(s, "0 done")
    assert s.actors() == [1]
    assert player(s, 0)["bollards"] == [0, 1, 1, 0]


@pytest.mark.rule("permit.optional")
def test_an_unused_permit_is_lost():
    s = permitted()
    play(s, "0 done")
    bid(s)
    assert view(s)["round"] == 3
    assert player(s, 0)["bollards"] == [0, 1, 1, 0]


# --- what can be built


@pytest.mark.rule("permit.bollard")
@pytest.mark.parametrize(("wall", "costs"), [(1, [1, 2, 3]), (2, [2, 3]), (3, [2, 3]), (4, [1, 2, 3])])
def test_the_cost_of_a_bollard_is_printed_at_the_wall(wall, costs):
    s = permitted("1 1.2", money=[40, 0])
    paid = []
    for _ in costs:
        assert player(s, 0)["bollard_cost"][wall - 1] == costs[len(paid)]
        (fact,) = play(s, f"0 bollard {wall}")
        paid.append(fact["cost"])
    assert paid == costs
    assert player(s, 0)["bollards"][wall - 1] == 3


@pytest.mark.rule("permit.bollard")
def test_a_wall_holds_three_bollards():
    s = permitted(furnish=lambda s: bollards(s, 0, 3, 1, 1, 0))
    assert why(s, "0 bollard 1") == "permit.bollard"
    assert player(s, 0)["bollard_cost"][0] is None


@pytest.mark.rule("permit.bollard")
def test_the_size_of_a_dock_is_that_of_its_shorter_wall():
    s = permitted()
    assert foreseen(s, "0 bollard 1")["dock_sizes"] == [1, 1, 0]
    play(s, "0 bollard 1")
    assert [dock["size"] for dock in player(s, 0)["docks"]] == [1, 1, 0]
    assert foreseen(s, "0 bollard 2")["dock_sizes"] == [1, 1, 0]


@pytest.mark.rule("permit.cover")
@pytest.mark.parametrize(("name", "cost"), [("c1", 3), ("d1", 4), ("c2", 2), ("d2", 3), ("c3", 1), ("d3", 2)])
def test_a_cover_is_taken_off_at_its_price(name, cost):
    s = permitted()
    before = money(s)[0]
    facts = play(s, f"0 uncover {name}")
    assert facts == [{"fact": "uncovered", "seat": 0, "cell": name, "cost": cost, "permit": 0}]
    assert money(s)[0] == before - cost
    assert (cell(s, 0, name)["cover"], cell(s, 0, name)["room"]) == (None, ["barrel", "crate", "container", "passenger"])


@pytest.mark.rule("permit.cover")
def test_where_no_cover_lies_none_can_be_taken_off():
    s = permitted()
    assert why(s, "0 uncover a1") == "permit.cover"
    play(s, "0 uncover d1")
    assert why(s, "0 uncover d1") == "permit.cover"


@pytest.mark.rule("permit.cover")
def test_any_cover_may_be_first():
    assert [action for action in legal(permitted()) if action.startswith("uncover")] == [
        "uncover c1", "uncover d1", "uncover c2", "uncover d2", "uncover c3", "uncover d3",
    ]  # fmt: skip


@pytest.mark.rule("permit.build")
def test_a_building_costs_nothing_but_the_permit():
    s = permitted(furnish=lambda s: plan(s, 0, "zoo"))
    before = money(s)[0]
    assert play(s, "0 build zoo b2") == [{"fact": "built", "seat": 0, "building": "zoo", "cell": "b2", "permit": 0}]
    assert (money(s)[0], player(s, 0)["plans"], player(s, 0)["built"]) == (before, [], ["zoo"])
    assert cell(s, 0, "b2")["building"] == "zoo"


@pytest.mark.rule("permit.build")
def test_a_building_needs_a_cell_without_cover_building_or_goods():
    def furnish(s):
        plan(s, 0, "zoo")
        built(s, 0, a1="bank", a2="warehouse")
        put(s, 0, b1="crate")

    s = permitted(furnish=furnish)
    assert [action for action in legal(s) if action.startswith("build")] == ["build zoo b2", "build zoo a3", "build zoo b3"]
    assert {why(s, f"0 build zoo {name}") for name in ("a1", "a2", "b1", "c1", "d3")} == {"permit.build"}


@pytest.mark.rule("permit.build")
def test_only_own_plans_can_be_built():
    s = permitted(furnish=lambda s: plan(s, 1, "zoo"))
    assert why(s, "0 build zoo a1") == why(s, "0 build bank a1") == "permit.build"


@pytest.mark.rule("permit.build")
def test_without_money_a_building_is_all_that_can_be_built():
    s = permitted(
        "5 1.2, 1 1.1, 2 1.1, 3 1.1, 4 1.1", "1 1.1, 2 1.1, 3 1.1, 4 1.1, 5 1.1", money=[0, 0], furnish=lambda s: plan(s, 0, "zoo")
    )
    assert {action.split()[0] for action in legal(s)} == {"build", "done"}


@pytest.mark.rule("permit.at_once")
def test_a_building_won_this_round_can_be_built_this_round():
    s = permitted("5 1.2, 4 1.1", building="refinery")
    play(s, "0 build refinery a3", "0 done")
    assert player(s, 0)["step"] == "production"


@pytest.mark.rule("permit.at_once")
def test_an_open_cell_can_be_built_on_with_the_next_permit():
    s = permitted("1 1.2", furnish=lambda s: plan(s, 0, "zoo"))
    assert why(s, "0 build zoo c1") == "permit.build"
    play(s, "0 uncover c1", "0 build zoo c1")
    assert player(s, 0)["loading"][2]["reachable"]


@pytest.mark.rule("permit.at_once")
def test_a_new_bollard_counts_for_a_ship_of_this_round():
    s = permitted("5 1.2, 4 2.1", ships="ship_1_03")  # one bollard
    play(s, "0 bollard 1")
    play(s, "0 done")
    assert legal(s) == ["moor 1 container 3", "moor 2 container 3"]


@pytest.mark.rule("permit.at_once")
def test_a_building_counts_from_the_moment_it_is_built():
    s = permitted(furnish=lambda s: plan(s, 0, "lighthouse"))
    assert foreseen(s, "0 build lighthouse a1")["prestige_now"] == 3
    play(s, "0 build lighthouse a1")
    assert player(s, 0)["prestige_now"] == 3
    assert player(s, 0)["prestige"] == 0
    play(s, "0 done")
    assert player(s, 0)["prestige"] == 3


@pytest.mark.rule("permit.at_once")
def test_a_navigation_school_just_built_helps_in_the_same_round():
    s = permitted("3 1.2, 1 1.3", "5 1.3", furnish=lambda s: plan(s, 0, "navigation_school"), money=[0, 0])
    facts = play(s, "0 build navigation_school a1")
    assert [(fact["seat"], fact["price"]) for fact in facts if fact["fact"] == "upgraded"] == [(0, 0), (1, 0)]


@pytest.mark.rule("permit.at_once")
def test_an_exchange_just_built_chooses_in_the_same_round():
    s = permitted(furnish=lambda s: plan(s, 0, "commodity_exchange"))
    play(s, "0 build commodity_exchange a1", "0 done")
    assert (view(s)["phase"], s.actors()) == ("prices", [0])


@pytest.mark.rule("permit.at_once")
def test_an_open_cell_stores_goods_in_the_same_round():
    s = permitted(furnish=lambda s: put(s, 0, a1="barrel"))
    play(s, "0 uncover c3", "0 done", "0 move barrel a1 c3")
    assert cell(s, 0, "c3")["goods"] == ["barrel"]
