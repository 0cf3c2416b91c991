"""A table that is being played: what was done becomes events, events become what each viewer is told. No I/O here."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from comptoir.core.contract import UNSEEN, Game
from comptoir.core.editions import Edition
from comptoir.core.errors import BadNotation, IllegalAction
from comptoir.core.journal import Fact, as_seen
from comptoir.core.table import Table
from comptoir.server.errors import Refused
from comptoir.server.messages import WRITE


@dataclass(frozen=True)
class Move:
    """One action as it is stored. `e` counts the events of the table; `id` is the client's, so that a resend never plays twice."""

    e: int
    seat: int
    action: str
    id: str = ""
    by_bot: bool = False


@dataclass(frozen=True)
class Undo:
    """The moves with these numbers are taken back; `across` a reveal only if all agreed."""

    e: int
    seat: int
    moves: list[int]
    id: str = ""
    across: bool = False


@dataclass(frozen=True)
class Hint:
    """The seat has asked the captain what to do: all who know that it is to act are told. Nothing at the table changes."""

    e: int
    seat: int
    id: str = ""


Event = Move | Undo | Hint


@dataclass(frozen=True)
class Setup:
    """What a table needs to be dealt."""

    game: Game
    players: int
    seed: str
    options: Mapping[str, str]
    edition: Edition | None = None

    def deal(self) -> Table:
        return Table(self.game, self.players, self.seed, self.options, self.edition)


