"""The 30 action cards: fixed ids, and the character on each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HAND: Final = 5  # cards of each player; with all 30 cards six players have them all
PLAYER_COUNTS: Final = [2, 3, 4, 5, 6]

COUNCILLOR: Final = 0  # takes tiles
PILLAR_BUILDER: Final = 1
ARCHITECT: Final = 2  # builds tiles
GONDOLIER: Final = 3
SPECULATOR: Final = 4  # scores when somebody else shows an architect
ADVOCATE: Final = 5  # builds, and pays for no token
INVENTOR: Final = 6  # scores when somebody else shows a pillar builder
MERCHANT: Final = 7  # scores when somebody else shows a councillor
SPY: Final = 8  # uses a card of a hand
BEGGAR: Final = 9  # uses a card that lies open
SABOTEUR: Final = 10  # pulls tiles down
CHARACTERS: Final = 11
CHARACTER_NAMES: Final = [
    "councillor", "pillar_builder", "architect", "gondolier", "speculator", "advocate", "inventor", "merchant", "spy", "beggar", "saboteur",
]  # fmt: skip
COPIES: Final = [7, 7, 7, 1, 1, 1, 1, 1, 2, 1, 1]


def _names(character: int) -> list[str]:
    name, copies = CHARACTER_NAMES[character], COPIES[character]
    return [name] if copies == 1 else [f"{name}_{k + 1}" for k in range(copies)]


CARD_NAMES: Final = [name for character in range(CHARACTERS) for name in _names(character)]
CARDS: Final = 30
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
CHARACTER: Final[vec[i64]] = vec[i64]([character for character in range(CHARACTERS) for _ in range(COPIES[character])])

FACE_DOWN: Final = CARDS  # how a card reads for whoever may not see it


def is_speculation(character: i64) -> bool:
    return character in (SPECULATOR, INVENTOR, MERCHANT)


def wanted(character: i64) -> i64:
    """The character that somebody else must show for this one to score."""
    if character == SPECULATOR:
        return ARCHITECT
    return PILLAR_BUILDER if character == INVENTOR else COUNCILLOR


def copies_another(card: i64) -> bool:
    """Spy and beggar use another card, and never each other."""
    return CHARACTER[card] == SPY or CHARACTER[card] == BEGGAR
