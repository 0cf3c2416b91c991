"""What every game promises, as checks over one setting and one random game. A check raises AssertionError when the promise is broken."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, pairwise

from librt.vecs import vec

import comptoir
from comptoir.core.contract import LEGAL_ROOM, NEVER, UNSEEN, Game, State, feature_room, legal_room
from comptoir.core.dice import FastDice, SeedDice, fast_dice
from comptoir.core.journal import SPECTATOR, as_seen
from comptoir.core.record import read_record
from comptoir.core.table import Table, replay


@dataclass(frozen=True)
class Setting:
    game: Game
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.game.meta.name}-{self.players}{chosen}"

    def start(self, seed: str) -> State:
        options = self.game.meta.choose(self.options)
        return self.game.setup(self.players, self.game.standard, options, SeedDice(seed, 0), [])

    def viewers(self) -> list[int]:
        """Every gallery, every seat."""
        return [*range(-int(self.start("viewers").galleries()), self.players)]

    def most(self) -> int:
        return self.game.max_plies(self.players, self.game.standard, self.game.meta.choose(self.options))

    def thinning(self) -> int:
        """Long games are looked at less often on the way: by how long one lasted, for the bound on them may be far from it."""
        return 1 + length(str(self), self) // 150


LENGTHS: dict[str, int] = {}


def length(name: str, setting: Setting) -> int:
    """Decisions of one random game."""
    if name not in LENGTHS:
        LENGTHS[name] = sum(1 for _ in walk(setting, "length"))
    return LENGTHS[name]


def walk(setting: Setting, seed: str) -> Iterator[State]:
    """Every position of one random game, the last one included; any seat that may act does."""
    state = setting.start(seed)
    for ply in range(1, setting.most() + 2):
        yield state
        actors = state.actors()
        if not actors:
            return
        choice = fast_dice(f"{seed} {ply}")
        seat = actors[choice.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[choice.below(len(legal))], SeedDice(seed, ply))
    raise AssertionError(f"{setting} {seed}: the game did not end within max_plies")


def some(setting: Setting, seed: str, every: int = 7) -> Iterator[State]:
    """A part of these positions, some of every game: another part for another seed."""
    if setting.thinning() > 1:
        length = sum(1 for _ in walk(setting, seed))
        every = max(1, min(every * setting.thinning(), length // 5))
    offset = fast_dice(seed).below(every)
    for number, state in enumerate(walk(setting, seed)):
        if number % every == offset:
            yield state


def onlookers(setting: Setting, number: int) -> list[int]:
    """Every viewer; of many only some, and others at the next position."""
    viewers = setting.viewers()
    parts = -(-len(viewers) // 6)
    return viewers[number % parts :: parts]


def redealt(state: State, viewer: int, seed: int = 1) -> State:
    other = state.clone()
    other.redeal(viewer, FastDice(seed))
    return other


# --- playing


def clone_shares_nothing_and_forgets_nothing(setting: Setting, seed: str) -> None:
    for state in some(setting, seed):
        before, view = state.dump(), state.view(SPECTATOR)
        assert state.clone().dump() == before
        for seat in state.actors():
            for action in state.legal(seat):
                other = state.clone()
                other.apply(seat, action, FastDice(7))
        for viewer in setting.viewers():
            redealt(state, viewer)
        assert state.dump() == before
        assert state.view(SPECTATOR) == view


def clone_and_dump_play_on_alike(setting: Setting, seed: str) -> None:
    """A field that clone or dump forgot shows here at the latest."""
    length = sum(1 for _ in walk(setting, seed))
    start = next(islice(walk(setting, seed), fast_dice(seed).below(length), None)).clone()
    restored = setting.start("another")
    restored.restore(json.loads(json.dumps(start.dump())))
    line = [start.clone(), start.clone().clone(), restored]
    every = setting.thinning()
    for ply in range(setting.most() + 1):
        if ply % every == 0 or line[0].actor() < 0:
            assert line[0].dump() == line[1].dump() == line[2].dump()
            for viewer in onlookers(setting, ply):
                assert line[0].view(viewer) == line[1].view(viewer) == line[2].view(viewer)
        if line[0].actor() < 0:
            return
        seat = line[0].actor()
        legal = line[0].legal(seat)
        for state in line:
            assert state.legal(seat) == legal
            state.apply(seat, legal[ply % len(legal)], FastDice(ply))
    raise AssertionError("the game did not end")


def nobody_gets_stuck(setting: Setting, seed: str) -> None:
    for state in walk(setting, seed):
        actors = state.actors()
        assert (state.actor() in actors) if actors else state.actor() == -1
        for seat in range(setting.players):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            assert state.legal(seat) == legal
            assert bool(legal) == (seat in actors)


def open_actions_commute(setting: Setting, seed: str) -> None:
    """But for those that reveal something: no undo crosses them."""
    for state in some(setting, seed, every=3):
        actors = state.actors()
        for one, other in pairwise(actors):
            a, b = state.legal(one)[0], state.legal(other)[-1]
            if _reveals(state, one, a) or _reveals(state, other, b):
                continue
            first, second = state.clone(), state.clone()
            first.apply(one, a, FastDice(1))
            first.apply(other, b, FastDice(2))
            second.apply(other, b, FastDice(1))
            second.apply(one, a, FastDice(2))
            assert first.dump() == second.dump()


def _reveals(state: State, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action, FastDice(1))
    return bool(after.revealed != state.revealed)


def reveals_only_grow(setting: Setting, seed: str) -> None:
    known = 0
    for state in walk(setting, seed):
        assert state.revealed >= known
        known = state.revealed


def ranking_follows_points(setting: Setting, seed: str) -> None:
    *_, last = walk(setting, seed)
    points, places = last.scores(), last.ranking()
    assert min(places) == 1
    for a in range(setting.players):
        for b in range(setting.players):
            if places[a] < places[b]:
                assert points[a] >= points[b]


# --- knowing: design law (a) and (b)


def redeal_cannot_be_noticed(setting: Setting, seed: str) -> None:
    for state in some(setting, seed, every=5):
        for viewer in setting.viewers():
            other = redealt(state, viewer, state.revealed + 1)
            assert other.view(viewer) == state.view(viewer)
            assert state.view(state.perspective(viewer)) == state.view(viewer)
            assert other.awaited(viewer) == state.awaited(viewer)
            assert set(state.awaited(viewer)) <= set(state.actors())
            assert (viewer in state.awaited(viewer)) == (viewer in state.actors())
            assert other.revealed == state.revealed
            assert other.round == state.round
            if viewer >= 0:
                assert other.legal(viewer) == state.legal(viewer)
                assert _judgement(other, viewer) == _judgement(state, viewer)
                for action in state.legal(viewer):
                    assert other.preview(viewer, action) == state.preview(viewer, action)


def _judgement(state: State, seat: int) -> tuple[object, ...]:
    room = feature_room()
    n = state.observe(seat, room)
    move = state.heuristic(seat, FastDice(3)) if seat in state.actors() else None
    return move, judged(state, seat), state.is_routine(seat), state.horizon(seat), state.evaluate(seat), [room[i] for i in range(n)]


def judged(state: State, seat: int) -> list[float]:
    legal = legal_room()
    n = state.legal_into(seat, legal)
    found = vec[float]([0.0] * LEGAL_ROOM)
    if n > 0:
        state.judge(seat, legal, n, found)
    return [found[k] for k in range(n)]


def redeal_follows_from_knowledge_and_dice(setting: Setting, seed: str) -> None:
    """Else a bot with the same dice might play otherwise on a table that it cannot tell from the true one."""
    for number, state in enumerate(some(setting, seed, every=5)):
        for viewer in onlookers(setting, number):
            other = redealt(state, viewer, 9)
            assert redealt(other, viewer, 5).dump() == redealt(state, viewer, 5).dump(), f"{setting} viewer {viewer}"
            if viewer >= 0:
                assert _imagined(other, viewer).dump() == _imagined(state, viewer).dump()
                assert _imagined(state, viewer).legal(viewer) == state.legal(viewer)
                if viewer not in state.actors() or len(state.actors()) == 1:  # else what others choose meanwhile may be there already
                    assert _imagined(state, viewer).view(viewer) == state.view(viewer)


def _imagined(state: State, seat: int) -> State:
    other = state.clone()
    other.imagine(seat, FastDice(5))
    return other


def judgement_leaves_a_choice(setting: Setting, seed: str) -> None:
    for state in walk(setting, seed):
        for seat in state.actors():
            found = judged(state, seat)
            assert max(found) > NEVER
            assert found[state.legal(seat).index(state.heuristic(seat, FastDice(1)))] > NEVER


def features_are_as_many_for_everybody(setting: Setting, seed: str) -> None:
    room = feature_room()
    counts = {state.features(seat, room) for state in some(setting, seed) for seat in range(setting.players)}
    assert len(counts) == 1


def messages_tell_nothing_hidden(setting: Setting, seed: str) -> None:
    """Who acts plays the same on a true and a redealt table: up to the first reveal the others read the same."""
    for state in some(setting, seed, every=5):
        for viewer in setting.viewers():
            for seat in state.actors():
                action = state.legal(seat)[0]
                true, other = state.clone(), redealt(state, viewer)
                if action not in other.legal(seat):
                    continue
                assert _facts(true, seat, action, viewer) == _facts(other, seat, action, viewer)
                if true.revealed == other.revealed == state.revealed:
                    assert true.view(viewer) == other.view(viewer)


def _facts(state: State, seat: int, action: int, viewer: int) -> list[dict[str, object]]:
    state.journal = []
    known = state.revealed
    state.apply(seat, action, FastDice(5))
    return as_seen([fact for fact in state.journal or [] if fact.revealed == known], viewer)


def hidden_actions_look_alike(setting: Setting, seed: str) -> None:
    """Actions that hide something and leave the viewer with the same view read the same too."""
    for number, state in enumerate(some(setting, seed, every=5)):
        for viewer in onlookers(setting, number):
            hidden = state.hidden(viewer)
            for seat in state.actors():
                looks: dict[str, int] = {}
                for action in state.legal(seat):
                    after = state.clone()
                    after.apply(seat, action, FastDice(5))
                    if set(after.hidden(viewer)) - set(hidden) and after.revealed == state.revealed:
                        seen = state.seen(action, seat, viewer)
                        assert looks.setdefault(json.dumps(after.view(viewer)), seen) == seen


def what_is_unseen_changes_nothing(setting: Setting, seed: str) -> None:
    for number, state in enumerate(some(setting, seed, every=5)):
        for viewer in onlookers(setting, number):
            for seat in state.actors():
                for action in state.legal(seat)[:5]:
                    if state.seen(action, seat, viewer) == UNSEEN:
                        after = state.clone()
                        after.journal = []
                        after.apply(seat, action, FastDice(5))
                        assert after.view(viewer) == state.view(viewer)
                        assert as_seen(after.journal or [], viewer) == []


def redeal_forgets(setting: Setting, seed: str, redeals: int = 400) -> None:
    """Every hidden place takes every value still possible for it, and no other."""
    for number, state in enumerate(some(setting, seed, every=29 * max(1, setting.players // 2 - 1))):
        for viewer in onlookers(setting, number):
            secrets = state.hidden(viewer)
            found: dict[str, set[str]] = {place: set() for place in secrets}
            for redeal in range(redeals if secrets else 0):
                now = redealt(state, viewer, redeal).hidden(viewer)
                assert list(now) == list(secrets)
                for place, secret in now.items():
                    found[place].add(secret.value)
            for place, secret in secrets.items():
                assert found[place] == set(secret.possible), f"{setting} viewer {viewer}: {place}"


# --- telling


def notation_round_trips(setting: Setting, seed: str) -> None:
    notation = setting.game.notation
    for index in range(notation.size):
        assert notation.index(notation.action(index)) == index
        assert notation.read(notation.write(notation.action(index))) == notation.action(index)
    for state in some(setting, seed):
        for seat in state.actors():
            for action in state.legal(seat):
                assert notation.read(notation.write(action)) == action


def why_not_is_given_exactly_when_not_legal(setting: Setting, seed: str) -> None:
    notation = setting.game.notation
    everything = [notation.action(index) for index in range(notation.size)]
    for state in some(setting, seed, every=11 * -(-setting.players // 5)):
        for seat in range(setting.players):
            assert state.rule(seat) in setting.game.rules
            legal = state.legal(seat)
            for action in everything:
                rule = state.why_not(seat, action)
                assert rule == "" if action in legal else rule in setting.game.rules


def heuristic_is_legal(setting: Setting, seed: str) -> None:
    for state in walk(setting, seed):
        for seat in state.actors():
            assert state.heuristic(seat, FastDice(1)) in state.legal(seat)


def views_are_plain_data(setting: Setting, seed: str) -> None:
    for number, state in enumerate(some(setting, seed)):
        for viewer in onlookers(setting, number):
            view = state.view(viewer)
            assert json.loads(json.dumps(view)) == view


# --- keeping


def record_and_dump_lead_to_the_same_table(setting: Setting, seed: str) -> None:
    table = Table(setting.game, setting.players, seed, setting.options)
    for ply in range(setting.most()):
        if table.over:
            break
        legal = table.legal(table.actors()[-1])
        table.play(table.actors()[-1], legal[ply % len(legal)])
        if ply == min(setting.most() // 3, 60):
            _same(table, comptoir.restore(table.dump(), setting.game))
    assert table.over
    again = replay(setting.game, read_record(table.record()))
    _same(table, again)
    assert table.journal(0) == again.journal(0)
    assert table.record().rstrip().rsplit("\n", 1)[1].startswith("end ")


def _same(table: Table, other: Table) -> None:
    assert other.dump() == table.dump()
    assert other.record() == table.record()
    assert other.view() == table.view()


ALL = [
    clone_shares_nothing_and_forgets_nothing,
    clone_and_dump_play_on_alike,
    nobody_gets_stuck,
    open_actions_commute,
    reveals_only_grow,
    ranking_follows_points,
    redeal_cannot_be_noticed,
    redeal_follows_from_knowledge_and_dice,
    messages_tell_nothing_hidden,
    hidden_actions_look_alike,
    what_is_unseen_changes_nothing,
    redeal_forgets,
    notation_round_trips,
    why_not_is_given_exactly_when_not_legal,
    heuristic_is_legal,
    judgement_leaves_a_choice,
    features_are_as_many_for_everybody,
    views_are_plain_data,
    record_and_dump_lead_to_the_same_table,
]
