"""Friends in the harbour: who has sat at a table with this device, and is here now.

What is told of them can be known anyway: that they sit at a table of this device, or wait at one that is listed.
"""

import time
from collections.abc import Callable

from comptoir.server.room import Room

HERE_SECONDS = 30  # the page with the tables asks every few
MOST = 12


class Presence:
    """Which devices asked for the tables a moment ago."""

    def __init__(self) -> None:
        self._asked: dict[str, float] = {}

    def sees(self, device: str) -> None:
        at = time.monotonic()
        self._asked = {other: when for other, when in self._asked.items() if at - when < HERE_SECONDS}
        self._asked[device] = at

    def recalls(self, device: str) -> bool:
        return time.monotonic() - self._asked.get(device, -HERE_SECONDS) < HERE_SECONDS


def friends(mine: list[Room], listed: list[Room], device: str, is_here: Callable[[str], bool]) -> list[dict[str, object]]:
    """One for each person, as at the latest table they share: `mine` has the latest first."""
    met: dict[str, tuple[Room, int]] = {}
    for room in mine:
        for seat, keys in enumerate(room.seats.devices):
            if device not in keys:
                met = {**dict.fromkeys(keys, (room, seat)), **met}
    here = {(room.row.id, seat): other for other, (room, seat) in met.items() if is_here(other)}  # once, whatever devices they have
    return [_friend(mine, listed, other, *met[other]) for other in here.values()][:MOST]


def _friend(mine: list[Room], listed: list[Room], device: str, met: Room, seat: int) -> dict[str, object]:
    person = met.seats.person(seat)
    together = [room for room in mine if room.row.state != "over" and room.seats.of(device)]
    waits = [room for room in listed if room.seats.of(device)]
    table = next(iter(together + waits), None)
    return {
        "name": person.name, "glyph": person.glyph, "table": table.row.id if table else None, "together": bool(together),
        "free": len(table.seats.free()) if table and not together else 0,
    }  # fmt: skip
