"""What a player wants to know before acting, beyond the facts of the act itself."""

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of, third_of
from comptoir.games.bremerhaven import bidding, facts, land, moving, permits, production, settling, town
from comptoir.games.bremerhaven.actions import (
    BID,
    BOLLARD,
    BUILD,
    CHOOSE_PRICES,
    DEPOSIT,
    DONE,
    FEED,
    LOAD,
    MOOR,
    PLACE,
    PROMOTE,
    REFUSE,
    REPACK,
    SELL,
    TRANSSHIP,
    UNCOVER,
    UPGRADE,
)
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, DOCKS, GOODS, HIGHEST, LOADING_NAMES, ORDER_NAMES, SHIP_NAMES, WALLS, ZOO
from comptoir.games.bremerhaven.harbour_view import order_view
from comptoir.games.bremerhaven.state import (
    ABOARD,
    CARGO,
    DOCK,
    LOADED,
    LOADING,
    MOVING,
    NO_CARD,
    ORDER,
    ORDER_STEP,
    SALE_STEP,
    SHIP,
    START_BUILDING,
    STAY,
    TIME,
    Player,
    State,
)

Foreseen = dict[str, object]


def foresee(s: State, seat: i64, action: i64) -> Foreseen:
    kind = kind_of(action)
    p = s.players[seat]
    if kind == BID:
        return foresee_bid(s, seat, first_of(action) + 1, second_of(action))
    if kind in (BOLLARD, UNCOVER, BUILD):
        return {} if p.step == START_BUILDING else foresee_permit(s, seat, kind, first_of(action))
    if kind == UPGRADE:
        return foresee_upgrade(s, seat)
    if kind == CHOOSE_PRICES:
        return {"orders": [order_at_prices(s, p, space, first_of(action)) for space in laid(p)]}
    if kind == PROMOTE:
        return foresee_career(s, seat, first_of(action) + 1)
    if kind in (MOOR, PLACE, REFUSE):
        return foresee_card(s, p, kind, action)
    return foresee_harbour(s, p, kind, action)


# --- boards


def foresee_bid(s: State, seat: i64, value: i64, space: i64) -> Foreseen:
    """The own total with this card, and how many cards of others lie there."""
    others = sum(int(bidding.cards_on(s, space, other)) for other in range(s.bidders) if other != seat)
    return {"total_own": int(bidding.total(s, space, seat) + value), "cards_of_others": others}


def foresee_permit(s: State, seat: i64, kind: i64, what: i64) -> Foreseen:
    p = s.players[seat]
    permit = 0 if kind == BOLLARD and p.extra > 0 else int(permits.price(s, seat))
    cost = 0
    found: Foreseen = {}
    if kind == BOLLARD:
        cost = int(s.edition.bollard_cost[p.bollards[what]])
        found["dock_sizes"] = dock_sizes(p, what)
    elif kind == UNCOVER:
        cost = int(s.edition.cover_cost[what])
    else:
        found["prestige_now"] = int(settling.prestige_count(s, p) + s.edition.building_prestige[what])
        found["building"] = BUILDING_NAMES[what]
    return {"permit": permit, "cost": cost, "total": permit + cost, "money_left": int(p.money) - permit - cost, **found}


def dock_sizes(p: Player, wall: i64) -> list[int]:
    """With one bollard more on a wall."""
    bollards = [int(p.bollards[other]) + int(other == wall) for other in range(WALLS)]
    return [min(bollards[dock], bollards[dock + 1]) for dock in range(DOCKS)]


def foresee_upgrade(s: State, seat: i64) -> Foreseen:
    p = s.players[seat]
    card = int(s.edition.reserve[p.upgrades])
    cards = [value for value in range(1, HIGHEST + 1) for _ in range(p.hand[value])] + [int(p.card[k]) for k in range(p.placed)]
    gained = [int(value) for value in s.edition.reserve[p.upgrades - p.gained : p.upgrades + 1]]
    return {"price": int(town.upgrade_cost(s, seat)), "card": card, "gone": sorted(cards + gained)[: p.gained + 1]}


