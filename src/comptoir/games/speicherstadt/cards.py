"""The 54 trade cards and the goods: fixed ids, from which cards, contracts and vocabularies get their numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOODS: Final = 5
GOOD_NAMES: Final = ["coffee", "tea", "saffron", "rubber", "carpet"]

SEASON_NAMES: Final = ["winter", "spring", "summer", "autumn", "end"]

MERCHANT_NAMES: Final = ["coffee_roaster", "tea_taster", "spice_trader", "vulcanizer", "carpet_trader"]


def _numbered(name: str, first: int, last: int) -> list[str]:
    return [f"{name}{k}" for k in range(first, last + 1)]


SEASON_CARDS: Final = [
    ["counting_office_1", *_numbered("fireman_a", 1, 2), *_numbered("contract_a", 1, 3), *MERCHANT_NAMES, "warehouse"],
    ["counting_office_2", *_numbered("fireman_b", 1, 3), *_numbered("contract_b", 1, 3), "fire_1", *_numbered("ship_", 1, 5)],
    ["bank", *_numbered("fireman_c", 1, 2), *_numbered("contract_c", 1, 4), "fire_2", *_numbered("ship_", 6, 10)],
    ["counting_office_3", "counting_office_4", *_numbered("fireman_d", 1, 3), "chamber_of_commerce", "boatmen_church", "st_michaelis",
     "port", "fire_3", *_numbered("ship_", 11, 15)],
    ["fire_4"],
]  # fmt: skip

CARD_NAMES: Final = [name for season in SEASON_CARDS for name in season]
CARDS: Final = 54
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
SEASON: Final[vec[i64]] = vec[i64]([number for number, season in enumerate(SEASON_CARDS) for _ in season])


def _cards(beginning: str) -> vec[i64]:
    return vec[i64]([number for number, name in enumerate(CARD_NAMES) if name.startswith(beginning)])


def _card(name: str) -> i64:
    return i64(CARD_NUMBER[name])


COUNTING_OFFICES: Final[vec[i64]] = _cards("counting_office")
FIREMEN: Final[vec[i64]] = _cards("fireman")
FIRES: Final[vec[i64]] = _cards("fire_")
SHIPS: Final[vec[i64]] = _cards("ship_")
MERCHANTS: Final[vec[i64]] = vec[i64]([CARD_NUMBER[name] for name in MERCHANT_NAMES])
CHURCHES: Final[vec[i64]] = vec[i64]([CARD_NUMBER["boatmen_church"], CARD_NUMBER["st_michaelis"]])

CONTRACTS: Final = 10
CONTRACT_CARDS: Final[vec[i64]] = _cards("contract")
CONTRACT_NAMES: Final = [name for name in CARD_NAMES if name.startswith("contract")]

WAREHOUSE_CARD: Final[i64] = _card("warehouse")
BANK: Final[i64] = _card("bank")
CHAMBER_OF_COMMERCE: Final[i64] = _card("chamber_of_commerce")
PORT: Final[i64] = _card("port")
LAST_FIRE: Final[i64] = _card("fire_4")

# The kinds of cards, and each card's kind and number within it.
COUNTING_OFFICE: Final = 0
FIREMAN: Final = 1
CONTRACT: Final = 2
FIRE: Final = 3
SHIP: Final = 4
MERCHANT: Final = 5
OTHER: Final = 6  # alone of its kind
KIND: Final[vec[i64]] = vec[i64]([OTHER] * CARDS)
NUMBER: Final[vec[i64]] = vec[i64]([0] * CARDS)


def _number_kinds() -> None:
    for kind, cards in enumerate([COUNTING_OFFICES, FIREMEN, CONTRACT_CARDS, FIRES, SHIPS, MERCHANTS]):
        for number, card in enumerate(cards):
            KIND[card] = kind
            NUMBER[card] = number


_number_kinds()


def is_ship(card: i64) -> bool:
    return KIND[card] == SHIP


def is_fire(card: i64) -> bool:
    return KIND[card] == FIRE
