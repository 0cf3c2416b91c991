"""One writer thread: what is asked for while it writes goes into one transaction, so that many moves share one flush to disk."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from comptoir.server.store.schema import MIGRATIONS

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE = 500


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise ValueError(f"the store was written by a newer Comptoir (version {version} of its schema); update this one")
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


class Store:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._connection = connect(path)
        migrate(self._connection)
        self._asked: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run it in the writer's thread; what it returns is durable when this returns."""
        done: Future[T] = Future()
        self._asked.put((work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        self._asked.put(None)
        self._writer.join()
        self._connection.close()

    def _write(self) -> None:
        while (first := self._asked.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._asked.empty():
                another = self._asked.get()
                if another is None:
                    self._asked.put(None)
                    break
                batch.append(another)
            self._commit(batch)

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        """Each piece of work in a savepoint of its own: one that fails does not take the others with it."""
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, done in batch:
                answers.append(self._try(work, done))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            answers = [(done, None, error) for _, done in batch]
        for done, result, failure in answers:
            if failure is not None:
                done.set_exception(failure)
            else:
                done.set_result(result)

    def _try(self, work: Work, done: Future[Any]) -> tuple[Future[Any], Any, BaseException | None]:
        self._connection.execute("SAVEPOINT work")
        try:
            result = work(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO work")
            self._connection.execute("RELEASE work")
            return done, None, error
        self._connection.execute("RELEASE work")
        return done, result, None


def backup(path: Path, copy: Path) -> None:
    """A consistent copy, also while a server writes."""
    source = sqlite3.connect(path)
    target = sqlite3.connect(copy)
    with source, target:
        source.backup(target)
    source.close()
    target.close()
