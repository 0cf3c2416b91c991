"""What a player wants to know before acting, beyond the facts of the act itself."""

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.fische import economy, tables, trade
from comptoir.games.fische.actions import BUY, CHANGE, FERRY, OFFER, RIDE, SELL, STOP, SWAP_GOODS, TAKE_FETISH, WALK
from comptoir.games.fische.cards import (
    CELL_NAMES,
    CHANGER,
    EXTRA_NAMES,
    EXTRA_ROOM,
    FREDDY,
    GOOD_NAMES,
    GOODS,
    IN_PLAY,
    KIOSK_NAMES,
    MERCHANT,
    STAGE_CELL,
    TYPE,
)
from comptoir.games.fische.edition import parts_list
from comptoir.games.fische.state import ACTING, MOVING, TRADING, Board, State


def foresee(s: State, seat: i64, action: i64) -> dict[str, object]:
    kind = kind_of(action)
    b = s.boards[s.players[seat].table]
    if b.phase == MOVING:
        return foresee_move(s, b, seat, action)
    if kind in (BUY, SELL):
        return foresee_trade(s, b, seat, kind, first_of(action), second_of(action) + 1)
    if kind == SWAP_GOODS:
        return {"carried": [int(trade.carried(s.players[seat])), carried_after(s, b, seat)]}
    if kind == TAKE_FETISH:
        return {"parts": parts_list(trade.cost(s, s.players[seat], b.kiosk[s.players[seat].pawn]))}
    if kind == OFFER:
        good = first_of(action)
        return {"price": [int(economy.price(s, b, good)), int(s.edition.price[b.level[good] - s.edition.fall[b.level[good]]])]}
    return {}


def foresee_move(s: State, b: Board, seat: i64, action: i64) -> dict[str, object]:
    """Points before and after, and what would happen at the cell reached."""
    kind = kind_of(action)
    if kind == WALK:
        return {"points": [int(b.points), int(b.points) - 1], **kiosk_at(s, b, first_of(action))}
    if kind == RIDE:
        return {"points": [int(b.points), int(b.points) - 1], **kiosk_at(s, b, STAGE_CELL[first_of(action)])}
    if kind == FERRY:
        florins = int(s.players[seat].florins)
        return {"points": [int(b.points), int(b.points) - 1], "florins": [florins, florins - int(s.edition.call_florins)]}
    if kind == CHANGE:
        return {"points_lost": int(b.points), "seats": tables.seats_at(s, first_of(action))}
    if kind == STOP:
        return {"points_lost": int(b.points), **kiosk_at(s, b, s.players[seat].pawn)}
    return {}


def kiosk_at(s: State, b: Board, cell: i64) -> dict[str, object]:
    """The kiosk there, what it sells at which price, what it pays, and its extra actions."""
    if cell >= IN_PLAY:
        return {"cell": CELL_NAMES[cell], "kiosk": None}
    kiosk = b.kiosk[cell]
    there = [good for good in range(GOODS) if b.stock[cell * GOODS + good] > 0]
    return {
        "cell": CELL_NAMES[cell],
        "kiosk": KIOSK_NAMES[kiosk],
        "sells": {GOOD_NAMES[good]: int(trade.unit_price(s, b, cell, i64(good))) for good in there},
        "pays": {GOOD_NAMES[s.edition.buys[kiosk]]: int(economy.price(s, b, s.edition.buys[kiosk]))} if TYPE[kiosk] == MERCHANT else {},
        "extra": [EXTRA_NAMES[s.edition.extra[kiosk * EXTRA_ROOM + k]] for k in range(s.edition.extras[kiosk])],
    }


def foresee_trade(s: State, b: Board, seat: i64, kind: i64, good: i64, number: i64) -> dict[str, object]:
    """Unit price, florins, tokens carried and the price of the board, before and after."""
    p = s.players[seat]
    now = economy.price(s, b, good)
    unit = unit_price(s, b, seat, kind, good)
    sign = 1 if kind == SELL else -1
    florins, carried = int(p.florins), int(trade.carried(p))
    return {
        "unit": int(unit),
        "total": int(unit * number),
        "florins": [florins, florins + sign * int(unit * number)],
        "carried": [carried, carried - sign * int(number)],
        "price": [int(now), price_after(s, b, kind, good)],
    }


def unit_price(s: State, b: Board, seat: i64, kind: i64, good: i64) -> i64:
    place = s.players[seat].pawn
    if kind == BUY and b.phase == ACTING:
        return s.edition.bonus_florins
    if kind == BUY and TYPE[b.kiosk[place]] == MERCHANT:
        return trade.unit_price(s, b, place, good)
    return economy.price(s, b, good)


def price_after(s: State, b: Board, kind: i64, good: i64) -> int:
    """A sale lowers the price; the special sale raises it, unless an option says otherwise."""
    level = b.level[good]
    if kind == SELL and (b.phase == TRADING or s.sale_falls):
        level -= s.edition.fall[level]
    elif kind == SELL and economy.can_rise(s, b, good):
        level += s.edition.rise[level]
    return int(s.edition.price[level])


def carried_after(s: State, b: Board, seat: i64) -> int:
    """After the exchange; at Freddy's with the second token."""
    p = s.players[seat]
    kind = TYPE[b.kiosk[p.pawn]]
    more = s.edition.changer_gives - 1 if kind == CHANGER else i64(1 if kind == FREDDY else 0)
    return int(trade.carried(p) + more)
