"""Finished games, replayed to the letter. A changed result means: raise the rules version and write them anew."""

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import comptoir
from comptoir import catalog

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/*.txt"))


@cache
def read(path):
    return comptoir.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_leads_where_it_says(path):
    table = read(path)
    assert table.over
    assert table.record() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_player_count_has_records(game):
    counts = {read(path).players for path in FILES if path.parent.name == game}
    assert counts == set(catalog.find(game).meta.counts())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_kind_of_action_is_played(game):
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.parent.name == game)
    for kind in catalog.find(game).notation.kinds:
        assert f" {kind.word}" in text, kind.word


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_records_show_everything(game):
    covered = import_module(f"games.{game}.covered")
    shown = [covered.covered(read(path)) for path in FILES if path.parent.name == game]
    assert sorted(covered.ALL - set().union(*shown)) == []
