"""Fixed ids: goods, cards, places; their numbers follow from the order here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

GOODS: Final = 4
BARREL: Final = 0
CRATE: Final = 1
CONTAINER: Final = 2
PASSENGER: Final = 3
JOKER: Final = 4  # on ships and orders only
GOOD_NAMES: Final = ["barrel", "crate", "container", "passenger"]
PRINTED_GOODS: Final = [*GOOD_NAMES, "joker"]
PRINTED: Final = 5

RANK_NAMES: Final = ["captain", "co_pilot", "second_mate", "cook"]

# --- the spaces to bid on

PARKING: Final = 0
TOP_BUILDING: Final = 1
PERMIT: Final = 2
UPGRADE: Final = 3
PRICES: Final = 4
CAREER: Final = 5
SEA: Final = 6  # the first of four
LAND: Final = 10  # the first of four
SPACES: Final = 14
COLUMNS: Final = 4  # cards on the sea board and on the land board, with four players
SPACE_NAMES: Final = ["1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "3.4"]

# --- the harbour

DOCKS: Final = 3
WALLS: Final = 4  # dock d lies between wall d and wall d + 1
MOST_BOLLARDS: Final = 3  # on a wall
ROWS: Final = 3
CELLS: Final = 12  # four columns; the first row touches the loading spaces
LOADING_SPACES: Final = 4  # one above each column
STATION: Final = 4  # the fifth, on the freight station
CELL_NAMES: Final = [column + row for row in "123" for column in "abcd"]
LOADING_NAMES: Final = ["a", "b", "c", "d", "station"]

# --- ships and orders: their ids name the phase on the back

CARD_PHASES: Final = 4
SHIPS: Final = 48
ORDERS: Final = 56
SHIP_NAMES: Final = [f"ship_{phase}_{number:02}" for phase in range(1, 5) for number in range(1, 13)]
ORDER_NAMES: Final = [f"order_{phase}_{number:02}" for phase in range(1, 5) for number in range(1, 15)]
SHIPS_PER_PHASE: Final = 12
ORDERS_PER_PHASE: Final = 14

# --- buildings

BUILDING_NAMES: Final = [
    "lighthouse", "refinery", "commodity_exchange", "bank", "crate_works", "container_depot", "emigrant_house", "fish_hall",
    "harbour_hotel", "warehouse", "gantry_crane", "freight_station", "market_hall", "navigation_school", "pilot_station",
    "insurance_office", "cruise_quay", "shipyard", "zoo", "maritime_museum",
]  # fmt: skip
BUILDINGS: Final = 20
LIGHTHOUSE: Final = 0
REFINERY: Final = 1
COMMODITY_EXCHANGE: Final = 2
BANK: Final = 3
CRATE_WORKS: Final = 4
CONTAINER_DEPOT: Final = 5
EMIGRANT_HOUSE: Final = 6
FISH_HALL: Final = 7
HARBOUR_HOTEL: Final = 8
WAREHOUSE: Final = 9
GANTRY_CRANE: Final = 10
FREIGHT_STATION: Final = 11
MARKET_HALL: Final = 12
NAVIGATION_SCHOOL: Final = 13
PILOT_STATION: Final = 14
INSURANCE_OFFICE: Final = 15
CRUISE_QUAY: Final = 16
SHIPYARD: Final = 17
ZOO: Final = 18
MARITIME_MUSEUM: Final = 19
PRODUCERS: Final[vec[i64]] = vec[i64]([REFINERY, CRATE_WORKS, CONTAINER_DEPOT, EMIGRANT_HOUSE])  # of goods
PRODUCER_NAMES: Final = ["refinery", "crate_works", "container_depot", "emigrant_house"]
EARNERS: Final[vec[i64]] = vec[i64]([FISH_HALL, HARBOUR_HOTEL])  # of money
EARNER_NAMES: Final = ["fish_hall", "harbour_hotel"]

# --- prices and newspapers

PRICE_CARDS: Final = 24
PRICE_NAMES: Final = [f"price_{number:02}" for number in range(1, 25)]

NEWSPAPER_NAMES: Final = [
    "storm_tide", "warehouse_fire", "dock_strike", "harbour_dues", "oil_spill", "quarantine", "deadline_rush", "inspection", "fog",
    "market_turmoil", "mutiny", "tall_ships", "subsidy", "tourism", "holiday_pay", "flotsam", "training", "clearance_sale",
]  # fmt: skip
NEWSPAPERS: Final = 18
STORM_TIDE: Final = 0
WAREHOUSE_FIRE: Final = 1
DOCK_STRIKE: Final = 2
HARBOUR_DUES: Final = 3
OIL_SPILL: Final = 4
QUARANTINE: Final = 5
DEADLINE_RUSH: Final = 6
INSPECTION: Final = 7
FOG: Final = 8
MARKET_TURMOIL: Final = 9
MUTINY: Final = 10
TALL_SHIPS: Final = 11
SUBSIDY: Final = 12
TOURISM: Final = 13
HOLIDAY_PAY: Final = 14
FLOTSAM: Final = 15
TRAINING: Final = 16
CLEARANCE_SALE: Final = 17

# --- influence cards

HIGHEST: Final = 9
HAND: Final = 5
