"""What the journal tells: one function per event, in the words of the rulebook, to those who sit at the table or watch it."""

from mypy_extensions import i64

from comptoir.core.journal import Fact
from comptoir.games.fische.cards import (
    BONUS_NAMES,
    CELL_NAMES,
    EXTRA_NAMES,
    FETISH_NAMES,
    GOOD_NAMES,
    IN_PLAY,
    KIOSK_NAMES,
    PLACE_NAMES,
    STAGE_NAMES,
    TABLE_NAMES,
)
from comptoir.games.fische.state import NOTHING, Board, State


def readers(s: State, b: Board) -> list[int] | None:
    """Those at the table and its gallery; everybody when there is but one table."""
    if s.tables == 1:
        return None
    return [-1 - int(b.number), *(seat for seat in range(int(s.seats)) if s.players[seat].table == b.number)]


def _tell(s: State, b: Board, word: str, values: dict[str, object]) -> None:
    s.note(Fact(word, values, readers(s, b)))


def _tell_all(s: State, word: str, values: dict[str, object]) -> None:
    s.note(Fact(word, values))


def _confide(s: State, b: Board, word: str, seat: i64, secret: dict[str, object]) -> None:
    """The seat reads the secret; the rest of the table reads that something happened."""
    others = readers(s, b) or [*range(-1, int(s.seats))]
    s.note(Fact(word, {"seat": int(seat), **secret}, [int(seat)]))
    s.note(Fact(word, {"seat": int(seat)}, [viewer for viewer in others if viewer != seat]))


# --- set-up and turns


def laid_out(s: State, b: Board) -> None:
    if s.journal is not None:
        kiosks = [KIOSK_NAMES[b.kiosk[place]] for place in range(IN_PLAY)]
        order = [int(b.order[k]) for k in range(b.sitters)]
        _tell(s, b, "laid_out", {"table": TABLE_NAMES[b.number], "kiosks": kiosks, "order": order})


def drew(s: State, b: Board, seat: i64, tokens: list[int]) -> None:
    if s.journal is not None:
        _confide(s, b, "drew", seat, {"bonus": [BONUS_NAMES[kind] for kind in tokens]})


def kept(s: State, b: Board, seat: i64, kind: i64, other: i64) -> None:
    if s.journal is not None:
        returned = None if other == NOTHING else BONUS_NAMES[other]
        _confide(s, b, "kept", seat, {"bonus": BONUS_NAMES[kind], "returned": returned})


def turn(s: State, b: Board, seat: i64, again: bool) -> None:
    if s.journal is not None:
        cell = CELL_NAMES[s.players[seat].pawn]
        _tell(s, b, "turn", {"seat": int(seat), "points": int(b.points), "cell": cell, "again": again, "round": int(b.round)})


def opened(s: State, b: Board, place: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "opened", {"place": PLACE_NAMES[place], "kiosk": KIOSK_NAMES[b.kiosk[place]]})


# --- movement


def walked(s: State, b: Board, seat: i64, cell: i64) -> None:
    if s.journal is not None:
        start = CELL_NAMES[s.players[seat].pawn]
        _tell(s, b, "walked", {"seat": int(seat), "from": start, "to": CELL_NAMES[cell], "points": int(b.points)})


def rode(s: State, b: Board, seat: i64, start: i64, end: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "rode", {"seat": int(seat), "from": STAGE_NAMES[start], "to": STAGE_NAMES[end], "points": int(b.points)})


def ferry(s: State, b: Board, seat: i64, start: i64, end: i64, florins: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "ferry", {"seat": int(seat), "from": STAGE_NAMES[start], "to": STAGE_NAMES[end], "florins": int(florins)})


def stopped(s: State, b: Board, seat: i64) -> None:
    if s.journal is not None:
        cell = s.players[seat].pawn
        kiosk = KIOSK_NAMES[b.kiosk[cell]] if cell < IN_PLAY else None
        _tell(s, b, "stopped", {"seat": int(seat), "cell": CELL_NAMES[cell], "kiosk": kiosk})


def pushed(s: State, b: Board, seat: i64, pawn: i64, cell: i64) -> None:
    if s.journal is not None:
        start = CELL_NAMES[s.players[pawn].pawn]
        _tell(s, b, "pushed", {"seat": int(seat), "pawn": int(pawn), "from": start, "to": CELL_NAMES[cell]})


def changed(s: State, seat: i64, old: Board, new: Board) -> None:
    """Who sits where is open to all."""
    if s.journal is not None:
        _tell_all(s, "changed", {"seat": int(seat), "from": TABLE_NAMES[old.number], "to": TABLE_NAMES[new.number]})


