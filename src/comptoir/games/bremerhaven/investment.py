"""What investments are worth to a player, in money: bollards, cells, buildings, permits, influence."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, DOCKS, HIGHEST, LOADING_SPACES, MOST_BOLLARDS, WALLS, ZOO
from comptoir.games.bremerhaven.state import COVERED, Player, State
from comptoir.games.bremerhaven.stock import Stock

# Numbers that did well in games of the heuristic with itself.
SIZES: Final[vec[float]] = vec[float]([0.0, 2.4, 6.5, 8.0])  # a dock of this size, for the rest of the game
BASIC: Final = 0.35  # of that for anybody,
RICH: Final = 0.71  # and more for each coin that a star is worth: large docks are for prestige
LONG: Final = 0.25  # and less in the long game, where permits are wanted for cells as well
CELL: Final = 1.1  # an open cell, for the rest of the game
SPACE: Final = 3.0  # a loading space that becomes reachable
INFLUENCE: Final = 0.39  # a point of influence, per round
# What a building does in a round, beyond its prestige; in the order of the ids.
EFFECT: Final[vec[float]] = vec[float](
    [0.2, 1.5, 0.35, 0.88, 0.57, 0.58, 1.5, 1.54, 0.95, 0.37, 0.63, 0.5, 0.69, 0.35, 0.3, 0.88, 0.4, 0.3, 0.0, 0.71]
)


def part_of_game(stock: Stock) -> float:
    """How much of the game is still to come: investments pay until its end."""
    return min(1.0, stock.rounds / 9.0)


def bollard_worth(s: State, p: Player, stock: Stock, wall: i64) -> float:
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
    return gain * part_of_game(stock) * (BASIC + RICH * stock.star) * (LONG if s.is_long else 1.0)


def cover_worth(stock: Stock, cell: i64) -> float:
    need = 2.0 if stock.free_cells < 3 else 1.0
    return (CELL * need + (SPACE if cell < LOADING_SPACES else 0.0)) * part_of_game(stock)


def building_worth(s: State, stock: Stock, building: i64) -> float:
    """Once it stands: its prestige, and its effect in every round to come."""
    stars = float(s.edition.building_prestige[building])
    upkeep = float(s.edition.zoo_cost) if building == ZOO else 0.0
    return 0.9 * stock.star * stars + EFFECT[building] * stock.rounds - upkeep


def best_plan(s: State, p: Player, stock: Stock) -> float:
    """The best building beside the harbour, if there is a cell for it."""
    best = 0.0
    if p.plans != 0 and stock.free_cells > 0:
        for building in range(i64(BUILDINGS)):
            if p.plans >> building & 1 == 1:
                best = max(best, building_worth(s, stock, building))
    return best


def permit_worth(s: State, p: Player, stock: Stock, purse: i64) -> float:
    """The best that a permit could do for so much money."""
    best = best_plan(s, p, stock)
    for wall in range(i64(WALLS)):
        if p.bollards[wall] < MOST_BOLLARDS and s.edition.bollard_cost[p.bollards[wall]] <= purse:
            best = max(best, bollard_worth(s, p, stock, wall) - float(s.edition.bollard_cost[p.bollards[wall]]))
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED and s.edition.cover_cost[cell] <= purse:
            best = max(best, cover_worth(stock, cell) - float(s.edition.cover_cost[cell]))
    return best


def upgrade_worth(s: State, p: Player, stock: Stock) -> float:
    """A better card for the lowest one, in every round to come."""
    lowest: i64 = HIGHEST
    for value in range(i64(HIGHEST), i64(0), i64(-1)):
        if p.hand[value] > 0:
            lowest = value
    for k in range(p.placed):
        lowest = min(lowest, p.card[k])
    return INFLUENCE * float(s.edition.reserve[p.upgrades] - lowest) * stock.rounds
