"""What the journal tells: one function per event, in the words of the rulebook. Swap and choice are for those who may know."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.journal import Fact
from comptoir.games.saeulen.actions import ROTATION
from comptoir.games.saeulen.board import FIELD_NAMES
from comptoir.games.saeulen.cards import CARD_NAMES, CARDS
from comptoir.games.saeulen.state import ENDING_NAMES, NOBODY, State
from comptoir.games.saeulen.tiles import TILE_NAMES


def _tell(s: State, word: str, values: dict[str, object]) -> None:
    s.note(Fact(word, values))


def tile_names(tiles: vec[i64]) -> list[str]:
    """A player's tiles, by name."""
    return [TILE_NAMES[tile] for tile in range(len(tiles)) for _ in range(tiles[tile])]


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


# --- the round


def starts(s: State) -> None:
    if s.journal is not None:
        _tell(s, "starts", {"seat": int(s.first)})


def skipped(s: State, seat: i64) -> None:
    if s.journal is not None:
        _tell(s, "skipped", {"seat": int(seat)})


def _handed(s: State, word: str, seat: i64, partner: i64, card: i64) -> None:
    """`drew` and `gave`: the two involved see the card."""
    seen: dict[str, object] = {"seat": int(seat), "partner": int(partner), "card": CARD_NAMES[card]}
    unseen: dict[str, object] = {"seat": int(seat), "partner": int(partner), "card": None}
    s.note(Fact(word, seen, readers=[int(seat), int(partner)], rest=unseen))


def drew(s: State, seat: i64, partner: i64, card: i64) -> None:
    if s.journal is not None:
        _handed(s, "drew", seat, partner, card)


def gave(s: State, seat: i64, partner: i64, card: i64) -> None:
    if s.journal is not None:
        _handed(s, "gave", seat, partner, card)


def chose(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        rest: dict[str, object] = {"seat": int(seat), "card": None}
        s.note(Fact("chose", {"seat": int(seat), "card": CARD_NAMES[card]}, readers=[int(seat)], rest=rest))


def revealed(s: State) -> None:
    if s.journal is not None:
        _tell(s, "revealed", {"cards": [CARD_NAMES[card] for card in s.played]})


def acts(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        _tell(s, "acts", {"seat": int(seat), "card": CARD_NAMES[card]})


def nothing(s: State, seat: i64) -> None:
    if s.journal is not None:
        _tell(s, "nothing", {"seat": int(seat), "card": CARD_NAMES[s.card]})


def lapsed(s: State, seat: i64) -> None:
    if s.journal is not None and s.stones > 0:
        _tell(s, "lapsed", {"seat": int(seat), "stones": int(s.stones)})


def passed(s: State) -> None:
    if s.journal is not None:
        cards = [{"card": CARD_NAMES[s.played[k]], "seat": k, "to": (k + 1) % int(s.seats)} for k in range(s.seats)]
        _tell(s, "passed", {"cards": cards})


def ended(s: State, tally: list[dict[str, int]]) -> None:
    if s.journal is not None:
        _tell(s, "ended", {"ending": ENDING_NAMES[s.ending], "tally": tally, "ranking": s.ranking()})


# --- the characters


def took(s: State, seat: i64, tile: i64) -> None:
    if s.journal is not None:
        _tell(s, "took", {"seat": int(seat), "tile": TILE_NAMES[tile], "stones_left": int(s.stones)})


def uncovered(s: State, tile: i64) -> None:
    if s.journal is not None:
        _tell(s, "uncovered", {"tile": TILE_NAMES[tile]})


def pillar(s: State, seat: i64, field: i64) -> None:
    if s.journal is not None:
        _tell(s, "pillar", {"seat": int(seat), "field": FIELD_NAMES[field], "left": int(s.pillars)})


def token(s: State, seat: i64, field: i64) -> None:
    if s.journal is not None:
        _tell(s, "token", {"seat": int(seat), "field": FIELD_NAMES[field]})


def built(s: State, seat: i64, tile: i64, field: i64, rotation: i64, edges: list[list[str]], tokens: list[dict[str, object]]) -> None:
    """With the fields of every pair of like cells, and every covered token with its points."""
    if s.journal is not None:
        at = {"field": FIELD_NAMES[field], "rotation": ROTATION.words[rotation]}
        _tell(s, "built", {"seat": int(seat), "tile": TILE_NAMES[tile], **at, "edges": edges, "tokens": tokens})


def scored(s: State, seat: i64, category: str, points: i64) -> None:
    if s.journal is not None and points > 0:
        _tell(s, "scored", {"seat": int(seat), "for": category, "points": int(points)})


def gondola_moved(s: State) -> None:
    if s.journal is not None:
        _tell(s, "gondola_moved", {"field": FIELD_NAMES[s.gondola]})


def gondolier(s: State, seat: i64, former: i64) -> None:
    if s.journal is not None:
        _tell(s, "gondolier", {"seat": int(seat), "former": seat_or_none(former)})


def spied(s: State, seat: i64, source: i64) -> None:
    if s.journal is not None:
        cards = [CARD_NAMES[card] for card in range(CARDS) if s.where[card] == source]
        seen: dict[str, object] = {"seat": int(seat), "source": int(source), "cards": cards}
        rest: dict[str, object] = {"seat": int(seat), "source": int(source), "cards": None}
        s.note(Fact("spied", seen, readers=[int(seat), int(source)], rest=rest))


def copied(s: State, seat: i64, card: i64) -> None:
    if s.journal is not None:
        _tell(s, "copied", {"seat": int(seat), "card": CARD_NAMES[card]})


def removed(s: State, seat: i64, tile: i64, field: i64) -> None:
    if s.journal is not None:
        _tell(s, "removed", {"seat": int(seat), "tile": TILE_NAMES[tile], "field": FIELD_NAMES[field], "stones_left": int(s.stones)})
