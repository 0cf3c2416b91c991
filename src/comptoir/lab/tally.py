"""What a match says: shares of wins with their intervals, margins, and how long everybody thought."""

from typing import TypedDict

from comptoir.lab.match import Match
from comptoir.lab.results import Line, Pace, Times, add_paces
from comptoir.lab.statistics import mean_and_error, wilson


class Standing(TypedDict):
    """Of one player or of all with one name: together they are as many `seats`."""

    name: str
    seats: int
    wins: float  # a shared win counts in parts
    share: float  # of the games
    low: float  # Wilson's 95 % interval
    high: float
    fair: float  # what they would win if all were equally strong
    margin: float  # points ahead of the best other seat, on average over games and seats
    error: float  # the margin's standard error


def standings(match: Match, lines: list[Line]) -> list[Standing]:
    """By name, in the order of their first seats; where all have one name, by player."""
    names = list(dict.fromkeys(match.players))
    if len(names) == 1:
        return [standing(match, lines, f"{names[0]} {place + 1}", [place]) for place in range(len(match.players))]
    return [standing(match, lines, name, [place for place, other in enumerate(match.players) if other == name]) for name in names]


def standing(match: Match, lines: list[Line], name: str, places: list[int]) -> Standing:
    """Of those who are named at these places of the match."""
    wins = sum(_won(line, seat) for line in lines for seat in _seats(match, line, places))
    low, high = wilson(wins, len(lines))
    margins = [sum(_margin(line, seat) for seat in _seats(match, line, places)) / len(places) for line in lines]
    margin, error = mean_and_error(margins)
    return {
        "name": name,
        "seats": len(places),
        "wins": round(wins, 4),
        "share": round(wins / len(lines), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(len(places) / len(match.players), 4),
        "margin": round(margin, 3),
        "error": round(error, 3),
    }


def _seats(match: Match, line: Line, places: list[int]) -> list[int]:
    """Where they sat in that game."""
    return [(place + line["game"]) % len(match.players) for place in places]


def _won(line: Line, seat: int) -> float:
    return (line["ranking"][seat] == 1) / line["ranking"].count(1)


def _margin(line: Line, seat: int) -> int:
    return line["scores"][seat] - max(points for other, points in enumerate(line["scores"]) if other != seat)


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def verdict(standing: Standing) -> str:
    if standing["low"] > standing["fair"]:
        return "stronger"
    return "weaker" if standing["high"] < standing["fair"] else "level"


class Speed(TypedDict):
    name: str
    decisions: int
    milliseconds: float  # per decision
    iterations: float  # per decision
    iterations_per_second: int


def speeds(times: list[Times]) -> list[Speed]:
    return [speed(name, pace) for name, pace in add_paces(pair for entry in times for pair in entry.paces.items()).items()]


def speed(name: str, pace: Pace) -> Speed:
    return {
        "name": name,
        "decisions": pace.decisions,
        "milliseconds": round(1000 * pace.seconds / pace.decisions, 3),
        "iterations": round(pace.iterations / pace.decisions, 1),
        "iterations_per_second": round(pace.iterations / max(pace.seconds, 1e-9)),
    }
