"""Who sits where at a table, and which devices hold the keys. No I/O here."""

from dataclasses import replace

from comptoir.server.errors import Refused
from comptoir.server.rows import SeatRow

GLYPHS = 15


class Seats:
    def __init__(self, rows: list[SeatRow | None], devices: list[set[str]]) -> None:
        self.rows = rows
        self.devices = devices  # by seat

    # --- asking

    def of(self, device: str) -> list[int]:
        """The seats of a device: several where friends pass it round."""
        return [seat for seat, devices in enumerate(self.devices) if device in devices]

    def check(self, seat: int) -> int:
        if not 0 <= seat < len(self.rows):
            raise Refused("no_such_seat", f"the seats are 0 to {len(self.rows) - 1}", 404)
        return seat

    def free(self) -> list[int]:
        return [seat for seat, taken in enumerate(self.rows) if taken is None]

    def people(self) -> list[int]:
        return [seat for seat, devices in enumerate(self.devices) if devices]

    def acting(self) -> list[int]:
        """Seats whose people play themselves now."""
        return [seat for seat in self.people() if self.bot(seat) is None]

    def person(self, seat: int) -> SeatRow:
        row = self.rows[self.check(seat)]
        if row is None or row.bot is not None:
            raise Refused("no_person", "no person sits here", 409)
        return row

    def bot(self, seat: int) -> str | None:
        """The bot that acts for a seat, if any."""
        row = self.rows[seat]
        return None if row is None else row.bot or row.stand_in

    def device(self, seat: int) -> str:
        """One of those that hold the seat's key, always the same; empty where nobody does."""
        return min(self.devices[seat], default="")

    def next_host(self, host: int) -> int:
        """The host role passes on to the next person."""
        people = self.people()
        return host if host in people or not people else people[0]

    # --- changing

    def claim(self, device: str, name: str, seat: int | None) -> None:
        free = self.free()
        if not free or (seat is not None and seat not in free):
            raise Refused("seat_taken", "this seat is taken", 409)
        chosen = free[0] if seat is None else seat
        self.rows[chosen] = SeatRow(name, None, self._free_glyph())
        self.devices[chosen] = {device}

    def _free_glyph(self) -> int:
        taken = {row.glyph for row in self.rows if row is not None}
        return next(glyph for glyph in range(GLYPHS) if glyph not in taken)

    def choose_glyph(self, seat: int, glyph: int) -> None:
        """A bot gives way; people keep theirs."""
        row = self.person(seat)
        other = next((k for k, taken in enumerate(self.rows) if taken is not None and taken.glyph == glyph and k != seat), None)
        if other is not None:
            theirs = self.rows[other]
            if theirs is None or theirs.bot is None:
                raise Refused("glyph_taken", "somebody else has this colour", 409)
            self.rows[other] = replace(theirs, glyph=row.glyph)
        self.rows[seat] = replace(row, glyph=glyph)

    def put_bot(self, seat: int, bot: str | None) -> None:
        row = self.rows[self.check(seat)]
        if row is not None and row.bot is None:
            raise Refused("seat_taken", "a person sits here", 409)
        self.rows[seat] = None if bot is None else SeatRow("", bot, row.glyph if row else self._free_glyph())

    def give_up(self, seat: int, bot: str | None) -> None:
        """The person goes; a bot plays on, or the seat is free."""
        row = self.person(seat)
        self.devices[seat] = set()
        self.rows[seat] = None if bot is None else replace(row, bot=bot)

    def swap(self, a: int, b: int) -> None:
        self.check(a), self.check(b)
        self.rows[a], self.rows[b] = self.rows[b], self.rows[a]
        self.devices[a], self.devices[b] = self.devices[b], self.devices[a]

    def stand_in(self, seat: int, bot: str | None) -> None:
        self.rows[seat] = replace(self.person(seat), stand_in=bot)
