"""Whole random games: nothing appears, nothing vanishes, and the log accounts for every florin."""

from pathlib import Path

import pytest
from settings import RANDOM_GAMES

from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.dice import fast_dice
from comptoir.core.table import Table
from comptoir.games.fische.cards import BONUS_NAMES, FETISHIST, GOOD_NAMES, KIOSKS, TYPE
from comptoir.games.fische.state import ASIDE, OFFERED

GAME = catalog.find("fische")
GAMES = max(1, RANDOM_GAMES // 15)
SETTINGS = [
    {},
    {"tempo": "free", "special_sale_effect": "fall"},
    {"tempo": "free", "places": "on", "first_game": "on"},
]


def check_tokens(s):
    """Over all tables: thirteen tokens of each good and eleven bonus tokens per table."""
    for good in range(len(GOOD_NAMES)):
        total = sum(p.goods[good] for p in s.players)
        for b in s.boards:
            total += b.reserve[good] + b.tray[good] + sum(b.stock[place * 5 + good] for place in range(12))
            assert b.reserve[good] >= 0
        assert total == 13 * s.tables
    for kind in range(len(BONUS_NAMES)):
        lying = sum([b.pool[k] for k in range(b.pooled)].count(kind) for b in s.boards)
        lying += sum([p.hand[k] for k in [*range(p.tokens), OFFERED, OFFERED + 1, ASIDE]].count(kind) for p in s.players)
        if BONUS_NAMES[kind] == "closed":
            lying += sum(bin(int(b.shut)).count("1") for b in s.boards)
        assert lying == s.edition.bonus[kind] * s.tables


def check_table(s):
    for p in s.players:
        assert p.florins >= 0
        assert sum(p.goods) <= 7
    for b in s.boards:
        assert bin(int(b.ferries)).count("1") == 6
        kiosks = sorted(int(kiosk) for kiosk in b.kiosk)
        assert any(sorted((cut + k) % KIOSKS for k in range(12)) == kiosks for cut in range(KIOSKS))
        assert [TYPE[kiosk] for kiosk in kiosks].count(FETISHIST) == 1
        assert all(10 <= s.edition.price[level] <= 150 for level in b.level)
    sitting = sorted(int(b.order[k]) for b in s.boards for k in range(b.sitters))
    assert s.over or sitting == [seat for seat in range(s.seats) if s.players[seat].place == 0]


def florins_by_the_log(facts, purse):
    for fact in facts:
        values = fact.values
        if fact.word == "bought":
            purse[values["seat"]] -= values["florins"]
        elif fact.word == "sold":
            purse[values["seat"]] += values["florins"]
        elif fact.word == "ferry":
            purse[values["seat"]] -= values["florins"]
        elif fact.word == "bought_from":
            purse[values["seat"]] -= values["florins"]
            purse[values["owner"]] += values["florins"]


def play(table, bots, seed):
    dice = fast_dice(seed)
    purse, seen = [150] * table.players, 0
    while True:
        check_tokens(table.state)
        check_table(table.state)
        for facts in table.facts[seen:]:
            florins_by_the_log(facts, purse)
        seen = len(table.facts)
        assert [p.florins for p in table.state.players] == purse
        if table.over:
            return
        actors = table.actors()
        seat = actors[dice.below(len(actors))]
        table.play(seat, GAME.notation.write(bots[seat].choose(table.state, seat, dice)))


@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()) or "usual")
@pytest.mark.parametrize("players", [2, 3, 5, 6, 8, 10, 11, 13, 15])
def test_random_games_conserve_tokens_and_florins(players, options, tmp_path):
    for number in range(GAMES):
        table = Table(GAME, players, f"conserve {number}", {"turn_limit": "20", **options})
        bots = [BOTS["random" if (number + seat) % 3 else "greedy"]() for seat in range(players)]
        try:
            play(table, bots, f"{players} {number}")
        except Exception as error:
            path = Path(tmp_path, f"failed-{players}-{number}.txt")
            path.write_text(table.record(), encoding="utf-8")
            raise AssertionError(f"{error}; the game so far is in {path}") from error


@pytest.mark.parametrize("players", range(2, 16))
def test_games_end_or_stop_at_the_limit(players):
    table = Table(GAME, players, "end", {"turn_limit": "200", "tempo": "rotation"})
    bot, dice = BOTS["greedy"](), fast_dice("end")
    while not table.over:
        seat = int(table.state.actor())
        table.play(seat, GAME.notation.write(bot.choose(table.state, seat, dice)))
    reason = table.facts[-1][-1].values["reason"]
    assert table.state.is_decided() == (reason == "third_fetish") == (3 in table.scores())
    assert table.state.turns <= 200 * table.state.tables
