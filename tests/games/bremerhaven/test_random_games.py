"""Whole random games: nothing appears, nothing vanishes, and the log accounts for every coin, good and time token."""

from collections import Counter
from pathlib import Path

import pytest
from games.bremerhaven.ledger import Ledger
from settings import RANDOM_GAMES

from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.dice import fast_dice
from comptoir.core.table import Table
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, NEWSPAPER_NAMES, ORDER_NAMES, PRICE_NAMES, SHIP_NAMES

GAME = catalog.find("bremerhaven")
SETTINGS = [(1, "short"), *((players, length) for players in (2, 3, 4) for length in ("long", "short"))]
ROUNDS = {(1, "short"): (10, 10), (2, "short"): (10, 10), (3, "short"): (9, 9), (4, "short"): (8, 8),
          (2, "long"): (10, 14), (3, "long"): (9, 13), (4, "long"): (8, 12)}  # fmt: skip
INFLUENCE = [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 9]


def deck(names, uses, players, length):
    return {name for name, use in zip(names, uses, strict=True) if GAME.standard.is_used(use, max(players, 2), length == "long")}


class Cards:
    """Where every card has gone, by the journal."""

    def __init__(self):
        self.gone = Counter()
        self.box = {}

    def read(self, fact):
        word = fact["fact"]
        if word in ("swept", "unclaimed") or (word == "won" and fact["seat"] < 0):
            self.gone[fact["card"]] += 1
        elif word in ("sailed_by", "departed"):
            self.gone[fact["ship"]] += 1
        elif word in ("refused", "settled"):
            self.gone[fact["order"]] += 1
        elif word == "hand":
            self.box.setdefault(fact["seat"], []).extend(fact["gone"])

    def check(self, view, players, length):
        ships, orders, buildings = Counter(view["unseen"]["ships"]), Counter(view["unseen"]["orders"]), Counter(view["unseen"]["buildings"])
        for space in view["spaces"]:
            pile = {"2": ships, "3": orders}.get(space["space"][0], buildings if space["space"] == "1.1" else Counter())
            pile[space["card"]] += space["card"] is not None
        for player in view["players"]:
            ships.update(dock["ship"]["id"] for dock in player["docks"] if dock["ship"])
            orders.update(loading["order"]["id"] for loading in player["loading"] if loading["order"])
            orders.update([player["start_order"]] if player["start_order"] else [])
            buildings.update(player["plans"] + player["built"])
        for found, names in ((ships, SHIP_NAMES), (orders, ORDER_NAMES), (buildings, BUILDING_NAMES)):
            found.update({card: n for card, n in self.gone.items() if card in names})
        assert ships == Counter(deck(SHIP_NAMES, GAME.standard.ship_use, players, length))
        assert orders == Counter(deck(ORDER_NAMES, GAME.standard.order_use, players, length))
        assert buildings == Counter(BUILDING_NAMES)
        price = view["price"]
        assert sorted([price["card"], *price["next"], *price["under"], *price["between"]]) == PRICE_NAMES
        assert set(view["unseen"]["newspapers"]) <= set(NEWSPAPER_NAMES)
        for seat, player in enumerate(view["players"]):
            taken = INFLUENCE[5 : 12 - len(player["reserve"])]
            held = player["influence"] + taken[len(taken) - player["upgraded"] :]
            assert sorted(held + player["reserve"] + self.box.get(seat, [])) == INFLUENCE


def check_harbours(view):
    for player in view["players"]:
        for cell in player["cells"]:
            goods = cell["goods"]
            if cell["building"] == "warehouse":
                assert len(goods) <= 3
            elif cell["building"] == "harbour_hotel":
                assert goods in ([], ["passenger"], ["passenger"] * 2, ["passenger"] * 3)
            elif cell["building"] or cell["cover"]:
                assert goods == []
            else:
                assert len(goods) <= 1 or goods == ["crate", "crate"]
        for dock in player["docks"]:
            assert dock["ship"] is None or dock["ship"]["aboard"] >= 0
        assert max(player["bollards"]) <= 3
        assert len(player["influence"]) == 5


def play(table, bots, seed, length):
    dice = fast_dice(seed)
    ledgers = [Ledger(seat, table.view()) for seat in range(table.players)]
    cards, seen = Cards(), 0
    while True:
        for facts in table.journal(since=seen):
            for fact in facts:
                cards.read(fact)
                for ledger in ledgers:
                    ledger.read(fact)
        seen = len(table.facts)
        view = table.view()
        for ledger in ledgers:
            ledger.check(view)
        cards.check(view, table.players, length)
        check_harbours(view)
        if table.over:
            return
        seat = table.actors()[dice.below(len(table.actors()))]
        table.play(seat, GAME.notation.write(bots[seat].choose(table.state, seat, dice)))


@pytest.mark.parametrize(("players", "length"), SETTINGS)
def test_random_games_conserve_money_goods_cards_and_time(players, length, tmp_path):
    for number in range(max(1, RANDOM_GAMES // 3)):
        table = Table(GAME, players, f"conserve {number}", {"length": length})
        bots = [BOTS["greedy" if number % 3 == 2 else "random"]() for _ in range(players)]
        try:
            play(table, bots, f"{players} {number}", length)
        except Exception as error:
            path = Path(tmp_path, f"failed-{players}-{length}-{number}.txt")
            path.write_text(table.record(), encoding="utf-8")
            raise AssertionError(f"{error!r}; the game so far is in {path}") from error
        least, most = ROUNDS[players, length]
        assert least <= table.state.round <= most


@pytest.mark.parametrize(("players", "length"), SETTINGS)
def test_every_game_ends(players, length):
    for number in range(RANDOM_GAMES):
        dice = fast_dice(f"{players} {length} {number}")
        state = GAME.setup(players, GAME.standard, {"length": length}, dice)
        plies = 0
        while (seat := state.actor()) >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))], dice)
            plies += 1
        least, most = ROUNDS[players, length]
        assert least <= state.round <= most
        assert plies <= GAME.max_plies(players, GAME.standard, {"length": length})


@pytest.mark.parametrize(("players", "length"), SETTINGS)
def test_the_decks_last_for_the_longest_game(players, length):
    seats, rounds = max(players, 2), ROUNDS[players, length][1]
    assert GAME.standard.most_rounds(seats, length == "long") == rounds
    assert len(deck(SHIP_NAMES, GAME.standard.ship_use, players, length)) >= seats * rounds
    assert len(deck(ORDER_NAMES, GAME.standard.order_use, players, length)) >= seats * rounds + seats
    assert len(NEWSPAPER_NAMES) >= rounds
    assert len(BUILDING_NAMES) >= rounds + seats
