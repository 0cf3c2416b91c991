"""Which games, counts and options are tested, and how often: small numbers, or large ones with --full."""

import os

from fifth_game import AuctionGame
from promises import Setting

import comptoir
from comptoir import catalog

FULL = bool(os.environ.get("COMPTOIR_FULL"))
COMPILED = comptoir.engine() == "compiled"
RANDOM_GAMES = (300 if FULL else 30) if COMPILED else (30 if FULL else 3)
PROMISE_GAMES = (20 if FULL else 2) if COMPILED else 1


def settings() -> list[Setting]:
    games = [catalog.find(name) for name in catalog.GAMES] + [AuctionGame()]
    return [Setting(game, players, options) for game in games for players in game.meta.counts() for options in _choices(game)]


def _choices(game: comptoir.Game) -> list[dict[str, str]]:
    """The standard game, and each option in each other way."""
    others = [{option.name: choice} for option in game.meta.options for choice in option.choices if choice != option.default]
    return [{}, *others]
