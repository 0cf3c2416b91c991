"""Writes the finished games under this folder: for each player count one game per way to end. Run it when the rules version is raised.

python tests/records/make.py speicherstadt
"""

import sys
from pathlib import Path

from comptoir import catalog
from comptoir.core.table import Table
from comptoir.lab.sim import Plan, choose_bots, play_table

BOTS = {2: "greedy,random", 3: "greedy,greedy,random", 4: "greedy,greedy,greedy,random", 5: "greedy"}


def ending(table: Table) -> str:
    """How the game ended, by its last facts."""
    fires = [fact["card"] for fact in table.journal()[-1] if fact["fact"] == "fire"]
    return "third-fire-last" if len(fires) == 2 else "last-round"


def main(name: str) -> None:
    game = catalog.find(name)
    folder = Path(__file__).parent / name
    folder.mkdir(exist_ok=True)
    for players in game.meta.counts():
        plan = Plan(players, f"record {players}", {}, choose_bots(BOTS[players], players))
        wanted = {"last-round", "third-fire-last"}
        number = 0
        while wanted:
            table = play_table(game, plan, number)
            if ending(table) in wanted:
                wanted.remove(ending(table))
                (folder / f"{players}-{ending(table)}.txt").write_text(table.record(), encoding="utf-8")
            number += 1


if __name__ == "__main__":
    main(sys.argv[1])
