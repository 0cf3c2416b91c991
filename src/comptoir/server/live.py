"""A table that is being played: what was done becomes events, events become what each viewer is told. No I/O here."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from comptoir.core.contract import Game
from comptoir.core.editions import Edition
from comptoir.core.errors import BadNotation, IllegalAction
from comptoir.core.journal import SPECTATOR, Fact, as_seen
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
    """The moves with these numbers are taken back."""

    e: int
    seat: int
    moves: list[int]
    id: str = ""


Event = Move | Undo


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
        self.undone: set[int] = set()
        self.ids: set[tuple[int, str]] = set()
        self.counters = dict.fromkeys([SPECTATOR, *range(setup.players)], 0)  # what each viewer has been told
        self.acted = [0] * setup.players  # by seat: its counter when it last acted
        self.revealed: list[int] = []  # by move in force: how much was known before it
        self.open: list[list[int]] = []  # by move in force: who could act before it
        self.told: dict[int, list[Fact]] = {}  # by event: what happened; undone moves keep it
        self._views: dict[int, msgspec.Raw] = {}  # by perspective, of the position as it is
        self.table = setup.deal()
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

    def take(self, event: Event) -> None:
        """Carry out an event that is stored."""
        self._views = {}
        self.events.append(event)
        self.ids.add((event.seat, event.id))
        if isinstance(event, Undo):
            self.undone.update(event.moves)
            self._play_again([move for move in self.moves if move.e not in self.undone])
        else:
            self._play(event)

    def knows(self, seat: int, move_id: str) -> bool:
        """Whether this very message was carried out before."""
        return bool(move_id) and (seat, move_id) in self.ids

    def _play(self, move: Move) -> None:
        self.revealed.append(int(self.table.state.revealed))
        self.open.append(self.table.actors())
        self.moves.append(move)
        self.table.play(move.seat, move.action)
        self.told.setdefault(move.e, self.table.facts[-1])

    def _play_again(self, moves: list[Move]) -> None:
        self.table = self.setup.deal()
        self.moves, self.revealed, self.open = [], [], []
        for move in moves:
            self._play(move)

    def check_open(self, seat: int, n: int) -> None:
        """What others did meanwhile does not close a decision; what the seat itself did does."""
        if n < self.acted[seat]:
            raise Refused("stale", "this seat has acted since", 409)

    def count(self, viewer: int, event: Event) -> int:
        """The viewer is told of one more event."""
        self.counters[viewer] += 1
        if viewer == event.seat:
            self.acted[viewer] = self.counters[viewer]
        return self.counters[viewer]

    # --- undo

    def undoable(self, seat: int) -> list[Move]:
        """The seat's latest move, and what goes with it; empty if it stands.

        It can be taken back if nothing was revealed since and only bots have acted, whose answers go too, or if all who have
        acted since could act already: what different seats may do at the same time commutes.
        """
        latest = next((k for k in range(len(self.moves) - 1, -1, -1) if self.moves[k].seat == seat and not self.moves[k].by_bot), None)
        if latest is None or self.table.over or int(self.table.state.revealed) != self.revealed[latest]:
            return []
        after = self.moves[latest + 1 :]
        if all(move.by_bot for move in after):
            return self.moves[latest:]
        commute = all(move.seat in self.open[latest] and move.seat != seat for move in after)
        return [self.moves[latest]] if commute else []

    # --- telling

    def position(self, viewer: int) -> dict[str, object]:
        """What a viewer sees and may do now."""
        acts = viewer != SPECTATOR
        undo = self.undoable(viewer) if acts else []
        return {
            "view": self._view(viewer),
            "actors": self.table.actors(),
            "legal": self.table.legal(viewer) if acts else [],
            "rule": self.table.state.rule(viewer) if acts else "",
            "undo": {"action": undo[0].action} if undo else None,
        }

    def _view(self, viewer: int) -> msgspec.Raw:
        """Made and encoded once for all who see the same."""
        perspective = int(self.table.state.perspective(viewer))
        if perspective not in self._views:
            self._views[perspective] = msgspec.Raw(WRITE.encode(self.table.state.view(viewer)))
        return self._views[perspective]

    def entry(self, event: Event, viewer: int) -> dict[str, object]:
        """A line of the log."""
        return {
            "e": event.e,
            "seat": event.seat,
            "action": self._seen(event, viewer) if isinstance(event, Move) else None,
            "facts": as_seen(self.told.get(event.e, []), viewer),
            "undone": event.e in self.undone,
            "by_bot": event.by_bot if isinstance(event, Move) else False,
            "takes_back": event.moves if isinstance(event, Undo) else [],
        }

    def _seen(self, move: Move, viewer: int) -> str:
        notation = self.setup.game.notation
        return notation.write(int(self.table.state.seen(notation.read(move.action), move.seat, viewer)))

    def opening(self, viewer: int) -> dict[str, object]:
        """The first line of the log: the set-up."""
        facts = as_seen(self.table.facts[0], viewer)
        return {"e": -1, "seat": None, "action": None, "facts": facts, "undone": False, "by_bot": False, "takes_back": []}

    def log(self, viewer: int) -> list[dict[str, object]]:
        return [self.opening(viewer)] + [self.entry(event, viewer) for event in self.events]
