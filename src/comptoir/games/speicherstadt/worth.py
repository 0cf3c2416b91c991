"""What a card, a cube or a coin is worth to a seat, in points. Only open information is used: what is left in the pile is
known, its order is not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.speicherstadt import loading, phases, scoring
from comptoir.games.speicherstadt.cards import (
    BANK,
    CHAMBER_OF_COMMERCE,
    CONTRACT,
    CONTRACT_CARDS,
    CONTRACTS,
    COUNTING_OFFICE,
    FIRE,
    FIREMAN,
    GOODS,
    KIND,
    MERCHANT,
    NUMBER,
    PORT,
    SHIP,
    SHIPS,
    WAREHOUSE_CARD,
)
from comptoir.games.speicherstadt.state import COLUMNS, LOADING, PURCHASE, Outlook, State

# Numbers found by trial in play against earlier ones.
COIN: Final = 2.6  # worth of a coin while there are rounds to spend it in: what a well-chosen card brings
COIN_LATER: Final = 0.11  # more per round to come
RICH: Final = 0.17  # less per coin in the purse for each of these rounds, as a share
LAST_COIN: Final = 0.02  # when the game ends it breaks ties only
SPARE_CUBE: Final = 0.781  # coins for a cube that fits nowhere yet
FIRE_STEP: Final = 0.0921  # trust that a place at a fire lasts until it breaks out
FIREMAN_POINT: Final = 0.23  # per value and point of the fires to come
SURE: Final = 0.811  # no contract that lacks something is surer than this
LACKING: Final = 0.02  # less per cube it lacks
WANTED: Final = 0.217  # less by the cubes wanted in all, as a share of those to come
NEEDED: Final = 0.673  # coins that a cube on a contract saves, for it need not be bought
TRADED: Final = 0.64  # of a coin that a merchant pays
OFFICE_HOPE: Final = 0.08  # per counting office still to come
MERCHANT_HOPE: Final = 0.08  # share of the cubes to come that a merchant buys
STORE_HOPE: Final = 0.339  # share of the cubes to come that find their way into the warehouse
BANK_COIN: Final = 1.08  # of a coin from the bank
CHAMBER_HOPE: Final = 1.11  # coins saved per round to come
PORT_HOPE: Final = 0.491  # of a ship still to come


# --- what is still to come


def outlook(s: State) -> Outlook:
    known = s.outlook
    if known is None or known.drawn != s.drawn:
        known = look_ahead(s)
        s.outlook = known
    return known


def look_ahead(s: State) -> Outlook:
    o = Outlook()
    o.drawn = s.drawn
    o.worth = o.coin = o.pull = vec[float]()
    cards: i64 = 0
    o.ships = o.offices = o.fires = 0
    pile = s.pile
    kinds = KIND
    for position in range(s.drawn, i64(len(pile))):
        kind = kinds[pile[position]]
        if kind == FIRE:
            o.fires += s.edition.value[pile[position]]
        else:
            cards += 1
            o.ships += kind == SHIP
            o.offices += kind == COUNTING_OFFICE
    o.rounds = cards // s.edition.columns(s.seats)
    return o


def cubes_to_come(s: State, o: Outlook) -> float:
    """Cubes that a player may still expect from ships, in the pile or in the row."""
    ships = o.ships
    if s.phase != LOADING:
        for column in range(s.column if s.phase == PURCHASE else 0, s.columns):
            ships += KIND[s.row[column]] == SHIP
    return float(ships * s.edition.cubes_per_ship) / float(s.seats)


def coin_worth(s: State, o: Outlook, seat: i64) -> float:
    if o.rounds > 0:
        return (COIN + COIN_LATER * float(o.rounds)) / (1.0 + RICH * float(s.players[seat].coins) / float(o.rounds))
    return float(s.edition.points_per_coin) if s.holder[CHAMBER_OF_COMMERCE] == seat else LAST_COIN


def weigh(s: State, o: Outlook) -> None:
    """What the cards in the row are worth to everybody: nothing of that changes before the purchase."""
    worths = vec[float]([0.0] * (s.seats * COLUMNS))
    coins = vec[float]([0.0] * s.seats)
    pull = vec[float]([0.0] * COLUMNS)
    total = 0.0
    for seat in range(s.seats):
        coins[seat] = coin_worth(s, o, seat)
        for column in range(s.columns):
            value = worth(s, o, seat, column)
            worths[seat * COLUMNS + column] = value
            pull[column] += max(0.0, value - coins[seat])
            total += max(0.0, value - coins[seat])
    for column in range(s.columns):
        pull[column] = pull[column] / total if total > 0.0 else 1.0 / float(s.columns)
    o.coin = coins
    o.pull = pull
    o.worth = worths


# --- what a card is worth


def worth(s: State, o: Outlook, seat: i64, column: i64) -> float:
    """Of the card in a column, with the cubes on it."""
    card = s.row[column]
    kind = KIND[card]
    if kind == SHIP:
        return ship_worth(s, o, seat, column)
    if kind == FIREMAN:
        return fireman_worth(s, o, seat, card)
    if kind == CONTRACT:
        return contract_worth(s, o, seat, NUMBER[card])
    if kind == COUNTING_OFFICE:
        offices = scoring.offices(s, seat)
        more = s.edition.office_points[offices + 1] - s.edition.office_points[offices]
        return float(more) + OFFICE_HOPE * float(o.offices)
    if kind == MERCHANT:
        return float(s.edition.points[card]) + MERCHANT_HOPE * cubes_to_come(s, o) * float(s.edition.merchant_pays)
    return single_worth(s, o, seat, card)


def single_worth(s: State, o: Outlook, seat: i64, card: i64) -> float:
    """Of a card that is alone of its kind."""
    if card == WAREHOUSE_CARD:
        return min(float(s.edition.warehouse_limit), STORE_HOPE * cubes_to_come(s, o)) * float(s.edition.points_per_stored_cube)
    if card == BANK:
        return float(s.edition.bank_income * (o.rounds + 1)) * BANK_COIN
    if card == CHAMBER_OF_COMMERCE:
        return (float(s.players[seat].coins) + CHAMBER_HOPE * float(o.rounds)) * float(s.edition.points_per_coin)
    if card == PORT:
        return (float(scoring.owned(s, seat, SHIPS)) + PORT_HOPE * float(o.ships)) * float(s.edition.points_per_ship)
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


def fireman_worth(s: State, o: Outlook, seat: i64, card: i64) -> float:
    value = s.edition.value[card]
    return float(o.fires) * (FIRE_STEP * (fire_result(s, seat, value) - fire_result(s, seat, 0)) + FIREMAN_POINT * float(value))


# --- contracts and cubes


def gap(s: State, seat: i64, contract: i64) -> i64:
    """Cubes that a contract still wants and that the seat does not have."""
    n: i64 = 0
    cubes = s.players[seat].cubes
    missing = s.missing
    for good in range(i64(GOODS)):
        more = missing[contract * GOODS + good]
        if more > 0:
            n += max(0, more - loading.loose(cubes, good))
    return n


def wanted(s: State, seat: i64) -> i64:
    """The same of all the contracts of a seat."""
    n: i64 = 0
    holder = s.holder
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        if holder[cards[contract]] == seat:
            n += gap(s, seat, contract)
    return n


def chance(s: State, o: Outlook, lacking: i64, in_all: i64) -> float:
    """That a contract which lacks so many cubes, of those its owner wants in all, gets them."""
    if lacking <= 0:
        return 1.0
    supply = cubes_to_come(s, o)
    if supply <= 0.0:
        return 0.0
    return max(0.0, SURE - LACKING * float(lacking) - WANTED * float(in_all) / (1.0 + supply))


def contract_worth(s: State, o: Outlook, seat: i64, contract: i64) -> float:
    lacking = gap(s, seat, contract)
    in_all = wanted(s, seat)
    if s.holder[CONTRACT_CARDS[contract]] != seat:
        in_all += lacking
    return float(s.edition.points[CONTRACT_CARDS[contract]]) * chance(s, o, lacking, in_all)


def step_worth(s: State, o: Outlook, seat: i64, contract: i64, more: i64) -> float:
    """What so many more cubes bring that one of the seat's contracts wants; of one less it is what that would cost."""
    lacking = gap(s, seat, contract)
    in_all = wanted(s, seat)
    change = chance(s, o, lacking - more, in_all - more) - chance(s, o, lacking, in_all)
    return float(s.edition.points[CONTRACT_CARDS[contract]]) * change + NEEDED * coin_worth(s, o, seat) * float(more)


