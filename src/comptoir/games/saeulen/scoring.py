"""Points, booked at once and by category; and the end."""

from typing import Final

from mypy_extensions import i64

from comptoir.games.saeulen import facts
from comptoir.games.saeulen.state import NOBODY, OVER, State

CATEGORY_NAMES: Final = ["arms", "edges", "tokens", "gondola", "speculation"]


def earn(s: State, seat: i64, category: i64, points: i64) -> None:
    s.players[seat].earned[category] += points
    if s.journal is not None:
        facts.scored(s, seat, CATEGORY_NAMES[category], points)


def total(s: State, seat: i64) -> i64:
    earned = s.players[seat].earned
    return earned[0] + earned[1] + earned[2] + earned[3] + earned[4]


def last_space_reached(s: State) -> bool:
    for seat in range(s.seats):
        if total(s, seat) >= s.edition.last_space:
            return True
    return False


def tally_by_name(s: State) -> list[dict[str, int]]:
    return [{name: int(s.players[seat].earned[k]) for k, name in enumerate(CATEGORY_NAMES)} for seat in range(s.seats)]


def end(s: State, ending: i64) -> None:
    s.phase = OVER
    s.turn = NOBODY
    s.ending = ending
    if s.journal is not None:
        facts.ended(s, tally_by_name(s))