class Live:
    """The events are the truth: the engine's table is what you get by playing those in force again."""

    def __init__(self, setup: Setup, events: list[Event]) -> None:
        self.setup = setup
        self.events: list[Event] = []
        self.moves: list[Move] = []  # in force
        self.latest = [-1] * setup.players  # by seat: the place of its latest own move among them
        self.undone: set[int] = set()
        self.ids: set[tuple[int, str]] = set()
        self.acted = [0] * setup.players  # by seat: its counter when it last acted, or was made to take back
        self.revealed: list[int] = []  # by move in force: how much its seat knew before it
        self.open: list[list[int]] = []  # by move in force: who could act before it
        self.told: dict[int, list[Fact]] = {}  # by event: what happened; undone moves keep it
        self._views: dict[int, msgspec.Raw] = {}  # by perspective, of the position as it is
        self.table = setup.deal()
        self.viewers = range(-int(self.table.state.galleries()), setup.players)
        self._seen: list[str | dict[int, str | None]] = []  # by event: how its action reads, for all or by viewer
        self._missed: dict[int, list[int]] = {viewer: [] for viewer in self.viewers}  # events of which a viewer knows nothing
        for event in events:
            self.take(event)

    # --- doing

    def propose(self, seat: int, action: str, move_id: str = "", by_bot: bool = False) -> Move:
        """The move as an event to be stored; refused if it is not legal now."""
        try:
            rule = self.table.why_not(seat, action)
        except BadNotation as error:
            raise Refused("bad_action", str(error)) from error
        if rule:
            raise Refused("illegal", str(IllegalAction(seat, action, rule)), 409, rule)
        return Move(len(self.events), seat, action, move_id, by_bot)

    def propose_undo(self, seat: int, undo_id: str = "") -> Undo:
        moves = self.undoable(seat)
        if not moves:
            raise Refused("no_undo", "nothing can be taken back: something was revealed, or somebody else has acted", 409)
        return Undo(len(self.events), seat, [move.e for move in moves], undo_id)

    def propose_agreed_undo(self, seat: int) -> Undo:
        """What the other people agree to may cross a reveal: the latest move of the seat and all that came after it."""
        latest = self.latest[seat]
        if not self.may_ask_undo(latest):
            raise Refused("no_undo", "this seat has nothing to take back", 409)
        across = int(self.table.state.revealed_to(seat)) != self.revealed[latest]
        return Undo(len(self.events), seat, [move.e for move in self.moves[latest:]], across=across)

    def propose_hint(self, seat: int) -> Hint:
        if seat not in self.table.actors():
            raise Refused("not_awaited", "this seat is not to act now", 409)
        return Hint(len(self.events), seat)

    def take(self, event: Event) -> None:
        """Carry out an event that is stored."""
        self._views = {}
        self.events.append(event)
        self.ids.add((event.seat, event.id))
        acting = [event.seat]
        if isinstance(event, Undo):
            self._seen.append("")
            acting = [self.events[e].seat for e in event.moves]
            self.undone.update(event.moves)
            self._play_again([move for move in self.moves if move.e not in self.undone])
        elif isinstance(event, Hint):
            self._seen.append("")
            acting = []
        else:
            self._seen.append(self._reads(event))
            self._play(event)
        for viewer in self.viewers:
            if not self._notices(viewer, event):
                self._missed[viewer].append(event.e)
        for seat in acting:
            self.acted[seat] = self.n(seat)

    def _reads(self, move: Move) -> str | dict[int, str | None]:
        """How the move reads, before it is played: once for all, or by viewer."""
        notation, state = self.setup.game.notation, self.table.state
        number = notation.read(move.action)
        seen = {viewer: int(state.seen(number, move.seat, viewer)) for viewer in self.viewers}
        if all(other == number for other in seen.values()):
            return move.action
        return {viewer: None if other == UNSEEN else notation.write(other) for viewer, other in seen.items()}

    def _notices(self, viewer: int, event: Event) -> bool:
        if isinstance(event, Undo):
            return any(self.tells(viewer, move) for move in event.moves)
        if isinstance(event, Hint):
            return event.seat in self.table.state.awaited(viewer)
        seen = self._seen[event.e]
        return isinstance(seen, str) or seen[viewer] is not None or bool(as_seen(self.told[event.e], viewer))

    def tells(self, viewer: int, e: int) -> bool:
        """Whether the viewer is told of this event."""
        missed = self._missed[viewer]
        if not missed:
            return True
        place = bisect_left(missed, e)
        return place == len(missed) or missed[place] != e

    def knows(self, seat: int, move_id: str) -> bool:
        """Whether this very message was carried out before."""
        return bool(move_id) and (seat, move_id) in self.ids

    def _play(self, move: Move) -> None:
        self.revealed.append(int(self.table.state.revealed_to(move.seat)))
        self.open.append(self.table.actors())
        if not move.by_bot:
            self.latest[move.seat] = len(self.moves)
        self.moves.append(move)
        self.table.play(move.seat, move.action)
        self.told.setdefault(move.e, self.table.facts[-1])

    def _play_again(self, moves: list[Move]) -> None:
        self.table = self.setup.deal()
        self.moves, self.revealed, self.open = [], [], []
        self.latest = [-1] * self.setup.players
        for move in moves:
            self._play(move)

    def check_open(self, seat: int, n: int) -> None:
        """What others did meanwhile does not close a decision; what the seat itself did does."""
        if n < self.acted[seat]:
            raise Refused("stale", "this seat has acted since", 409)

    def n(self, viewer: int) -> int:
        """How much the viewer has been told."""
        return len(self.events) - len(self._missed[viewer])

    def asking(self, seat: int) -> tuple[int, int]:
        """Changes when the seat's decision is no longer the one that it was."""
        return self.acted[seat], len(self.undone)

    def sees(self, seat: int) -> bytes:
        """Changes with what the seat sees and may do, and with nothing else."""
        return WRITE.encode(self.position(seat))

    def seen_as(self, action: str, seat: int, viewer: int) -> str | None:
        """How an action of this seat would read now."""
        notation = self.setup.game.notation
        seen = int(self.table.state.seen(notation.read(action), seat, viewer))
        return None if seen == UNSEEN else notation.write(seen)

    # --- undo

    def undoable(self, seat: int) -> list[Move]:
        """The seat's latest move, and what goes with it; empty if it stands.

        It can be taken back if nothing was revealed since and all who have acted since could act already, or are bots, whose
        answers then go too.
        """
        latest = self.latest[seat]
        if latest < 0 or self.table.over or int(self.table.state.revealed_to(seat)) != self.revealed[latest]:
            return []
        since = [move for move in self.moves[latest + 1 :] if self.tells(seat, move.e)]  # the rest is on other boards
        if all(move.seat in self.open[latest] and move.seat != seat for move in since):
            return [self.moves[latest]]  # what different seats may do at the same time commutes
        return [self.moves[latest], *since] if all(move.by_bot for move in since) else []

    def may_ask_undo(self, latest: int) -> bool:
        """Not with several boards: it would take back what the others cannot even see."""
        return latest >= 0 and not self.table.over and len(self.viewers) == self.setup.players + 1

    # --- telling

    def position(self, viewer: int) -> dict[str, object]:
        """What a viewer sees and may do now."""
        state = self.table.state
        undo = self.undoable(viewer) if viewer >= 0 else []
        actors = state.awaited(viewer)
        return {
            "view": self._view(viewer),
            "actors": actors,
            "legal": self.table.legal(viewer) if viewer in actors else [],
            "rule": state.rule(viewer) if viewer >= 0 else "",
            "undo": {"action": undo[0].action} if undo else None,
            "can_ask_undo": viewer >= 0 and not undo and self.may_ask_undo(self.latest[viewer]),
        }

    def _view(self, viewer: int) -> msgspec.Raw:
        """Made and encoded once for all who see the same."""
        perspective = int(self.table.state.perspective(viewer))
        if perspective not in self._views:
            self._views[perspective] = msgspec.Raw(WRITE.encode(self.table.state.view(viewer)))
        return self._views[perspective]

    def entry(self, event: Event, viewer: int) -> dict[str, object]:
        """A line of the viewer's log. Its number counts what this viewer was told, and nothing else."""
        seen = self._seen[event.e]
        return {
            "e": self._number(viewer, event.e),
            "seat": event.seat,
            "action": (seen if isinstance(seen, str) else seen[viewer]) or None,
            "facts": as_seen(self.told.get(event.e, []), viewer),
            "undone": event.e in self.undone,
            "by_bot": event.by_bot if isinstance(event, Move) else False,
            "takes_back": [self._number(viewer, e) for e in event.moves if self.tells(viewer, e)] if isinstance(event, Undo) else [],
            "across": event.across if isinstance(event, Undo) else False,
            "hint": isinstance(event, Hint),
        }

    def _number(self, viewer: int, e: int) -> int:
        return e - bisect_left(self._missed[viewer], e)

    def opening(self, viewer: int) -> dict[str, object]:
        """The first line of the log: the set-up."""
        facts = as_seen(self.table.facts[0], viewer)
        return {"e": -1, "seat": None, "action": None, "facts": facts, "undone": False, "by_bot": False, "takes_back": [],
                "across": False, "hint": False}  # fmt: skip

    def log(self, viewer: int) -> list[dict[str, object]]:
        return [self.opening(viewer)] + [self.entry(event, viewer) for event in self.events if self.tells(viewer, event.e)]
