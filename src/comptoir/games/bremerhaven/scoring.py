"""Points: money times prestige."""

from mypy_extensions import i64

from comptoir.games.bremerhaven.state import Player, State


def result(p: Player) -> i64:
    """What lies on the bank is money too."""
    return (p.money + p.deposit) * p.prestige


def tally(s: State) -> list[dict[str, int]]:
    """How the points of each seat come about."""
    players = s.players[: s.seats]
    return [{"money": int(p.money), "deposit": int(p.deposit), "prestige": int(p.prestige), "score": int(result(p))} for p in players]


def grade(s: State) -> i64:
    """Captain Aha's verdict on a solo game: 0 to 4."""
    points = result(s.players[0])
    n: i64 = 0
    for most in s.edition.grades:
        if points > most:
            n += 1
    return n
