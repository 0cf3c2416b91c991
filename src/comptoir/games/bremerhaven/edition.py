"""An edition: the printed numbers, checked, as the flat arrays the rules read."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.editions import Edition, Entry, parse
from comptoir.core.errors import BadEdition
from comptoir.games.bremerhaven.actions import MOST_TOKENS
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    BUILDINGS,
    CELLS,
    GOOD_NAMES,
    GOODS,
    HAND,
    HIGHEST,
    LOADING_SPACES,
    MOST_BOLLARDS,
    NEWSPAPER_NAMES,
    NEWSPAPERS,
    ORDER_NAMES,
    ORDERS,
    PRICE_CARDS,
    PRICE_NAMES,
    PRINTED,
    PRINTED_GOODS,
    PRODUCER_NAMES,
    ROWS,
    SHIP_NAMES,
    SHIPS,
    SPACE_NAMES,
    WALLS,
)

MOST = 99
PLAYER_COUNTS = [2, 3, 4]
USES = ["always", "long", "no"]
RESERVE = 7
ROBOT_SPACES = [name for name in SPACE_NAMES if name not in ("1.0", "2.3", "2.4", "3.3", "3.4")]


# The numbers of each event: the keys of `number` and `second`.
EVENT_KEYS = {
    "storm_tide": ["amount"], "warehouse_fire": ["limit"], "dock_strike": ["cards"], "harbour_dues": ["per"], "oil_spill": ["prestige"],
    "quarantine": ["per"], "deadline_rush": ["amount", "keep"], "inspection": ["prestige"], "fog": ["amount"],
    "market_turmoil": ["cards"], "mutiny": [], "tall_ships": ["prestige", "ships"], "subsidy": ["permits"], "tourism": ["max"],
    "holiday_pay": ["amount"], "flotsam": ["amount"], "training": ["cost"], "clearance_sale": ["max", "price"],
}  # fmt: skip
EVENT_GOODS = ["oil_spill", "quarantine"]


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


class BremerhavenEdition(Edition):
    bollards: vec[i64]  # at the start, by wall
    bollard_cost: vec[i64]  # by bollards already on the wall
    cover_cost: vec[i64]  # by cell; 0: never covered
    repack_cost: i64
    start_money: vec[i64]  # by rank
    rank_income: vec[i64]  # by rank
    parking_income: i64
    track_end: i64
    track_start: vec[i64]  # by number of players
    short_step: i64
    hand: vec[i64]  # influence cards at the start
    reserve: vec[i64]
    start_goods: i64
    solo_money: i64
    grades: vec[i64]  # the most points of each grade but the best
    usage: dict[str, list[str]]  # by class on the back: use with 2, 3, 4 players
    ship_use: list[str]
    ship_good: vec[i64]  # JOKER: the player chooses
    ship_quantity: vec[i64]
    ship_stay: vec[i64]
    ship_bollards: vec[i64]
    ship_prestige: vec[i64]
    order_use: list[str]
    order_needs: vec[i64]  # by order * PRINTED + good
    order_size: vec[i64]  # goods asked for
    order_duration: vec[i64]
    penalty_money: vec[i64]
    penalty_prestige: vec[i64]
    bonus_money: vec[i64]
    bonus_prestige: vec[i64]
    building_prestige: vec[i64]
    produce_good: vec[i64]  # by producer
    produce_cost: vec[i64]  # by producer
    interest_per: i64
    interest_max: i64
    fish_per: i64
    fish_max: i64
    hotel_good: i64
    hotel_capacity: i64
    hotel_money: i64
    warehouse_capacity: i64
    market_discount: i64
    market_minimum: i64
    pilot_delta: i64
    pilot_min: i64
    pilot_max: i64
    insurance_money: i64
    quay_good: i64
    quay_less: i64
    yard_bollards: i64
    zoo_cost: i64
    museum_money: i64
    museum_big_money: i64
    museum_big_prestige: i64
    price: vec[i64]  # by price card * GOODS + good
    progress: vec[i64]  # by newspaper
    robot_space: vec[i64]  # by newspaper
    event_number: vec[i64]  # by newspaper
    event_second: vec[i64]  # by newspaper
    event_good: vec[i64]  # by newspaper

    def __init__(self, text: str) -> None:
        super().__init__(text)
        entry = parse(text)
        entry.value("meta")
        self._read_harbour(entry.entry("harbour"))
        self._read_town(entry.entry("town"))
        self._read_influence(entry.entry("influence"))
        self._read_variants(entry.entry("short"), entry.entry("solo"))
        self._read_usage(entry.entry("usage"))
        self._read_ships(entry.entries("ship", SHIP_NAMES))
        self._read_orders(entry.entries("order", ORDER_NAMES))
        self._read_buildings(entry.entries("building", BUILDING_NAMES))
        self._read_prices(entry.entries("price", PRICE_NAMES))
        self._read_newspapers(entry.entries("newspaper", NEWSPAPER_NAMES))
        entry.end()
        self._check_tokens()
        for players in PLAYER_COUNTS:
            for is_long in (True, False):
                self._check_decks(players, is_long)

    # --- boards

    def _read_harbour(self, e: Entry) -> None:
        self.bollards = vec[i64](e.numbers("bollards", WALLS, 0, MOST_BOLLARDS))
        self.bollard_cost = vec[i64](e.numbers("bollard_cost", MOST_BOLLARDS, 0, MOST))
        self.cover_cost = _rows(e, "cover_cost")
        self.repack_cost = e.number("repack_cost", 0, MOST)
        e.end()

    def _read_town(self, e: Entry) -> None:
        self.start_money = vec[i64](e.numbers("start_money", 4, 0, MOST))
        self.rank_income = vec[i64](e.numbers("rank_income", 4, 0, MOST))
        self.parking_income = e.number("parking_income", 0, MOST)
        self.track_end = e.number("track_end", 1, MOST)
        self.short_step = e.number("short_step", 1, MOST)
        starts = e.entry("track_start")
        self.track_start = zeros(PLAYER_COUNTS[-1] + 1)
        for players in PLAYER_COUNTS:
            self.track_start[players] = starts.number(str(players), 0, int(self.track_end) - 1)
        starts.end()
        e.end()

    def _read_influence(self, e: Entry) -> None:
        self.hand = vec[i64](sorted(e.numbers("start", HAND, 1, HIGHEST)))
        self.reserve = vec[i64](sorted(e.numbers("reserve", RESERVE, 1, HIGHEST)))
        e.end()

    def _read_variants(self, short: Entry, solo: Entry) -> None:
        self.start_goods = short.number("start_goods", 0, CELLS - 1)
        self.solo_money = solo.number("money", 0, MOST)
        self.grades = vec[i64](solo.numbers("grades", 4, 0, 9999))
        if sorted(self.grades) != list(self.grades):
            raise solo.wrong("grades", "numbers that grow")
        short.end()
        solo.end()

    def _read_usage(self, e: Entry) -> None:
        self.usage = {}
        for name in "PQRST":
            self.usage[name] = e.words(name, USES)
            if len(self.usage[name]) != len(PLAYER_COUNTS):
                raise e.wrong(name, "three words, for 2, 3 and 4 players")
        e.end()

    # --- cards

    def _read_ships(self, ships: dict[str, Entry]) -> None:
        self.ship_use = []
        self.ship_good, self.ship_quantity, self.ship_stay = zeros(SHIPS), zeros(SHIPS), zeros(SHIPS)
        self.ship_bollards, self.ship_prestige = zeros(SHIPS), zeros(SHIPS)
        for number, name in enumerate(SHIP_NAMES):
            e = ships[name]
            _note(e)
            self.ship_use.append(e.word("use", list(self.usage)))
            self.ship_good[number] = PRINTED_GOODS.index(e.word("good", PRINTED_GOODS))
            self.ship_quantity[number] = e.number("quantity", 1, 5)
            self.ship_stay[number] = e.number("stay", 1, 5)
            self.ship_bollards[number] = e.number("bollards", 0, MOST_BOLLARDS)
            self.ship_prestige[number] = e.number("prestige", 0, MOST)
            e.end()

    def _read_orders(self, orders: dict[str, Entry]) -> None:
        self.order_use = []
        self.order_needs, self.order_size, self.order_duration = zeros(ORDERS * PRINTED), zeros(ORDERS), zeros(ORDERS)
        self.penalty_money, self.penalty_prestige = zeros(ORDERS), zeros(ORDERS)
        self.bonus_money, self.bonus_prestige = zeros(ORDERS), zeros(ORDERS)
        for number, name in enumerate(ORDER_NAMES):
            e = orders[name]
            _note(e)
            self.order_use.append(e.word("use", list(self.usage)))
            goods = e.words("goods", PRINTED_GOODS)
            if not 1 <= len(goods) <= 4:
                raise e.wrong("goods", "1 to 4 goods")
            for good in goods:
                self.order_needs[number * PRINTED + PRINTED_GOODS.index(good)] += 1
            self.order_size[number] = len(goods)
            self.order_duration[number] = e.number("duration", 1, 5)
            self.penalty_money[number], self.penalty_prestige[number] = e.numbers("penalty", 2, 0, MOST)
            self.bonus_money[number], self.bonus_prestige[number] = e.numbers("bonus", 2, 0, MOST)
            e.end()

    def _read_buildings(self, buildings: dict[str, Entry]) -> None:
        self.building_prestige = zeros(BUILDINGS)
        for number, name in enumerate(BUILDING_NAMES):
            _note(buildings[name])
            self.building_prestige[number] = buildings[name].number("prestige", 0, MOST)
        self._read_production(buildings)
        self._read_effects(buildings)
        for e in buildings.values():
            e.end()

    def _read_production(self, buildings: dict[str, Entry]) -> None:
        self.produce_good = vec[i64]([_good(buildings[name]) for name in PRODUCER_NAMES])
        self.produce_cost = vec[i64]([buildings[name].number("cost", 0, MOST) for name in PRODUCER_NAMES])
        self.interest_per = buildings["bank"].number("interest_per", 1, MOST)
        self.interest_max = buildings["bank"].number("interest_max", 0, MOST)
        self.fish_per = buildings["fish_hall"].number("per", 0, MOST)
        self.fish_max = buildings["fish_hall"].number("max", 0, MOST)
        hotel = buildings["harbour_hotel"]
        self.hotel_good = _good(hotel)
        self.hotel_capacity = hotel.number("capacity", 1, 9)
        self.hotel_money = hotel.number("money_per", 0, MOST)

    def _read_effects(self, buildings: dict[str, Entry]) -> None:
        self.warehouse_capacity = buildings["warehouse"].number("capacity", 1, 9)
        self.market_discount = buildings["market_hall"].number("discount", 0, MOST)
        self.market_minimum = buildings["market_hall"].number("minimum", 0, MOST)
        pilot = buildings["pilot_station"]
        self.pilot_delta = pilot.number("delta", 0, 4)
        self.pilot_min = pilot.number("min", 1, 5)
        self.pilot_max = pilot.number("max", 5, MOST_TOKENS)
        self.insurance_money = buildings["insurance_office"].number("prestige_penalty_money", 0, MOST)
        self.quay_good = _good(buildings["cruise_quay"])
        self.quay_less = buildings["cruise_quay"].number("less", 0, MOST_BOLLARDS)
        self.yard_bollards = buildings["shipyard"].number("bollards_per_permit", 1, WALLS * MOST_BOLLARDS)
        self.zoo_cost = buildings["zoo"].number("cost", 0, MOST)
        museum = buildings["maritime_museum"]
        self.museum_money = museum.number("money", 0, MOST)
        self.museum_big_money = museum.number("money_big", 0, MOST)
        self.museum_big_prestige = museum.number("big_prestige", 0, MOST)

    def _read_prices(self, cards: dict[str, Entry]) -> None:
        self.price = zeros(PRICE_CARDS * GOODS)
        for number, name in enumerate(PRICE_NAMES):
            e = cards[name]
            _note(e)
            prices = [e.number(good, 0, MOST) for good in GOOD_NAMES]
            if len(set(prices)) < GOODS:
                raise e.wrong("passenger", "a price that differs from the other three: ranks are dealt by prices")
            for good, money in enumerate(prices):
                self.price[number * GOODS + good] = money
            e.end()

    def _read_newspapers(self, papers: dict[str, Entry]) -> None:
        self.progress, self.robot_space, self.event_good = zeros(NEWSPAPERS), zeros(NEWSPAPERS), zeros(NEWSPAPERS)
        self.event_number, self.event_second = zeros(NEWSPAPERS), zeros(NEWSPAPERS)
        for number, name in enumerate(NEWSPAPER_NAMES):
            e = papers[name]
            _note(e)
            self.progress[number] = e.number("progress", 1, MOST)
            self.robot_space[number] = SPACE_NAMES.index(e.word("robot", ROBOT_SPACES))
            self.event_good[number] = _good(e) if name in EVENT_GOODS else 0
            values = [
                e.number(key, 1 if key in ("cards", "permits") else 0, HAND if name == "dock_strike" else MOST) for key in EVENT_KEYS[name]
            ]
            self.event_number[number], self.event_second[number] = [*values, 0, 0][:2]
            e.end()

    # --- what must fit together

    def _check_tokens(self) -> None:
        fog = int(self.event_number[NEWSPAPER_NAMES.index("fog")])
        if self.pilot_max + fog > MOST_TOKENS:
            raise BadEdition(f"fog: amount: expected at most {MOST_TOKENS - int(self.pilot_max)}, for 9 time tokens on a ship; found {fog}")

    def is_used(self, use: str, players: int, is_long: bool) -> bool:
        """Whether a card with this class on its back is in the deck."""
        when = self.usage[use][players - PLAYER_COUNTS[0]]
        return when == "always" or (is_long and when == "long")

    def most_rounds(self, players: int, is_long: bool) -> int:
        """The longest game: the ship moves by the smallest steps first."""
        distance = int(self.track_end - self.track_start[players])
        if not is_long:
            return -(-distance // int(self.short_step))
        for rounds, _ in enumerate(sorted(self.progress)):
            if sum(sorted(self.progress)[: rounds + 1]) >= distance:
                return rounds + 1
        raise BadEdition(f"[town]: track_end: expected a way that {NEWSPAPERS} newspapers can cover; found {int(self.track_end)}")

    def _check_decks(self, players: int, is_long: bool) -> None:
        """Cards must last to the end of the longest game."""
        rounds = self.most_rounds(players, is_long)
        table = f"{players} players, {'long' if is_long else 'short'}"
        ships = sum(self.is_used(use, players, is_long) for use in self.ship_use)
        orders = sum(self.is_used(use, players, is_long) for use in self.order_use)
        buildings = rounds if is_long else rounds + players
        for what, needed, found in (
            ("ship", players * rounds, ships),
            ("order", players * rounds + players, orders),
            ("building", buildings, BUILDINGS - 1),
        ):
            if found < needed:
                raise BadEdition(f"[[{what}]]: expected at least {needed} for {rounds} rounds ({table}); found {found}")


def _rows(e: Entry, key: str) -> vec[i64]:
    """The cells, row by row."""
    rows = e.value(key)
    wanted = f"{ROWS} lists of {LOADING_SPACES} whole numbers from 0 to {MOST}"
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise e.wrong(key, wanted)
    cells: list[int] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != LOADING_SPACES:
            raise e.wrong(key, wanted)
        for cost in row:
            if not isinstance(cost, int) or isinstance(cost, bool) or not 0 <= cost <= MOST:
                raise e.wrong(key, wanted)
            cells.append(cost)
    return vec[i64](cells)


def _good(e: Entry) -> int:
    return GOOD_NAMES.index(e.word("good", GOOD_NAMES))


def _note(e: Entry) -> None:
    """Provenance and an own name may stand in every entry; the rules do not read them."""
    for key in ("status", "note", "name"):
        if e.has(key):
            e.text(key)
