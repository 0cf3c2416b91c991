"""Bots in seats: they think in worker processes, and get nothing but a dump in which all that their seat cannot know was redealt."""

import asyncio
import logging
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context

from comptoir import catalog
from comptoir.bots.bot import BOTS
from comptoir.core.dice import FastDice, SeedDice
from comptoir.server.live import Live
from comptoir.server.room import Room

log = logging.getLogger("comptoir.bots")


@dataclass(frozen=True)
class Question:
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    bot: str
    seed: int
    state: dict[str, object]


def ask(live: Live, edition: str, seat: int, bot: str) -> Question:
    """What a worker is told."""
    seed = secrets.randbits(60)
    known = live.table.state.clone()
    known.redeal(seat, FastDice(seed))
    setup = live.setup
    return Question(setup.game.meta.name, setup.players, dict(live.table.options), edition, seat, bot, seed, known.dump())


def answer(question: Question) -> str:
    """Runs in a worker."""
    game = catalog.find(question.game)
    edition = game.edition(question.edition) if question.edition else game.standard
    state = game.setup(question.players, edition, question.options, SeedDice("worker", 0))
    state.restore(question.state)
    return game.notation.write(int(BOTS[question.bot]().choose(state, question.seat, FastDice(question.seed))))


def _follow(parent: int) -> None:
    """A worker ends with its server, also when that is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    threading.Thread(target=watch, daemon=True).start()


class Workers:
    def __init__(self, count: int, pace: float) -> None:
        self.count = count
        self.pace = pace
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=_follow, initargs=(os.getpid(),))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, live: Live, edition: str, seat: int, bot: str) -> str:
        """Its action; the first legal one if the worker dies or answers nonsense."""
        first = live.table.legal(seat)[0]
        question = ask(live, edition, seat, bot)
        try:
            chosen = await asyncio.get_running_loop().run_in_executor(self._pool, answer, question)
        except BrokenProcessPool:
            log.error("a bot worker died; it is started anew")
            self._pool = self._new_pool()
            return first
        if live.table.why_not(seat, chosen):
            log.error("bot %s answered %r, which is not legal", bot, chosen)
            return first
        return chosen

    async def attend(self, room: Room) -> None:
        """Play for the bots of a table as long as it lasts."""
        while room.row.state != "over":
            await room.acted.wait()
            room.acted.clear()
            while room.live is not None and not room.live.table.over and (waiting := self._next(room)) is not None:
                await self._act(room, room.live, *waiting)

    def _next(self, room: Room) -> tuple[int, str] | None:
        assert room.live is not None
        for seat in room.live.table.actors():
            bot = room.seats.bot(seat)
            if bot is not None:
                return seat, bot
        return None

    async def _act(self, room: Room, live: Live, seat: int, bot: str) -> None:
        asked = live.asking(seat)
        room.tell_thinking(seat)
        pause = asyncio.create_task(asyncio.sleep(self.pace if room.listeners else 0))
        chosen = await self.choose(live, room.row.edition, seat, bot)
        await pause
        await room.play_bot(seat, chosen, asked)
