"""Work spread over processes, its results in order."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_order(work: Callable[[Item], Result], items: Iterable[Item], workers: int) -> Iterator[Result]:
    """Processes are spawned, not forked; with one worker all happens here."""
    if workers == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_die_at_ctrl_c) as pool:
        try:
            yield from _ahead(pool, work, iter(items), 3 * workers)
        except BrokenProcessPool:
            raise ChildProcessError("a worker process died; what was finished before is kept") from None


def _ahead(pool: ProcessPoolExecutor, work: Callable[[Item], Result], items: Iterator[Item], most: int) -> Iterator[Result]:
    """Never far ahead of what is taken. `pool.map` would ask for all at once, and hang where a worker dies while it takes that back."""
    asked = deque(pool.submit(work, item) for item in islice(items, most))
    while asked:
        yield asked.popleft().result()
        asked.extend(pool.submit(work, item) for item in islice(items, 1))


def _die_at_ctrl_c() -> None:
    """At once, whatever it thinks about: nobody waits for its answer."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
