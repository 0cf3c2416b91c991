"""One search for all games: information-set tree search, with a tree for everything that one of the players may know.

An iteration imagines what the seat cannot know, walks down the trees, each player by the tree of what that player notices, and
goes on by the game's heuristic to the horizon, where a value function says what everybody may expect. So nobody reacts to what
was done in secret, and nothing is read off the true table.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from comptoir.bots.bot import Bot
from comptoir.bots.thought import Advice, Manner, Thought
from comptoir.bots.tree import NONE
from comptoir.core.contract import State
from comptoir.core.dice import Dice
from comptoir.core.values import ValueSet

CHECK: Final = 32  # iterations between two looks at the clock and the lead


class Search(Bot):
    def __init__(self, values: ValueSet, manner: Manner) -> None:
        self.values = values
        self.manner = manner
        self.iterations = 0  # in all decisions

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        return i64(self.think(state, seat, dice).action)

    def think(self, state: State, seat: i64, dice: Dice) -> Advice:
        if state.is_routine(seat):
            return Advice(state.heuristic(seat, dice))
        thought = Thought(self.values, self.manner, state, seat)
        if thought.candidates == 1:
            return Advice(thought.favourite())
        advice = Advice(NONE)
        advice.iterations = self._run(thought, dice)
        self.iterations += advice.iterations
        thought.conclude(advice)
        return advice

    def _run(self, thought: Thought, dice: Dice) -> int:
        """Iterate until time is up, or no other action can catch up with the first."""
        start = perf_counter()
        done: i64 = 0
        most = self.manner.iterations
        while done < most:
            thought.iterate(dice)
            done += 1
            if done % CHECK == 0:
                if thought.lead() > most - done:
                    break
                if self.manner.seconds > 0.0 and perf_counter() - start >= self.manner.seconds:
                    break
        return int(done)
