"""Trade in a kiosk: merchants, changers, the three special ones, the fetishists."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.fische import economy, facts
from comptoir.games.fische.actions import BUY, OFFER, SELL, SWAP_GOODS, TAKE, TAKE_FETISH
from comptoir.games.fische.cards import (
    CHANGER,
    FETISHES,
    FETISHIST,
    FRANZ,
    FREDDY,
    GOODS,
    MERCHANT,
    TYPE,
)
from comptoir.games.fische.edition import LARGEST_PART
from comptoir.games.fische.state import NOTHING, Board, Player, State


def carried(p: Player) -> i64:
    goods = p.goods
    return goods[0] + goods[1] + goods[2] + goods[3] + goods[4]


def unit_price(s: State, b: Board, place: i64, good: i64) -> i64:
    """One step of the track less for each token of the good in stock."""
    level = b.level[good] - b.stock[place * GOODS + good]
    return s.edition.price[level] if level > 0 else s.edition.price[0]


# --- what may be done


def trade_into(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    if b.paying >= 0:
        return offers_into(b, p, out, n)
    if b.given >= 0:
        return second_into(b, out, n)
    kind = TYPE[b.kiosk[p.pawn]]
    if kind == MERCHANT:
        return merchant_into(s, b, p, out, n)
    if kind == CHANGER:
        return changer_into(s, b, p, out, n)
    if kind == FETISHIST:
        return fetishes_into(s, b, p, out, n)
    if kind == FREDDY:
        return freddy_into(s, b, p, out, n)
    if kind == FRANZ:
        return franz_into(s, b, p, out, n)
    return felicitas_into(s, b, p, out, n)


def is_free_to_go(b: Board) -> bool:
    """Nothing is half done."""
    return b.paying < 0 and b.given < 0


def merchant_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    """Each good in stock may be bought once in a visit, and the wanted good sold once."""
    place = p.pawn
    room = s.edition.carry_limit - carried(p)
    for good in range(i64(GOODS)):
        stock = b.stock[place * GOODS + good]
        if stock > 0 and not b.bought >> good & 1:
            most = min(min(stock, room), p.florins // unit_price(s, b, place, good))
            for number in range(most):
                out[n] = pack(BUY, good, number)
                n += 1
    wanted = s.edition.buys[b.kiosk[place]]
    if b.traded == 0:
        for number in range(p.goods[wanted]):
            out[n] = pack(SELL, wanted, number)
            n += 1
    return n


def changer_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    kiosk = b.kiosk[p.pawn]
    wanted = s.edition.buys[kiosk]
    gives = s.edition.gives[kiosk]
    many = s.edition.changer_gives
    has_room = carried(p) - 1 + many <= s.edition.carry_limit
    if b.traded < s.edition.times_at_changer and p.goods[wanted] > 0 and b.reserve[gives] >= many and has_room:
        out[n] = pack(SWAP_GOODS, wanted, gives)
        n += 1
    return n


def freddy_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    """The first of the two tokens is named with the one given; there must be a second one then."""
    if b.traded > 0 or carried(p) + 1 > s.edition.carry_limit:
        return n
    reserve = b.reserve
    there = reserve[0] + reserve[1] + reserve[2] + reserve[3] + reserve[4]
    for given in range(i64(GOODS)):
        if p.goods[given] > 0 and there - reserve[given] >= 2:
            for good in range(i64(GOODS)):
                if good != given and reserve[good] > 0:
                    out[n] = pack(SWAP_GOODS, given, good)
                    n += 1
    return n


def second_into(b: Board, out: vec[i64], n: i64) -> i64:
    for good in range(i64(GOODS)):
        if good != b.given and b.reserve[good] > 0:
            out[n] = pack(TAKE, good)
            n += 1
    return n


def franz_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    if b.traded > 0 or carried(p) >= s.edition.carry_limit:
        return n
    for good in range(i64(GOODS)):
        if b.reserve[good] > 0 and p.florins >= economy.price(s, b, good):
            out[n] = pack(BUY, good, 0)
            n += 1
    return n


def felicitas_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    if b.traded >= s.edition.times_at_changer:
        return n
    for given in range(i64(GOODS)):
        if p.goods[given] > 0:
            for good in range(i64(GOODS)):
                if b.level[good] > b.level[given] and b.reserve[good] > 0:
                    out[n] = pack(SWAP_GOODS, given, good)
                    n += 1
    return n


# --- fetishes


def cost(s: State, p: Player, kiosk: i64) -> i64:
    """Of the player's next fetish, in parts."""
    return s.edition.cost[kiosk * FETISHES + owned(p)]


def owned(p: Player) -> i64:
    return (p.fetishes & 1) + (p.fetishes >> 1 & 1) + (p.fetishes >> 2 & 1)


