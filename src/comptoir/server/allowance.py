"""What a device may ask for in any minute: whoever opens many tables of captains does not take the cores from all others."""

import time
from collections.abc import Callable

WINDOW = 60.0  # seconds


class Allowance:
    def __init__(self, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most  # in any minute: seconds of thought, or questions
        self._clock = clock
        self._spent: dict[str, list[tuple[float, float]]] = {}  # by device: when, and how much

    def is_left(self, device: str) -> bool:
        return sum(amount for _, amount in self._recent(device)) < self.most

    def spend(self, device: str, amount: float) -> None:
        self._spent[device] = [*self._recent(device), (self._clock(), amount)]
        for other in [other for other in self._spent if not self._recent(other)]:  # devices that may never come back
            del self._spent[other]

    def _recent(self, device: str) -> list[tuple[float, float]]:
        since = self._clock() - WINDOW
        return [(at, amount) for at, amount in self._spent.get(device, []) if at > since]
