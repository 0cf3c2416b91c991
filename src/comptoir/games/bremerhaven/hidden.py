"""What cannot be seen: the order of the piles; and, while bids are made, which of its cards another bidder laid where."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    HAND,
    HIGHEST,
    NEWSPAPER_NAMES,
    NEWSPAPERS,
    ORDER_NAMES,
    ORDERS,
    ORDERS_PER_PHASE,
    PRICE_CARDS,
    PRICE_NAMES,
    SHIP_NAMES,
    SHIPS_PER_PHASE,
    SPACE_NAMES,
)
from comptoir.games.bremerhaven.news import steps
from comptoir.games.bremerhaven.setup import shuffle_phases
from comptoir.games.bremerhaven.state import BIDDING, Player, State
from comptoir.games.bremerhaven.turns import is_robot

# --- drawing anew


def redeal(s: State, viewer: i64, dice: Dice) -> None:
    redeal_piles(s, dice)
    if s.phase == BIDDING:
        for bidder in range(s.bidders):
            if bidder != viewer:
                redeal_cards(s.players[bidder], is_robot(s, bidder), dice)


def redeal_piles(s: State, dice: Dice) -> None:
    """Clones share piles: new ones are sorted and shuffled, the old ones stay as they are."""
    s.ship_pile = sorted_from(s.ship_pile, s.ships_drawn, i64(len(s.ship_pile)))
    shuffle_phases(s.ship_pile, s.ships_drawn, SHIPS_PER_PHASE, dice)
    s.order_pile = sorted_from(s.order_pile, s.orders_drawn, i64(len(s.order_pile)))
    shuffle_phases(s.order_pile, s.orders_drawn, ORDERS_PER_PHASE, dice)
    s.building_pile = sorted_from(s.building_pile, s.buildings_drawn + 1, i64(len(s.building_pile)))
    dice.shuffle(s.building_pile, s.buildings_drawn + 1, i64(len(s.building_pile)))
    s.price_pile = sorted_from(s.price_pile, s.known_top, PRICE_CARDS - s.known_bottom)
    dice.shuffle(s.price_pile, s.known_top, PRICE_CARDS - s.known_bottom)
    redeal_papers(s, dice)


def sorted_from(pile: vec[i64], start: i64, end: i64) -> vec[i64]:
    """A pile with a part in the order of its ids, which tells nothing of how it lay."""
    lies = vec[i64]([0] * ORDERS)  # no pile has more cards than that of orders
    for at in range(start, end):
        lies[pile[at]] = 1
    found = pile[:]
    card: i64 = 0
    for at in range(start, end):
        while lies[card] == 0:
            card += 1
        found[at] = card
        card += 1
    return found


def redeal_papers(s: State, dice: Dice) -> None:
    """In the long game the newspaper on the right shows its progress: only one of the same progress may lie there."""
    below = s.papers_read
    progress = steps(s) if s.is_long else 0
    s.papers = sorted_from(s.papers, below, NEWSPAPERS)
    if s.is_long:
        at = any_alike(s, progress, dice)
        s.papers[below], s.papers[at] = s.papers[at], s.papers[below]
        below += 1
    dice.shuffle(s.papers, below, NEWSPAPERS)


def any_alike(s: State, progress: i64, dice: Dice) -> i64:
    """Where one of the newspapers lies that might be on the right."""
    skip = dice.below(count_alike(s, progress))
    at = s.papers_read
    while skip > 0 or s.edition.progress[s.papers[at]] != progress:
        if s.edition.progress[s.papers[at]] == progress:
            skip -= 1
        at += 1
    return at


def count_alike(s: State, progress: i64) -> i64:
    n: i64 = 0
    for at in range(s.papers_read, i64(NEWSPAPERS)):
        if s.edition.progress[s.papers[at]] == progress:
            n += 1
    return n


def alike(s: State) -> list[str]:
    return [NEWSPAPER_NAMES[paper] for paper in s.papers[s.papers_read :] if s.edition.progress[paper] == steps(s)]


def redeal_cards(p: Player, is_pile: bool, dice: Dice) -> None:
    """The cards of the round are known; any of them may lie at any place, be in hand, or anywhere in the robot's pile."""
    take_up(p)
    cards = vec[i64]([0] * HAND)
    n: i64 = 0
    for value in range(i64(1), i64(HIGHEST + 1)):
        for _ in range(p.hand[value]):
            cards[n] = value
            n += 1
    dice.shuffle(cards, 0, n)
    for k in range(n):
        if k < p.placed or is_pile:
            p.card[k] = cards[k]
        if k < p.placed:
            p.hand[cards[k]] -= 1


