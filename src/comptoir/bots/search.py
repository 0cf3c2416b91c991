"""One search for all games: information-set tree search, with a tree for everything that one of the players may know.

An iteration imagines what the seat cannot know, walks down the trees, each player by the tree of what that player notices, and
goes on by the game's heuristic to the horizon, where a value function says what everybody may expect. So nobody reacts to what
was done in secret, and nothing is read off the true table.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from comptoir.bots.bot import Bot
from comptoir.bots.thought import Advice, Manner, Thought
from comptoir.bots.tree import NONE
from comptoir.core.contract import State
from comptoir.core.dice import Dice, FastDice
from comptoir.core.values import ValueSet

CHECK: Final = 32  # deals, or iterations, between two looks at whether it is settled
SEEDS: Final = 1 << 30


class Search(Bot):
    def __init__(self, values: ValueSet, manner: Manner) -> None:
        self.values = values
        self.manner = manner
        self.iterations = 0  # in all decisions
        self._start = 0.0

    def choose(self, state: State, seat: i64, dice: Dice) -> i64:
        return i64(self.think(state, seat, dice).action)

    def think(self, state: State, seat: i64, dice: Dice) -> Advice:
        if state.is_routine(seat):
            return Advice(state.heuristic(seat, dice))
        thought = Thought(self.values, self.manner, state, seat)
        if thought.candidates == 1:
            return Advice(thought.favourite())
        advice = Advice(NONE)
        self._start = perf_counter()
        advice.iterations = self._halve(thought, dice) if self.manner.halves else self._climb(thought, dice)
        self.iterations += advice.iterations
        thought.conclude(advice)
        return advice

    def _halve(self, thought: Thought, dice: Dice) -> int:
        """All actions are tried equally often; then the worse half is given up, and so on."""
        most = max(2, int(self.manner.iterations))  # of one nothing could be told
        running = thought.favourites(min(most, int(self.manner.width + self.manner.widening * math.sqrt(float(most)))))
        rounds = (len(running) - 1).bit_length()
        first = int(dice.below(SEEDS)) << 32
        done = deals = 0
        for number in range(rounds):
            while deals == 0 or (done + len(running) <= most * (number + 1) // rounds and not self._is_late((number + 1) / rounds)):
                for k in running:
                    thought.try_out(k, deals, FastDice(first + (deals if self.manner.equal_deals else done)))
                    done += 1
                deals += 1
                if deals % CHECK == 0 and thought.is_clear(running):
                    return done
            if number + 1 < rounds:
                running = thought.better_half(running)
        return done

    def _climb(self, thought: Thought, dice: Dice) -> int:
        """As the textbooks say: until time is up, or no other action can catch up with the first."""
        done: i64 = 0
        most = self.manner.iterations
        while done < most:
            thought.iterate(dice)
            done += 1
            if done % CHECK == 0 and (thought.lead() > most - done or self._is_late(1.0)):
                break
        return int(done)

    def _is_late(self, share: float) -> bool:
        """Whether this share of the time is over."""
        return self.manner.seconds > 0.0 and perf_counter() - self._start >= share * self.manner.seconds
