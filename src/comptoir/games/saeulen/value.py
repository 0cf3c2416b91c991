"""Numbers that describe a position: an estimate of points at the end, and what learning and search look at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.saeulen.board import HEIGHT, MARGIN, WIDTH, touches
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COUNCILLOR,
    PILLAR_BUILDER,
    copies_another,
    is_speculation,
)
from comptoir.games.saeulen.planning import backlog, lead, own_token, time_left, tokens_on_board
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import BUILDINGS, CATEGORIES, FREE, NOBODY, OVER, PLAZAS, State
from comptoir.games.saeulen.tiles import FIRST_KIND, KINDS_OF_TILES, SHAPE_OF, SHAPES
from comptoir.games.saeulen.worth import CANAL_TILES, FULL_YARD, TILES_LATER, Outlook, ends_the_game, outlook

FULL_STOCK: Final = 60  # what the next numbers are parts of
STAGES: Final[vec[i64]] = vec[i64]([45, 33, 23, 14, 6])  # pillars left when a stage ends
HAND_FEATURES: Final = 12
MOST_WORTH: Final = 20.0  # of a card, so that the worth of ending the game does not drown the rest


def evaluate(s: State, seat: i64) -> float:
    """Points, and what is under way: tiles, tokens on pillars, the gondola."""
    points = float(total(s, seat))
    if s.phase == OVER:
        return points
    time = time_left(s)
    points += own_token(s) * float(tokens_on_board(s, seat))
    points += time * tiles_hope(s, seat)
    if s.gondolier == seat:
        points += time * float(s.edition.points_per_gondola) * CANAL_TILES
    return points


def tiles_hope(s: State, seat: i64) -> float:
    """Of tiles not built yet; more than the yard holds will hardly be built."""
    stones = float(backlog(s, seat))
    if stones == 0.0:
        return 0.0
    points = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        points += float(s.players[seat].tiles[tile] * s.edition.arms[SHAPE_OF[tile]])
    return TILES_LATER * points * min(1.0, FULL_YARD / 2.0 / stones)


# --- for learning


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0. Of the hands only the own."""
    out[0] = float(s.pillars)
    out[1] = float(s.standing)
    out[2] = float(s.idle)
    for shape in range(i64(SHAPES)):
        out[3 + shape] = float(s.height[shape])
    n: i64 = 3 + SHAPES
    for character in range(i64(CHARACTERS)):
        out[n] = float(own_cards(s, viewer, character))
        n += 1
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def own_cards(s: State, viewer: i64, character: i64) -> i64:
    n: i64 = 0
    for card in range(i64(CARDS)):
        if viewer >= 0 and s.where[card] == viewer and CHARACTER[card] == character:
            n += 1
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    for category in range(i64(CATEGORIES)):
        out[n] = float(p.earned[category])
        n += 1
    out[n] = float(p.reserve)
    out[n + 1] = float(tokens_on_board(s, seat))
    out[n + 2] = float(backlog(s, seat))
    out[n + 3] = 1.0 if s.gondolier == seat else 0.0
    out[n + 4] = 1.0 if s.first == seat else 0.0
    out[n + 5] = evaluate(s, seat)
    return n + 6


# --- for search: a state that was imagined is looked at as if all of it were true


def stage(s: State) -> i64:
    """By the pillars in the stock: the end comes when they are gone."""
    for number in range(i64(len(STAGES))):
        if s.pillars * FULL_STOCK > STAGES[number] * s.edition.pillars:
            return number
    return i64(len(STAGES))


def features(s: State, seat: i64, out: vec[float]) -> i64:
    """What lies on the board, tiles, hand, place in the round; and products that matter near the end."""
    view = outlook(s, seat)
    n = standing_features(s, seat, out)
    n = board_features(s, seat, view.time, out, n)
    n = tile_features(s, seat, view, out, n)
    n = hand_features(s, seat, view, out, n)
    return ending_features(s, seat, out, n)


