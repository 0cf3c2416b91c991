"""What the captain would do: thought over in a worker, told to who asks; that it was asked is told to the table."""

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from comptoir.server.allowance import Allowance
from comptoir.server.bots import Answer, Question, Workers, advise, ask, new_seed
from comptoir.server.errors import Refused
from comptoir.server.listener import Listener
from comptoir.server.live import Live
from comptoir.server.room import Room

log = logging.getLogger("comptoir.captain")


@dataclass(frozen=True)
class Thought:
    """About a seat's decision, as the seat saw the table."""

    at: bytes
    task: asyncio.Task[Answer]


class Captain:
    def __init__(self, workers: Workers, most: int) -> None:
        self._workers = workers
        self._allowance = Allowance(most)
        self._thoughts: WeakKeyDictionary[Room, dict[int, Thought]] = WeakKeyDictionary()  # the latest of each seat
        self._thinking = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    def ask(self, room: Room, listener: Listener, seat: int, question: str) -> None:
        """Answered later, to the one who asks."""
        task = asyncio.create_task(self._answer(room, listener, seat, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, room: Room, listener: Listener, seat: int, question: str) -> None:
        try:
            hint = await self._hint(room, seat, listener.device)
            if listener.seat != seat:
                raise Refused("stale", "somebody else looks at this device now", 409)
            listener.send({"type": "hint", "id": question, "hint": hint})
        except Refused as refused:
            listener.send({"type": "error", "id": question, "error": refused.word, "rule": refused.rule})
        except Exception:
            log.exception("the captain cannot answer seat %d", seat)
            listener.send({"type": "error", "id": question, "error": "captain_busy", "rule": None})

    async def _hint(self, room: Room, seat: int, device: str) -> Answer:
        """A decision is thought over once: who asks again, perhaps from a second device, hears the same."""
        live = room.check_hint(seat)
        asked, sees = live.asking(seat), live.sees(seat)
        thoughts = self._thoughts.setdefault(room, {})
        thought = thoughts.get(seat)
        if thought is None or thought.at != sees:
            self._check(device)
            thought = thoughts[seat] = self._begin(room, live, seat, sees)
        try:
            answer = await asyncio.shield(thought.task)
        except Exception:
            thoughts.pop(seat, None)
            raise
        if live.asking(seat) != asked or answer.action not in live.table.legal(seat):
            raise Refused("stale", "the table has changed meanwhile", 409)
        return answer

    def _check(self, device: str) -> None:
        """A thought costs a second of a core."""
        if not self._allowance.is_left(device):
            raise Refused("too_many_tries", "the captain was asked too often; wait a minute", 429)
        if self._thinking > self._workers.count:
            raise Refused("captain_busy", "the captain thinks for others; ask again in a moment", 429)
        self._allowance.spend(device, 1)

    def _begin(self, room: Room, live: Live, seat: int, sees: bytes) -> Thought:
        question = ask(live, room.row.edition, seat, "captain", new_seed())
        return Thought(sees, asyncio.create_task(self._think(room, question)))

    async def _think(self, room: Room, question: Question) -> Answer:
        self._thinking += 1
        try:
            await room.note_hint(question.seat)
            answer = await self._workers.run(advise, question)
        finally:
            self._thinking -= 1
        if answer is None:
            raise Refused("captain_busy", "no worker could think about it; ask again", 429)
        return answer
