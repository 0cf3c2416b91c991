"""Which rule forbids what in the own harbour."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of, third_of
from comptoir.games.bremerhaven import land, storage
from comptoir.games.bremerhaven.actions import (
    BID,
    BOLLARD,
    BUILD,
    CHOOSE_PRICES,
    COLLECT,
    DECLINE,
    DEPOSIT,
    DISCARD,
    DONE,
    FEED,
    KEEP,
    LOAD,
    MOOR,
    MOVE,
    PLACE,
    PRODUCE,
    PROMOTE,
    REFUSE,
    REPACK,
    SELL,
    TAKE,
    TRANSSHIP,
    UNCOVER,
    UNLOAD,
    UPGRADE,
)
from comptoir.games.bremerhaven.cards import (
    BANK,
    BUILDING_NAMES,
    EARNERS,
    GANTRY_CRANE,
    PRODUCERS,
)
from comptoir.games.bremerhaven.moving import MOST_MOVES, can_repack, is_reachable
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, FIRE_STEP, NO_CARD, SHIP, Player, State
from comptoir.games.bremerhaven.turns import has

# By step: the kinds of actions that belong to it.
KINDS_OF: Final = [
    [], [BUILD], [PLACE], [TAKE], [BID], [BOLLARD, UNCOVER, BUILD, DONE], [UPGRADE, DECLINE], [CHOOSE_PRICES], [PROMOTE, KEEP], [MOOR],
    [PLACE, REFUSE], [PRODUCE, COLLECT, DEPOSIT, DONE], [UNLOAD, MOVE, LOAD, TRANSSHIP, REPACK, SELL, DISCARD, FEED, DONE], [DISCARD],
    [BOLLARD, UNCOVER, BUILD, DONE], [TAKE, DONE], [UPGRADE, DECLINE], [SELL, DONE],
]  # fmt: skip


def belongs(step: i64, kind: i64) -> bool:
    return int(kind) in KINDS_OF[step]


def production(s: State, seat: i64, action: i64) -> str:
    p = s.players[seat]
    kind = kind_of(action)
    building: i64 = BANK
    if kind == PRODUCE:
        building = PRODUCERS[first_of(action)]
    elif kind == COLLECT:
        building = EARNERS[first_of(action)]
    if not has(p, building) or p.used >> building & 1 == 1:
        return "production.once"
    if kind == PRODUCE and p.money >= s.edition.produce_cost[first_of(action)]:
        return "production.place"
    return f"building.{BUILDING_NAMES[building]}"


def moving(s: State, seat: i64, action: i64) -> str:
    p = s.players[seat]
    kind = kind_of(action)
    if kind == FEED:
        return "building.zoo"
    if kind == REPACK:
        return "move.limit" if can_repack(p, first_of(action)) and p.moves >= MOST_MOVES else "move.repack"
    if kind in (UNLOAD, TRANSSHIP):
        return unloading(s, p, kind, first_of(action), second_of(action))
    if storage.held(p, second_of(action), first_of(action)) == 0:
        return "move.one_way"
    if kind == LOAD:
        return loading(s, p, first_of(action), third_of(action))
    if kind == MOVE:
        fits = storage.fits(s.edition, p, third_of(action), first_of(action)) and second_of(action) != third_of(action)
        return "move.limit" if fits else "move.storage"
    return "building.market_hall"


def unloading(s: State, p: Player, kind: i64, dock: i64, place: i64) -> str:
    at = dock * DOCK
    if p.docks[at + SHIP] == NO_CARD or p.docks[at + ABOARD] == 0:
        return "move.one_way"
    if kind == UNLOAD:
        return "move.storage"
    return loading(s, p, p.docks[at + CARGO], place) if has(p, GANTRY_CRANE) else "building.gantry_crane"


def loading(s: State, p: Player, good: i64, space: i64) -> str:
    if space >= land.loading_spaces(p):
        return "building.freight_station"
    if not is_reachable(p, space):
        return "move.order_reachable"
    return "move.order_slots"


def stored(s: State, seat: i64, action: i64) -> str:
    """Goods that burn, or are sold cheaply."""
    return "event.warehouse_fire" if s.players[seat].step == FIRE_STEP else "event.clearance_sale"
