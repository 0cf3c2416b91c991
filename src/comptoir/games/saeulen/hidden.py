"""What a viewer cannot see: the others' hands as far as nothing is known of them, and the piles below their tops."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.games.saeulen.cards import CARD_NAMES, CARDS, HAND
from comptoir.games.saeulen.knowing import holders, is_unseen, may_hold, row_of, sees_choice, sees_drawn
from comptoir.games.saeulen.phases import card_of
from comptoir.games.saeulen.state import CHOOSING, GIVING, NO_CARD, State
from comptoir.games.saeulen.tiles import MOST_OF_A_SHAPE, SHAPE_NAMES, SHAPES, TILE_NAMES


def redeal(s: State, viewer: i64, dice: Dice) -> None:
    for shape in range(i64(SHAPES)):
        bottom = shape * MOST_OF_A_SHAPE
        dice.shuffle(s.pile, bottom + s.sunk[shape], bottom + s.height[shape] - 1)
    deal_hands(s, viewer, dice)
    if s.phase == GIVING and not sees_drawn(s, viewer):
        s.drawn = card_of(s, s.partner, dice.below(HAND))
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            if s.played[seat] != NO_CARD and seat != viewer:
                s.played[seat] = card_of(s, seat, dice.below(HAND))


# --- hands


def deal_hands(s: State, viewer: i64, dice: Dice) -> None:
    """Uniform among all arrangements that fit what the viewer knows."""
    cards = open_cards(s, viewer)
    seats = vec[i64]([may_hold(s, viewer, card) for card in cards])
    room = places(s, cards)
    bounds = place_bounds(seats, room)
    where = s.where[:]
    while not try_deal(cards, seats, bounds, room[:], where, dice):
        pass
    carry_knowledge(s, viewer, cards, where)
    s.where = where


def open_cards(s: State, viewer: i64) -> vec[i64]:
    """The cards that several seats may hold, those of the fewest seats first."""
    found = vec[i64]([NO_CARD] * CARDS)
    sizes = vec[i64]([0] * CARDS)
    for card in range(i64(CARDS)):
        if is_unseen(s, viewer, card):
            sizes[card] = size(may_hold(s, viewer, card))
    n: i64 = 0
    for few in range(i64(2), s.seats + 1):
        for card in range(i64(CARDS)):
            if sizes[card] == few:
                found[n] = card
                n += 1
    return found[:n]


def size(seats: i64) -> i64:
    n: i64 = 0
    while seats != 0:
        seats &= seats - 1
        n += 1
    return n


def places(s: State, cards: vec[i64]) -> vec[i64]:
    """By seat: how many of these cards it holds."""
    room = vec[i64]([0] * s.seats)
    for card in cards:
        room[s.where[card]] += 1
    return room


def place_bounds(seats: vec[i64], room: vec[i64]) -> vec[i64]:
    """By card: places in the hands that may hold it, less the cards before it that must be in these same hands.

    More can never be left for it. Where this is always what is left, as it is unless swaps overlap, no deal is thrown away.
    """
    bounds = seats[:]
    for k in range(i64(len(seats))):
        bound: i64 = 0
        for seat in range(i64(len(room))):
            if seats[k] >> seat & 1 != 0:
                bound += room[seat]
        for earlier in range(k):
            if seats[earlier] & ~seats[k] == 0:
                bound -= 1
        bounds[k] = bound
    return bounds


def try_deal(cards: vec[i64], seats: vec[i64], bounds: vec[i64], room: vec[i64], where: vec[i64], dice: Dice) -> bool:
    """Put each card into a place drawn from its bound; a place that is gone spoils the deal, so that all deals are equally likely."""
    for k in range(i64(len(cards))):
        place = dice.below(bounds[k])
        seat: i64 = 0
        while seat < len(room) and (seats[k] >> seat & 1 == 0 or place >= room[seat]):
            if seats[k] >> seat & 1 != 0:
                place -= room[seat]
            seat += 1
        if seat == len(room):
            return False
        room[seat] -= 1
        where[cards[k]] = seat
    return True


def carry_knowledge(s: State, viewer: i64, cards: vec[i64], where: vec[i64]) -> None:
    """What others know in secret belongs to the place of a card: whoever has looked at it knows the new card there."""
    old = s.knows[:]
    public = row_of(s, -1)
    for seat in range(s.seats):
        if seat == viewer:
            continue
        gone: i64 = 0
        for k in range(i64(len(cards))):
            if where[cards[k]] == seat and s.where[cards[k]] != seat:
                while s.where[cards[gone]] != seat or where[cards[gone]] == seat:
                    gone += 1
                for other in range(s.seats):
                    if other != viewer:
                        s.knows[other * CARDS + cards[k]] = old[other * CARDS + cards[gone]] & old[public + cards[k]]
                gone += 1


# --- every hidden place


def hidden(s: State, viewer: i64) -> dict[str, Secret]:
    """A card that only one seat can hold is known, and not listed."""
    secrets: dict[str, Secret] = {}
    for shape in range(SHAPES):
        hide_pile(s, shape, secrets)
    known = holders(s, viewer)
    for card, seats in known.items():
        if len(seats) > 1:
            secrets[CARD_NAMES[card]] = Secret(str(int(s.where[card])), [str(seat) for seat in seats])
    for seat in range(s.seats):
        if s.phase == CHOOSING and s.played[seat] != NO_CARD and not sees_choice(s, viewer, seat):
            secrets[f"choice {seat}"] = Secret(CARD_NAMES[s.played[seat]], cards_of(known, seat))
    if s.phase == GIVING and not sees_drawn(s, viewer):
        secrets["drawn"] = Secret(CARD_NAMES[s.drawn], cards_of(known, int(s.partner)))
    return secrets


def hide_pile(s: State, shape: i64, secrets: dict[str, Secret]) -> None:
    """Places are counted downwards from the top."""
    bottom = shape * MOST_OF_A_SHAPE
    top = int(bottom + s.height[shape] - 1)
    places = list(range(top - 1, int(bottom + s.sunk[shape]) - 1, -1))
    possible = sorted({TILE_NAMES[s.pile[place]] for place in places})
    for place in places:
        secrets[f"{SHAPE_NAMES[shape]} {top - place}"] = Secret(TILE_NAMES[s.pile[place]], possible)


def cards_of(known: dict[int, list[int]], seat: int) -> list[str]:
    """All cards that a seat may hold."""
    return [CARD_NAMES[card] for card, seats in known.items() if seat in seats]
