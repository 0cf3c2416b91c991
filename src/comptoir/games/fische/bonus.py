"""The five bonus tokens, played in one's own turn between any two steps."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.fische import economy, facts, pool
from comptoir.games.fische.actions import (
    BONUS_CLOSED,
    BONUS_EXCHANGE,
    BONUS_PLUS2,
    BONUS_PRICE,
    BONUS_PURCHASE,
    DOWN,
    UP,
)
from comptoir.games.fische.cards import CLOSED, EXCHANGE, FETISHIST, GOODS, IN_PLAY, PLUS2, PRICE, PURCHASE, TYPE
from comptoir.games.fische.state import MOVING, NOBODY, Board, Player, State
from comptoir.games.fische.trade import carried

# --- what may be played


def bonus_into(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    if p.tokens == 0:
        return n
    if b.phase == MOVING:
        if pool.holds(p, PLUS2):
            out[n] = BONUS_PLUS2
            n += 1
        if pool.holds(p, PURCHASE):
            n = purchases_into(s, b, seat, out, n)
    if pool.holds(p, PRICE):
        for good in range(i64(GOODS)):
            out[n] = pack(BONUS_PRICE, good, UP)
            out[n + 1] = pack(BONUS_PRICE, good, DOWN)
            n += 2
    if pool.holds(p, EXCHANGE):
        n = exchanges_into(b, p, out, n)
    if pool.holds(p, CLOSED):
        for place in range(i64(IN_PLAY)):
            if can_close(b, p, place):
                out[n] = pack(BONUS_CLOSED, place)
                n += 1
    return n


def can_close(b: Board, p: Player, place: i64) -> bool:
    """Not the fetishist, not twice, and under one's own moving pawn only with a point left to go on."""
    if TYPE[b.kiosk[place]] == FETISHIST or b.shut >> place & 1:
        return False
    return b.phase != MOVING or p.pawn != place or b.points > 0


def exchanges_into(b: Board, p: Player, out: vec[i64], n: i64) -> i64:
    for given in range(i64(GOODS)):
        if p.goods[given] > 0:
            for good in range(i64(GOODS)):
                if good != given and b.reserve[good] > 0:
                    out[n] = pack(BONUS_EXCHANGE, given, good)
                    n += 1
    return n


def purchases_into(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    if carried(p) >= s.edition.carry_limit:
        return n
    for k in range(b.sitters):
        owner = b.order[k]
        if owner != seat and s.players[owner].pawn == p.pawn:
            for good in range(i64(GOODS)):
                if s.players[owner].goods[good] > 0 and p.florins >= economy.price(s, b, good):
                    out[n] = pack(BONUS_PURCHASE, owner, good)
                    n += 1
    return n


# --- playing them


def apply(s: State, b: Board, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == BONUS_PLUS2:
        pay(s, b, seat, PLUS2)
        b.points += s.edition.more_points
    elif kind == BONUS_PRICE:
        pay(s, b, seat, PRICE)
        if second_of(action) == UP:
            economy.rise(s, b, first_of(action))
        else:
            economy.fall(s, b, first_of(action))
    elif kind == BONUS_EXCHANGE:
        pay(s, b, seat, EXCHANGE)
        exchange(s, b, seat, first_of(action), second_of(action))
    elif kind == BONUS_CLOSED:
        close(s, b, seat, first_of(action))
    else:
        pay(s, b, seat, PURCHASE)
        purchase(s, b, seat, first_of(action), second_of(action))


def pay(s: State, b: Board, seat: i64, bonus: i64) -> None:
    pool.spend(s, b, seat, bonus, to_pool=True)
    facts.bonus(s, b, seat, bonus)


def exchange(s: State, b: Board, seat: i64, given: i64, good: i64) -> None:
    p = s.players[seat]
    p.goods[given] -= 1
    b.reserve[given] += 1
    p.goods[good] += 1
    b.reserve[good] -= 1
    facts.exchanged(s, b, seat, given, good, 1)


def close(s: State, b: Board, seat: i64, place: i64) -> None:
    """The token lies on the kiosk until the seat's next turn."""
    pool.spend(s, b, seat, CLOSED, to_pool=False)
    facts.bonus(s, b, seat, CLOSED)
    b.shut |= i64(1) << place
    b.until[place] = seat
    b.skip &= ~(i64(1) << place)
    facts.closed(s, b, seat, place)


def purchase(s: State, b: Board, seat: i64, owner: i64, good: i64) -> None:
    """The owner cannot refuse, and gets the price of the board."""
    unit = economy.price(s, b, good)
    s.players[seat].florins -= unit
    s.players[seat].goods[good] += 1
    s.players[owner].florins += unit
    s.players[owner].goods[good] -= 1
    facts.bought_from(s, b, seat, owner, good, unit)


# --- opening again


def reopen(s: State, b: Board, seat: i64) -> None:
    """Right before the seat's turn: what it closed a round ago, and what waits for nobody any more."""
    for place in range(i64(IN_PLAY)):
        bit = i64(1) << place
        if b.shut & bit and (b.until[place] == seat or b.until[place] == NOBODY):
            if b.skip & bit:
                b.skip &= ~bit
            else:
                b.shut &= ~bit
                b.until[place] = NOBODY
                pool.put_back(b, CLOSED)
                pool.all_learn(s, b, CLOSED)
                facts.opened(s, b, place)


def hand_on(b: Board, seat: i64, follower: i64) -> None:
    """Who closed a kiosk leaves: it opens when play comes to the old place in the order again, before the follower's turn after next."""
    for place in range(i64(IN_PLAY)):
        if b.shut >> place & 1 and b.until[place] == seat:
            b.until[place] = follower
            if follower != NOBODY:
                b.skip |= i64(1) << place
