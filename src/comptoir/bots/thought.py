"""What goes on in a bot's head while it decides once: its trees, and one iteration after the other."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.bots.reward import Reward, soften
from comptoir.bots.tree import NONE, ROOT, Tree, word_of
from comptoir.core.contract import LEGAL_ROOM, NEVER, UNSEEN, State, legal_room
from comptoir.core.dice import Dice
from comptoir.core.values import ValueSet

DOMINATED: Final = -1  # visits of an action that is never played
LONGEST: Final = 256  # steps inside the trees
THOUSANDTHS: Final = 1000
BEYOND_DOUBT: Final = 4.0  # standard errors


class Manner:
    """How a search thinks."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations: i64 = iterations  # at the most
        self.seconds = seconds  # at the most; 0: as long as it takes
        self.look_ahead: i64 = 1  # horizons
        self.random_rollouts = False
        self.stray = 0.1  # share of random actions in rollouts by the heuristic
        self.strangers: i64 = 0  # percent of the deals in which the others have no sense in rollouts: nobody knows who they are
        self.exploration = 0.7  # in standard deviations of the reward
        self.width = 6.0  # actions at hand that are tried; further ones with the root of the iterations
        self.widening = 1.0
        self.later_width = 0.5  # the same for later decisions: what looks best is taken to be played until it is known better
        self.later_widening = 0.1  # with the root of the visits
        self.win_share = 0.5  # of the reward; the rest is for the margin
        self.trust = 0.0  # in the heuristic's judgement of the actions at hand, next to what search says
        self.halves = True  # tries all actions at hand equally often, and gives up the worse half of them again and again
        self.far_every: i64 = 0  # of so many deals one is played to the end of the game; 0: none
        self.equal_deals = True  # tries them on the same deals, so that luck tells nothing between them
        self.peeks = False  # thinks about the true table: only to measure what that would be worth


class Advice:
    """What came of it."""

    def __init__(self, action: i64) -> None:
        self.action: int = action
        self.second: int = NONE  # the next best
        self.gain = 0.0  # expected points more than with the next best; negative where that cannot be told in points
        self.win = 0.0  # estimated chance to win
        self.chance = 0.0  # how much more that is than with the next best
        self.iterations: int = 0


