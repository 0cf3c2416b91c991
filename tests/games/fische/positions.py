"""Small positions of Fische Fluppen Frikadellen. Lines are written as in a record: a seat and an action.

Unless told otherwise kiosk 1 lies at k1 and so on, seat 0 is on turn, pawns are in the port and nobody has a bonus token.
"""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir import catalog
from comptoir.core.dice import FastDice, SeedDice
from comptoir.core.journal import as_seen
from comptoir.games.fische import phases, pool
from comptoir.games.fische.cards import (
    BONUS_NAMES,
    CELL_NAMES,
    FETISH_NAMES,
    GOOD_NAMES,
    IN_PLAY,
    KIOSK_NAMES,
    PLACE_NAMES,
    STAGE_NAMES,
    TABLE_NAMES,
)
from comptoir.games.fische.state import ASIDE, NOBODY, NOTHING, OFFERED

GAME = catalog.find("fische")


# --- building


def fresh(players=3, seed="seed", edition=GAME.standard, **options):
    """Right after the set-up: everybody has two bonus tokens to choose from."""
    return GAME.setup(players, edition, GAME.meta.choose(options), SeedDice(seed, 0), journal=[])


def table(players=3, kiosks=None, edition=GAME.standard, seating=None, **options):
    """The first turn of each table. `seating`: the seats of each table in the order of play."""
    s = fresh(players, edition=edition, **options)
    for number, seats in enumerate(seating or [range(k, players, s.tables) for k in range(s.tables)]):
        seat_at(s, s.boards[number], list(seats))
    for p in s.players:
        take_back(s, p)
    for b in s.boards:
        lay(s, b, kiosks or range(1, IN_PLAY + 1))
        phases.begin_turn(s, b)
    s.journal = []
    return s


def seat_at(s, b, seats):
    for k in range(len(b.order)):
        b.order[k] = seats[k] if k < len(seats) else NOBODY
    b.sitters, b.on = len(seats), 0
    for k, seat in enumerate(seats):
        s.players[seat].table = b.number
        s.players[seat].ahead = 0 if k == 0 else s.edition.first_round_points[k] - s.edition.movement_points


def take_back(s, p):
    """The tokens drawn in the set-up; pools are filled again by `lay`."""
    p.hand[OFFERED] = p.hand[OFFERED + 1] = p.hand[ASIDE] = NOTHING


def lay(s, b, kiosks):
    """Kiosks by place, one token with each merchant, all bonus tokens in the pool."""
    b.pooled = 0
    for kind, copies in enumerate(s.edition.bonus):
        for _ in range(copies):
            pool.put_back(b, kind)
    b.reserve = vec[i64]([s.edition.tokens_per_good] * len(GOOD_NAMES))
    b.stock = vec[i64]([0] * len(b.stock))
    for place, number in enumerate(kiosks):
        b.kiosk[place] = number - 1
        good = s.edition.sells[number - 1]
        if good >= 0:
            b.reserve[good] -= 1
            b.stock[place * len(GOOD_NAMES) + good] = 1


def board(s, seat=0):
    return s.boards[s.players[seat].table]


def put(s, **cells):
    """Pawns: `put(s, seat_1="k3")`; the turn of the seat on turn begins where its pawn now stands."""
    for name, cell in cells.items():
        seat = int(name.removeprefix("seat_"))
        s.players[seat].pawn = NOTHING if cell is None else CELL_NAMES.index(cell)
        b = board(s, seat)
        if b.order[b.on] == seat:
            phases.clear_turn(b, s.players[seat], b.points)
    return s


def own(s, seat, goods="", florins=None, bonus="", fetishes=""):
    """What a player has, taken from reserve and pool of the table."""
    p, b = s.players[seat], board(s, seat)
    for good in goods.split():
        p.goods[GOOD_NAMES.index(good)] += 1
        b.reserve[GOOD_NAMES.index(good)] -= 1
    for name in bonus.split():
        kind = BONUS_NAMES.index(name)
        at = next(k for k in range(b.pooled) if b.pool[k] == kind)
        b.pooled -= 1
        b.pool[at], b.pool[b.pooled] = b.pool[b.pooled], NOTHING
        pool.receive(p, kind, 0)
    for name in fetishes.split():
        p.fetishes |= 1 << FETISH_NAMES.index(name)
    if florins is not None:
        p.florins = florins
    return s


