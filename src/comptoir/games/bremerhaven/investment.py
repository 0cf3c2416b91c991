"""What investments are worth to a player, in money: bollards, cells, buildings, permits, influence."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import worth
from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, DOCKS, HIGHEST, LOADING_SPACES, MOST_BOLLARDS, WALLS, ZOO
from comptoir.games.bremerhaven.state import COVERED, Player, State

# Numbers by judgement; they have not been tuned.
SIZES: Final[vec[float]] = vec[float]([0.0, 4.0, 6.5, 8.0])  # a dock of this size, for the rest of the game
CELL: Final = 1.1  # an open cell, for the rest of the game
SPACE: Final = 2.0  # a loading space that becomes reachable
INFLUENCE: Final = 0.22  # a point of influence, per round
# What a building does in a round, beyond its prestige; in the order of the ids.
EFFECT: Final[vec[float]] = vec[float]([0.2, 1.5, 0.6, 0.5, 1.1, 0.7, 1.5, 0.9, 0.5, 0.6, 0.7, 0.5, 1.0, 0.6, 0.3, 0.7, 0.4, 0.3, 0.0, 0.5])


def part_of_game(s: State) -> float:
    """How much of the game is still to come: investments pay until its end."""
    return min(1.0, worth.rounds_left(s) / 9.0)


def bollard_worth(s: State, p: Player, wall: i64) -> float:
    """The docks that grow, and a quarter of it for coming nearer to that."""
    gain = 0.0
    standing = p.bollards[wall]
    for dock in range(i64(DOCKS)):
        if dock in (wall - 1, wall):
            other = p.bollards[dock + 1] if dock == wall else p.bollards[dock]
            if other > standing:
                gain += SIZES[standing + 1] - SIZES[standing]
            elif standing < MOST_BOLLARDS and standing == other:
                gain += 0.25 * (SIZES[standing + 1] - SIZES[standing])
    return gain * part_of_game(s)


def cover_worth(s: State, p: Player, cell: i64) -> float:
    need = 2.0 if worth.free_cells(s, p) < 3 else 1.0
    return (CELL * need + (SPACE if cell < LOADING_SPACES else 0.0)) * part_of_game(s)


def building_worth(s: State, p: Player, building: i64) -> float:
    """Once it stands: its prestige, and its effect in every round to come."""
    stars = float(s.edition.building_prestige[building])
    upkeep = float(s.edition.zoo_cost) if building == ZOO else 0.0
    return 0.9 * worth.star(s, p) * stars + EFFECT[building] * worth.rounds_left(s) - upkeep


def best_plan(s: State, p: Player) -> float:
    """The best building beside the harbour, if there is a cell for it."""
    best = 0.0
    if p.plans != 0 and worth.free_cells(s, p) > 0:
        for building in range(i64(BUILDINGS)):
            if p.plans >> building & 1 == 1:
                best = max(best, building_worth(s, p, building))
    return best


def permit_worth(s: State, p: Player, purse: i64) -> float:
    """The best that a permit could do for so much money."""
    best = best_plan(s, p)
    for wall in range(i64(WALLS)):
        if p.bollards[wall] < MOST_BOLLARDS and s.edition.bollard_cost[p.bollards[wall]] <= purse:
            best = max(best, bollard_worth(s, p, wall) - float(s.edition.bollard_cost[p.bollards[wall]]))
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED and s.edition.cover_cost[cell] <= purse:
            best = max(best, cover_worth(s, p, cell) - float(s.edition.cover_cost[cell]))
    return best


def upgrade_worth(s: State, p: Player) -> float:
    """A better card for the lowest one, in every round to come."""
    lowest: i64 = HIGHEST
    for value in range(i64(HIGHEST), i64(0), i64(-1)):
        if p.hand[value] > 0:
            lowest = value
    for k in range(p.placed):
        lowest = min(lowest, p.card[k])
    return INFLUENCE * float(s.edition.reserve[p.upgrades] - lowest) * worth.rounds_left(s)