class Thought:
    def __init__(self, values: ValueSet, manner: Manner, state: State, seat: i64) -> None:
        self._manner = manner
        self._state = state
        self._seat = seat
        self._stray: i64 = int(THOUSANDTHS * manner.stray)
        self._reward = Reward(values, manner.win_share, state, seat)
        self._legal = legal_room()
        self._child = legal_room()
        self._judged = vec[float]([0.0] * LEGAL_ROOM)
        self._root = legal_room()
        self._liked = vec[float]([0.0] * LEGAL_ROOM)
        self._offers: i64 = state.legal_into(seat, self._root)
        state.judge(seat, self._root, self._offers, self._liked)
        self.candidates: i64 = self._count_candidates()
        self._bias = vec[float]([0.0] * LEGAL_ROOM)
        self._find_bias(values.spread)
        self._group = vec[i64]([0] * state.seats)  # by seat: its tree
        self._watcher = vec[i64]([0] * state.seats)  # by tree: a seat that sees so
        self._trees: list[Tree] = []
        self._find_groups()
        self._at = vec[i64]([ROOT] * len(self._trees))
        self._step_tree = vec[i64]([0] * LONGEST)
        self._step_node = vec[i64]([0] * LONGEST)
        self._step_actor = vec[i64]([0] * LONGEST)
        self._steps: i64 = 0
        self._growing = True
        self._far = False
        self._among_strangers = False
        self._missing: i64 = 0  # legal actions that the node at hand does not know
        self._end = state.horizon(seat) + manner.look_ahead

    def _count_candidates(self) -> i64:
        """Actions that no other beats whatever happens."""
        n: i64 = 0
        for k in range(self._offers):
            if self._liked[k] > NEVER:
                n += 1
        return n

    def favourite(self) -> i64:
        """The action that looks best without search."""
        best: i64 = 0
        for k in range(self._offers):
            if self._liked[k] > self._liked[best]:
                best = k
        return self._root[best]

    def _find_bias(self, spread: float) -> None:
        """What an action that looks worse than another loses for that: value functions err too, and elsewhere."""
        most = NEVER
        for k in range(self._offers):
            most = max(most, self._liked[k])
        for k in range(self._offers):
            self._bias[k] = 0.5 * self._manner.trust * soften((self._liked[k] - most) / spread)

    def _find_groups(self) -> None:
        """Seats that see alike share a tree; who sits at another board has none, and plays by the heuristic."""
        state = self._state
        room = min(self._manner.iterations, 20_000) * 4 + 64
        for seat in range(state.seats):
            self._group[seat] = NONE
            for group in range(i64(len(self._trees))):
                if state.perspective(seat) == state.perspective(self._watcher[group]):
                    self._group[seat] = group
            if self._group[seat] == NONE and state.board(seat) == state.board(self._seat):
                self._group[seat] = len(self._trees)
                self._watcher[len(self._trees)] = seat
                self._trees.append(Tree(room))

    # --- one iteration

    def try_out(self, k: i64, deal: i64, dice: Dice) -> None:
        """One iteration that begins with this action at hand."""
        s = self._imagine(dice)
        self._far = self._manner.far_every > 0 and deal % self._manner.far_every == 0
        self._among_strangers = (deal + 1) * self._manner.strangers // 100 > deal * self._manner.strangers // 100
        action = self._root[k]
        self._follow(s, self._seat, action)
        s.apply(self._seat, action, dice)
        self._go_on(s, s.actor(), dice)

    def iterate(self, dice: Dice) -> None:
        """One iteration that begins as the tree says."""
        self._go_on(self._imagine(dice), self._seat, dice)  # where several may act this seat acts first: it comes to the same

    def _imagine(self, dice: Dice) -> State:
        s = self._state.clone()
        if not self._manner.peeks:
            s.imagine(self._seat, dice)
        self._growing = True
        self._steps = 0
        for group in range(i64(len(self._trees))):
            self._at[group] = ROOT
        return s

    def _go_on(self, s: State, actor: i64, dice: Dice) -> None:
        while actor >= 0 and not self._is_over(s):
            s.apply(actor, self._decide(s, actor, dice), dice)
            actor = s.actor()
        self._reward.measure(s)
        self._learn()

    def _is_over(self, s: State) -> bool:
        """Whether the line ends here; one that goes far goes on by the heuristic alone."""
        if s.horizon(self._seat) < self._end:
            return False
        self._growing = False
        return not self._far

    def _decide(self, s: State, actor: i64, dice: Dice) -> i64:
        if self._growing and not s.is_routine(actor):
            group = self._group[actor]
            n = s.legal_into(actor, self._legal)
            if n == 1:
                return self._legal[0]
            if group != NONE:
                action = self._select(s, actor, self._trees[group], self._at[group], n)
                self._follow(s, actor, action)
                return action
        return self._roll(s, actor, dice)

    def _roll(self, s: State, actor: i64, dice: Dice) -> i64:
        strays = self._manner.random_rollouts or self._is_stranger(actor) or dice.below(THOUSANDTHS) < self._stray
        if strays and not s.is_routine(actor):
            n = s.legal_into(actor, self._legal)
            return self._legal[dice.below(n)]
        return s.heuristic(actor, dice)

    def _is_stranger(self, actor: i64) -> bool:
        return self._among_strangers and actor != self._seat

    def _select(self, s: State, actor: i64, tree: Tree, node: i64, n: i64) -> i64:
        """The action of the highest upper bound, among as many as the visits allow; a new one while there are fewer."""
        known = self._look_up(tree, node, actor, n)
        width = self._manner.later_width + self._manner.later_widening * math.sqrt(float(tree.visits[node]))
        if self._missing > 0 and float(known) < width:
            fresh = self._fresh(s, actor, tree, node, n)
            if fresh != NONE:
                return fresh
        return self._legal[self._best(tree, n)]

    def _look_up(self, tree: Tree, node: i64, actor: i64, n: i64) -> i64:
        """How many of the legal actions were tried in this node."""
        known: i64 = 0
        self._missing = 0
        for k in range(n):
            child = tree.child(node, word_of(actor, self._legal[k]))
            self._child[k] = child
            if child == NONE:
                self._missing += 1
            elif tree.visits[child] != DOMINATED:
                known += 1
                tree.offered[child] += 1
        return known

    def _fresh(self, s: State, actor: i64, tree: Tree, node: i64, n: i64) -> i64:
        """The best-looking action that the tree does not know; NONE if all these are dominated, or it is full."""
        s.judge(actor, self._legal, n, self._judged)
        best: i64 = NONE
        for k in range(n):
            if self._child[k] == NONE:
                if self._judged[k] <= NEVER:
                    self._child[k] = tree.grow(node, word_of(actor, self._legal[k]))
                    if self._child[k] != NONE:
                        tree.visits[self._child[k]] = DOMINATED
                elif best == NONE or self._judged[k] > self._judged[best]:
                    best = k
        if best == NONE:
            return NONE
        self._child[best] = tree.grow(node, word_of(actor, self._legal[best]))
        self._growing = False
        return self._legal[best]

    def _best(self, tree: Tree, n: i64) -> i64:
        explore = self._manner.exploration * self._reward.deviation
        best: i64 = 0  # stays only if the tree is full
        most = -1.0
        for k in range(n):
            child = self._child[k]
            if child != NONE and tree.visits[child] != DOMINATED:
                visits = float(tree.visits[child])
                bound = 9.0
                if visits >= 1.0:
                    bound = tree.reward[child] / visits + explore * math.sqrt(math.log(float(tree.offered[child])) / visits)
                if bound > most:
                    best = k
                    most = bound
        return best

    def _follow(self, s: State, actor: i64, action: i64) -> None:
        """Each tree goes on by what its watcher notices."""
        for group in range(i64(len(self._trees))):
            seen = action if self._group[actor] == group else s.seen(action, actor, self._watcher[group])
            if seen != UNSEEN and self._at[group] != NONE:
                tree = self._trees[group]
                word = word_of(actor, seen)
                node = tree.child(self._at[group], word)
                if node == NONE:
                    node = tree.grow(self._at[group], word)
                self._at[group] = node
                if node != NONE and tree.visits[node] != DOMINATED and self._steps < LONGEST:
                    self._step_tree[self._steps] = group
                    self._step_node[self._steps] = node
                    self._step_actor[self._steps] = actor
                    self._steps += 1
                else:
                    self._growing = False

    def _learn(self) -> None:
        for group in range(i64(len(self._trees))):
            self._trees[group].visits[ROOT] += 1
        for step in range(self._steps):
            tree = self._trees[self._step_tree[step]]
            node = self._step_node[step]
            actor = self._step_actor[step]
            tree.visits[node] += 1
            tree.reward[node] += self._reward.reward[actor]
            tree.points[node] += self._reward.points[actor]
            tree.wins[node] += self._reward.win[actor]

    # --- what came of it

    def _visits(self, k: i64) -> i64:
        child = self._node(k)
        return self._tree().visits[child] if child != NONE else 0

    def _tree(self) -> Tree:
        return self._trees[self._group[self._seat]]

    def _node(self, k: i64) -> i64:
        return self._tree().child(ROOT, word_of(self._seat, self._root[k]))

    def lead(self) -> i64:
        """How many more visits the first action has than the second."""
        most: i64 = 0
        second: i64 = 0
        for k in range(self._offers):
            visits = self._visits(k)
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def favourites(self, most: i64) -> list[i64]:
        """The actions that look best without search, so many at the most."""
        found = [k for k in range(self._offers) if self._liked[k] > NEVER]
        found.sort(key=lambda k: -self._liked[k])
        for k in found[: int(most)]:
            self._tree().grow(ROOT, word_of(self._seat, self._root[k]))  # they have room before all others
        return found[: int(most)]

    def better_half(self, running: list[i64]) -> list[i64]:
        """Of these, which have been tried equally often; the best first."""
        return sorted(running, key=lambda k: -self._mean_reward(k))[: (len(running) + 1) // 2]

    def is_clear(self, running: list[i64]) -> bool:
        """Whether one of these, which have been tried equally often, is better than all others beyond doubt."""
        means = sorted([self._mean_reward(k) for k in running])
        return means[-1] - means[-2] > BEYOND_DOUBT * self._reward.deviation * math.sqrt(2.0 / float(self._visits(running[0])))

    def conclude(self, advice: Advice) -> None:
        """The best of those that were tried most; of several that cannot be told apart, the one that looks best."""
        first = self._most_tried(NONE)
        best = first
        for k in range(self._offers):
            if self._liked[k] > self._liked[best] and self._is_as_good(k, first):
                best = k
        second = self._most_tried(best)
        advice.action = int(self._root[best])
        advice.win = self._mean_wins(best)
        if second != NONE:
            advice.second = int(self._root[second])
            advice.chance = advice.win - self._mean_wins(second)
            advice.gain = self._state.gained(self._mean_points(best), self._mean_points(second))

    def _most_tried(self, but: i64) -> i64:
        """Of equals, the best; NONE if none was tried."""
        best: i64 = NONE
        most: i64 = 0
        for k in range(self._offers):
            visits = self._visits(k)
            if k != but and visits > 0 and (visits > most or (visits == most and self._mean_reward(k) > self._mean_reward(best))):
                best = k
                most = visits
        return best

    def _is_as_good(self, k: i64, first: i64) -> bool:
        """Within half a standard error, and tried as often."""
        visits = self._visits(first)
        error = self._reward.deviation / math.sqrt(float(visits))
        return self._visits(k) == visits and self._mean_reward(k) >= self._mean_reward(first) - 0.5 * error

    def _mean_points(self, k: i64) -> float:
        return self._tree().points[self._node(k)] / float(self._visits(k))

    def _mean_wins(self, k: i64) -> float:
        return self._tree().wins[self._node(k)] / float(self._visits(k))

    def _mean_reward(self, k: i64) -> float:
        return self._tree().reward[self._node(k)] / float(self._visits(k)) + self._bias[k]
