"""Whole random games: nothing appears, nothing vanishes, and the log accounts for every coin."""

from pathlib import Path

import pytest
from settings import RANDOM_GAMES

from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.dice import fast_dice
from comptoir.core.table import Table
from comptoir.games.speicherstadt.cards import CARD_NAMES, CONTRACT_NAMES, GOOD_NAMES

GAME = catalog.find("speicherstadt")


def cubes(view):
    """All cubes of each good, wherever they lie."""
    found = {good: view["stock"][good] + view["bag"][good] for good in GOOD_NAMES}
    lying = [column["cubes"] for column in view["row"]]
    lying += [player[place] for player in view["players"] for place in ("dock", "hall", "warehouse", "tray")]
    for place in lying:
        for good in place:
            found[good] += 1
    return found


def loaded(view, contracts):
    """Cubes on contracts: what they need, less what their owners still miss."""
    missing = {contract["id"]: contract["missing"] for player in view["players"] for contract in player["contracts"]}
    found = dict.fromkeys(GOOD_NAMES, 0)
    for name, needs in contracts.items():
        for good in GOOD_NAMES:
            found[good] += needs.count(good) - missing.get(name, needs).count(good)
    return found


def contracts():
    needs = GAME.standard.needs
    return {name: [g for k, g in enumerate(GOOD_NAMES) for _ in range(needs[5 * c + k])] for c, name in enumerate(CONTRACT_NAMES)}


def check_cards_and_cubes(view, needs):
    cards = view["unseen"] + view["discarded"] + view["box"] + [column["card"] for column in view["row"] if column["card"]]
    for player in view["players"]:
        cards += player["cards"]
    assert sorted(cards) == sorted(CARD_NAMES)
    on_contracts = loaded(view, needs)
    assert {good: n + on_contracts[good] for good, n in cubes(view).items()} == dict.fromkeys(GOOD_NAMES, 9)
    for player in view["players"]:
        assert player["coins"] >= 0
        assert len(player["hall"]) <= 1
        assert len(player["warehouse"]) <= (4 if "warehouse" in player["cards"] else 0)


def coins_by_the_log(facts, purse):
    for fact in facts:
        word = fact["fact"]
        if word == "bought":
            purse[fact["seat"]] -= fact["price"]
        elif word == "traded":
            purse[fact["seat"]] += 1
        elif word == "sold":
            purse[fact["seat"]] += fact["coins"]
        elif word == "income":
            for seat, coins in enumerate(fact["coins"]):
                purse[seat] += coins


def play(table, bots, seed):
    dice = fast_dice(seed)
    needs, purse, seen = contracts(), [5] * table.players, 0
    while True:
        check_cards_and_cubes(table.view(), needs)
        for facts in table.journal(since=seen):
            coins_by_the_log(facts, purse)
        seen = len(table.facts)
        assert [player["coins"] for player in table.view()["players"]] == purse
        if table.over:
            return
        seat = table.actors()[0]
        action = bots[seat].choose(table.state, seat, dice)
        table.play(seat, GAME.notation.write(action))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_conserve_cards_cubes_and_coins(players, tmp_path):
    for number in range(RANDOM_GAMES):
        table = Table(GAME, players, f"conserve {number}")
        bots = [BOTS["greedy" if number % 5 == 4 else "random"]() for _ in range(players)]
        try:
            play(table, bots, f"{players} {number}")
        except Exception as error:
            path = Path(tmp_path, f"failed-{players}-{number}.txt")
            path.write_text(table.record(), encoding="utf-8")
            raise AssertionError(f"{error}; the game so far is in {path}") from error
        check_rounds(table)


def check_rounds(table):
    """Sixteen, twelve, ten, eight rounds, all with full rows."""
    assert int(table.state.round) == {2: 16, 3: 12, 4: 10, 5: 8}[table.players]
    fires = [fact["card"] for facts in table.journal() for fact in facts if fact["fact"] == "fire"]
    assert fires == ["fire_1", "fire_2", "fire_3", "fire_4"]
    assert sum(table.view()["bag"].values()) == 0
