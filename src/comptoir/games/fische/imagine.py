"""A redeal for search: others keep the better of two bonus tokens, and other tables stand still."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.fische import hidden, tables
from comptoir.games.fische.cards import BONUSES
from comptoir.games.fische.state import ASIDE, CHOOSING, DRAWN, Board, Player, State

KEEP_FIRST: Final = vec[i64]([5, 2, 4, 1, 3])  # how gladly each kind of bonus token is kept
AS_LIKED: Final = 8  # of ten tokens are kept by this taste
STILL: Final = 1 << 40  # turns played at a table that is not to play before any other


def imagine(s: State, seat: i64, dice: Dice) -> None:
    hidden.redeal(s, seat, dice)
    b = s.boards[s.players[seat].table]
    for k in range(b.sitters):
        other = b.order[k]
        if other != seat:
            prefer(s, b, seat, s.players[other], dice)
    if s.tables > 1 and tables.has_slot(s, b):
        stand_still(s, b)


def prefer(s: State, b: Board, viewer: i64, p: Player, dice: Dice) -> None:
    """The token that was put back is, in the set-up, the one aside; later any of the pool."""
    for k in range(p.tokens):
        if b.phase == CHOOSING:
            if p.hand[ASIDE] >= 0 and KEEP_FIRST[p.hand[ASIDE]] > KEEP_FIRST[p.hand[k]] and dice.below(10) < AS_LIKED:
                p.hand[ASIDE], p.hand[k] = p.hand[k], p.hand[ASIDE]
        elif b.pooled > 0:
            at = dice.below(b.pooled)
            kind = b.pool[at]
            if KEEP_FIRST[kind] > KEEP_FIRST[p.hand[k]] and could_hold(s, viewer, kind, p.hand[DRAWN + k]) and dice.below(10) < AS_LIKED:
                b.pool[at], p.hand[k] = p.hand[k], kind


def could_hold(s: State, viewer: i64, kind: i64, drawn: i64) -> bool:
    """Not a token that the viewer knows to have come into the pool only later."""
    at = viewer * BONUSES + kind
    return s.sure[at] == 0 or drawn > s.since[at]


def stand_still(s: State, here: Board) -> None:
    """What others do elsewhere hardly matters until one's own next turn."""
    s.rotation = False
    for b in s.boards:
        if b.number != here.number:
            b.turns = STILL


def horizon(s: State, seat: i64) -> i64:
    """How many turns the seat has begun at its table. A table that one does not see is imagined a round ahead."""
    b = s.boards[s.players[seat].table]
    if b.phase == CHOOSING:
        return 0
    for k in range(b.on + 1, b.sitters):
        if b.order[k] == seat:
            return b.round - 1
    return b.round
