"""The search on a game small enough to see through."""

import pytest
from fifth_game import BID, FACE_DOWN, Auction, AuctionGame
from librt.vecs import vec

from comptoir import catalog
from comptoir.bots.levels import LEVELS, make, manner
from comptoir.bots.search import Search
from comptoir.bots.thought import Manner, Thought
from comptoir.bots.tree import NONE, ROOT, Tree, word_of
from comptoir.core.actions import first_of, pack, second_of
from comptoir.core.contract import NEVER
from comptoir.core.dice import SeedDice, fast_dice
from comptoir.core.values import Values, ValueSet, read_values

GAME = AuctionGame()
PLAIN = Values({}).for_players(2)


def start(players=2, seed="search"):
    return GAME.setup(players, GAME.standard, {"double": "2"}, SeedDice(seed, 0))


def think(state, seat, iterations=200, **changes):
    how = Manner(iterations)
    for name, value in changes.items():
        setattr(how, name, value)
    return Search(PLAIN, how).think(state, seat, fast_dice("think"))


# --- trees


def test_a_tree_finds_what_it_grew_and_nothing_else():
    tree = Tree(500)
    grown = {(node, word): tree.grow(node, word) for node in range(7) for word in range(0, 990, 31)}
    assert len(set(grown.values())) == len(grown)
    for (node, word), child in grown.items():
        assert tree.child(node, word) == child
        assert tree.child(node, word + 1) == NONE


def test_a_full_tree_grows_no_more():
    tree = Tree(3)
    assert [tree.grow(ROOT, word) for word in range(4)] == [1, 2, NONE, NONE]
    assert tree.child(ROOT, 3) == NONE


def test_words_tell_actors_apart():
    assert word_of(1, 5) != word_of(2, 5)
    assert word_of(1, 5) != word_of(1, 6)


# --- deciding


def test_a_forced_move_is_played_at_once():
    state = start()
    state.hands[0] = [3]
    state.legal = lambda seat: [pack(BID, 3, 1)]
    advice = think(state, 0)
    assert advice.action == pack(BID, 3, 1)
    assert advice.iterations == 0


def test_the_last_fish_is_won_by_the_higher_coin_with_the_double_stake():
    state = start()
    state.fish, state.hands, state.points = [4], [[0, 4], [1, 2]], [0, 0]
    advice = think(state, 0)
    assert (first_of(advice.action), second_of(advice.action)) == (4, 1)
    assert advice.win > 0.9
    assert advice.gain > 2.0


def test_advice_tells_how_much_the_next_best_would_cost():
    state = start()
    state.fish, state.hands, state.points = [4], [[1, 4], [2]], [0, 0]
    state.legal = lambda seat: [pack(BID, 4, 0), pack(BID, 1, 0)] if seat == 0 else [pack(BID, 2, 0)]
    advice = think(state, 0)
    assert (first_of(advice.action), first_of(advice.second)) == (4, 1)
    assert advice.chance > 0.9


def test_what_others_did_in_secret_is_not_answered():
    state = start()
    state.fish, state.hands = [5], [[1, 3], [2, 4]]
    state.apply(1, pack(BID, 2, 1), SeedDice("x", 1))
    other = state.clone()
    other.bids[1] = pack(BID, 4, 0)
    for iterations in (20, 100, 300):
        assert think(state, 0, iterations).action == think(other, 0, iterations).action


def test_nobody_in_the_tree_reacts_to_a_secret_choice():
    """If the second player could see the first one's bid it would always win with a coin to spare."""
    state = start()
    state.fish, state.hands, state.points = [5], [[2, 3], [2, 3, 4]], [0, 0]
    thought = Thought(PLAIN, Manner(0), state, 0)
    dice = fast_dice("secret")
    for _ in range(400):
        thought.iterate(dice)
    watching = thought._trees[1]
    assert {watching.child(ROOT, word_of(0, action)) for action in state.legal(0)} == {NONE}
    assert watching.visits[watching.child(ROOT, word_of(0, pack(FACE_DOWN)))] == 400


def test_equal_dice_give_equal_thoughts():
    found = [think(start(3), 1, 150) for _ in range(2)]
    assert [(a.action, a.second, a.gain, a.win, a.chance, a.iterations) for a in found[:1]] == [
        (a.action, a.second, a.gain, a.win, a.chance, a.iterations) for a in found[1:]
    ]


class Variant(Auction):
    """A change of the game that its clones keep."""

    def clone(self):
        other = super().clone()
        other.__class__ = type(self)
        return other


class LowOrHigh(Variant):
    """Either the lowest coin or the highest with the double stake."""

    def legal(self, seat):
        return [pack(BID, 0, 0), pack(BID, 4, 1)] if seat == 0 else super().legal(seat)


