"""What can be seen: the own table but for bonus tokens, of the other tables only who sits there, and what one remembers of them."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.fische import economy, extras, pool, tables, trade, ways
from comptoir.games.fische.cards import (
    BONUS_NAMES,
    BONUSES,
    CELL_NAMES,
    EXTRA_NAMES,
    EXTRA_ROOM,
    FETISH_NAMES,
    FETISHES,
    FETISHIST,
    GOOD_NAMES,
    GOODS,
    IN_PLAY,
    KIOSK_NAMES,
    MOVE_PAWN,
    PLACE_NAMES,
    SECOND_BERTH,
    STAGE_NAMES,
    STAGES,
    TABLE_NAMES,
    TYPE,
    TYPE_NAMES,
)
from comptoir.games.fische.edition import parts_list
from comptoir.games.fische.scoring import wealth
from comptoir.games.fische.setup import NO_LIMIT
from comptoir.games.fische.state import (
    ACTING,
    ASIDE,
    BELONGINGS,
    CHOOSING,
    FETISHES_AT,
    FLORINS,
    GOODS_FROM,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    OFFERED,
    PHASE_NAMES,
    TOKENS_AT,
    TRADING,
    Board,
    State,
)

Counts = dict[str, int]


class SeatsView(TypedDict):
    """Who sits at a table: all that is told of the others."""

    table: str
    seats: list[int]


class KioskView(TypedDict):
    place: str
    kiosk: str
    type: str
    stock: Counts
    unit_price: Counts  # of what can be bought here
    closed: bool
    opens_before: int | None  # a closed one: before whose turn


class PlayerView(TypedDict):
    table: str
    seen_now: bool  # else: as it was when last seen
    cell: str | None
    florins: int | None  # None: never met
    goods: Counts | None
    fetishes: list[str] | None
    face_down: bool
    bonus: int | None  # how many tokens
    wealth: int | None  # florins and goods at the prices here
    place: int | None  # of who has three fetishes


class WayView(TypedDict):
    """A cell in reach with the points left: on foot and by ferry, at most one called first."""

    cell: str
    points: int
    florins: int
    actions: list[str]


class ShortageView(TypedDict):
    good: str
    left: int  # tokens to give out
    served: dict[str, int]  # by place


class ChartView(TypedDict):
    table: str
    kiosks: list[str]  # by place, as last seen


class View(TypedDict):
    table: str  # the one that is seen
    tables: list[SeatsView]
    phase: str  # choosing, moving, trading, acting, over
    decision: str  # what is to be decided: keep, move, trade, offer, take, supply, push, or the extra action
    round: int
    turn: int  # played here before
    turn_limit: int | None
    order: list[int]  # seats from the one on turn
    actor: int | None  # on turn here; None while bonus tokens are chosen, or if nobody sits here
    acts_now: bool  # False: another table plays first
    choosing: list[int]  # who has still to keep a bonus token
    points: int
    barred: list[str]  # places where the pawn may not stop again in this turn
    kiosks: list[KioskView]
    extra: str | None  # the extra action under way
    extras_left: list[str]  # with those after it
    prices: Counts
    after_rise: Counts
    after_fall: Counts
    reserve: Counts
    ferries: Counts
    pool: int  # bonus tokens
    pool_known: Counts  # of which the viewer knows that they were there, and nobody is seen to have drawn them
    fetishes: list[str]  # to be had here
    fetish_cost: list[int] | None  # parts of the payment for the viewer's next fetish
    offered: Counts  # towards the payment
    parts: list[int]  # still to be offered
    paying: str | None
    shortage: ShortageView | None
    chosen: str | None  # the first of two places, or the seat of the pawn to be moved
    reach: list[WayView]  # for the viewer on turn
    hand: list[str]  # the viewer's bonus tokens
    draw: list[str]  # of which one is to be kept
    aside: str | None  # put back by the viewer, until all have chosen
    players: list[PlayerView]
    charts: list[ChartView]  # kiosks of tables that the viewer has left
    winner: int | None


def view(s: State, viewer: i64) -> View:
    b = tables.board_of(s, viewer)
    seat = tables.on_turn(b)
    extra = extra_under_way(s, b, seat)
    return {
        "table": TABLE_NAMES[b.number],
        "tables": [{"table": TABLE_NAMES[other.number], "seats": tables.seats_at(s, other.number)} for other in s.boards],
        "phase": "over" if s.over else PHASE_NAMES[b.phase],
        "decision": decision(s, b, seat, extra),
        "round": int(b.round),
        "turn": int(b.turns),
        "turn_limit": None if s.turn_limit >= NO_LIMIT else int(s.turn_limit * s.tables),
        "order": [int(b.order[(b.on + k) % b.sitters]) for k in range(b.sitters)],
        "actor": None if seat == NOBODY or s.over else int(seat),
        "acts_now": not s.over and seat != NOBODY and tables.has_slot(s, b),
        "choosing": [k for k in range(int(s.seats)) if s.players[k].table == b.number and pool.is_choosing(s.players[k])],
        "points": int(b.points),
        "barred": [PLACE_NAMES[place] for place in range(IN_PLAY) if (b.barred | ways.start_bit(b)) >> place & 1],
        "kiosks": [kiosk_view(s, b, i64(place)) for place in range(IN_PLAY)],
        "extra": None if extra == NOTHING else EXTRA_NAMES[extra],
        "extras_left": extras_left(s, b, seat),
        "prices": prices(s, b, 0),
        "after_rise": prices(s, b, 1),
        "after_fall": prices(s, b, -1),
        "reserve": counts(b.reserve, 0),
        "ferries": {STAGE_NAMES[k]: int(b.ferries >> k & 1) + (int(b.ferries >> SECOND_BERTH & 1) if k == 0 else 0) for k in range(STAGES)},
        "pool": int(b.pooled),
        "pool_known": known_pool(s, viewer),
        "fetishes": fetish_names(trade.offered_here(s, b)),
        "fetish_cost": fetish_cost(s, b, viewer),
        "offered": counts(b.tray, 0),
        "parts": parts_list(b.parts),
        "paying": None if b.paying == NOTHING else FETISH_NAMES[b.paying],
        "shortage": shortage_view(b),
        "chosen": chosen_name(b, extra),
        "reach": reach(s, b, viewer),
        "hand": own_hand(s, viewer),
        "draw": own_draw(s, viewer),
        "aside": own_aside(s, viewer),
        "players": [player_view(s, b, viewer, i64(k)) for k in range(int(s.seats))],
        "charts": charts(s, viewer),
        "winner": next((k for k in range(int(s.seats)) if s.players[k].place == 1), None),
    }


# --- the turn


def extra_under_way(s: State, b: Board, seat: i64) -> i64:
    if b.phase != ACTING or seat == NOBODY or s.over:
        return NOTHING
    return extras.current(s, b, s.players[seat].pawn)


def extras_left(s: State, b: Board, seat: i64) -> list[str]:
    """Of the kiosk whose keeper the player on turn deals with."""
    if b.phase not in (TRADING, ACTING) or seat == NOBODY or s.over:
        return []
    kiosk = b.kiosk[s.players[seat].pawn]
    first = int(b.extra) if b.phase == ACTING else 0
    return [EXTRA_NAMES[s.edition.extra[kiosk * EXTRA_ROOM + k]] for k in range(first, int(s.edition.extras[kiosk]))]


def decision(s: State, b: Board, seat: i64, extra: i64) -> str:
    if s.over or b.sitters == 0:
        return "none"
    if b.phase == CHOOSING or pool.is_choosing(s.players[seat]):
        return "keep"
    if b.short >= 0:
        return "supply"
    if b.phase == MOVING:
        return "move"
    if b.phase == TRADING:
        return "offer" if b.paying >= 0 else "take" if b.given >= 0 else "trade"
    return "next" if extras.is_automatic(extra) else EXTRA_NAMES[extra]


def chosen_name(b: Board, extra: i64) -> str | None:
    if b.chosen == NOTHING:
        return None
    return str(int(b.chosen)) if extra == MOVE_PAWN else PLACE_NAMES[b.chosen]


def shortage_view(b: Board) -> ShortageView | None:
    if b.short == NOTHING:
        return None
    got = {PLACE_NAMES[place]: int(b.served >> (2 * place) & 3) for place in range(IN_PLAY) if b.served >> (2 * place) & 3}
    return {"good": GOOD_NAMES[b.short], "left": int(b.left), "served": got}


# --- the table


def kiosk_view(s: State, b: Board, place: i64) -> KioskView:
    kiosk = b.kiosk[place]
    shut = b.shut >> place & 1 == 1
    there = [good for good in range(GOODS) if b.stock[place * GOODS + good] > 0]
    return {
        "place": PLACE_NAMES[place],
        "kiosk": KIOSK_NAMES[kiosk],
        "type": TYPE_NAMES[TYPE[kiosk]],
        "stock": counts(b.stock, place * GOODS),
        "unit_price": {GOOD_NAMES[good]: int(trade.unit_price(s, b, place, i64(good))) for good in there},
        "closed": shut,
        "opens_before": int(b.until[place]) if shut and b.until[place] != NOBODY else None,
    }


def counts(goods: vec[i64], start: i64) -> Counts:
    return {name: int(goods[start + good]) for good, name in enumerate(GOOD_NAMES)}


def prices(s: State, b: Board, way: int) -> Counts:
    """As they are, or after a rise or a fall of each; a rise beyond the highest price leaves it where it is."""
    e = s.edition
    found: Counts = {}
    for good, name in enumerate(GOOD_NAMES):
        level = b.level[good]
        if way < 0:
            level -= e.fall[level]
        elif way > 0 and economy.can_rise(s, b, i64(good)):
            level += e.rise[level]
        found[name] = int(e.price[level])
    return found


def fetish_names(kinds: i64) -> list[str]:
    return [FETISH_NAMES[kind] for kind in range(FETISHES) if kinds >> kind & 1]


def fetish_cost(s: State, b: Board, viewer: i64) -> list[int] | None:
    """For the viewer, or for who has none yet."""
    owned = trade.owned(s.players[viewer]) if viewer >= 0 else i64(0)
    if owned == FETISHES:
        return None
    place = next(place for place in range(IN_PLAY) if TYPE[b.kiosk[place]] == FETISHIST)
    return parts_list(s.edition.cost[b.kiosk[place] * FETISHES + owned])


# --- players


def player_view(s: State, b: Board, viewer: i64, seat: i64) -> PlayerView:
    p = s.players[seat]
    if p.table != b.number:
        return remembered(s, viewer, seat)
    return {
        "table": TABLE_NAMES[p.table],
        "seen_now": True,
        "cell": None if p.pawn == NOWHERE else CELL_NAMES[p.pawn],
        "florins": int(p.florins),
        "goods": counts(p.goods, 0),
        "fetishes": fetish_names(p.fetishes),
        "face_down": p.face_down == 1,
        "bonus": int(p.tokens),
        "wealth": int(wealth(s, seat)),
        "place": int(p.place) or None,
    }


def remembered(s: State, viewer: i64, seat: i64) -> PlayerView:
    number = tables.number_of(s, viewer)
    p = s.players[seat]
    known = tables.remembers(s, number, seat) and p.place == 0
    at = (number * s.seats + seat) * BELONGINGS
    return {
        "table": TABLE_NAMES[p.table],
        "seen_now": False,
        "cell": None,
        "florins": int(s.memory[at + FLORINS]) if known else None,
        "goods": counts(s.memory, at + GOODS_FROM) if known else None,
        "fetishes": fetish_names(s.memory[at + FETISHES_AT]) if known else None,
        "face_down": False,
        "bonus": int(s.memory[at + TOKENS_AT]) if known else None,
        "wealth": None,
        "place": int(p.place) or None,
    }


def charts(s: State, viewer: i64) -> list[ChartView]:
    if s.tables == 1 or viewer < 0:
        return []
    found: list[ChartView] = []
    for b in s.boards:
        if b.number != s.players[viewer].table and tables.has_chart(s, viewer, b.number):
            at = (viewer * s.tables + b.number) * IN_PLAY
            found.append({"table": TABLE_NAMES[b.number], "kiosks": [KIOSK_NAMES[s.charts[at + place]] for place in range(IN_PLAY)]})
    return found


# --- the viewer's own


def known_pool(s: State, viewer: i64) -> Counts:
    at = tables.number_of(s, viewer) * BONUSES
    return {BONUS_NAMES[kind]: int(s.sure[at + kind]) for kind in range(BONUSES)}


def own_hand(s: State, viewer: i64) -> list[str]:
    return [BONUS_NAMES[s.players[viewer].hand[k]] for k in range(s.players[viewer].tokens)] if viewer >= 0 else []


def own_draw(s: State, viewer: i64) -> list[str]:
    if viewer < 0 or not pool.is_choosing(s.players[viewer]):
        return []
    return [BONUS_NAMES[s.players[viewer].hand[OFFERED + k]] for k in range(2)]


def own_aside(s: State, viewer: i64) -> str | None:
    if viewer < 0 or s.players[viewer].hand[ASIDE] == NOTHING:
        return None
    return BONUS_NAMES[s.players[viewer].hand[ASIDE]]


# --- where the pawn can go


def reach(s: State, b: Board, viewer: i64) -> list[WayView]:
    """Every cell in reach of the viewer who moves, the cheapest way to each: on foot and by ferry, or after one call."""
    if viewer < 0 or b.phase != MOVING or b.short >= 0 or not tables.may_act(s, viewer):
        return []
    found: dict[int, WayView] = {}
    explored = ways.Reach()
    ways.explore(s, b, viewer, b.ferries, b.points, explored)
    collect(s, b, viewer, explored, [], found)
    if s.players[viewer].florins >= s.edition.call_florins and b.points > 1:
        for stage in range(i64(STAGES)):
            ahead = ways.landings(s.edition, stage, b.ferries, 0) if ways.has_ferry(b.ferries, stage) else i64(0)
            while ahead:
                end = ways.lowest(ahead)
                ways.explore(s, b, viewer, ways.moved(b.ferries, stage, end), b.points - 1, explored)
                collect(s, b, viewer, explored, [f"ferry {STAGE_NAMES[stage]} {STAGE_NAMES[end]}"], found)
                ahead &= ahead - 1
    return [found[cell] for cell in sorted(found)]


def collect(s: State, b: Board, seat: i64, explored: ways.Reach, before: list[str], found: dict[int, WayView]) -> None:
    for k in range(i64(1), explored.count):
        cell = int(explored.cell[k])
        points = int(explored.cost[k]) + len(before)
        if cell not in found or points < found[cell]["points"]:
            found[cell] = {
                "cell": CELL_NAMES[cell],
                "points": points,
                "florins": int(s.edition.call_florins) * len(before),
                "actions": [*before, *way(explored, k)],
            }


def way(explored: ways.Reach, k: i64) -> list[str]:
    """The actions that lead there."""
    actions: list[str] = []
    while explored.before[k] >= 0:
        rode = explored.rode[k]
        actions.append(f"ride {STAGE_NAMES[rode]}" if rode >= 0 else f"walk {CELL_NAMES[explored.cell[k]]}")
        k = explored.before[k]
    return actions[::-1]
