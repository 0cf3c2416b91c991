"""Fixed ids: goods, kiosks, extra actions, bonus tokens, fetishes, cells and stages. Their numbers follow from the order here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOODS: Final = 5
GOOD_NAMES: Final = ["fish", "cigarettes", "burgers", "fennel", "booze"]

LEVELS: Final = 10  # of the price track

# --- kiosks, by number from 0

KIOSKS: Final = 36
KIOSK_NAMES: Final = [f"kiosk_{k}" for k in range(1, KIOSKS + 1)]
IN_PLAY: Final = 12  # of them; as many places on the board

MERCHANT: Final = 0
CHANGER: Final = 1
FREDDY: Final = 2  # one token for two of other goods
FRANZ: Final = 3  # sells any good at the price of the board
FELICITAS: Final = 4  # one token for a dearer one
FETISHIST: Final = 5
TYPE_NAMES: Final = ["merchant", "changer", "freddy", "franz", "felicitas", "fetishist"]

_SPECIAL: Final = {8: FREDDY, 16: FRANZ, 25: FELICITAS, 2: FETISHIST, 14: FETISHIST, 26: FETISHIST}
_CHANGERS: Final = [4, 7, 12, 17, 19, 22, 28, 31, 34, 36]
TYPE: Final = vec[i64]([_SPECIAL.get(k, CHANGER if k in _CHANGERS else MERCHANT) for k in range(1, KIOSKS + 1)])

# --- extra actions; PRODUCE + good and RISE + good are the simple ones

EXTRA_ROOM: Final = 3  # on a kiosk at most
NO_EXTRA: Final = -1
PRODUCE: Final = 0
RISE: Final = 5
TWO_MERCHANTS_PRODUCE: Final = 10
ALL_PRICES_RISE: Final = 11
MOVE_PAWN: Final = 12
MOVE_FERRY: Final = 13
PLAY_AGAIN: Final = 14
SWAP_STOCKS: Final = 15
SWAP_KIOSKS: Final = 16
DOUBLE_PRODUCTION: Final = 17
PRODUCE_CHOICE: Final = 18
PRICE_CHANGE: Final = 19
PRICE_FALL: Final = 20
SPECIAL_SALE: Final = 21
ALL_FOR_50: Final = 22
GIFT: Final = 23
EXTRA_NAMES: Final = [
    *[f"produce_{good}" for good in GOOD_NAMES],
    *[f"rise_{good}" for good in GOOD_NAMES],
    "two_merchants_produce",
    "all_prices_rise",
    "move_pawn",
    "move_ferry",
    "play_again",
    "swap_stocks",
    "swap_kiosks",
    "double_production",
    "produce_choice",
    "price_change",
    "price_fall",
    "special_sale",
    "all_for_50",
    "gift",
]

# --- bonus tokens and fetishes

BONUSES: Final = 5
PLUS2: Final = 0  # movement points
PRICE: Final = 1  # one good rises or falls
EXCHANGE: Final = 2  # an own token for another of the reserve
CLOSED: Final = 3  # nobody stops at a kiosk for a round
PURCHASE: Final = 4  # of a token from an opponent
BONUS_NAMES: Final = ["plus2", "price", "exchange", "closed", "purchase"]

FETISHES: Final = 3
FETISH_NAMES: Final = ["idol_1", "idol_2", "idol_3"]

# --- the map: the twelve places come first, so that a place and its cell have the same number

PLACE_NAMES: Final = [f"k{k}" for k in range(1, IN_PLAY + 1)]
_SOUTH: Final = ["s1", "s2", "s3"]
_CENTRE: Final = ["c0", "c1", "cw", "ce", "cnw", "cne", "cse", "n0"]
_COASTS: Final = ["w1", "w2", "w3", "w4", "w5", "e1", "e2", "e3", "e4", "e5"]
ROAD_NAMES: Final = [*_SOUTH, *_CENTRE, *_COASTS]
BRIDGE_NAMES: Final = ["bs", "bw", "be", "bn", "bnw", "bne", "bsw", "bse"]
CELL_NAMES: Final = [*PLACE_NAMES, "port", *ROAD_NAMES, *BRIDGE_NAMES]
CELLS: Final = 42
PORT: Final = 12

STAGES: Final = 13
STAGE_NAMES: Final = ["port", "s3", "w4", "cw", "w2", "w1", "cnw", "cne", "e1", "e2", "ce", "e4", "cse"]  # named after their cells
FERRIES: Final = 6
PORT_STAGE: Final = 0
SECOND_BERTH: Final = 13  # the bit of the second ferry in the port
JUNCTION_NAMES: Final = ["j_sw", "j_nw", "j_ne", "j_se"]
STAGE_CELL: Final = vec[i64]([CELL_NAMES.index(name) for name in STAGE_NAMES])
STAGE_AT: Final = vec[i64]([STAGE_NAMES.index(name) if name in STAGE_NAMES else -1 for name in CELL_NAMES])  # by cell

TABLE_NAMES: Final = ["a", "b", "c"]
MOST_PER_TABLE: Final = 5
MOST_SEATS: Final = 15
HAND: Final = 3  # bonus tokens at most: one of the set-up, one with each fetish but the last
