"""An edition: the printed numbers, checked, as the flat arrays the rules read."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.editions import Edition, Entry, parse
from comptoir.core.errors import BadEdition
from comptoir.games.speicherstadt.cards import (
    CARD_NAMES,
    CARD_NUMBER,
    CARDS,
    CONTRACT_NAMES,
    CONTRACTS,
    GOOD_NAMES,
    GOODS,
    MERCHANT_NAMES,
    SEASON_CARDS,
)

SINGLE_CARDS = ["warehouse", "bank", "chamber_of_commerce", "boatmen_church", "st_michaelis", "port"]
COPIES = {
    name: [sum(card.startswith(name) for card in season) for season in SEASON_CARDS[:4]]
    for name in ["counting_office", *MERCHANT_NAMES, "ship", *SINGLE_CARDS]
}
REMOVABLE = [name for name in SEASON_CARDS[3] if not name.startswith(("fire_", "ship_"))]
PLAYER_COUNTS = [2, 3, 4, 5]
MOST = 99


class SpeicherstadtEdition(Edition):
    start_coins: i64
    start_score: i64
    workers: i64
    queue_limit: i64
    cubes_per_good: i64
    cubes_per_ship: i64
    warehouse_limit: i64
    market_limit: i64
    convert_cubes: i64
    sell_cubes: i64
    sell_coins: i64
    merchant_pays: i64
    income: i64
    income_no_purchase: i64
    cards_per_round: vec[i64]  # by number of players
    removed: dict[int, list[str]]  # by number of players
    value: vec[i64]  # by card: of firemen and fires
    points: vec[i64]  # by card: of merchants, churches and contracts
    office_points: vec[i64]  # by number of counting offices
    points_per_stored_cube: i64
    points_per_coin: i64
    points_per_ship: i64
    bank_income: i64
    merchant_of: vec[i64]  # by good: the card that buys it
    needs: vec[i64]  # by contract * GOODS + good

    def __init__(self, text: str) -> None:
        super().__init__(text)
        entry = parse(text)
        self.value = vec[i64]([0] * CARDS)
        self.points = vec[i64]([0] * CARDS)
        entry.value("meta")
        self._read_setup(entry.entry("setup"))
        self._read_counts(entry.entry("cards_per_round"), entry.entry("removed"))
        self._read_cards(entry.entries("card", list(COPIES)))
        self._read_values(entry)
        self._read_contracts(entry.entries("contract", CONTRACT_NAMES))
        entry.end()

    def _read_setup(self, e: Entry) -> None:
        self.start_coins = e.number("start_coins", 0, MOST)
        self.start_score = e.number("start_score", 0, MOST)
        self.workers = e.number("workers", 1, 3)
        self.queue_limit = e.number("queue_limit", 1, 8)
        self.cubes_per_good = e.number("cubes_per_good", 1, MOST)
        self.cubes_per_ship = e.number("cubes_per_ship", 1, 9)
        self.warehouse_limit = e.number("warehouse_limit", 0, MOST)
        self.market_limit = e.number("market_limit", 0, MOST)
        self.sell_cubes = e.number("sell_cubes", 1, 8)
        self.convert_cubes = e.number("convert_cubes", int(self.sell_cubes) + 1, 9)
        self.sell_coins = e.number("sell_coins", 0, MOST)
        self.merchant_pays = e.number("merchant_pays", 0, MOST)
        self.income = e.number("income", 0, MOST)
        self.income_no_purchase = e.number("income_no_purchase", 0, MOST)
        ships = COPIES["ship"]
        if self.cubes_per_good * GOODS < self.cubes_per_ship * sum(ships):
            raise e.wrong("cubes_per_good", f"enough cubes for {sum(ships)} ships of {int(self.cubes_per_ship)}")
        e.end()

    def _read_counts(self, rows: Entry, removed: Entry) -> None:
        self.cards_per_round = vec[i64]([0] * (PLAYER_COUNTS[-1] + 1))
        self.removed = {}
        for players in PLAYER_COUNTS:
            key = str(players)
            cards = rows.number(key, 1, 6)
            if cards * self.queue_limit < players * self.workers:
                raise rows.wrong(key, f"room for {players * int(self.workers)} workers in queues of {int(self.queue_limit)}")
            self._check_last_row(rows, key, cards, len(removed.set_of(key, REMOVABLE)), players)
            self.cards_per_round[players] = cards
            self.removed[players] = removed.set_of(key, REMOVABLE)
        rows.end()
        removed.end()

    def _check_last_row(self, rows: Entry, key: str, cards: int, removed: int, players: int) -> None:
        """It may be short, but must have room for all workers."""
        trade_cards = sum(not name.startswith("fire_") for name in CARD_NAMES) - removed
        last = trade_cards % cards or cards
        if last * self.queue_limit < players * self.workers:
            raise rows.wrong(
                key, f"room for {players * int(self.workers)} workers in the last row, which has {last} of {trade_cards} cards"
            )

    def _read_cards(self, cards: dict[str, Entry]) -> None:
        for name, e in cards.items():
            _note(e)
            if e.numbers("copies", 4, 0, MOST) != COPIES[name]:
                raise e.wrong("copies", f"{COPIES[name]} (winter, spring, summer, autumn)")
        offices = cards["counting_office"].numbers("set_points", 5, 0, MOST)
        self.office_points = vec[i64](offices)
        self.points_per_stored_cube = cards["warehouse"].number("points_per_cube", 0, MOST)
        self.bank_income = cards["bank"].number("income", 0, MOST)
        self.points_per_coin = cards["chamber_of_commerce"].number("points_per_coin", 0, MOST)
        self.points_per_ship = cards["port"].number("points_per_ship", 0, MOST)
        for name in [*MERCHANT_NAMES, "boatmen_church", "st_michaelis"]:
            self.points[CARD_NUMBER[name]] = cards[name].number("points", 0, MOST)
        self._read_merchants(cards)
        for e in cards.values():
            e.end()

    def _read_merchants(self, cards: dict[str, Entry]) -> None:
        self.merchant_of = vec[i64]([-1] * GOODS)
        for name in MERCHANT_NAMES:
            good = GOOD_NAMES.index(cards[name].word("buys", GOOD_NAMES))
            if self.merchant_of[good] >= 0:
                raise cards[name].wrong("buys", f"a good that {CARD_NAMES[self.merchant_of[good]]} does not buy")
            self.merchant_of[good] = CARD_NUMBER[name]

    def _read_values(self, entry: Entry) -> None:
        for kind, beginning in (("fire", "fire_"), ("fireman", "fireman_")):
            for name, e in entry.entries(kind, [card for card in CARD_NAMES if card.startswith(beginning)]).items():
                _note(e)
                self.value[CARD_NUMBER[name]] = e.number("value", 0, MOST)
                e.end()

    def _read_contracts(self, contracts: dict[str, Entry]) -> None:
        self.needs = vec[i64]([0] * (CONTRACTS * GOODS))
        for number, name in enumerate(CONTRACT_NAMES):
            e = contracts[name]
            _note(e)
            needs = e.words("needs", GOOD_NAMES)
            if not 1 <= len(needs) <= 4:
                raise e.wrong("needs", "1 to 4 goods")
            for good in needs:
                self.needs[number * GOODS + GOOD_NAMES.index(good)] += 1
            self.points[CARD_NUMBER[name]] = e.number("points", 0, MOST)
            e.end()
        self._check_demand()

    def _check_demand(self) -> None:
        for good, name in enumerate(GOOD_NAMES):
            wanted = sum(int(self.needs[contract * GOODS + good]) for contract in range(CONTRACTS))
            if wanted > self.cubes_per_good:
                raise BadEdition(
                    f"[[contract]]: needs: expected at most {int(self.cubes_per_good)} {name} on all contracts; found {wanted}"
                )

    def columns(self, players: i64) -> i64:
        """Cards laid out each round."""
        return self.cards_per_round[players]

    def in_the_box(self, players: int) -> list[str]:
        """Cards that are not used with so many players."""
        return self.removed[players]


def _note(e: Entry) -> None:
    """Provenance and an own name may stand in every entry; the rules do not read them."""
    for key in ("status", "note", "name"):
        if e.has(key):
            e.text(key)
