"""Phase 4, loading: what a player does with loose cubes, one at a time, until done.

A cube of a kind is taken from the dock first, then from the market hall, then from the warehouse. No other choice
leads anywhere better: what stays stored could have been stored instead.
"""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.speicherstadt import facts
from comptoir.games.speicherstadt.actions import CONVERT, DONE, DROP, KEEP, LOAD, OFFER, SELL, STORE, TRADE
from comptoir.games.speicherstadt.cards import CONTRACT_CARDS, CONTRACTS, GOODS, WAREHOUSE_CARD
from comptoir.games.speicherstadt.state import DOCK, HALL, TRAY, WAREHOUSE, State


def count(cubes: vec[i64], place: i64) -> i64:
    """Cubes in a place, whatever their kind."""
    return cubes[place] + cubes[place + 1] + cubes[place + 2] + cubes[place + 3] + cubes[place + 4]


def loose(cubes: vec[i64], good: i64) -> i64:
    """Cubes of a kind that the player may use."""
    return cubes[DOCK + good] + cubes[HALL + good] + cubes[WAREHOUSE + good]


def all_loose(cubes: vec[i64]) -> i64:
    return count(cubes, DOCK) + count(cubes, HALL) + count(cubes, WAREHOUSE)


def is_complete(s: State, contract: i64) -> bool:
    for good in range(i64(GOODS)):
        if s.missing[contract * GOODS + good] > 0:
            return False
    return True


# --- what may be done


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    cubes = s.players[seat].cubes
    offered = count(cubes, TRAY)
    if offered > 0:
        return market_into(s, cubes, offered, out)
    n = contracts_into(s, seat, cubes, out)
    holder = s.holder
    merchant_of = s.edition.merchant_of
    has_space = can_store(s, seat)
    can_keep = count(cubes, HALL) < s.edition.market_limit
    unloaded = count(cubes, DOCK)
    no_room = not has_space and not can_keep and unloaded > 0
    can_offer = all_loose(cubes) >= s.edition.sell_cubes
    for good in range(i64(GOODS)):
        unstored = cubes[DOCK + good] + cubes[HALL + good]
        if unstored + cubes[WAREHOUSE + good] > 0:
            if holder[merchant_of[good]] == seat:
                out[n] = pack(TRADE, good)
                n += 1
            if has_space and unstored > 0:
                out[n] = pack(STORE, good)
                n += 1
            if can_keep and cubes[DOCK + good] > 0:
                out[n] = pack(KEEP, good)
                n += 1
            if can_offer:
                out[n] = pack(OFFER, good)
                n += 1
            if no_room and cubes[HALL + good] + cubes[WAREHOUSE + good] > 0 and unloaded > cubes[DOCK + good]:
                out[n] = pack(DROP, good)
                n += 1
    out[n] = DONE
    return n + 1


