"""Judgement in loading: what each act is worth, in points, against losing the cube."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.core.contract import NEVER
from comptoir.games.speicherstadt import loading
from comptoir.games.speicherstadt.actions import CONVERT, DONE, KEEP, LOAD, OFFER, SELL, STORE, TRADE
from comptoir.games.speicherstadt.cards import CONTRACT_CARDS, CONTRACTS, GOODS
from comptoir.games.speicherstadt.state import DOCK, HALL, TRAY, WAREHOUSE, Outlook, State
from comptoir.games.speicherstadt.worth import TRADED, coin_worth, step_worth

STORED: Final = 0.3  # a stored cube may still find a better use
KEPT: Final = 0.444  # of a cube kept in the market hall, while there are rounds to come
NO_PRICES: Final[vec[float]] = vec[float]()
COSTS: Final = GOODS  # where they begin, in the prices of a market


def act_worth(s: State, o: Outlook, seat: i64, action: i64, prices: vec[float]) -> float:
    """`prices` are those of the market: only offers need them."""
    kind = kind_of(action)
    good = first_of(action)
    if kind == LOAD:
        return load_worth(s, o, seat, second_of(action)) - given_up(s, o, seat, good)
    if kind == TRADE:
        return TRADED * float(s.edition.merchant_pays) * coin_worth(s, o, seat) - given_up(s, o, seat, good)
    if kind == STORE:
        return stored_worth(s, o) - given_up(s, o, seat, good)
    if kind == KEEP:
        return kept_worth(o)
    if kind == OFFER:
        return offer_worth(s, o, seat, good, prices)
    if kind == SELL:
        return float(s.edition.sell_coins) * coin_worth(s, o, seat)
    if kind == CONVERT:
        return use_worth(s, o, seat, good)
    if kind == DONE:
        return NEVER if is_wasteful(s, seat) else 0.0
    return drop_worth(s, seat, good)


def load_worth(s: State, o: Outlook, seat: i64, contract: i64) -> float:
    return -step_worth(s, o, seat, contract, -1)


def stored_worth(s: State, o: Outlook) -> float:
    return float(s.edition.points_per_stored_cube) + (STORED if o.rounds > 0 else 0.0)


def kept_worth(o: Outlook) -> float:
    return KEPT if o.rounds > 0 else 0.0


def given_up(s: State, o: Outlook, seat: i64, good: i64) -> float:
    """What the place of the cube that would be taken is worth."""
    cubes = s.players[seat].cubes
    if cubes[DOCK + good] > 0:
        return 0.0
    return kept_worth(o) if cubes[HALL + good] > 0 else stored_worth(s, o)


def is_wasteful(s: State, seat: i64) -> bool:
    """A cube would be lost that could be kept, stored, traded, loaded or, with another, sold: that never harms."""
    p = s.players[seat]
    unloaded = loading.count(p.cubes, DOCK)
    if unloaded == 0:
        return False
    if loading.count(p.cubes, HALL) < s.edition.market_limit or loading.can_store(s, seat):
        return True
    if unloaded >= s.edition.sell_cubes and s.edition.sell_coins > 0:
        return True
    for good in range(i64(GOODS)):
        if p.cubes[DOCK + good] > 0 and (is_traded(s, seat, good) or best_load(s, seat, good) >= 0):
            return True
    return False


def is_traded(s: State, seat: i64, good: i64) -> bool:
    return s.holder[s.edition.merchant_of[good]] == seat


def best_load(s: State, seat: i64, good: i64) -> i64:
    """A contract of the seat that takes the cube, the nearest to completion; -1 if there is none."""
    best: i64 = -1
    least: i64 = 0
    holder = s.holder
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        if holder[cards[contract]] == seat and s.missing[contract * GOODS + good] > 0:
            missing = loading.count(s.missing, contract * GOODS)
            if best < 0 or missing < least:
                best = contract
                least = missing
    return best


def use_worth(s: State, o: Outlook, seat: i64, good: i64) -> float:
    """The best use of one more cube of a kind."""
    best = kept_worth(o)
    if is_traded(s, seat, good):
        best = max(best, TRADED * float(s.edition.merchant_pays) * coin_worth(s, o, seat))
    if loading.can_store(s, seat):
        best = max(best, stored_worth(s, o))
    has = loading.loose(s.players[seat].cubes, good)
    holder = s.holder
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        if holder[cards[contract]] == seat and s.missing[contract * GOODS + good] > has:
            best = max(best, step_worth(s, o, seat, contract, 1))
    return best


# --- the market


def market(s: State, o: Outlook, seat: i64) -> vec[float]:
    """What a conversion could bring, by good; and room for what the cubes cost that are given for it."""
    prices = vec[float]([0.0] * (2 * GOODS))
    cubes = s.players[seat].cubes
    if loading.all_loose(cubes) + loading.count(cubes, TRAY) >= s.edition.convert_cubes:
        for good in range(i64(GOODS)):
            if loading.can_convert_to(s, cubes, good):
                prices[good] = use_worth(s, o, seat, good)
    return prices


def add_costs(s: State, o: Outlook, seat: i64, prices: vec[float]) -> None:
    for good in range(i64(GOODS)):
        if loading.loose(s.players[seat].cubes, good) > 0:
            prices[COSTS + good] = cost(s, o, seat, good)


def cost(s: State, o: Outlook, seat: i64, good: i64) -> float:
    """What else could be done with the cube that would be taken."""
    best = given_up(s, o, seat, good)
    cubes = s.players[seat].cubes
    if best == 0.0 and loading.count(cubes, HALL) < s.edition.market_limit:
        best = kept_worth(o)
    if cubes[WAREHOUSE + good] == 0 and loading.can_store(s, seat):
        best = max(best, stored_worth(s, o))
    if is_traded(s, seat, good):
        best = max(best, TRADED * float(s.edition.merchant_pays) * coin_worth(s, o, seat))
    contract = best_load(s, seat, good)
    return max(best, load_worth(s, o, seat, contract)) if contract >= 0 else best


def offer_worth(s: State, o: Outlook, seat: i64, good: i64, prices: vec[float]) -> float:
    """What the sale or the conversion that it leads to brings, less the next best use of the cubes."""
    cubes = s.players[seat].cubes
    offered = loading.count(cubes, TRAY)
    if offered >= s.edition.sell_cubes:
        return best_conversion(prices, good) - prices[COSTS + good]
    if offered > 0:
        return -prices[COSTS + good]
    next_best = cheapest(cubes, good, prices)
    gain = float(s.edition.sell_coins) * coin_worth(s, o, seat) - float(s.edition.sell_cubes - 1) * next_best
    gain = max(gain, best_conversion(prices, good) - float(s.edition.convert_cubes - 1) * next_best)
    return gain - prices[COSTS + good]


def cheapest(cubes: vec[i64], offered: i64, prices: vec[float]) -> float:
    """What another cube costs at least, after one of this kind was offered."""
    best = -1.0
    for good in range(i64(GOODS)):
        if loading.loose(cubes, good) > int(good == offered) and (best < 0.0 or prices[COSTS + good] < best):
            best = prices[COSTS + good]
    return best


def best_conversion(prices: vec[float], given: i64) -> float:
    """When `given` is offered too, so that it cannot be had."""
    best = 0.0
    for good in range(i64(GOODS)):
        if good != given:
            best = max(best, prices[good])
    return best


def drop_worth(s: State, seat: i64, good: i64) -> float:
    """Room for another cube off the ship: worth it only if that one fits better, which storing does not tell."""
    return -0.5 if s.players[seat].cubes[HALL + good] > 0 else -1.0


def best_act(s: State, o: Outlook, seat: i64, room: vec[i64]) -> i64:
    """The best to judge, the first of the list when several are equal; offers, which take long to judge, last and only if it matters."""
    n = loading.legal_into(s, seat, room)
    if n == 1:
        return room[0]
    best: i64 = -1
    best_worth = NEVER
    offers: i64 = 0
    for k in range(n):
        if kind_of(room[k]) == OFFER:
            room[offers] = room[k]
            offers += 1
        else:
            value = act_worth(s, o, seat, room[k], NO_PRICES)
            if value > best_worth:
                best = room[k]
                best_worth = value
    return best if offers == 0 else better_offer(s, o, seat, room, offers, best, best_worth)


def better_offer(s: State, o: Outlook, seat: i64, offers: vec[i64], n: i64, best: i64, best_worth: float) -> i64:
    """No offer is worth more than the sale, or the best cube that can be had, for nothing."""
    prices = market(s, o, seat)
    if best_worth >= max(float(s.edition.sell_coins) * coin_worth(s, o, seat), best_conversion(prices, -1)):
        return best
    add_costs(s, o, seat, prices)
    for k in range(n):
        value = offer_worth(s, o, seat, first_of(offers[k]), prices)
        if best < 0 or value > best_worth:
            best = offers[k]
            best_worth = value
    return best
