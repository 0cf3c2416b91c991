"""How long bots may think for a device: whoever opens many tables of captains does not take the cores from all others."""

import time
from collections.abc import Callable

WINDOW = 60.0  # seconds


class Allowance:
    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds  # of thought, in any minute
        self._clock = clock
        self._spent: dict[str, list[tuple[float, float]]] = {}  # by device: when, and how long

    def is_left(self, device: str) -> bool:
        return sum(seconds for _, seconds in self._recent(device)) < self.seconds

    def spend(self, device: str, seconds: float) -> None:
        self._spent[device] = [*self._recent(device), (self._clock(), seconds)]

    def _recent(self, device: str) -> list[tuple[float, float]]:
        since = self._clock() - WINDOW
        return [(at, seconds) for at, seconds in self._spent.get(device, []) if at > since]
