"""Judgement without search: a sensible move, and numbers that describe a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of, third_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import (
    auction,
    bidding,
    handling,
    investment,
    land,
    moving,
    permits,
    scoring,
    sea,
    settling,
    start,
    town,
    worth,
)
from comptoir.games.bremerhaven.actions import BOLLARD, CHOOSE_PRICES, DECLINE, DONE, KEEP, PLACE, PROMOTE, REFUSE, UNCOVER, UPGRADE
from comptoir.games.bremerhaven.cards import CELLS, DOCKS, GOODS, HIGHEST, PRICE_CARDS, WALLS
from comptoir.games.bremerhaven.state import (
    BIDS,
    CAREER_STEP,
    FIRE_STEP,
    FLOTSAM_STEP,
    LOADING,
    MOOR_STEP,
    MOVING,
    NO_CARD,
    ORDER,
    OVER,
    PERMIT_STEP,
    PRICE_STEP,
    PRODUCTION,
    START_BUILDING,
    START_GOODS,
    SUBSIDY_STEP,
    TIME,
    TRAINING_STEP,
    UPGRADE_STEP,
    Player,
    State,
)

ALL_GOODS: Final = (1 << GOODS) - 1


# --- a sensible move


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    p = s.players[seat]
    if p.step == MOVING:
        return handling.choose_act(s, seat)
    if p.step == BIDS:
        return auction.choose(s, seat)
    if p.step == PRODUCTION:
        return handling.choose_production(s, seat)
    if p.step > PRODUCTION:
        return choose_at_news(s, seat)
    return choose_at_boards(s, seat) if p.step > BIDS else choose_start(s, seat)


def choose_start(s: State, seat: i64) -> i64:
    """Cells are all alike; the first loading space is reachable."""
    p = s.players[seat]
    if p.step == START_GOODS:
        allowed: i64 = 0
        for good in range(i64(GOODS)):
            if start.is_start_good(s, p, good):
                allowed |= i64(1) << good
        return handling.choose_gift(s, p, allowed)
    out = legal_room()
    n = start.legal_into(s, seat, out)
    return out[n - 1] if p.step == START_BUILDING else out[0]


def choose_at_boards(s: State, seat: i64) -> i64:
    p = s.players[seat]
    if p.step == PERMIT_STEP:
        return choose_permit(s, seat)
    if p.step == UPGRADE_STEP:
        return choose_upgrade(s, seat)
    if p.step == PRICE_STEP:
        return choose_prices(s, seat)
    if p.step == CAREER_STEP:
        rank = bidding.rank_of(s, seat)
        return pack(PROMOTE, rank - 1) if rank > 0 else KEEP
    return choose_dock(s, seat) if p.step == MOOR_STEP else choose_loading(s, seat)


def choose_at_news(s: State, seat: i64) -> i64:
    p = s.players[seat]
    if p.step == FIRE_STEP:
        return handling.choose_loss(s, p)
    if p.step == SUBSIDY_STEP:
        return choose_permit(s, seat)
    if p.step == FLOTSAM_STEP:
        return handling.choose_gift(s, p, ALL_GOODS)
    return choose_upgrade(s, seat) if p.step == TRAINING_STEP else handling.choose_bargain(s, p)


def choose_permit(s: State, seat: i64) -> i64:
    """What is worth most beyond its price."""
    out = legal_room()
    n = permits.options_into(s, seat, out)
    best: i64 = DONE
    best_value = 0.0
    for i in range(n):
        value = permit_value(s, seat, out[i])
        if value > best_value:
            best = out[i]
            best_value = value
    return best


def permit_value(s: State, seat: i64, action: i64) -> float:
    p = s.players[seat]
    what = first_of(action)
    kind = kind_of(action)
    price = 0.0 if kind == BOLLARD and p.extra > 0 else float(permits.price(s, seat))
    if kind == BOLLARD:
        return investment.bollard_worth(s, p, what) - float(s.edition.bollard_cost[p.bollards[what]]) - price
    if kind == UNCOVER:
        return investment.cover_worth(s, p, what) - float(s.edition.cover_cost[what]) - price
    return investment.building_worth(s, p, what) - price


def choose_upgrade(s: State, seat: i64) -> i64:
    return UPGRADE if investment.upgrade_worth(s, s.players[seat]) > float(town.upgrade_cost(s, seat)) else DECLINE


def choose_prices(s: State, seat: i64) -> i64:
    """Good for the own sales, and not too good for others'."""
    sales = [worth.selling(s, s.players[other]) for other in range(s.seats)]
    best: i64 = s.price_pile[0]
    best_value = prices_value(s, seat, sales, best) + 0.1
    for card in range(i64(PRICE_CARDS)):
        value = prices_value(s, seat, sales, card)
        if value > best_value:
            best = card
            best_value = value
    return pack(CHOOSE_PRICES, best)


