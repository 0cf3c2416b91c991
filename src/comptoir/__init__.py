"""Comptoir: four harbour Eurogames as a fast, honest engine. See README.md for the five lines that matter."""

from collections.abc import Mapping

from comptoir import standin

standin.install()

from comptoir import catalog  # noqa: E402  the engine needs what was just put in place
from comptoir.core import contract, table  # noqa: E402
from comptoir.core.contract import Game  # noqa: E402
from comptoir.core.errors import BadEdition, BadNotation, BadRecord, BadSetup, IllegalAction, NoSuchSeat  # noqa: E402
from comptoir.core.record import read_record  # noqa: E402
from comptoir.core.table import Dump, Table  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BadEdition", "BadNotation", "BadRecord", "BadSetup", "Dump", "Game", "IllegalAction", "NoSuchSeat", "Table",
    "engine", "games", "new", "read", "restore",
]  # fmt: skip


def games() -> list[dict[str, object]]:
    """The games and what is said about them."""
    return [catalog.find(name).meta.as_data() for name in catalog.GAMES]


def new(
    game: str | Game,
    players: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    edition: str = "",
) -> Table:
    """A new table. `edition` is the text of an edition file; without it the standard one is used."""
    found = _game(game)
    return Table(found, players, seed, options, found.edition(edition) if edition else None)


def read(record: str, game: Game | None = None) -> Table:
    """Play a record again."""
    found = read_record(record)
    return table.replay(game or _game(found.game), found)


def restore(dump: Dump, game: Game | None = None) -> Table:
    """The table that was dumped."""
    return table.restore(game or _game(dump["game"]), dump)


def engine() -> str:
    """Which engine runs: `compiled`, or `plain` Python with the same results."""
    return "plain" if contract.__file__.endswith(".py") else "compiled"


def _game(game: str | Game) -> Game:
    return catalog.find(game) if isinstance(game, str) else game
