"""The rules by id, in the order of the rulebook, and which of them forbids an action that is not legal."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.saeulen.actions import BUILD, COPY, DONE, GIVE, PILLAR, PLACE, REMOVE, SPY, SWAP, TAKE, TOKEN
from comptoir.games.saeulen.board import FIELDS, WIDTH, has
from comptoir.games.saeulen.building import cell_field
from comptoir.games.saeulen.cards import CARDS, copies_another
from comptoir.games.saeulen.state import (
    ANCHOR,
    BUILDING,
    CHOOSING,
    COPYING,
    EMPTY,
    GIVING,
    NOBODY,
    OVER,
    PILLARS,
    PLACING,
    REMOVING,
    SPYING,
    SWAPPING,
    TAKING,
    TOKENS,
    WATER,
    State,
)
from comptoir.games.saeulen.tiles import BRIDGE, DX, DY, MOST_CELLS, ROTATIONS, SHAPE_OF, SPAN_CELL, TURNS

RULES: Final = [
    "setup.cards",  # by number of players, five each
    "setup.first",  # by lot
    "setup.tokens",  # one on the track, eight in reserve
    "setup.piles",  # one per shape, shuffled, open
    "setup.tiles",  # a domino and a square each
    "setup.stock",  # 60 pillars; the gondola on the canal
    "round.steps",  # swap, choice, resolution, passing, first player
    "round.order",  # clockwise from the first player
    "round.compulsory",  # as far as possible
    "round.pass_left",
    "round.first_player",  # changes when a symbol was played
    "swap.first_player",  # may, each round
    "swap.draw",  # at random, from one opponent
    "swap.give",  # one of the own five, not the one drawn
    "choice.hand",  # a card of the own hand
    "choice.secret",  # all at once, face down, once
    "knowledge.passed",  # what passes openly is known to all
    "knowledge.swap",  # known to the two involved
    "councillor.top",  # the top tile of a pile
    "councillor.stones",
    "councillor.one",  # at least one tile
    "pillar.lagoon",  # on empty lagoon
    "pillar.chain",  # connected
    "pillar.anchor",  # at the canal or an older pillar
    "pillar.all",  # all of them, so where there is room
    "pillar.short",  # no room anywhere: the largest region
    "token.new_pillar",  # on pillars of this card
    "token.one",  # per pillar
    "token.all",  # as many as possible
    "token.any_free",  # the option
    "architect.own",  # tiles
    "architect.stones",
    "architect.pillars",  # every cell on a free pillar
    "architect.turn",  # by quarter turns, never mirrored
    "architect.go_on",  # while an affordable tile fits
    "bridge.canal",  # its middle over the canal
    "bridge.once",  # one per field
    "bridge.gondola",  # makes way
    "advocate.no_points",  # for covered tokens
    "gondolier.token",  # on the gondola
    "gondolier.nothing",  # no token left, or there already
    "speculation.others",  # must show the character
    "beggar.open",  # uses a card that another shows
    "spy.look",  # at a hand
    "spy.use",  # a card of it
    "copy.never_a_copy",  # beggar and spy
    "copy.stays",  # the card where it is
    "saboteur.stones",
    "saboteur.one",  # at least one tile
    "saboteur.under",  # its pile
    "score.arms",
    "score.edges",
    "score.tokens",
    "score.own_token",
    "score.gondola",
    "end.last_pillar",
    "end.last_space",
    "end.stall",
    "end.over",
    "end.most",  # shared
]

# By phase: the rule that the decision follows, and the kind of action that belongs there.
IN_FORCE: Final = [
    "swap.first_player", "swap.give", "choice.hand", "councillor.stones", "pillar.chain", "token.new_pillar", "architect.go_on",
    "architect.pillars", "spy.look", "spy.use", "saboteur.stones", "end.over",
]  # fmt: skip
PHASE_OF: Final = [
    SWAPPING, SWAPPING, GIVING, CHOOSING, TAKING, PILLARS, TOKENS, BUILDING, PLACING, SPYING, COPYING, REMOVING, TAKING,
]  # fmt: skip


def in_force(s: State, seat: i64) -> str:
    if s.phase == PILLARS and s.acts == 0:
        return "pillar.anchor"
    if s.phase == TOKENS and s.any_free_pillar != 0:
        return "token.any_free"
    if s.phase == COPYING and s.source == NOBODY:
        return "beggar.open"
    if s.phase == PLACING and SHAPE_OF[s.tile] == BRIDGE:
        return "bridge.canal"
    return IN_FORCE[s.phase]


def forbids(s: State, seat: i64, action: i64) -> str:
    kind = kind_of(action)
    if s.phase == OVER:
        return "end.over"
    if PHASE_OF[kind] != s.phase and not (kind == DONE and s.phase == REMOVING):
        return "round.steps"
    if s.phase == CHOOSING:
        return "choice.hand" if s.played[seat] < 0 else "choice.secret"
    if seat != s.turn:
        return "swap.first_player" if s.phase in (SWAPPING, GIVING) else "round.order"
    return forbids_act(s, seat, kind, first_of(action), second_of(action))


def forbids_act(s: State, seat: i64, kind: i64, first: i64, second: i64) -> str:
    if kind == SWAP:
        return "swap.draw"
    if kind == GIVE:
        return "swap.give"
    if kind == TAKE:
        return "councillor.top" if s.height[first] == 0 else "councillor.stones"
    if kind == PILLAR:
        return forbids_pillar(s, first)
    if kind == TOKEN:
        return forbids_token(s, first)
    if kind == BUILD:
        return forbids_tile(s, seat, first)
    if kind == PLACE:
        return forbids_place(s, first, second)
    if kind == SPY:
        return "spy.look"
    if kind == COPY:
        return forbids_copy(s, first)
    if kind == REMOVE:
        return "saboteur.stones"
    return "councillor.one" if s.phase == TAKING else "saboteur.one"


def forbids_pillar(s: State, field: i64) -> str:
    if not has(s.rows, EMPTY, field):
        return "pillar.lagoon"
    if s.acts > 0:
        return "pillar.chain"
    if not has(s.rows, ANCHOR, field):
        return "pillar.anchor"
    return "pillar.all" if s.due == min(s.edition.strength[s.card], s.pillars) else "pillar.short"


def forbids_token(s: State, field: i64) -> str:
    if s.token[field] != NOBODY:
        return "token.one"
    return "token.new_pillar" if s.any_free_pillar == 0 else "token.any_free"


def forbids_tile(s: State, seat: i64, tile: i64) -> str:
    if s.players[seat].tiles[tile] == 0:
        return "architect.own"
    shape = SHAPE_OF[tile]
    if s.edition.stones[shape] > s.stones:
        return "architect.stones"
    return "bridge.canal" if shape == BRIDGE else "architect.pillars"


def forbids_place(s: State, field: i64, rotation: i64) -> str:
    if rotation >= TURNS[s.tile]:
        return "architect.turn"
    if SHAPE_OF[s.tile] != BRIDGE:
        return "architect.pillars"
    return forbids_bridge(s, field, rotation)


def forbids_bridge(s: State, field: i64, rotation: i64) -> str:
    """The span must lie on the board and over open canal; else it is the ends that lack pillars."""
    at = (BRIDGE * ROTATIONS + rotation) * MOST_CELLS + SPAN_CELL
    if not 0 <= field % WIDTH + DX[at] < WIDTH or not 0 <= field // WIDTH + DY[at] < FIELDS // WIDTH:
        return "bridge.canal"
    middle = cell_field(BRIDGE, field, rotation, SPAN_CELL)
    if has(s.rows, WATER, middle):
        return "architect.pillars"
    return "bridge.once" if has(s.edition.canal, 0, middle) else "bridge.canal"


def forbids_copy(s: State, card: i64) -> str:
    if card < CARDS and copies_another(card):
        return "copy.never_a_copy"
    return "beggar.open" if s.source == NOBODY else "spy.use"
