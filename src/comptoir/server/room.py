"""One table of the server: who sits there, what is played, who listens. Sockets and store are handed in."""

import asyncio
import time
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass

from comptoir import catalog
from comptoir.core.errors import BadNotation
from comptoir.server import rows, shown
from comptoir.server.clock import Clock
from comptoir.server.errors import Refused
from comptoir.server.listener import Listener
from comptoir.server.live import Event, Live, Setup
from comptoir.server.messages import STAND_IN, WRITE
from comptoir.server.rows import TableRow
from comptoir.server.seats import Seats
from comptoir.server.store import Store


def now() -> int:
    return int(time.time())


@dataclass
class Asked:
    """A seat would take its latest move back, and waits for these people to agree."""

    seat: int
    action: str
    waiting: list[int]


class Room:
    def __init__(self, store: Store, row: TableRow, seats: Seats) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.live: Live | None = None
        self.clock = Clock(row.pace)
        self.asked: Asked | None = None
        self.chat: list[dict[str, object]] = []
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()  # one change at a time
        self.acted = asyncio.Event()  # wakes whoever lets the bots play

    # --- who

    def own_seat(self, device: str) -> int:
        own = self.seats.of(device)
        if not own:
            raise Refused("no_seat", "this device has no seat at this table", 403)
        return own[0]

    def check_host(self, device: str) -> None:
        if self.row.host not in self.seats.of(device):
            raise Refused("not_host", "only the host may do this", 403)

    def is_away(self, seat: int) -> bool:
        """Who shares a device is there when it is."""
        devices = self.seats.devices[seat]
        return bool(devices) and not any(listener.device in devices for listener in self.listeners)

    # --- the waiting room

    def check_waiting(self) -> None:
        if self.row.state != "waiting":
            raise Refused("already_started", "the game has begun", 409)

    async def save(self) -> None:
        """Write down the table and who sits there, and tell everybody."""
        self.row.changed = now()
        row, seats, devices = copy(self.row), list(self.seats.rows), [set(keys) for keys in self.seats.devices]

        def write(db: rows.Connection) -> None:
            rows.update_table(db, row)
            rows.save_seats(db, row.id, seats, devices)

        await self.store.do(write)
        self.tell_room()

    async def claim(self, device: str, name: str, seat: int | None, here: bool = False) -> None:
        """`here`: one more seat for a friend at the same device."""
        self.check_waiting()
        if self.seats.of(device) and not here:
            raise Refused("already_seated", "this device has a seat", 409)
        self.seats.claim(device, name, seat)
        await self.save()

    async def put_bot(self, seat: int, bot: str | None) -> None:
        self.check_waiting()
        self.seats.put_bot(seat, bot)
        await self.save()

    async def choose_glyph(self, seat: int, glyph: int) -> None:
        self.seats.choose_glyph(seat, glyph)
        await self.save()

    async def free(self, *seats: int, bot: str = STAND_IN) -> None:
        """Somebody leaves, or is asked to: before the start the seat is free again, afterwards a bot plays on."""
        for seat in seats:
            self.seats.give_up(seat, None if self.row.state == "waiting" else bot)
        self.row.host = self.seats.next_host(self.row.host)
        await self.save()
        await self._hear_consent()
        self.acted.set()

    async def swap(self, a: int, b: int) -> None:
        self.check_waiting()
        self.seats.swap(a, b)
        self.row.host = {a: b, b: a}.get(self.row.host, self.row.host)
        await self.save()

    async def stand_in(self, seat: int, bot: str | None) -> None:
        self.seats.stand_in(seat, bot)
        await self.save()
        await self._hear_consent()
        self.acted.set()

    async def watch(self, allowed: bool) -> None:
        """Let spectators look on, or not."""
        self.row.watched = allowed
        await self.save()
        for listener in self.listeners:
            if listener.viewer < 0:
                listener.send(shown.everything(self, listener))

    async def allow_hints(self, allowed: bool) -> None:
        """Agreed upon before the start."""
        self.check_waiting()
        self.row.hints = allowed
        await self.save()

    async def start(self) -> None:
        self.check_waiting()
        if self.seats.free():
            raise Refused("seats_free", "some seats are free: fill them with people or bots", 409)
        self.deal([])
        self.row.state = "playing"
        await self.save()
        self.tell_all()
        self.acted.set()

    def deal(self, events: list[Event]) -> None:
        game = catalog.find(self.row.game)
        edition = game.edition(self.row.edition) if self.row.edition else None
        self.live = Live(Setup(game, self.row.players, self.row.seed, self.row.options, edition), events)
        self.clock.follow(self.live.table.actors(), None, now())

    # --- playing

    def playing(self) -> Live:
        if self.live is None:
            raise Refused("not_started", "the game has not begun", 409)
        return self.live

    async def play(self, seat: int, action: str, move_id: str, n: int) -> bool:
        """Durable before it is acknowledged or told. `n` is what the client had seen: enough, if it has not acted since.

        Whether it was played now: a resend never plays twice.
        """
        async with self.lock:
            live = self.playing()
            if live.knows(seat, move_id):
                return False
            live.check_open(seat, n)
            await self._store(live.propose(seat, action, move_id))
            return True

    async def play_bot(self, seat: int, action: str, asked: tuple[int, int]) -> None:
        """A bot's move, unless its decision is no longer the one it was asked for."""
        async with self.lock:
            live = self.playing()
            still = self.row.state == "playing" and live.asking(seat) == asked
            if still and self.seats.bot(seat) is not None and not live.table.why_not(seat, action):
                await self._store(live.propose(seat, action, by_bot=True))

    async def undo(self, seat: int, undo_id: str) -> bool:
        async with self.lock:
            live = self.playing()
            if live.knows(seat, undo_id):
                return False
            await self._store(live.propose_undo(seat, undo_id))
            return True

    async def _append(self, event: Event) -> None:
        at = now()
        await self.store.append(rows.event_row(self.row.id, event, at))
        self.playing().take(event)
        self.row.changed = at

    async def _store(self, event: Event) -> None:
        live = self.playing()
        await self._append(event)
        self.asked = None
        self.clock.follow(live.table.actors(), event.seat, self.row.changed)
        self.tell_moved(event)
        if live.table.over:
            self.row.state = "over"
            await self.save()
        if live.table.over or any(self.seats.bot(seat) for seat in live.table.actors()):
            self.acted.set()

    # --- undo by consent

    async def ask_undo(self, seat: int) -> None:
        """Beyond what a seat may take back by itself, the other people must agree; bots do not mind."""
        async with self.lock:
            live = self.playing()
            undo = live.propose_agreed_undo(seat)
            action = next(move.action for move in live.moves if move.e == undo.moves[0])
            own = self.seats.devices[seat]
            others = [other for other in self.seats.acting() if not self.seats.devices[other] & own]
            self.asked = Asked(seat, action, others)
            self.tell_asked()
            await self._hear_consent()

    async def answer_undo(self, seat: int, yes: bool) -> None:
        async with self.lock:
            if self.asked is None or seat not in self.asked.waiting:
                raise Refused("not_asked", "nobody waits for this seat's answer", 409)
            if yes:
                self.asked.waiting.remove(seat)
            else:
                self.asked = None
            self.tell_asked()
            await self._hear_consent()

    async def _hear_consent(self) -> None:
        """Once nobody is waited for, it is taken back."""
        if self.asked is not None:
            self.asked.waiting = [seat for seat in self.asked.waiting if seat in self.seats.acting()]
            if not self.asked.waiting:
                await self._store(self.playing().propose_agreed_undo(self.asked.seat))
                self.tell_asked()

    # --- asking

    def preview(self, seat: int, action: str) -> dict[str, object]:
        live = self.playing()
        live.propose(seat, action)
        return live.table.preview(seat, action)

    def why_not(self, seat: int, action: str) -> str:
        try:
            return self.playing().table.why_not(seat, action)
        except BadNotation as error:
            raise Refused("bad_action", str(error)) from error

    def check_hint(self, seat: int) -> Live:
        """Only a person whose turn it is may ask the captain, and only where the host allows it."""
        live = self.playing()
        if not self.row.hints:
            raise Refused("no_hints", "at this table nobody asks the captain", 403)
        if self.seats.bot(seat) is not None:
            raise Refused("no_person", "a bot plays for this seat", 409)
        live.propose_hint(seat)
        return live

    async def note_hint(self, seat: int) -> None:
        """Friends are told that somebody asked."""
        async with self.lock:
            event = self.playing().propose_hint(seat)
            await self._append(event)
            self.tell_moved(event)

    async def say(self, listener: Listener, name: str, text: str) -> None:
        """Heard at the board where the speaker sits."""
        board, at = self.board(listener), now()
        line: dict[str, object] = {"seat": listener.seat, "name": name, "text": text, "at": at, "board": board}
        table, seat = self.row.id, listener.seat
        await self.store.do(lambda db: rows.add_chat(db, table, seat, name, text, at, board))
        self.chat.append(line)
        for other in self.listeners:
            if self.board(other) == board:
                other.send({"type": "chat", "chat": line})

    def board(self, listener: Listener) -> int:
        return 0 if self.live is None else int(self.live.table.state.board(listener.viewer))

    # --- telling

    def tell(self, message: Mapping[str, object]) -> None:
        encoded = WRITE.encode(message)
        for listener in self.listeners:
            listener.send_bytes(encoded)

    def tell_thinking(self, seat: int) -> None:
        state = self.playing().table.state
        for listener in self.listeners:
            if self.may_watch(listener) and seat in state.awaited(listener.viewer):
                listener.send({"type": "thinking", "seat": seat})

    def tell_asked(self) -> None:
        for listener in self.listeners:
            listener.send({"type": "undo_asked", "undo_asked": shown.undo_asked(self, listener.viewer)})

    def tell_room(self) -> None:
        """Who has got or lost a seat meanwhile sees the table from there."""
        for listener in self.listeners:
            own = self.seats.of(listener.device)
            if listener.seat not in own and listener.moves_to(own[0] if own else None):
                listener.send(shown.everything(self, listener))
            else:
                listener.send({"type": "room", "room": shown.room(self, listener.device, listener.seat)})

    def tell_all(self) -> None:
        for listener in self.listeners:
            listener.send(shown.everything(self, listener))

    def tell_moved(self, event: Event) -> None:
        """One message per viewer that can see a difference, made once however many devices share it."""
        live = self.playing()
        made: dict[int, bytes] = {}
        for listener in self.listeners:
            viewer = listener.viewer
            if live.tells(viewer, event.e) and self.may_watch(listener):
                if viewer not in made:
                    made[viewer] = WRITE.encode(shown.moved(self, live, event, viewer))
                listener.send_bytes(made[viewer])

    def may_watch(self, listener: Listener) -> bool:
        return listener.viewer >= 0 or self.row.watched
