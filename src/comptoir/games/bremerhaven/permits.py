"""1.2, building permits: bollards, cells and buildings, each for the price of a permit and its own cost. The subsidy too."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.bremerhaven import bidding, facts
from comptoir.games.bremerhaven.actions import BOLLARD, BUILD, DONE, UNCOVER
from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, MOST_BOLLARDS, PERMIT, SHIPYARD, WALLS
from comptoir.games.bremerhaven.state import COVERED, FREE, PERMIT_STEP, SUBSIDY_STEP, UPGRADES, Player, State
from comptoir.games.bremerhaven.turns import answered, ask, enter, has, is_robot


def next_bidder(s: State) -> None:
    """In the order of ranks, each who has a card there and can build something."""
    if s.cursor == s.bidders:
        enter(s, UPGRADES)
        return
    bidder = s.ladder[s.cursor]
    s.cursor += 1
    if not is_robot(s, bidder) and bidding.has_bid(s, PERMIT, bidder):
        begin(s, bidder, PERMIT_STEP)


def begin(s: State, seat: i64, step: i64) -> None:
    p = s.players[seat]
    p.permits = 0
    p.extra = 0
    ask(s, seat, step)
    if not can_build(s, seat):
        answered(s, seat)


def price(s: State, seat: i64) -> i64:
    """Of the next permit: the difference to the highest bid for the first, the highest bid for each further one."""
    p = s.players[seat]
    if p.step == SUBSIDY_STEP:
        return 0
    highest = bidding.highest(s, PERMIT)
    return highest if p.permits > 0 else highest - bidding.total(s, PERMIT, seat)


def is_empty(p: Player, cell: i64) -> bool:
    """Neither covered, nor built on, nor in use as storage."""
    return p.cell[cell] == FREE and p.goods[cell] == 0


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n = options_into(s, seat, out)
    out[n] = DONE
    return n + 1


def options_into(s: State, seat: i64, out: vec[i64]) -> i64:
    p = s.players[seat]
    n = bollards_into(s, seat, p, out)
    purse = permit_purse(s, seat, p)
    if purse >= 0:
        n = covers_into(s, p, purse, out, n)
        n = buildings_into(p, out, n)
    return n


def permit_purse(s: State, seat: i64, p: Player) -> i64:
    """The money left once a permit is paid; below 0 if there is none to be had."""
    if p.step == SUBSIDY_STEP and p.permits == p.left:
        return -1
    return p.money - price(s, seat)


def bollards_into(s: State, seat: i64, p: Player, out: vec[i64]) -> i64:
    n: i64 = 0
    purse = p.money if p.extra > 0 else permit_purse(s, seat, p)
    for wall in range(i64(WALLS)):
        standing = p.bollards[wall]
        if standing < MOST_BOLLARDS and s.edition.bollard_cost[standing] <= purse:
            out[n] = pack(BOLLARD, wall)
            n += 1
    return n


def covers_into(s: State, p: Player, purse: i64, out: vec[i64], n: i64) -> i64:
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED and s.edition.cover_cost[cell] <= purse:
            out[n] = pack(UNCOVER, cell)
            n += 1
    return n


def buildings_into(p: Player, out: vec[i64], n: i64) -> i64:
    if p.plans == 0:
        return n
    for building in range(i64(BUILDINGS)):
        if p.plans >> building & 1 == 1:
            for cell in range(i64(CELLS)):
                if is_empty(p, cell):
                    out[n] = pack(BUILD, building, cell)
                    n += 1
    return n


def can_build(s: State, seat: i64) -> bool:
    """Whether anything but `done` is left: the cheapest bollard, a cover, a building with room for it."""
    p = s.players[seat]
    purse = permit_purse(s, seat, p)
    most = max(purse, p.money) if p.extra > 0 else purse
    for wall in range(i64(WALLS)):
        if p.bollards[wall] < MOST_BOLLARDS and s.edition.bollard_cost[p.bollards[wall]] <= most:
            return True
    for cell in range(i64(CELLS)):
        if p.cell[cell] == COVERED and s.edition.cover_cost[cell] <= purse:
            return True
        if purse >= 0 and p.plans != 0 and is_empty(p, cell):
            return True
    return False


def apply(s: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == BOLLARD:
        bollard(s, seat, first_of(action))
    elif kind == UNCOVER:
        uncover(s, seat, first_of(action))
    elif kind == BUILD:
        paid = pay_permit(s, seat)
        build(s, seat, first_of(action), second_of(action), paid)
    if kind == DONE or not can_build(s, seat):
        answered(s, seat)


def pay_permit(s: State, seat: i64) -> i64:
    p = s.players[seat]
    paid = price(s, seat)
    p.money -= paid
    p.permits += 1
    p.extra = 0
    return paid


def bollard(s: State, seat: i64, wall: i64) -> None:
    """With the shipyard, one permit is good for several."""
    p = s.players[seat]
    paid: i64 = 0
    if p.extra > 0:
        p.extra -= 1
    else:
        paid = pay_permit(s, seat)
        p.extra = s.edition.yard_bollards - 1 if has(p, SHIPYARD) else 0
    cost = s.edition.bollard_cost[p.bollards[wall]]
    p.money -= cost
    p.bollards[wall] += 1
    facts.bollard(s, seat, wall, cost, paid)


def uncover(s: State, seat: i64, cell: i64) -> None:
    p = s.players[seat]
    paid = pay_permit(s, seat)
    cost = s.edition.cover_cost[cell]
    p.money -= cost
    p.cell[cell] = FREE
    facts.uncovered(s, seat, cell, cost, paid)


def build(s: State, seat: i64, building: i64, cell: i64, paid: i64) -> None:
    """It counts and works from now on."""
    p = s.players[seat]
    p.cell[cell] = building
    p.plans &= ~(i64(1) << building)
    p.built |= i64(1) << building
    facts.built(s, seat, building, cell, paid)
