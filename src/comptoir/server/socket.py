"""One socket of one client at one table. It speaks ASGI itself: a move has many readers, and every layer between costs each of them."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.types import Receive, Scope, Send

from comptoir.server import messages as m
from comptoir.server import shown
from comptoir.server.captain import Captain
from comptoir.server.errors import Refused
from comptoir.server.listener import Listener
from comptoir.server.room import Room
from comptoir.server.wire import short_way

MESSAGES_PER_SECOND = 50
BURST = 400


class Rate:
    """A bucket that fills with time."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def allows(self) -> bool:
        at = time.monotonic()
        self._left = min(BURST, self._left + (at - self._at) * MESSAGES_PER_SECOND)
        self._at = at
        self._left -= 1
        return self._left >= 0


async def serve(
    scope: Scope, receive: Receive, send: Send, room: Room, device: str, name: Callable[[], Awaitable[str]], captain: Captain
) -> None:
    """From connecting to leaving."""
    await receive()
    await send({"type": "websocket.accept"})
    own = room.seats.of(device)
    listener = Listener(device, own[0] if own else None, short_way(scope))
    room.listeners.add(listener)
    listener.send(shown.everything(room, listener))
    room.tell_room()
    writer = asyncio.create_task(_write(send, room, listener))
    try:
        await _read(receive, room, listener, name, captain)
    finally:
        writer.cancel()
        room.listeners.discard(listener)
        room.tell_room()


async def refuse(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code})


async def _write(send: Send, room: Room, listener: Listener) -> None:
    with contextlib.suppress(OSError, RuntimeError):  # the client is gone; the reader notices, too
        while True:
            await send({"type": "websocket.send", "text": await listener.next(lambda one: shown.everything(room, one))})


async def _read(receive: Receive, room: Room, listener: Listener, name: Callable[[], Awaitable[str]], captain: Captain) -> None:
    rate = Rate()
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text") or message.get("bytes") or ""
        try:
            if not rate.allows():
                raise Refused("too_fast", "too many messages; wait a moment", 429)
            if len(text) > m.MOST_BYTES:
                raise Refused("too_long", "the message is too long")
            await _take(room, listener, m.READ.decode(text), name, captain)
        except Refused as refused:
            listener.send({"type": "error", "id": _id(text), "error": refused.word, "rule": refused.rule})
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            listener.send({"type": "error", "id": _id(text), "error": "bad_message", "rule": None})


def _id(text: str | bytes) -> str:
    """The id of a message that was refused, if it has one."""
    try:
        found = msgspec.json.decode(text) if len(text) <= m.MOST_BYTES else None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
    told = found.get("id", "") if isinstance(found, dict) else ""
    return told[:64] if isinstance(told, str) else ""


async def _take(room: Room, listener: Listener, message: m.Message, name: Callable[[], Awaitable[str]], captain: Captain) -> None:
    if isinstance(message, m.Resync):
        listener.send(shown.everything(room, listener))
    elif isinstance(message, m.Here):
        up_to_date = room.live is None or message.n == room.live.n(listener.viewer)
        listener.send({"type": "here"} if up_to_date else shown.everything(room, listener))
    elif isinstance(message, m.Chat):
        await room.say(listener, await name(), message.text)
    elif isinstance(message, m.Look):
        _look(room, listener, message.board)
    elif isinstance(message, m.Sit):
        _sit(room, listener, message.seat)
    elif listener.seat is None:
        raise Refused("no_seat", "this device has no seat at this table", 403)
    elif isinstance(message, m.Hint):
        captain.ask(room, listener, listener.seat, message.id)  # the answer comes when it comes: who asks may play meanwhile
    else:
        await _act(room, listener, message, listener.seat)


def _look(room: Room, listener: Listener, board: int) -> None:
    if listener.seat is not None or board >= room.playing().table.state.galleries():
        raise Refused("no_such_board", "there is no such board to look at from here", 404)
    listener.watches(board)
    listener.send(shown.everything(room, listener))


def _sit(room: Room, listener: Listener, seat: int) -> None:
    """The next of those who share the device lifts the curtain."""
    if seat not in room.seats.of(listener.device):
        raise Refused("no_seat", "this seat belongs to another device", 403)
    listener.moves_to(seat)
    listener.send(shown.everything(room, listener))


async def _act(room: Room, listener: Listener, message: "Act", seat: int) -> None:
    if isinstance(message, m.Play):
        if not await room.play(seat, message.action, message.id, message.n):
            listener.send({"type": "played", "id": message.id})
    elif isinstance(message, m.Undo):
        if not await room.undo(seat, message.id):
            listener.send({"type": "played", "id": message.id})
    elif isinstance(message, m.AskUndo):
        await room.ask_undo(seat)
    elif isinstance(message, m.AnswerUndo):
        await room.answer_undo(seat, message.yes)
    elif isinstance(message, m.Preview):
        listener.send({"type": "preview", "id": message.id, "preview": room.preview(seat, message.action)})
    else:
        listener.send({"type": "why", "id": message.id, "rule": room.why_not(seat, message.action)})


Act = m.Play | m.Undo | m.AskUndo | m.AnswerUndo | m.Preview | m.Why
