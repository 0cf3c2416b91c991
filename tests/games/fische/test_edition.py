"""An edition that cannot be played with is refused, with words that help."""

import pytest

import comptoir
from comptoir import catalog
from comptoir.core.dice import FastDice

GAME = catalog.find("fische")
TEXT = GAME.standard.text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("start_florins = 150", "start_florins = -1", r"\[setup\]: start_florins: expected a whole number from 0 to 999; found -1"),
        ("start_florins = 150", "start_florin = 150", r"\[setup\]: start_florins: expected .*; it is missing"),
        ("carry_limit = 7", "carry_limit = 4", r"\[setup\]: carry_limit: expected a whole number from 5 to 7; found 4"),
        ("plus2 = 3", "plus2 = 4", r"\[bonus\]: expected 11 tokens in all; found 12"),
        ("track = [10, 20,", "track = [20, 20,", r"\[prices\]: track: expected prices that grow"),
        ("falls = [0, 1,", "falls = [1, 1,", r"\[prices\]: falls: expected at most 0 steps down from 10"),
        ("start = 50", "start = 55", r"\[prices\]: start: expected a price of the track; found 55"),
        ('sells = "cigarettes"', 'sells = "cigars"', r"kiosk_1: sells: expected one of fish, cigarettes, .*; found 'cigars'"),
        ('buys = "burgers"', 'buys = "cigarettes"', r"kiosk_1: buys: expected another good than it sells"),
        ('extra = ["price_change"]', "extra = []", "kiosk_4: extra: expected 1 to 3 actions"),
        ('extra = ["price_change"]', 'extra = ["play_again", "gift"]', "kiosk_4: extra: expected play_again as the last action"),
        ("costs = [[3], [4], [5]]", "costs = [[3], [4], [8]]", r"kiosk_2: costs: expected 1 to 5 parts, together at most 7 tokens"),
        ("costs = [[3], [4], [5]]", "costs = [[3], [4]]", r"kiosk_2: costs: expected a list for each of 3 fetishes"),
        ('id = "kiosk_36"', 'id = "kiosk_37"', r"\[\[kiosk\]\] number 36: id: expected one of"),
        ('adjacent = ["s1", "s2"]', 'adjacent = ["s1", "c0"]', r"port: adjacent: expected cells that know port as theirs; c0 does not"),
        ('water = ["s3", "cse"]', 'water = ["s3", "cse", "w1"]', r"port: water: expected places that know port as theirs; w1 does not"),
        ("ferries = 1", "ferries = 0", r"\[\[stage\]\]: ferries: expected 6 in all; found 5"),
        ("[setup]", "[setup", r"not TOML.*line \d+"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused(old, new, says):
    assert old in TEXT
    with pytest.raises(comptoir.BadEdition, match=says):
        GAME.edition(TEXT.replace(old, new, 1))


def test_a_good_that_nobody_sells_is_named_with_the_cut():
    scarce = TEXT.replace('sells = "booze"', 'sells = "fish"').replace('buys = "fish"', 'buys = "booze"')
    with pytest.raises(comptoir.BadEdition, match="expected a merchant for booze among 12 kiosks from kiosk_1; there is none"):
        GAME.edition(scarce)


def test_a_cell_without_a_way_to_it_is_named():
    cut_off = TEXT.replace('adjacent = ["c0", "cse", "ce"]', 'adjacent = ["c0", "ce"]').replace('adjacent = ["k2"]', "adjacent = []")
    with pytest.raises(comptoir.BadEdition, match="cse: adjacent: expected 1 to 4 other cells"):
        GAME.edition(cut_off)


def test_every_value_says_where_it_comes_from():
    entries = TEXT.count("\n[[")
    assert entries == 36 + 42 + 13 + 4
    assert TEXT.count("\nstatus = ") == entries


def test_values_of_an_own_edition_are_played_with():
    own = GAME.edition(TEXT.replace("start_florins = 150", "start_florins = 70").replace("movement_points = 3", "movement_points = 4"))
    s = GAME.setup(4, own, GAME.meta.choose({"turn_limit": "20"}), FastDice(1))
    assert [p.florins for p in s.players] == [70] * 4
    dice = FastDice(2)
    while s.actor() >= 0:
        can = s.legal(s.actor())
        s.apply(s.actor(), can[dice.below(len(can))], dice)


@pytest.mark.parametrize("cut", range(0, 36, 5))
def test_every_cut_has_a_fetishist_and_six_merchants(cut):
    types = [view["type"] for view in _cut(cut).view(-1)["kiosks"]]
    assert types.count("fetishist") == 1
    assert types.count("merchant") >= 6


def _cut(cut):
    for seed in range(1000):
        s = GAME.setup(2, GAME.standard, GAME.meta.choose({}), FastDice(seed))
        kiosks = sorted(int(view["kiosk"].removeprefix("kiosk_")) for view in s.view(-1)["kiosks"])
        if sorted((cut + k) % 36 + 1 for k in range(12)) == kiosks:
            return s
    raise AssertionError(cut)
