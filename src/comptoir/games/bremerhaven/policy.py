"""Judgement without search: what each decision is worth, and the best of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of, third_of
from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import auction, handling, investment, land, moving, permits, sea, start, town, value, worth
from comptoir.games.bremerhaven.actions import BOLLARD, BUILD, CHOOSE_PRICES, DECLINE, DONE, KEEP, PLACE, PROMOTE, REFUSE, UNCOVER, UPGRADE
from comptoir.games.bremerhaven.cards import BUILDINGS, CELLS, GOODS, PRICE_CARDS, WALLS
from comptoir.games.bremerhaven.state import (
    BIDS,
    CAREER_STEP,
    FIRE_STEP,
    FLOTSAM_STEP,
    MOOR_STEP,
    MOVING,
    PERMIT_STEP,
    PRICE_STEP,
    PRODUCTION,
    SALE_STEP,
    START_BUILDING,
    START_GOODS,
    START_ORDER,
    SUBSIDY_STEP,
    TRAINING_STEP,
    UPGRADE_STEP,
    Player,
    State,
)
from comptoir.games.bremerhaven.stock import Stock, rounds_left
from comptoir.games.bremerhaven.turns import is_robot

ALL_GOODS: Final = (1 << GOODS) - 1
MOST_WAYS: Final = 64  # to moor a ship


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


def is_routine(p: Player) -> bool:
    """Work in the own harbour concerns nobody else; cells are all alike."""
    return p.step in (START_BUILDING, START_ORDER, PRODUCTION, MOVING, FIRE_STEP, FLOTSAM_STEP, SALE_STEP)


def choose_start(s: State, seat: i64) -> i64:
    """The first loading space is reachable."""
    p = s.players[seat]
    if p.step == START_ORDER:
        return pack(PLACE, 0)
    if p.step == START_GOODS:
        return handling.choose_gift(s, p, Stock(s, p), start_goods(s, p))
    for building in range(i64(BUILDINGS)):
        if p.plans >> building & 1 == 1:
            return pack(BUILD, building, building_site(p))
    return DONE


def start_goods(s: State, p: Player) -> i64:
    """One bit each."""
    allowed: i64 = 0
    for good in range(i64(GOODS)):
        if start.is_start_good(s, p, good):
            allowed |= i64(1) << good
    return allowed


def choose_at_boards(s: State, seat: i64) -> i64:
    p = s.players[seat]
    if p.step == PERMIT_STEP:
        return choose_permit(s, seat)
    if p.step == UPGRADE_STEP:
        return choose_upgrade(s, seat)
    if p.step == PRICE_STEP:
        return choose_prices(s, seat)
    if p.step == CAREER_STEP:
        return choose_career(s, seat)
    return choose_dock(s, seat) if p.step == MOOR_STEP else choose_loading(s, seat)


def choose_at_news(s: State, seat: i64) -> i64:
    p = s.players[seat]
    if p.step == SUBSIDY_STEP:
        return choose_permit(s, seat)
    if p.step == TRAINING_STEP:
        return choose_upgrade(s, seat)
    stock = Stock(s, p)
    if p.step == FIRE_STEP:
        return handling.choose_loss(s, p, stock)
    return handling.choose_gift(s, p, stock, ALL_GOODS) if p.step == FLOTSAM_STEP else handling.choose_bargain(s, p, stock)


# --- 1.2 permits


def building_site(p: Player) -> i64:
    """The last empty cell; -1 if there is none."""
    for cell in range(i64(CELLS - 1), i64(-1), i64(-1)):
        if permits.is_empty(p, cell):
            return cell
    return -1


def choose_permit(s: State, seat: i64) -> i64:
    """What is worth most beyond its price."""
    p = s.players[seat]
    stock = Stock(s, p)
    site = building_site(p)
    best: i64 = DONE
    best_value = 0.0
    room = vec[i64]([0] * (WALLS + CELLS + BUILDINGS))
    n = permit_options_into(s, seat, p, site, room)
    for k in range(n):
        found = permit_value(s, seat, stock, room[k])
        if found > best_value:
            best = room[k]
            best_value = found
    return best


def permit_options_into(s: State, seat: i64, p: Player, site: i64, out: vec[i64]) -> i64:
    """All that can be built, each building but once."""
    n = permits.bollards_into(s, seat, p, out)
    purse = permits.permit_purse(s, seat, p)
    if purse >= 0:
        n = permits.covers_into(s, p, purse, out, n)
        for building in range(i64(BUILDINGS)):
            if site >= 0 and p.plans >> building & 1 == 1:
                out[n] = pack(BUILD, building, site)
                n += 1
    return n


def permit_value(s: State, seat: i64, stock: Stock, action: i64) -> float:
    p = s.players[seat]
    what = first_of(action)
    kind = kind_of(action)
    price = 0.0 if kind == BOLLARD and p.extra > 0 else float(permits.price(s, seat))
    if kind == BOLLARD:
        return investment.bollard_worth(s, p, stock, what) - float(s.edition.bollard_cost[p.bollards[what]]) - price
    if kind == UNCOVER:
        return investment.cover_worth(stock, what) - float(s.edition.cover_cost[what]) - price
    return investment.building_worth(s, stock, what) - price


# --- 1.3 influence, 1.4 prices, 1.5 careers


def choose_upgrade(s: State, seat: i64) -> i64:
    return UPGRADE if upgrade_value(s, seat, Stock(s, s.players[seat])) > 0.0 else DECLINE


def upgrade_value(s: State, seat: i64, stock: Stock) -> float:
    return investment.upgrade_worth(s, s.players[seat], stock) - float(town.upgrade_cost(s, seat))


def choose_prices(s: State, seat: i64) -> i64:
    """The present ones, unless others are clearly better."""
    sales = all_sales(s)
    best: i64 = s.price_pile[0]
    best_value = prices_value(s, seat, sales, best) + 0.1
    for card in range(i64(PRICE_CARDS)):
        found = prices_value(s, seat, sales, card)
        if found > best_value:
            best = card
            best_value = found
    return pack(CHOOSE_PRICES, best)


def all_sales(s: State) -> list[vec[i64]]:
    return [worth.selling(s, p, Stock(s, p)) for p in s.players]


def prices_value(s: State, seat: i64, sales: list[vec[i64]], card: i64) -> float:
    """Good for the own sales, and not too good for others'."""
    found = worth.prices_worth(s, sales[seat], card)
    for other in range(s.seats):
        if other != seat:
            found -= 0.3 * worth.prices_worth(s, sales[other], card)
    return found


