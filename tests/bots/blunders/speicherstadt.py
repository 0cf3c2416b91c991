"""Positions of Die Speicherstadt in which any decent player finds the move."""

from bots.blunders import Blunder
from games.speicherstadt.positions import fill, loading, selling, table

from comptoir.games.speicherstadt.state import FLOORS

POSITIONS: list[Blunder] = []


def note(name, why, state, *good):
    POSITIONS.append(Blunder(name, why, state, int(state.actor()), frozenset(good)))


def demand(*queues, cards, coins=(), **more):
    """A demand under way, opened by seat 0. A queue is a text of seats, the lowest worker first."""
    s = table(*cards, **more)
    for seat, amount in enumerate(coins):
        s.players[seat].coins = amount
    for column, queue in enumerate(queues):
        s.queue[column] = len(queue)
        for floor, seat in enumerate(queue):
            s.workers[column * FLOORS + floor] = int(seat)
    s.placed = sum(len(queue) for queue in queues)
    s.turn = s.placed % s.seats
    return s


def last(s):
    """Nothing but the fourth fire is left in the pile."""
    s.drawn = len(s.pile) - 1
    return s


def with_loaded(s, contract, *goods):
    fill(s, contract, *goods)
    return s


# --- demand


def demands():
    note(
        "the last worker at a church",
        "it is the last round, the church is free and the other cards are worthless",
        demand("01", "010", "", cards=("spice_trader", "tea_taster", "st_michaelis", "fire_4"), players=2, only=True),
        "place 3",
    )
    note(
        "not above my own worker",
        "a second worker of mine only makes the first one's card dearer, and another office is free",
        demand("0", "1", "2", "", cards=("st_michaelis", "tea_taster", "vulcanizer", "counting_office_3", "fire_4"), only=True),
        "place 4",
    )
    note(
        "the ship that completes a contract",
        "the last round: its coffee completes eleven points, and nobody stands there",
        with_loaded(
            demand("12", "120", "", "0", cards=("tea_taster", "vulcanizer", "ship_15", "spice_trader", "fire_4"), cubes="coffee tea tea",
                   hold={0: ["contract_c4"]}, only=True),
            "contract_c4", "tea", "rubber", "carpet",
        ),
        "place 3",
    )  # fmt: skip
    note(
        "the fireman for the last fire",
        "five firemen turn minus four into plus four",
        demand("12", "120", "", "0", cards=("tea_taster", "vulcanizer", "fireman_d3", "spice_trader", "fire_4"),
               hold={1: ["fireman_a1"], 2: ["fireman_b2"]}, only=True),
        "place 3",
    )  # fmt: skip
    note(
        "the fourth counting office",
        "nine points become fourteen; the merchants bring one each",
        demand("", "", "", "", cards=("tea_taster", "vulcanizer", "counting_office_4", "spice_trader", "fire_4"),
               hold={0: ["counting_office_1", "counting_office_2", "counting_office_3"]}, only=True),
        "place 3",
    )  # fmt: skip
    note(
        "a contract for cubes that lie ready",
        "all four cubes are in the warehouse: eleven points at once, and nobody stands there",
        stored(demand("", "", "", cards=("contract_a3", "tea_taster", "vulcanizer"), players=2, hold={0: ["warehouse"]})),
        "place 1",
    )
    note(
        "no contract that cannot be filled",
        "no ship will come any more: the contract is worth nothing, the church four points",
        demand("1", "23", "", "20", "013", cards=("contract_c4", "tea_taster", "st_michaelis", "spice_trader", "vulcanizer", "fire_4"),
               players=4, coins=(3, 3, 3, 3), only=True),
        "place 3",
    )  # fmt: skip


def stored(s):
    for good in range(1, 5):
        s.players[0].cubes[10 + good] = 1
    return s


# --- purchase


