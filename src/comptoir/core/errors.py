"""Everything that can be wrong with what somebody hands us; each error is a ValueError that says what to do."""


class BadNotation(ValueError):
    """The text is no action of this game."""


class BadEdition(ValueError):
    """The edition file cannot be played with."""


class BadRecord(ValueError):
    """The record cannot be read, or does not lead where it says."""


class BadSetup(ValueError):
    """No table can be set up with these players, options or seed."""


class NoSuchSeat(ValueError):
    """This table has no such seat."""


class IllegalAction(ValueError):
    """The rules forbid the action now; `rule` is the id of the rule that does."""

    def __init__(self, seat: int, action: str, rule: str) -> None:
        super().__init__(f"seat {seat} may not play {action!r} now: rule {rule}")
        self.rule = rule


def shorten(text: str, most: int = 60) -> str:
    """The offending text as a message quotes it."""
    quoted = repr(text)
    return quoted if len(quoted) <= most else quoted[:most] + "…'"
