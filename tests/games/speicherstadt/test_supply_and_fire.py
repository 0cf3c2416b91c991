import pytest
from games.speicherstadt.positions import bag, coins, finish, fire_scores, fresh, pass_round, player, row, table, told, view, words

FOUR = ("warehouse", "tea_taster", "vulcanizer", "contract_a1")


@pytest.mark.rule("supply.row")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_one_card_more_than_players_is_laid_out(players, cards):
    assert len(row(fresh(players))) == cards


@pytest.mark.rule("supply.row")
def test_cards_are_laid_from_left_to_right():
    s = table(*FOUR)
    assert row(s) == ["warehouse", "tea_taster", "vulcanizer", "contract_a1"]
    assert told(s)[1] == {"fact": "laid", "column": 2, "card": "tea_taster", "cubes": []}


@pytest.mark.rule("supply.row")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_row_is_full(players):
    rounds = finish(fresh(players))
    assert {len([card for card in row(s) if card]) for s in rounds} == {players + 1}


@pytest.mark.rule("supply.row")
@pytest.mark.parametrize(("players", "layer"), [(2, 4), (3, 3), (5, 2)])
def test_with_two_three_or_five_players_a_season_lasts_a_whole_number_of_rounds(players, layer):
    rounds = finish(fresh(players))
    left = [view(s)["pile"] for s in rounds]
    assert left[layer - 1]["winter"] == 0
    assert left[layer - 1]["spring"] == 13
    assert left[2 * layer - 1]["summer"] == 13


@pytest.mark.rule("supply.row")
def test_with_four_players_a_row_can_hold_two_seasons():
    rounds = finish(fresh(4))
    assert view(rounds[1])["pile"]["winter"] == 2
    assert view(rounds[2])["pile"]["winter"] == 0
    assert view(rounds[2])["pile"]["spring"] in (9, 10)


@pytest.mark.rule("supply.ship")
def test_a_ship_gets_three_cubes_from_the_bag():
    s = table("warehouse", "ship_1", cubes="tea carpet tea")
    assert [column["cubes"] for column in view(s)["row"]] == [[], ["tea", "carpet", "tea"], [], []]
    assert view(s)["bag"] == {"coffee": 9, "tea": 7, "saffron": 9, "rubber": 9, "carpet": 8}
    assert told(s)[1] == {"fact": "laid", "column": 2, "card": "ship_1", "cubes": ["tea", "carpet", "tea"]}


@pytest.mark.rule("supply.ship")
def test_every_ship_gets_cubes_of_its_own():
    s = table("ship_1", "ship_2", cubes="tea tea tea rubber rubber saffron")
    assert view(s)["row"][0]["cubes"] == ["tea", "tea", "tea"]
    assert view(s)["row"][1]["cubes"] == ["rubber", "rubber", "saffron"]
    assert len(bag(s)) == 39


@pytest.mark.rule("supply.fire")
def test_a_fire_breaks_out_before_the_rest_of_the_row_is_laid():
    s = table("warehouse", "fire_1", "tea_taster", "vulcanizer", "contract_a1")
    assert words(told(s)) == ["laid", "fire", "laid", "laid", "laid"]


@pytest.mark.rule("supply.fire")
def test_the_card_that_replaces_a_fire_takes_its_place_in_the_row():
    s = table("warehouse", "fire_1", "tea_taster", "vulcanizer", "contract_a1")
    assert row(s) == ["warehouse", "tea_taster", "vulcanizer", "contract_a1"]


@pytest.mark.rule("supply.fire")
def test_a_fire_is_discarded_and_does_not_come_back():
    s = table("fire_1", *FOUR)
    assert "fire_1" in view(s)["discarded"]
    assert "fire_1" not in view(s)["unseen"]


@pytest.mark.rule("supply.fire")
def test_two_fires_can_break_out_in_one_supply():
    s = table("fire_1", "fire_2", *FOUR, hold={0: ["fireman_c1"], 1: ["fireman_a1"]})
    assert words(told(s)) == ["fire", "fire", "laid", "laid", "laid", "laid"]
    assert fire_scores(s) == [3, 0, -3]


@pytest.mark.rule("supply.fire")
def test_a_fire_below_a_full_row_waits_for_the_next_supply():
    s = table(*FOUR, "fire_1", hold={0: ["fireman_c1"], 1: ["fireman_a1"]})
    assert fire_scores(s) == [0, 0, 0]
    facts = pass_round(s)
    assert words(facts)[-7:] == ["income", "starts", "fire", "laid", "laid", "laid", "laid"]
    assert fire_scores(s) == [1, 0, -1]


