"""An edition that cannot be played with is refused, with words that help."""

import pytest

import comptoir
from comptoir import catalog
from comptoir.core.dice import FastDice

GAME = catalog.find("bremerhaven")
TEXT = GAME.standard.text
FIRST_SHIP = '[[ship]]\nid = "ship_1_01"\nname = "lighter"\nuse = "P"\ngood = "barrel"\nquantity = 2'


def without(text, beginning):
    """The text without the table that begins with these lines."""
    start = text.index(beginning)
    end = text.find("[[", start + 2)
    return text[:start] + (text[end:] if end > 0 else "")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (FIRST_SHIP, FIRST_SHIP.replace("barrel", "coal"), "ship_1_01: good: expected one of barrel, crate, container, passenger, joker"),
        (FIRST_SHIP, FIRST_SHIP.replace("quantity = 2", "quantity = 6"),
         "ship_1_01: quantity: expected a whole number from 1 to 5; found 6"),
        (FIRST_SHIP, FIRST_SHIP.replace('use = "P"', 'use = "U"'), "ship_1_01: use: expected one of P, Q, R, S, T; found 'U'"),
        (FIRST_SHIP, FIRST_SHIP.replace('use = "P"', 'use = "Q"'),
         r"\[\[ship\]\]: expected at least 20 for 10 rounds \(2 players, short\); found 19"),
        ('goods = ["barrel", "barrel"]', "goods = []", "order_1_01: goods: expected 1 to 4 goods"),
        ("penalty = [1, 0]", "penalty = [1]", "order_1_01: penalty: expected a list of 2 whole numbers"),
        ('id = "zoo"', 'id = "ice_rink"', r"\[\[building\]\] number 19: id: expected one of lighthouse, .*; found 'ice_rink'"),
        ("bollards = [0, 1, 1, 0]", "bollards = [0, 1, 1, 4]", r"\[harbour\]: bollards: expected a list of 4 whole numbers from 0 to 3"),
        ("cover_cost = [[0, 0, 3, 4],", "cover_cost = [[0, 0, 3],", r"\[harbour\]: cover_cost: expected 3 lists of 4 whole numbers"),
        ("start_money = [4, 6, 8, 12]", "start_money = [4, 6, 8]", r"\[town\]: start_money: expected a list of 4 whole numbers"),
        ("reserve = [5, 6, 6, 7, 7, 8, 9]", "reserve = [5, 6]", r"\[influence\]: reserve: expected a list of 7 whole numbers from 1 to 9"),
        ("track_end = 20", "track_end = 60", r"\[town\]: track_end: expected a way that 18 newspapers can cover; found 60"),
        ("2 = 0, 3 = 2, 4 = 4", "2 = 0, 3 = 2, 4 = 20", r"\[town\]: track_start: 4: expected a whole number from 0 to 19; found 20"),
        ("grades = [499, 749, 999, 1250]", "grades = [499, 399, 999, 1250]", r"\[solo\]: grades: expected numbers that grow"),
        ('R = ["no", "long", "always"]', 'R = ["no", "long"]', r"\[usage\]: R: expected three words, for 2, 3 and 4 players"),
        ("crate = 2\ncontainer = 3\npassenger = 4", "crate = 2\ncontainer = 3\npassenger = 2",
         "price_01: passenger: expected a price that differs"),
        ('robot = "1.1"', 'robot = "1.0"', "storm_tide: robot: expected one of 1.1, 1.2"),
        ("progress = 2", "progress = 0", "storm_tide: progress: expected a whole number from 1 to 99; found 0"),
        ("cards = 4", "cards = 6", "dock_strike: cards: expected a whole number from 1 to 5; found 6"),
        ("interest_per = 4", "interest_per = 0", "bank: interest_per: expected a whole number from 1 to 99; found 0"),
        ("interest_per = 4", "interest_per = 4\ninterest = 3", "bank: interest: nobody knows this key"),
        ("max = 5\nstatus", "max = 9\nstatus", "fog: amount: expected at most 0, for 9 time tokens on a ship; found 1"),
        ("[town]", "[town", r"not TOML.*line \d+"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused(old, new, says):
    assert old in TEXT
    with pytest.raises(comptoir.BadEdition, match=says):
        GAME.edition(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("name", ["ship_4_12", "order_2_01", "price_24", "storm_tide", "zoo"])
def test_a_missing_card_is_named(name):
    kind = {"storm_tide": "newspaper", "zoo": "building"}.get(name, name.split("_")[0])
    with pytest.raises(comptoir.BadEdition, match=rf"{name}: expected a table \[\[{kind}\]\] with this id; it is missing"):
        GAME.edition(without(TEXT, f'[[{kind}]]\nid = "{name}"'))


def test_a_whole_table_missing_is_named():
    with pytest.raises(comptoir.BadEdition, match=r"harbour: expected a table \[harbour\]; it is missing"):
        GAME.edition("")


def test_every_card_says_where_it_comes_from():
    entries = TEXT.count("\n[[")
    assert entries == 48 + 56 + 20 + 24 + 18
    assert TEXT.count("\nstatus = ") == entries


def test_the_one_order_of_the_rulebook_is_marked():
    start = TEXT.index('id = "order_2_01"')
    assert 'status = "goods, bonus and penalty found' in TEXT[start : start + 250]


def test_values_of_an_own_edition_are_played_with():
    own = TEXT.replace("start_money = [4, 6, 8, 12]", "start_money = [40, 60, 80, 99]").replace("track_end = 20 ", "track_end = 6 ")
    table = comptoir.new("bremerhaven", 4, "a", edition=own)
    assert sorted(player["money"] for player in table.view()["players"]) == [40, 60, 80, 99]
    state, dice = table.state, FastDice(1)
    while (seat := state.actor()) >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))], dice)
    assert state.round <= 2


def test_names_and_notes_do_not_change_an_edition():
    own = TEXT.replace('name = "lighter"', 'name = "Leichter"').replace('status = "reconstructed"', 'status = "found"')
    assert GAME.edition(own).fingerprint == GAME.standard.fingerprint
