import pytest
from games.speicherstadt.positions import coins, fill, fire_scores, loading, play, put, table, view

CONTRACTS = [
    ("contract_a1", "coffee tea", 5),
    ("contract_a2", "coffee saffron rubber", 8),
    ("contract_a3", "tea saffron rubber carpet", 11),
    ("contract_b1", "coffee saffron", 5),
    ("contract_b2", "tea rubber carpet", 8),
    ("contract_b3", "coffee tea saffron carpet", 11),
    ("contract_c1", "rubber carpet", 5),
    ("contract_c2", "coffee saffron carpet", 8),
    ("contract_c3", "tea saffron rubber", 8),
    ("contract_c4", "coffee tea rubber carpet", 11),
]


def holding(*cards, players=2, other=()):
    return table(players=players, hold={0: cards, 1: other})


@pytest.mark.rule("score.contracts")
@pytest.mark.parametrize(("contract", "goods", "points"), CONTRACTS)
def test_a_complete_contract_scores_what_it_shows(contract, goods, points):
    s = holding(contract)
    fill(s, contract, *goods.split())
    assert s.scores() == [points, 0]


@pytest.mark.rule("score.contracts")
@pytest.mark.parametrize(("contract", "goods", "points"), CONTRACTS)
def test_an_incomplete_contract_scores_nothing(contract, goods, points):
    s = holding(contract)
    fill(s, contract, *goods.split()[1:])
    assert s.scores() == [0, 0]


@pytest.mark.rule("score.contracts")
def test_contracts_are_counted_at_the_end_and_not_during_play():
    s = loading("contract_a1", dock="coffee tea saffron")
    play(s, "0 load coffee contract_a1", "0 load tea contract_a1")
    assert fire_scores(s) == [0, 0, 0]
    assert view(s)["tally"][0]["contracts"] == 5


@pytest.mark.rule("score.counting_offices")
@pytest.mark.parametrize(("offices", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_counting_offices_score_as_a_set(offices, points):
    s = holding(*[f"counting_office_{k}" for k in (4, 1, 3, 2)[:offices]])
    assert s.scores() == [points, 0]


@pytest.mark.rule("score.counting_offices")
def test_only_own_counting_offices_count():
    assert holding("counting_office_1", "counting_office_2", other=["counting_office_3"]).scores() == [5, 2]


@pytest.mark.rule("score.merchants")
@pytest.mark.parametrize("merchant", ["coffee_roaster", "tea_taster", "spice_trader", "vulcanizer", "carpet_trader"])
def test_a_merchant_scores_one_point(merchant):
    assert holding(merchant).scores() == [1, 0]


@pytest.mark.rule("score.churches")
@pytest.mark.parametrize(("church", "points"), [("boatmen_church", 3), ("st_michaelis", 4)])
def test_churches_score_three_and_four_points(church, points):
    assert holding(church).scores() == [points, 0]


@pytest.mark.rule("score.warehouse")
@pytest.mark.parametrize(("cubes", "points"), [("", 0), ("tea", 1), ("tea tea rubber coffee", 4)])
def test_a_warehouse_scores_a_point_for_each_cube_in_it(cubes, points):
    s = holding("warehouse")
    put(s, 0, warehouse=cubes)
    assert s.scores() == [points, 0]


@pytest.mark.rule("score.warehouse")
def test_the_cube_in_the_market_hall_scores_nothing():
    s = holding("warehouse")
    put(s, 0, hall="tea")
    assert s.scores() == [0, 0]


@pytest.mark.rule("score.chamber_of_commerce")
def test_the_chamber_of_commerce_scores_a_point_for_each_coin():
    s = holding("chamber_of_commerce")
    s.players[0].coins = 7
    assert s.scores() == [7, 0]


@pytest.mark.rule("score.chamber_of_commerce")
def test_coins_without_the_chamber_of_commerce_score_nothing():
    assert coins(holding()) == [5, 5]
    assert holding().scores() == [0, 0]


@pytest.mark.rule("score.chamber_of_commerce")
def test_the_coins_counted_stay_with_their_owner_and_break_ties():
    s = holding("chamber_of_commerce", other=["boatmen_church", "tea_taster"])
    s.players[0].coins, s.players[1].coins = 4, 3
    assert s.scores() == [4, 4]
    assert coins(s) == [4, 3]
    assert s.ranking() == [1, 2]


@pytest.mark.rule("score.port")
def test_the_port_scores_a_point_for_each_own_ship():
    assert holding("port", "ship_1", "ship_7", "ship_15", other=["ship_2"]).scores() == [3, 0]


@pytest.mark.rule("score.port")
def test_ships_without_the_port_score_nothing():
    assert holding("ship_1", "ship_2", other=["port"]).scores() == [0, 0]


@pytest.mark.rule("score.contracts")
@pytest.mark.parametrize("card", ["bank", "fireman_c2", "ship_1", "warehouse"])
def test_other_cards_score_nothing_by_themselves(card):
    assert holding(card).scores() == [0, 0]


@pytest.mark.rule("fire.most_and_least")
def test_points_from_fires_count():
    s = holding("st_michaelis")
    s.players[0].score, s.players[1].score = -3, 3
    assert s.scores() == [1, 3]


@pytest.mark.rule("score.tie")
def test_most_points_win_whatever_the_coins():
    s = holding("tea_taster")
    s.players[1].coins = 30
    assert s.ranking() == [1, 2]


@pytest.mark.rule("score.tie")
def test_more_coins_win_a_tie():
    s = holding("tea_taster", other=["vulcanizer"])
    s.players[1].coins = 6
    assert s.ranking() == [2, 1]


@pytest.mark.rule("score.tie")
def test_equal_points_and_coins_share_the_win():
    s = holding("tea_taster", other=["vulcanizer"], players=3)
    assert s.ranking() == [1, 1, 3]


@pytest.mark.rule("score.tie")
def test_lower_places_go_by_points_then_coins_and_are_shared_too():
    s = holding("tea_taster", players=5)
    s.players[3].coins = 6
    assert s.ranking() == [1, 3, 3, 2, 3]
