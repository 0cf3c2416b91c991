"""What a player has and lacks, counted once for all judgements of a move. Only from what everybody knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import storage
from comptoir.games.bremerhaven.cards import CELLS, DOCKS, GOODS, JOKER, PRINTED, STATION
from comptoir.games.bremerhaven.news import steps
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, FREE, LOADED, LOADING, NO_CARD, ORDER, SHIP, Player, State

PACE: Final = 1.55  # spaces the ship moves in a round of the long game
EARNED: Final = 6.5  # money that a round brings
STARS: Final = 0.7  # prestige that a round brings


class Stock:
    stored: vec[i64]  # by good: in cells and on buildings
    spare: vec[i64]  # by good: at hand beyond what orders ask for by name; below 0 if some are lacking
    slots: i64  # of orders, that take anything
    for_jokers: i64  # goods to spare beyond the slots that take anything; below 0 if some are lacking
    free_cells: i64
    rounds: float  # after this one
    star: float  # the worth of a point of prestige, in money

    def __init__(self, s: State, p: Player) -> None:
        self.stored = vec[i64]([0, 0, 0, 0])
        self.free_cells = 0
        count_cells(self, p)
        self.spare = self.stored[:]
        count_ships(self.spare, p)
        self.slots = take_orders(self.spare, s, p)
        self.count_spare()
        self.rounds = rounds_left(s)
        self.star = star(p, self.rounds)

    def count_spare(self) -> None:
        self.for_jokers = -self.slots
        for good in range(i64(GOODS)):
            self.for_jokers += max(0, self.spare[good])


def rounds_left(s: State) -> float:
    """After this one, by the usual pace."""
    way = float(s.edition.track_end - s.track - steps(s))
    if way <= 0.0:
        return 0.0
    return way / (PACE if s.is_long else float(s.edition.short_step))


def star(p: Player, rounds: float) -> float:
    """At the end, money is multiplied by prestige."""
    money = float(p.money + p.deposit) + EARNED * rounds + 5.0
    stars = float(p.prestige) + STARS * rounds + 1.0
    return min(max(money / stars, 1.0), 12.0)


def count_cells(stock: Stock, p: Player) -> None:
    stored = stock.stored
    ground = p.cell
    goods = p.goods
    for cell in range(i64(CELLS)):
        there = goods[cell]
        if there != 0:
            for good in range(i64(GOODS)):
                stored[good] += there >> (storage.BITS * good) & storage.MASK
        elif ground[cell] == FREE:
            stock.free_cells += 1


def count_ships(goods: vec[i64], p: Player) -> None:
    """What is still aboard comes on top."""
    docks = p.docks
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if docks[at + SHIP] != NO_CARD:
            goods[docks[at + CARGO]] += docks[at + ABOARD]


def take_orders(goods: vec[i64], s: State, p: Player) -> i64:
    """What the orders ask for by name goes off; how many slots take anything."""
    jokers: i64 = 0
    orders = p.orders
    needs = s.edition.order_needs
    for space in range(i64(STATION + 1)):
        at = space * LOADING
        order = orders[at + ORDER]
        if order != NO_CARD:
            asked = order * PRINTED
            jokers += needs[asked + JOKER]
            for good in range(i64(GOODS)):
                lacks = needs[asked + good] - orders[at + LOADED + good]
                if lacks > 0:
                    goods[good] -= lacks
                else:
                    jokers += lacks
    return jokers
