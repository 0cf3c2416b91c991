"""Rows of the store as objects, and the SQL that reads and writes them. Each function runs in the writer's thread."""

import json
import sqlite3
from dataclasses import dataclass

from comptoir.server.live import Event, Move, Undo


@dataclass(frozen=True)
class SeatRow:
    name: str
    bot: str | None
    glyph: int
    stand_in: str | None = None


@dataclass(frozen=True)
class TableRow:
    id: str
    code: str
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seed: str
    listed: bool
    host: int
    state: str
    created: int
    changed: int


Connection = sqlite3.Connection


def insert_table(db: Connection, row: TableRow) -> None:
    db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?)",
               (row.id, row.code, row.game, row.players, json.dumps(row.options), row.edition, row.seed, row.listed, row.host,
                row.state, row.created, row.changed))  # fmt: skip


def update_table(db: Connection, row: TableRow) -> None:
    db.execute("UPDATE tables SET host=?, state=?, listed=?, changed=? WHERE id=?", (row.host, row.state, row.listed, row.changed, row.id))


def delete_table(db: Connection, table: str) -> None:
    db.execute("DELETE FROM tables WHERE id=?", (table,))


def _table(row: sqlite3.Row) -> TableRow:
    return TableRow(**{**dict(row), "options": json.loads(row["options"]), "listed": bool(row["listed"])})


def all_tables(db: Connection) -> list[TableRow]:
    return [_table(row) for row in db.execute("SELECT * FROM tables ORDER BY created")]


def save_seats(db: Connection, table: str, seats: list[SeatRow | None], devices: list[set[str]]) -> None:
    db.execute('DELETE FROM seats WHERE "table"=?', (table,))
    db.execute('DELETE FROM keys WHERE "table"=?', (table,))
    for seat, row in enumerate(seats):
        if row is not None:
            db.execute("INSERT INTO seats VALUES (?,?,?,?,?,?)", (table, seat, row.name, row.bot, row.stand_in, row.glyph))
        db.executemany("INSERT INTO keys VALUES (?,?,?)", [(table, seat, device) for device in sorted(devices[seat])])


def load_seats(db: Connection, table: str, players: int) -> tuple[list[SeatRow | None], list[set[str]]]:
    seats: list[SeatRow | None] = [None] * players
    devices: list[set[str]] = [set() for _ in range(players)]
    for row in db.execute('SELECT * FROM seats WHERE "table"=?', (table,)):
        seats[row["seat"]] = SeatRow(row["name"], row["bot"], row["glyph"], row["stand_in"])
    for row in db.execute('SELECT * FROM keys WHERE "table"=?', (table,)):
        devices[row["seat"]].add(row["device"])
    return seats, devices


def append_event(db: Connection, table: str, event: Event, now: int) -> None:
    """Appending with the expected number is the whole concurrency control: the key refuses a second one."""
    kind, data = ("move", event.action) if isinstance(event, Move) else ("undo", json.dumps(event.moves))
    if isinstance(event, Move) and event.by_bot:
        kind = "bot"
    db.execute("INSERT INTO events VALUES (?,?,?,?,?,?,?)", (table, event.e, kind, event.seat, data, event.id, now))
    db.execute("UPDATE tables SET changed=? WHERE id=?", (now, table))


def load_events(db: Connection, table: str) -> list[Event]:
    return [_event(row) for row in db.execute('SELECT * FROM events WHERE "table"=? ORDER BY e', (table,))]


def _event(row: sqlite3.Row) -> Event:
    if row["kind"] == "undo":
        return Undo(row["e"], row["seat"], json.loads(row["data"]), row["id"])
    return Move(row["e"], row["seat"], row["data"], row["id"], row["kind"] == "bot")


def add_chat(db: Connection, table: str, seat: int | None, name: str, text: str, now: int) -> None:
    db.execute("INSERT INTO chat VALUES (?,?,?,?,?)", (table, seat, name, text, now))


def load_chat(db: Connection, table: str) -> list[dict[str, object]]:
    found = db.execute('SELECT seat, name, text, at FROM chat WHERE "table"=? ORDER BY rowid DESC LIMIT 200', (table,))
    return [dict(row) for row in found][::-1]


def device_name(db: Connection, device: str) -> str:
    row = db.execute("SELECT name FROM devices WHERE device=?", (device,)).fetchone()
    return row["name"] if row else ""


def name_device(db: Connection, device: str, name: str, now: int) -> None:
    sql = "INSERT INTO devices VALUES (?,?,?) ON CONFLICT (device) DO UPDATE SET name=excluded.name, seen=excluded.seen"
    db.execute(sql, (device, name, now))


def add_token(db: Connection, token: str, table: str, seat: int, until: int) -> None:
    db.execute("DELETE FROM tokens WHERE until < ?", (until - 3600,))
    db.execute("INSERT INTO tokens VALUES (?,?,?,?)", (token, table, seat, until))


def spend_token(db: Connection, token: str, now: int) -> tuple[str, int] | None:
    row = db.execute('SELECT "table", seat FROM tokens WHERE token=? AND until>=?', (token, now)).fetchone()
    db.execute("DELETE FROM tokens WHERE token=?", (token,))
    return (row["table"], row["seat"]) if row else None