def contracts_into(s: State, seat: i64, cubes: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    holder = s.holder
    missing = s.missing
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        if holder[cards[contract]] == seat:
            for good in range(i64(GOODS)):
                if missing[contract * GOODS + good] > 0 and loose(cubes, good) > 0:
                    out[n] = pack(LOAD, good, contract)
                    n += 1
    return n


def can_store(s: State, seat: i64) -> bool:
    return s.holder[WAREHOUSE_CARD] == seat and count(s.players[seat].cubes, WAREHOUSE) < s.edition.warehouse_limit


def market_into(s: State, cubes: vec[i64], offered: i64, out: vec[i64]) -> i64:
    """With cubes on the tray: sell them, convert them, or offer one more that leads to either."""
    n: i64 = 0
    if offered == s.edition.sell_cubes:
        out[n] = SELL
        n += 1
    for good in range(i64(GOODS)):
        if offered == s.edition.convert_cubes:
            if can_convert_to(s, cubes, good):
                out[n] = pack(CONVERT, good)
                n += 1
        elif loose(cubes, good) > 0 and (offered < s.edition.sell_cubes or can_still_convert(s, cubes, offered, good)):
            out[n] = pack(OFFER, good)
            n += 1
    return n


def can_convert_to(s: State, cubes: vec[i64], good: i64) -> bool:
    """Only for another kind than those given up, and from the stock."""
    return s.stock[good] > 0 and cubes[TRAY + good] == 0


def can_still_convert(s: State, cubes: vec[i64], offered: i64, next_good: i64) -> bool:
    """Whether a conversion can be completed once `next_good` is offered too: nobody gets stuck with an offer."""
    needed = s.edition.convert_cubes - offered
    for good in range(i64(GOODS)):
        if good != next_good and can_convert_to(s, cubes, good) and all_loose(cubes) - loose(cubes, good) >= needed:
            return True
    return False


# --- doing it


def apply(s: State, seat: i64, action: i64) -> bool:
    """Play one act of loading; whether the player has finished."""
    kind = kind_of(action)
    good = first_of(action)
    if kind == LOAD:
        load(s, seat, good, second_of(action))
    elif kind == TRADE:
        trade(s, seat, good)
    elif kind == STORE:
        store(s, seat, good)
    elif kind == KEEP:
        keep(s, seat, good)
    elif kind == OFFER:
        offer(s, seat, good)
    elif kind == SELL:
        sell(s, seat)
    elif kind == CONVERT:
        convert(s, seat, good)
    elif kind == DROP:
        drop(s, seat, good)
    else:
        return lose_the_rest(s, seat)
    cubes = s.players[seat].cubes
    return all_loose(cubes) + count(cubes, TRAY) == 0


def take(cubes: vec[i64], good: i64) -> None:
    """From dock, market hall or warehouse, in this order."""
    at = DOCK + good
    while cubes[at] == 0:
        at += GOODS
    cubes[at] -= 1


def load(s: State, seat: i64, good: i64, contract: i64) -> None:
    take(s.players[seat].cubes, good)
    s.missing[contract * GOODS + good] -= 1
    facts.loaded(s, seat, good, contract, is_complete(s, contract))


def trade(s: State, seat: i64, good: i64) -> None:
    take(s.players[seat].cubes, good)
    s.stock[good] += 1
    s.players[seat].coins += s.edition.merchant_pays
    facts.moved(s, "traded", seat, good)


def store(s: State, seat: i64, good: i64) -> None:
    take(s.players[seat].cubes, good)
    s.players[seat].cubes[WAREHOUSE + good] += 1
    facts.moved(s, "stored", seat, good)


def keep(s: State, seat: i64, good: i64) -> None:
    take(s.players[seat].cubes, good)
    s.players[seat].cubes[HALL + good] += 1
    facts.moved(s, "kept", seat, good)


def offer(s: State, seat: i64, good: i64) -> None:
    take(s.players[seat].cubes, good)
    s.players[seat].cubes[TRAY + good] += 1
    facts.moved(s, "offered", seat, good)


def sell(s: State, seat: i64) -> None:
    facts.sold(s, seat, s.edition.sell_coins)
    s.players[seat].coins += s.edition.sell_coins
    give_up(s, seat, TRAY)


def convert(s: State, seat: i64, good: i64) -> None:
    facts.converted(s, seat, good)
    give_up(s, seat, TRAY)
    s.stock[good] -= 1
    s.players[seat].cubes[DOCK + good] += 1


def drop(s: State, seat: i64, good: i64) -> None:
    """Out of the market hall, else out of the warehouse."""
    cubes = s.players[seat].cubes
    place: i64 = HALL if cubes[HALL + good] > 0 else WAREHOUSE
    cubes[place + good] -= 1
    s.stock[good] += 1
    facts.moved(s, "dropped", seat, good)


def lose_the_rest(s: State, seat: i64) -> bool:
    """No cube stays on a ship: what was not used goes to the stock, never into the bag."""
    if s.journal is not None:
        facts.lost(s, seat, facts.names(s.players[seat].cubes, DOCK))
    give_up(s, seat, DOCK)
    return True


def give_up(s: State, seat: i64, place: i64) -> None:
    cubes = s.players[seat].cubes
    for good in range(i64(GOODS)):
        s.stock[good] += cubes[place + good]
        cubes[place + good] = 0
