"""4.1, production: each building with a gear once, in any order."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.bremerhaven import harbour_facts, moving, storage
from comptoir.games.bremerhaven.actions import COLLECT, DEPOSIT, DONE, MOST_DEPOSIT, PRODUCE
from comptoir.games.bremerhaven.cards import BANK, CELLS, DOCKS, EARNERS, FISH_HALL, HARBOUR_HOTEL, PRODUCERS
from comptoir.games.bremerhaven.sea import is_free
from comptoir.games.bremerhaven.state import MOVING, Player, State
from comptoir.games.bremerhaven.turns import has


def may_use(p: Player, building: i64) -> bool:
    return has(p, building) and p.used >> building & 1 == 0


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n = options_into(s, seat, out)
    out[n] = DONE
    return n + 1


def options_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    p = s.players[seat]
    for number in range(i64(len(PRODUCERS))):
        if may_use(p, PRODUCERS[number]) and p.money >= s.edition.produce_cost[number]:
            good = s.edition.produce_good[number]
            for cell in range(i64(CELLS)):
                if storage.fits(s.edition, p, cell, good):
                    out[n] = pack(PRODUCE, number, cell)
                    n += 1
    for number in range(i64(len(EARNERS))):
        if may_use(p, EARNERS[number]) and earnings(s, p, EARNERS[number]) > 0:
            out[n] = pack(COLLECT, number)
            n += 1
    return deposits_into(s, p, out, n)


def deposits_into(s: State, p: Player, out: vec[i64], n: i64) -> i64:
    """Any amount of cash; nothing, where there is interest to be had."""
    if not may_use(p, BANK):
        return n
    least: i64 = 0 if interest(s, p) > 0 else 1
    for amount in range(least, min(p.money, MOST_DEPOSIT) + 1):
        out[n] = pack(DEPOSIT, amount)
        n += 1
    return n


def can_produce(s: State, p: Player) -> bool:
    """Whether anything but `done` is left."""
    for number in range(i64(len(PRODUCERS))):
        affordable = may_use(p, PRODUCERS[number]) and p.money >= s.edition.produce_cost[number]
        if affordable and storage.room(s.edition, p, s.edition.produce_good[number]) != 0:
            return True
    for number in range(i64(len(EARNERS))):
        if may_use(p, EARNERS[number]) and earnings(s, p, EARNERS[number]) > 0:
            return True
    return may_use(p, BANK) and (p.money > 0 or interest(s, p) > 0)


def earnings(s: State, p: Player, building: i64) -> i64:
    """Money for empty docks, or for guests."""
    if building == FISH_HALL:
        empty: i64 = 0
        for dock in range(i64(DOCKS)):
            if is_free(p, dock):
                empty += 1
        return min(empty * s.edition.fish_per, s.edition.fish_max)
    guests: i64 = 0
    for cell in range(i64(CELLS)):
        if p.cell[cell] == HARBOUR_HOTEL:
            guests = storage.lying(p, cell)
    return guests * s.edition.hotel_money


def interest(s: State, p: Player) -> i64:
    return min(p.deposit // s.edition.interest_per, s.edition.interest_max)


def apply(s: State, seat: i64, action: i64) -> None:
    p = s.players[seat]
    kind = kind_of(action)
    if kind == PRODUCE:
        produce(s, seat, first_of(action), second_of(action))
    elif kind == COLLECT:
        collect(s, seat, EARNERS[first_of(action)])
    elif kind == DEPOSIT:
        pay_in(s, seat, first_of(action))
    if kind == DONE or not can_produce(s, p):
        p.step = MOVING
        moving.begin(s, seat)


def produce(s: State, seat: i64, number: i64, cell: i64) -> None:
    p = s.players[seat]
    good = s.edition.produce_good[number]
    p.money -= s.edition.produce_cost[number]
    p.used |= i64(1) << PRODUCERS[number]
    storage.put(p, cell, good)
    harbour_facts.produced(s, seat, number, cell)


def collect(s: State, seat: i64, building: i64) -> None:
    p = s.players[seat]
    money = earnings(s, p, building)
    p.money += money
    p.used |= i64(1) << building
    harbour_facts.collected(s, seat, building, money)


def pay_in(s: State, seat: i64, amount: i64) -> None:
    p = s.players[seat]
    earned = interest(s, p)
    p.money -= amount
    p.deposit += earned + amount
    p.used |= i64(1) << BANK
    harbour_facts.deposited(s, seat, earned, amount)
