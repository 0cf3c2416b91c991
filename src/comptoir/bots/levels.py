"""Who can sit down at a table: the four levels, and those who are only there to be measured against.

A level may carry a budget: `captain@200` thinks 200 iterations per decision, `captain@0.05s` for so long.
"""

from typing import Final

from comptoir.bots.bot import Bot, GreedyBot, NoisyBot, RandomBot
from comptoir.bots.search import Search
from comptoir.bots.thought import Advice, Manner
from comptoir.core.contract import Game, State
from comptoir.core.dice import Dice
from comptoir.core.values import Values

LEVELS: Final = ["deckhand", "sailor", "mate", "captain"]
SIMPLE: Final = ["random", "greedy"]
SEARCHING: Final = ["mate", "captain", "textbook", "cheat"]  # these take a budget
NAMES: Final = [*SIMPLE, *LEVELS, "textbook", "cheat"]
PATIENCE: Final = 1.0  # seconds a bot at a table of people thinks at the most
UNLIMITED: Final = 1_000_000  # iterations, where a time is given
USUAL: Final = 4  # players of the table that a captain's iterations are told for
PLENTY: Final = 5000  # iterations, or
LONG: Final = 0.2  # seconds: with so much a search does more than the same for longer
WIDE: Final = 0.3  # how fast its later decisions widen then, at the least
TO_THE_END: Final = 1_000_000  # horizons


def make(game: Game, players: int, name: str, patience: float = 0.0, values: Values | None = None) -> Bot:
    """`patience`: seconds per decision at the most; 0 for games that can be played again. `values`: others than the game's."""
    if name == "random":
        return RandomBot()
    if name in ("greedy", "sailor"):
        return GreedyBot()
    if name == "deckhand":
        return NoisyBot(game.meta.thinking.deckhand / 100)
    return Search((values or game.values).for_players(players), manner(game, players, name, patience))


def manner(game: Game, players: int, name: str, patience: float = 0.0) -> Manner:
    who, at, budget = name.partition("@")
    if who not in SEARCHING:
        raise ValueError(
            f"there is no bot {name!r}; the bots are: {', '.join(NAMES)}; {', '.join(SEARCHING)} take a budget, as in mate@100"
        )
    thinking = game.meta.thinking
    found = Manner(thinking.mate if who == "mate" else as_long(thinking.captain, players), patience)
    found.look_ahead = thinking.mate_looks if who == "mate" else thinking.captain_looks
    found.trust = thinking.trust / 100
    found.stray = thinking.stray / 100
    found.strangers = thinking.strangers
    found.later_widening = thinking.widening / 100
    if who == "mate":
        found.equal_deals = False
        found.strangers = 0
        found.stray = found.later_widening = 0.0  # of a few lines none may be wasted
    if at:
        set_budget(found, name, budget)
    if who == "textbook":
        read_the_textbook(found)
    found.peeks = who == "cheat"
    return found


def as_long(iterations: int, players: int) -> int:
    """Where fewer play a line is shorter: in the same time more can be looked at."""
    return iterations * USUAL // min(players, USUAL)


def set_budget(found: Manner, name: str, budget: str) -> None:
    seconds = budget.removesuffix("s")
    if budget.isdigit() and int(budget) > 0:
        found.iterations = int(budget)
        has_plenty = found.iterations >= PLENTY
    elif seconds != budget and seconds.replace(".", "", 1).isdigit() and float(seconds) > 0:
        found.iterations = UNLIMITED
        found.seconds = float(seconds)
        has_plenty = found.seconds >= LONG
    else:
        raise ValueError(f"{name!r}: a budget is a number of iterations, as in mate@100, or a time, as in mate@0.2s")
    if has_plenty:
        take_time(found)


def take_time(found: Manner) -> None:
    """Value functions err, and looking longer does not mend that: every second deal is played to the end, and more is looked at."""
    found.far_every = 2
    found.later_widening = max(found.later_widening, WIDE)


def read_the_textbook(found: Manner) -> None:
    """Random rollouts to the end of the game, every action looked at alike, and a win is all that counts."""
    found.look_ahead = TO_THE_END
    found.random_rollouts = True
    found.win_share = 1.0
    found.trust = 0.0
    found.later_width = 1024.0
    found.halves = False


def advise(game: Game, players: int, state: State, seat: int, dice: Dice) -> Advice:
    """What a captain would do."""
    return Search(game.values.for_players(players), manner(game, players, "captain", PATIENCE)).think(state, seat, dice)
