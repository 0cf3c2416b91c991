"""Small positions of Bremerhaven. Lines are written as in a record: a seat and an action."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir import catalog
from comptoir.core.dice import FastDice, SeedDice
from comptoir.core.journal import SPECTATOR, as_seen
from comptoir.games.bremerhaven import news, phases, storage
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    CELL_NAMES,
    GOOD_NAMES,
    LOADING_NAMES,
    NEWSPAPER_NAMES,
    ORDER_NAMES,
    PRICE_NAMES,
    PRINTED_GOODS,
    SHIP_NAMES,
)
from comptoir.games.bremerhaven.state import (
    ABOARD,
    CARGO,
    DOCK,
    HARBOURS,
    LOADED,
    LOADING,
    NEWS,
    NO_CARD,
    NOTHING,
    ORDER,
    SHIP,
    STAY,
    TIME,
)

GAME = catalog.find("bremerhaven")
GOODS = len(GOOD_NAMES)
PARKING = " ".join(["1.0"] * 5)


# --- building


def fresh(players=3, length="long", seed="seed", edition=GAME.standard):
    """Before the set-up's decisions."""
    return GAME.setup(players, edition, {"length": length}, SeedDice(seed, 0), journal=[])


def table(players=3, length="long", ships="", orders="", building="", price="", event="", papers="", money=(), ladder=(), **more):
    """The bidding of the first round, start orders left aside; these cards lie on the boards from the left, or on top of the piles."""
    s = fresh(players, length, **more)
    for player in s.players:
        player.step, player.start_order, player.plans = NOTHING, NO_CARD, 0
    s.waiting = 0
    for seat, rank in enumerate(ladder):
        s.ladder[seat] = rank
    for seat, amount in enumerate(money):
        s.players[seat].money = amount
    lay(s.sea, SHIP_NAMES, ships)
    lay(s.land, ORDER_NAMES, orders)
    s.building_pile = on_top(s.building_pile, s.buildings_drawn, BUILDING_NAMES, building)
    s.price_pile = on_top(s.price_pile, 0, PRICE_NAMES, price)
    s.papers = on_top(s.papers, 0, NEWSPAPER_NAMES, papers)
    s.event = NEWSPAPER_NAMES.index(event) if event else NO_CARD
    news.open_round(s, FastDice(1))
    phases.advance(s, FastDice(1))
    s.journal = []
    return s


def lay(row, names, cards):
    for column, card in enumerate(cards.split()):
        row[column] = NO_CARD if card == "-" else names.index(card)


def on_top(pile, start, names, cards):
    """The pile with these cards from `start` on."""
    wanted = [names.index(card) for card in cards.split()]
    before = [int(card) for card in pile[:start] if card not in wanted]
    rest = [int(card) for card in pile if card not in wanted and card not in before]
    missing = start - len(before)
    return vec[i64](before + rest[:missing] + wanted + rest[missing:])


def harbour(players=2, length="long", **more):
    """All are in their own harbours; call `enter` once they are furnished."""
    s = table(players, length, **more)
    for player in s.players:
        player.step = NOTHING
    s.waiting = 0
    return s


def enter(s, phase=HARBOURS):
    """Let a phase begin."""
    s.phase, s.cursor = phase, 0
    s.journal = []
    phases.advance(s, FastDice(1))
    return s


def at_work(furnish=None, players=2, **more):
    """All are in their harbours, which `furnish` has furnished; seat 0 is captain, and everybody has nine coins."""
    s = harbour(players, **{"ladder": list(range(players)), "money": [9] * players, **more})
    if furnish:
        furnish(s)
    return enter(s)


def read_news(s, event=""):
    """5.1 begins, with this event."""
    if event:
        s.event = NEWSPAPER_NAMES.index(event)
    return enter(s, NEWS)


def put(s, seat, **cells):
    """Goods in cells: `put(s, 0, a1="crate crate", b2="barrel")`."""
    for cell, goods in cells.items():
        for good in goods.split():
            storage.put(s.players[seat], CELL_NAMES.index(cell), GOOD_NAMES.index(good))


def dock(s, seat, number, ship, good=None, aboard=None, time=None):
    """A ship in a dock, as printed where nothing else is said."""
    at, card, e = (number - 1) * DOCK, SHIP_NAMES.index(ship), s.edition
    docks = s.players[seat].docks
    docks[at + SHIP] = card
    docks[at + CARGO] = PRINTED_GOODS.index(good) if good else e.ship_good[card]
    docks[at + ABOARD] = e.ship_quantity[card] if aboard is None else aboard
    docks[at + STAY] = e.ship_stay[card] if time is None else time


