"""Small positions of Die Säulen von Venedig. Lines are written as in a record: a seat and an action."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir import catalog
from comptoir.core.actions import pack
from comptoir.core.dice import FastDice, SeedDice
from comptoir.core.journal import SPECTATOR, as_seen
from comptoir.games.saeulen import building, pillars
from comptoir.games.saeulen.actions import ROTATION
from comptoir.games.saeulen.board import FIELD_NAMES, has, lift, names, put, put_around
from comptoir.games.saeulen.cards import CARD_NAMES, CARD_NUMBER
from comptoir.games.saeulen.state import ANCHOR, EMPTY, FREE, NEXT
from comptoir.games.saeulen.tiles import KINDS_OF_TILES, MOST_OF_A_SHAPE, SHAPE_NAMES, TILE_NAMES

GAME = catalog.find("saeulen")
FIELD = {name: number for number, name in enumerate(FIELD_NAMES)}


# --- building


def fresh(players=3, seed="seed", edition=GAME.standard, any_free="no"):
    options = GAME.meta.choose({"tokens_on_any_free_pillar": any_free})
    return GAME.setup(players, edition, options, SeedDice(seed, 0), journal=[])


def own(*changes):
    """An edition with some texts of the standard one replaced."""
    text = GAME.standard.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return GAME.edition(text)


def table(players=3, *, first=0, hands=None, on="", tiles=None, city=(), tokens=None, **more):
    """A round begins. `on` names fields with pillars; `city` has lines `TILE FIELD ROTATION`, whose pillars are set too."""
    s = fresh(players, **more)
    s.first = first
    s.turn = first
    deal(s, hands or {})
    for field in on.split():
        set_pillar(s, field)
    for line in city:
        set_tile(s, line)
    for seat, kinds in (tiles or {}).items():
        give_tiles(s, seat, kinds)
    for field, seat in (tokens or {}).items():
        s.token[FIELD[field]] = seat
        s.players[seat].reserve -= 1
    s.journal = []
    return s


def deal(s, hands):
    """Each seat gets these cards and others to fill its hand; nobody knows anything yet."""
    wanted = {CARD_NUMBER[card]: seat for seat, cards in hands.items() for card in cards.split()}
    rest = [card for card in range(len(CARD_NAMES)) if s.where[card] >= 0 and card not in wanted]
    room = [5 - sum(holder == seat for holder in wanted.values()) for seat in range(s.seats)]
    for card, seat in wanted.items():
        assert s.where[card] >= 0, f"{CARD_NAMES[card]} is not in play"
        s.where[card] = seat
    for card in rest:
        seat = next(seat for seat in range(s.seats) if room[seat])
        s.where[card] = seat
        room[seat] -= 1


def set_pillar(s, field):
    number = FIELD[field]
    assert has(s.rows, EMPTY, number), f"{field} is no empty lagoon"
    lift(s.rows, EMPTY, number)
    put(s.rows, FREE, number)
    put_around(s.rows, ANCHOR, number)
    s.pillars -= 1


def set_tile(s, line):
    """A tile that was built earlier."""
    name, field, rotation = line.split()
    tile, number, turned = TILE_NAMES.index(name), FIELD[field], ROTATION.words.index(rotation)
    for cell, at in enumerate(building.cell_fields(tile, number, turned)):
        if not (name.startswith("bridge") and cell == 1):
            set_pillar(s, FIELD_NAMES[at])
    s.built[s.standing] = pack(0, tile, number, turned)
    s.standing += 1
    building.lay(s, tile, number, turned)


def give_tiles(s, seat, kinds):
    """These tiles before a player and no others."""
    s.players[seat].tiles = vec[i64]([kinds.split().count(TILE_NAMES[kind]) for kind in range(KINDS_OF_TILES)])


def set_pile(s, shape, *kinds):
    """A pile, the top tile first."""
    number = SHAPE_NAMES.index(shape)
    for height, kind in enumerate(reversed(kinds)):
        s.pile[number * MOST_OF_A_SHAPE + height] = TILE_NAMES.index(kind)
    s.height[number] = len(kinds)
    s.sunk[number] = 0


def showing(*cards, **more):
    """All have chosen: seat 0 shows the first card and is to act, or whoever comes first with something to decide."""
    others = more.pop("hands", {})
    s = table(len(cards), hands={seat: f"{card} {others.get(seat, '')}" for seat, card in enumerate(cards)}, **more)
    play(s, f"{s.first} skip", *[f"{seat} choose {card}" for seat, card in enumerate(cards)])
    return s


def starts(s, wanted):
    """Where a chain of so many pillars may begin."""
    t = s.clone()
    pillars.find_starts(t, wanted)
    return names(t.rows, NEXT)


# --- playing


def play(s, *lines):
    """Play legal lines; what they told."""
    s.journal = []
    for line in lines:
        assert why(s, line) == "", f"{line} is forbidden by {why(s, line)}"
        seat, action = read(line)
        s.apply(seat, action, SeedDice("play", 0))
    return told(s)


def pass_round(s, seed=1):
    """Play on at random, without a swap, to the next round."""
    s.journal = []
    dice = FastDice(seed)
    number = s.round
    while s.round == number and s.actor() >= 0:
        can = legal(s)
        action = "skip" if "skip" in can else can[dice.below(len(can))]
        s.apply(s.actor(), GAME.notation.read(action), dice)
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


# --- reading


def read(line):
    seat, _, action = line.partition(" ")
    return int(seat), GAME.notation.read(action)


def why(s, line):
    return s.why_not(*read(line))


def legal(s, word=""):
    """What the actor may do, all of it or the actions of one word."""
    return [action for action in map(GAME.notation.write, s.legal(s.actor())) if action.split()[0] == word or not word]


def told(s, word="", viewer=SPECTATOR):
    return [fact for fact in as_seen(s.journal, viewer) if word in ("", fact["fact"])]


def words(facts):
    return [fact["fact"] for fact in facts]


def foreseen(s, line):
    return s.preview(*read(line))


def view(s, viewer=SPECTATOR):
    return s.view(viewer)


def player(s, seat, viewer=SPECTATOR):
    return view(s, viewer)["players"][seat]


def task(s):
    return view(s)["task"]


def hand(s, seat):
    return [name for name, holder in zip(CARD_NAMES, s.where, strict=True) if holder == seat]


def scores(s):
    return s.scores()


def reserves(s):
    return [p["reserve"] for p in view(s)["players"]]


def pile(s, shape):
    """The tiles of a pile, the top one first."""
    number = SHAPE_NAMES.index(shape)
    return [TILE_NAMES[tile] for tile in s.pile[number * MOST_OF_A_SHAPE : number * MOST_OF_A_SHAPE + s.height[number]]][::-1]
