"""A round as the rulebook tells it: supply, demand, purchase, loading (in loading.py), income."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.games.speicherstadt import facts, loading
from comptoir.games.speicherstadt.actions import BUY, DECLINE, PLACE
from comptoir.games.speicherstadt.cards import BANK, FIREMEN, GOOD_NAMES, LAST_FIRE, is_fire, is_ship
from comptoir.games.speicherstadt.scoring import tally_by_name
from comptoir.games.speicherstadt.state import DEMAND, DOCK, FLOORS, LOADING, NO_CARD, NOBODY, OVER, PURCHASE, State


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    if seat != s.turn or s.phase == OVER:
        return 0
    if s.phase == DEMAND:
        return demand_into(s, out)
    if s.phase == PURCHASE:
        out[0] = BUY
        out[1] = DECLINE
        return 2
    return loading.legal_into(s, seat, out)


def apply(s: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    if kind == PLACE:
        place(s, seat, first_of(action))
    elif kind == BUY:
        buy(s, seat)
    elif kind == DECLINE:
        decline(s, seat)
    elif loading.apply(s, seat, action):
        s.loaded += 1
        next_loader(s)


# --- 1: supply


def supply(s: State) -> None:
    """Lay cards from left to right; a fire breaks out at once and is replaced."""
    full = s.edition.columns(s.seats)
    s.columns = 0
    while s.columns < full and s.pile[s.drawn] != LAST_FIRE:
        card = turn_up(s)
        if is_fire(card):
            fire(s, card)
        else:
            lay(s, s.columns, card)
            s.columns += 1
    if s.columns == 0:
        fire(s, turn_up(s))
        end(s)
    else:
        open_demand(s)


def turn_up(s: State) -> i64:
    card = s.pile[s.drawn]
    s.drawn += 1
    s.revealed += 1
    return card


def lay(s: State, column: i64, card: i64) -> None:
    s.row[column] = card
    if is_ship(card):
        s.cargo[column] = s.unpacked
        s.unpacked += s.edition.cubes_per_ship
    if s.journal is not None:
        facts.laid(s, column, card, cargo_names(s, column))


def cargo_names(s: State, column: i64) -> list[str]:
    """The cubes on the ship of a column."""
    if s.row[column] == NO_CARD or not is_ship(s.row[column]):
        return []
    start = s.cargo[column]
    return [GOOD_NAMES[s.bag[cube]] for cube in range(start, start + s.edition.cubes_per_ship)]


def firemen(s: State, seat: i64) -> i64:
    total: i64 = 0
    holder = s.holder
    value = s.edition.value
    for card in FIREMEN:
        if holder[card] == seat:
            total += value[card]
    return total


def fire_points(s: State, card: i64) -> list[int]:
    """By seat: all with the most firemen gain the value, all with the least lose it; nothing happens when all are equal."""
    strengths = [int(firemen(s, seat)) for seat in range(s.seats)]
    most, least, value = max(strengths), min(strengths), int(s.edition.value[card])
    return [value * (int(own == most) - int(own == least)) for own in strengths]


def fire(s: State, card: i64) -> None:
    points = fire_points(s, card)
    if s.journal is not None:
        facts.fire(s, card, [int(firemen(s, seat)) for seat in range(s.seats)], points)
    for seat in range(s.seats):
        s.players[seat].score += points[seat]


# --- 2: demand


def open_demand(s: State) -> None:
    s.round += 1
    s.phase = DEMAND
    s.placed = 0
    s.turn = s.first
    if is_last_round(s):
        facts.last_round(s)


def is_last_round(s: State) -> bool:
    """Only fires are left in the pile: the fourth, or the third and the fourth."""
    for position in range(s.drawn, i64(len(s.pile))):
        if not is_fire(s.pile[position]):
            return False
    return True


def demand_into(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    queue = s.queue
    limit = s.edition.queue_limit
    for column in range(s.columns):
        if queue[column] < limit:
            out[n] = pack(PLACE, column)
            n += 1
    return n


def place(s: State, seat: i64, column: i64) -> None:
    s.workers[column * FLOORS + s.queue[column]] = seat
    s.queue[column] += 1
    s.placed += 1
    facts.placed(s, seat, column)
    if s.placed < s.seats * s.edition.workers:
        s.turn = (seat + 1) % s.seats
    else:
        s.phase = PURCHASE
        s.column = 0
        s.withdrawn = 0
        next_offer(s)


# --- 3: purchase


def price(s: State) -> i64:
    """As many coins as workers still stand above the card."""
    return s.queue[s.column] - s.withdrawn


def lowest(s: State) -> i64:
    """Whose worker stands lowest above the card being sold."""
    return s.workers[s.column * FLOORS + s.withdrawn]


def next_offer(s: State) -> None:
    """Ask the lowest worker whose owner can pay; a card that nobody takes is discarded; after the last card, load."""
    while s.column < s.columns:
        cost = price(s)
        while cost > 0:
            seat = lowest(s)
            if s.players[seat].coins >= cost:
                s.turn = seat
                return
            facts.too_poor(s, seat, cost)
            s.withdrawn += 1
            cost -= 1
        discard(s)
        next_column(s)
    s.phase = LOADING
    s.loaded = 0
    next_loader(s)


def next_column(s: State) -> None:
    """All workers of the column go home."""
    s.row[s.column] = NO_CARD
    s.queue[s.column] = 0
    s.withdrawn = 0
    s.column += 1


def buy(s: State, seat: i64) -> None:
    player = s.players[seat]
    card = s.row[s.column]
    facts.bought(s, seat, price(s))
    player.coins -= price(s)
    player.bought += 1
    s.holder[card] = seat
    if is_ship(card):
        for cube in range(s.cargo[s.column], s.cargo[s.column] + s.edition.cubes_per_ship):
            player.cubes[DOCK + s.bag[cube]] += 1
    next_column(s)
    next_offer(s)


def decline(s: State, seat: i64) -> None:
    facts.declined(s, seat, price(s))
    s.withdrawn += 1
    next_offer(s)


def discard(s: State) -> None:
    """The cubes of a ship that nobody bought go to the stock."""
    if s.journal is not None:
        facts.discarded(s, cargo_names(s, s.column))
    if is_ship(s.row[s.column]):
        for cube in range(s.cargo[s.column], s.cargo[s.column] + s.edition.cubes_per_ship):
            s.stock[s.bag[cube]] += 1


# --- 4: loading


def next_loader(s: State) -> None:
    """The first player loads first; who has no loose cube is skipped; then comes the income."""
    while s.loaded < s.seats:
        s.turn = (s.first + s.loaded) % s.seats
        if loading.all_loose(s.players[s.turn].cubes) > 0:
            return
        s.loaded += 1
    income(s)


# --- 5: income


def income(s: State) -> None:
    if s.journal is not None:
        facts.income(s, [int(earned(s, seat)) for seat in range(s.seats)])
    for seat in range(s.seats):
        player = s.players[seat]
        player.coins += earned(s, seat)
        player.bought = 0
    s.first = (s.first + 1) % s.seats
    facts.starts(s)
    supply(s)


def earned(s: State, seat: i64) -> i64:
    coins = s.edition.income
    if s.players[seat].bought == 0:
        coins += s.edition.income_no_purchase
    if s.holder[BANK] == seat:
        coins += s.edition.bank_income
    return coins


# --- the end


def end(s: State) -> None:
    s.phase = OVER
    s.turn = NOBODY
    if s.journal is not None:
        facts.ended(s, tally_by_name(s))
