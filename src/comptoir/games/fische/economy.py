"""Prices and production."""

from mypy_extensions import i64

from comptoir.games.fische import facts
from comptoir.games.fische.cards import GOODS, IN_PLAY, LEVELS, MERCHANT, TYPE
from comptoir.games.fische.state import NOTHING, Board, State


def price(s: State, b: Board, good: i64) -> i64:
    return s.edition.price[b.level[good]]


def fall(s: State, b: Board, good: i64) -> None:
    before = b.level[good]
    b.level[good] = before - s.edition.fall[before]
    facts.price(s, b, good, before)


def rise(s: State, b: Board, good: i64) -> None:
    """Beyond the highest price the good is produced instead; if tokens are short then, nothing more happens."""
    if can_rise(s, b, good):
        climb(s, b, good)
    else:
        facts.overflow(s, b, good)
        produce(s, b, good, 1, rise_after=False)


def can_rise(s: State, b: Board, good: i64) -> bool:
    before = b.level[good]
    return before + s.edition.rise[before] < LEVELS


def climb(s: State, b: Board, good: i64) -> None:
    before = b.level[good]
    b.level[good] = before + s.edition.rise[before]
    facts.price(s, b, good, before)


def rise_for_shortage(s: State, b: Board, good: i64) -> None:
    """A rise that would pass the highest price is lost here: otherwise shortage and overflow might call each other for ever."""
    facts.shortage(s, b, good)
    if can_rise(s, b, good):
        climb(s, b, good)


def sells(s: State, b: Board, place: i64, good: i64) -> bool:
    return s.edition.sells[b.kiosk[place]] == good


def is_merchant(b: Board, place: i64) -> bool:
    return TYPE[b.kiosk[place]] == MERCHANT


def produce(s: State, b: Board, good: i64, each: i64, rise_after: bool) -> None:
    """So many tokens to every merchant of the good. If they do not suffice, the player on turn gives out what there is."""
    merchants: i64 = 0
    last: i64 = NOTHING
    for place in range(i64(IN_PLAY)):
        if sells(s, b, place, good):
            merchants += 1
            last = place
    left = b.reserve[good]
    if left >= merchants * each:
        for place in range(i64(IN_PLAY)):
            if sells(s, b, place, good):
                deliver(s, b, place, good, each)
    elif merchants > 1 and left > 0:
        b.short = good
        b.left = left
        b.each = each
        b.served = 0
        b.rise_after = i64(1) if rise_after else 0
    else:
        deliver(s, b, last, good, left)
        if rise_after:
            rise_for_shortage(s, b, good)


def deliver(s: State, b: Board, place: i64, good: i64, tokens: i64) -> None:
    if tokens > 0:
        b.reserve[good] -= tokens
        b.stock[place * GOODS + good] += tokens
        facts.produced(s, b, place, good, tokens)


# --- giving out what is short


def served(b: Board, place: i64) -> i64:
    return b.served >> (2 * place) & 3


def can_supply(s: State, b: Board, place: i64) -> bool:
    return sells(s, b, place, b.short) and served(b, place) < b.each


def give_out(s: State, b: Board, place: i64) -> None:
    """One of the last tokens; after the last one the price rises, if it does."""
    good = b.short
    deliver(s, b, place, good, 1)
    b.served += i64(1) << (2 * place)
    b.left -= 1
    if b.left == 0:
        b.short = NOTHING
        b.served = 0
        if b.rise_after == 1:
            rise_for_shortage(s, b, good)
