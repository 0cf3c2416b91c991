import pytest
from games.speicherstadt.positions import GAME, bag, coins, finish, fresh, pile, player, row, stock, told, view

WINTER, SPRING, SUMMER, AUTUMN = slice(0, 12), slice(12, 25), slice(25, 38), slice(38, 53)


@pytest.mark.rule("setup.purse")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_starts_with_five_coins(players):
    assert coins(fresh(players)) == [5] * players


@pytest.mark.rule("setup.purse")
def test_the_score_starts_at_nought():
    s = fresh(5)
    assert [player(s, seat)["score"] for seat in range(5)] == [0, 0, 0, 0, 0]
    assert s.scores() == [0, 0, 0, 0, 0]


@pytest.mark.rule("setup.purse")
def test_every_player_has_three_workers_to_place_and_an_empty_market_hall():
    p = player(fresh(), 1)
    assert p["workers"] == 3
    assert p["hall"] == p["dock"] == p["warehouse"] == p["tray"] == p["cards"] == []


@pytest.mark.rule("setup.box")
@pytest.mark.parametrize(
    ("players", "box"),
    [(2, ["fireman_d1", "port"]), (3, ["boatmen_church", "fireman_d1"]), (4, []), (5, ["boatmen_church", "fireman_d1"])],
)
def test_autumn_cards_go_back_into_the_box_by_number_of_players(players, box):
    s = fresh(players)
    assert sorted(view(s)["box"]) == box
    assert len(s.pile) == 54 - len(box)
    assert not set(box) & set(pile(s, 0))


@pytest.mark.rule("setup.box")
def test_the_fireman_in_the_box_has_value_three():
    assert 'id = "fireman_d1"\nvalue = 3\n' in GAME.standard.text


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize(
    ("card", "by_season"),
    [
        ("counting_office", [1, 1, 0, 2]),
        ("fireman", [2, 3, 2, 3]),
        ("contract", [3, 3, 4, 0]),
        ("ship", [0, 5, 5, 5]),
        ("fire_", [0, 1, 1, 1]),
        ("coffee_roaster", [1, 0, 0, 0]),
        ("tea_taster", [1, 0, 0, 0]),
        ("spice_trader", [1, 0, 0, 0]),
        ("vulcanizer", [1, 0, 0, 0]),
        ("carpet_trader", [1, 0, 0, 0]),
        ("warehouse", [1, 0, 0, 0]),
        ("bank", [0, 0, 1, 0]),
        ("chamber_of_commerce", [0, 0, 0, 1]),
        ("boatmen_church", [0, 0, 0, 1]),
        ("st_michaelis", [0, 0, 0, 1]),
        ("port", [0, 0, 0, 1]),
    ],
)
def test_winter_lies_above_spring_summer_and_autumn(card, by_season):
    cards = pile(fresh(4), 0)
    assert [sum(name.startswith(card) for name in cards[season]) for season in (WINTER, SPRING, SUMMER, AUTUMN)] == by_season


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_fourth_fire_lies_at_the_bottom(players):
    assert pile(fresh(players), 0)[-1] == "fire_4"


@pytest.mark.rule("setup.pile")
def test_each_season_is_shuffled_by_itself():
    piles = [pile(fresh(4, f"seed {k}"), 0) for k in range(200)]
    assert len({cards[0] for cards in piles}) == 12
    assert len({cards[12] for cards in piles}) == 13
    assert len({cards[25] for cards in piles}) == 13
    assert len({cards[38] for cards in piles}) == 15


@pytest.mark.rule("setup.bag")
def test_the_bag_holds_nine_cubes_of_each_good():
    s = fresh()
    assert view(s)["bag"] == {"coffee": 9, "tea": 9, "saffron": 9, "rubber": 9, "carpet": 9}
    assert stock(s) == []


@pytest.mark.rule("setup.bag")
def test_cubes_come_out_of_the_bag_at_random():
    assert {bag(fresh(seed=f"seed {k}"))[0] for k in range(60)} == {"coffee", "tea", "saffron", "rubber", "carpet"}


@pytest.mark.rule("setup.bag")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_ship_empties_the_bag(players):
    s = fresh(players)
    finish(s)
    assert bag(s) == []


@pytest.mark.rule("setup.first")
def test_the_first_player_is_drawn_by_lot():
    firsts = [view(fresh(5, f"seed {k}"))["first"] for k in range(500)]
    assert all(70 < firsts.count(seat) < 130 for seat in range(5))


@pytest.mark.rule("setup.first")
def test_the_journal_opens_with_the_first_player():
    s = fresh()
    assert told(s)[0] == {"fact": "starts", "seat": view(s)["first"]}
    assert s.actor() == view(s)["first"]


@pytest.mark.rule("setup.first")
def test_the_metal_coin_is_not_money():
    s = fresh()
    assert coins(s)[view(s)["first"]] == 5


@pytest.mark.rule("supply.row")
def test_the_game_opens_with_winter_cards():
    s = fresh()
    assert row(s) == pile(s, 0)[:4]
