"""Extra actions of a kiosk: compulsory, in printed order. Simple ones happen by themselves, others wait for a choice.

Who holds bonus tokens is asked before each further action, so that one may be played in between; whether a token could be
played does not matter, for others would notice.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import pack
from comptoir.games.fische import economy, facts, ways
from comptoir.games.fische.actions import (
    BUY,
    DECLINE,
    DOWN,
    FERRY,
    MOVE_PRICE,
    NEXT,
    PRODUCE_GOOD,
    PUSH,
    RIDE,
    SELL,
    SUPPLY,
    SWAP_PLACE,
    UP,
    WALK,
)
from comptoir.games.fische.cards import (
    ALL_FOR_50,
    ALL_PRICES_RISE,
    DOUBLE_PRODUCTION,
    EXTRA_ROOM,
    FETISHIST,
    GIFT,
    GOODS,
    IN_PLAY,
    MOVE_FERRY,
    MOVE_PAWN,
    NO_EXTRA,
    PLAY_AGAIN,
    PRICE_CHANGE,
    PRODUCE,
    PRODUCE_CHOICE,
    RISE,
    SPECIAL_SALE,
    STAGE_AT,
    STAGE_CELL,
    STAGES,
    SWAP_KIOSKS,
    SWAP_STOCKS,
    TWO_MERCHANTS_PRODUCE,
    TYPE,
)
from comptoir.games.fische.state import NOTHING, Board, Player, State
from comptoir.games.fische.trade import carried, hand_over

WAIT: Final = 0  # for a choice
END: Final = 1  # of the turn
AGAIN: Final = 2  # the same player


def current(s: State, b: Board, place: i64) -> i64:
    """The extra action under way in the kiosk there."""
    kiosk = b.kiosk[place]
    return s.edition.extra[kiosk * EXTRA_ROOM + b.extra] if b.extra < s.edition.extras[kiosk] else NO_EXTRA


def is_automatic(extra: i64) -> bool:
    return extra < TWO_MERCHANTS_PRODUCE or extra in (ALL_PRICES_RISE, PLAY_AGAIN, GIFT)


def begin(s: State, b: Board, seat: i64) -> i64:
    b.extra = 0
    return go_on(s, b, seat)


def go_on(s: State, b: Board, seat: i64) -> i64:
    """Carry out what needs no choice, up to the next one that does."""
    p = s.players[seat]
    while True:
        extra = current(s, b, p.pawn)
        if extra == NO_EXTRA:
            return END
        if is_automatic(extra):
            if b.extra > 0 and p.tokens > 0:
                return WAIT
            if extra == PLAY_AGAIN:
                return AGAIN
            happen(s, b, seat, extra)
            if b.short >= 0:
                b.busy = 1
                return WAIT
        elif is_possible(s, b, seat, extra):
            return WAIT
        else:
            facts.lapsed(s, b, seat, extra)
        finish(b)


def finish(b: Board) -> None:
    b.extra += 1
    b.step = 0
    b.chosen = NOTHING
    b.busy = 0


def next_extra(s: State, b: Board, seat: i64) -> i64:
    """The player has no bonus token to play before it."""
    extra = current(s, b, s.players[seat].pawn)
    if extra == PLAY_AGAIN:
        return AGAIN
    happen(s, b, seat, extra)
    return settle(s, b, seat)


def settle(s: State, b: Board, seat: i64) -> i64:
    """An extra action is done, unless a production must be given out first."""
    if b.short >= 0:
        b.busy = 1
        return WAIT
    finish(b)
    return go_on(s, b, seat)


def given_out(s: State, b: Board, seat: i64) -> i64:
    """After a shortage: the extra action that led to it goes on; after a bonus token nothing does."""
    if b.short >= 0 or b.busy == 0:
        return WAIT
    b.busy = 0
    if current(s, b, s.players[seat].pawn) == ALL_PRICES_RISE:
        rise_on(s, b)
    return settle(s, b, seat)


# --- without a choice


def happen(s: State, b: Board, seat: i64, extra: i64) -> None:
    if extra < RISE:
        economy.produce(s, b, extra - PRODUCE, 1, rise_after=True)
    elif extra < TWO_MERCHANTS_PRODUCE:
        economy.rise(s, b, extra - RISE)
    elif extra == ALL_PRICES_RISE:
        rise_on(s, b)
    else:
        gift(s, b, seat)


def rise_on(s: State, b: Board) -> None:
    """One good after the other; a shortage stops it until it is resolved."""
    while b.step < GOODS and b.short < 0:
        good = b.step
        b.step += 1
        economy.rise(s, b, good)


def cheapest(b: Board) -> i64:
    """The good with the lowest price, if there is but one."""
    best: i64 = 0
    alone = True
    for good in range(i64(1), i64(GOODS)):
        if b.level[good] < b.level[best]:
            best = good
            alone = True
        elif b.level[good] == b.level[best]:
            alone = False
    return best if alone else NOTHING


def gift(s: State, b: Board, seat: i64) -> None:
    p = s.players[seat]
    good = cheapest(b)
    if good >= 0 and b.reserve[good] > 0 and carried(p) < s.edition.carry_limit:
        b.reserve[good] -= 1
        p.goods[good] += 1
        facts.gift(s, b, seat, good)
    else:
        facts.lapsed(s, b, seat, GIFT)


# --- with a choice: whether there is one


def is_possible(s: State, b: Board, seat: i64, extra: i64) -> bool:
    p = s.players[seat]
    if extra == TWO_MERCHANTS_PRODUCE:
        return merchants(b) > 1
    if extra == MOVE_PAWN:
        return ways.occupied(s, b, seat) != 0
    if extra == SWAP_STOCKS:
        return merchants(b) > 1 and stocked(b) > 0
    if extra == SPECIAL_SALE:
        return carried(p) > 0
    if extra == ALL_FOR_50:
        reserve = b.reserve
        there = reserve[0] + reserve[1] + reserve[2] + reserve[3] + reserve[4]
        return p.florins >= s.edition.bonus_florins and carried(p) < s.edition.carry_limit and there > 0
    return True


def merchants(b: Board) -> i64:
    n: i64 = 0
    for place in range(i64(IN_PLAY)):
        if economy.is_merchant(b, place):
            n += 1
    return n


def stock_of(b: Board, place: i64) -> i64:
    """Tokens in a kiosk, whatever their kind."""
    at = place * GOODS
    stock = b.stock
    return stock[at] + stock[at + 1] + stock[at + 2] + stock[at + 3] + stock[at + 4]


def stocked(b: Board) -> i64:
    """Merchants with something in stock."""
    n: i64 = 0
    for place in range(i64(IN_PLAY)):
        if stock_of(b, place) > 0:
            n += 1
    return n


# --- the choices


def choices_into(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    p = s.players[seat]
    extra = current(s, b, p.pawn)
    if is_automatic(extra):
        out[n] = NEXT
        return n + 1
    if extra in (TWO_MERCHANTS_PRODUCE, SWAP_STOCKS, SWAP_KIOSKS):
        return places_into(b, p, extra, out, n)
    if extra == MOVE_PAWN:
        return pawns_into(s, b, seat, out, n)
    if extra == MOVE_FERRY:
        return ferries_into(b, out, n)
    if extra in (SPECIAL_SALE, ALL_FOR_50):
        return offers_into(b, p, extra, out, n)
    for good in range(i64(GOODS)):
        if extra in (DOUBLE_PRODUCTION, PRODUCE_CHOICE):
            out[n] = pack(PRODUCE_GOOD, good)
            n += 1
        else:
            if extra == PRICE_CHANGE:
                out[n] = pack(MOVE_PRICE, good, UP)
                n += 1
            out[n] = pack(MOVE_PRICE, good, DOWN)
            n += 1
    return n


def places_into(b: Board, p: Player, extra: i64, out: vec[i64], n: i64) -> i64:
    word: i64 = SUPPLY if extra == TWO_MERCHANTS_PRODUCE else SWAP_PLACE
    for place in range(i64(IN_PLAY)):
        if can_choose(b, p, extra, place):
            out[n] = pack(word, place)
            n += 1
    return n


def can_choose(b: Board, p: Player, extra: i64, place: i64) -> bool:
    """Two different merchants; two stocks that are not both empty; two kiosks, neither this one nor the fetishist."""
    if place == b.chosen:
        return False
    if extra == SWAP_KIOSKS:
        return place != p.pawn and TYPE[b.kiosk[place]] != FETISHIST
    if not economy.is_merchant(b, place):
        return False
    if extra == TWO_MERCHANTS_PRODUCE or stock_of(b, place) > 0:
        return True
    return stock_of(b, b.chosen) > 0 if b.chosen >= 0 else stocked(b) > 0


def pawns_into(s: State, b: Board, seat: i64, out: vec[i64], n: i64) -> i64:
    if b.chosen >= 0:
        return pushes_into(s, b, b.chosen, out, n)
    for k in range(b.sitters):
        other = b.order[k]
        if other != seat and s.players[other].pawn >= 0:
            out[n] = pack(PUSH, other)
            n += 1
    return n


def pushes_into(s: State, b: Board, pawn: i64, out: vec[i64], n: i64) -> i64:
    """One movement point on foot or by ferry, by the normal rules; no kiosk is barred to it."""
    others = ways.occupied(s, b, pawn)
    cell = s.players[pawn].pawn
    ahead = ways.steps(s.edition, cell, others, b.shut, 0)
    while ahead:
        out[n] = pack(WALK, ways.lowest(ahead))
        n += 1
        ahead &= ahead - 1
    stage = STAGE_AT[cell]
    if stage >= 0 and ways.has_ferry(b.ferries, stage):
        ahead = ways.landings(s.edition, stage, b.ferries, others)
        while ahead:
            out[n] = pack(RIDE, ways.lowest(ahead))
            n += 1
            ahead &= ahead - 1
    return n


def ferries_into(b: Board, out: vec[i64], n: i64) -> i64:
    """Any ferry to any free stage."""
    for start in range(i64(STAGES)):
        if ways.has_ferry(b.ferries, start):
            for end in range(i64(STAGES)):
                if end != start and ways.is_free(b.ferries, end):
                    out[n] = pack(FERRY, start, end)
                    n += 1
    return n


def offers_into(b: Board, p: Player, extra: i64, out: vec[i64], n: i64) -> i64:
    for good in range(i64(GOODS)):
        if extra == SPECIAL_SALE:
            if p.goods[good] > 0:
                out[n] = pack(SELL, good, 0)
                n += 1
        elif b.reserve[good] > 0:
            out[n] = pack(BUY, good, 0)
            n += 1
    out[n] = DECLINE
    return n + 1


# --- carrying a choice out


def produce_good(s: State, b: Board, seat: i64, good: i64) -> i64:
    each: i64 = 2 if current(s, b, s.players[seat].pawn) == DOUBLE_PRODUCTION else 1
    economy.produce(s, b, good, each, rise_after=True)
    return settle(s, b, seat)


def move_price(s: State, b: Board, seat: i64, good: i64, way: i64) -> i64:
    if way == UP:
        economy.rise(s, b, good)
    else:
        economy.fall(s, b, good)
    return settle(s, b, seat)


def supply(s: State, b: Board, seat: i64, place: i64) -> i64:
    """One of two merchants. `step` is the good that ran short, plus one: its price rises but once."""
    good = s.edition.sells[b.kiosk[place]]
    if b.reserve[good] > 0:
        economy.deliver(s, b, place, good, 1)
    elif b.step != good + 1:
        b.step = good + 1
        economy.rise_for_shortage(s, b, good)
    if b.chosen < 0:
        b.chosen = place
        return WAIT
    return settle(s, b, seat)


def swap(s: State, b: Board, seat: i64, place: i64) -> i64:
    if b.chosen < 0:
        b.chosen = place
        return WAIT
    if current(s, b, s.players[seat].pawn) == SWAP_KIOSKS:
        swap_kiosks(s, b, seat, b.chosen, place)
    else:
        swap_stocks(b, b.chosen, place)
        facts.swapped(s, b, seat, "swapped_stocks", b.chosen, place)
    return settle(s, b, seat)


def swap_stocks(b: Board, one: i64, other: i64) -> None:
    for good in range(i64(GOODS)):
        kept = b.stock[one * GOODS + good]
        b.stock[one * GOODS + good] = b.stock[other * GOODS + good]
        b.stock[other * GOODS + good] = kept


def swap_kiosks(s: State, b: Board, seat: i64, one: i64, other: i64) -> None:
    """A kiosk moves with its stock and with the token that closes it; pawns stay where they are."""
    swap_stocks(b, one, other)
    b.kiosk[one], b.kiosk[other] = b.kiosk[other], b.kiosk[one]
    b.until[one], b.until[other] = b.until[other], b.until[one]
    b.shut = swapped_bits(b.shut, one, other)
    b.skip = swapped_bits(b.skip, one, other)
    facts.swapped(s, b, seat, "swapped_kiosks", one, other)


def swapped_bits(bits: i64, one: i64, other: i64) -> i64:
    if (bits >> one & 1) != (bits >> other & 1):
        return bits ^ (i64(1) << one | i64(1) << other)
    return bits


def push(b: Board, pawn: i64) -> i64:
    b.chosen = pawn
    return WAIT


def push_on_foot(s: State, b: Board, seat: i64, cell: i64) -> i64:
    facts.pushed(s, b, seat, b.chosen, cell)
    s.players[b.chosen].pawn = cell
    return settle(s, b, seat)


def push_by_ferry(s: State, b: Board, seat: i64, stage: i64) -> i64:
    start = STAGE_AT[s.players[b.chosen].pawn]
    b.ferries = ways.moved(b.ferries, start, stage)
    return push_on_foot(s, b, seat, STAGE_CELL[stage])


def send_ferry(s: State, b: Board, seat: i64, start: i64, end: i64) -> i64:
    b.ferries = ways.moved(b.ferries, start, end)
    facts.ferry(s, b, seat, start, end, 0)
    return settle(s, b, seat)


def special_sale(s: State, b: Board, seat: i64, good: i64) -> i64:
    hand_over(s, b, seat, good, 1)
    if s.sale_falls:
        economy.fall(s, b, good)
    else:
        economy.rise(s, b, good)
    return settle(s, b, seat)


def all_for_50(s: State, b: Board, seat: i64, good: i64) -> i64:
    p = s.players[seat]
    p.florins -= s.edition.bonus_florins
    p.goods[good] += 1
    b.reserve[good] -= 1
    facts.bought(s, b, seat, good, 1, s.edition.bonus_florins)
    return settle(s, b, seat)


def decline(s: State, b: Board, seat: i64) -> i64:
    facts.declined(s, b, seat, current(s, b, s.players[seat].pawn))
    return settle(s, b, seat)
