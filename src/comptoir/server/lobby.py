"""All tables of a server: opening, finding, closing them, and the keys to their seats."""

import secrets

from comptoir import catalog
from comptoir.core.table import Table
from comptoir.server import rows
from comptoir.server.allowance import Allowance
from comptoir.server.errors import Refused
from comptoir.server.messages import OpenTable
from comptoir.server.room import Room, now
from comptoir.server.rows import TableRow
from comptoir.server.seats import Seats
from comptoir.server.settings import Settings
from comptoir.server.store import Store

CODE_WORDS = ["BRIG", "KOGGE", "FLEET", "KRAN", "LOTSE", "ANKER", "SEGEL", "MOLE",
              "QUAI", "PHARE", "VOILE", "CALE", "DOCK", "BUOY", "HELM", "MAST"]  # fmt: skip
TOKEN_SECONDS = 600
CODE_TRIES = 10  # in a minute, by device


class Lobby:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._tries = Allowance(CODE_TRIES)

    async def load(self) -> None:
        """All tables of the store, and the games that go on."""
        for row in await self.store.do(rows.all_tables):
            self.rooms[row.id] = await self._load_room(row)
            if row.state != "over":
                await self._load_game(self.rooms[row.id])

    async def _load_room(self, row: TableRow) -> Room:
        seats, devices = await self.store.do(lambda db: rows.load_seats(db, row.id, row.players))
        return Room(self.store, row, Seats(seats, devices))

    async def _load_game(self, room: Room) -> None:
        table = room.row.id
        events = await self.store.do(lambda db: rows.load_events(db, table))
        chat = await self.store.do(lambda db: rows.load_chat(db, table))
        if room.live is None:  # nobody else was quicker
            room.chat = chat
            if room.row.state != "waiting":
                room.deal(events)

    async def wake(self, table: str) -> None:
        """A finished game is played again when somebody looks at it."""
        room = self.rooms.get(table)
        if room is not None and room.live is None and room.row.state == "over":
            await self._load_game(room)

    def shelve(self) -> None:
        """Finished games that nobody looks at take no memory."""
        for room in self.rooms.values():
            if room.row.state == "over" and not room.listeners:
                room.live, room.chat = None, []

    def find(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            raise Refused("no_such_table", "there is no such table, or it was closed", 404)
        return room

    async def open(self, device: str, name: str, asked: OpenTable) -> Room:
        if sum(room.row.state != "over" for room in self.of(device)) >= self.settings.tables_per_device:
            raise Refused("too_many_tables", "this device has too many open tables; finish or delete one", 429)
        seed, at = secrets.token_hex(16), now()
        boards = int(self._try_setup(asked, seed).state.galleries())
        row = TableRow(
            secrets.token_urlsafe(16), self._free_code(), asked.game, asked.players, asked.options, asked.edition, seed, asked.listed,
            host=0, state="waiting", created=at, changed=at, pace=asked.pace, watched=boards == 1,
        )  # fmt: skip
        await self.store.do(lambda db: rows.insert_table(db, row))
        room = self.rooms[row.id] = Room(self.store, row, Seats([None] * asked.players, [set() for _ in range(asked.players)]))
        await room.claim(device, name, 0)
        return room

    def _try_setup(self, asked: OpenTable, seed: str) -> Table:
        """Whatever is wrong is said now, not when everybody sits."""
        try:
            game = catalog.find(asked.game)
            return Table(game, asked.players, seed, asked.options, game.edition(asked.edition) if asked.edition else None)
        except ValueError as error:
            raise Refused("bad_setup", str(error)) from error

    def _free_code(self) -> str:
        taken = {room.row.code for room in self.rooms.values() if room.row.state == "waiting"}
        while (code := f"{secrets.choice(CODE_WORDS)}-{secrets.randbelow(90) + 10}") in taken:
            pass
        return code

    def by_code(self, device: str, code: str) -> Room:
        """Short codes can be guessed, so they open only free seats, and not often."""
        if not self._tries.is_left(device):
            raise Refused("too_many_tries", "too many codes were tried; wait a minute", 429)
        self._tries.spend(device, 1)
        for room in self.rooms.values():
            if room.row.code == code.strip().upper() and room.row.state == "waiting" and room.seats.free():
                return room
        raise Refused("no_such_code", "no table with this code has a free seat", 404)

    def of(self, device: str) -> list[Room]:
        mine = [room for room in self.rooms.values() if room.seats.of(device)]
        return sorted(mine, key=lambda room: -room.row.changed)

    def listed(self, device: str) -> list[Room]:
        return [room for room in self.rooms.values()
                if room.row.listed and room.row.state == "waiting" and room.seats.free() and not room.seats.of(device)]  # fmt: skip

    async def delete(self, room: Room) -> None:
        table = room.row.id
        await self.store.do(lambda db: rows.delete_table(db, table))
        del self.rooms[table]
        room.row.state = "over"  # for whoever still thinks about a move
        room.tell({"type": "error", "id": "", "error": "table_deleted", "rule": None})
        room.acted.set()

    # --- a second device

    async def make_token(self, room: Room, seat: int) -> str:
        token, table = secrets.token_urlsafe(16), room.row.id
        await self.store.do(lambda db: rows.add_token(db, token, table, seat, now() + TOKEN_SECONDS))
        return token

    async def use_token(self, device: str, token: str) -> Room:
        found = await self.store.do(lambda db: rows.spend_token(db, token, now()))
        if found is None:
            raise Refused("no_such_token", "this link was used, or is older than ten minutes", 404)
        room = self.find(found[0])
        if set(room.seats.of(device)) - {found[1]}:
            raise Refused("already_seated", "this device has another seat at this table", 409)
        room.seats.devices[found[1]].add(device)
        await room.save()
        return room

    async def close_abandoned(self) -> None:
        """Tables that nobody touched for long: games are kept as they lie, empty rooms go."""
        oldest = now() - self.settings.close_after_days * 86400
        for room in [room for room in self.rooms.values() if room.row.changed < oldest]:
            if room.row.state == "waiting":
                await self.delete(room)
            elif room.row.state == "playing":
                room.row.listed, room.row.state = False, "over"
                await room.save()
