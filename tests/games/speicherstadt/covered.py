"""What a finished game shows: the records together show all of it."""

from comptoir.core.table import Table
from comptoir.games.speicherstadt.cards import CARD_NAMES

ALL = {f"{players} players, {fires} fires last" for players in (2, 3, 4, 5) for fires in (1, 2)}
ALL |= {card for card in CARD_NAMES if not card.startswith("fire_")}


def covered(table: Table) -> set[str]:
    fires = [fact["fact"] for fact in table.journal()[-1]].count("fire")
    bought = {card for player in table.view()["players"] for card in player["cards"]}
    return {f"{table.players} players, {fires} fires last", *bought}
