"""What a client is shown of a table: the messages of docs/protocol.md, from what its viewer may know."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from comptoir.core.editions import parse
from comptoir.server.listener import Listener
from comptoir.server.live import Event, Live

if TYPE_CHECKING:
    from comptoir.server.room import Room

Message = dict[str, object]
NOTHING_YET: Message = {
    "n": 0, "edition": None, "view": None, "actors": [], "legal": [], "rule": "", "undo": None, "can_ask_undo": False, "clock": None,
    "log": [],
}  # fmt: skip


def room(table: Room, device: str, me: int | None = None) -> Message:
    """ROOM."""
    row, own = table.row, table.seats.of(device)
    begun = row.state != "waiting"
    return {
        "id": row.id, "code": row.code, "game": row.game, "players": row.players, "options": row.options, "listed": row.listed,
        "edition": "own" if row.edition else "standard", "state": row.state, "host": row.host, "mine": own,
        "me": me if me is not None else own[0] if own else None, "turn": _turn(table, own), "pace": row.pace, "watched": row.watched,
        "hints": row.hints,
        "changed": row.changed, "seats": [_seat(table, seat) for seat in range(row.players)],
        "seed_hash": hashlib.sha256(row.seed.encode()).hexdigest() if begun else None,
        "seed": row.seed if table.live is not None and table.live.table.over else None,
    }  # fmt: skip


def _turn(table: Room, own: list[int]) -> list[int]:
    """The seats that may act, as far as this device may know."""
    if table.live is None or table.live.table.over or not (own or table.row.watched):
        return []
    state = table.live.table.state
    return sorted({seat for viewer in own or [-1] for seat in state.awaited(viewer)})


def _seat(table: Room, seat: int) -> Message | None:
    row = table.seats.rows[seat]
    if row is None:
        return None
    return {"name": row.name, "bot": row.bot, "glyph": row.glyph, "stand_in": row.stand_in, "away": table.is_away(seat)}


def undo_asked(table: Room, viewer: int) -> Message | None:
    asked = table.asked
    if asked is None or table.live is None:
        return None
    return {"seat": asked.seat, "action": table.live.seen_as(asked.action, asked.seat, viewer), "waiting": asked.waiting}


def moved(table: Room, live: Live, event: Event, viewer: int) -> Message:
    played = event.id if viewer == event.seat else ""
    return {"type": "moved", "n": live.n(viewer), "played": played, "entry": live.entry(event, viewer),
            **live.position(viewer), "clock": _clock(table, live, viewer)}  # fmt: skip


def _clock(table: Room, live: Live, viewer: int) -> dict[str, int] | None:
    return table.clock.shown(live.table.state.awaited(viewer)) if table.clock.pace else None


def everything(table: Room, listener: Listener) -> Message:
    """The `table` message."""
    board, viewer, live = table.board(listener), listener.viewer, table.live
    chat = [line for line in table.chat if line["board"] == board][-200:]
    head = {"type": "table", "room": room(table, listener.device, listener.seat), "seat": listener.seat, "chat": chat,
            "undo_asked": undo_asked(table, viewer)}  # fmt: skip
    if live is None or not table.may_watch(listener):
        return {**head, **NOTHING_YET}
    edition = parse(live.table.edition.text).data
    return {**head, "n": live.n(viewer), "edition": edition, "log": live.log(viewer), **live.position(viewer),
            "clock": _clock(table, live, viewer)}  # fmt: skip
