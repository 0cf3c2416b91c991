"""One connected client: a bounded queue of messages. A slow one drops what it missed and gets everything anew."""

import asyncio
from collections.abc import Callable, Mapping

from comptoir.core.journal import SPECTATOR

MOST_WAITING = 64
Message = Mapping[str, object]


class Listener:
    def __init__(self, device: str, seat: int | None) -> None:
        self.device = device
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        self.lost = False  # the client fell behind
        self._queue: asyncio.Queue[Message] = asyncio.Queue()

    def send(self, message: Message) -> None:
        if self._queue.qsize() >= MOST_WAITING:
            self.lost = True
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(message)

    async def next(self, everything: Callable[["Listener"], Message]) -> Message:
        message = await self._queue.get()
        if self.lost:
            self.lost = False
            return everything(self)
        return message
