"""What a viewer cannot see: the bonus tokens of others, those in the pool, and every table but its own.

A table one does not sit at is dealt as a fresh set-up: kiosks that the viewer remembers stay, its players have what they were
last seen with or else what everybody begins with, any of them may be on turn. Goods and bonus tokens add up over all tables.
What others know or remember is as hidden as what they hold: after a redeal they know nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.fische import setup, tables
from comptoir.games.fische.cards import (
    BONUSES,
    CLOSED,
    GOODS,
    HAND,
    IN_PLAY,
    KIOSKS,
    PORT,
)
from comptoir.games.fische.state import (
    ASIDE,
    BELONGINGS,
    CHOOSING,
    DRAWN,
    FETISHES_AT,
    FLORINS,
    GOODS_FROM,
    MOVING,
    NOTHING,
    OFFERED,
    TOKENS_AT,
    UNKNOWN,
    Board,
    Player,
    State,
)

IN_POOL: Final = 1 << 40  # drawn later than everything: never drawn
EMPTY: Final = -1


def redeal(s: State, viewer: i64, dice: Dice) -> None:
    forget_others(s, tables.number_of(s, viewer))
    if s.tables > 1:
        deal_elsewhere(s, viewer, dice)
    deal_tokens(s, viewer, dice)


def forget_others(s: State, viewer: i64) -> None:
    """What other viewers know of the pool, remember of players and tables, and how much was revealed to them."""
    blank(s.sure, viewer * BONUSES, BONUSES, 0)
    blank(s.since, viewer * BONUSES, BONUSES, 0)
    if s.tables > 1:
        blank(s.memory, viewer * s.seats * BELONGINGS, s.seats * BELONGINGS, UNKNOWN)
        blank(s.charts, viewer * s.tables * IN_PLAY, s.tables * IN_PLAY, UNKNOWN)
    for seat in range(s.seats):
        if seat != viewer:
            s.players[seat].learnt = s.revealed


def blank(numbers: vec[i64], start: i64, kept: i64, value: i64) -> None:
    """All but a stretch of them."""
    for k in range(start):
        numbers[k] = value
    for k in range(start + kept, i64(len(numbers))):
        numbers[k] = value


# --- tables elsewhere


def deal_elsewhere(s: State, viewer: i64, dice: Dice) -> None:
    here = tables.board_of(s, viewer)
    spare = goods_elsewhere(s, here)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.table != here.number:
            if p.place == 0:
                as_last_seen(s, tables.number_of(s, viewer), seat, p, spare)
            else:
                p.florins = 0  # who has finished needs none, and nobody elsewhere saw what was left
                p.face_down = 0
    unseen = s.tables - 1
    for number in range(s.tables):
        if number != here.number:
            s.boards[number] = fresh_board(s, viewer, number, spare, unseen, dice)
            unseen -= 1
    if s.rotation and s.slot != here.number:
        s.slot = any_table_elsewhere(s, here, dice)


def goods_elsewhere(s: State, here: Board) -> vec[i64]:
    """Tokens that are not at this table."""
    spare = vec[i64]([s.edition.tokens_per_good * s.tables] * GOODS)
    for good in range(i64(GOODS)):
        spare[good] -= here.reserve[good] + here.tray[good]
        for place in range(i64(IN_PLAY)):
            spare[good] -= here.stock[place * GOODS + good]
        for p in s.players:
            if p.table == here.number:
                spare[good] -= p.goods[good]
    return spare


def as_last_seen(s: State, viewer: i64, seat: i64, p: Player, spare: vec[i64]) -> None:
    """With what was last seen, as far as there are tokens for it."""
    known = tables.remembers(s, viewer, seat)
    at = (viewer * s.seats + seat) * BELONGINGS
    p.pawn = PORT
    p.florins = s.memory[at + FLORINS] if known else s.edition.start_florins
    p.fetishes = s.memory[at + FETISHES_AT] if known else 0
    p.face_down = 0
    p.ahead = 0
    for good in range(i64(GOODS)):
        p.goods[good] = min(s.memory[at + GOODS_FROM + good], spare[good]) if known else 0
        spare[good] -= p.goods[good]


def fresh_board(s: State, viewer: i64, number: i64, spare: vec[i64], unseen: i64, dice: Dice) -> Board:
    """Tables not yet dealt share what is left of the goods."""
    old = s.boards[number]
    b = setup.new_board(s, number)
    for good in range(i64(GOODS)):
        b.reserve[good] = spare[good] // unseen
        spare[good] -= b.reserve[good]
    if viewer >= 0 and tables.has_chart(s, viewer, number):
        at = (viewer * s.tables + number) * IN_PLAY
        for place in range(i64(IN_PLAY)):
            b.kiosk[place] = s.charts[at + place]
        setup.stock_up(s, b)
    else:
        setup.lay_out(s, b, 0 if s.first_game else dice.below(KIOSKS), dice)
    b.sitters = old.sitters
    for k, seat in enumerate(tables.seats_at(s, number)):
        b.order[k] = seat
    dice.shuffle(b.order, 0, b.sitters)
    b.phase = MOVING
    b.points = s.edition.movement_points
    here = tables.board_of(s, viewer)
    b.turns = here.turns + (1 if number < here.number else 0)  # so that the viewer's table is the next to play
    b.round = here.round + 1  # so that the horizon of who sits down there grows
    return b


def any_table_elsewhere(s: State, here: Board, dice: Dice) -> i64:
    others = [b.number for b in s.boards if b.number != here.number and b.sitters > 0]
    return others[dice.below(len(others))]


# --- bonus tokens


class Slots:
    """Every place for a token whose kind the viewer cannot see; first those at its own table."""

    def __init__(self, room: int) -> None:
        self.count: i64 = 0
        self.here: i64 = 0  # how many of them are at the viewer's table
        self.owner: vec[i64] = vec[i64]([0] * room)  # a seat, or -1 - table for a pool
        self.at: vec[i64] = vec[i64]([0] * room)  # index into hand or pool
        self.drawn: vec[i64] = vec[i64]([0] * room)
        self.kind: vec[i64] = vec[i64]([EMPTY] * room)

    def add(self, owner: i64, at: i64, drawn: i64) -> None:
        self.owner[self.count] = owner
        self.at[self.count] = at
        self.drawn[self.count] = drawn
        self.count += 1


def unseen_tokens(s: State, viewer: i64) -> vec[i64]:
    """By kind: all there are, without the viewer's own and those that lie open on closed kiosks here."""
    left = vec[i64]([s.edition.bonus[kind] * s.tables for kind in range(BONUSES)])
    here = tables.board_of(s, viewer)
    for place in range(i64(IN_PLAY)):
        left[CLOSED] -= here.shut >> place & 1
    if viewer >= 0:
        p = s.players[viewer]
        for k in range(p.tokens):
            left[p.hand[k]] -= 1
        for k in range(i64(OFFERED), i64(ASIDE + 1)):
            if p.hand[k] >= 0:
                left[p.hand[k]] -= 1
    return left


