"""The strength panel: who meets whom in every report. Frozen, so that reports can be compared."""

from dataclasses import dataclass

from comptoir.bots.levels import LEVELS

GAMES = 400  # per row, fixed in advance
SIMPLE_GAMES = 4000  # of rows without search, which take no time
QUICK_GAMES = 40
SIMPLE = ["random", "greedy"]
TEXTBOOK = "textbook@2000"
CHEAT = ("cheat@500", "captain@500")  # at equal budgets: what would it be worth to see everything?


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
        return SIMPLE_GAMES if {self.first, self.others} <= set(SIMPLE) else GAMES


def panel(players: int) -> list[Row]:
    """Controls first, then each level against the one below, then the captain against everybody and everybody against captains."""
    captain = LEVELS[-1]
    controls = [*(Row(name, name) for name in [*SIMPLE, captain]), Row("greedy", "random"), Row(*CHEAT)]
    steps = [Row(level, below) for below, level in zip(["random", *LEVELS], LEVELS, strict=False)]
    foes = [*SIMPLE, *LEVELS[:-1], TEXTBOOK]
    rows = [*controls, *steps, *(Row(captain, foe) for foe in foes)]
    if players > 2:  # of two players each is the other's foe already
        rows += [Row(CHEAT[1], CHEAT[0]), *(Row(foe, captain) for foe in foes)]
    return list(dict.fromkeys(rows))


def find_rows(players: int, name: str | None) -> list[Row]:
    """All, or the one with that name."""
    rows = [row for row in panel(players) if name in (None, row.name)]
    if not rows:
        raise ValueError(f"there is no row {name!r}; the rows are: {', '.join(row.name for row in panel(players))}")
    return rows
