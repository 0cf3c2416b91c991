"""Points at the end, by category. Only fires score during play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.speicherstadt.cards import (
    CHAMBER_OF_COMMERCE,
    CHURCHES,
    CONTRACT_CARDS,
    CONTRACTS,
    COUNTING_OFFICES,
    MERCHANTS,
    PORT,
    SHIPS,
    WAREHOUSE_CARD,
)
from comptoir.games.speicherstadt.loading import count, is_complete
from comptoir.games.speicherstadt.state import WAREHOUSE, State

CATEGORIES: Final = ["fires", "contracts", "counting_offices", "merchants", "churches", "warehouse", "chamber_of_commerce", "port"]


def owned(s: State, seat: i64, cards: vec[i64]) -> i64:
    """How many of these cards the seat has."""
    n: i64 = 0
    holder = s.holder
    for card in cards:
        if holder[card] == seat:
            n += 1
    return n


def printed(s: State, seat: i64, cards: vec[i64]) -> i64:
    """The points printed on those of these cards that the seat has."""
    points: i64 = 0
    holder = s.holder
    for card in cards:
        if holder[card] == seat:
            points += s.edition.points[card]
    return points


def contracts(s: State, seat: i64) -> i64:
    """Incomplete contracts are worth nothing."""
    points: i64 = 0
    for contract in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[contract]] == seat and is_complete(s, contract):
            points += s.edition.points[CONTRACT_CARDS[contract]]
    return points


def offices(s: State, seat: i64) -> i64:
    return owned(s, seat, COUNTING_OFFICES)


def stored(s: State, seat: i64) -> i64:
    return count(s.players[seat].cubes, WAREHOUSE) * s.edition.points_per_stored_cube if s.holder[WAREHOUSE_CARD] == seat else 0


def chamber(s: State, seat: i64) -> i64:
    """The coins stay with their owner."""
    return s.players[seat].coins * s.edition.points_per_coin if s.holder[CHAMBER_OF_COMMERCE] == seat else 0


def port(s: State, seat: i64) -> i64:
    return owned(s, seat, SHIPS) * s.edition.points_per_ship if s.holder[PORT] == seat else 0


def total(s: State, seat: i64) -> i64:
    """All of it, without making a list."""
    points = s.players[seat].score + contracts(s, seat) + s.edition.office_points[offices(s, seat)]
    points += printed(s, seat, MERCHANTS) + printed(s, seat, CHURCHES)
    return points + stored(s, seat) + chamber(s, seat) + port(s, seat)


def tally(s: State, seat: i64) -> list[int]:
    """In the order of CATEGORIES."""
    return [
        int(s.players[seat].score),
        int(contracts(s, seat)),
        int(s.edition.office_points[offices(s, seat)]),
        int(printed(s, seat, MERCHANTS)),
        int(printed(s, seat, CHURCHES)),
        int(stored(s, seat)),
        int(chamber(s, seat)),
        int(port(s, seat)),
    ]


def tally_by_name(s: State) -> list[dict[str, int]]:
    return [points_by_name(tally(s, seat)) for seat in range(s.seats)]


def points_by_name(points: list[int]) -> dict[str, int]:
    return {CATEGORIES[k]: points[k] for k in range(i64(len(points)))}
