"""Rows of the store as objects, and the SQL that reads and writes them. Each function runs in the writer's thread."""

import json
import sqlite3
from dataclasses import dataclass

from comptoir.server.live import Event, Hint, Move, Undo


@dataclass(frozen=True)
class SeatRow:
    name: str
    bot: str | None
    glyph: int
    stand_in: str | None = None


@dataclass
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
    pace: int = 0  # seconds for a decision; 0: as long as one likes
    watched: bool = True  # spectators may look on
    hints: bool = True  # people may ask the captain


Connection = sqlite3.Connection


def insert_table(db: Connection, row: TableRow) -> None:
    db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
               (row.id, row.code, row.game, row.players, json.dumps(row.options), row.edition, row.seed, row.listed, row.host,
                row.state, row.created, row.changed, row.pace, row.watched, row.hints))  # fmt: skip


def update_table(db: Connection, row: TableRow) -> None:
    db.execute("UPDATE tables SET host=?, state=?, listed=?, watched=?, hints=?, changed=? WHERE id=?",
               (row.host, row.state, row.listed, row.watched, row.hints, row.changed, row.id))  # fmt: skip


def delete_table(db: Connection, table: str) -> None:
    db.execute("DELETE FROM tables WHERE id=?", (table,))


def _table(row: sqlite3.Row) -> TableRow:
    data = dict(row)
    changed = max(row["changed"], data.pop("played") or 0)
    flags = {name: bool(row[name]) for name in ("listed", "watched", "hints")}
    return TableRow(**{**data, **flags, "options": json.loads(row["options"]), "changed": changed})


def all_tables(db: Connection) -> list[TableRow]:
    played = 'SELECT at FROM events WHERE "table" = id ORDER BY e DESC LIMIT 1'  # a move writes nothing but itself
    return [_table(row) for row in db.execute(f"SELECT *, ({played}) AS played FROM tables ORDER BY created")]


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


def event_row(table: str, event: Event, at: int) -> tuple[object, ...]:
    if isinstance(event, Move):
        return (table, event.e, "bot" if event.by_bot else "move", event.seat, event.action, event.id, at)
    if isinstance(event, Hint):
        return (table, event.e, "hint", event.seat, "", "", at)
    return (table, event.e, "agreed" if event.across else "undo", event.seat, json.dumps(event.moves), event.id, at)


def load_events(db: Connection, table: str) -> list[Event]:
    return [_event(row) for row in db.execute('SELECT * FROM events WHERE "table"=? ORDER BY e', (table,))]


def _event(row: sqlite3.Row) -> Event:
    if row["kind"] in ("undo", "agreed"):
        return Undo(row["e"], row["seat"], json.loads(row["data"]), row["id"], row["kind"] == "agreed")
    if row["kind"] == "hint":
        return Hint(row["e"], row["seat"])
    return Move(row["e"], row["seat"], row["data"], row["id"], row["kind"] == "bot")


def add_chat(db: Connection, table: str, seat: int | None, name: str, text: str, now: int, board: int) -> None:
    db.execute("INSERT INTO chat VALUES (?,?,?,?,?,?)", (table, seat, name, text, now, board))


def load_chat(db: Connection, table: str) -> list[dict[str, object]]:
    found = db.execute('SELECT seat, name, text, at, board FROM chat WHERE "table"=? ORDER BY rowid DESC LIMIT 200', (table,))
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
