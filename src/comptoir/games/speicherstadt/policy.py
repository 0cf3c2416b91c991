"""Judgement without search: a sensible move, and how good each move looks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack
from comptoir.core.contract import NEVER
from comptoir.games.speicherstadt import phases, scoring, stowing
from comptoir.games.speicherstadt.actions import BUY, DECLINE, PLACE
from comptoir.games.speicherstadt.cards import (
    CHAMBER_OF_COMMERCE,
    CHURCHES,
    CONTRACT_CARDS,
    CONTRACTS,
    COUNTING_OFFICE,
    GOODS,
    KIND,
    MERCHANT,
)
from comptoir.games.speicherstadt.loading import can_store, count
from comptoir.games.speicherstadt.state import COLUMNS, DEMAND, FLOORS, LOADING, PURCHASE, WAREHOUSE, Outlook, State
from comptoir.games.speicherstadt.worth import coin_worth, outlook, weigh, worth

# Numbers found by trial in play against earlier ones.
KEEN: Final = 0.605  # chance that a worker ahead of mine takes a card that is worth its price to its owner
COOL: Final = 0.238  # and one that is not
CROWD: Final = 2.0  # workers still to come, as a share of those that will stand here
EVEN: Final = 0.844  # how far they spread evenly, whatever the cards
POOR: Final = 0.813  # chance that the price falls to what I have
SECOND_WORKER: Final = 0.0  # share of the gain when one of mine stands there already
SELF_PRICE: Final = 1.0  # for it raises the price for the first
PRESSURE: Final = 0.0598  # gain per rival ahead, who pays more
FIRST_CARD: Final = 0.3  # share of the coin that is lost with the first purchase of a round
LOADING_ROOM: Final = 64  # no more acts of loading are legal at once


def heuristic(s: State, seat: i64) -> i64:
    o = outlook(s)
    if s.phase == DEMAND:
        return choose_column(s, o, seat)
    if s.phase == PURCHASE:
        return BUY if buying_worth(s, o, seat) > 0.0 else DECLINE
    return stowing.best_act(s, o, seat, vec[i64]([0] * LOADING_ROOM))


def judge(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    o = outlook(s)
    if s.phase == DEMAND:
        weigh_once(s, o)
        for k in range(n):
            out[k] = demand_gain(s, o, seat, first_of(actions[k]))
    elif s.phase == PURCHASE:
        for k in range(n):
            out[k] = buying_worth(s, o, seat) if actions[k] == BUY else declining_worth(s, o, seat)
    else:
        prices = stowing.market(s, o, seat)
        stowing.add_costs(s, o, seat, prices)
        for k in range(n):
            out[k] = stowing.act_worth(s, o, seat, actions[k], prices)


def is_routine(s: State, seat: i64) -> bool:
    """Loading without an open contract and a warehouse: cubes can be sold, traded or kept, and the order of that is known."""
    if s.phase != LOADING or can_store(s, seat) or count(s.players[seat].cubes, WAREHOUSE) > 0:
        return False
    for contract in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[contract]] == seat and count(s.missing, contract * GOODS) > 0:
            return False
    return True


# --- demand


def weigh_once(s: State, o: Outlook) -> None:
    if len(o.worth) == 0:
        weigh(s, o)


def choose_column(s: State, o: Outlook, seat: i64) -> i64:
    weigh_once(s, o)
    best: i64 = -1
    best_gain = 0.0
    for column in range(s.columns):
        if s.queue[column] < s.edition.queue_limit:
            gain = demand_gain(s, o, seat, column)
            if best < 0 or gain > best_gain:
                best = column
                best_gain = gain
    return pack(PLACE, best)


def demand_gain(s: State, o: Outlook, seat: i64, column: i64) -> float:
    """What a worker above this card may win, after those ahead have chosen and at the price they leave."""
    to_come = float(s.seats * s.edition.workers - s.placed - 1)
    price = 1.0 + CROWD * to_come * (EVEN / float(s.columns) + (1.0 - EVEN) * o.pull[column])
    ahead = s.queue[column]
    chance = 1.0
    own: i64 = 0
    for floor in range(ahead):
        owner = s.workers[column * FLOORS + floor]
        if owner == seat:
            own += 1
        else:
            asked = price + float(ahead - floor)
            keen = o.worth[owner * COLUMNS + column] > asked * o.coin[owner]
            if s.players[owner].coins > floor // 2:
                chance *= 1.0 - (KEEN if keen else COOL)
    if float(s.players[seat].coins) < price:
        chance *= POOR
    gain = chance * (o.worth[seat * COLUMNS + column] - price * o.coin[seat]) + PRESSURE * float(ahead - own)
    return gain if own == 0 else SECOND_WORKER * gain - SELF_PRICE * float(own)


# --- purchase


def buying_worth(s: State, o: Outlook, seat: i64) -> float:
    """What buying brings over declining; NEVER if the card can be had cheaper for sure."""
    price = phases.price(s)
    if cheaper_later(s, seat, price):
        return NEVER
    coins = float(price)
    if s.players[seat].bought == 0:
        coins += FIRST_CARD * float(s.edition.income_no_purchase)
    return worth(s, o, seat, s.column) - coins * coin_worth(s, o, seat)


def cheaper_later(s: State, seat: i64, price: i64) -> bool:
    """Another worker of the seat is asked later, and nobody in between can pay."""
    for floor in range(s.withdrawn + 1, s.queue[s.column]):
        owner = s.workers[s.column * FLOORS + floor]
        if owner == seat:
            return True
        price -= 1
        if s.players[owner].coins >= price:
            return False
    return False


def declining_worth(s: State, o: Outlook, seat: i64) -> float:
    return NEVER if is_free(s, o, seat) else 0.0


def is_free(s: State, o: Outlook, seat: i64) -> bool:
    """In the last round, when the coins can buy nothing else, sure points are free: declining them is a mistake whatever happens."""
    if o.rounds > 0 or s.holder[CHAMBER_OF_COMMERCE] == seat or sure_points(s, seat, s.row[s.column]) <= 0:
        return False
    first = s.column * FLOORS + s.withdrawn + 1
    for column in range(s.column, s.columns):
        for place in range(first if column == s.column else column * FLOORS, column * FLOORS + s.queue[column]):
            if s.workers[place] == seat:
                return False
    return True


def sure_points(s: State, seat: i64, card: i64) -> i64:
    """Points that a card brings whatever follows."""
    if KIND[card] == COUNTING_OFFICE:
        offices = scoring.offices(s, seat)
        return s.edition.office_points[offices + 1] - s.edition.office_points[offices]
    return s.edition.points[card] if KIND[card] == MERCHANT or card == CHURCHES[0] or card == CHURCHES[1] else 0
