"""One writer thread: what is asked for while it writes goes into one transaction, so that many moves share one flush to disk."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from comptoir.server.store.schema import MIGRATIONS

T = TypeVar("T")
MOST_AT_ONCE = 500
EVENT_COLUMNS = 7


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000", "temp_store=MEMORY"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise ValueError(f"the store was written by a newer Comptoir (version {version} of its schema); update this one")
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


@dataclass(eq=False, slots=True)
class Ask:
    """A piece of work, and what came of it."""

    done: "asyncio.Future[Any]"
    work: Callable[[sqlite3.Connection], Any]
    event: tuple[object, ...] | None = None  # what it appends, if that is all it does: such work is done in one go
    result: Any = None
    failure: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """In a savepoint of its own: one that fails does not take the others with it."""
        connection.execute("SAVEPOINT work")
        try:
            self.result = self.work(connection)
        except Exception as error:
            connection.execute("ROLLBACK TO work")
            self.failure = error
        connection.execute("RELEASE work")

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.failure is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.failure)


class Store:
    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._connection = connect(path)
        migrate(self._connection)
        self._asked: queue.SimpleQueue[Ask | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run it in the writer's thread; what it returns is durable when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put(Ask(done, work))
        return await done

    async def append(self, event: tuple[object, ...]) -> None:
        """Add a row to the events. Appending with the expected number is the whole concurrency control: the key refuses a second one."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.put(Ask(done, lambda db: _append(db, [event]), event))
        await done

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
            first.done.get_loop().call_soon_threadsafe(_tell, batch)

    def _commit(self, batch: list[Ask]) -> None:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for ask in self._after_events(batch):
                ask.run(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            for ask in batch:
                ask.failure = error

    def _after_events(self, batch: list[Ask]) -> list[Ask]:
        """Append all events in one statement, which leaves the other threads in peace; what is still to be done."""
        events = [ask.event for ask in batch if ask.event is not None]
        try:
            _append(self._connection, events)
        except sqlite3.Error:
            return batch  # one by one, to see which it was
        return [ask for ask in batch if ask.event is None]


def _append(connection: sqlite3.Connection, events: list[tuple[object, ...]]) -> None:
    columns = ", ".join(f"json_extract(value, '$[{column}]')" for column in range(EVENT_COLUMNS))
    connection.execute(f"INSERT INTO events SELECT {columns} FROM json_each(?)", (msgspec.json.encode(events).decode(),))


def _tell(batch: list[Ask]) -> None:
    for ask in batch:
        ask.tell()


def backup(path: Path, copy: Path) -> None:
    """A consistent copy, also while a server writes."""
    source = sqlite3.connect(path)
    target = sqlite3.connect(copy)
    with source, target:
        source.backup(target)
    source.close()
    target.close()
