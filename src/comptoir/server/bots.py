"""Bots in seats: they think in worker processes, and get nothing but a dump in which all that their seat cannot know was redealt."""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TypeVar

from comptoir import catalog
from comptoir.bots import levels
from comptoir.core.contract import Game, State
from comptoir.core.dice import FastDice, SeedDice
from comptoir.server.allowance import Allowance
from comptoir.server.live import Live
from comptoir.server.room import Room

log = logging.getLogger("comptoir.bots")
T = TypeVar("T")
NICENESS = 5  # thinking gives way to serving
WITHOUT_SEARCH = "sailor"
AGAIN = 5.0  # seconds until a bot that could not play tries again


@dataclass(frozen=True)
class Question:
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seat: int
    level: str
    seed: int
    state: dict[str, object]


@dataclass(frozen=True)
class Answer:
    """A captain's advice, in notation."""

    action: str
    gain: float
    second: str | None
    win: float | None  # None where nothing had to be weighed, and for who plays alone
    chance: float  # how much more that is than with the second


def new_seed() -> int:
    return secrets.randbits(60)


def ask(live: Live, edition: str, seat: int, level: str, seed: int) -> Question:
    """What a worker is told: it follows from what the seat may know, and the seed."""
    known = live.table.state.clone()
    known.redeal(seat, FastDice(seed))
    setup = live.setup
    return Question(setup.game.meta.name, setup.players, dict(live.table.options), edition, seat, level, seed, known.dump())


# --- in a worker


def _restored(question: Question) -> tuple[Game, State]:
    game = catalog.find(question.game)
    edition = game.edition(question.edition) if question.edition else game.standard
    state = game.setup(question.players, edition, question.options, SeedDice("worker", 0))
    state.restore(question.state)
    return game, state


def answer(question: Question) -> str:
    game, state = _restored(question)
    bot = levels.make(game, question.players, question.level, levels.PATIENCE)
    return game.notation.write(int(bot.choose(state, question.seat, FastDice(question.seed))))


def advise(question: Question) -> Answer:
    game, state = _restored(question)
    found = levels.advise(game, question.players, state, question.seat, FastDice(question.seed))
    second = None if found.second < 0 else game.notation.write(int(found.second))
    win = float(found.win) if found.iterations and question.players > 1 else None
    return Answer(game.notation.write(int(found.action)), float(found.gain), second, win, float(found.chance))


def prepare(game: str) -> None:
    catalog.find(game)


def _begin(parent: int) -> None:
    """A worker ends with its server, also when that is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    threading.Thread(target=watch, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)


# --- in the server


class Workers:
    """So many processes for bots, and one more: a person who asks the captain does not wait for them."""

    def __init__(self, count: int, pace: float, allowance: Allowance) -> None:
        self.count = count
        self.pace = pace
        self.allowance = allowance
        self._pool = self._new_pool()
        self._free = asyncio.Semaphore(count)
        self._prepared: set[str] = set()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count + 1, mp_context=get_context("spawn"), initializer=_begin, initargs=(os.getpid(),))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[Question], T], question: Question) -> T | None:
        """What a worker makes of it; None if it dies or fails."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, question)
        except BrokenProcessPool:
            log.error("a bot worker died; it is started anew")
            if self._pool is pool:  # the first of those who asked it
                self._pool = self._new_pool()
        except Exception as error:
            log.error("a bot failed at %s, seat %d: %r", question.game, question.seat, error)
        return None

    async def choose(self, live: Live, edition: str, seat: int, bot: str, device: str = "") -> str:
        """Its action; the first legal one if the worker dies or answers nonsense.

        Where bots have thought too long for the device that hosts the table they play without search, until it is forgiven."""
        legal = live.table.legal(seat)
        if len(legal) == 1:
            return legal[0]
        level = bot if self.allowance.is_left(device) else WITHOUT_SEARCH
        question = ask(live, edition, seat, level, new_seed())
        async with self._free:
            start = time.monotonic()
            chosen = await self.run(answer, question)
            self.allowance.spend(device, time.monotonic() - start)
        if chosen is not None and chosen not in legal:
            log.error("bot %s answered %r, which is not legal", level, chosen)
        return chosen if chosen in legal else legal[0]

    async def attend(self, room: Room) -> None:
        """Play for the bots of a table as long as it lasts: at each board one at a time, for people to follow."""
        acting: dict[int, asyncio.Task[None]] = {}
        async with asyncio.TaskGroup() as boards:
            while room.row.state != "over":
                await room.acted.wait()
                room.acted.clear()
                if room.live is not None and room.row.game not in self._prepared:
                    self._prepared.add(room.row.game)
                    boards.create_task(self._prepare(room.row.game))
                for board, (seat, bot) in _waiting(room).items():
                    if board not in acting or acting[board].done():
                        acting[board] = boards.create_task(self._act(room, room.playing(), seat, bot))

    async def _prepare(self, game: str) -> None:
        """Before somebody asks the captain; but the pages of those who begin to play come first."""
        await asyncio.sleep(1)
        with contextlib.suppress(BrokenProcessPool):  # who asks next finds a new one
            for _ in range(self.count + 1):
                self._pool.submit(prepare, game)

    async def _act(self, room: Room, live: Live, seat: int, bot: str) -> None:
        """Whatever fails, the table goes on: it is tried again."""
        try:
            await self._play(room, live, seat, bot)
        except Exception:
            log.exception("bot %s cannot play for seat %d", bot, seat)
            await asyncio.sleep(AGAIN)
        room.acted.set()

    async def _play(self, room: Room, live: Live, seat: int, bot: str) -> None:
        """It takes at least the pace; what it thinks counts towards that."""
        if seat not in live.table.actors():
            return  # somebody has taken back a move meanwhile
        asked = live.asking(seat)
        room.tell_thinking(seat)
        pause = asyncio.create_task(asyncio.sleep(self.pace if room.listeners else 0))
        chosen = await self.choose(live, room.row.edition, seat, bot, room.seats.device(room.row.host))
        await pause
        await room.play_bot(seat, chosen, asked)


def _waiting(room: Room) -> dict[int, tuple[int, str]]:
    """By board, the first bot that is to act there."""
    live = room.live
    if live is None or live.table.over:
        return {}
    bots = [(seat, bot) for seat in live.table.actors() if (bot := room.seats.bot(seat)) is not None]
    return {int(live.table.state.board(seat)): (seat, bot) for seat, bot in reversed(bots)}
