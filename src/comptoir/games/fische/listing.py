"""The list of what a viewer cannot see, and of all that may lie there."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import Secret
from comptoir.games.fische import tables
from comptoir.games.fische.cards import BONUS_NAMES, BONUSES, HAND, IN_PLAY, KIOSK_NAMES, KIOSKS, PLACE_NAMES, TABLE_NAMES
from comptoir.games.fische.hidden import Slots, add_hands_elsewhere, slots_here, unseen_tokens
from comptoir.games.fische.state import ASIDE, NOTHING, OFFERED, Board, State


def hidden(s: State, viewer: i64) -> dict[str, Secret]:
    secrets: dict[str, Secret] = {}
    left = unseen_tokens(s, viewer)
    slots = slots_here(s, viewer)
    if s.tables > 1:
        hide_tables(s, viewer, secrets)
        add_hands_elsewhere(s, viewer, slots, sum(int(left[kind]) for kind in range(BONUSES)))
    possible: dict[int, list[str]] = {}  # by draw: all slots filled then are alike
    for k in range(slots.count):
        drawn = int(slots.drawn[k])
        if drawn not in possible:
            possible[drawn] = [BONUS_NAMES[kind] for kind in range(BONUSES) if can_lie(s, viewer, slots, left, drawn, kind)]
        secrets[slot_name(slots.owner[k], slots.at[k])] = Secret(lies(s, slots.owner[k], slots.at[k]), possible[drawn])
    here = tables.board_of(s, viewer)
    for k in range(here.pooled, i64(len(here.pool))):
        secrets[slot_name(-1, k)] = Secret("nothing", ["nothing"])  # that it is empty is no secret
    return secrets


def slot_name(owner: i64, at: i64) -> str:
    if owner < 0:
        return f"pool {int(at)}"
    if at < HAND:
        return f"bonus {int(owner)} {int(at)}"
    return f"aside {int(owner)}" if at == ASIDE else f"draw {int(owner)} {int(at - OFFERED)}"


def lies(s: State, owner: i64, at: i64) -> str:
    """The kind there; nothing if a player elsewhere has fewer tokens than last seen."""
    kind = s.boards[-1 - owner].pool[at] if owner < 0 else s.players[owner].hand[at]
    return BONUS_NAMES[kind] if kind >= 0 else "nothing"


def can_lie(s: State, viewer: i64, slots: Slots, left: vec[i64], drawn: i64, kind: i64) -> bool:
    """Whether a token of this kind may be there, with all that is known of the pool still true."""
    at = tables.number_of(s, viewer) * BONUSES + kind
    if left[kind] > s.sure[at] and known_fit(s, viewer, slots, drawn, NOTHING):
        return True
    return s.sure[at] > 0 and drawn > s.since[at] and known_fit(s, viewer, slots, drawn, kind)


def known_fit(s: State, viewer: i64, slots: Slots, drawn: i64, used: i64) -> bool:
    """Whether the known tokens, one of kind `used` less, fit into the slots without one of that `drawn`."""
    number = tables.number_of(s, viewer) * BONUSES
    for kind in range(i64(BONUSES)):
        if s.sure[number + kind] > 0:
            draw = s.since[number + kind]
            needed: i64 = 0
            for other in range(i64(BONUSES)):
                if s.since[number + other] >= draw:
                    needed += s.sure[number + other] - (1 if other == used else 0)
            room: i64 = -1 if drawn > draw else 0
            for k in range(slots.here):
                if slots.drawn[k] > draw:
                    room += 1
            if needed > room:
                return False
    return True


def hide_tables(s: State, viewer: i64, secrets: dict[str, Secret]) -> None:
    here = tables.board_of(s, viewer)
    for b in s.boards:
        if b.number != here.number:
            table = TABLE_NAMES[b.number]
            if not (viewer >= 0 and tables.has_chart(s, viewer, b.number)):
                hide_kiosks(s, b, table, secrets)
            if b.sitters > 0:
                secrets[f"turn {table}"] = Secret(str(int(b.order[b.on])), [str(seat) for seat in tables.seats_at(s, b.number)])
    if s.rotation:
        others = [TABLE_NAMES[b.number] for b in s.boards if b.number != here.number and b.sitters > 0]
        secrets["slot"] = Secret(TABLE_NAMES[s.slot], [TABLE_NAMES[here.number]] if s.slot == here.number else others)


def hide_kiosks(s: State, b: Board, table: str, secrets: dict[str, Secret]) -> None:
    """Which cut, and which of the twelve lies where."""
    cut = cut_of(b)
    if not s.first_game:
        secrets[f"cut {table}"] = Secret(KIOSK_NAMES[cut], KIOSK_NAMES)
    for place in range(IN_PLAY):
        nth = int(b.kiosk[place] - cut) % KIOSKS
        secrets[f"{PLACE_NAMES[place]} {table}"] = Secret(f"cut + {nth}", [f"cut + {k}" for k in range(IN_PLAY)])


def cut_of(b: Board) -> int:
    """The kiosk at which the stack was cut: the one before it is not in play."""
    kiosks = [int(b.kiosk[place]) for place in range(IN_PLAY)]
    return next(kiosk for kiosk in kiosks if (kiosk - 1) % KIOSKS not in kiosks)
