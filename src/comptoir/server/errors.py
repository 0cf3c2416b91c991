"""What a client did that cannot be: a stable word, a status, and a sentence for developers."""


class Refused(Exception):
    """Answered with its status over HTTP, as an `error` message over a socket."""

    def __init__(self, word: str, message: str, status: int = 400, rule: str | None = None) -> None:
        super().__init__(message)
        self.word = word
        self.message = message
        self.status = status
        self.rule = rule
