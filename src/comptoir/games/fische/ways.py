"""Ways over land and water, as sets of cells and stages: a bit for each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.fische.cards import CELLS, PORT_STAGE, SECOND_BERTH, STAGE_AT, STAGE_CELL, STAGES
from comptoir.games.fische.edition import FischeEdition
from comptoir.games.fische.state import Board, State

# The number of a single bit is BIT[bit % 67]: 2 generates all remainders of 67.
BIT: Final = vec[i64]([next((k for k in range(62) if (1 << k) % 67 == rest), 0) for rest in range(67)])


# And the bit of a cell is CELL_BIT[cell]: compiled, a shifted 1 would have but 32 bits.
CELL_BIT: Final = vec[i64]([1 << cell for cell in range(CELLS)])


def lowest(bits: i64) -> i64:
    """The number of the lowest bit."""
    return BIT[(bits & -bits) % 67]


def occupied(s: State, b: Board, but: i64) -> i64:
    """Cells with pawns of this table, without that of one seat."""
    cells: i64 = 0
    order = b.order
    players = s.players
    for k in range(b.sitters):
        seat = order[k]
        if seat != but:
            pawn = players[seat].pawn
            if pawn >= 0:
                cells |= CELL_BIT[pawn]
    return cells


def steps(e: FischeEdition, cell: i64, others: i64, shut: i64, barred: i64) -> i64:
    """Where one step on foot may end: occupied and closed cells can be passed, and stopped at unless closed or barred."""
    roads = e.roads
    reach = roads[cell]
    passing = others | shut
    ahead = reach & passing
    if ahead:
        passed: i64 = 0
        while ahead:
            passed |= ahead & -ahead
            reach |= roads[lowest(ahead)]
            ahead = reach & passing & ~passed
    return reach & ~(shut | barred | CELL_BIT[cell])


def has_ferry(ferries: i64, stage: i64) -> bool:
    return ferries >> stage & 1 == 1


def is_free(ferries: i64, stage: i64) -> bool:
    """No ferry lies there; the port has two berths."""
    return ferries >> (SECOND_BERTH if stage == PORT_STAGE else stage) & 1 == 0


def moved(ferries: i64, start: i64, end: i64) -> i64:
    """A ferry goes from stage to stage. A single one in the port lies at the first berth."""
    if start == PORT_STAGE and ferries >> SECOND_BERTH & 1:
        ferries &= ~(i64(1) << SECOND_BERTH)
    else:
        ferries &= ~(i64(1) << start)
    if end == PORT_STAGE and ferries & 1:
        return ferries | i64(1) << SECOND_BERTH
    return ferries | i64(1) << end


def landings(e: FischeEdition, start: i64, ferries: i64, others: i64) -> i64:
    """Stages where a ferry from `start` may land. `others` are cells that a rider may pass; an empty ferry passes none."""
    found: i64 = 0
    met = i64(1) << start
    ahead = e.next_stages[start]
    while ahead:
        stage = lowest(ahead)
        found |= sail(e, start, stage, met, ferries, others)
        ahead &= ahead - 1
    return found


def sail(e: FischeEdition, back: i64, stage: i64, met: i64, ferries: i64, others: i64) -> i64:
    """Stops at the first free stage, or, with a pawn on its cell, passes it too; taken stages must be passed."""
    bit = i64(1) << stage
    if met & bit:
        return 0
    found: i64 = 0
    if is_free(ferries, stage):
        if not others >> STAGE_CELL[stage] & 1:
            return bit
        found = bit
    ahead = e.onward[stage * STAGES + back]
    while ahead:
        found |= sail(e, stage, lowest(ahead), met | bit, ferries, others)
        ahead &= ahead - 1
    return found


# --- everything in reach

NODES: Final = 1024  # positions looked at, at most


class Reach:
    """Positions of pawn and ferries, nearest first, that so many points on foot and by ferry lead to."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cell: vec[i64] = vec[i64]([0] * NODES)
        self.ferries: vec[i64] = vec[i64]([0] * NODES)
        self.cost: vec[i64] = vec[i64]([0] * NODES)
        self.before: vec[i64] = vec[i64]([0] * NODES)  # the position it was reached from
        self.rode: vec[i64] = vec[i64]([0] * NODES)  # the stage it was reached at by ferry, or -1
        self.found: i64 = 0  # a bit for each cell

    def add(self, cell: i64, ferries: i64, cost: i64, before: i64, rode: i64) -> None:
        if self.count < NODES and not self.knows(cell, ferries):
            n = self.count
            self.cell[n] = cell
            self.ferries[n] = ferries
            self.cost[n] = cost
            self.before[n] = before
            self.rode[n] = rode
            self.found |= CELL_BIT[cell]
            self.count = n + 1

    def knows(self, cell: i64, ferries: i64) -> bool:
        if self.found >> cell & 1:
            for k in range(self.count):
                if self.cell[k] == cell and self.ferries[k] == ferries:
                    return True
        return False

    def first(self, cell: i64) -> i64:
        """The nearest position with the pawn there, or -1."""
        if self.found >> cell & 1:
            for k in range(self.count):
                if self.cell[k] == cell:
                    return k
        return -1


def explore(s: State, b: Board, seat: i64, ferries: i64, points: i64, out: Reach) -> None:
    """Fill `out` from the seat's pawn, with the ferries as given."""
    explore_from(s, b, seat, s.players[seat].pawn, ferries, points, out)


def explore_from(s: State, b: Board, seat: i64, cell: i64, ferries: i64, points: i64, out: Reach) -> None:
    """As if the pawn stood elsewhere."""
    others = occupied(s, b, seat)
    out.count = 0
    out.found = 0
    out.add(cell, ferries, 0, -1, -1)
    k: i64 = 0
    while k < out.count:
        if out.cost[k] < points:
            spread(s.edition, b, out, k, others)
        k += 1


def spread(e: FischeEdition, b: Board, out: Reach, k: i64, others: i64) -> None:
    cell = out.cell[k]
    ferries = out.ferries[k]
    cost = out.cost[k] + 1
    ahead = steps(e, cell, others, b.shut, b.barred | start_bit(b))
    while ahead:
        out.add(lowest(ahead), ferries, cost, k, -1)
        ahead &= ahead - 1
    stage = stage_at(cell)
    if stage >= 0 and has_ferry(ferries, stage):
        ahead = landings(e, stage, ferries, others)
        while ahead:
            end = lowest(ahead)
            out.add(STAGE_CELL[end], moved(ferries, stage, end), cost, k, end)
            ahead &= ahead - 1


def start_bit(b: Board) -> i64:
    """The place where the turn began: one cannot come back."""
    return i64(1) << b.started if b.started >= 0 else 0


def stage_at(cell: i64) -> i64:
    return STAGE_AT[cell]
