"""What the newspaper would do to each player if the round ended now."""

from typing import TypedDict

from mypy_extensions import i64

from comptoir.games.bremerhaven import bidding, events
from comptoir.games.bremerhaven.cards import DOCK_STRIKE, DOCKS, FOG, MARKET_TURMOIL
from comptoir.games.bremerhaven.state import ABOARD, DOCK, FIRE_STEP, LOADING, NEWS, NO_CARD, NOTHING, TIME, Player, State


class EffectView(TypedDict):
    money: int  # gained, or lost below 0
    prestige: int
    goods: int  # lost
    orders: int  # that get less time
    ranks: int  # climbed, or lost below 0
    offers: int  # goods to take or sell, cards or permits, as many as the player may have


def foretold(s: State) -> bool:
    """Not what works all round long, and not what turns up a hidden card; nor what has happened already."""
    return s.event not in (NO_CARD, DOCK_STRIKE, FOG, MARKET_TURMOIL) and s.phase < NEWS


def effects(s: State) -> list[EffectView | None]:
    if not foretold(s):
        return [None] * int(s.seats)
    after = s.clone()
    assert isinstance(after, State)
    for seat in range(s.seats):
        after.players[seat].step = NOTHING
    events.happen(after)
    return [effect(s, after, seat) for seat in range(s.seats)]


def effect(s: State, after: State, seat: i64) -> EffectView:
    p, q = s.players[seat], after.players[seat]
    asked = 0 if q.step == NOTHING else int(q.left)
    return {
        "money": int(q.money + q.deposit - p.money - p.deposit),
        "prestige": int(q.prestige - p.prestige),
        "goods": aboard(p) - aboard(q) + (asked if q.step == FIRE_STEP else 0),
        "orders": sum(1 for at in range(TIME, len(p.orders), LOADING) if q.orders[at] < p.orders[at]),
        "ranks": int(bidding.rank_of(s, seat) - bidding.rank_of(after, seat)),
        "offers": 0 if q.step == FIRE_STEP else asked,
    }


def aboard(p: Player) -> int:
    return sum(int(p.docks[dock * DOCK + ABOARD]) for dock in range(DOCKS))
