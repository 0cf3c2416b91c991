"""An edition that cannot be played with is refused, with words that help."""

import pytest

import comptoir
from comptoir import catalog

GAME = catalog.find("speicherstadt")
TEXT = GAME.standard.text


def without(text, beginning):
    """The text without the table that begins with these lines."""
    start = text.index(beginning)
    end = text.find("[[", start + 2)
    return text[:start] + (text[end:] if end > 0 else "")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("copies = [0, 5, 5, 5]", "copies = [0, 5, 5, 4]", r"ship: copies: expected \[0, 5, 5, 5\].*found \[0, 5, 5, 4\]"),
        ('needs = ["coffee", "tea"]', 'needs = ["coffee", "cocoa"]', r"contract_a1: needs: .*coffee, tea, saffron, rubber, carpet.*cocoa"),
        ('needs = ["coffee", "tea"]', "needs = []", "contract_a1: needs: expected 1 to 4 goods"),
        ('id = "fire_2"', 'id = "fire_9"', r"\[\[fire\]\] number 2: id: expected one of fire_1, fire_2, fire_3, fire_4; found 'fire_9'"),
        ('id = "fire_2"', 'id = "fire_1"', r"fire_1: id: expected once in \[\[fire\]\]; found again as number 2"),
        ("start_coins = 5", "start_coins = -5", r"\[setup\]: start_coins: expected a whole number from 0 to 99; found -5"),
        ("start_coins = 5", 'start_coins = "5"', r"\[setup\]: start_coins: expected a whole number"),
        ("start_coins = 5", "start_coin = 5", r"\[setup\]: start_coins: expected .*; it is missing"),
        ("queue_limit = 8", "queue_limit = 2", r"\[cards_per_round\]: 3: expected room for 9 workers in queues of 2; found 4"),
        ("cubes_per_good = 9", "cubes_per_good = 8", r"\[setup\]: cubes_per_good: expected enough cubes for 15 ships of 3; found 8"),
        ("convert_cubes = 3", "convert_cubes = 2", r"\[setup\]: convert_cubes: expected a whole number from 3 to 9; found 2"),
        ('buys = "tea"', 'buys = "coffee"', "tea_taster: buys: expected a good that coffee_roaster does not buy"),
        ("set_points = [0, 2, 5, 9, 14]", "set_points = [0, 2, 5, 9]", "counting_office: set_points: expected a list of 5 whole numbers"),
        ('4 = []', '4 = ["ship_11"]', r"\[removed\]: 4: expected a list with words of"),
        ("2 = 3\n", "2 = 7\n", r"\[cards_per_round\]: 2: expected a whole number from 1 to 6; found 7"),
        ('4 = []', '4 = ["port", "port"]', r"\[removed\]: 4: expected each word once"),
        ('4 = []', '4 = ["port", "boatmen_church", "st_michaelis", "chamber_of_commerce"]',
         r"\[cards_per_round\]: 4: expected room for 12 workers in the last row, which has 1 of 46 cards"),
        ("points_per_ship = 1", "points_per_ship = 1\npoints_per_port = 2", "port: points_per_port: nobody knows this key"),
        ("[setup]", "[setup", r"not TOML.*line \d+"),
        ("workers = 3 ", "workers = three ", r"not TOML.*line \d+"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused(old, new, says):
    assert old in TEXT
    with pytest.raises(comptoir.BadEdition, match=says):
        GAME.edition(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("name", ["fire_3", "fireman_d1", "contract_c4", "bank"])
def test_a_missing_card_is_named(name):
    kind = "card" if name == "bank" else name.split("_")[0]
    with pytest.raises(comptoir.BadEdition, match=rf"{name}: expected a table \[\[{kind}\]\] with this id; it is missing"):
        GAME.edition(without(TEXT, f'[[{kind}]]\nid = "{name}"'))


def test_a_whole_table_missing_is_named():
    with pytest.raises(comptoir.BadEdition, match=r"setup: expected a table \[setup\]; it is missing"):
        GAME.edition("")


def test_more_demand_than_cubes_is_refused():
    greedy = TEXT.replace('needs = ["tea", "saffron", "rubber", "carpet"]', 'needs = ["coffee", "coffee", "coffee", "coffee"]')
    with pytest.raises(comptoir.BadEdition, match="expected at most 9 coffee on all contracts; found 10"):
        GAME.edition(greedy)


def test_every_value_says_where_it_comes_from():
    entries = TEXT.count("[[")
    assert entries == 13 + 4 + 10 + 10
    assert TEXT.count("\nstatus = ") == entries


def test_values_of_an_own_edition_are_played_with():
    own = TEXT.replace("workers = 3 ", "workers = 2 ").replace("2 = 3\n", "2 = 4\n").replace("income = 1  ", "income = 4  ")
    table = comptoir.new("speicherstadt", 2, "a", edition=own)
    assert len(table.view()["row"]) == 4
    for _ in range(4):
        seat = table.actors()[0]
        table.play(seat, "place 1")
    assert table.view()["phase"] == "purchase"


@pytest.mark.parametrize("cards", [1, 4, 5])
def test_a_short_last_row_is_played_out(cards):
    own = TEXT.replace("2 = 3\n", f"2 = {cards}\n")
    table = comptoir.new("speicherstadt", 2, "short", edition=own)
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[0])
    assert table.view()["unseen"] == []


def test_bigger_markets_never_get_stuck():
    own = TEXT.replace("convert_cubes = 3", "convert_cubes = 5").replace("market_limit = 1", "market_limit = 3")
    for seed in range(20):
        table = comptoir.new("speicherstadt", 2, f"market {seed}", edition=own)
        ply = 0
        while not table.over:
            seat = table.actors()[0]
            legal = table.legal(seat)
            offers = [action for action in legal if action.startswith(("offer", "convert", "buy"))]
            table.play(seat, (offers or legal)[ply % len(offers or legal)])
            ply += 1