def slots_here(s: State, viewer: i64) -> Slots:
    here = tables.board_of(s, viewer)
    slots = Slots(int(s.edition.bonus_tokens * s.tables))
    for seat in range(s.seats):
        p = s.players[seat]
        if seat != viewer and p.table == here.number:
            for k in range(p.tokens):
                slots.add(seat, k, p.hand[DRAWN + k])
            for k in range(i64(OFFERED), i64(ASIDE)):
                if p.hand[k] >= 0:
                    slots.add(seat, k, 0 if here.phase == CHOOSING else here.draws)
            if p.hand[ASIDE] >= 0:
                slots.add(seat, ASIDE, 0)
    for k in range(here.pooled):
        slots.add(-1 - here.number, k, IN_POOL)
    slots.here = slots.count
    return slots


def known_tokens(s: State, viewer: i64, seat: i64) -> i64:
    """How many a player elsewhere had when last seen, or has from the set-up."""
    number = tables.number_of(s, viewer)
    return s.memory[(number * s.seats + seat) * BELONGINGS + TOKENS_AT] if tables.remembers(s, number, seat) else 1


def add_hands_elsewhere(s: State, viewer: i64, slots: Slots, tokens: i64) -> None:
    """As far as there are tokens for them."""
    here = tables.board_of(s, viewer)
    for seat in range(s.seats):
        p = s.players[seat]
        if p.table != here.number and p.place == 0:
            for k in range(known_tokens(s, viewer, seat)):
                if slots.count < tokens:
                    slots.add(seat, k, 0)


