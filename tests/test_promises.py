"""Every promise, for every game, player count and option."""

from types import SimpleNamespace

import promises
import pytest
from fifth_game import Auction, AuctionGame, pack
from promises import Setting
from settings import PROMISE_GAMES, settings

from comptoir.core.actions import ARG_BITS, ARG_MASK, KIND_BITS


@pytest.mark.parametrize("seed", [f"promise {number}" for number in range(PROMISE_GAMES)])
@pytest.mark.parametrize("setting", settings(), ids=str)
@pytest.mark.parametrize("promise", promises.ALL, ids=lambda promise: promise.__name__)
def test_promise(promise, setting, seed):
    promise(setting, seed)


# --- a promise that cannot be broken is worthless: each planted bug must be caught by the check named beside it


class SharedDeck(Auction):
    def clone(self):
        other = super().clone()
        other.__class__ = type(self)
        other.fish = self.fish
        return other


class ForgottenField(Auction):
    def clone(self):
        other = super().clone()
        other.double_points = 2
        return other


class LeakedDeck(Auction):
    def clone(self):
        other = super().clone()
        other.__class__ = type(self)
        return other

    def view(self, viewer):
        return {**super().view(viewer), "next": self.fish[0] if self.fish else None}


class LeakedBid(LeakedDeck):
    def view(self, viewer):
        return {**Auction.view(self, viewer), "bids": list(self.bids)}


class LazyRedeal(LeakedDeck):
    view = Auction.view

    def redeal(self, viewer, dice):
        pass


class OpenBids(Auction):
    def seen(self, action, actor, viewer):
        return action


class FirstComeFirstServed(LeakedDeck):
    view = Auction.view

    def apply(self, seat, action, dice):
        self.points[seat] += sum(bid >= 0 for bid in self.bids)
        super().apply(seat, action, dice)


class DeadEnd(Auction):
    def legal(self, seat):
        return [] if len(self.fish) == 2 else super().legal(seat)


class NoReason(Auction):
    def forbids(self, seat, action):
        return ""


class HalfDump(Auction):
    def fields(self, f):
        self.seats = f.number("seats", self.seats)
        self.fish = f.plain("fish", self.fish)


class DroppedArgument:
    """A parser that loses the second argument."""

    def __init__(self, notation):
        self.size, self.write, self.index, self.action = notation.size, notation.write, notation.index, notation.action
        self.read = lambda text: notation.read(text) & ~(ARG_MASK << (KIND_BITS + ARG_BITS))


def planted(state=Auction):
    game = AuctionGame()
    game.state = state
    return Setting(game, 3, {"double": "3"})


@pytest.mark.parametrize(
    ("bug", "promise"),
    [
        (SharedDeck, promises.clone_shares_nothing_and_forgets_nothing),
        (ForgottenField, promises.clone_shares_nothing_and_forgets_nothing),
        (LeakedDeck, promises.redeal_cannot_be_noticed),
        (LeakedBid, promises.redeal_cannot_be_noticed),
        (LeakedBid, promises.messages_tell_nothing_hidden),
        (LazyRedeal, promises.redeal_forgets),
        (OpenBids, promises.hidden_actions_look_alike),
        (FirstComeFirstServed, promises.open_actions_commute),
        (DeadEnd, promises.nobody_gets_stuck),
        (NoReason, promises.why_not_is_given_exactly_when_not_legal),
        (HalfDump, promises.clone_and_dump_play_on_alike),
    ],
    ids=lambda value: value.__name__,
)
def test_a_planted_bug_is_caught(bug, promise):
    setting = planted(bug)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        check(promise, setting)


def check(promise, setting):
    for seed in "abcdef":
        promise(setting, seed)


def test_a_dropped_argument_of_the_parser_is_caught():
    game = SimpleNamespace(notation=DroppedArgument(AuctionGame().notation))
    with pytest.raises(AssertionError):
        promises.notation_round_trips(Setting(game, 3), "a")


def test_the_checks_pass_without_a_bug():
    for promise in promises.ALL:
        promise(planted(), "a")


def test_face_down_bids_read_the_same():
    state = planted().start("a")
    assert state.seen(pack(0, 3, 1), 0, 1) == state.seen(pack(0, 2, 0), 0, 1) != state.seen(pack(0, 3, 1), 0, 0)