def take_up(p: Player) -> None:
    """All cards of the round in hand, whatever lies where."""
    for k in range(p.placed):
        p.hand[p.card[k]] += 1


# --- naming it


def hidden(s: State, viewer: i64) -> dict[str, Secret]:
    secrets: dict[str, Secret] = {}
    hide_phases(secrets, "ship", [int(card) for card in s.ship_pile[s.ships_drawn :]], SHIP_NAMES, SHIPS_PER_PHASE)
    hide_phases(secrets, "order", [int(card) for card in s.order_pile[s.orders_drawn :]], ORDER_NAMES, ORDERS_PER_PHASE)
    hide_pile(secrets, "building", [BUILDING_NAMES[card] for card in s.building_pile[s.buildings_drawn + 1 :]])
    hide_pile(secrets, "price", [PRICE_NAMES[card] for card in s.price_pile[s.known_top : PRICE_CARDS - s.known_bottom]])
    if s.is_long:
        hide_papers(s, secrets)
    else:
        hide_robot_papers(s, secrets)
    if s.phase == BIDDING:
        for bidder in range(s.bidders):
            if bidder != viewer:
                hide_cards(secrets, bidder, s.players[bidder])
    return secrets


def hide_phases(secrets: dict[str, Secret], what: str, cards: list[int], names: list[str], per_phase: int) -> None:
    possible: dict[int, list[str]] = {}
    for card in cards:
        possible.setdefault(card // per_phase, []).append(names[card])
    for depth, card in enumerate(cards):
        secrets[f"{what} {depth}"] = Secret(names[card], possible[card // per_phase])


def hide_pile(secrets: dict[str, Secret], what: str, names: list[str]) -> None:
    for depth, name in enumerate(names):
        secrets[f"{what} {depth}"] = Secret(name, names)


def hide_papers(s: State, secrets: dict[str, Secret]) -> None:
    names = [NEWSPAPER_NAMES[paper] for paper in s.papers[s.papers_read :]]
    on_top = alike(s)
    below = names if len(on_top) > 1 else names[1:]
    for depth, name in enumerate(names):
        secrets[f"newspaper {depth}"] = Secret(name, below if depth else on_top)


def hide_robot_papers(s: State, secrets: dict[str, Secret]) -> None:
    """Only the space that a newspaper names is read. There are none to speak of without a robot."""
    if s.bidders > s.seats:
        hide_pile(secrets, "newspaper", [SPACE_NAMES[s.edition.robot_space[paper]] for paper in s.papers[s.papers_read :]])


def hide_cards(secrets: dict[str, Secret], bidder: int, p: Player) -> None:
    hand = [value for value in range(1, HIGHEST + 1) for _ in range(p.hand[value])]
    cards = sorted(hand + [int(p.card[k]) for k in range(p.placed)])
    for k in range(p.placed):
        secrets[f"card {bidder} {k}"] = Secret(str(p.card[k]), [str(value) for value in cards])
    if p.placed > 0:
        secrets[f"hand {bidder}"] = Secret(text(hand), sorted({text(some) for some in choices(cards, len(hand))}))


def choices(cards: list[int], count: int) -> list[list[int]]:
    """Every way to keep so many of these cards."""
    if count == 0:
        return [[]]
    return [[card, *rest] for k, card in enumerate(cards) for rest in choices(cards[k + 1 :], count - 1)]


def text(cards: list[int]) -> str:
    return " ".join(str(card) for card in cards)
