"""What a finished game shows: the records together show all of it."""

from comptoir.core.table import Table
from comptoir.games.saeulen.cards import CARD_NAMES
from comptoir.games.saeulen.tiles import SHAPE_NAMES

ALL = {f"{players} players" for players in (2, 3, 4, 5, 6)} | {"last_pillar", "last_space"}
ALL |= {f"{card} acts" for card in CARD_NAMES}
ALL |= {f"{shape} built" for shape in SHAPE_NAMES}
ALL |= {"beggar uses a card", "spy uses a card", "tile removed", "gondola moved", "token driven from the gondola", "empty pile"}
ALL |= {f"points for {category}" for category in ("arms", "edges", "tokens", "gondola", "speculation")}
ALL |= {"card without effect", "stones lapse"}


def covered(table: Table) -> set[str]:
    facts = [fact for told in table.journal() for fact in told]
    found = {f"{table.players} players", *copiers(facts)}
    for fact in facts:
        found |= shown(fact)
    if any(pile["height"] == 0 for pile in table.view()["piles"]):
        found.add("empty pile")
    return found


def shown(fact: dict[str, object]) -> set[str]:
    word = fact["fact"]
    names = {
        "acts": f"{fact.get('card')} acts",
        "built": f"{str(fact.get('tile')).partition('_')[0]} built",
        "removed": "tile removed",
        "gondola_moved": "gondola moved",
        "scored": f"points for {fact.get('for')}",
        "nothing": "card without effect",
        "lapsed": "stones lapse",
        "ended": str(fact.get("ending")),
    }
    found = {names[str(word)]} if word in names else set()
    if word == "gondolier" and fact["former"] is not None:
        found.add("token driven from the gondola")
    return found


def copiers(facts: list[dict[str, object]]) -> set[str]:
    """Who used the cards that were copied."""
    found: set[str] = set()
    acting = ""
    for fact in facts:
        if fact["fact"] == "acts":
            acting = str(fact["card"]).partition("_")[0]
        elif fact["fact"] == "copied":
            found.add(f"{acting} uses a card")
    return found
