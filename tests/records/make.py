"""Writes the finished games under this folder. Run it when the rules version is raised.

For each setting the first game, and each further one that shows something not seen before: what counts, the game's own
`tests/games/<game>/covered.py` says.

python tests/records/make.py speicherstadt
"""

import sys
from importlib import import_module
from pathlib import Path

from tqdm import tqdm

from comptoir import catalog
from comptoir.core.contract import Game
from comptoir.lab.sim import Plan, choose_bots, play_table

TESTS = Path(__file__).parent.parent
sys.path.insert(0, str(TESTS))
GAMES = 60  # tried per setting


def bots(game: Game, players: int, number: int) -> tuple[str, ...]:
    """Who plays well finds other things than who plays anything."""
    random = number % 3 if players > 1 else number % 2
    return choose_bots(game, ",".join(["greedy"] * (players - random) + ["random"] * random), players)


def main(name: str) -> None:
    from settings import settings

    shows = import_module(f"games.{name}.covered")
    folder = TESTS / "records" / name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    known: set[str] = set()
    for setting in tqdm([setting for setting in settings(short=False) if setting.game is catalog.find(name)]):
        plan_name = "-".join([str(setting.players), *(f"{key}-{value}" for key, value in setting.options.items())])
        for number in range(1 if known >= shows.ALL else GAMES):
            plan = Plan(setting.players, f"record {plan_name}", setting.options, bots(setting.game, setting.players, number))
            table = play_table(setting.game, plan, number)
            if number == 0 or (shows.covered(table) & shows.ALL) - known:
                known |= shows.covered(table)
                (folder / f"{plan_name}-{number}.txt").write_text(table.record(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
