"""Bonus tokens: drawing, keeping, putting back; and which of them a viewer knows to lie in the pool.

A viewer knows of a token that it, or somebody in plain sight, put into the pool. That stays true until somebody draws: from
then on the token lies in the pool or among those drawn since. `sure` counts such tokens, `since` says from which draw on.
"""

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.fische import facts
from comptoir.games.fische.cards import BONUSES
from comptoir.games.fische.state import ASIDE, CHOOSING, DRAWN, NOTHING, OFFERED, Board, Player, State

# --- tokens


def put_back(b: Board, kind: i64) -> None:
    b.pool[b.pooled] = kind
    b.pooled += 1


def pick(b: Board, dice: Dice) -> i64:
    """Any token of the pool."""
    at = dice.below(b.pooled)
    kind = b.pool[at]
    b.pooled -= 1
    b.pool[at] = b.pool[b.pooled]
    b.pool[b.pooled] = NOTHING
    return kind


def draw(s: State, b: Board, seat: i64, dice: Dice) -> None:
    """Two tokens, one of which will be kept; a single one is kept at once, and from an empty pool there is none."""
    if b.pooled == 0:
        return
    p = s.players[seat]
    s.reveal(b.number)
    b.draws += 1
    first = pick(b, dice)
    forget(s, seat, first)
    if b.pooled == 0:
        receive(p, first, b.draws)
        facts.drew(s, b, seat, [int(first)])
        facts.kept(s, b, seat, first, NOTHING)
        return
    second = pick(b, dice)
    forget(s, seat, second)
    p.hand[OFFERED] = first
    p.hand[OFFERED + 1] = second
    facts.drew(s, b, seat, [int(first), int(second)])


def receive(p: Player, kind: i64, drawn: i64) -> None:
    p.hand[p.tokens] = kind
    p.hand[DRAWN + p.tokens] = drawn
    p.tokens += 1


def is_choosing(p: Player) -> bool:
    return p.hand[OFFERED] >= 0


def keep(s: State, b: Board, seat: i64, kind: i64) -> None:
    """In the set-up the other token stays aside until all at the table have chosen."""
    p = s.players[seat]
    other = p.hand[OFFERED + 1] if p.hand[OFFERED] == kind else p.hand[OFFERED]
    p.hand[OFFERED] = NOTHING
    p.hand[OFFERED + 1] = NOTHING
    facts.kept(s, b, seat, kind, other)
    if b.phase == CHOOSING:
        receive(p, kind, 0)
        p.hand[ASIDE] = other
    else:
        receive(p, kind, b.draws)
        put_back(b, other)
        learn(s, b, seat, other)


def has_chosen(s: State, b: Board) -> bool:
    """Whether all at the table have."""
    for p in s.players:
        if p.table == b.number and is_choosing(p):
            return False
    return True


def mix_in(s: State, b: Board) -> None:
    """The tokens put aside in the set-up."""
    for seat in range(s.seats):
        p = s.players[seat]
        if p.table == b.number and p.hand[ASIDE] >= 0:
            put_back(b, p.hand[ASIDE])
            learn(s, b, seat, p.hand[ASIDE])
            p.hand[ASIDE] = NOTHING


def holds(p: Player, kind: i64) -> bool:
    for k in range(p.tokens):
        if p.hand[k] == kind:
            return True
    return False


def spend(s: State, b: Board, seat: i64, kind: i64, to_pool: bool) -> None:
    """Out of the hand for all to see. Which of several tokens it was cannot be told, so the others count as the latest drawn."""
    p = s.players[seat]
    s.reveal(b.number)
    witness(s, b, seat, kind, to_pool)
    latest: i64 = 0
    at: i64 = 0
    for k in range(p.tokens):
        latest = max(latest, p.hand[DRAWN + k])
        if p.hand[k] == kind:
            at = k
    p.tokens -= 1
    p.hand[at] = p.hand[p.tokens]
    p.hand[p.tokens] = NOTHING
    p.hand[DRAWN + p.tokens] = 0
    for k in range(p.tokens):
        p.hand[DRAWN + k] = latest
    if to_pool:
        put_back(b, kind)


# --- knowledge


def watches(s: State, b: Board, viewer: i64) -> bool:
    """Viewers are numbered: the seats, then the gallery of each table."""
    return s.players[viewer].table == b.number if viewer < s.seats else viewer - s.seats == b.number


def drawn_since(p: Player, draw: i64) -> i64:
    """How many tokens in hand were drawn from this pool later than that."""
    n: i64 = 0
    for k in range(p.tokens):
        if p.hand[DRAWN + k] > draw:
            n += 1
    return n


def any_drawn_since(s: State, b: Board, viewer: i64, draw: i64) -> bool:
    for seat in range(s.seats):
        p = s.players[seat]
        if seat != viewer and p.table == b.number and (drawn_since(p, draw) > 0 or (is_choosing(p) and b.draws > draw)):
            return True
    return False


def learn(s: State, b: Board, viewer: i64, kind: i64) -> None:
    """A token of this kind goes into the pool before the viewer's eyes."""
    at = viewer * BONUSES + kind
    if s.sure[at] == 0 or not any_drawn_since(s, b, viewer, s.since[at]):
        s.since[at] = b.draws
    s.sure[at] += 1


def forget(s: State, viewer: i64, kind: i64) -> None:
    at = viewer * BONUSES + kind
    if s.sure[at] > 0:
        s.sure[at] -= 1


def forget_all(s: State, viewer: i64) -> None:
    for kind in range(i64(BONUSES)):
        s.sure[viewer * BONUSES + kind] = 0
        s.since[viewer * BONUSES + kind] = 0


def witness(s: State, b: Board, seat: i64, kind: i64, to_pool: bool) -> None:
    """The seat plays a token: into the pool, or onto a kiosk. It may be one that the viewer knew to have been in the pool."""
    p = s.players[seat]
    for viewer in range(s.seats + s.tables):
        if viewer == seat:
            if to_pool:
                learn(s, b, viewer, kind)
        elif watches(s, b, viewer):
            known_before = drawn_since(p, s.since[viewer * BONUSES + kind]) > 0
            if to_pool and not known_before:
                learn(s, b, viewer, kind)
            elif known_before and not to_pool:
                forget(s, viewer, kind)


def all_learn(s: State, b: Board, kind: i64) -> None:
    for viewer in range(s.seats + s.tables):
        if watches(s, b, viewer):
            learn(s, b, viewer, kind)


def carry_away(s: State, b: Board, seat: i64) -> None:
    """The seat leaves the table with its tokens, and perhaps with some that others knew; it knows nothing of the new pool."""
    p = s.players[seat]
    for viewer in range(s.seats + s.tables):
        if viewer != seat and watches(s, b, viewer):
            for kind in range(i64(BONUSES)):
                at = viewer * BONUSES + kind
                s.sure[at] = max(0, s.sure[at] - drawn_since(p, s.since[at]))
    for k in range(p.tokens):
        p.hand[DRAWN + k] = 0
    forget_all(s, seat)
