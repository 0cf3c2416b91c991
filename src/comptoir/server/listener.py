"""One connected client. What it cannot take at once waits in a bounded queue; a slow one drops what it missed and gets everything anew."""

import asyncio
from collections import deque
from collections.abc import Callable, Mapping

from comptoir.core.journal import SPECTATOR
from comptoir.server.messages import WRITE

MOST_WAITING = 64
Message = Mapping[str, object]
Write = Callable[[bytes], bool]


class Listener:
    def __init__(self, device: str, seat: int | None, write: Write) -> None:
        self.device = device
        self.seat: int | None = None
        self.viewer = SPECTATOR
        self.moves_to(seat)
        self.lost = False  # the client fell behind
        self._waiting: deque[bytes] = deque()
        self._write = write  # sends it at once, if it can; whether it did
        self._wake: asyncio.Future[None] | None = None  # pending while nothing waits

    def moves_to(self, seat: int | None) -> bool:
        """Sit down there; whether it was another place."""
        if seat == self.seat:
            return False
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        return True

    def watches(self, gallery: int) -> None:
        """A spectator walks to another board."""
        self.viewer = SPECTATOR - gallery

    def send(self, message: Message) -> None:
        self.send_bytes(WRITE.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """At once, if nothing waits before it and the client keeps up."""
        idle = self._wake is not None and not self._wake.done()
        if idle and self._write(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.lost = True
            self._waiting.clear()
        self._waiting.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self, everything: Callable[["Listener"], Message]) -> str:
        while not self._waiting:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        message = self._waiting.popleft()
        if self.lost:
            self.lost = False
            message = WRITE.encode(everything(self))
        return message.decode()
