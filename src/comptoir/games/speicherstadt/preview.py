"""What a player wants to know before acting, beyond the facts of the act itself."""

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.speicherstadt.actions import BUY, DECLINE, LOAD, PLACE
from comptoir.games.speicherstadt.cards import CONTRACT_CARDS, GOODS
from comptoir.games.speicherstadt.phases import price
from comptoir.games.speicherstadt.state import FLOORS, State


def foresee(s: State, seat: i64, action: i64) -> dict[str, object]:
    kind = kind_of(action)
    if kind == PLACE:
        return foresee_place(s, seat, first_of(action))
    if kind == BUY:
        return {"coins_left": int(s.players[seat].coins - price(s))}
    if kind == DECLINE:
        return {"next": next_asked(s)}
    if kind == LOAD:
        return foresee_load(s, first_of(action), second_of(action))
    return {}


def foresee_place(s: State, seat: i64, column: i64) -> dict[str, object]:
    """`price_now` is what the lowest worker would pay; `prices` what each would, if all below it withdraw."""
    queue = [int(s.workers[column * FLOORS + floor]) for floor in range(s.queue[column])] + [int(seat)]
    prices = [{"seat": owner, "price": len(queue) - floor, "coins": int(s.players[owner].coins)} for floor, owner in enumerate(queue)]
    return {"floor": len(queue), "price_now": len(queue), "price_if_all_ahead_withdraw": 1, "prices": prices}


def next_asked(s: State) -> dict[str, object] | None:
    """Who is asked when this worker goes, and for how much; None if nobody can pay."""
    for floor in range(s.withdrawn + 1, s.queue[s.column]):
        owner = s.workers[s.column * FLOORS + floor]
        cost = s.queue[s.column] - floor
        if s.players[owner].coins >= cost:
            return {"seat": int(owner), "price": int(cost)}
    return None


def foresee_load(s: State, good: i64, contract: i64) -> dict[str, object]:
    missing = sum(int(s.missing[contract * GOODS + other]) for other in range(GOODS))
    return {"missing_after": missing - 1, "points": int(s.edition.points[CONTRACT_CARDS[contract]]) if missing == 1 else 0}
