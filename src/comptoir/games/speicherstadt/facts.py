"""What the journal tells: one function per event, in the words of the rulebook. Everything here is open to all."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.journal import Fact
from comptoir.games.speicherstadt.cards import CARD_NAMES, CONTRACT_NAMES, GOOD_NAMES, GOODS
from comptoir.games.speicherstadt.state import TRAY, State


def _tell(s: State, word: str, values: dict[str, object]) -> None:
    s.note(Fact(word, values))


def names(cubes: vec[i64], start: i64) -> list[str]:
    """The cubes of a place, as good names."""
    return [GOOD_NAMES[good] for good in range(GOODS) for _ in range(cubes[start + good])]


def starts(s: State) -> None:
    if s.journal is not None:
        _tell(s, "starts", {"seat": int(s.first)})


def laid(s: State, column: i64, card: i64, cubes: list[str]) -> None:
    if s.journal is not None:
        _tell(s, "laid", {"column": int(column) + 1, "card": CARD_NAMES[card], "cubes": cubes})


def fire(s: State, card: i64, firemen: list[int], points: list[int]) -> None:
    if s.journal is not None:
        _tell(s, "fire", {"card": CARD_NAMES[card], "firemen": firemen, "points": points})


def last_round(s: State) -> None:
    if s.journal is not None:
        _tell(s, "last_round", {})


def placed(s: State, seat: i64, column: i64) -> None:
    if s.journal is not None:
        _tell(s, "placed", {"seat": int(seat), "column": int(column) + 1, "floor": int(s.queue[column])})


def _at_the_card(s: State, word: str, seat: i64, price: i64) -> None:
    card = CARD_NAMES[s.row[s.column]]
    _tell(s, word, {"seat": int(seat), "column": int(s.column) + 1, "card": card, "price": int(price)})


def bought(s: State, seat: i64, price: i64) -> None:
    if s.journal is not None:
        _at_the_card(s, "bought", seat, price)


def declined(s: State, seat: i64, price: i64) -> None:
    if s.journal is not None:
        _at_the_card(s, "declined", seat, price)


def too_poor(s: State, seat: i64, price: i64) -> None:
    if s.journal is not None:
        _at_the_card(s, "too_poor", seat, price)


def discarded(s: State, cubes: list[str]) -> None:
    if s.journal is not None:
        _tell(s, "discarded", {"column": int(s.column) + 1, "card": CARD_NAMES[s.row[s.column]], "cubes": cubes})


def loaded(s: State, seat: i64, good: i64, contract: i64, complete: bool) -> None:
    if s.journal is not None:
        name = CONTRACT_NAMES[contract]
        _tell(s, "loaded", {"seat": int(seat), "good": GOOD_NAMES[good], "contract": name, "complete": complete})


def moved(s: State, word: str, seat: i64, good: i64) -> None:
    """`traded`, `stored`, `kept`, `offered`, `dropped`."""
    if s.journal is not None:
        _tell(s, word, {"seat": int(seat), "good": GOOD_NAMES[good]})


def sold(s: State, seat: i64, coins: i64) -> None:
    if s.journal is not None:
        _tell(s, "sold", {"seat": int(seat), "cubes": names(s.players[seat].cubes, TRAY), "coins": int(coins)})


def converted(s: State, seat: i64, good: i64) -> None:
    if s.journal is not None:
        _tell(s, "converted", {"seat": int(seat), "cubes": names(s.players[seat].cubes, TRAY), "good": GOOD_NAMES[good]})


def lost(s: State, seat: i64, cubes: list[str]) -> None:
    if s.journal is not None:
        _tell(s, "lost", {"seat": int(seat), "cubes": cubes})


def income(s: State, coins: list[int]) -> None:
    if s.journal is not None:
        _tell(s, "income", {"coins": coins})


def ended(s: State, tally: list[dict[str, int]]) -> None:
    if s.journal is not None:
        _tell(s, "ended", {"tally": tally, "ranking": s.ranking()})
