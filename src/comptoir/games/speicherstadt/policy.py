"""Judgement without search: what a card is worth, a sensible move, and numbers that describe a position.

Worth is in points; coins count as `coin_worth` says. Only open information is used: what is left in pile and bag is known,
its order is not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack, second_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.speicherstadt import loading, phases, scoring
from comptoir.games.speicherstadt.actions import BUY, CONVERT, DECLINE, DONE, KEEP, LOAD, OFFER, PLACE, SELL, STORE, TRADE
from comptoir.games.speicherstadt.cards import (
    BANK,
    CHAMBER_OF_COMMERCE,
    CONTRACT,
    CONTRACT_CARDS,
    CONTRACTS,
    COUNTING_OFFICE,
    COUNTING_OFFICES,
    FIRE,
    FIREMAN,
    GOODS,
    KIND,
    MERCHANT,
    MERCHANTS,
    NUMBER,
    PORT,
    SHIP,
    SHIPS,
    WAREHOUSE_CARD,
)
from comptoir.games.speicherstadt.state import DEMAND, DOCK, FLOORS, HALL, OVER, PURCHASE, TRAY, State

# Numbers found by trial in play against earlier ones.
COIN: Final = 3.2  # worth of a coin while there are rounds to spend it in: what a well-chosen card brings
SPARE_CUBE: Final = 0.4  # coins for a cube that fits nowhere yet
RIVAL_BUYS: Final = 0.5  # chance that a worker ahead of mine takes the card, if its owner can pay
CROWD: Final = 2.0  # how much dearer a card gets, per worker and card still to come
SECOND_WORKER: Final = 0.18  # share of the gain when one of mine stands there already
SELF_PRICE: Final = 1.0  # for it raises the price for the first
FIRE_STEP: Final = 0.42  # trust that a place at a fire lasts until it breaks out
FIREMAN_POINT: Final = 0.2  # per value and point of the fires to come
CUBE_HOPE: Final = 0.9  # share of the cubes to come that will fit
SURE: Final = 0.6  # no contract is surer than this
STEP: Final = 0.36  # less: the first cubes on a contract are worth more
OFFICE_HOPE: Final = 0.08  # per counting office still to come
MERCHANT_HOPE: Final = 0.08  # share of the cubes to come that a merchant buys


# --- what is still to come


def left(s: State, kind: i64) -> i64:
    """How many cards of a kind are still in the pile."""
    n: i64 = 0
    for position in range(s.drawn, i64(len(s.pile))):
        if KIND[s.pile[position]] == kind:
            n += 1
    return n


def rounds_left(s: State) -> i64:
    """Full rounds after this one."""
    return (i64(len(s.pile)) - s.drawn - left(s, FIRE)) // s.edition.columns(s.seats)


def fires_left(s: State) -> i64:
    total: i64 = 0
    for position in range(s.drawn, i64(len(s.pile))):
        card = s.pile[position]
        if KIND[card] == FIRE:
            total += s.edition.value[card]
    return total


def cubes_to_come(s: State) -> float:
    """Cubes that a player may still expect from ships."""
    return float(left(s, SHIP) * s.edition.cubes_per_ship) / float(s.seats)


def coin_worth(s: State, seat: i64) -> float:
    if rounds_left(s) > 0:
        return COIN
    return float(s.edition.points_per_coin) if s.holder[CHAMBER_OF_COMMERCE] == seat else 0.02


# --- what a card is worth


def worth(s: State, seat: i64, column: i64) -> float:
    """Of the card in a column, with the cubes on it."""
    if KIND[s.row[column]] == SHIP:
        return ship_worth(s, seat, column)
    return card_worth(s, seat, s.row[column])


def card_worth(s: State, seat: i64, card: i64) -> float:
    kind = KIND[card]
    if kind == FIREMAN:
        return fireman_worth(s, seat, card)
    if kind == CONTRACT:
        return contract_worth(s, seat, NUMBER[card])
    if kind == COUNTING_OFFICE:
        offices = scoring.owned(s, seat, COUNTING_OFFICES)
        more = s.edition.office_points[offices + 1] - s.edition.office_points[offices]
        return float(more) + OFFICE_HOPE * float(left(s, COUNTING_OFFICE))
    if kind == MERCHANT:
        return float(s.edition.points[card]) + MERCHANT_HOPE * cubes_to_come(s) * float(s.edition.merchant_pays)
    if card == WAREHOUSE_CARD:
        return min(float(s.edition.warehouse_limit), 0.6 * cubes_to_come(s)) * float(s.edition.points_per_stored_cube)
    if card == BANK:
        return float(s.edition.bank_income * (rounds_left(s) + 1)) * 0.8
    if card == CHAMBER_OF_COMMERCE:
        return float(s.players[seat].coins + rounds_left(s)) * float(s.edition.points_per_coin)
    if card == PORT:
        return float(scoring.owned(s, seat, SHIPS) * s.edition.points_per_ship) + 0.3 * float(left(s, SHIP))
    return float(s.edition.points[card])  # a church


def fire_result(s: State, seat: i64, more: i64) -> float:
    """1 if a fire now would gain points for a seat with so many more firemen, -1 if it would lose some."""
    own = phases.firemen(s, seat) + more
    above = 0
    below = 0
    for other in range(s.seats):
        if other != seat:
            strength = phases.firemen(s, other)
            above += int(strength > own)
            below += int(strength < own)
    if above == 0 and below == 0:
        return 0.0
    return float(int(above == 0) - int(below == 0))


def fireman_worth(s: State, seat: i64, card: i64) -> float:
    value = s.edition.value[card]
    fires = float(fires_left(s))
    return fires * (FIRE_STEP * (fire_result(s, seat, value) - fire_result(s, seat, 0)) + FIREMAN_POINT * float(value))


def missing_cubes(s: State, contract: i64) -> i64:
    return sum_of(s.missing, contract * GOODS)


def sum_of(items: vec[i64], start: i64) -> i64:
    return items[start] + items[start + 1] + items[start + 2] + items[start + 3] + items[start + 4]


def contract_worth(s: State, seat: i64, contract: i64) -> float:
    """Its points, as likely as enough cubes are still to be had for it and the contracts already taken."""
    wanted = missing_cubes(s, contract)
    for other in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[other]] == seat and other != contract:
            wanted += missing_cubes(s, other)
    supply = cubes_to_come(s) + float(loading.all_loose(s.players[seat].cubes))
    chance = min(SURE, CUBE_HOPE * supply / float(wanted)) if wanted > 0 else 1.0
    return float(s.edition.points[CONTRACT_CARDS[contract]]) * chance


def ship_worth(s: State, seat: i64, column: i64) -> float:
    total = 0.0
    start = s.cargo[column]
    for cube in range(start, start + s.edition.cubes_per_ship):
        total += cube_worth(s, seat, s.bag[cube])
    if s.holder[PORT] == seat:
        total += float(s.edition.points_per_ship)
    return total


def cube_worth(s: State, seat: i64, good: i64) -> float:
    """The best use of one more cube of this kind."""
    best = SPARE_CUBE * coin_worth(s, seat)
    if s.holder[s.edition.merchant_of[good]] == seat:
        best = max(best, float(s.edition.merchant_pays) * coin_worth(s, seat))
    if loading.can_store(s, seat):
        best = max(best, float(s.edition.points_per_stored_cube))
    for contract in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[contract]] == seat and s.missing[contract * GOODS + good] > loading.loose(s.players[seat].cubes, good):
            best = max(best, step_worth(s, contract))
    return best


def step_worth(s: State, contract: i64) -> float:
    """Of one more cube on a contract: the nearer its completion, the more."""
    missing = missing_cubes(s, contract)
    points = float(s.edition.points[CONTRACT_CARDS[contract]])
    return points if missing <= 1 else points / (STEP + float(missing))


# --- a sensible move


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    if s.phase == DEMAND:
        return choose_column(s, seat)
    if s.phase == PURCHASE:
        return BUY if wants_to_buy(s, seat) else DECLINE
    return choose_act(s, seat)


def choose_column(s: State, seat: i64) -> i64:
    best: i64 = -1
    best_gain = 0.0
    for column in range(s.columns):
        if s.queue[column] < s.edition.queue_limit:
            gain = demand_gain(s, seat, column)
            if best < 0 or gain > best_gain:
                best = column
                best_gain = gain
    return pack(PLACE, best)


def demand_gain(s: State, seat: i64, column: i64) -> float:
    """What a worker above this card may win, after those ahead have chosen and at the price they leave."""
    chance = 1.0
    own: i64 = 0
    for floor in range(s.queue[column]):
        owner = s.workers[column * FLOORS + floor]
        if owner == seat:
            own += 1
        elif s.players[owner].coins > floor // 2:
            chance *= 1.0 - RIVAL_BUYS
    value = worth(s, seat, column)
    to_come = float(s.seats * s.edition.workers - s.placed - 1) / float(s.columns)
    price = 1.0 + CROWD * to_come
    if float(s.players[seat].coins) < price:
        chance *= 0.5
    gain = chance * (value - price * coin_worth(s, seat))
    return gain if own == 0 else SECOND_WORKER * gain - SELF_PRICE * float(own)


def wants_to_buy(s: State, seat: i64) -> bool:
    price = phases.price(s)
    above = s.withdrawn + 1
    if above < s.queue[s.column] and s.workers[s.column * FLOORS + above] == seat:
        return False  # the same card, one coin cheaper, and nobody in between
    return worth(s, seat, s.column) > float(price) * coin_worth(s, seat)


def choose_act(s: State, seat: i64) -> i64:
    """The act of loading with the highest worth; the first of the list when several are equal."""
    out = legal_room()
    n = loading.legal_into(s, seat, out)
    best = out[n - 1]
    best_worth = act_worth(s, seat, best)
    for i in range(n):
        value = act_worth(s, seat, out[i])
        if value > best_worth:
            best = out[i]
            best_worth = value
    return best


def act_worth(s: State, seat: i64, action: i64) -> float:
    kind = kind_of(action)
    good = first_of(action)
    if kind == LOAD:
        return 10.0 + step_worth(s, second_of(action))
    if kind == CONVERT:
        return 5.0 + cube_worth(s, seat, good)
    if kind == SELL:
        return 4.0
    if kind == STORE:
        return 3.0
    if kind == KEEP:
        return 2.0 + 0.1 * cube_worth(s, seat, good)
    if kind == TRADE:
        return trade_worth(s, seat, good)
    if kind == OFFER:
        return offer_worth(s, seat, good)
    return 0.0 if kind == DONE else -1.0  # never drop a stored cube


def trade_worth(s: State, seat: i64, good: i64) -> float:
    """Cubes off a ship are sold; stored ones only for a coin that is worth more than they are."""
    p = s.players[seat]
    if p.cubes[DOCK + good] > 0:
        return 2.5 if rounds_left(s) > 0 else 1.0
    return 1.0 if p.cubes[HALL + good] > 0 and rounds_left(s) == 0 and coin_worth(s, seat) > 0.5 else -1.0


def offer_worth(s: State, seat: i64, good: i64) -> float:
    """Only what would be lost anyway, unless a conversion completes a contract."""
    p = s.players[seat]
    offered = loading.count(p.cubes, TRAY)
    if offered >= s.edition.sell_cubes:
        return 6.0 if conversion_worth(s, seat, good) > 3.0 else -1.0
    if offered > 0:
        return 1.0 - 0.1 * cube_worth(s, seat, good) + (0.5 if p.cubes[DOCK + good] > 0 else 0.0)
    if loading.count(p.cubes, DOCK) >= s.edition.sell_cubes and p.cubes[DOCK + good] > 0:
        return 1.0 - 0.1 * cube_worth(s, seat, good)
    return -1.0


def conversion_worth(s: State, seat: i64, given: i64) -> float:
    """The best cube that a conversion could bring when `given` is the last one given up."""
    best = 0.0
    for good in range(i64(GOODS)):
        if good != given and loading.can_convert_to(s, s.players[seat].cubes, good):
            best = max(best, cube_worth(s, seat, good))
    return best


# --- numbers


def evaluate(s: State, seat: i64) -> float:
    """Points if the game ended now, and what is under way."""
    total = float(sum(scoring.tally(s, seat)))
    if s.phase == OVER:
        return total
    total += FIRE_STEP * fire_result(s, seat, 0) * float(fires_left(s))
    if s.holder[CHAMBER_OF_COMMERCE] != seat:
        total += min(1.0, coin_worth(s, seat)) * float(s.players[seat].coins)
    for contract in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[contract]] == seat and missing_cubes(s, contract) > 0:
            total += contract_worth(s, seat, contract)
    return total


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0."""
    out[0] = float(rounds_left(s))
    out[1] = float(fires_left(s))
    out[2] = float(left(s, SHIP))
    n: i64 = 3
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    for points in scoring.tally(s, seat):
        out[n] = float(points)
        n += 1
    out[n] = float(p.coins)
    out[n + 1] = float(phases.firemen(s, seat))
    out[n + 2] = fire_result(s, seat, 0)
    out[n + 3] = float(scoring.owned(s, seat, SHIPS))
    out[n + 4] = float(scoring.owned(s, seat, MERCHANTS))
    out[n + 5] = float(loading.all_loose(p.cubes))
    out[n + 6] = float(int(s.holder[BANK] == seat))
    out[n + 7] = evaluate(s, seat)
    return n + 8
