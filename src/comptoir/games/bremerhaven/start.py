"""What players decide before the first round: where to lay the start order; in the short game also a building and goods."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, second_of
from comptoir.games.bremerhaven import events, land, permits, storage
from comptoir.games.bremerhaven.cards import GOODS, PRINTED
from comptoir.games.bremerhaven.state import LOADING, NO_CARD, ORDER, START_BUILDING, START_GOODS, START_ORDER, Player, State
from comptoir.games.bremerhaven.turns import answered


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    if p.step == START_BUILDING:
        return permits.buildings_into(p, out, 0)
    if p.step == START_ORDER:
        return land.places_into(p, out)
    n: i64 = 0
    for good in range(i64(GOODS)):
        if is_start_good(s, p, good):
            n = events.take_into(s, p, good, out, n)
    return n


def is_start_good(s: State, p: Player, good: i64) -> bool:
    """Of a kind that is not printed on the own start order, which is the only one yet."""
    for space in range(land.loading_spaces(p)):
        order = p.orders[space * LOADING + ORDER]
        if order != NO_CARD:
            return s.edition.order_needs[order * PRINTED + good] == 0
    return False


def can_take(s: State, p: Player) -> bool:
    for good in range(i64(GOODS)):
        if is_start_good(s, p, good) and storage.room(s.edition, p, good) != 0:
            return True
    return False


def apply(s: State, seat: i64, action: i64) -> None:
    p = s.players[seat]
    if p.step == START_BUILDING:
        permits.build(s, seat, first_of(action), second_of(action), 0)
        p.step = START_ORDER
    elif p.step == START_ORDER:
        land.place(s, seat, p.start_order, first_of(action))
        p.start_order = NO_CARD
        p.step = START_GOODS
        p.left = 0 if s.is_long else s.edition.start_goods
    else:
        events.take(s, seat, action)
    if p.step == START_GOODS and (p.left == 0 or not can_take(s, p)):
        answered(s, seat)