def test_thinking_stops_early_when_nothing_can_change_any_more():
    state = start()
    state.fish, state.hands, state.points = [4], [[0, 4], [1, 2]], [0, 0]
    state.__class__ = LowOrHigh
    assert think(state, 0, 5000).iterations < 5000


def test_a_time_is_kept():
    assert think(start(), 0, 10_000_000, seconds=0.05, exploration=50.0).iterations < 10_000_000


ASKED = []


class Noted(Variant):
    """Notes whom the heuristic is asked for."""

    def heuristic(self, seat, dice):
        ASKED.append(int(seat))
        return super().heuristic(seat, dice)

    def judge(self, seat, actions, n, out):
        for k in range(n):
            out[k] = 0.0


def asked_for(strangers):
    ASKED.clear()
    state = start()
    state.__class__ = Noted
    think(state, 0, 60, stray=0.0, look_ahead=9, strangers=strangers)
    return ASKED.count(0), ASKED.count(1)


def test_strangers_do_anything_beyond_the_trees_and_the_seat_itself_never_does():
    own, others = zip(*map(asked_for, (0, 50, 100)), strict=True)
    assert min(own) > 0
    assert others[0] > others[1] > others[2] == 0


class Dominated(Variant):
    """The highest coin is never to be staked double."""

    def judge(self, seat, actions, n, out):
        for k in range(n):
            out[k] = NEVER if actions[k] == pack(BID, 4, 1) else 0.0


def test_dominated_actions_are_not_even_tried():
    state = start()
    state.__class__ = Dominated
    state.fish, state.hands, state.points = [4], [[0, 4], [1, 2]], [0, 0]
    assert think(state, 0).action == pack(BID, 4, 0)
    assert make(GAME, 2, "deckhand").choose(state, 0, fast_dice("d")) != pack(BID, 4, 1)


class Misjudged(Variant):
    """Its estimate favours who has less."""

    def evaluate(self, seat):
        return -float(self.points[seat])


@pytest.mark.parametrize(("far_every", "best"), [(0, 0), (1, 4)])
def test_lines_that_go_to_the_end_of_the_game_need_no_estimate(far_every, best):
    state = start()
    state.__class__ = Misjudged
    state.fish, state.hands, state.points = [1, 5], [[0, 4], [1, 2]], [0, 0]
    assert first_of(think(state, 0, far_every=far_every).action) == best


# --- levels and budgets


def test_levels_can_be_made_for_every_game():
    for name in catalog.GAMES:
        game = catalog.find(name)
        for level in [*LEVELS, "random", "greedy", "textbook", "cheat", "captain@7", "mate@0.1s"]:
            assert make(game, game.meta.most, level).choose


@pytest.mark.parametrize("name", ["genius", "captain@", "captain@0", "captain@x", "captain@-1s", "captain@s", "sailor@5", "random@5", ""])
def test_a_bad_name_says_what_there_is(name):
    with pytest.raises(ValueError, match=r"bots are|a budget is"):
        make(GAME, 2, name)


def test_budgets_are_read():
    assert manner(GAME, 2, "captain@77").iterations == 77
    assert manner(GAME, 2, "mate").iterations == GAME.meta.thinking.mate
    assert manner(GAME, 2, "captain@0.25s").seconds == 0.25
    assert [manner(GAME, 2, f"captain@{much}").far_every for much in ("4999", "5000", "0.1s", "0.2s")] == [0, 2, 0, 2]
    assert [manner(GAME, players, "captain").iterations / GAME.meta.thinking.captain for players in (1, 2, 4, 5)] == [4, 2, 1, 1]


@pytest.mark.parametrize("name", ["mate@1", "captain@1", "textbook@1"])
def test_the_least_budget_is_enough_to_choose(name):
    state = start()
    assert make(GAME, 2, name).choose(state, 0, fast_dice("least")) in state.legal(0)


# --- values


def test_a_value_is_linear_and_stages_beyond_the_last_are_the_last():
    values = ValueSet([[1.0, 2.0, 3.0], [0.0, 1.0, 0.0]], [5.0, 6.0], 9.0)
    features = vec[float]([10.0, 100.0])
    assert values.estimate(0, features, 2) == 213.0
    assert values.estimate(1, features, 2) == values.estimate(7, features, 2) == 100.0
    assert values.doubt(7) == 6.0


def test_a_count_that_was_not_fitted_takes_the_nearest():
    data = {"2": {"weights": [[1.0, 0.0]], "sigma": [1.0], "spread": 2.0}, "4": {"weights": [[2.0, 0.0]], "sigma": [1.0], "spread": 4.0}}
    values = read_values(data)
    assert [values.for_players(players).spread for players in (1, 2, 3, 4, 9)] == [2.0, 2.0, 2.0, 4.0, 4.0]
