"""What can be seen: everything but the order of pile and bag. All seats and spectators see the same."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.speicherstadt.cards import (
    CARD_NAMES,
    CARDS,
    CONTRACT_CARDS,
    CONTRACT_NAMES,
    CONTRACTS,
    GOOD_NAMES,
    GOODS,
    SEASON,
    SEASON_NAMES,
    is_fire,
)
from comptoir.games.speicherstadt.facts import names
from comptoir.games.speicherstadt.phases import cargo_names, fire_points, firemen, is_last_round
from comptoir.games.speicherstadt.scoring import tally_by_name
from comptoir.games.speicherstadt.state import DOCK, FLOORS, HALL, NO_CARD, NOBODY, OVER, PHASE_NAMES, PURCHASE, TRAY, WAREHOUSE, State

Counts = dict[str, int]


class ColumnView(TypedDict):
    card: str | None  # None once it is sold or discarded
    cubes: list[str]
    workers: list[int]  # whose, still standing, lowest first


class ContractView(TypedDict):
    id: str
    missing: list[str]


class PlayerView(TypedDict):
    coins: int
    score: int
    bought: int
    workers: int  # not placed yet
    firemen: int
    cards: list[str]
    contracts: list[ContractView]
    dock: list[str]
    hall: list[str]
    warehouse: list[str]
    tray: list[str]


class FireView(TypedDict):
    card: str
    points: list[int]  # by seat, if it broke out now


class View(TypedDict):
    phase: str
    round: int
    rounds: int  # with those to come
    actor: int | None
    first: int
    row: list[ColumnView]
    selling: int | None  # column
    price: int | None
    last_round: bool
    players: list[PlayerView]
    fire: FireView | None  # the next one
    stock: Counts
    pile: Counts  # cards left, by season
    unseen: list[str]  # which these are, in no telling order
    bag: Counts  # cubes left, by good
    discarded: list[str]
    box: list[str]
    tally: list[dict[str, int]]  # points by category, as if the game ended now


def view(s: State) -> View:
    selling = s.phase == PURCHASE
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.round),
        "rounds": rounds(s),
        "actor": None if s.turn == NOBODY else int(s.turn),
        "first": int(s.first),
        "row": [column_view(s, column) for column in range(s.columns)],
        "selling": int(s.column) + 1 if selling else None,
        "price": int(s.queue[s.column] - s.withdrawn) if selling else None,
        "last_round": s.phase != OVER and is_last_round(s),
        "players": player_views(s),
        "fire": fire_view(s),
        "stock": named(s.stock, GOOD_NAMES),
        "pile": pile_counts(s),
        "unseen": [CARD_NAMES[card] for card in sorted(s.pile[s.drawn :])],
        "bag": bag_counts(s),
        "discarded": discarded(s),
        "box": s.edition.in_the_box(int(s.seats)),
        "tally": tally_by_name(s),
    }


def rounds(s: State) -> int:
    """Those played, this one, and as many as the cards that are no fires fill."""
    cards = sum(not is_fire(card) for card in s.pile[s.drawn :])
    return int(s.round) - (-cards // int(s.edition.columns(s.seats)))


def fire_view(s: State) -> FireView | None:
    """Fires come in the order of their numbers, one in each season."""
    left = sorted(card for card in s.pile[s.drawn :] if is_fire(card))
    return {"card": CARD_NAMES[left[0]], "points": fire_points(s, left[0])} if left else None


def column_view(s: State, column: i64) -> ColumnView:
    gone = s.withdrawn if s.phase == PURCHASE and column == s.column else 0
    standing = [int(s.workers[column * FLOORS + floor]) for floor in range(gone, s.queue[column])]
    card = s.row[column]
    return {"card": None if card == NO_CARD else CARD_NAMES[card], "cubes": cargo_names(s, column), "workers": standing}


def player_views(s: State) -> list[PlayerView]:
    cards, contracts = hands(s), open_contracts(s)
    return [player_view(s, seat, cards[seat], contracts[seat]) for seat in range(s.seats)]


def hands(s: State) -> list[list[str]]:
    """By seat: its cards."""
    found: list[list[str]] = [[] for _ in range(s.seats)]
    holder = s.holder
    for card in range(i64(CARDS)):
        if holder[card] >= 0:
            found[holder[card]].append(CARD_NAMES[card])
    return found


def open_contracts(s: State) -> list[list[ContractView]]:
    """By seat: its contracts."""
    found: list[list[ContractView]] = [[] for _ in range(s.seats)]
    for contract in range(i64(CONTRACTS)):
        holder = s.holder[CONTRACT_CARDS[contract]]
        if holder >= 0:
            found[holder].append(contract_view(s, contract))
    return found


def player_view(s: State, seat: i64, cards: list[str], contracts: list[ContractView]) -> PlayerView:
    p = s.players[seat]
    return {
        "coins": int(p.coins),
        "score": int(p.score),
        "bought": int(p.bought),
        "workers": int(workers_in_hand(s, seat)),
        "firemen": int(firemen(s, seat)),
        "cards": cards,
        "contracts": contracts,
        "dock": names(p.cubes, DOCK),
        "hall": names(p.cubes, HALL),
        "warehouse": names(p.cubes, WAREHOUSE),
        "tray": names(p.cubes, TRAY),
    }


def workers_in_hand(s: State, seat: i64) -> i64:
    """Workers above cards are out; those taken back or home again are in hand."""
    standing: i64 = 0
    for column in range(s.columns):
        gone = s.withdrawn if s.phase == PURCHASE and column == s.column else 0
        for floor in range(gone, s.queue[column]):
            if s.workers[column * FLOORS + floor] == seat:
                standing += 1
    return s.edition.workers - standing


def contract_view(s: State, contract: i64) -> ContractView:
    return {"id": CONTRACT_NAMES[contract], "missing": names(s.missing, contract * GOODS)}


def named(numbers: vec[i64], words: list[str]) -> Counts:
    return {words[k]: int(numbers[k]) for k in range(i64(len(words)))}


def pile_counts(s: State) -> Counts:
    left = vec[i64]([0] * len(SEASON_NAMES))
    for position in range(s.drawn, i64(len(s.pile))):
        left[SEASON[s.pile[position]]] += 1
    return named(left, SEASON_NAMES)


def bag_counts(s: State) -> Counts:
    left = vec[i64]([0] * GOODS)
    for cube in range(s.unpacked, i64(len(s.bag))):
        left[s.bag[cube]] += 1
    return named(left, GOOD_NAMES)


def discarded(s: State) -> list[str]:
    """Turned up, and neither bought nor in the row: fires and what nobody took."""
    row = [int(card) for card in s.row]
    return [CARD_NAMES[card] for card in s.pile[: s.drawn] if s.holder[card] == NOBODY and card not in row]
