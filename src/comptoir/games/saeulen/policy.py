"""Judgement without search: what a card is worth now, a sensible move, and numbers that describe a position.

Only what the seat may know is used: its hand, what lies open, and which cards are in play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack, second_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.saeulen import phases
from comptoir.games.saeulen.actions import BUILD, DONE, REMOVE, SKIP, SPY, SWAP, TAKE
from comptoir.games.saeulen.cards import ADVOCATE, CARDS, CHARACTER, CHARACTERS
from comptoir.games.saeulen.planning import (
    NO_PLACE,
    OWN_TOKEN,
    backlog,
    best_place,
    build_gains,
    build_worth,
    pillar_worth,
    shape_worths,
    take_worth,
    tokens_on_board,
)
from comptoir.games.saeulen.saboteur import removal_stones
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import (
    BUILDING,
    CATEGORIES,
    CHOOSING,
    COPYING,
    GIVING,
    NO_TILE,
    OVER,
    PILLARS,
    PLACING,
    SPYING,
    SWAPPING,
    TAKING,
    TOKENS,
    State,
)
from comptoir.games.saeulen.tiles import KINDS_OF_TILES, SHAPE_OF, SHAPES
from comptoir.games.saeulen.worth import CANAL_TILES, ENDING, FULL_YARD, TILES_LATER, card_worths, others_mean, time_left

SWAP_GAIN: Final = 0.25  # that makes a swap worth while


# --- a sensible move


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    phase = s.phase
    if phase == PLACING:
        return best_place(s, seat, s.tile, pays_now(s), legal_room())
    if phase == BUILDING:
        return choose_tile(s, seat)
    if phase == TAKING:
        return choose_pile(s)
    if phase == SWAPPING:
        return choose_swap(s, seat)
    if phase == GIVING:
        return choose_card(s, seat, -1.0)
    if phase == CHOOSING:
        return choose_card(s, seat, 1.0)
    if phase == COPYING:
        return choose_card(s, seat, 1.0)
    if phase == SPYING:
        return pack(SPY, leader(s, seat))
    if phase in (PILLARS, TOKENS):
        return choose_field(s, seat)
    return choose_removal(s)


def pays_now(s: State) -> bool:
    return CHARACTER[s.card] != ADVOCATE


def choose_card(s: State, seat: i64, sign: float) -> i64:
    """The legal card of the highest worth, or with sign -1 of the lowest."""
    worths = card_worths(s, seat)
    out = legal_room()
    n = phases.legal_into(s, seat, out)
    best = out[0]
    for k in range(n):
        if sign * worths[first_of(out[k])] > sign * worths[first_of(best)]:
            best = out[k]
    return best


def choose_swap(s: State, seat: i64) -> i64:
    """A card of the leader for the worst of the own hand, if that promises to be better."""
    worths = card_worths(s, seat)
    worst = ENDING
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worst = min(worst, worths[card])
    gains = others_mean(s, seat, worths) > worst + SWAP_GAIN
    return pack(SWAP, leader(s, seat)) if gains else SKIP


def leader(s: State, seat: i64) -> i64:
    """Of the others; the next to the left when several are equal."""
    best = (seat + 1) % s.seats
    for offset in range(i64(2), s.seats):
        other = (seat + offset) % s.seats
        if total(s, other) > total(s, best):
            best = other
    return best


def choose_tile(s: State, seat: i64) -> i64:
    """The tile that brings most together with what can follow it."""
    gains = build_gains(s, seat, pays_now(s))
    best: i64 = NO_TILE
    most = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        left = s.stones - s.edition.stones[SHAPE_OF[tile]]
        if gains[tile] > NO_PLACE and left >= 0:
            worth = gains[tile] + build_worth(s, seat, gains, left, tile)
            if best == NO_TILE or worth > most:
                best = tile
                most = worth
    return pack(BUILD, best)


def choose_pile(s: State) -> i64:
    worths = shape_worths(s)
    best: i64 = DONE
    most = 0.0
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= s.stones:
            worth = worths[shape] + take_worth(s, worths, s.stones - s.edition.stones[shape])
            if worth > most:
                best = pack(TAKE, shape)
                most = worth
    return best


def choose_field(s: State, seat: i64) -> i64:
    """For a pillar or a token: where tiles are likely to stand."""
    out = legal_room()
    n = phases.legal_into(s, seat, out)
    best = out[0]
    most = -1.0
    for k in range(n):
        worth = pillar_worth(s, seat, first_of(out[k]))
        if worth > most:
            best = out[k]
            most = worth
    return best


def choose_removal(s: State) -> i64:
    """One small tile, the latest, and no more."""
    if s.acts > 0:
        return DONE
    best: i64 = -1
    for number in range(s.standing):
        if removal_stones(s, number) <= s.stones and (best < 0 or removal_stones(s, number) <= removal_stones(s, best)):
            best = number
    return pack(REMOVE, second_of(s.built[best]))


# --- numbers


def evaluate(s: State, seat: i64) -> float:
    """Points, and what is under way: tiles, tokens on pillars, the gondola."""
    points = float(total(s, seat))
    if s.phase == OVER:
        return points
    time = time_left(s)
    points += time * OWN_TOKEN * float(tokens_on_board(s, seat))
    points += time * tiles_hope(s, seat)
    if s.gondolier == seat:
        points += time * float(s.edition.points_per_gondola) * CANAL_TILES * float(s.seats)
    return points


def tiles_hope(s: State, seat: i64) -> float:
    """Of tiles not built yet; more than the yard holds will hardly be built."""
    stones = float(backlog(s, seat))
    if stones == 0.0:
        return 0.0
    points = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        points += float(s.players[seat].tiles[tile] * s.edition.arms[SHAPE_OF[tile]])
    return TILES_LATER * points * min(1.0, FULL_YARD / stones)


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