def stock(s, place, seat=0, **goods):
    """So many tokens of each good in the kiosk there."""
    b = board(s, seat)
    for good, number in goods.items():
        at = PLACE_NAMES.index(place) * len(GOOD_NAMES) + GOOD_NAMES.index(good)
        b.reserve[GOOD_NAMES.index(good)] += b.stock[at] - number
        b.stock[at] = number
    return s


def prices(s, seat=0, **goods):
    for good, price in goods.items():
        board(s, seat).level[GOOD_NAMES.index(good)] = list(s.edition.price).index(price)
    return s


def reserve(s, seat=0, **goods):
    """So many tokens left; what is missing then is nowhere."""
    for good, number in goods.items():
        board(s, seat).reserve[GOOD_NAMES.index(good)] = number
    return s


def ferries(s, *stages, seat=0):
    board(s, seat).ferries = sum(1 << STAGE_NAMES.index(stage) for stage in set(stages)) | (stages.count("port") > 1) << 13
    return s


def points(s, number, seat=0):
    board(s, seat).points = number
    return s


def inside(number, place="k1", players=3, kiosks=None, stop=True, **options):
    """Seat 0 stops in the kiosk of this number, which lies at k1 in exchange for the one that lay there. `stop=False`: about to."""
    laid = list(kiosks or range(1, IN_PLAY + 1))
    if number in laid:
        laid[laid.index(number)] = laid[0]
    laid[PLACE_NAMES.index(place)] = number
    s = table(players, kiosks=laid, **options)
    s.players[0].pawn = CELL_NAMES.index(place)
    if stop:
        stop_there(s)
    return s


def stop_there(s, seat=0):
    """Into the trade, even if there is nothing to trade yet."""
    b = board(s, seat)
    b.points, b.phase, b.started = 0, phases.TRADING, NOTHING


# --- playing


def play(s, *lines, viewer=None):
    """Play legal lines; what they told the viewer, or the gallery of the first seat's table."""
    s.journal = []
    for line in lines:
        assert why(s, line) == "", f"{line} is forbidden by {why(s, line)}"
        seat, action = read(line)
        s.apply(seat, action, SeedDice("play", 0))
    return told(s, viewer=viewer)


def finish(s, seed=1):
    """Play at random to the end."""
    dice = FastDice(seed)
    while s.actor() >= 0:
        can = s.legal(s.actor())
        s.apply(s.actor(), can[dice.below(len(can))], dice)
    return s


def ends(s, seat, calls=True):
    """Every cell where the seat can end its movement, as names; with or without calling ferries."""
    found, met, waiting = set(), set(), [s]
    while waiting:
        now = waiting.pop()
        for action in legal(now, seat):
            word = action.split()[0]
            if word == "stop":
                found.add(CELL_NAMES[now.players[seat].pawn])
            elif word in ("walk", "ride") or (word == "ferry" and calls):
                after = now.clone()
                after.apply(seat, GAME.notation.read(action), SeedDice("play", 0))
                if after.checksum() not in met:
                    met.add(after.checksum())
                    waiting.append(after)
    return found


# --- reading


def read(line):
    seat, _, action = line.partition(" ")
    return int(seat), GAME.notation.read(action)


def why(s, line):
    return s.why_not(*read(line))


def legal(s, seat=None):
    """What the seat, or the actor, may do."""
    return [GAME.notation.write(action) for action in s.legal(s.actor() if seat is None else seat)]


def can(s, word, seat=None):
    """Those of the actions that begin with the word."""
    return [action for action in legal(s, seat) if action.split()[0] == word]


def told(s, word="", viewer=None):
    viewer = -1 if viewer is None else viewer
    return [fact for fact in as_seen(s.journal, viewer) if word in ("", fact["fact"])]


def words(facts):
    return [fact["fact"] for fact in facts]


def foreseen(s, line):
    return s.preview(*read(line))


def view(s, viewer=-1):
    return s.view(viewer)


def player(s, seat, viewer=None):
    return view(s, seat if viewer is None else viewer)["players"][seat]


def goods(s, seat):
    return [good for good, n in player(s, seat)["goods"].items() for _ in range(n)]


def price(s, good, seat=0):
    return view(s, seat)["prices"][good]


def kiosk(s, place, seat=0):
    return view(s, seat)["kiosks"][PLACE_NAMES.index(place)]


def stock_of(s, place, seat=0):
    return {good: n for good, n in kiosk(s, place, seat)["stock"].items() if n}


def kiosks(s, table="a"):
    return [KIOSK_NAMES[kiosk] for kiosk in s.boards[TABLE_NAMES.index(table)].kiosk]
