"""One socket of one client at one table."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from comptoir.server import messages as m
from comptoir.server.errors import Refused
from comptoir.server.listener import Listener
from comptoir.server.room import Room

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


async def serve(socket: WebSocket, room: Room, device: str, name: Callable[[], Awaitable[str]]) -> None:
    """From connecting to leaving."""
    listener = Listener(device, room.seat_of(device))
    await socket.accept()
    room.listeners.add(listener)
    listener.send(room.everything(listener))
    room.tell_room()
    writer = asyncio.create_task(_write(socket, room, listener))
    try:
        with contextlib.suppress(WebSocketDisconnect):
            await _read(socket, room, listener, name)
    finally:
        writer.cancel()
        room.listeners.discard(listener)
        room.tell_room()


async def _write(socket: WebSocket, room: Room, listener: Listener) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the client is gone; the reader notices, too
        while True:
            await socket.send_text(await listener.next(room.everything))


async def _read(socket: WebSocket, room: Room, listener: Listener, name: Callable[[], Awaitable[str]]) -> None:
    rate = Rate()
    while socket.client_state == socket.application_state == WebSocketState.CONNECTED:
        text = await socket.receive_text()
        try:
            if not rate.allows():
                raise Refused("too_fast", "too many messages; wait a moment", 429)
            if len(text) > m.MOST_BYTES:
                raise Refused("too_long", "the message is too long")
            await _take(room, listener, m.READ.decode(text), name)
        except Refused as refused:
            listener.send({"type": "error", "id": _id(text), "error": refused.word, "rule": refused.rule})
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
            listener.send({"type": "error", "id": _id(text), "error": "bad_message", "rule": None})


def _id(text: str) -> str:
    """The id of a message that was refused, if it has one."""
    try:
        found = msgspec.json.decode(text) if len(text) <= m.MOST_BYTES else None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return ""
    told = found.get("id", "") if isinstance(found, dict) else ""
    return told[:64] if isinstance(told, str) else ""


async def _take(room: Room, listener: Listener, message: m.Message, name: Callable[[], Awaitable[str]]) -> None:
    if isinstance(message, m.Resync):
        listener.send(room.everything(listener))
    elif isinstance(message, m.Here):
        up_to_date = room.live is None or message.n == room.live.counters[listener.viewer]
        listener.send({"type": "here"} if up_to_date else room.everything(listener))
    elif isinstance(message, m.Chat):
        await room.say(listener.seat, await name(), message.text)
    else:
        await _act(room, listener, message, room.own_seat(listener.device))


async def _act(room: Room, listener: Listener, message: m.Play | m.Undo | m.Preview | m.Why, seat: int) -> None:
    if isinstance(message, m.Play):
        await room.play(seat, message.action, message.id, message.n)
        listener.send({"type": "played", "id": message.id})
    elif isinstance(message, m.Undo):
        await room.undo(seat, message.id)
        listener.send({"type": "played", "id": message.id})
    elif isinstance(message, m.Preview):
        listener.send({"type": "preview", "id": message.id, "preview": room.preview(seat, message.action)})
    else:
        listener.send({"type": "why", "id": message.id, "rule": room.why_not(seat, message.action)})
