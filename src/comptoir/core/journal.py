"""Facts for log and animation: what happened, in words of the game, with who may read it."""

from typing import Final

SPECTATOR: Final = -1


class Fact:
    """`values` is for the `readers` (None: everybody); the rest read `rest`, or nothing."""

    def __init__(
        self,
        word: str,
        values: dict[str, object],
        readers: list[int] | None = None,
        rest: dict[str, object] | None = None,
    ) -> None:
        self.word = word
        self.values = values
        self.readers = readers
        self.rest = rest
        self.revealed = 0  # how much had been revealed when it happened: previews end there

    def as_seen(self, viewer: int) -> dict[str, object] | None:
        """How it reads for a seat or a spectator; None if nothing may be known of it."""
        if self.readers is None or viewer in self.readers:
            return {"fact": self.word, **self.values}
        return None if self.rest is None else {"fact": self.word, **self.rest}


def as_seen(facts: list[Fact], viewer: int) -> list[dict[str, object]]:
    seen = [fact.as_seen(viewer) for fact in facts]
    return [fact for fact in seen if fact is not None]
