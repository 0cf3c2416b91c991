"""How the positions are made; they are read in the order of the files."""

from bots.blunders import Blunder
from games.saeulen.positions import FIELD, hand, legal, play, showing, table

from comptoir.core.actions import first_of, second_of
from comptoir.games.saeulen.building import cell_fields

POSITIONS = []
QUIET = ["gondolier", "speculator", "inventor", "merchant", "advocate"]  # cards without decisions for who has no tiles
BLOCK = "d1 e1 d2 e2"  # at the canal
FAR_BLOCK = "n1 o1 n2 o2"


def position(make):
    """A function that returns state, seat and good actions; its name and its docstring say the rest."""
    state, seat, good = make()
    POSITIONS.append(Blunder(make.__name__.replace("_", " "), make.__doc__, state, seat, frozenset(good)))


def nothing(players, tiles=""):
    """Nobody has a tile, but seat 0 may."""
    return {seat: "" if seat else tiles for seat in range(players)}


def building(card, tiles, others=("gondolier",), **more):
    """Seat 0 shows this card, has these tiles and is to build; the others have no tiles."""
    return showing(card, *others, tiles=nothing(1 + len(others), tiles), **more)


def placing(card, tile, others=("gondolier",), **more):
    s = building(card, tile, others, **more)
    play(s, f"0 build {tile}")
    return s


def on(s, fields):
    """The places of the tile in hand that use these fields only."""
    inside = {FIELD[field] for field in fields.split()}
    places = [(action, set(cell_fields(s.tile, first_of(action), second_of(action)))) for action in s.legal(s.actor())]
    names = dict(zip(s.legal(s.actor()), legal(s), strict=True))
    return [names[action] for action, cells in places if cells <= inside]


def choosing(players=4, *, cards, points=(), pillars=None, **more):
    """Seat 0 chooses from these cards; everybody has so many points."""
    s = table(players, hands={0: cards}, **more)
    score(s, points)
    if pillars is not None:
        s.pillars = s.before = pillars
    play(s, f"{s.first} skip")
    return s


def score(s, points):
    for seat, number in enumerate(points):
        s.players[seat].earned[0] = number


def but(s, *bad, seat=0, word="choose"):
    """All cards of the hand but these."""
    return [f"{word} {card}" for card in hand(s, seat) if card not in bad]