def choose_career(s: State, seat: i64) -> i64:
    best: i64 = KEEP
    best_value = 0.0
    rounds = rounds_left(s)
    for rank in range(1, s.bidders):
        found = career_value(s, seat, rounds, rank)
        if found > best_value:
            best = pack(PROMOTE, rank - 1)
            best_value = found
    return best


def career_value(s: State, seat: i64, rounds: float, rank: i64) -> float:
    """Of letting who holds the rank climb: the own income; a little for the fall of who is ahead of who climbs."""
    climbs, falls = s.ladder[rank], s.ladder[rank - 1]
    if climbs == seat or falls == seat:
        step = worth.rank_worth(s, rounds, rank - 1) - worth.rank_worth(s, rounds, rank)
        return step if climbs == seat else -step
    ahead = 0.0 if is_robot(s, climbs) or is_robot(s, falls) else value.evaluate(s, falls) - value.evaluate(s, climbs)
    return 0.2 if ahead > 0.0 else -0.2


# --- 2 ships, 3 orders


def choose_dock(s: State, seat: i64) -> i64:
    p = s.players[seat]
    out = vec[i64]([0] * MOST_WAYS)
    n = sea.legal_into(s, seat, out)
    stock = Stock(s, p)
    best = out[0]
    best_value = dock_value(s, p, stock, best)
    for k in range(1, n):
        found = dock_value(s, p, stock, out[k])
        if found > best_value:
            best = out[k]
            best_value = found
    return best


def dock_value(s: State, p: Player, stock: Stock, action: i64) -> float:
    """The smallest dock that will do, the load that is needed most, and time to unload."""
    dock = first_of(action)
    load = worth.load_worth(s, stock, second_of(action), s.edition.ship_quantity[s.sea[s.cursor]])
    return load - float(min(p.bollards[dock], p.bollards[dock + 1])) + 0.2 * float(third_of(action))


def choose_loading(s: State, seat: i64) -> i64:
    """On a space that can be reached; refused if it costs more to keep than to give up."""
    p = s.players[seat]
    stock = Stock(s, p)
    best: i64 = REFUSE
    best_value = -worth.penalty(s, p, stock, s.land[s.cursor])
    for space in range(land.loading_spaces(p)):
        if land.is_free(p, space):
            found = loading_value(s, p, stock, space)
            if found > best_value:
                best = pack(PLACE, space)
                best_value = found
    return best


def twin_space(p: Player, space: i64) -> bool:
    """Whether an earlier space is free and within reach as this one is."""
    if not moving.is_reachable(p, space):
        return False
    for other in range(space):
        if land.is_free(p, other) and moving.is_reachable(p, other):
            return True
    return False


def loading_value(s: State, p: Player, stock: Stock, space: i64) -> float:
    """Out of reach there is little hope, and some time before it costs anything."""
    order = s.land[s.cursor]
    found = worth.order_worth(s, p, stock, order)
    return found if moving.is_reachable(p, space) else 0.3 * found - 0.6 * worth.penalty(s, p, stock, order)
