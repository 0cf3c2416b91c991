"""uvicorn's WebSocket with a short way out: a move has many readers, and every layer between costs each of them."""

import struct

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from comptoir.server.listener import Write

WHOLE_TEXT = 0x81  # a text in one frame


def frame(text: bytes) -> bytes:
    """RFC 6455: the size in the second byte, or after it."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


def short_way(scope: Scope) -> Write:
    """Where another server than ours carries the socket, there is none."""
    found: dict[str, Write] = scope.get("extensions", {}).get("comptoir", {})
    return found.get("write", lambda text: False)


class Wire(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["comptoir"] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Send it at once, if the client keeps up; whether it was sent."""
        if self.conn.state is not OPEN or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame(text))
        return True
