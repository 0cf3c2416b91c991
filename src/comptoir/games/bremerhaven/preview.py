"""What a player wants to know before acting, beyond the facts of the act itself."""

from mypy_extensions import i64

from comptoir.games.bremerhaven.state import State


def foresee(s: State, seat: i64, action: i64) -> dict[str, object]:
    return {}
