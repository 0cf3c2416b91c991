"""How things stand: an estimate of the end, and the numbers from which search makes a better one.

The race is counted in tokens. Three fetishes cost twelve of them; who has paid for two and holds half of the third payment
stands at nine and a half.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.fische import economy, extras, tables, trade
from comptoir.games.fische.cards import BONUSES, CELLS, FETISHES, GOODS, IN_PLAY, PORT
from comptoir.games.fische.course import MAP
from comptoir.games.fische.edition import LARGEST_PART
from comptoir.games.fische.scoring import wealth
from comptoir.games.fische.state import NOWHERE, Board, Player, State
from comptoir.games.fische.worth import SEED, TOKEN, Purse, can_take, fetishist_place, reserve, spare_worth, worth

NEARLY: Final = 0.95  # of a fetish, at most, before it is taken
WON: Final = 2.0  # tokens that the victory counts besides
STAGES: Final = 6

PURSE: Final = Purse()


# --- the race


def payment_size(parts: i64) -> i64:
    total: i64 = 0
    for size in range(i64(1), i64(LARGEST_PART + 1)):
        total += size * (parts >> (3 * size) & 7)
    return total


def paid(s: State, b: Board, p: Player) -> i64:
    """Tokens that the fetishes cost, by the prices of this table."""
    at = b.kiosk[fetishist_place(b)] * FETISHES
    total: i64 = 0
    for k in range(trade.owned(p)):
        total += payment_size(s.edition.cost[at + k])
    return total


def standing(s: State, b: Board, p: Player) -> i64:
    """Tokens paid, and those in hand for the next payment."""
    total = paid(s, b, p)
    if trade.owned(p) == FETISHES:
        return total
    PURSE.open(s, b, p)
    reserve(PURSE)
    return total + PURSE.size - PURSE.missing


def evaluate(s: State, seat: i64) -> float:
    """Fetishes, and how far the next one is: tokens in hand, and florins for the missing ones."""
    p = s.players[seat]
    owned = float(trade.owned(p))
    return owned if trade.owned(p) == FETISHES or s.over else owned + progress(s, s.boards[p.table], p)


def progress(s: State, b: Board, p: Player) -> float:
    """Towards the next fetish."""
    PURSE.open(s, b, p)
    return min(NEARLY, worth(PURSE) / (TOKEN * float(PURSE.size)))


def outcome(s: State, seat: i64) -> float:
    """Tokens of the race; the winner's lead is what the others still lacked."""
    p = s.players[seat]
    b = s.boards[p.table]
    total = float(paid(s, b, p))
    if p.place > 0:
        return total + WON / float(p.place)
    return total + progress(s, b, p) * float(PURSE.size)


