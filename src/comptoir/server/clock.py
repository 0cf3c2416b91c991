"""How long each seat has left for its decision, at a table with a pace."""


class Clock:
    def __init__(self, pace: int) -> None:
        self.pace = pace  # seconds for a decision; 0: as long as one likes
        self.until: dict[int, int] = {}  # by seat that may act

    def follow(self, actors: list[int], acted: int | None, now: int) -> None:
        """Time begins when a seat may act, and anew after each step of it."""
        if self.pace:
            kept = {seat: until for seat, until in self.until.items() if seat != acted}
            self.until = {seat: kept.get(seat, now + self.pace) for seat in actors}

    def has_run_out(self, seat: int, now: int) -> bool:
        return seat in self.until and self.until[seat] <= now

    def shown(self, seats: list[int]) -> dict[str, int] | None:
        """For those who know that these seats may act."""
        return {str(seat): self.until[seat] for seat in seats if seat in self.until} if self.pace else None