def deal_tokens(s: State, viewer: i64, dice: Dice) -> None:
    left = unseen_tokens(s, viewer)
    tokens: i64 = left[0] + left[1] + left[2] + left[3] + left[4]
    slots = slots_here(s, viewer)
    if s.tables > 1:
        clear_hands_elsewhere(s, viewer)
        add_hands_elsewhere(s, viewer, slots, tokens)
        add_pools_elsewhere(s, viewer, slots, tokens)
    place_known(s, viewer, slots, left, dice)
    place_rest(slots, left, dice)
    for k in range(slots.count):
        lay(s, slots.owner[k], slots.at[k], slots.kind[k])


def clear_hands_elsewhere(s: State, viewer: i64) -> None:
    here = tables.board_of(s, viewer)
    for p in s.players:
        if p.table != here.number:
            p.tokens = 0
            for k in range(i64(HAND)):
                p.hand[k] = NOTHING
                p.hand[DRAWN + k] = 0
            for k in range(i64(OFFERED), i64(ASIDE + 1)):
                p.hand[k] = NOTHING


def add_pools_elsewhere(s: State, viewer: i64, slots: Slots, tokens: i64) -> None:
    """What is left is shared by the pools."""
    here = tables.board_of(s, viewer)
    unseen = s.tables - 1
    for b in s.boards:
        if b.number != here.number:
            share = (tokens - slots.count) // unseen
            for k in range(share):
                slots.add(-1 - b.number, k, 0)
            unseen -= 1


def lay(s: State, owner: i64, at: i64, kind: i64) -> None:
    if owner < 0:
        b = s.boards[-1 - owner]
        b.pool[at] = kind
        b.pooled = max(b.pooled, at + 1)
    else:
        p = s.players[owner]
        p.hand[at] = kind
        if at < HAND:
            p.tokens = max(p.tokens, at + 1)


def place_known(s: State, viewer: i64, slots: Slots, left: vec[i64], dice: Dice) -> None:
    """Tokens that the viewer knows to have been in the pool: there, or among those drawn since. The latest known first,
    for they fit into the fewest slots."""
    number = tables.number_of(s, viewer) * BONUSES
    done: i64 = 0
    for _ in range(BONUSES):
        kind = latest_known(s, number, done)
        if kind < 0:
            return
        done |= i64(1) << kind
        for _ in range(s.sure[number + kind]):
            k = any_slot_after(slots, s.since[number + kind], dice)
            slots.kind[k] = kind
            left[kind] -= 1


def latest_known(s: State, number: i64, done: i64) -> i64:
    best: i64 = -1
    for kind in range(i64(BONUSES)):
        is_known = not done >> kind & 1 and s.sure[number + kind] > 0
        if is_known and (best < 0 or s.since[number + kind] > s.since[number + best]):
            best = kind
    return best


def any_slot_after(slots: Slots, draw: i64, dice: Dice) -> i64:
    """An empty one at this table, filled later than that draw."""
    n: i64 = 0
    for k in range(slots.here):
        if slots.kind[k] == EMPTY and slots.drawn[k] > draw:
            n += 1
    pick = dice.below(n)
    for k in range(slots.here):
        if slots.kind[k] == EMPTY and slots.drawn[k] > draw:
            if pick == 0:
                return k
            pick -= 1
    return -1


def place_rest(slots: Slots, left: vec[i64], dice: Dice) -> None:
    bag = vec[i64]([0] * len(slots.kind))
    n: i64 = 0
    for kind in range(i64(BONUSES)):
        for _ in range(left[kind]):
            bag[n] = kind
            n += 1
    dice.shuffle(bag, 0, n)
    for k in range(slots.count):
        if slots.kind[k] == EMPTY:
            n -= 1
            slots.kind[k] = bag[n]