def prices_value(s: State, seat: i64, sales: list[vec[i64]], card: i64) -> float:
    value = worth.prices_worth(s, sales[seat], card)
    for other in range(s.seats):
        if other != seat:
            value -= 0.3 * worth.prices_worth(s, sales[other], card)
    return value


def choose_dock(s: State, seat: i64) -> i64:
    """The smallest dock that will do, the load that is needed most, and time to unload."""
    p = s.players[seat]
    out = legal_room()
    n = sea.legal_into(s, seat, out)
    load = worth.best_load(s, p, s.sea[s.cursor])
    best = out[0]
    best_value = -99.0
    for i in range(n):
        size = min(p.bollards[first_of(out[i])], p.bollards[first_of(out[i]) + 1])
        value = (5.0 if second_of(out[i]) == load else 0.0) - float(size) + 0.2 * float(third_of(out[i]))
        if value > best_value:
            best = out[i]
            best_value = value
    return best


def choose_loading(s: State, seat: i64) -> i64:
    """On a space that can be reached; refused if it costs more to keep than to give up."""
    p = s.players[seat]
    order = s.land[s.cursor]
    if worth.order_worth(s, p, order) < -worth.penalty(s, p, order):
        return REFUSE
    best: i64 = -1
    for space in range(land.loading_spaces(p)):
        if land.is_free(p, space) and (best < 0 or (moving.is_reachable(p, space) and not moving.is_reachable(p, best))):
            best = space
    return pack(PLACE, best)


# --- numbers


def evaluate(s: State, seat: i64) -> float:
    """Money times prestige, as both may be at the end."""
    p = s.players[seat]
    if s.phase == OVER:
        return float(scoring.result(p))
    rounds = worth.rounds_left(s)
    money = float(p.money + p.deposit) + orders_worth(s, p) + goods_worth(s, p)
    money += rounds * (0.22 * float(worth.influence(p)) + 0.5 * float(s.edition.rank_income[bidding.rank_of(s, seat)]))
    stars = float(max(p.prestige, settling.prestige_count(s, p))) + 0.5 * rounds + 0.1 * docks_worth(p) * min(rounds, 5.0)
    return max(0.0, money) * stars


def orders_worth(s: State, p: Player) -> float:
    """Goods that are loaded, and bonus or penalty by what is missing."""
    total = 0.0
    for space in range(land.loading_spaces(p)):
        order = p.orders[space * LOADING + ORDER]
        if order != NO_CARD:
            missing = worth.missing_goods(s, p, space)
            total += 2.5 * float(s.edition.order_size[order] - missing)
            hope = 1.0 if missing == 0 else 0.4 if float(missing) <= float(p.orders[space * LOADING + TIME]) else 0.0
            total += hope * float(s.edition.bonus_money[order]) - (1.0 - hope) * float(land.penalty_money(s, p, order))
    return total


def goods_worth(s: State, p: Player) -> float:
    total = 0.0
    for good in range(i64(GOODS)):
        at_hand = worth.stored(p, good) + worth.aboard(p, good)
        needed = min(at_hand, worth.wanted(s, p, good))
        total += 2.0 * float(needed) + (0.6 * float(at_hand - needed) if worth.rounds_left(s) >= 1.0 else 0.0)
    return total


def docks_worth(p: Player) -> float:
    total = 0.0
    for dock in range(i64(DOCKS)):
        total += float(min(p.bollards[dock], p.bollards[dock + 1]))
    return total


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0."""
    out[0] = float(s.phase)
    out[1] = float(s.round)
    out[2] = worth.rounds_left(s)
    out[3] = float(s.event)
    n: i64 = 4
    for good in range(i64(GOODS)):
        out[n] = float(settling.price(s, good))
        n += 1
    for value in range(i64(1), i64(HIGHEST + 1)):
        out[n] = float(s.players[viewer].hand[value]) if viewer >= 0 else 0.0
        n += 1
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    out[n] = float(p.step)
    out[n + 1] = float(p.money)
    out[n + 2] = float(p.deposit)
    out[n + 3] = float(p.prestige)
    out[n + 4] = float(settling.prestige_count(s, p))
    out[n + 5] = float(bidding.rank_of(s, seat))
    out[n + 6] = float(worth.influence(p))
    out[n + 7] = float(worth.free_cells(s, p))
    out[n + 8] = orders_worth(s, p)
    out[n + 9] = evaluate(s, seat)
    n += 10
    for wall in range(i64(WALLS)):
        out[n] = float(p.bollards[wall])
        n += 1
    for good in range(i64(GOODS)):
        out[n] = float(worth.stored(p, good))
        out[n + 1] = float(worth.aboard(p, good))
        out[n + 2] = float(worth.wanted(s, p, good))
        n += 3
    for cell in range(i64(CELLS)):
        out[n] = float(p.cell[cell])
        n += 1
    return n
