"""Players by name, kept honest: whoever does not cheat by name is handed a table on which all its seat cannot know was drawn anew."""

from mypy_extensions import i64

from comptoir.bots.bot import BOTS, Bot
from comptoir.bots.levels import LEVELS, make
from comptoir.core.contract import Game, State
from comptoir.core.dice import Dice

NAMES = ", ".join([*BOTS, *LEVELS])  # the plain ones; with a budget there are more


class Honest(Bot):
    """So honesty does not rest on the bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        known = state.clone()
        known.redeal(seat, dice)
        return self.bot.choose(known, seat, dice)


def seat_bot(game: Game, players: int, name: str) -> Bot:
    bot = make(game, players, name)
    return bot if is_cheat(name) else Honest(bot)


def iterations(bot: Bot) -> int:
    """How often the bot has looked ahead so far; 0 if it does not search."""
    return int(getattr(bot.bot if isinstance(bot, Honest) else bot, "iterations", 0))


def is_cheat(name: str) -> bool:
    return name.partition("@")[0] == "cheat"


def is_timed(name: str) -> bool:
    """Whether the clock has a say in what it plays: then no game comes out the same for sure."""
    return "@" in name and name.endswith("s")
