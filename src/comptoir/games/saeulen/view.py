"""What can be seen: all that lies open, the own hand, and what the viewer has learnt of the others'."""

from typing import TypedDict

from mypy_extensions import i64

from comptoir.core.actions import first_of, second_of, third_of
from comptoir.games.saeulen.actions import ROTATION
from comptoir.games.saeulen.board import FIELD_NAMES, FIELDS, names
from comptoir.games.saeulen.building import cell_fields
from comptoir.games.saeulen.cards import CARD_NAMES, CARDS, CHARACTER, is_speculation
from comptoir.games.saeulen.characters import speculation
from comptoir.games.saeulen.facts import tile_names
from comptoir.games.saeulen.knowing import holders, sees_choice, sees_drawn
from comptoir.games.saeulen.scoring import tally_by_name, total
from comptoir.games.saeulen.state import (
    BUILDINGS,
    CHAIN,
    CHOOSING,
    ENDING_NAMES,
    FREE,
    GIVING,
    NO_CARD,
    NO_ENDING,
    NO_TILE,
    NOBODY,
    OVER,
    PHASE_NAMES,
    PILLARS,
    PLAZAS,
    REMOVING,
    SWAPPING,
    TAKING,
    TOKENS,
    WATER,
    State,
)
from comptoir.games.saeulen.tiles import CELL, CELL_NAMES, MOST_CELLS, MOST_OF_A_SHAPE, SHAPE_NAMES, SHAPES, TILE_NAMES

FACE_DOWN_NAME = "face_down"


class CellView(TypedDict):
    field: str
    shows: str  # building, plaza or span


class TileView(TypedDict):
    tile: str
    field: str  # of its first cell
    rotation: str
    cells: list[CellView]


class PileView(TypedDict):
    shape: str
    top: str | None
    height: int
    unseen: list[str]  # below the top, in no telling order
    bottom: list[str]  # put under the pile, the lowest first; the top may be among them


class SwapView(TypedDict):
    partner: int
    card: str  # face_down for who may not see it


class TaskView(TypedDict):
    seat: int
    card: str  # in force: the own card, or the one that is copied
    stones: int  # left
    due: int  # pillars or tokens still to be placed
    chain: list[str]  # pillars placed by this card
    tile: str | None  # taken up, to be placed
    source: int | None  # whose hand the spy looks at
    may_stop: bool


class PlayerView(TypedDict):
    score: int
    reserve: int  # tokens
    tiles: list[str]
    hand: int  # cards; one that is chosen or drawn lies beside it
    cards: list[str]  # of these the viewer knows, its choice too if it lies face down; the own are all known
    played: str | None  # the card before the player
    forecast: int | None  # of an open card of speculation: its points in this round
    done: bool  # that card has been resolved


class View(TypedDict):
    phase: str
    round: int
    actor: int | None
    actors: list[int]
    first: int
    swap: SwapView | None
    task: TaskView | None
    order: list[int]  # in which cards are resolved
    players: list[PlayerView]
    holders: dict[str, list[int]]  # by card that the viewer does not see: the seats that may hold it
    box: list[str]  # cards not in play
    piles: list[PileView]
    pillars: list[str]  # fields with one
    free: list[str]  # of these without a tile
    tokens: dict[str, int]  # by field: whose
    tiles: list[TileView]  # built
    water: list[str]  # fields of the canal without a bridge
    pillars_left: int
    gondola: str  # its field
    gondolier: int | None
    last_space: int
    idle: int  # rounds in a row without a new pillar
    ending: str | None
    tally: list[dict[str, int]]  # points by category


def view(s: State, viewer: i64) -> View:
    known = holders(s, viewer)
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.round),
        "actor": None if s.turn == NOBODY else int(s.turn),
        "actors": s.actors(),
        "first": int(s.first),
        "swap": swap_view(s, viewer),
        "task": task_view(s),
        "order": [int((s.first + offset) % s.seats) for offset in range(s.seats)],
        "players": [player_view(s, seat, viewer, known) for seat in range(s.seats)],
        "holders": {CARD_NAMES[card]: seats for card, seats in known.items()},
        "box": [CARD_NAMES[card] for card in range(CARDS) if s.edition.players[card] > s.seats],
        "piles": [pile_view(s, shape) for shape in range(SHAPES)],
        "pillars": sorted(names(s.rows, FREE) + names(s.rows, BUILDINGS) + names(s.rows, PLAZAS), key=FIELD_NAMES.index),
        "free": names(s.rows, FREE),
        "tokens": {FIELD_NAMES[field]: int(s.token[field]) for field in range(FIELDS) if s.token[field] != NOBODY},
        "tiles": [tile_view(s.built[number]) for number in range(s.standing)],
        "water": names(s.rows, WATER),
        "pillars_left": int(s.pillars),
        "gondola": FIELD_NAMES[s.gondola],
        "gondolier": None if s.gondolier == NOBODY else int(s.gondolier),
        "last_space": int(s.edition.last_space),
        "idle": int(s.idle),
        "ending": None if s.ending == NO_ENDING else ENDING_NAMES[s.ending],
        "tally": tally_by_name(s),
    }