def stage(s: State) -> i64:
    """By how far the foremost has come."""
    lead: i64 = 0
    for p in s.players:
        lead = max(lead, standing(s, s.boards[p.table], p))
    return min(lead // 2, STAGES - 1)


# --- features


def features(s: State, seat: i64, out: vec[float]) -> i64:
    p = s.players[seat]
    b = s.boards[p.table]
    MAP.draw(s, b, p)
    n = of_purse(s, b, p, out)
    n = of_tokens(p, out, n)
    n = of_place(s, b, p, out, n)
    n = of_time(s, b, seat, out, n)
    return of_others(s, b, seat, out, n)


def of_purse(s: State, b: Board, p: Player, out: vec[float]) -> i64:
    PURSE.open(s, b, p)
    cost = float(reserve(PURSE))
    spares = spare_worth(PURSE)
    florins = float(p.florins)
    owned = trade.owned(p)
    out[0] = 1.0 if owned == 1 else 0.0
    out[1] = 1.0 if owned == 2 else 0.0
    out[2] = float(PURSE.size - PURSE.missing)
    out[3] = float(PURSE.missing)
    out[4] = 1.0 if PURSE.missing == 0 else 0.0
    out[5] = 0.01 * cost
    out[6] = 1.0 if florins + spares >= cost else (florins + spares) / cost
    out[7] = 0.01 * florins
    out[8] = 1.0 if florins >= SEED else florins / SEED
    out[9] = 0.01 * spares
    out[10] = 0.1 * float(PURSE.carried())
    out[11] = MAP.worth / TOKEN
    return 12


def of_tokens(p: Player, out: vec[float], n: i64) -> i64:
    for kind in range(i64(BONUSES)):
        out[n + kind] = 0.0
    for k in range(p.tokens):
        out[n + p.hand[k]] += 1.0
    return n + BONUSES


def of_place(s: State, b: Board, p: Player, out: vec[float], n: i64) -> i64:
    """What is in reach of the pawn on foot, in one turn and later."""
    cell = p.pawn if p.pawn != NOWHERE else i64(PORT)
    near = 0.0
    useful = 0.0
    for place in range(i64(IN_PLAY)):
        if place != cell and s.edition.turns[cell * CELLS + place] == 1:
            near = max(near, MAP.gain[place])
            useful += 1.0 if MAP.gain[place] > 0.2 * TOKEN else 0.0
    away = float(s.edition.distance[cell * CELLS + MAP.goal])
    ready = MAP.ready and not MAP.moving_on
    out[n] = min(4.0, near / TOKEN)
    out[n + 1] = MAP.outlook(s, cell) / TOKEN
    out[n + 2] = useful
    out[n + 3] = 0.1 * away
    out[n + 4] = 1.0 / float(s.edition.turns[cell * CELLS + MAP.goal]) if ready else 0.0
    out[n + 5] = 1.0 if ready and cell == MAP.goal else 0.0
    out[n + 6] = 1.0 if MAP.moving_on else 0.0
    out[n + 7] = 0.1 * float(s.edition.distance[cell * CELLS + PORT]) if MAP.moving_on else 0.0
    out[n + 8] = 1.0 if p.face_down == 1 else 0.0
    return n + 9


def of_time(s: State, b: Board, seat: i64, out: vec[float], n: i64) -> i64:
    """How many play before the seat does, and how many sit there at all."""
    wait: i64 = 0
    for k in range(b.sitters):
        if b.order[(b.on + k) % b.sitters] == seat:
            wait = k
    out[n] = float(wait) / float(max(b.sitters, 1))
    out[n + 1] = 0.2 * float(b.sitters)
    out[n + 2] = float(wait) if MAP.ready and not MAP.moving_on else 0.0
    return n + 3


def of_others(s: State, b: Board, seat: i64, out: vec[float], n: i64) -> i64:
    """Those at the same table by all they have, those elsewhere by their fetishes."""
    own = standing(s, b, s.players[seat])
    best: i64 = 0
    total: i64 = 0
    ahead = 0.0
    threat = 0.0
    ready = 0.0
    elsewhere: i64 = 0
    for other in range(s.seats):
        p = s.players[other]
        if other == seat or p.place > 0:
            continue
        if p.table != b.number:
            elsewhere = max(elsewhere, trade.owned(p))
            continue
        stands = standing(s, b, p)
        best = max(best, stands)
        total += stands
        ahead += 1.0 if stands > own else 0.0
        if PURSE.missing == 0 and can_take(s, b, p):
            near = nearness(s, b, p)
            ready = max(ready, near)
            if trade.owned(p) == FETISHES - 1:
                threat = max(threat, near)
    count = float(max(b.sitters - 1, 1))
    out[n] = float(best)
    out[n + 1] = float(total) / count
    out[n + 2] = float(max(own - best, i64(0)))
    out[n + 3] = ahead / count
    out[n + 4] = ready
    out[n + 5] = threat
    out[n + 6] = float(elsewhere)
    return n + 7


def nearness(s: State, b: Board, p: Player) -> float:
    """Of the fetishist."""
    cell = p.pawn if p.pawn != NOWHERE else i64(PORT)
    return 1.0 / float(s.edition.turns[cell * CELLS + fetishist_place(b)])


# --- for learning


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the own table, then of each seat there, the viewer first."""
    b = tables.board_of(s, viewer)
    n: i64 = 0
    for good in range(i64(GOODS)):
        out[n] = float(economy.price(s, b, good))
        out[n + 1] = float(b.reserve[good])
        n += 2
    for place in range(i64(IN_PLAY)):
        out[n] = float(b.kiosk[place])
        out[n + 1] = float(extras.stock_of(b, place))
        n += 2
    out[n] = float(b.phase)
    out[n + 1] = float(b.points)
    out[n + 2] = float(b.sitters)
    out[n + 3] = float(b.pooled)
    n += 4
    if viewer >= 0:
        n = observe_seat(s, viewer, out, n)
    for k in range(b.sitters):
        seat = b.order[(b.on + k) % b.sitters]
        if seat != viewer:
            n = observe_seat(s, seat, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    out[n] = float(p.florins)
    out[n + 1] = float(trade.owned(p))
    out[n + 2] = float(p.tokens)
    out[n + 3] = float(wealth(s, seat))
    out[n + 4] = float(p.pawn if p.pawn != NOWHERE else PORT)
    for good in range(i64(GOODS)):
        out[n + 5 + good] = float(p.goods[good])
    out[n + 10] = evaluate(s, seat)
    return n + 11
