"""Where to go: every cell in reach is judged by what a stop there brings, and by what could be had from there in the turns to come.

In florins, as all worth. Only the own table and the own bonus tokens are looked at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.fische import trade, ways
from comptoir.games.fische.actions import BONUS_PLUS2, CHANGE, FERRY, RIDE, STOP, WALK
from comptoir.games.fische.cards import CELLS, EXTRA_ROOM, FETISHES, IN_PLAY, PLAY_AGAIN, PLUS2, PORT, STAGE_AT, STAGE_CELL
from comptoir.games.fische.pool import holds
from comptoir.games.fische.state import Board, Player, State
from comptoir.games.fische.worth import FETISH, Purse, can_take, fetishist_place, visit, worth

LATER: Final = 0.6  # share of a gain that is to be had in a later turn
MOVE_ON: Final = 600.0  # worth of the port, when this table has no fetish to offer
AGAIN: Final = 0.6  # how much more the outlook counts to who plays again at once
VICTORY: Final = 5000.0
REACHED: Final = 0.9  # of the worth of a fetish: more than any outlook on it
STEP: Final = 0.1  # a point that is not spent
CALL: Final = 12.0  # what a call costs
PLUS2_WORTH: Final = 150.0  # of the token, kept for later
NOT_HERE: Final = -500.0  # leaving a table whose fetish one still needs


class Map:
    """What a stop at each place would bring, and whether the payment is complete then."""

    def __init__(self) -> None:
        self.gain: vec[float] = vec[float]([0.0] * CELLS)
        self.complete: i64 = 0  # a bit for each place
        self.ready = False  # the payment is complete already
        self.goal: i64 = 0  # the fetishist's place
        self.moving_on = False  # this table has no fetish to offer
        self.again: i64 = -1  # the place where one plays again, if any
        self.worth = 0.0  # of the belongings as they are
        self.purse = Purse()
        self.ahead: vec[float] = vec[float]([0.0] * CELLS)  # outlooks
        self.seen: i64 = 0  # a bit for each cell whose outlook is known

    def draw(self, s: State, b: Board, p: Player) -> None:
        purse = self.purse
        purse.open(s, b, p)
        self.worth = worth(purse)
        self.ready = purse.missing == 0
        self.goal = fetishist_place(b)
        self.moving_on = s.tables > 1 and not can_take(s, b, p)
        self.gain[PORT] = MOVE_ON if self.moving_on else 0.0
        self.seen = 0
        self.complete = 0
        self.again = -1
        for place in range(i64(IN_PLAY)):
            if s.edition.extra[b.kiosk[place] * EXTRA_ROOM] == PLAY_AGAIN:
                self.again = place
            self.gain[place] = visit(s, b, p, place, purse, self.worth)
            if purse.missing == 0:
                self.complete |= ways.CELL_BIT[place]
        if self.ready and trade.owned(p) == FETISHES - 1 and not self.moving_on:
            self.gain[self.goal] = VICTORY

    def outlook(self, s: State, cell: i64) -> float:
        """The best that may be had from there in later turns."""
        if not self.seen >> cell & 1:
            self.seen |= ways.CELL_BIT[cell]
            self.ahead[cell] = self.look_ahead(s, cell)
        return self.ahead[cell]

    def look_ahead(self, s: State, cell: i64) -> float:
        best = 0.0
        turns = s.edition.turns
        gains = self.gain
        at = cell * CELLS
        for place in range(i64(PORT + 1)):
            if place != cell:
                gain = gains[place] / float(turns[at + place])
                if gain > best:
                    best = gain
        if cell < IN_PLAY and self.complete >> cell & 1 and not self.moving_on:
            best = max(best, FETISH / float(turns[at + self.goal]))
        return LATER * best

    def stop_value(self, s: State, cell: i64, points: i64) -> float:
        """Of ending the movement there; in the port with a point left one can change table at once."""
        value = self.outlook(s, cell)
        if cell < IN_PLAY or (cell == PORT and points > 0):
            value += self.gain[cell]
        return value + AGAIN * self.ahead[cell] if cell == self.again else value


MAP: Final = Map()
REACH: Final = ways.Reach()


def can_stop(b: Board, cell: i64) -> bool:
    return cell != b.started and not b.shut >> cell & 1


# --- the best way


def choose_move(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    """The first step to the best end. The map is drawn."""
    p = s.players[seat]
    if MAP.moving_on and p.pawn == PORT and b.points > 0:
        return pack(CHANGE, best_table(s, b, p))
    reach = REACH
    ways.explore(s, b, seat, b.ferries, b.points, reach)
    stay = can_stop(b, p.pawn)
    best: i64 = 0 if stay else -1
    best_value = MAP.stop_value(s, p.pawn, b.points) if stay else 0.0
    for k in range(i64(1), reach.count):
        value = MAP.stop_value(s, reach.cell[k], b.points - reach.cost[k]) - STEP * float(reach.cost[k])
        if best < 0 or value > best_value:
            best = k
            best_value = value
    if p.tokens > 0 and holds(p, PLUS2) and worth_of_hurry(s, b, p.pawn) > best_value + PLUS2_WORTH:
        return BONUS_PLUS2
    step = first_step(reach, best)
    if MAP.ready and not MAP.moving_on and best_value < REACHED * MAP.gain[MAP.goal]:
        return best_call(s, b, seat, out, n, step, best_value)
    return step


def best_call(s: State, b: Board, seat: i64, out: vec[i64], n: i64, best: i64, best_value: float) -> i64:
    """A call if it leads to the fetishist, who is out of reach without one."""
    for k in range(n):
        if kind_of(out[k]) == FERRY:
            value = value_of(s, b, seat, out[k])
            if value > REACHED * MAP.gain[MAP.goal] and value > best_value:
                best = out[k]
                best_value = value
    return best


def worth_of_hurry(s: State, b: Board, cell: i64) -> float:
    """Of the best kiosk, on foot, that only more points lead to."""
    best = 0.0
    for place in range(i64(IN_PLAY)):
        away = s.edition.distance[cell * CELLS + place]
        if b.points < away <= b.points + s.edition.more_points and can_stop(b, place):
            best = max(best, MAP.stop_value(s, place, 0))
    return best


def first_step(reach: ways.Reach, k: i64) -> i64:
    if k == 0:
        return STOP
    while reach.before[k] > 0:
        k = reach.before[k]
    return pack(RIDE, reach.rode[k]) if reach.rode[k] >= 0 else pack(WALK, reach.cell[k])


def best_table(s: State, b: Board, p: Player) -> i64:
    """One that offers a missing fetish."""
    for table in range(s.tables):
        if table != b.number and trade.offered_here(s, s.boards[table]) & ~p.fetishes:
            return table
    return (b.number + 1) % s.tables


# --- every way


def best_end(s: State, b: Board, seat: i64, cell: i64, ferries: i64, points: i64) -> float:
    """The best that can be reached with so many points from there."""
    reach = REACH
    ways.explore_from(s, b, seat, cell, ferries, points, reach)
    best = MAP.stop_value(s, cell, points) if can_stop(b, cell) else -FETISH
    for k in range(i64(1), reach.count):
        best = max(best, MAP.stop_value(s, reach.cell[k], points - reach.cost[k]) - STEP * float(reach.cost[k]))
    return best


def value_of(s: State, b: Board, seat: i64, action: i64) -> float:
    """Of a step, a call, a change of table, an end of the movement, or more points."""
    p = s.players[seat]
    kind = kind_of(action)
    points = b.points - 1
    if kind == WALK:
        return best_end(s, b, seat, first_of(action), b.ferries, points) - STEP
    if kind == RIDE:
        ferries = ways.moved(b.ferries, STAGE_AT[p.pawn], first_of(action))
        return best_end(s, b, seat, STAGE_CELL[first_of(action)], ferries, points) - STEP
    if kind == FERRY:
        return best_end(s, b, seat, p.pawn, ways.moved(b.ferries, first_of(action), second_of(action)), points) - CALL
    if kind == STOP:
        return MAP.stop_value(s, p.pawn, 0)
    if kind == BONUS_PLUS2:
        return best_end(s, b, seat, p.pawn, b.ferries, b.points + s.edition.more_points) - PLUS2_WORTH
    return change_value(s, b, p, first_of(action))


def change_value(s: State, b: Board, p: Player, table: i64) -> float:
    if not MAP.moving_on:
        return NOT_HERE
    offers = trade.offered_here(s, s.boards[table]) & ~p.fetishes != 0
    return 2.0 * MOVE_ON if table == best_table(s, b, p) else MOVE_ON if offers else 0.0
