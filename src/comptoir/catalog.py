"""The games: one line each. This is where their files are read; the engine itself touches no disk."""

import json
from functools import cache
from importlib.resources import files

from comptoir.core.contract import Game
from comptoir.core.values import read_values
from comptoir.games.bremerhaven.game import BremerhavenGame
from comptoir.games.fische.game import FischeGame
from comptoir.games.saeulen.game import SaeulenGame
from comptoir.games.speicherstadt.game import SpeicherstadtGame

GAMES = {
    "speicherstadt": SpeicherstadtGame,
    "saeulen": SaeulenGame,
    "fische": FischeGame,
    "bremerhaven": BremerhavenGame,
}


@cache
def find(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    folder = files("comptoir.games") / name
    meta = (folder / "meta.toml").read_text(encoding="utf-8")
    edition = (folder / "edition.toml").read_text(encoding="utf-8")
    game = GAMES[name](meta, edition)
    values = folder / "values.json"
    if values.is_file():
        game.values = read_values(json.loads(values.read_text(encoding="utf-8"))["players"])
    return game
