"""What a finished game shows: the records together show all of it.

Who stops in a kiosk carries out its extra actions, so that all sixteen are shown when every kiosk is; what may be declined,
or may come to nothing, is listed by itself.
"""

from comptoir.core.table import Table
from comptoir.games.fische.cards import BONUS_NAMES, FETISH_NAMES, KIOSK_NAMES

TRADES = ("bought", "sold", "exchanged", "fetish")
HAPPEN = ("shortage", "overflow", "opened", "lapsed", "declined", "gift", "pushed", "swapped_stocks", "swapped_kiosks", "bought_from")
OPTIONS = {
    "tempo": ["free", "rotation"],
    "special_sale_effect": ["rise", "fall"],
    "places": ["off", "on"],
    "first_game": ["off", "on"],
}

ALL = {f"stop at {kiosk}" for kiosk in KIOSK_NAMES} | {f"trade at {kiosk}" for kiosk in KIOSK_NAMES}
ALL |= {"special sale", "all for 50", "second place"}
ALL |= {f"bonus {name}" for name in BONUS_NAMES} | {f"fetish {name}" for name in FETISH_NAMES} | set(HAPPEN)
ALL |= {"ended by third_fetish", "ended by turn_limit", "changed with 2 tables", "changed with 3 tables"}
ALL |= {f"{name} {value}" for name, values in OPTIONS.items() for value in values}


def covered(table: Table) -> set[str]:
    tables = 1 + (table.players - 1) // 5
    shown = {f"{name} {table.options[name]}" for name in OPTIONS if tables > 1 or name != "tempo"}
    kiosk: dict[object, object] = {}  # by seat: where it last stopped
    for fact in (fact for facts in table.facts for fact in facts):
        if fact.word == "stopped":
            kiosk[fact.values["seat"]] = fact.values["kiosk"]
        shown |= _shown(fact.word, fact.values, kiosk.get(fact.values.get("seat")), tables)
    return shown


def _shown(word: str, values: dict[str, object], kiosk: object, tables: int) -> set[str]:
    if word == "stopped" and kiosk:
        return {f"stop at {kiosk}"}
    if word in TRADES:
        return {f"trade at {kiosk}"} | _special(word, kiosk) | ({f"fetish {values['fetish']}"} if word == "fetish" else set())
    if word == "bonus":
        return {f"bonus {values['bonus']}"}
    if word == "ended":
        return {f"ended by {values['reason']}"}
    if word == "changed":
        return {f"changed with {tables} tables"}
    if word == "won" and values["place"] == 2:
        return {"second place"}
    return {word} if word in HAPPEN else set()


def _special(word: str, kiosk: object) -> set[str]:
    if word == "sold" and kiosk == "kiosk_16":
        return {"special sale"}
    return {"all for 50"} if word == "bought" and kiosk == "kiosk_28" else set()
