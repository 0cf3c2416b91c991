"""The strength panel: who meets whom in every report. Frozen, so that reports can be compared."""

from dataclasses import dataclass
from itertools import chain

from comptoir.bots.levels import LEVELS

GAMES = 400  # per row, fixed in advance
SIMPLE_GAMES = 4000  # of rows without search, which take no time
LONG_GAMES = 100  # of rows with somebody who takes long: 400 games of these would take more than half an hour on two cores
QUICK_GAMES = 40
CAPTAIN = LEVELS[-1]
SIMPLE = ["random", "sailor"]
CHEAT = "cheat"  # the captain's twin: what would it be worth to see everything?
TEXTBOOK = "textbook@500"
TEXTBOOK_OF = {"speicherstadt": "textbook@10000"}  # about 0.2 seconds: many times what the captain has
TIME_PAYS = {("speicherstadt", 4): ("captain@8000", "captain@1000")}  # about 0.5 seconds against 0.02, if no search stops early
SLOW = {*TEXTBOOK_OF.values(), *chain(*TIME_PAYS.values())}


@dataclass(frozen=True)
class Row:
    """One `first` among `others`, who have all the other seats."""

    first: str
    others: str

    @property
    def name(self) -> str:
        return f"{self.first}-mirror" if self.is_mirror else f"{self.first}-vs-{self.others}"

    @property
    def is_mirror(self) -> bool:
        return self.first == self.others

    @property
    def games(self) -> int:
        if {self.first, self.others} <= set(SIMPLE):
            return SIMPLE_GAMES
        return LONG_GAMES if SLOW & {self.first, self.others} else GAMES


def panel(game: str, players: int) -> list[Row]:
    """Controls first, then each level against the one below, then the captain against everybody and everybody against captains."""
    controls = [*(Row(name, name) for name in [*SIMPLE, CAPTAIN]), Row(CHEAT, CAPTAIN)]
    steps = [Row(level, below) for below, level in zip(["random", *LEVELS], LEVELS, strict=False)]
    foes = ["random", *LEVELS[:-1], TEXTBOOK_OF.get(game, TEXTBOOK)]
    rows = [*controls, *steps, *(Row(CAPTAIN, foe) for foe in foes)]
    if players > 2:  # of two players each is the other's foe already
        rows += [Row(CAPTAIN, CHEAT), *(Row(foe, CAPTAIN) for foe in foes)]
    if (game, players) in TIME_PAYS:
        rows.append(Row(*TIME_PAYS[game, players]))
    return list(dict.fromkeys(rows))


def find_rows(game: str, players: int, name: str | None) -> list[Row]:
    """All, or the one with that name."""
    rows = [row for row in panel(game, players) if name in (None, row.name)]
    if not rows:
        raise ValueError(f"there is no row {name!r}; the rows are: {', '.join(row.name for row in panel(game, players))}")
    return rows
