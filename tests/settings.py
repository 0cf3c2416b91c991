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
LIMIT = "turn_limit"  # the option that breaks a game off; its last choice is the shortest


def settings(short: bool = True) -> list[Setting]:
    """Every game; at every count and with every option, but less where there are many. `short`: games that may be broken off are, soon."""
    games = [catalog.find(name) for name in catalog.GAMES] + [AuctionGame()]
    return [Setting(game, players, options) for game in games for players in _counts(game) for options in _choices(game, players, short)]


def _is_large(game: comptoir.Game) -> bool:
    return len(game.meta.counts()) > 6


def _counts(game: comptoir.Game) -> list[int]:
    """The plain engine is slow: of many counts it plays some."""
    counts = game.meta.counts()
    return counts[1::5] if _is_large(game) and not (COMPILED or FULL) else counts


def _choices(game: comptoir.Game, players: int, short: bool) -> list[dict[str, str]]:
    """As in a simulation, and each option in each other way: of many counts at some; with the plain engine all options at once."""
    usual = {option.name: option.simulated for option in game.meta.options if option.simulated != option.default}
    if short and LIMIT in usual:
        usual[LIMIT] = next(option.choices[-1] for option in game.meta.options if option.name == LIMIT)
    chosen = game.meta.choose(usual)
    others = [{option.name: choice} for option in game.meta.options for choice in option.choices if choice != chosen[option.name]]
    others = [other for other in others if LIMIT not in other]
    if _is_large(game) and players not in game.meta.counts()[1::5]:
        return [usual]
    if _is_large(game) and not (COMPILED or FULL):
        return [usual, {name: choice for other in [usual, *others] for name, choice in other.items()}]
    return [usual, *({**usual, **other} for other in others)]