# --- trade


def bought(s: State, b: Board, seat: i64, good: i64, number: i64, unit: i64) -> None:
    if s.journal is not None:
        _trade(s, b, "bought", seat, good, number, unit)


def sold(s: State, b: Board, seat: i64, good: i64, number: i64, unit: i64) -> None:
    if s.journal is not None:
        _trade(s, b, "sold", seat, good, number, unit)


def _trade(s: State, b: Board, word: str, seat: i64, good: i64, number: i64, unit: i64) -> None:
    kiosk = KIOSK_NAMES[b.kiosk[s.players[seat].pawn]]
    values: dict[str, object] = {"seat": int(seat), "kiosk": kiosk, "good": GOOD_NAMES[good], "number": int(number), "unit": int(unit)}
    _tell(s, b, word, {**values, "florins": int(unit * number)})


def bought_from(s: State, b: Board, seat: i64, owner: i64, good: i64, florins: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "bought_from", {"seat": int(seat), "owner": int(owner), "good": GOOD_NAMES[good], "florins": int(florins)})


def exchanged(s: State, b: Board, seat: i64, given: i64, good: i64, number: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "exchanged", {"seat": int(seat), "given": GOOD_NAMES[given], "good": GOOD_NAMES[good], "number": int(number)})


def took(s: State, b: Board, seat: i64, good: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "took", {"seat": int(seat), "good": GOOD_NAMES[good]})


def wants_fetish(s: State, b: Board, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "wants_fetish", {"seat": int(seat), "fetish": FETISH_NAMES[kind]})


def offered(s: State, b: Board, seat: i64, good: i64, number: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "offered", {"seat": int(seat), "good": GOOD_NAMES[good], "number": int(number)})


def fetish(s: State, b: Board, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        goods = {name: int(b.tray[good]) for good, name in enumerate(GOOD_NAMES) if b.tray[good] > 0}
        face_down = s.players[seat].face_down == 1
        _tell(s, b, "fetish", {"seat": int(seat), "fetish": FETISH_NAMES[kind], "goods": goods, "face_down": face_down})


# --- prices and production


def price(s: State, b: Board, good: i64, before: i64) -> None:
    if s.journal is not None:
        was, now = int(s.edition.price[before]), int(s.edition.price[b.level[good]])
        _tell(s, b, "price", {"good": GOOD_NAMES[good], "from": was, "to": now})


def overflow(s: State, b: Board, good: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "overflow", {"good": GOOD_NAMES[good]})


def shortage(s: State, b: Board, good: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "shortage", {"good": GOOD_NAMES[good]})


def produced(s: State, b: Board, place: i64, good: i64, number: i64) -> None:
    if s.journal is not None:
        kiosk = KIOSK_NAMES[b.kiosk[place]]
        _tell(s, b, "produced", {"place": PLACE_NAMES[place], "kiosk": kiosk, "good": GOOD_NAMES[good], "number": int(number)})


# --- extra actions and bonus tokens


def gift(s: State, b: Board, seat: i64, good: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "gift", {"seat": int(seat), "good": GOOD_NAMES[good]})


def lapsed(s: State, b: Board, seat: i64, extra: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "lapsed", {"seat": int(seat), "extra": EXTRA_NAMES[extra]})


def declined(s: State, b: Board, seat: i64, extra: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "declined", {"seat": int(seat), "extra": EXTRA_NAMES[extra]})


def swapped(s: State, b: Board, seat: i64, word: str, one: i64, other: i64) -> None:
    """`swapped_stocks`, `swapped_kiosks`."""
    if s.journal is not None:
        _tell(s, b, word, {"seat": int(seat), "places": [PLACE_NAMES[one], PLACE_NAMES[other]]})


def bonus(s: State, b: Board, seat: i64, kind: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "bonus", {"seat": int(seat), "bonus": BONUS_NAMES[kind]})


def closed(s: State, b: Board, seat: i64, place: i64) -> None:
    if s.journal is not None:
        _tell(s, b, "closed", {"seat": int(seat), "place": PLACE_NAMES[place], "kiosk": KIOSK_NAMES[b.kiosk[place]]})


# --- the end


def won(s: State, b: Board, seat: i64) -> None:
    """Open to all."""
    if s.journal is not None:
        _tell_all(s, "won", {"seat": int(seat), "place": int(s.players[seat].place), "table": TABLE_NAMES[b.number]})


def ended(s: State, reason: str) -> None:
    """`third_fetish` or `turn_limit`."""
    if s.journal is not None:
        _tell_all(s, "ended", {"reason": reason, "fetishes": s.scores(), "ranking": s.ranking()})