def laid(p: Player) -> list[int]:
    """The loading spaces with an order."""
    return [space for space in range(land.loading_spaces(p)) if p.orders[space * LOADING + ORDER] != NO_CARD]


def order_at_prices(s: State, p: Player, space: i64, card: i64) -> Foreseen:
    at = space * LOADING
    sale = sum(int(p.orders[at + LOADED + good] * s.edition.price[card * GOODS + good]) for good in range(GOODS))
    return {"loading": LOADING_NAMES[space], "order": ORDER_NAMES[p.orders[at + ORDER]], "sale": sale}


def foresee_career(s: State, seat: i64, rank: i64) -> Foreseen:
    ladder = facts.ladder(s)
    ladder[rank - 1], ladder[rank] = ladder[rank], ladder[rank - 1]
    return {"ladder": ladder, "income": int(s.edition.rank_income[ladder.index(int(seat))])}


def foresee_card(s: State, p: Player, kind: i64, action: i64) -> Foreseen:
    if kind == MOOR:
        stars = settling.prestige_count(s, p) + s.edition.ship_prestige[s.sea[s.cursor]]
        return {"time": int(third_of(action)) + 1, "prestige_now": int(stars)}
    order = s.land[s.cursor] if p.step == ORDER_STEP else p.start_order
    if kind == REFUSE:
        return {"money": -int(land.penalty_money(s, p, order)), "prestige": -int(land.penalty_prestige(s, p, order))}
    return {"time": int(s.edition.order_duration[order]), "reachable": moving.is_reachable(p, first_of(action))}


# --- the own harbour


def foresee_harbour(s: State, p: Player, kind: i64, action: i64) -> Foreseen:
    if kind == LOAD:
        return {"order": order_with(s, p, third_of(action), first_of(action))}
    if kind == TRANSSHIP:
        return {"order": order_with(s, p, second_of(action), p.docks[first_of(action) * DOCK + CARGO])}
    if kind == SELL:
        bazaar = p.step == SALE_STEP
        return {"money": int(s.edition.event_second[s.event] if bazaar else moving.market_price(s, first_of(action)))}
    if kind == FEED:
        return {"cost": int(s.edition.zoo_cost), "prestige_now": int(settling.prestige_count(s, p) + s.edition.building_prestige[ZOO])}
    if kind == REPACK:
        return {"cost": int(moving.repack_cost(s, p))}
    if kind == DEPOSIT:
        earned = int(production.interest(s, p))
        return {"interest": earned, "deposit": int(p.deposit + first_of(action)) + earned}
    return foresee_end(s, p) if kind == DONE and p.step == MOVING else {}


def order_with(s: State, p: Player, space: i64, good: i64) -> object:
    """An order with one good more on it."""
    at = space * LOADING + LOADED + good
    p.orders[at] += 1
    found = order_view(s, p, space)
    p.orders[at] -= 1
    return found


def foresee_end(s: State, p: Player) -> Foreseen:
    """What the end of the own harbour brings: the count, ships that leave, orders that are settled."""
    count = settling.prestige_count(s, p)
    return {
        "prestige_now": int(count),
        "prestige": int(max(count, p.prestige)),
        "departs": [departure(p, dock) for dock in range(DOCKS) if leaves(p, dock)],
        "settles": [settlement(s, p, space) for space in laid(p) if p.orders[space * LOADING + TIME] == 1],
    }


def leaves(p: Player, dock: i64) -> bool:
    return p.docks[dock * DOCK + SHIP] != NO_CARD and p.docks[dock * DOCK + STAY] == 1


def departure(p: Player, dock: i64) -> Foreseen:
    return {"dock": int(dock) + 1, "ship": SHIP_NAMES[p.docks[dock * DOCK + SHIP]], "lost": int(p.docks[dock * DOCK + ABOARD])}


def settlement(s: State, p: Player, space: i64) -> Foreseen:
    order = order_view(s, p, space)
    names: Foreseen = {"loading": LOADING_NAMES[space], "order": order["id"], "complete": order["complete"]}
    return {**names, "sale": order["sale"], "money": order["money"], "prestige": order["prestige"]}