def order(s, seat, space, name, loaded="", time=None):
    at, card = LOADING_NAMES.index(space) * LOADING, ORDER_NAMES.index(name)
    orders = s.players[seat].orders
    orders[at + ORDER] = card
    orders[at + TIME] = s.edition.order_duration[card] if time is None else time
    for good in range(GOODS):
        orders[at + LOADED + good] = loaded.split().count(GOOD_NAMES[good])


def built(s, seat, **cells):
    """Buildings in cells: `built(s, 0, a3="bank")`."""
    for cell, name in cells.items():
        s.players[seat].cell[CELL_NAMES.index(cell)] = BUILDING_NAMES.index(name)
        s.players[seat].built |= 1 << BUILDING_NAMES.index(name)


def plan(s, seat, *names):
    """Buildings beside the harbour."""
    for name in names:
        s.players[seat].plans |= 1 << BUILDING_NAMES.index(name)


def bollards(s, seat, *walls):
    for wall, count in enumerate(walls):
        s.players[seat].bollards[wall] = count


def prices(s, name):
    s.price_pile = on_top(s.price_pile, 0, PRICE_NAMES, name)


def hand(s, seat, *values):
    """Influence cards, and as many upgrades as they stand for."""
    player = s.players[seat]
    for value in range(10):
        player.hand[value] = values.count(value)
    best = sorted([1, 2, 3, 4, 5])
    player.upgrades = 0
    while best != sorted(values) and player.upgrades < 7:
        player.upgrades += 1
        best = sorted([1, 2, 3, 4, 5, *s.edition.reserve[: player.upgrades]])[-5:]


# --- playing


def play(s, *lines):
    """Play legal lines; what they told."""
    s.journal = []
    for line in lines:
        assert why(s, line) == "", f"{line} is forbidden by {why(s, line)}"
        seat, action = read(line)
        s.apply(seat, action, SeedDice("play", 0))
    return told(s)


def bid(s, **hands):
    """All bids of the round: `bid(s, red="5 1.2, 4 1.1, ...", ...)`, in the order of seats; cards not named go to the car park."""
    bids = [[pair.split() for pair in text.split(",") if pair.strip()] for text in hands.values()]
    s.journal, number = [], s.round
    while view(s)["phase"] == "bidding" and s.round == number:
        seat = s.actor()
        own = s.players[seat]
        if seat < len(bids) and bids[seat]:
            card, space = bids[seat].pop(0)
        else:
            card, space = next(value for value in range(1, 10) if own.hand[value] and free_to_park(bids, seat, own, value)), "1.0"
        s.apply(seat, GAME.notation.read(f"bid {card} {space}"), SeedDice("bid", 0))
    return told(s)


def free_to_park(bids, seat, own, value):
    """A card that is not wanted elsewhere."""
    wanted = [card for card, _ in bids[seat]] if seat < len(bids) else []
    return own.hand[value] > wanted.count(str(value))


def finish(s, seed=1):
    """Play at random to the end; the position at the start of each round."""
    dice = FastDice(seed)
    rounds = [s.clone()]
    while s.actor() >= 0:
        can = s.legal(s.actor())
        s.apply(s.actor(), can[dice.below(len(can))], dice)
        if s.round > rounds[-1].round:
            rounds.append(s.clone())
    return rounds


def pass_harbours(s):
    """Everybody ends the own harbour without doing anything."""
    s.journal = []
    while view(s)["phase"] == "harbour":
        s.apply(s.actor(), GAME.notation.read("done"), SeedDice("play", 0))
    return told(s)


# --- reading


def read(line):
    seat, _, action = line.partition(" ")
    return int(seat), GAME.notation.read(action)


def why(s, line):
    return s.why_not(*read(line))


def legal(s, seat=None):
    """What a seat may do; the actor without one."""
    return [GAME.notation.write(action) for action in s.legal(s.actor() if seat is None else seat)]


def told(s, word="", viewer=SPECTATOR):
    return [fact for fact in as_seen(s.journal, viewer) if word in ("", fact["fact"])]


def words(facts):
    return [fact["fact"] for fact in facts]


def foreseen(s, line):
    return s.preview(*read(line))


def view(s, viewer=SPECTATOR):
    return s.view(viewer)


def player(s, seat):
    return view(s)["players"][seat]


def space(s, name, viewer=SPECTATOR):
    return next(space for space in view(s, viewer)["spaces"] if space["space"] == name)


def cell(s, seat, name):
    return next(cell for cell in player(s, seat)["cells"] if cell["cell"] == name)


def loading(s, seat, name):
    return next(space for space in player(s, seat)["loading"] if space["space"] == name)["order"]


def money(s):
    return [p["money"] for p in view(s)["players"]]


def prestige(s):
    return [p["prestige"] for p in view(s)["players"]]


def row(s, board):
    """The cards on the sea ("2") or land ("3") board, from the left."""
    return [space["card"] for space in view(s)["spaces"] if space["space"].startswith(board)]
