"""What the journal tells of the own harbour: production, goods, prestige, time and orders."""

from mypy_extensions import i64

from comptoir.games.bremerhaven import facts
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, CELL_NAMES, GOOD_NAMES, LOADING_NAMES, ORDER_NAMES, PRODUCERS, SHIP_NAMES
from comptoir.games.bremerhaven.facts import tell
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, LOADED, LOADING, ORDER, SHIP, State


def produced(s: State, seat: i64, number: i64, cell: i64) -> None:
    if s.journal is not None:
        good = GOOD_NAMES[s.edition.produce_good[number]]
        tell(s, "produced", {"seat": int(seat), "building": BUILDING_NAMES[PRODUCERS[number]], "good": good,
                              "cell": CELL_NAMES[cell], "cost": int(s.edition.produce_cost[number])})  # fmt: skip


def collected(s: State, seat: i64, building: i64, money: i64) -> None:
    if s.journal is not None:
        tell(s, "collected", {"seat": int(seat), "building": BUILDING_NAMES[building], "money": int(money)})


def deposited(s: State, seat: i64, interest: i64, money: i64) -> None:
    if s.journal is not None:
        tell(s, "deposited", {"seat": int(seat), "interest": int(interest), "money": int(money)})


def unloaded(s: State, seat: i64, dock: i64, good: i64, cell: i64) -> None:
    if s.journal is not None:
        tell(s, "unloaded", {"seat": int(seat), "dock": int(dock) + 1, "good": GOOD_NAMES[good], "cell": CELL_NAMES[cell]})


def moved(s: State, seat: i64, good: i64, cell: i64, other: i64) -> None:
    if s.journal is not None:
        tell(s, "moved", {"seat": int(seat), "good": GOOD_NAMES[good], "from": CELL_NAMES[cell], "to": CELL_NAMES[other]})


def loaded(s: State, seat: i64, good: i64, cell: i64, space: i64) -> None:
    if s.journal is not None:
        tell(s, "loaded", {"seat": int(seat), "good": GOOD_NAMES[good], "cell": CELL_NAMES[cell], **_on_order(s, seat, space)})


def transshipped(s: State, seat: i64, good: i64, dock: i64, space: i64) -> None:
    if s.journal is not None:
        tell(s, "transshipped", {"seat": int(seat), "good": GOOD_NAMES[good], "dock": int(dock) + 1, **_on_order(s, seat, space)})


def _on_order(s: State, seat: i64, space: i64) -> dict[str, object]:
    orders, at = s.players[seat].orders, space * LOADING
    complete = len(facts.goods_of(orders, at + LOADED)) == s.edition.order_size[orders[at + ORDER]]
    return {"loading": LOADING_NAMES[space], "order": ORDER_NAMES[orders[at + ORDER]], "complete": complete}


def repacked(s: State, seat: i64, cell: i64, good: i64, cost: i64) -> None:
    if s.journal is not None:
        tell(s, "repacked", {"seat": int(seat), "cell": CELL_NAMES[cell], "good": GOOD_NAMES[good], "cost": int(cost)})


def sold(s: State, seat: i64, good: i64, cell: i64, money: i64) -> None:
    if s.journal is not None:
        tell(s, "sold", {"seat": int(seat), "good": GOOD_NAMES[good], "cell": CELL_NAMES[cell], "money": int(money)})


def discarded(s: State, seat: i64, good: i64, cell: i64) -> None:
    if s.journal is not None:
        tell(s, "discarded", {"seat": int(seat), "good": GOOD_NAMES[good], "cell": CELL_NAMES[cell]})


def took(s: State, seat: i64, good: i64, cell: i64) -> None:
    if s.journal is not None:
        tell(s, "took", {"seat": int(seat), "good": GOOD_NAMES[good], "cell": CELL_NAMES[cell]})


def fed(s: State, seat: i64, cost: i64) -> None:
    if s.journal is not None:
        tell(s, "fed", {"seat": int(seat), "cost": int(cost)})


def counted(s: State, seat: i64, stars: i64) -> None:
    if s.journal is not None:
        tell(s, "counted", {"seat": int(seat), "count": int(stars), "prestige": int(s.players[seat].prestige)})


def departed(s: State, seat: i64, dock: i64, money: i64) -> None:
    if s.journal is not None:
        docks, at = s.players[seat].docks, dock * DOCK
        ship: dict[str, object] = {"dock": int(dock) + 1, "ship": SHIP_NAMES[docks[at + SHIP]], "good": GOOD_NAMES[docks[at + CARGO]]}
        tell(s, "departed", {"seat": int(seat), **ship, "lost": int(docks[at + ABOARD]), "money": int(money)})


def settled(s: State, seat: i64, space: i64, money: i64, prestige: i64) -> None:
    """With the bonus, or with what was paid of the penalty."""
    if s.journal is not None:
        goods = facts.goods_of(s.players[seat].orders, space * LOADING + LOADED)
        prices = facts.prices_now(s)
        tell(s, "settled", {"seat": int(seat), **_on_order(s, seat, space), "goods": goods,
                             "sale": sum(prices[good] for good in goods), "money": int(money), "prestige": int(prestige)})  # fmt: skip
