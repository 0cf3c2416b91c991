"""What each viewer knows of the hands: by card, the seats that may hold it, and how likely each of them does.

Cards passed on are seen by all. A swap is seen by the two involved; for all others a card that either of them may have held
may now be with either, and is likely still where it was. A hand that a spy looked at is known to the spy.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.games.saeulen.cards import CARDS, HAND
from comptoir.games.saeulen.state import CHOOSING, GIVING, NO_CARD, State

BITS: Final = 5  # of a seat's odds; those of six seats fit into 32 bits, which is all that C shifts a constant in
MASK: Final = (1 << BITS) - 1
SURE: Final = 30  # the odds of the only holder; of several, theirs are compared with each other


def sure(holder: i64) -> i64:
    """The odds of a card that is with this seat and nowhere else."""
    return SURE << BITS * holder


def anywhere(seats: i64) -> i64:
    """The odds of a card that any of so many seats may hold."""
    odds: i64 = 0
    for seat in range(seats):
        odds |= sure(seat)
    return odds


def row_of(s: State, viewer: i64) -> i64:
    """Where in `knows` a viewer's knowledge begins; spectators come last."""
    return (viewer if viewer >= 0 else s.seats) * CARDS


def learn(s: State, viewer: i64, card: i64, holder: i64) -> None:
    s.knows[row_of(s, viewer) + card] = sure(holder)


def all_learn(s: State, card: i64, holder: i64) -> None:
    knows = s.knows
    for viewer in range(s.seats + 1):
        knows[viewer * CARDS + card] = sure(holder)


def lose_sight(s: State, one: i64, other: i64) -> None:
    """These two have swapped a card: for all others, what one may have held the other may hold now."""
    knows = s.knows
    for viewer in range(s.seats + 1):
        if viewer != one and viewer != other:
            for card in range(viewer * CARDS, (viewer + 1) * CARDS):
                knows[card] = swapped(knows[card], one * BITS, other * BITS)


def swapped(odds: i64, one: i64, other: i64) -> i64:
    """Of five cards one went, as likely as any other; whatever is possible keeps some odds. `one`, `other`: where their odds stand."""
    before = odds >> one & MASK
    beside = odds >> other & MASK
    if before + beside == 0:
        return odds
    after = max(1, ((HAND - 1) * before + beside) // HAND)
    across = max(1, ((HAND - 1) * beside + before) // HAND)
    return odds & ~(MASK << one | MASK << other) | after << one | across << other


def odds_of(s: State, viewer: i64, card: i64, seat: i64) -> i64:
    """That a seat holds a card which the viewer does not hold; 0 if it cannot be."""
    return s.knows[row_of(s, viewer) + card] >> BITS * seat & MASK if seat != viewer else 0


def may_hold(s: State, viewer: i64, card: i64) -> i64:
    """Bits of the seats that may hold a card that the viewer does not hold, before hands are counted."""
    seats: i64 = 0
    for seat in range(s.seats):
        if odds_of(s, viewer, card, seat) > 0:
            seats |= 1 << seat
    return seats


def is_unseen(s: State, viewer: i64, card: i64) -> bool:
    """In somebody else's hand."""
    return s.where[card] >= 0 and s.where[card] != viewer


def holders(s: State, viewer: i64) -> dict[int, list[int]]:
    """By card that the viewer does not see: exactly the seats that may hold it, given how many cards each seat has.

    From any arrangement that fits, another one is reached by cards that move round in circles: a card may be with a seat if
    some chain of moves leads from there to where the card comes from.
    """
    cards = [card for card in range(CARDS) if is_unseen(s, viewer, card)]
    ways = [1 << seat for seat in range(s.seats)]  # by seat: the seats its cards can move to
    for card in cards:
        ways[s.where[card]] |= int(may_hold(s, viewer, card))
    for between in range(s.seats):
        for seat in range(s.seats):
            if ways[seat] >> between & 1:
                ways[seat] |= ways[between]
    found: dict[int, list[int]] = {}
    for card in cards:
        seats, home = int(may_hold(s, viewer, card)), int(s.where[card])
        found[card] = [seat for seat in range(s.seats) if seats >> seat & 1 and ways[seat] >> home & 1]
    return found


def sees_choice(s: State, viewer: i64, seat: i64) -> bool:
    """Whether the viewer sees the card before a seat."""
    return s.phase != CHOOSING or viewer == seat


def sees_drawn(s: State, viewer: i64) -> bool:
    return s.phase == GIVING and s.drawn != NO_CARD and (viewer == s.first or viewer == s.partner)
