"""Several tables: who sits where, whose turn it is, changing table, and what one remembers of a table one has left."""

from mypy_extensions import i64

from comptoir.games.fische import bonus, facts, pool
from comptoir.games.fische.actions import OFFER
from comptoir.games.fische.cards import FETISHES, GOODS, IN_PLAY
from comptoir.games.fische.state import (
    BELONGINGS,
    CHOOSING,
    FETISHES_AT,
    FLORINS,
    GOODS_FROM,
    NOBODY,
    NOWHERE,
    TOKENS_AT,
    UNKNOWN,
    Board,
    State,
)
from comptoir.games.fische.trade import owned


def board_of(s: State, viewer: i64) -> Board:
    """The table of a seat, or the one that a gallery looks at."""
    return s.boards[s.players[viewer].table if viewer >= 0 else -1 - viewer]


def number_of(s: State, viewer: i64) -> i64:
    """Of a viewer, among those who know something: the seats, then the galleries."""
    return viewer if viewer >= 0 else s.seats - 1 - viewer


def on_turn(b: Board) -> i64:
    return b.order[b.on] if b.sitters > 0 and b.phase != CHOOSING else NOBODY


# --- who may act


def has_slot(s: State, b: Board) -> bool:
    """In rotation one table plays at a time."""
    return not s.rotation or s.slot == b.number


def may_act(s: State, seat: i64) -> bool:
    if s.over:
        return False
    b = s.boards[s.players[seat].table]
    if b.phase == CHOOSING:
        return pool.is_choosing(s.players[seat])
    return on_turn(b) == seat and has_slot(s, b)


def actors(s: State) -> list[int]:
    return [int(seat) for seat in range(s.seats) if may_act(s, seat)]


def actor(s: State) -> i64:
    """Who chooses a token; else who plays at the table that has played least, or has its turn in the rotation."""
    if s.over:
        return NOBODY
    if s.tables == 1:
        b = s.boards[0]
        if b.phase != CHOOSING:
            return b.order[b.on]
    for b in s.boards:
        if b.phase == CHOOSING:
            for seat in range(s.seats):
                if s.players[seat].table == b.number and pool.is_choosing(s.players[seat]):
                    return seat
    return on_turn(s.boards[s.slot] if s.rotation else least_played(s))


def least_played(s: State) -> Board:
    best = s.boards[0]
    for b in s.boards:
        if b.sitters > 0 and (best.sitters == 0 or b.turns < best.turns):
            best = b
    return best


def pass_slot(s: State) -> None:
    """To the next table where somebody sits, which learns by it that the turn elsewhere is over."""
    before = s.slot
    if s.rotation:
        for _ in range(s.tables):
            s.slot = (s.slot + 1) % s.tables
            if s.boards[s.slot].sitters > 0:
                break
    if s.slot != before:
        s.reveal(before)
        s.reveal(s.slot)


def may_be_noticed(s: State, seat: i64, kind: i64) -> bool:
    """Whether another table might see anything of an action: the last turn, a third fetish, or that its own turn comes."""
    return s.rotation or s.turns + 1 >= s.turn_limit * s.tables or (kind == OFFER and owned(s.players[seat]) == FETISHES - 1)


# --- the order of play


def advance(b: Board) -> None:
    b.on += 1
    if b.on >= b.sitters:
        b.on = 0
        b.round += 1


def stand_up(b: Board, seat: i64) -> None:
    """The seat on turn leaves the order; the next one is on turn. A kiosk that it closed stays closed for the round."""
    follower = b.order[(b.on + 1) % b.sitters] if b.sitters > 1 else NOBODY
    bonus.hand_on(b, seat, follower)
    for k in range(b.on, b.sitters - 1):
        b.order[k] = b.order[k + 1]
    b.sitters -= 1
    b.order[b.sitters] = NOBODY
    if b.on >= b.sitters:
        b.on = 0
        b.round += 1


def sit_down(b: Board, seat: i64) -> None:
    """Right before the player on turn: the last to play."""
    k = b.sitters
    while k > b.on:
        b.order[k] = b.order[k - 1]
        k -= 1
    b.order[b.on] = seat
    b.sitters += 1
    if b.sitters > 1:
        b.on += 1


def change(s: State, seat: i64, target: i64) -> None:
    """With all belongings; a new fetish is turned up. Both sides see what they could not see before."""
    p = s.players[seat]
    old = s.boards[p.table]
    new = s.boards[target]
    part(s, seat)
    facts.changed(s, seat, old, new)
    s.reveal(old.number)
    s.reveal(new.number)
    pool.carry_away(s, old, seat)
    p.pawn = NOWHERE
    p.face_down = 0
    p.table = target
    if new.sitters == 0:
        new.turns = old.turns
    sit_down(new, seat)


# --- memory


def part(s: State, seat: i64) -> None:
    """Who goes and who stays remember each other as they are; who goes remembers the kiosks."""
    b = s.boards[s.players[seat].table]
    for viewer in range(s.seats + s.tables):
        if viewer != seat and pool.watches(s, b, viewer):
            remember(s, viewer, seat)
            if viewer < s.seats:
                remember(s, seat, viewer)
    at = (seat * s.tables + b.number) * IN_PLAY
    for place in range(i64(IN_PLAY)):
        s.charts[at + place] = b.kiosk[place]


def remember(s: State, viewer: i64, seat: i64) -> None:
    p = s.players[seat]
    at = (viewer * s.seats + seat) * BELONGINGS
    s.memory[at + FLORINS] = p.florins
    for good in range(i64(GOODS)):
        s.memory[at + GOODS_FROM + good] = p.goods[good]
    s.memory[at + FETISHES_AT] = p.fetishes
    s.memory[at + TOKENS_AT] = p.tokens


def remembers(s: State, viewer: i64, seat: i64) -> bool:
    return s.memory[(viewer * s.seats + seat) * BELONGINGS + FLORINS] != UNKNOWN


def has_chart(s: State, viewer: i64, table: i64) -> bool:
    return s.charts[(viewer * s.tables + table) * IN_PLAY] != UNKNOWN


def seats_at(s: State, table: i64) -> list[int]:
    """Those who play there, in the order of seats; who has finished is not among them."""
    b = s.boards[table]
    return sorted(int(b.order[k]) for k in range(b.sitters))
