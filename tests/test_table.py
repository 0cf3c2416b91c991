"""The public face: what is played is checked, and what is refused changes nothing."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from settings import COMPILED, FULL

import comptoir
from comptoir import catalog
from comptoir.core.table import Table

EXAMPLES = 400 if FULL else 60
WORDS = ["place", "buy", "decline", "load", "trade", "offer", "sell", "convert", "done", "1", "7", "coffee", "contract_a1", "-1", "½"]


def middle(players=3, plies=40):
    """A table in the middle of its game."""
    table = comptoir.new("speicherstadt", players=players, seed="middle")
    for ply in range(plies):
        seat = table.actors()[0]
        legal = table.legal(seat)
        table.play(seat, legal[ply % len(legal)])
    return table


TABLE = middle()


@settings(max_examples=EXAMPLES, deadline=None)
@given(
    seat=st.one_of(st.integers(), st.integers(-1, 3), st.none(), st.text(max_size=3), st.booleans()),
    action=st.one_of(st.text(), st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join), st.integers(), st.none(), st.binary()),
)
def test_whatever_is_played_either_counts_or_changes_nothing(seat, action):
    before = TABLE.dump()
    if seat in TABLE.actors() and action in TABLE.legal(seat):
        return
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        TABLE.play(seat, action)
    assert TABLE.dump() == before


@pytest.mark.parametrize(
    ("seat", "action", "error", "says"),
    [
        (0, "place 9", comptoir.BadNotation, "no column: 1, 2, 3, 4, 5, 6"),
        (0, "place", comptoir.BadNotation, "place COLUMN"),
        (0, "fly", comptoir.BadNotation, "the actions are: place COLUMN, buy"),
        (0, "", comptoir.BadNotation, "no action"),
        (0, "place 1" * 999, comptoir.BadNotation, "too long"),
        (0, 7, comptoir.BadNotation, "an action is a text"),
        (9, "place 1", comptoir.NoSuchSeat, "the seats are 0 to 2"),
        (10**40, "place 1", comptoir.NoSuchSeat, "no seat"),
        (True, "place 1", comptoir.NoSuchSeat, "no seat"),
    ],
)
def test_bad_input_gets_a_clear_error(seat, action, error, says):
    with pytest.raises(error, match=says):
        comptoir.new("speicherstadt", 3, "a").play(seat, action)


def test_an_illegal_action_names_its_rule():
    table = comptoir.new("speicherstadt", 3, "a")
    other = (table.actors()[0] + 1) % 3
    with pytest.raises(comptoir.IllegalAction, match=r"rule demand\.order") as caught:
        table.play(other, "place 1")
    assert caught.value.rule == "demand.order"


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": 1}, "2 to 5 players"),
        ({"options": {"wind": "north"}}, "no option 'wind'"),
        ({"seed": ""}, "a seed is"),
        ({"seed": "two\nlines"}, "a seed is"),
        ({"game": "chess"}, "the games are: speicherstadt"),
        ({"edition": "nonsense ="}, r"this is not TOML.*line 1"),
    ],
)
def test_a_table_that_cannot_be_set_up(how, says):
    with pytest.raises(ValueError, match=says):
        comptoir.new(**{"game": "speicherstadt", "players": 4, "seed": "a", **how})


def test_equal_seeds_deal_alike_and_others_do_not():
    deals = [comptoir.new("speicherstadt", 4, seed).dump()["state"]["pile"] for seed in ("a", "a", "b")]
    assert deals[0] == deals[1] != deals[2]


def test_a_spectator_and_all_seats_see_the_journal():
    facts = [fact["fact"] for facts in TABLE.journal() for fact in facts]
    assert facts[:2] == ["starts", "laid"]
    assert {"placed", "bought", "income"} <= set(facts)
    assert TABLE.journal(0) == TABLE.journal(1) == TABLE.journal()


def test_previews_of_illegal_actions_are_refused():
    with pytest.raises(comptoir.IllegalAction):
        TABLE.preview(TABLE.actors()[0], "convert tea")
    assert TABLE.why_not(TABLE.actors()[0], "convert tea") in catalog.find("speicherstadt").rules


def test_games_lists_what_there_is():
    assert comptoir.games()[0]["title"] == "Die Speicherstadt"
    assert comptoir.games()[0]["players"] == [2, 5]


RECORD = middle().record()


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: "", "line 1"),
        (lambda text: text.replace("comptoir record 1", "comptoir record 9"), "line 1: expected 'comptoir record 1'"),
        (lambda text: text.replace("players 3", "players many"), "line 5: expected a whole number"),
        (lambda text: text.replace("players 3\n", ""), "lacks a line 'players'"),
        (lambda text: text.replace("rules 1", "rules 99"), "rules version 99; here it is 1"),
        (lambda text: text.replace("seed middle", "seed muddle"), "the record says"),
        (lambda text: text.replace("place 1", "place 77", 1), r"line \d+: '77' is no column"),
        (lambda text: text.replace("game speicherstadt", "game chess"), "there is no game 'chess'"),
        (lambda text: text.replace("\n\n", "\nwind north\n\n", 1), "expected a header line"),
        (lambda text: text + "hello\n", "expected a seat and an action"),
        (lambda text: text + "0 buy\n0 buy\n0 buy\n0 buy\n", r"line \d+: seat 0 may not play 'buy' now"),
        (lambda text: text.replace("edition ", "edition x"), "played with edition"),
    ],
)
def test_a_record_that_does_not_hold_is_refused(change, says):
    assert comptoir.read(RECORD).record() == RECORD
    with pytest.raises(ValueError, match=says):
        comptoir.read(change(RECORD))


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.integers(0, len(RECORD)), st.text(max_size=4))
def test_a_damaged_record_never_crashes(at, text):
    with contextlib.suppress(ValueError):
        comptoir.read(RECORD[:at] + text + RECORD[at + 1 :])


def test_a_table_with_its_own_edition_carries_it_in_the_record():
    standard = catalog.find("speicherstadt").standard.text
    own = standard.replace("start_coins = 5", "start_coins = 7")
    table = comptoir.new("speicherstadt", 2, "a", edition=own)
    assert table.view(0)["players"][0]["coins"] == 7
    again = comptoir.read(table.record())
    assert again.view(0) == table.view(0)
    assert comptoir.restore(table.dump()).view(0) == table.view(0)
    assert comptoir.new("speicherstadt", 2, "a").view(0)["players"][0]["coins"] == 5  # both live side by side


def test_a_comment_or_a_source_does_not_make_another_edition():
    game = catalog.find("speicherstadt")
    noted = game.standard.text.replace('status = "found"', 'status = "seen"') + "\n# mine\n"
    assert game.edition(noted).fingerprint == game.standard.fingerprint
    assert "| " not in Table(game, 2, "a", edition=game.edition(noted)).record()


def test_the_engine_says_what_it_is():
    assert comptoir.engine() == ("compiled" if COMPILED else "plain")