def ship_worth(s: State, o: Outlook, seat: i64, column: i64) -> float:
    """With its cubes for one of the seat's contracts, if that is better, and the others for the next best use."""
    cargo: i64 = 0  # three bits count a kind: more than seven cubes of one kind are no better than seven
    start = s.cargo[column]
    for cube in range(start, start + s.edition.cubes_per_ship):
        if cargo >> 3 * s.bag[cube] & 7 < 7:
            cargo += 1 << 3 * s.bag[cube]
    best = cargo_worth(s, o, seat, cargo, -1)
    holder = s.holder
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        if holder[cards[contract]] == seat:
            best = max(best, cargo_worth(s, o, seat, cargo, contract))
    return best + (float(s.edition.points_per_ship) if s.holder[PORT] == seat else 0.0)


def cargo_worth(s: State, o: Outlook, seat: i64, cargo: i64, contract: i64) -> float:
    total = 0.0
    fitting: i64 = 0
    for good in range(i64(GOODS)):
        there = cargo >> 3 * good & 7
        if there > 0:
            if contract >= 0:
                fit = min(there, max(0, s.missing[contract * GOODS + good] - loading.loose(s.players[seat].cubes, good)))
                fitting += fit
                there -= fit
            total += float(there) * spare_worth(s, o, seat, good)
    return total + step_worth(s, o, seat, contract, fitting) if fitting > 0 else total


def spare_worth(s: State, o: Outlook, seat: i64, good: i64) -> float:
    """Of a cube that goes onto no contract."""
    best = SPARE_CUBE * coin_worth(s, o, seat)
    if s.holder[s.edition.merchant_of[good]] == seat:
        best = max(best, TRADED * float(s.edition.merchant_pays) * coin_worth(s, o, seat))
    if loading.can_store(s, seat):
        best = max(best, float(s.edition.points_per_stored_cube))
    return best