def standing_features(s: State, seat: i64, out: vec[float]) -> i64:
    """Not the points: those are had already."""
    waiting = 0.0
    for other in range(s.seats):
        if other != seat:
            waiting += float(backlog(s, other))
    out[0] = waiting / float(s.seats - 1)
    out[1] = float((seat - s.first + s.seats) % s.seats) / float(s.seats)
    out[2] = 1.0 if s.first == seat else 0.0
    out[3] = float(s.pillars)
    return 4


def board_features(s: State, seat: i64, time: float, out: vec[float], n: i64) -> i64:
    """Tokens that wait, those beside the city and among pillars, and the gondola."""
    rows = s.rows
    city = 0.0
    among = 0.0
    free = 0.0
    for y in range(i64(HEIGHT)):
        fields = rows[FREE + MARGIN + y]
        field = y * WIDTH
        while fields != 0:
            if fields & 1 != 0:
                free += 1.0
                if s.token[field] == seat:
                    city += min(2.0, float(touches(rows, BUILDINGS, field) + touches(rows, PLAZAS, field)))
                    among += min(2.0, float(touches(rows, FREE, field)))
            fields >>= 1
            field += 1
    tokens = float(tokens_on_board(s, seat))
    out[n] = tokens
    out[n + 1] = tokens * time
    out[n + 2] = city
    out[n + 3] = among
    out[n + 4] = float(min(s.players[seat].reserve, 3))
    out[n + 5] = free
    out[n + 6] = 1.0 if s.gondolier == seat else 0.0
    out[n + 7] = time if s.gondolier == seat else 0.0
    out[n + 8] = 0.0 if s.gondolier in (seat, NOBODY) else 1.0
    return n + 9


def tile_features(s: State, seat: i64, view: Outlook, out: vec[float], n: i64) -> i64:
    """Tiles before the player by shape, and what building them now would bring."""
    tiles = s.players[seat].tiles
    for shape in range(i64(SHAPES)):
        count = 0.0
        for tile in range(FIRST_KIND[shape], FIRST_KIND[shape + 1]):
            count += float(tiles[tile])
        out[n + shape] = count
    stones = float(backlog(s, seat))
    out[n + SHAPES] = stones * view.time
    out[n + SHAPES + 1] = min(stones, 6.0)
    out[n + SHAPES + 2] = view.building[4]
    out[n + SHAPES + 3] = view.building[6]
    return n + SHAPES + 4


def hand_features(s: State, seat: i64, view: Outlook, out: vec[float], n: i64) -> i64:
    """Cards by what they do, and the worth of the best two."""
    for k in range(n, n + HAND_FEATURES):
        out[k] = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worth = add_card(s, card, view, out, n)
            if worth > out[n + 9]:
                out[n + 10] = out[n + 9]
                out[n + 9] = worth
            elif worth > out[n + 10]:
                out[n + 10] = worth
    out[n + 11] = min(out[n + 1], float(backlog(s, seat)))
    return n + HAND_FEATURES


def add_card(s: State, card: i64, view: Outlook, out: vec[float], n: i64) -> float:
    """Its worth, the end of the game apart."""
    character = CHARACTER[card]
    strength = float(s.edition.strength[card])
    if copies_another(card):
        out[n + 8] += 1.0
        return 0.0
    worth = max(0.0, min(MOST_WORTH, view.worth(card)))
    if character in (ARCHITECT, ADVOCATE):
        out[n] = max(out[n], worth)
        out[n + 1] += strength
    elif character == COUNCILLOR:
        out[n + 2] = max(out[n + 2], strength)
        out[n + 3] += 1.0
    elif character == PILLAR_BUILDER:
        out[n + 4] += 1.0
        out[n + 5] = max(out[n + 5], float(s.edition.tokens[card]))
    elif is_speculation(character):
        out[n + 6] += worth
    else:
        out[n + 7] += worth
    return worth


def ending_features(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    """Who could end the game with the next card, and whether that is good."""
    own = 0.0
    others = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] >= 0 and ends_the_game(s, card):
            if s.where[card] == seat:
                own = 1.0
            else:
                others = 1.0
    ahead = lead(s, seat)
    out[n] = own
    out[n + 1] = own if ahead > 0 else 0.0
    out[n + 2] = others
    out[n + 3] = others if ahead > 0 else 0.0
    return n + 4