def bargains():
    church = ("st_michaelis", "tea_taster", "vulcanizer", "spice_trader", "fire_4")
    note("a church for one coin", "four points, and the coin buys nothing any more", selling("0", "1", "2", cards=church, only=True), "buy")
    note(
        "a church for the last coins",
        "four points, and coins are worthless after the last round",
        selling("0121", cards=church, coins=(4, 4, 4), only=True),
        "buy",
    )
    note(
        "the fourth counting office for two coins",
        "five points more for two of five coins, with one round left to spend the others",
        selling(
            "01",
            cards=("counting_office_4", *(f"ship_{k}" for k in range(9, 16)), "fire_4"),
            only=True,
            hold={0: ["counting_office_1", "counting_office_2", "counting_office_3"]},
        ),
        "buy",
    )
    note(
        "a contract that is filled at once",
        "both cubes lie in the warehouse: three points more for a coin that buys nothing else",
        hoard(selling("0", "1", cards=("contract_a1", *church[1:]), hold={0: ["warehouse"]}, only=True), 0, 1),
        "buy",
    )
    note(
        "a large contract that is filled at once, five players",
        "all cubes lie in the warehouse: eleven points for two coins",
        hoard(selling("01", "23", cards=("contract_a3",), hold={0: ["warehouse"]}, players=5), 1, 2, 3, 4),
        "buy",
    )
    note(
        "a ship with the missing cube, at the end",
        "its coffee completes five points, and coins are worthless",
        with_loaded(
            selling("012", cards=("ship_15", *church[1:]), cubes="coffee tea tea", hold={0: ["contract_a1"]}, only=True),
            "contract_a1",
            "tea",
        ),
        "buy",
    )
    note(
        "a fireman for the last fire",
        "from the fewest to the most: eight points",
        selling("01", cards=("fireman_d3", *church[1:]), hold={1: ["fireman_a1"], 2: ["fireman_a2"]}, only=True),
        "buy",
    )
    note(
        "a fireman for the last fire, two players",
        "it turns minus four into plus four",
        selling("01", cards=("fireman_c2", "tea_taster", "vulcanizer", "fire_4"), hold={1: ["fireman_b3"]}, players=2, only=True),
        "buy",
    )
    note(
        "the port for many ships",
        "five points, and coins are worthless",
        selling("01", cards=("port", *church[1:]), hold={0: ["ship_1", "ship_2", "ship_3", "ship_4", "ship_5"]}, only=True),
        "buy",
    )
    note(
        "the chamber of commerce for a full purse",
        "of nine coins seven are left, each a point",
        selling("01", cards=("chamber_of_commerce", *church[1:]), coins=(9, 3, 3), only=True),
        "buy",
    )
    note(
        "the bank in summer",
        "one coin now, and it comes back at once, every round",
        selling("0", "1", cards=("bank",), players=2),
        "buy",
    )


def hoard(s, *goods):
    for good in goods:
        s.players[0].cubes[10 + good] += 1
    return s


def traps():
    rest = ("spice_trader", "vulcanizer", "carpet_trader", "fire_4")
    note(
        "my next worker is cheaper",
        "the same card for two coins instead of three, and nobody in between",
        selling("001", "2", cards=("st_michaelis",)),
        "decline",
    )
    note(
        "my next worker is cheaper, as the rival is broke",
        "the rival in between cannot pay: the same card for one coin instead of three",
        selling("010", "2", cards=("counting_office_1",), coins=(5, 0, 5)),
        "decline",
    )
    chamber = {0: ["chamber_of_commerce"]}
    note(
        "a merchant dearer than its point",
        "with the chamber of commerce every coin is a point: three for one is a loss",
        selling("012", cards=("tea_taster", *rest), hold=chamber, only=True),
        "decline",
    )
    note(
        "a contract that stays empty",
        "no cubes and no ships: nothing for two points",
        selling("01", cards=("contract_c4", *rest), hold=chamber, only=True),
        "decline",
    )
    note(
        "a bank in the last round",
        "one coin more in the last income costs two, and each is a point",
        selling("01", cards=("bank", *rest), hold=chamber, only=True),
        "decline",
    )
    note(
        "an empty warehouse in the last round",
        "there is nothing to store and nothing to come: two points for nothing",
        selling("01", cards=("warehouse", *rest), hold=chamber, only=True),
        "decline",
    )
    note(
        "a ship for nobody in the last round",
        "two cubes sell for one coin, the ship costs three, and each coin is a point",
        selling("012", cards=("ship_15", *rest), cubes="tea tea rubber", hold=chamber, only=True),
        "decline",
    )
    note(
        "a merchant for the whole purse",
        "five coins for one point and a few sales leave nothing for the next rounds",
        selling("01212", cards=("tea_taster",)),
        "decline",
    )
    note(
        "a fireman one who changes nothing",
        "the others have far more, so the last place stays, and five coins are gone",
        selling("01231", cards=("fireman_a1",), hold={1: ["fireman_c1"], 2: ["fireman_c2"], 3: ["fireman_d3"]}, players=4),
        "decline",
    )


