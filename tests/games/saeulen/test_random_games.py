"""Whole random games: nothing appears, nothing vanishes, and the log accounts for every point."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from settings import RANDOM_GAMES

from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.dice import fast_dice
from comptoir.core.table import Table
from comptoir.games.saeulen.board import FIELD_NAMES
from comptoir.games.saeulen.cards import CARD_NAMES
from comptoir.games.saeulen.tiles import TILE_NAMES

GAME = catalog.find("saeulen")
ALL_TILES = {name: int(n) for name, n in zip(TILE_NAMES, GAME.standard.tiles, strict=True) if n}
CANAL = set(Table(GAME, 2, "map").view()["water"])


def tiles(view):
    """All tiles, wherever they lie."""
    found = Counter(tile["tile"] for tile in view["tiles"])
    for pile in view["piles"]:
        known = [pile["top"]] * (pile["height"] > len(pile["bottom"])) + pile["unseen"] + pile["bottom"]
        assert len(known) == pile["height"]
        found.update(known)
    for player in view["players"]:
        found.update(player["tiles"])
    return found


def check_board(view):
    """Each tile lies on pillars, bridges over the canal; free pillars, tokens and stock add up."""
    built = [cell["field"] for tile in view["tiles"] for cell in tile["cells"] if cell["shows"] != "span"]
    spans = [cell["field"] for tile in view["tiles"] for cell in tile["cells"] if cell["shows"] == "span"]
    assert len(set(built)) == len(built)
    assert len(set(spans)) == len(spans)
    assert sorted(built + view["free"]) == sorted(view["pillars"])
    assert not CANAL & set(view["pillars"])
    assert set(spans) | set(view["water"]) == CANAL
    assert view["gondola"] in view["water"]
    assert len(view["pillars"]) + view["pillars_left"] == 60
    assert set(view["tokens"]) <= set(view["free"])


def check_things(table):
    view = table.view()
    assert tiles(view) == ALL_TILES
    check_board(view)
    for seat, player in enumerate(view["players"]):
        tokens = player["reserve"] + list(view["tokens"].values()).count(seat) + (view["gondolier"] == seat)
        assert tokens == 8
        assert player["reserve"] >= 0
        assert player["score"] == sum(view["tally"][seat].values())


def check_cards(table):
    """Every card is somewhere, five per player."""
    view = table.view()
    in_hand = sum(player["hand"] for player in view["players"])
    before = [player["played"] for player in view["players"] if player["played"]]
    aside = 1 if view["swap"] else 0
    assert in_hand + aside + len(before) == 5 * table.players
    seen = [card for card in before if card != "face_down"]
    assert sorted([*view["holders"], *seen, *view["box"]]) == sorted(CARD_NAMES)


def points_by_the_log(facts, points):
    for fact in facts:
        if fact["fact"] == "scored":
            points[fact["seat"]] += fact["points"]


def check_chains(facts):
    """The pillars of one card hang together."""
    chain = [FIELD_NAMES.index(fact["field"]) for fact in facts if fact["fact"] == "pillar"]
    for k, field in enumerate(chain[1:], 1):
        assert any(abs(field % 17 - other % 17) + abs(field // 17 - other // 17) == 1 for other in chain[:k])


def play(table, bots, seed):
    dice = fast_dice(seed)
    points, seen = [0] * table.players, 0
    while True:
        check_things(table)
        check_cards(table)
        for facts in table.journal(since=seen):
            points_by_the_log(facts, points)
        seen = len(table.facts)
        assert table.scores() == points
        if table.over:
            return
        actors = table.actors()
        seat = actors[dice.below(len(actors))]
        action = bots[seat].choose(table.state, seat, dice)
        table.play(seat, GAME.notation.write(action))


def check_log(table):
    """By card: what was done while it was in force."""
    facts = [fact for told in table.journal() for fact in told]
    starts = [k for k, fact in enumerate(facts) if fact["fact"] == "acts"] + [len(facts)]
    for start, end in pairwise(starts):
        check_chains(facts[start:end])
    assert facts[-1]["fact"] == "ended"
    assert facts[-1]["ending"] in ("last_pillar", "last_space", "stalled")


@pytest.mark.parametrize("any_free", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_conserve_cards_tiles_tokens_pillars_and_points(players, any_free, tmp_path):
    for number in range(RANDOM_GAMES // (1 if any_free == "no" else 3)):
        table = Table(GAME, players, f"conserve {number}", {"tokens_on_any_free_pillar": any_free})
        bots = [BOTS["greedy" if number % 5 == 4 else "random"]() for _ in range(players)]
        try:
            play(table, bots, f"{players} {number}")
            check_log(table)
        except Exception as error:
            path = Path(tmp_path, f"failed-{players}-{number}.txt")
            path.write_text(table.record(), encoding="utf-8")
            raise AssertionError(f"{error}; the game so far is in {path}") from error
