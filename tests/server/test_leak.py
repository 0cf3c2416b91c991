"""Nothing that leaves the server depends on what its reader cannot know."""

from copy import copy

import fifth_game
import pytest
from promises import Setting
from settings import FULL, settings

from comptoir import catalog
from comptoir.core.dice import FastDice, fast_dice
from comptoir.server.bots import ask
from comptoir.server.live import Live, Setup
from comptoir.server.messages import WRITE

EVERY = 5 if FULL else 23


def sent(live, viewer):
    """All bytes the server would send to this viewer now."""
    return WRITE.encode([live.position(viewer), live.log(viewer)])


def fork(thing):
    """A copy with lists of its own."""
    other = copy(thing)
    for name, value in vars(thing).items():
        if isinstance(value, (list, dict, set)):
            setattr(other, name, copy(value))
    return other


def copy_of(live):
    """The same table once more: playing all of it again takes too long."""
    other = fork(live)
    other._views = {}
    other._missed = {viewer: missed[:] for viewer, missed in live._missed.items()}
    other.table = fork(live.table)
    other.table.state = live.table.state.clone()
    other.table.state.journal = []
    return other


def twin(live, viewer):
    """The same table with all that the viewer cannot know dealt anew."""
    other = copy_of(live)
    other.table.state.redeal(viewer, FastDice(len(live.events) + 1))
    return other


def after(live, seat, action):
    """What follows an action, on a copy, up to the first reveal; None if something is revealed."""
    other = copy_of(live)
    known = other.table.state.revealed
    other.take(other.propose(seat, action))
    return None if other.table.state.revealed != known or other.table.over else other


def check(live, viewers):
    for viewer in viewers:
        other = twin(live, viewer)
        assert sent(other, viewer) == sent(live, viewer), f"viewer {viewer} is told something hidden"
        for seat in live.table.actors():
            check_after(live, other, viewer, seat)


def check_after(live, other, viewer, seat):
    """Whatever the seat plays, if it reads the same for the viewer, the bytes are the same."""
    notation = live.setup.game.notation
    told = {}
    for table in (live, other):
        for action in table.table.legal(seat)[:3]:
            seen = int(table.table.state.seen(notation.read(action), seat, viewer))
            if (next_table := after(table, seat, action)) is not None:
                told.setdefault(seen, set()).add(sent(next_table, viewer))
    assert all(len(bytes_sent) == 1 for bytes_sent in told.values()), f"viewer {viewer} can tell what seat {seat} hides"


def walk(setting, seed):
    live = Live(Setup(setting.game, setting.players, seed, setting.options), [])
    dice = fast_dice(seed)
    every = 1 if setting.most() < 100 else EVERY if FULL else EVERY * setting.thinning()
    ply = 0
    while not live.table.over:
        if ply % every == 0:
            check(live, setting.viewers())
        actors = live.table.actors()
        seat = actors[dice.below(len(actors))]
        legal = live.table.legal(seat)
        if ply % 4 == 0:
            live.take(live.propose_hint(seat))
        live.take(live.propose(seat, legal[dice.below(len(legal))]))
        ply += 1


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_no_byte_tells_what_its_reader_cannot_know(setting):
    walk(setting, "leak")


class Tattler(fifth_game.Auction):
    def clone(self):
        other = super().clone()
        other.__class__ = type(self)
        return other

    def view(self, viewer):
        return {**super().view(viewer), "next": self.fish[0] if self.fish else None}


class Whisperer(Tattler):
    """The number of facts depends on a hidden card."""

    def view(self, viewer):
        return fifth_game.Auction.view(self, viewer)

    def apply(self, seat, action, dice):
        super().apply(seat, action, dice)
        if self.journal is not None and self.fish and self.fish[0] % 2:
            self.note(fifth_game.Fact("hm", {}))


@pytest.mark.parametrize("leak", [Tattler, Whisperer])
def test_a_planted_leak_is_found(leak):
    game = fifth_game.AuctionGame()
    game.state = leak
    with pytest.raises(AssertionError, match=r"told something hidden|can tell"):
        walk(Setting(game, 3), "planted")


def test_bots_get_a_redealt_table():
    live = Live(Setup(fifth_game.AuctionGame(), 3, "bots", {}), [])
    live.take(live.propose(0, "bid 5 double"))
    truth = live.table.state.dump()
    asked = [ask(live, "", 1, "captain", seed).state for seed in range(40)]
    assert len({tuple(state["fish"][:-1]) for state in asked}) > 10
    assert len({state["bids"][0] for state in asked}) > 3
    assert all(state["fish"][-1] == truth["fish"][-1] for state in asked)


@pytest.mark.parametrize("game", [*map(catalog.find, catalog.GAMES), fifth_game.AuctionGame()], ids=lambda game: game.meta.name)
def test_a_worker_is_asked_the_same_about_tables_that_the_seat_cannot_tell_apart(game):
    live = Live(Setup(game, 4, "honest", {}), [])
    dice = fast_dice("honest")
    for ply in range(60):
        if live.table.over:
            break
        seat = live.table.actors()[0]
        if ply % 6 == 0:
            assert ask(twin(live, seat), "", seat, "captain", ply) == ask(live, "", seat, "captain", ply)
        legal = live.table.legal(seat)
        live.take(live.propose(seat, legal[dice.below(len(legal))]))


def test_the_seed_stays_at_home():
    secret = "very-secret-seed"
    live = Live(Setup(catalog.find("speicherstadt"), 2, secret, {}), [])
    assert all(secret.encode() not in sent(live, viewer) for viewer in (-1, 0, 1))