def swap_view(s: State, viewer: i64) -> SwapView | None:
    if s.phase != GIVING:
        return None
    return {"partner": int(s.partner), "card": CARD_NAMES[s.drawn] if sees_drawn(s, viewer) else FACE_DOWN_NAME}


def task_view(s: State) -> TaskView | None:
    if s.phase in (SWAPPING, GIVING, CHOOSING, OVER):
        return None
    return {
        "seat": int(s.turn),
        "card": CARD_NAMES[s.card],
        "stones": int(s.stones),
        "due": int(s.due),
        "chain": names(s.rows, CHAIN) if s.phase in (PILLARS, TOKENS) else [],
        "tile": None if s.tile == NO_TILE else TILE_NAMES[s.tile],
        "source": None if s.source == NOBODY else int(s.source),
        "may_stop": s.phase in (TAKING, REMOVING) and s.acts > 0,
    }


def player_view(s: State, seat: i64, viewer: i64, known: dict[int, list[int]]) -> PlayerView:
    p = s.players[seat]
    aside = lying_aside(s, seat)
    cards = [card for card in range(CARDS) if s.where[card] == seat] if seat == viewer else [
        card for card, seats in known.items() if seats == [seat]
    ]  # fmt: skip
    seen = aside != NO_CARD and (sees_drawn(s, viewer) if s.phase == GIVING else seat == viewer)
    return {
        "score": int(total(s, seat)),
        "reserve": int(p.reserve),
        "tiles": tile_names(p.tiles),
        "hand": sum(1 for holder in s.where if holder == seat) - int(aside != NO_CARD),
        "cards": [CARD_NAMES[card] for card in cards if not (seen and card == aside)],
        "played": played_view(s, seat, viewer),
        "forecast": forecast(s, seat),
        "done": s.phase > CHOOSING and (seat - s.first) % s.seats < s.resolved,
    }


def lying_aside(s: State, seat: i64) -> i64:
    """The card of a seat that it has chosen face down, or that was drawn from it."""
    if s.phase == CHOOSING:
        return s.played[seat]
    return s.drawn if s.phase == GIVING and seat == s.partner else NO_CARD


def played_view(s: State, seat: i64, viewer: i64) -> str | None:
    if s.played[seat] == NO_CARD:
        return None
    return CARD_NAMES[s.played[seat]] if sees_choice(s, viewer, seat) else FACE_DOWN_NAME


def forecast(s: State, seat: i64) -> int | None:
    card = s.played[seat]
    if s.phase <= CHOOSING or card == NO_CARD or not is_speculation(CHARACTER[card]):
        return None
    return int(speculation(s, seat, card))


def pile_view(s: State, shape: i64) -> PileView:
    start, height, sunk = shape * MOST_OF_A_SHAPE, s.height[shape], s.sunk[shape]
    unseen = sorted(int(tile) for tile in s.pile[start + sunk : max(start + sunk, start + height - 1)])
    return {
        "shape": SHAPE_NAMES[shape],
        "top": TILE_NAMES[s.pile[start + height - 1]] if height > 0 else None,
        "height": int(height),
        "unseen": [TILE_NAMES[tile] for tile in unseen],
        "bottom": [TILE_NAMES[tile] for tile in s.pile[start : start + sunk]],
    }


def tile_view(built: i64) -> TileView:
    tile, field, rotation = first_of(built), second_of(built), third_of(built)
    fields = cell_fields(tile, field, rotation)
    shows = [CELL_NAMES[CELL[tile * MOST_CELLS + k]] for k in range(len(fields))]
    cells: list[CellView] = [{"field": FIELD_NAMES[fields[k]], "shows": shows[k]} for k in range(len(fields))]
    return {"tile": TILE_NAMES[tile], "field": FIELD_NAMES[field], "rotation": ROTATION.words[rotation], "cells": cells}
