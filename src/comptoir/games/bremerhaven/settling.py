"""4.3 and 4.4: the prestige of a harbour, time tokens, ships that leave, orders that are paid."""

from mypy_extensions import i64

from comptoir.games.bremerhaven import harbour_facts, land
from comptoir.games.bremerhaven.cards import BUILDINGS, DOCKS, GOODS, MARITIME_MUSEUM, STATION, ZOO
from comptoir.games.bremerhaven.state import ABOARD, DOCK, LOADED, LOADING, NO_CARD, ORDER, SHIP, STAY, TIME, Player, State
from comptoir.games.bremerhaven.turns import charge, has, lose_prestige


def price(s: State, good: i64) -> i64:
    return s.edition.price[s.price_pile[0] * GOODS + good]


# --- 4.3 prestige


def prestige_count(s: State, p: Player) -> i64:
    """Of the ships in dock and the buildings; a zoo that was not fed counts nothing."""
    stars: i64 = 0
    for dock in range(i64(DOCKS)):
        ship = p.docks[dock * DOCK + SHIP]
        if ship != NO_CARD:
            stars += s.edition.ship_prestige[ship]
    stars += printed_prestige(s, p)
    if has(p, ZOO) and p.used >> ZOO & 1 == 0:
        stars -= s.edition.building_prestige[ZOO]
    return stars


def printed_prestige(s: State, p: Player) -> i64:
    """Of all buildings."""
    stars: i64 = 0
    if p.built != 0:
        for building in range(i64(BUILDINGS)):
            if has(p, building):
                stars += s.edition.building_prestige[building]
    return stars


def count_prestige(s: State, seat: i64) -> None:
    """The marker follows upwards only."""
    p = s.players[seat]
    stars = prestige_count(s, p)
    p.prestige = max(p.prestige, stars)
    harbour_facts.counted(s, seat, stars)


# --- 4.4 time


def take_tokens(s: State, seat: i64) -> None:
    """First ships leave, then the goods of all orders that are due are sold and bonuses taken, then penalties are paid."""
    p = s.players[seat]
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if p.docks[at + SHIP] != NO_CARD:
            p.docks[at + STAY] -= 1
            if p.docks[at + STAY] == 0:
                depart(s, seat, dock)
    for space in range(i64(STATION + 1)):
        if p.orders[space * LOADING + ORDER] != NO_CARD:
            p.orders[space * LOADING + TIME] -= 1
    settle(s, seat)


def depart(s: State, seat: i64, dock: i64) -> None:
    """With what is still aboard. The museum is glad of empty ships."""
    p = s.players[seat]
    at = dock * DOCK
    money = museum_money(s, p, dock)
    p.money += money
    harbour_facts.departed(s, seat, dock, money)
    p.docks[at + SHIP] = NO_CARD
    p.docks[at + ABOARD] = 0


def museum_money(s: State, p: Player, dock: i64) -> i64:
    at = dock * DOCK
    if p.docks[at + ABOARD] > 0 or not has(p, MARITIME_MUSEUM):
        return 0
    big = s.edition.ship_prestige[p.docks[at + SHIP]] >= s.edition.museum_big_prestige
    return s.edition.museum_big_money if big else s.edition.museum_money


# --- orders


def is_due(p: Player, space: i64) -> bool:
    return p.orders[space * LOADING + ORDER] != NO_CARD and p.orders[space * LOADING + TIME] == 0


def is_complete(s: State, p: Player, space: i64) -> bool:
    """Nothing beyond its slots can be loaded, so that counting is enough."""
    at = space * LOADING
    orders = p.orders
    loaded = orders[at + LOADED] + orders[at + LOADED + 1] + orders[at + LOADED + 2] + orders[at + LOADED + 3]
    return loaded == s.edition.order_size[orders[at + ORDER]]


def sale(s: State, p: Player, space: i64) -> i64:
    """What the goods on an order bring at the present prices."""
    money: i64 = 0
    for good in range(i64(GOODS)):
        money += p.orders[space * LOADING + LOADED + good] * price(s, good)
    return money


def settle(s: State, seat: i64) -> None:
    """All orders that are due."""
    p = s.players[seat]
    for space in range(i64(STATION + 1)):
        if is_due(p, space):
            pay_out(s, seat, space)
    for space in range(i64(STATION + 1)):
        if is_due(p, space):
            if not is_complete(s, p, space):
                punish(s, seat, space)
            p.orders[space * LOADING + ORDER] = NO_CARD


def pay_out(s: State, seat: i64, space: i64) -> None:
    p = s.players[seat]
    order = p.orders[space * LOADING + ORDER]
    p.money += sale(s, p, space)
    if is_complete(s, p, space):
        p.money += s.edition.bonus_money[order]
        p.prestige += s.edition.bonus_prestige[order]
        harbour_facts.settled(s, seat, space, s.edition.bonus_money[order], s.edition.bonus_prestige[order])


def punish(s: State, seat: i64, space: i64) -> None:
    p = s.players[seat]
    order = p.orders[space * LOADING + ORDER]
    stars = lose_prestige(p, land.penalty_prestige(s, p, order))
    money = charge(p, land.penalty_money(s, p, order))
    harbour_facts.settled(s, seat, space, -money, -stars)


class Outcome:
    """What an order would bring if it were settled as it lies."""

    def __init__(self, complete: bool, sale: i64, money: i64, prestige: i64) -> None:
        self.complete = complete
        self.sale = sale
        self.money = money  # bonus, or penalty below 0
        self.prestige = prestige


def outcome(s: State, p: Player, space: i64) -> Outcome:
    order = p.orders[space * LOADING + ORDER]
    if is_complete(s, p, space):
        return Outcome(True, sale(s, p, space), s.edition.bonus_money[order], s.edition.bonus_prestige[order])
    return Outcome(False, sale(s, p, space), -land.penalty_money(s, p, order), -land.penalty_prestige(s, p, order))
