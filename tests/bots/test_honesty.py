"""With equal dice a bot plays alike whatever is true of all that its seat cannot know: over whole games, of every kind and count."""

import pytest
from fifth_game import Auction, AuctionGame
from promises import Setting, redealt
from settings import COMPILED, FULL, settings

from comptoir.bots.levels import make
from comptoir.core.contract import State
from comptoir.core.dice import fast_dice

SEARCHING = "captain@24" if COMPILED else "captain@4"
GAMES = 5 if FULL and COMPILED else 1
DECISIONS = 400 if FULL else 40 if COMPILED else 12  # compared in a game
EVERY = 1 if FULL and COMPILED else 5  # in between the heuristic plays


def play_and_compare(setting: Setting, name: str, seed: str) -> int:
    """The bot sits everywhere; how often its choice was compared."""
    bot = make(setting.game, setting.players, name)
    greedy = make(setting.game, setting.players, "greedy")
    state, dice = setting.start(seed), fast_dice(seed)
    compared, ply = 0, 0
    while (seat := int(state.actor())) >= 0 and compared < DECISIONS:
        ply += 1
        if ply % EVERY == 0 and len(state.legal(seat)) > 1:
            action = chosen(bot, state, seat, seed)
            assert chosen(bot, redealt(state, seat, ply), seat, seed) == action, f"{setting} ply {ply}"
            compared += 1
        else:
            action = greedy.choose(state, seat, dice)
        state.apply(seat, action, dice)
    return compared


def chosen(bot, state: State, seat: int, seed: str) -> int:
    return int(bot.choose(state.clone(), seat, fast_dice(f"choice {seed}")))


@pytest.mark.parametrize("name", [SEARCHING, "deckhand", "sailor"])
@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_redeal_never_changes_a_bots_choice(setting, name):
    for number in range(GAMES):
        assert play_and_compare(setting, name, f"honest {number}") > 0


class Peeping(Auction):
    """Its model of the others is what they really did."""

    def clone(self):
        other = super().clone()
        other.__class__ = type(self)
        return other

    def imagine(self, seat, dice):
        pass


class PeepingGame(AuctionGame):
    state = Peeping


def compare_many(game: AuctionGame, name: str) -> None:
    for number in range(20):
        play_and_compare(Setting(game, 3, {"double": "2"}), name, f"peep {number}")


def test_a_bot_that_looks_at_the_true_table_is_found_out():
    compare_many(AuctionGame(), "captain@24")
    with pytest.raises(AssertionError):
        compare_many(PeepingGame(), "captain@24")


def test_the_cheating_twin_is_found_out_too():
    with pytest.raises(AssertionError):
        compare_many(AuctionGame(), "cheat@24")
