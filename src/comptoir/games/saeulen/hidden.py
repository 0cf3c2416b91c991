"""What a viewer cannot see: the others' hands as far as nothing is known of them, and the piles below their tops."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.core.dice import Dice
from comptoir.games.saeulen.cards import CARD_NAMES, CARDS, HAND
from comptoir.games.saeulen.knowing import holders, is_unseen, learn, may_hold, odds_of, row_of, sees_choice, sees_drawn, sure
from comptoir.games.saeulen.phases import card_of
from comptoir.games.saeulen.state import CHOOSING, GIVING, NO_CARD, State
from comptoir.games.saeulen.tiles import MOST_OF_A_SHAPE, SHAPE_NAMES, SHAPES, TILE_NAMES

EXCHANGES: Final = 4  # tried per card


def redeal(s: State, viewer: i64, dice: Dice, by_odds: bool = False) -> None:
    """What is hidden is put in order first, so that nothing of how it really lies shows in what is dealt.

    `by_odds`: likely hands are likely. Otherwise all that are possible are equally so.
    """
    for shape in range(i64(SHAPES)):
        bottom = shape * MOST_OF_A_SHAPE
        sort(s.pile, bottom + s.sunk[shape], bottom + s.height[shape] - 1)
        dice.shuffle(s.pile, bottom + s.sunk[shape], bottom + s.height[shape] - 1)
    deal_hands(s, viewer, dice, by_odds)
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            if s.played[seat] != NO_CARD and seat != viewer:
                s.played[seat] = card_of(s, seat, dice.below(HAND))


def sort(items: vec[i64], start: i64, end: i64) -> None:
    for k in range(start + 1, end):
        item = items[k]
        place = k
        while place > start and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item


# --- hands


def deal_hands(s: State, viewer: i64, dice: Dice, by_odds: bool) -> None:
    """Uniform among all arrangements that fit what the viewer knows; then, perhaps, less so."""
    cards = open_cards(s, viewer)
    looks = count_looks(s, viewer, cards)
    seats = vec[i64]([may_hold(s, viewer, card) for card in cards])
    room = places(s, cards)
    bounds = place_bounds(seats, room)
    where = s.where[:]
    while not try_deal(cards, seats, bounds, room[:], where, dice):
        pass
    s.where = where
    if by_odds and len(cards) > 0:
        exchange(s, viewer, cards, dice)
    if hides_drawn(s, viewer):
        s.drawn = card_of(s, s.partner, dice.below(HAND))
    deal_looks(s, viewer, cards, looks, dice)


def hides_drawn(s: State, viewer: i64) -> bool:
    return s.phase == GIVING and not sees_drawn(s, viewer)


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


def exchange(s: State, viewer: i64, cards: vec[i64], dice: Dice) -> None:
    """Pairs of cards change hands, those that make the deal likelier always, others now and then (the Metropolis algorithm)."""
    where = s.where
    n: i64 = len(cards)
    for _ in range(EXCHANGES * n):
        one = cards[dice.below(n)]
        other = cards[dice.below(n)]
        here = where[one]
        there = where[other]
        if here != there:
            before = odds_of(s, viewer, one, here) * odds_of(s, viewer, other, there)
            after = odds_of(s, viewer, one, there) * odds_of(s, viewer, other, here)
            if after >= before or dice.below(before) < after:
                where[one] = there
                where[other] = here


# --- what others know in secret


def count_looks(s: State, viewer: i64, cards: vec[i64]) -> vec[i64]:
    """By seat * seats + hand: how many of these cards in the hand the seat has seen. Who draws a card has seen one."""
    looks = vec[i64]([0] * (s.seats * s.seats))
    for card in cards:
        holder = s.where[card]
        for seat in range(s.seats):
            if seat != viewer and seat != holder and s.knows[seat * CARDS + card] == sure(holder):
                looks[seat * s.seats + holder] += 1
    if hides_drawn(s, viewer):
        looks[s.first * s.seats + s.partner] = max(1, looks[s.first * s.seats + s.partner])
    return looks


def deal_looks(s: State, viewer: i64, cards: vec[i64], looks: vec[i64], dice: Dice) -> None:
    """Everybody knows of these cards what all know, and as many of each hand as were seen there, whichever they are now."""
    public = row_of(s, -1)
    for seat in range(s.seats):
        if seat != viewer:
            for card in cards:
                s.knows[seat * CARDS + card] = s.knows[public + card]
            for hand in range(s.seats):
                if looks[seat * s.seats + hand] > 0:
                    look_at(s, seat, hand, cards, looks[seat * s.seats + hand], dice)


def look_at(s: State, seat: i64, hand: i64, cards: vec[i64], looks: i64, dice: Dice) -> None:
    """Any so many of these cards in the hand; the drawn one first."""
    left: i64 = 0
    for card in cards:
        if s.where[card] == hand:
            left += 1
    if s.phase == GIVING and seat == s.first and s.where[s.drawn] == hand and is_among(s.drawn, cards):
        learn(s, seat, s.drawn, hand)
        looks -= 1
        left -= 1
    for card in cards:
        if s.where[card] == hand and s.knows[seat * CARDS + card] != sure(hand):
            if dice.below(left) < looks:
                learn(s, seat, card, hand)
                looks -= 1
            left -= 1


def is_among(card: i64, cards: vec[i64]) -> bool:
    for other in cards:
        if other == card:
            return True
    return False


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
    if hides_drawn(s, viewer):
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
