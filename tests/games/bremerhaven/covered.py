"""What a finished game shows: the records together show all of it."""

from comptoir.core.actions import KIND_MASK
from comptoir.core.table import Table
from comptoir.games.bremerhaven.actions import KINDS
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, EARNER_NAMES, NEWSPAPER_NAMES, PRODUCER_NAMES

ALL = {"solo", *(f"{players} players, {length}" for players in (2, 3, 4) for length in ("long", "short"))}
ALL |= {f"{name} built" for name in BUILDING_NAMES}
ALL |= {f"{name} used" for name in [*PRODUCER_NAMES, *EARNER_NAMES, "freight_station"]}
ALL |= {f"{name} happens" for name in NEWSPAPER_NAMES}
ALL |= {kind.word for kind in KINDS}
ALL |= {"the robot wins 1.1", "the robot wins 2.1", "the robot wins 3.1", "a ship sails by", "newspapers shuffled again"}


def covered(table: Table) -> set[str]:
    view = table.view()
    shown = {"solo" if view["solo"] else f"{table.players} players, {view['length']}"}
    shown |= {f"{name} built" for player in view["players"] for name in player["built"]}
    shown |= {KINDS[action & KIND_MASK].word for _, action in table.actions}
    for facts in table.journal():
        for fact in facts:
            shown |= shown_by(fact)
    return shown & ALL


def shown_by(fact: dict[str, object]) -> set[str]:
    word = fact["fact"]
    if word in ("produced", "collected"):
        return {f"{fact['building']} used"}
    if word == "loaded" and fact["loading"] == "station":
        return {"freight_station used"}
    if word == "event":
        return {f"{fact['newspaper']} happens"}
    if word == "won" and fact["seat"] == -1:
        return {f"the robot wins {fact['space']}"}
    return {"sailed_by": {"a ship sails by"}, "reshuffled": {"newspapers shuffled again"}}.get(str(word), set())
