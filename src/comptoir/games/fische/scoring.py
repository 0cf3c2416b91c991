"""Who stands where: fetishes, the order in which three were reached, then wealth."""

from mypy_extensions import i64

from comptoir.games.fische import economy
from comptoir.games.fische.cards import FETISHES, GOODS
from comptoir.games.fische.state import State
from comptoir.games.fische.trade import owned


def fetishes(s: State) -> list[int]:
    return [int(owned(p)) for p in s.players]


def wealth(s: State, seat: i64) -> i64:
    """Florins, and goods at the prices of the player's table."""
    p = s.players[seat]
    b = s.boards[p.table]
    total = p.florins
    for good in range(i64(GOODS)):
        total += p.goods[good] * economy.price(s, b, good)
    return total


def tie_breaks(s: State, seat: i64) -> list[int]:
    """Among those with three fetishes the earlier is better; among the others the richer."""
    p = s.players[seat]
    return [-int(p.place), 0 if owned(p) == FETISHES else int(wealth(s, seat))]


def is_won(s: State) -> bool:
    return s.over and s.finished > 0
