"""Small positions of Die Speicherstadt. Lines are written as in a record: a seat and an action."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir import catalog
from comptoir.core.dice import FastDice, SeedDice
from comptoir.core.journal import SPECTATOR, as_seen
from comptoir.games.speicherstadt import phases
from comptoir.games.speicherstadt.cards import CARD_NAMES, CARD_NUMBER, GOOD_NAMES
from comptoir.games.speicherstadt.state import DOCK, FLOORS, HALL, LOADING, NO_CARD, PURCHASE, WAREHOUSE

GAME = catalog.find("speicherstadt")
PLACES = {"dock": DOCK, "hall": HALL, "warehouse": WAREHOUSE}


# --- building


def fresh(players=3, seed="seed", edition=GAME.standard):
    return GAME.setup(players, edition, {}, SeedDice(seed, 0), journal=[])


def table(*cards, players=3, hold=None, cubes="", only=False, edition=GAME.standard):
    """A round opened by seat 0: these cards come off the pile first (`only`: there are no others), these cubes out of the bag."""
    s = fresh(players, edition=edition)
    held = {card: seat for seat, names in (hold or {}).items() for card in names}
    rest = [name for name in pile(s, 0) if name not in held and name not in cards]
    before = [*held, *rest] if only else list(held)
    after = list(cards) if only else [*cards, *rest]
    s.pile = vec[i64]([CARD_NUMBER[name] for name in before + after])
    s.drawn = len(before)
    for card, seat in held.items():
        s.holder[CARD_NUMBER[card]] = seat
    stack_bag(s, cubes.split())
    s.first = 0
    s.round = 0
    s.journal = []
    phases.supply(s)
    return s


def stack_bag(s, cubes):
    rest = [good for good in GOOD_NAMES for _ in range(9 - cubes.count(good))]
    s.bag = vec[i64]([GOOD_NAMES.index(good) for good in [*cubes, *rest]])
    s.unpacked = 0


def selling(*queues, cards=(), coins=(), **more):
    """Phase 3 begins. A queue is a text of seats, the lowest worker first."""
    s = table(*cards, **more)
    for seat, amount in enumerate(coins):
        s.players[seat].coins = amount
    for column, queue in enumerate(queues):
        s.queue[column] = len(queue)
        for floor, seat in enumerate(queue):
            s.workers[column * FLOORS + floor] = int(seat)
    s.phase = PURCHASE
    s.journal = []
    phases.next_offer(s)
    return s


def loading(*cards, dock="", hall="", warehouse="", stock="", **more):
    """Seat 0 loads, with these cards and cubes."""
    seen = " ".join([dock, hall, warehouse, stock])
    s = table(players=more.pop("players", 3), hold={0: cards, **more.pop("hold", {})}, cubes=seen, **more)
    s.unpacked = len(seen.split())
    put(s, 0, dock=dock, hall=hall, warehouse=warehouse)
    for good in stock.split():
        s.stock[GOOD_NAMES.index(good)] += 1
    for column in range(s.columns):
        s.row[column] = NO_CARD
    s.column = s.columns
    s.phase = LOADING
    s.journal = []
    return s


def put(s, seat, **places):
    for place, cubes in places.items():
        for good in cubes.split():
            s.players[seat].cubes[PLACES[place] + GOOD_NAMES.index(good)] += 1


def fill(s, contract, *goods):
    """Cubes that were loaded earlier."""
    number = [name for name in CARD_NAMES if name.startswith("contract")].index(contract)
    for good in goods:
        s.missing[number * len(GOOD_NAMES) + GOOD_NAMES.index(good)] -= 1


# --- playing


def play(s, *lines):
    """Play legal lines; what they told."""
    s.journal = []
    for line in lines:
        assert why(s, line) == "", f"{line} is forbidden by {why(s, line)}"
        seat, action = read(line)
        s.apply(seat, action, SeedDice("play", 0))
    return told(s)


def pass_round(s):
    """Play on to the next round, buying and loading nothing; what was told."""
    s.journal = []
    number = s.round
    while s.round == number and s.actor() >= 0:
        can = legal(s)
        action = next((word for word in ("decline", "done") if word in can), can[0])
        s.apply(s.actor(), GAME.notation.read(action), SeedDice("play", 0))
    return told(s)


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


def outcomes(s):
    """What the actor can have in hall and warehouse when its loading ends."""
    seat, number, found, waiting, met = s.actor(), s.round, [], [s], set()
    while waiting:
        now = waiting.pop()
        if now.round > number or now.actor() != seat:
            found.append((player(now, seat)["hall"], player(now, seat)["warehouse"]))
        elif now.checksum() not in met:
            met.add(now.checksum())
            for action in now.legal(seat):
                waiting.append(now.clone())
                waiting[-1].apply(seat, action, SeedDice("play", 0))
    return found


# --- reading


def read(line):
    seat, _, action = line.partition(" ")
    return int(seat), GAME.notation.read(action)


def why(s, line):
    return s.why_not(*read(line))


def legal(s):
    """What the actor may do."""
    return [GAME.notation.write(action) for action in s.legal(s.actor())]


def told(s, word=""):
    return [fact for fact in as_seen(s.journal, SPECTATOR) if word in ("", fact["fact"])]


def words(facts):
    return [fact["fact"] for fact in facts]


def foreseen(s, line):
    return s.preview(*read(line))


def view(s):
    return s.view(SPECTATOR)


def player(s, seat):
    return view(s)["players"][seat]


def row(s):
    return [column["card"] for column in view(s)["row"]]


def pile(s, start=None):
    return [CARD_NAMES[card] for card in s.pile[s.drawn if start is None else start :]]


def bag(s):
    return [GOOD_NAMES[good] for good in s.bag[s.unpacked :]]


def stock(s):
    return [good for good, n in view(s)["stock"].items() for _ in range(n)]


def coins(s):
    return [p["coins"] for p in view(s)["players"]]


def fire_scores(s):
    return [p["score"] for p in view(s)["players"]]
