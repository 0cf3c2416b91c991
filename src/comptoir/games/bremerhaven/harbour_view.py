"""A harbour as all see it: cells, docks and loading spaces."""

from typing import TypedDict

from mypy_extensions import i64

from comptoir.games.bremerhaven import moving, settling, storage
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, CELL_NAMES, GOOD_NAMES, GOODS, LOADING_NAMES, ORDER_NAMES, SHIP_NAMES
from comptoir.games.bremerhaven.facts import goods_of
from comptoir.games.bremerhaven.state import ABOARD, CARGO, COVERED, DOCK, LOADED, LOADING, NO_CARD, ORDER, SHIP, STAY, TIME, Player, State


class ShipView(TypedDict):
    id: str
    good: str
    aboard: int
    time: int


class DockView(TypedDict):
    size: int  # bollards on the shorter wall
    ship: ShipView | None


class OrderView(TypedDict):
    id: str
    time: int
    loaded: list[str]
    missing: list[str]  # with "joker" for any good
    complete: bool
    sale: int  # what the goods would bring now
    money: int  # the same with bonus or penalty
    prestige: int  # gained or lost if it were settled now


class LoadingView(TypedDict):
    space: str
    reachable: bool
    order: OrderView | None


class CellView(TypedDict):
    cell: str
    cover: int | None  # what taking the cover off costs
    building: str | None
    goods: list[str]
    room: list[str]  # goods of which one more would fit


def bollard_cost(s: State, p: Player, wall: i64) -> int | None:
    standing = p.bollards[wall]
    return int(s.edition.bollard_cost[standing]) if standing < len(s.edition.bollard_cost) else None


def cell_view(s: State, p: Player, cell: i64) -> CellView:
    what = p.cell[cell]
    return {
        "cell": CELL_NAMES[cell],
        "cover": int(s.edition.cover_cost[cell]) if what == COVERED else None,
        "building": BUILDING_NAMES[what] if what >= 0 else None,
        "goods": stored_goods(p, cell),
        "room": [GOOD_NAMES[good] for good in range(GOODS) if storage.fits(s.edition, p, cell, good)],
    }


def stored_goods(p: Player, cell: i64) -> list[str]:
    return [GOOD_NAMES[good] for good in range(GOODS) for _ in range(storage.held(p, cell, good))]


def dock_view(p: Player, dock: i64) -> DockView:
    at = dock * DOCK
    size = min(p.bollards[dock], p.bollards[dock + 1])
    if p.docks[at + SHIP] == NO_CARD:
        return {"size": int(size), "ship": None}
    ship: ShipView = {
        "id": SHIP_NAMES[p.docks[at + SHIP]],
        "good": GOOD_NAMES[p.docks[at + CARGO]],
        "aboard": int(p.docks[at + ABOARD]),
        "time": int(p.docks[at + STAY]),
    }
    return {"size": int(size), "ship": ship}


def loading_view(s: State, p: Player, space: i64) -> LoadingView:
    order = order_view(s, p, space) if p.orders[space * LOADING + ORDER] != NO_CARD else None
    return {"space": LOADING_NAMES[space], "reachable": moving.is_reachable(p, space), "order": order}


def order_view(s: State, p: Player, space: i64) -> OrderView:
    at = space * LOADING
    outcome = settling.outcome(s, p, space)
    return {
        "id": ORDER_NAMES[p.orders[at + ORDER]],
        "time": int(p.orders[at + TIME]),
        "loaded": goods_of(p.orders, at + LOADED),
        "missing": moving.missing(s, p, space),
        "complete": outcome.complete,
        "sale": int(outcome.sale),
        "money": int(outcome.sale + outcome.money),
        "prestige": int(outcome.prestige),
    }
