"""An edition: the printed numbers, checked, as the flat arrays the rules read."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.editions import Edition, Entry, parse
from comptoir.core.errors import BadEdition
from comptoir.games.fische.cards import (
    BONUS_NAMES,
    BONUSES,
    CELL_NAMES,
    CELLS,
    CHANGER,
    EXTRA_NAMES,
    EXTRA_ROOM,
    FERRIES,
    FETISHES,
    FETISHIST,
    GOOD_NAMES,
    GOODS,
    IN_PLAY,
    JUNCTION_NAMES,
    KIOSK_NAMES,
    KIOSKS,
    LEVELS,
    MERCHANT,
    MOST_PER_TABLE,
    NO_EXTRA,
    STAGE_NAMES,
    STAGES,
    TYPE,
)

MOST: Final = 999
LARGEST_PART: Final = 7  # of a payment
NEIGHBOURS: Final = 4  # of a cell or stage, at most
NONE: Final = -1


class FischeEdition(Edition):
    start_florins: i64
    carry_limit: i64
    movement_points: i64
    first_round_points: vec[i64]  # by place in the order
    call_florins: i64
    bonus_florins: i64
    more_points: i64
    times_at_changer: i64
    changer_gives: i64
    tokens_per_good: i64
    bonus: vec[i64]  # by kind: tokens
    bonus_tokens: i64  # of all kinds
    price: vec[i64]  # by level
    fall: vec[i64]  # by level: steps
    rise: vec[i64]  # by level: steps
    start_level: i64
    sells: vec[i64]  # by kiosk: a merchant's good; NONE for others
    buys: vec[i64]  # by kiosk: what a merchant buys, what a changer takes
    gives: vec[i64]  # by kiosk: what a changer gives
    extra: vec[i64]  # by kiosk * EXTRA_ROOM + k
    extras: vec[i64]  # by kiosk: how many
    cost: vec[i64]  # by kiosk * FETISHES + fetishes owned: see pack_parts
    roads: vec[i64]  # by cell: a bit for each neighbour
    distance: vec[i64]  # by cell * CELLS + cell: steps on an empty map
    turns: vec[i64]  # by cell * CELLS + cell: so many turns on foot, one at least
    anchors: i64  # ferries at the start: a bit for each stage
    next_stages: vec[i64]  # by stage: a bit for each stage that a ferry can meet next
    onward: vec[i64]  # by stage * STAGES + stage it came from: the same, never back

    def __init__(self, text: str) -> None:
        super().__init__(text)
        entry = parse(text)
        entry.value("meta")
        self._read_setup(entry.entry("setup"))
        self._read_bonus(entry.entry("bonus"))
        self._read_prices(entry.entry("prices"))
        self._read_kiosks(entry.entries("kiosk", KIOSK_NAMES))
        self._read_cells(entry.entries("cell", CELL_NAMES))
        self._read_water(entry.entries("stage", STAGE_NAMES), entry.entries("junction", JUNCTION_NAMES))
        entry.end()

    def _read_setup(self, e: Entry) -> None:
        self.start_florins = e.number("start_florins", 0, MOST)
        self.carry_limit = e.number("carry_limit", 5, LARGEST_PART)
        self.movement_points = e.number("movement_points", 1, 9)
        self.first_round_points = vec[i64](e.numbers("first_round_points", MOST_PER_TABLE, 1, 19))
        self.call_florins = e.number("call_florins", 0, MOST)
        self.bonus_florins = e.number("bonus_florins", 0, MOST)
        self.more_points = e.number("more_points", 0, 9)
        self.times_at_changer = e.number("times_at_changer", 1, 7)
        self.changer_gives = e.number("changer_gives", 1, 4)
        self.tokens_per_good = e.number("tokens_per_good", IN_PLAY, 99)
        e.end()

    def _read_bonus(self, e: Entry) -> None:
        self.bonus = vec[i64]([e.number(name, 0, 9) for name in BONUS_NAMES])
        e.end()
        self.bonus_tokens = sum(int(self.bonus[kind]) for kind in range(BONUSES))
        if self.bonus_tokens != 11:
            raise BadEdition(f"[bonus]: expected 11 tokens in all; found {int(self.bonus_tokens)}")

    def _read_prices(self, e: Entry) -> None:
        track = e.numbers("track", LEVELS, 1, MOST)
        if sorted(set(track)) != track:
            raise e.wrong("track", "prices that grow")
        self.price = vec[i64](track)
        self.fall = self._steps(e, "falls")
        self.rise = self._steps(e, "rises")
        for level in range(LEVELS):
            if self.fall[level] > level:
                raise e.wrong("falls", f"at most {level} steps down from {track[level]}")
        start = e.number("start", 1, MOST)
        if start not in track:
            raise e.wrong("start", "a price of the track")
        self.start_level = track.index(start)
        e.end()

    def _steps(self, e: Entry, key: str) -> vec[i64]:
        return vec[i64](e.numbers(key, LEVELS, 0, LEVELS))

    def _read_kiosks(self, kiosks: dict[str, Entry]) -> None:
        self.sells = vec[i64]([NONE] * KIOSKS)
        self.buys = vec[i64]([NONE] * KIOSKS)
        self.gives = vec[i64]([NONE] * KIOSKS)
        self.extra = vec[i64]([NO_EXTRA] * (KIOSKS * EXTRA_ROOM))
        self.extras = vec[i64]([0] * KIOSKS)
        self.cost = vec[i64]([0] * (KIOSKS * FETISHES))
        for number, name in enumerate(KIOSK_NAMES):
            e = kiosks[name]
            _note(e)
            if TYPE[number] == FETISHIST:
                self._read_costs(e, number)
            else:
                self._read_extras(e, number)
            if TYPE[number] == MERCHANT:
                self._read_pair(e, number, "sells", "buys", self.sells, self.buys)
            elif TYPE[number] == CHANGER:
                self._read_pair(e, number, "gives", "wants", self.gives, self.buys)
            e.end()
        self._check_cuts()

    def _read_pair(self, e: Entry, number: int, gives: str, takes: str, out: vec[i64], taken: vec[i64]) -> None:
        out[number] = GOOD_NAMES.index(e.word(gives, GOOD_NAMES))
        taken[number] = GOOD_NAMES.index(e.word(takes, GOOD_NAMES))
        if out[number] == taken[number]:
            raise e.wrong(takes, f"another good than it {gives}")

    def _read_extras(self, e: Entry, number: int) -> None:
        words = e.words("extra", EXTRA_NAMES)
        if not 1 <= len(words) <= EXTRA_ROOM:
            raise e.wrong("extra", f"1 to {EXTRA_ROOM} actions")
        self.extras[number] = len(words)
        for k, word in enumerate(words):
            self.extra[number * EXTRA_ROOM + k] = EXTRA_NAMES.index(word)
        if "play_again" in words[:-1]:
            raise e.wrong("extra", "play_again as the last action: a new turn begins with it")

    def _read_costs(self, e: Entry, number: int) -> None:
        """A part is paid in one good, and different parts in different goods."""
        found = e.value("costs")
        if not isinstance(found, list) or len(found) != FETISHES:
            raise e.wrong("costs", f"a list for each of {FETISHES} fetishes")
        for owned, parts in enumerate(found):
            if not _is_payment(parts, int(self.carry_limit)):
                raise e.wrong("costs", f"1 to {GOODS} parts, together at most {int(self.carry_limit)} tokens")
            self.cost[number * FETISHES + owned] = pack_parts(parts)

    def _check_cuts(self) -> None:
        """Whatever the cut, each good is sold by a merchant and the fetishist is there: the game can be played to its end."""
        for cut in range(KIOSKS):
            window = [(cut + k) % KIOSKS for k in range(IN_PLAY)]
            for good, name in enumerate(GOOD_NAMES):
                if not any(self.sells[kiosk] == good for kiosk in window):
                    raise BadEdition(
                        f"[[kiosk]]: expected a merchant for {name} among {IN_PLAY} kiosks from {KIOSK_NAMES[cut]}; there is none"
                    )

    def _read_cells(self, cells: dict[str, Entry]) -> None:
        self.roads = vec[i64]([0] * CELLS)
        adjacent = {name: e.set_of("adjacent", CELL_NAMES) for name, e in cells.items()}
        for cell, name in enumerate(CELL_NAMES):
            e = cells[name]
            _place(e)
            if not 1 <= len(adjacent[name]) <= NEIGHBOURS or name in adjacent[name]:
                raise e.wrong("adjacent", f"1 to {NEIGHBOURS} other cells")
            for other in adjacent[name]:
                if name not in adjacent[other]:
                    raise e.wrong("adjacent", f"cells that know {name} as theirs; {other} does not")
                self.roads[cell] |= 1 << CELL_NAMES.index(other)
            e.end()
        self._measure_roads(cells)

    def _measure_roads(self, cells: dict[str, Entry]) -> None:
        self.distance = vec[i64]([0] * (CELLS * CELLS))
        bits = [1 << cell for cell in range(CELLS)]
        for cell, name in enumerate(CELL_NAMES):
            if cell < IN_PLAY and not self.roads[cell] >> IN_PLAY:
                raise cells[name].wrong("adjacent", "a road, bridge or port: a pawn must be able to leave")
            reached: i64 = bits[cell]
            for steps in range(1, CELLS):
                near = reached
                for other in range(CELLS):
                    if near >> other & 1:
                        reached |= self.roads[other]
                for other in range(CELLS):
                    if (reached & ~near) >> other & 1:
                        self.distance[cell * CELLS + other] = steps
            if any(not reached >> other & 1 for other in range(CELLS)):
                raise cells[name].wrong("adjacent", "ways to all cells")
        self.turns = vec[i64]([max(1, -(-int(steps) // int(self.movement_points))) for steps in self.distance])

    def _read_water(self, stages: dict[str, Entry], junctions: dict[str, Entry]) -> None:
        self.anchors = 0
        nodes = {**stages, **junctions}
        water = {name: e.set_of("water", [*STAGE_NAMES, *JUNCTION_NAMES]) for name, e in nodes.items()}
        for name, e in nodes.items():
            _place(e)
            for other in water[name]:
                if other == name or name not in water[other]:
                    raise e.wrong("water", f"places that know {name} as theirs; {other} does not")
        for stage, name in enumerate(STAGE_NAMES):
            if stages[name].number("ferries", 0, 1):
                self.anchors |= 1 << stage
        ferries = sum(int(self.anchors >> stage & 1) for stage in range(STAGES))
        if ferries != FERRIES:
            raise BadEdition(f"[[stage]]: ferries: expected {FERRIES} in all; found {ferries}")
        for e in nodes.values():
            e.end()
        self._follow(water)

    def _follow(self, water: dict[str, list[str]]) -> None:
        """Which stages come next, by the canal a ferry takes: it never turns round, and a junction is no stage."""
        self.next_stages = vec[i64]([0] * STAGES)
        self.onward = vec[i64]([0] * (STAGES * STAGES))
        for stage, name in enumerate(STAGE_NAMES):
            ahead = {first: _meets(water, [name], first) for first in water[name]}
            for met in ahead.values():
                for other in met:
                    self.next_stages[stage] |= 1 << STAGE_NAMES.index(other)
                    back = STAGE_NAMES.index(other)
                    elsewhere = [far for far_met in ahead.values() if far_met is not met for far in far_met]
                    for far in elsewhere:
                        self.onward[stage * STAGES + back] |= 1 << STAGE_NAMES.index(far)


def _meets(water: dict[str, list[str]], behind: list[str], ahead: str) -> list[str]:
    """The stages a ferry meets first when it has come by way of `behind` and goes on towards `ahead`."""
    if ahead in STAGE_NAMES:
        return [ahead]
    further = [node for node in water[ahead] if node not in behind]
    return [stage for node in further for stage in _meets(water, [*behind, ahead], node)]


def pack_parts(parts: list[int]) -> i64:
    """A payment as one number: three bits for each size of part say how many there are."""
    packed: i64 = 0
    for part in parts:
        packed += 1 << (3 * part)
    return packed


def parts_list(packed: i64) -> list[int]:
    return [size for size in range(LARGEST_PART, 0, -1) for _ in range(packed >> (3 * size) & 7)]


def _is_payment(parts: object, limit: int) -> bool:
    if not isinstance(parts, list) or not all(isinstance(part, int) and 1 <= part <= LARGEST_PART for part in parts):
        return False
    return 1 <= len(parts) <= GOODS and sum(parts) <= limit


def _note(e: Entry) -> None:
    """Provenance and an own name may stand in every entry; the rules do not read them."""
    for key in ("status", "note", "name"):
        if e.has(key):
            e.text(key)


def _place(e: Entry) -> None:
    """Where it is drawn."""
    _note(e)
    e.number("x", 0, 1200)
    e.number("y", 0, 900)
