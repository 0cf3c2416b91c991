"""An edition that cannot be played with is refused, with words that help."""

import pytest

import comptoir
from comptoir import catalog

GAME = catalog.find("saeulen")
TEXT = GAME.standard.text


def without(text, beginning):
    """The text without the table that begins with these lines."""
    start = text.index(beginning)
    end = text.find("[[", start + 2)
    return text[:start] + (text[end:] if end > 0 else "")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("bb = 3, bp = 5, pp = 2", "bb = 3, bp = 5, pp = 3", r"domino: tiles: expected 10 tiles in all; found .*'pp': 3"),
        ("bb = 3, bp = 5, pp = 2", "bb = 3, bp = 7", r"domino: tiles: pp: expected a whole number from 0 to 10; it is missing"),
        ("bb = 3, bp = 5, pp = 2", "bb = 3, bp = 5, pb = 2", r"domino: tiles: pp: expected .*; it is missing"),
        ("bb = 3, bp = 5, pp = 2", "bb = 3, bp = 5, pp = 2, pb = 0", "domino: tiles: pb: nobody knows this key"),
        ("stones = 2\n", "stones = 0\n", "domino: stones: expected a whole number from 1 to 9; found 0"),
        ("pillars = 60 ", "pillars = 113 ", r"\[setup\]: pillars: expected a whole number from 1 to 112; found 113"),
        ("pillars = 60 ", 'pillars = "60" ', r"\[setup\]: pillars: expected a whole number"),
        ("pillars = 60 ", "pillar = 60 ", r"\[setup\]: pillars: expected .*; it is missing"),
        ('gondola = "i4"', 'gondola = "a1"', r"\[setup\]: gondola: expected one of c3, d3, .*; found 'a1'"),
        ("edge = 1", "edge = -1", r"\[points\]: edge: expected a whole number from 0 to 99; found -1"),
        ('"..~~~~~~~........"', '"..~~~~~~~......."', r"\[board\]: map: expected 8 rows of 17 fields, each . or ~"),
        ('"..~~~~~~~........"', '"..~~~~~~~.......x"', r"\[board\]: map: expected 8 rows of 17 fields, each . or ~"),
        ("pillars = 3\ntokens = 2", "pillars = 0\ntokens = 2", "pillar_builder_1: pillars: expected a whole number from 1 to 9; found 0"),
        ("symbol = true", "symbol = 1", "councillor_1: symbol: expected true or false; found 1"),
        ("players = 2\n", "players = 3\n", r"\[\[card\]\]: players: expected 10 cards with 2 players, 5 each; found 9"),
        ("players = 2\n", "players = 7\n", "councillor_1: players: expected a whole number from 2 to 6; found 7"),
        ('id = "spy_2"', 'id = "spy_3"', r"\[\[card\]\] number 27|number 28: id: expected one of"),
        ('id = "spy_2"', 'id = "spy_1"', r"spy_1: id: expected once in \[\[card\]\]; found again"),
        ("points = 6", "points = 6\nstones = 2", "speculator: stones: nobody knows this key"),
        ("[setup]", "[setup", r"not TOML.*line \d+"),
    ],
)  # fmt: skip
def test_a_wrong_edition_is_refused(old, new, says):
    assert old in TEXT
    with pytest.raises(comptoir.BadEdition, match=says):
        GAME.edition(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(("kind", "name"), [("card", "saboteur"), ("card", "architect_4"), ("shape", "bridge")])
def test_a_missing_entry_is_named(kind, name):
    with pytest.raises(comptoir.BadEdition, match=rf"{name}: expected a table \[\[{kind}\]\] with this id; it is missing"):
        GAME.edition(without(TEXT, f'[[{kind}]]\nid = "{name}"'))


def test_a_whole_table_missing_is_named():
    with pytest.raises(comptoir.BadEdition, match=r"board: expected a table \[board\]; it is missing"):
        GAME.edition("")


def test_a_canal_without_room_for_all_bridges_is_refused():
    dry = TEXT
    for row in ('"..~~~~~~~........"', '"..~.....~.....~~~"', '"~~~.....~.....~.."'):
        dry = dry.replace(row, '"................."', 1)
    with pytest.raises(comptoir.BadEdition, match="expected more than 8 fields of canal"):
        GAME.edition(dry)


def test_every_value_says_where_it_comes_from():
    entries = TEXT.count("\n[[")
    assert entries == 5 + 30
    assert TEXT.count("\nstatus = ") == entries + 1  # the board


def test_values_of_an_own_edition_are_played_with():
    own = TEXT.replace("pillars = 60 ", "pillars = 4 ").replace("bb = 3, bp = 5, pp = 2", "bb = 10, bp = 0, pp = 0")
    table = comptoir.new("saeulen", 2, "a", edition=own)
    assert table.view()["pillars_left"] == 4
    assert table.view()["piles"][0]["top"] == "domino_bb"
    while not table.over:
        seat = table.actors()[0]
        table.play(seat, table.legal(seat)[-1])
    assert comptoir.read(table.record()).scores() == table.scores()


def test_the_canal_may_take_another_course():
    straight = TEXT
    for old, new in (('"..~~~~~~~........"', '"................."'), ('"..~.....~.....~~~"', '"................."'),
                     ('"~~~.....~.....~.."', '"~~~~~~~~~~~~~~~~~"'), ('"........~~~~~~~.."', '"................."'),
                     ('gondola = "i4"', 'gondola = "i5"')):  # fmt: skip
        straight = straight.replace(old, new, 1)
    table = comptoir.new("saeulen", 2, "a", edition=straight)
    assert table.view()["water"] == [f"{column}5" for column in "abcdefghijklmnopq"]


def test_names_and_provenance_do_not_change_the_fingerprint():
    told = TEXT.replace('name = "Spion"', 'name = "Lauscher"').replace('status = "found"', 'status = "seen in the box"')
    assert GAME.edition(told).fingerprint == GAME.standard.fingerprint
    assert GAME.edition(TEXT.replace("last_space = 100", "last_space = 90")).fingerprint != GAME.standard.fingerprint