@pytest.mark.rule("fire.most_and_least")
@pytest.mark.parametrize(("card", "value"), [("fire_1", 1), ("fire_2", 2), ("fire_3", 3)])
def test_most_firemen_gain_and_least_lose_the_value_of_the_fire(card, value):
    s = table(card, *FOUR, hold={0: ["fireman_a1"], 1: ["fireman_a2"], 2: ["fireman_b3"]})
    assert fire_scores(s) == [-value, 0, value]


@pytest.mark.rule("fire.most_and_least")
def test_the_fire_tells_firemen_and_points():
    s = table("fire_2", *FOUR, hold={0: ["fireman_c2"], 2: ["fireman_a1"]})
    assert told(s, "fire") == [{"fact": "fire", "card": "fire_2", "firemen": [5, 0, 1], "points": [2, -2, 0]}]


@pytest.mark.rule("fire.most_and_least")
def test_the_values_of_all_own_firemen_are_added():
    s = table("fire_1", *FOUR, hold={0: ["fireman_a1", "fireman_a2", "fireman_b2"], 1: ["fireman_c1"], 2: ["fireman_b3"]})
    assert [player(s, seat)["firemen"] for seat in range(3)] == [5, 4, 3]
    assert fire_scores(s) == [1, 0, -1]


@pytest.mark.rule("fire.most_and_least")
def test_who_has_no_fireman_counts_nought():
    s = table("fire_1", *FOUR, players=2, hold={1: ["fireman_a1"]})
    assert fire_scores(s) == [-1, 1]


@pytest.mark.rule("fire.most_and_least")
def test_firemen_are_worth_one_to_five():
    s = fresh(4)
    values = [s.edition.value[card] for card in range(54) if s.edition.value[card]]
    assert sorted(values) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]  # fires 1 to 4 among them


@pytest.mark.rule("fire.ties")
def test_all_who_are_tied_for_most_gain():
    s = table("fire_3", *FOUR, hold={0: ["fireman_a2"], 1: ["fireman_b2"]})
    assert fire_scores(s) == [3, 3, -3]


@pytest.mark.rule("fire.ties")
def test_all_who_are_tied_for_least_lose():
    s = table("fire_3", *FOUR, players=4, hold={0: ["fireman_a2"], 3: ["fireman_a1"]})
    assert fire_scores(s) == [3, -3, -3, 0]


@pytest.mark.rule("fire.all_equal")
@pytest.mark.parametrize("hold", [{}, {0: ["fireman_a2"], 1: ["fireman_b2"]}, {0: ["fireman_a1", "fireman_a2"], 1: ["fireman_b3"]}])
def test_nothing_happens_when_all_are_equal(hold):
    s = table("fire_3", *FOUR, players=2, hold=hold)
    assert fire_scores(s) == [0, 0]
    assert told(s, "fire")[0]["points"] == [0, 0]


@pytest.mark.rule("fire.below_zero")
def test_a_fire_can_take_the_score_below_nought():
    s = table("fire_2", *FOUR, hold={0: ["fireman_a1"]})
    assert fire_scores(s) == [2, -2, -2]
    assert s.scores() == [2, -2, -2]


@pytest.mark.rule("fire.firemen_stay")
def test_firemen_stay_with_their_owner_after_a_fire():
    s = table("fire_1", *FOUR, hold={0: ["fireman_a1"]})
    assert player(s, 0)["cards"] == ["fireman_a1"]
    assert player(s, 0)["firemen"] == 1


@pytest.mark.rule("fire.most_and_least")
def test_a_fire_costs_no_coins():
    assert coins(table("fire_3", *FOUR, hold={0: ["fireman_a1"]})) == [5, 5, 5]


@pytest.mark.rule("fire.most_and_least")
def test_the_view_says_what_the_next_fire_would_bring_now():
    s = table("bank", "ship_1", "port", "warehouse", "fire_2", "fire_3", hold={0: ["fireman_a1"], 2: ["fireman_b1"]})
    assert view(s)["fire"]["card"] == "fire_1"
    would_be = view(s)["fire"]["points"]
    s = table("fire_1", "bank", "ship_1", "port", "warehouse", hold={0: ["fireman_a1"], 2: ["fireman_b1"]})
    assert fire_scores(s) == would_be
    assert view(s)["fire"]["card"] == "fire_2"


def test_the_view_says_no_fire_when_none_is_left():
    s = fresh(2)
    finish(s)
    assert view(s)["fire"] is None