# --- loading


def stowing():
    note(
        "complete, do not trade",
        "the last round: five points are more than a coin",
        last(with_loaded(loading("contract_a1", "tea_taster", dock="tea"), "contract_a1", "coffee")),
        "load tea contract_a1",
    )
    note(
        "the kept cube completes",
        "the last round: a cube in the market hall is worth nothing, on the contract it is worth eight points",
        last(with_loaded(loading("contract_b2", hall="carpet"), "contract_b2", "tea", "rubber")),
        "load carpet contract_b2",
    )
    note(
        "all stored cubes for the large contract",
        "four points in the warehouse become eleven",
        last(loading("warehouse", "contract_a3", warehouse="tea saffron rubber carpet")),
        *(f"load {good} contract_a3" for good in ("tea", "saffron", "rubber", "carpet")),
    )
    note(
        "the contract that becomes complete",
        "the tea completes one contract and only begins the other",
        with_loaded(loading("contract_a1", "contract_c4", dock="tea"), "contract_a1", "coffee"),
        "load tea contract_a1",
    )
    note("store at the end", "a stored cube is a point, a kept one nothing", last(loading("warehouse", dock="coffee")), "store coffee")
    note(
        "store the kept cube at the end",
        "from the market hall into the warehouse: a point for nothing",
        last(loading("warehouse", hall="coffee", warehouse="tea tea")),
        "store coffee",
    )
    note("keep a cube", "the market hall is empty: nothing is lost by keeping it", loading(dock="tea"), "keep tea")
    note(
        "trade what finds no room",
        "the market hall is full: a coin is better than nothing",
        loading("tea_taster", dock="tea", hall="rubber"),
        "trade tea",
    )
    note(
        "sell what finds no room",
        "the market hall is full: two cubes are a coin",
        loading(dock="rubber rubber", hall="tea"),
        "offer rubber",
    )
    note(
        "a point for a kept cube",
        "the last round, with the chamber of commerce: the coin is a point",
        last(loading("chamber_of_commerce", "tea_taster", hall="tea")),
        "trade tea",
    )
    note(
        "convert, do not sell",
        "the last round: a third spare cube makes the tea that completes eight points",
        last(with_loaded(tray(loading("contract_b2", dock="coffee", stock="tea coffee"), 0, 0), "contract_b2", "rubber", "carpet")),
        "offer coffee",
    )
    note(
        "convert into the cube that is missing",
        "only the tea completes the contract",
        with_loaded(tray(loading("contract_b2", stock="tea saffron"), 0, 0, 0), "contract_b2", "rubber", "carpet"),
        "convert tea",
    )
    note(
        "do not offer the cube that completes",
        "the tea completes five points, the rubber is spare",
        with_loaded(tray(loading("contract_a1", dock="tea rubber"), 3), "contract_a1", "coffee"),
        "offer rubber",
    )
    note(
        "a stored cube is worth more than a coin at the end",
        "a point against a coin that buys nothing",
        last(loading("warehouse", "coffee_roaster", warehouse="coffee")),
        "done",
    )
    note(
        "stored cubes are not for sale at the end",
        "two points against a coin that buys nothing, four players",
        last(loading("warehouse", warehouse="tea coffee", players=4)),
        "done",
    )
    note(
        "complete with two players",
        "the last round: the ship brought both cubes, five points against two coins",
        last(loading("contract_c1", "vulcanizer", "carpet_trader", dock="rubber carpet", players=2)),
        "load rubber contract_c1",
        "load carpet contract_c1",
    )


def tray(s, *goods):
    for good in goods:
        s.players[0].cubes[15 + good] += 1
    return s


demands()
bargains()
traps()
stowing()
