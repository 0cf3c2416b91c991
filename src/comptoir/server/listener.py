"""One connected client: a bounded queue of messages. A slow one drops what it missed and gets everything anew."""

import asyncio
from collections.abc import Callable, Mapping

from comptoir.core.journal import SPECTATOR
from comptoir.server.messages import WRITE

MOST_WAITING = 64
Message = Mapping[str, object]


class Listener:
    def __init__(self, device: str, seat: int | None) -> None:
        self.device = device
        self.seat: int | None = None
        self.viewer = SPECTATOR
        self.moves_to(seat)
        self.lost = False  # the client fell behind
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()

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
        if self._queue.qsize() >= MOST_WAITING:
            self.lost = True
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(message)

    async def next(self, everything: Callable[["Listener"], Message]) -> str:
        message = await self._queue.get()
        if self.lost:
            self.lost = False
            message = WRITE.encode(everything(self))
        return message.decode()