def offered_here(s: State, b: Board) -> i64:
    """Kinds to be had at this table, a bit each: all at a single one; one each at three; at two the third kind at both."""
    if s.tables == 1:
        return 7
    own = i64(1) << b.number
    return own if s.tables == 3 else own | 4


def fetishes_into(s: State, b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    if b.traded > 0 or p.face_down == 1:
        return n
    kinds = offered_here(s, b) & ~p.fetishes
    if kinds and can_pay(cost(s, p, b.kiosk[p.pawn]), p.goods, NOTHING, b.tray):
        for kind in range(i64(FETISHES)):
            if kinds >> kind & 1:
                out[n] = pack(TAKE_FETISH, kind)
                n += 1
    return n


def can_pay(parts: i64, goods: vec[i64], without: i64, tray: vec[i64]) -> bool:
    """Whether each part can be paid in a good of its own, none of them `without` or offered already.

    That is so exactly when, for every size, there are as many goods with that many tokens as parts of that size or more.
    """
    needed: i64 = 0
    size: i64 = LARGEST_PART
    while size > 0:
        needed += parts >> (3 * size) & 7
        if needed > 0:
            there: i64 = 0
            for good in range(i64(GOODS)):
                if good != without and tray[good] == 0 and goods[good] >= size:
                    there += 1
            if there < needed:
                return False
        size -= 1
    return True


def offers_into(b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    for good in range(i64(GOODS)):
        if b.tray[good] == 0:
            for size in range(1, p.goods[good] + 1):
                if b.parts >> (3 * size) & 7 and can_pay(b.parts - (i64(1) << (3 * size)), p.goods, good, b.tray):
                    out[n] = pack(OFFER, good, size - 1)
                    n += 1
    return n


# --- doing it


def buy(s: State, b: Board, seat: i64, good: i64, number: i64) -> None:
    """From a merchant's stock, or one token from the reserve at Franz's."""
    p = s.players[seat]
    if TYPE[b.kiosk[p.pawn]] == MERCHANT:
        unit = unit_price(s, b, p.pawn, good)
        b.stock[p.pawn * GOODS + good] -= number
        b.bought |= i64(1) << good
    else:
        unit = economy.price(s, b, good)
        b.reserve[good] -= 1
        b.traded += 1
    p.florins -= unit * number
    p.goods[good] += number
    facts.bought(s, b, seat, good, number, unit)


def sell(s: State, b: Board, seat: i64, good: i64, number: i64) -> None:
    """At the price of the board, which then falls once, however many were sold."""
    b.traded += 1
    hand_over(s, b, seat, good, number)
    economy.fall(s, b, good)


def hand_over(s: State, b: Board, seat: i64, good: i64, number: i64) -> None:
    p = s.players[seat]
    unit = economy.price(s, b, good)
    p.goods[good] -= number
    p.florins += unit * number
    b.reserve[good] += number
    facts.sold(s, b, seat, good, number, unit)


def swap_goods(s: State, b: Board, seat: i64, given: i64, good: i64) -> None:
    p = s.players[seat]
    kind = TYPE[b.kiosk[p.pawn]]
    many = s.edition.changer_gives if kind == CHANGER else 1
    b.traded += 1
    p.goods[given] -= 1
    b.reserve[given] += 1
    p.goods[good] += many
    b.reserve[good] -= many
    if kind == FREDDY:
        b.given = given
    facts.exchanged(s, b, seat, given, good, many)


def take(s: State, b: Board, seat: i64, good: i64) -> None:
    b.given = NOTHING
    s.players[seat].goods[good] += 1
    b.reserve[good] -= 1
    facts.took(s, b, seat, good)


def take_fetish(s: State, b: Board, seat: i64, kind: i64) -> None:
    p = s.players[seat]
    b.paying = kind
    b.parts = cost(s, p, b.kiosk[p.pawn])
    facts.wants_fetish(s, b, seat, kind)


def offer(s: State, b: Board, seat: i64, good: i64, size: i64) -> bool:
    """Put a part of the payment down; whether it is complete."""
    s.players[seat].goods[good] -= size
    b.tray[good] = size
    b.parts -= i64(1) << (3 * size)
    facts.offered(s, b, seat, good, size)
    return b.parts == 0


def receive_fetish(s: State, b: Board, seat: i64) -> None:
    """The goods go to the reserve, and each of them falls once from its own level."""
    p = s.players[seat]
    p.fetishes |= i64(1) << b.paying
    if s.tables == 2:
        p.face_down = 1
    facts.fetish(s, b, seat, b.paying)
    for good in range(i64(GOODS)):
        if b.tray[good] > 0:
            b.reserve[good] += b.tray[good]
            b.tray[good] = 0
            economy.fall(s, b, good)
    b.paying = NOTHING
    b.traded += 1
