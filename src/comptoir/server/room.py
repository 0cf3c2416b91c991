"""One table of the server: who sits where, what is played, who listens. Sockets and store are handed in."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import replace

from comptoir import catalog
from comptoir.core.editions import parse
from comptoir.core.errors import BadNotation
from comptoir.server import rows
from comptoir.server.errors import Refused
from comptoir.server.listener import Listener
from comptoir.server.live import Event, Live, Setup
from comptoir.server.messages import WRITE
from comptoir.server.rows import SeatRow, TableRow
from comptoir.server.store import Store

GLYPHS = 15
NOTHING_YET: dict[str, object] = {"n": 0, "edition": None, "view": None, "actors": [], "legal": [], "rule": "", "undo": None, "log": []}


def now() -> int:
    return int(time.time())


class Room:
    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow | None], devices: list[set[str]]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.devices = devices
        self.live: Live | None = None
        self.chat: list[dict[str, object]] = []
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()  # one change at a time
        self.acted = asyncio.Event()  # wakes whoever lets the bots play

    # --- who

    def seat_of(self, device: str) -> int | None:
        return next((seat for seat, devices in enumerate(self.devices) if device in devices), None)

    def own_seat(self, device: str) -> int:
        seat = self.seat_of(device)
        if seat is None:
            raise Refused("no_seat", "this device has no seat at this table", 403)
        return seat

    def check_host(self, device: str) -> None:
        if self.seat_of(device) != self.row.host:
            raise Refused("not_host", "only the host may do this", 403)

    def check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.row.players:
            raise Refused("no_such_seat", f"the seats are 0 to {self.row.players - 1}", 404)
        return seat

    def free_seats(self) -> list[int]:
        return [seat for seat, taken in enumerate(self.seats) if taken is None]

    def bot_of(self, seat: int) -> str | None:
        """The bot that acts for a seat, if any."""
        row = self.seats[seat]
        return None if row is None else row.bot or row.stand_in

    def is_away(self, seat: int) -> bool:
        row = self.seats[seat]
        return row is not None and row.bot is None and not any(listener.seat == seat for listener in self.listeners)

    def data(self, device: str) -> dict[str, object]:
        """ROOM of the protocol."""
        row = self.row
        return {
            "id": row.id, "code": row.code, "game": row.game, "players": row.players, "options": row.options, "listed": row.listed,
            "edition": "own" if row.edition else "standard", "state": row.state, "host": row.host, "me": self.seat_of(device),
            "turn": self.live.table.actors() if self.live else [], "round": int(self.live.table.state.round) if self.live else 0,
            "changed": row.changed, "seats": [self._seat_data(seat) for seat in range(row.players)],
        }  # fmt: skip

    def _seat_data(self, seat: int) -> dict[str, object] | None:
        row = self.seats[seat]
        if row is None:
            return None
        return {"name": row.name, "bot": row.bot, "glyph": row.glyph, "stand_in": row.stand_in, "away": self.is_away(seat)}

    # --- the waiting room

    def check_waiting(self) -> None:
        if self.row.state != "waiting":
            raise Refused("already_started", "the game has begun", 409)

    async def save_seats(self, **changes: object) -> None:
        self.row = replace(self.row, changed=now(), **changes)  # type: ignore[arg-type]
        row, seats, devices = self.row, list(self.seats), [set(keys) for keys in self.devices]

        def write(db: rows.Connection) -> None:
            rows.update_table(db, row)
            rows.save_seats(db, row.id, seats, devices)

        await self.store.do(write)
        self.tell_room()

    async def claim(self, device: str, name: str, seat: int | None) -> None:
        self.check_waiting()
        if self.seat_of(device) is not None:
            raise Refused("already_seated", "this device has a seat", 409)
        free = self.free_seats()
        if not free or (seat is not None and seat not in free):
            raise Refused("seat_taken", "this seat is taken", 409)
        chosen = free[0] if seat is None else seat
        self.seats[chosen] = SeatRow(name, None, self._free_glyph())
        self.devices[chosen] = {device}
        await self.save_seats()

    def _free_glyph(self) -> int:
        taken = {row.glyph for row in self.seats if row is not None}
        return next(glyph for glyph in range(GLYPHS) if glyph not in taken)

    async def put_bot(self, seat: int, bot: str | None) -> None:
        self.check_waiting()
        row = self.seats[self.check_seat(seat)]
        if row is not None and row.bot is None:
            raise Refused("seat_taken", "a person sits here", 409)
        self.seats[seat] = None if bot is None else SeatRow("", bot, row.glyph if row else self._free_glyph())
        await self.save_seats()

    async def free(self, seat: int) -> None:
        """Somebody leaves, or is asked to: before the start the seat is free again, afterwards a bot plays on."""
        row = self.seats[self.check_seat(seat)]
        if row is None or row.bot is not None:
            raise Refused("no_person", "no person sits here", 409)
        self.devices[seat] = set()
        self.seats[seat] = None if self.row.state == "waiting" else replace(row, bot="greedy")
        await self.save_seats(host=self._next_host())
        self.acted.set()

    def _next_host(self) -> int:
        """The host role passes on to the next person."""
        people = [seat for seat in range(self.row.players) if self.devices[seat]]
        return self.row.host if self.row.host in people or not people else people[0]

    async def swap(self, a: int, b: int) -> None:
        self.check_waiting()
        self.check_seat(a), self.check_seat(b)
        self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
        self.devices[a], self.devices[b] = self.devices[b], self.devices[a]
        await self.save_seats(host={a: b, b: a}.get(self.row.host, self.row.host))

    async def stand_in(self, seat: int, bot: str | None) -> None:
        row = self.seats[self.check_seat(seat)]
        if row is None or row.bot is not None:
            raise Refused("no_person", "no person sits here", 409)
        self.seats[seat] = replace(row, stand_in=bot)
        await self.save_seats()
        self.acted.set()

    async def start(self) -> None:
        self.check_waiting()
        if self.free_seats():
            raise Refused("seats_free", "some seats are free: fill them with people or bots", 409)
        self.deal([])
        await self.save_seats(state="playing")
        self.tell_all()
        self.acted.set()

    def deal(self, events: list[Event]) -> None:
        game = catalog.find(self.row.game)
        edition = game.edition(self.row.edition) if self.row.edition else None
        self.live = Live(Setup(game, self.row.players, self.row.seed, self.row.options, edition), events)

    # --- playing

    def playing(self) -> Live:
        if self.live is None:
            raise Refused("not_started", "the game has not begun", 409)
        return self.live

    async def play(self, seat: int, action: str, move_id: str, n: int) -> None:
        """Durable before it is acknowledged or told. `n` is what the client had seen: enough, if it has not acted since."""
        async with self.lock:
            live = self.playing()
            if not live.knows(seat, move_id):
                live.check_open(seat, n)
                await self._store(live.propose(seat, action, move_id))

    async def play_bot(self, seat: int, action: str, ply: int) -> None:
        """A bot's move, unless the table has moved on since it was asked."""
        async with self.lock:
            live = self.playing()
            if len(live.events) == ply and self.bot_of(seat) is not None and seat in live.table.actors():
                await self._store(live.propose(seat, action, by_bot=True))

    async def undo(self, seat: int, undo_id: str) -> None:
        async with self.lock:
            live = self.playing()
            if not live.knows(seat, undo_id):
                await self._store(live.propose_undo(seat, undo_id))

    async def _store(self, event: Event) -> None:
        live, table, at = self.playing(), self.row.id, now()
        await self.store.do(lambda db: rows.append_event(db, table, event, at))
        live.take(event)
        self.row = replace(self.row, changed=at)
        self.tell_moved(event)
        if live.table.over:
            await self.save_seats(state="over")
        self.acted.set()

    def preview(self, seat: int, action: str) -> dict[str, object]:
        live = self.playing()
        live.propose(seat, action)
        return live.table.preview(seat, action)

    def why_not(self, seat: int, action: str) -> str:
        try:
            return self.playing().table.why_not(seat, action)
        except BadNotation as error:
            raise Refused("bad_action", str(error)) from error

    async def say(self, seat: int | None, name: str, text: str) -> None:
        line: dict[str, object] = {"seat": seat, "name": name, "text": text, "at": now()}
        table = self.row.id
        await self.store.do(lambda db: rows.add_chat(db, table, seat, name, text, now()))
        self.chat.append(line)
        self.tell({"type": "chat", "chat": line})

    # --- telling

    def tell(self, message: Mapping[str, object]) -> None:
        encoded = WRITE.encode(message)
        for listener in self.listeners:
            listener.send_bytes(encoded)

    def tell_room(self) -> None:
        """Who has got or lost a seat meanwhile sees the table from there."""
        for listener in self.listeners:
            if listener.moves_to(self.seat_of(listener.device)):
                listener.send(self.everything(listener))
            else:
                listener.send({"type": "room", "room": self.data(listener.device)})

    def tell_all(self) -> None:
        for listener in self.listeners:
            listener.send(self.everything(listener))

    def tell_moved(self, event: Event) -> None:
        """One message per viewer that can see a difference, made once however many devices share it."""
        live = self.playing()
        viewers = {listener.viewer for listener in self.listeners}
        made = {viewer: WRITE.encode(self._moved(live, event, viewer)) for viewer in viewers}
        for listener in self.listeners:
            listener.send_bytes(made[listener.viewer])

    def _moved(self, live: Live, event: Event, viewer: int) -> dict[str, object]:
        return {"type": "moved", "n": live.count(viewer, event), **live.position(viewer), "entry": live.entry(event, viewer)}

    def everything(self, listener: Listener) -> dict[str, object]:
        """The `table` message."""
        head = {"type": "table", "room": self.data(listener.device), "seat": listener.seat, "chat": self.chat[-200:]}
        if self.live is None:
            return {**head, **NOTHING_YET}
        viewer = listener.viewer
        edition = parse(self.live.table.edition.text).data
        return {**head, "n": self.live.counters[viewer], "edition": edition, "log": self.live.log(viewer), **self.live.position(viewer)}
