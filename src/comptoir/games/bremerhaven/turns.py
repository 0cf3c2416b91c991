"""Who has something to decide, and small things that all rules need."""

from mypy_extensions import i64

from comptoir.games.bremerhaven.state import NOTHING, Player, State


def ask(s: State, seat: i64, step: i64) -> None:
    s.players[seat].step = step
    s.waiting += 1


def answered(s: State, seat: i64) -> None:
    s.players[seat].step = NOTHING
    s.players[seat].left = 0
    s.waiting -= 1


def enter(s: State, phase: i64) -> None:
    s.phase = phase
    s.cursor = 0


def is_robot(s: State, bidder: i64) -> bool:
    return bidder >= s.seats


def has(p: Player, building: i64) -> bool:
    """Whether it stands in the harbour: beside it, it is not yet built."""
    return p.built >> building & 1 == 1


def charge(p: Player, amount: i64) -> i64:
    """Penalties and events take cash first, then the deposit; there are no debts. What was paid."""
    cash = min(p.money, amount)
    saved = min(p.deposit, amount - cash)
    p.money -= cash
    p.deposit -= saved
    return cash + saved


def lose_prestige(p: Player, stars: i64) -> i64:
    """The marker never goes below 0. What was lost."""
    lost = min(p.prestige, stars)
    p.prestige -= lost
    return lost
