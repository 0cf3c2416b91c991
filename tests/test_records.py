"""Finished games, replayed to the letter. A changed result means: raise the rules version and write them anew."""

from pathlib import Path

import pytest

import comptoir
from comptoir import catalog
from comptoir.games.speicherstadt.cards import CARD_NAMES

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_leads_where_it_says(path):
    text = path.read_text(encoding="utf-8")
    table = comptoir.read(text)
    assert table.over
    assert table.record() == text


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_player_count_has_records(game):
    counts = {comptoir.read(path.read_text(encoding="utf-8")).players for path in FILES if path.parent.name == game}
    assert counts == set(catalog.find(game).meta.counts())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_kind_of_action_is_played(game):
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == game)
    for kind in catalog.find(game).notation.kinds:
        assert f" {kind.word}" in text, kind.word


def speicherstadt():
    return [comptoir.read(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == "speicherstadt"]


def test_speicherstadt_ends_both_ways_at_every_count():
    ends = {(table.players, [fact["fact"] for fact in table.journal()[-1]].count("fire")) for table in speicherstadt()}
    assert ends == {(players, fires) for players in (2, 3, 4, 5) for fires in (1, 2)}


def test_every_card_of_speicherstadt_is_bought_somewhere():
    bought = {card for table in speicherstadt() for player in table.view()["players"] for card in player["cards"]}
    assert bought == {card for card in CARD_NAMES if not card.startswith("fire_")}
