"""5.1, the newspaper of the round before: what happens now, to all by the same rule."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.games.bremerhaven import bidding, facts, harbour_facts, moving, permits, settling, storage, town
from comptoir.games.bremerhaven.actions import DISCARD, DONE, SELL, TAKE
from comptoir.games.bremerhaven.cards import (
    CELLS,
    CLEARANCE_SALE,
    DEADLINE_RUSH,
    DOCKS,
    FLOTSAM,
    GOODS,
    HARBOUR_DUES,
    HOLIDAY_PAY,
    INSPECTION,
    MARKET_TURMOIL,
    MUTINY,
    OIL_SPILL,
    QUARANTINE,
    STATION,
    STORM_TIDE,
    SUBSIDY,
    TALL_SHIPS,
    TOURISM,
    TRAINING,
    WAREHOUSE_FIRE,
)
from comptoir.games.bremerhaven.state import (
    ABOARD,
    CARGO,
    DOCK,
    FIRE_STEP,
    FLOTSAM_STEP,
    FREE,
    LOADING,
    NO_CARD,
    NOTHING,
    ORDER,
    SALE_STEP,
    SHIP,
    SUBSIDY_STEP,
    TIME,
    TRAINING_STEP,
    Player,
    State,
)
from comptoir.games.bremerhaven.turns import answered, ask, charge, lose_prestige


def happen(s: State) -> None:
    """Events of a whole round have done their work already."""
    facts.event(s)
    if s.event == MARKET_TURMOIL:
        for _ in range(s.edition.event_number[s.event]):
            town.turn_prices(s)
    elif s.event == MUTINY:
        turn_ladder(s)
    else:
        for seat in range(s.seats):
            befall(s, seat)


def turn_ladder(s: State) -> None:
    ladder = s.ladder[:]
    for rank in range(s.bidders):
        s.ladder[rank] = ladder[s.bidders - 1 - rank]
    facts.mutiny(s)


def befall(s: State, seat: i64) -> None:
    event = s.event
    if event == STORM_TIDE:
        wash_overboard(s, seat)
    elif event == DEADLINE_RUSH:
        facts.affected(s, seat, 0, 0, shorten(s, seat))
    elif event in (HARBOUR_DUES, QUARANTINE, TOURISM, HOLIDAY_PAY):
        facts.affected(s, seat, settle_money(s, s.players[seat]), 0, 0)
    elif event in (OIL_SPILL, INSPECTION, TALL_SHIPS):
        facts.affected(s, seat, 0, settle_prestige(s, s.players[seat]), 0)
    else:
        offer(s, seat)


# --- without a choice


def ships_in(p: Player) -> i64:
    n: i64 = 0
    for dock in range(i64(DOCKS)):
        if p.docks[dock * DOCK + SHIP] != NO_CARD:
            n += 1
    return n


def goods_in(p: Player, good: i64) -> i64:
    """In storage and aboard; goods on orders are delivered."""
    n: i64 = 0
    for cell in range(i64(CELLS)):
        n += storage.held(p, cell, good)
    for dock in range(i64(DOCKS)):
        at = dock * DOCK
        if p.docks[at + SHIP] != NO_CARD and p.docks[at + CARGO] == good:
            n += p.docks[at + ABOARD]
    return n


def wash_overboard(s: State, seat: i64) -> None:
    """From each ship that has goods left."""
    p = s.players[seat]
    before = p.docks[:]
    for dock in range(i64(DOCKS)):
        if p.docks[dock * DOCK + SHIP] != NO_CARD:
            p.docks[dock * DOCK + ABOARD] -= min(p.docks[dock * DOCK + ABOARD], s.edition.event_number[s.event])
    facts.washed(s, seat, before)


def shorten(s: State, seat: i64) -> i64:
    """Orders with time to spare; some is always kept."""
    p = s.players[seat]
    orders: i64 = 0
    for space in range(i64(STATION + 1)):
        at = space * LOADING
        if p.orders[at + ORDER] != NO_CARD and p.orders[at + TIME] > s.edition.event_second[s.event]:
            p.orders[at + TIME] = max(p.orders[at + TIME] - s.edition.event_number[s.event], s.edition.event_second[s.event])
            orders += 1
    return orders


def settle_money(s: State, p: Player) -> i64:
    """What the player gains, or loses."""
    number = s.edition.event_number[s.event]
    if s.event == HARBOUR_DUES:
        return -charge(p, number * ships_in(p))
    if s.event == QUARANTINE:
        return -charge(p, number * goods_in(p, s.edition.event_good[s.event]))
    gain = number if s.event == HOLIDAY_PAY else min(number, settling.printed_prestige(s, p))
    p.money += gain
    return gain


def settle_prestige(s: State, p: Player) -> i64:
    """How far the marker moves."""
    number = s.edition.event_number[s.event]
    if s.event == TALL_SHIPS:
        gain = number if ships_in(p) >= s.edition.event_second[s.event] else 0
        p.prestige += gain
        return gain
    if s.event == OIL_SPILL:
        return -lose_prestige(p, number) if goods_in(p, s.edition.event_good[s.event]) > 0 else 0
    return -lose_prestige(p, number) if ships_in(p) == 0 else 0


# --- with a choice


def offer(s: State, seat: i64) -> None:
    """Nobody is asked who has no choice."""
    p = s.players[seat]
    number = s.edition.event_number[s.event]
    p.left = number
    if s.event == WAREHOUSE_FIRE:
        p.left = storage.on_cells(p) - number
        if p.left > 0:
            ask(s, seat, FIRE_STEP)
    elif s.event == SUBSIDY:
        permits.begin(s, seat, SUBSIDY_STEP)
    elif s.event == FLOTSAM:
        if number > 0 and has_room(s, p):
            ask(s, seat, FLOTSAM_STEP)
    elif s.event == TRAINING:
        p.left = 1
        if p.money >= number and bidding.can_upgrade(s, p):
            ask(s, seat, TRAINING_STEP)
    elif s.event == CLEARANCE_SALE and number > 0 and storage.has_stored(p):
        ask(s, seat, SALE_STEP)
    if p.step == NOTHING:
        p.left = 0


def has_room(s: State, p: Player) -> bool:
    for good in range(i64(GOODS)):
        if storage.room(s.edition, p, good) != 0:
            return True
    return False


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    step = s.players[seat].step
    if step == FIRE_STEP:
        return fire_into(s, seat, out)
    if step == SUBSIDY_STEP:
        return permits.legal_into(s, seat, out)
    if step == FLOTSAM_STEP:
        return flotsam_into(s, seat, out)
    return town.upgrade_into(out) if step == TRAINING_STEP else sale_into(s, seat, out)


def apply(s: State, seat: i64, action: i64) -> None:
    step = s.players[seat].step
    if step == FIRE_STEP:
        apply_fire(s, seat, action)
    elif step == SUBSIDY_STEP:
        permits.apply(s, seat, action)
    elif step == FLOTSAM_STEP:
        apply_flotsam(s, seat, action)
    elif step == TRAINING_STEP:
        town.apply_upgrade(s, seat, action)
    else:
        apply_sale(s, seat, action)


def fire_into(s: State, seat: i64, out: vec[i64]) -> i64:
    """Goods in cells burn; those on buildings are safe."""
    n: i64 = 0
    p = s.players[seat]
    for cell in range(i64(CELLS)):
        if p.cell[cell] == FREE:
            n = stored_into(p, cell, DISCARD, out, n)
    return n


def stored_into(p: Player, cell: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    for good in range(i64(GOODS)):
        if storage.held(p, cell, good) > 0:
            out[n] = pack(kind, good, cell)
            n += 1
    return n


def sale_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for cell in range(i64(CELLS)):
        n = stored_into(s.players[seat], cell, SELL, out, n)
    out[n] = DONE
    return n + 1


def take_into(s: State, p: Player, good: i64, out: vec[i64], n: i64) -> i64:
    for cell in range(i64(CELLS)):
        if storage.fits(s.edition, p, cell, good):
            out[n] = pack(TAKE, good, cell)
            n += 1
    return n


def flotsam_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for good in range(i64(GOODS)):
        n = take_into(s, s.players[seat], good, out, n)
    out[n] = DONE
    return n + 1


def apply_fire(s: State, seat: i64, action: i64) -> None:
    moving.discard(s, seat, first_of(action), second_of(action))
    s.players[seat].left -= 1
    if s.players[seat].left == 0:
        answered(s, seat)


def apply_sale(s: State, seat: i64, action: i64) -> None:
    p = s.players[seat]
    if kind_of(action) == SELL:
        good, cell = first_of(action), second_of(action)
        storage.take(p, cell, good)
        p.money += s.edition.event_second[s.event]
        p.left -= 1
        harbour_facts.sold(s, seat, good, cell, s.edition.event_second[s.event])
    if kind_of(action) == DONE or p.left == 0 or not storage.has_stored(p):
        answered(s, seat)


def take(s: State, seat: i64, action: i64) -> None:
    """A good from the supply."""
    p = s.players[seat]
    storage.put(p, second_of(action), first_of(action))
    p.left -= 1
    harbour_facts.took(s, seat, first_of(action), second_of(action))


def apply_flotsam(s: State, seat: i64, action: i64) -> None:
    p = s.players[seat]
    if kind_of(action) == TAKE:
        take(s, seat, action)
    if kind_of(action) == DONE or p.left == 0 or not has_room(s, p):
        answered(s, seat)
