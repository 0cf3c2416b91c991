"""What can be seen: all but the order of the piles and, while bids are made, the values of other players' influence cards."""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import bidding, effects, land, permits, settling
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    CELLS,
    COLUMNS,
    DOCKS,
    GOOD_NAMES,
    GOODS,
    HIGHEST,
    LAND,
    NEWSPAPER_NAMES,
    ORDER_NAMES,
    PARKING,
    PERMIT,
    PRICE_NAMES,
    SEA,
    SHIP_NAMES,
    SPACE_NAMES,
    TOP_BUILDING,
    UPGRADE,
    WALLS,
)
from comptoir.games.bremerhaven.cards import PRICES as PRICE_SPACE
from comptoir.games.bremerhaven.effects import EffectView as EffectView  # the types of a view are found here
from comptoir.games.bremerhaven.facts import bits, who
from comptoir.games.bremerhaven.harbour_view import CellView, DockView, LoadingView, bollard_cost, cell_view, dock_view, loading_view
from comptoir.games.bremerhaven.harbour_view import OrderView as OrderView  # the types of a view are found here
from comptoir.games.bremerhaven.harbour_view import ShipView as ShipView
from comptoir.games.bremerhaven.moving import MOST_MOVES
from comptoir.games.bremerhaven.scoring import grade, result
from comptoir.games.bremerhaven.state import (
    BIDDING,
    CAREERS,
    HARBOURS,
    MOOR_STEP,
    NO_CARD,
    NOTHING,
    ORDER_STEP,
    OVER,
    PERMIT_STEP,
    PERMITS,
    PHASE_NAMES,
    STEP_NAMES,
    SUBSIDY_STEP,
    Player,
    State,
)


class BidView(TypedDict):
    seat: int  # -1: the robot
    cards: list[int | None]  # None: face down
    total: int | None


class SpaceView(TypedDict):
    space: str
    card: str | None  # the building, price card, ship or order there
    bids: list[BidView]
    winners: list[int]  # once cards are turned up: whose bid is the highest; -1: the robot


class PermitView(TypedDict):
    price: int  # of the next permit, without the cost of what is built
    extra: int  # bollards that the last permit still allows


class PlayerView(TypedDict):
    step: str  # what the player is to decide
    left: int  # how often, where the step counts
    rank: int  # 0: captain
    money: int
    deposit: int
    prestige: int  # the marker
    prestige_now: int  # what a count would find now
    score: int
    influence: list[int]  # all cards of this round, known to everybody
    hand: list[int] | None  # None: not to be seen
    in_hand: int
    reserve: list[int]
    upgraded: int  # cards taken from the reserve this round
    start_order: str | None  # drawn, not yet laid
    plans: list[str]  # buildings beside the harbour
    built: list[str]
    used: list[str]  # of these, this round
    bollards: list[int]
    bollard_cost: list[int | None]  # of one more; None: the wall is full
    cells: list[CellView]
    docks: list[DockView]
    loading: list[LoadingView]
    moves_left: int
    permit: PermitView | None
    effect: EffectView | None  # what the event would do if the round ended now; None: nothing can be told of it


class RobotView(TypedDict):
    rank: int
    influence: list[int]
    reserve: list[int]
    in_hand: int


class TrackView(TypedDict):
    start: int
    position: int
    end: int
    step: int  # spaces the ship moves at the end of this round


class PriceView(TypedDict):
    card: str
    prices: dict[str, int]
    next: list[str]  # cards known to follow, in order
    under: list[str]  # cards known to lie at the bottom, in order
    between: list[str]  # the others, in no telling order


class UnseenView(TypedDict):
    """Cards still to come, in no telling order."""

    ships: list[str]
    orders: list[str]
    buildings: list[str]
    newspapers: list[str]  # with the one on the right, of which only the progress is seen; none are used in the short game


class View(TypedDict):
    phase: str
    round: int
    length: str
    solo: bool
    bids_per_player: int
    actors: list[int]
    ladder: list[int]  # seats, the captain first; -1: the robot
    spaces: list[SpaceView]
    deciding: str | None  # the space being carried out, where it asks for a decision
    track: TrackView
    event: str | None  # carried out at the end of this round, or in force
    price: PriceView
    players: list[PlayerView]
    robot: RobotView | None
    unseen: UnseenView
    grade: int | None  # of the solo game, once it is over: 0 to 4


def view(s: State, viewer: i64) -> View:
    step = s.edition.progress[s.papers[s.papers_read]] if s.is_long else s.edition.short_step
    coming = effects.effects(s)
    return {
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.round),
        "length": "long" if s.is_long else "short",
        "solo": s.bidders > s.seats,
        "bids_per_player": int(bidding.cards_to_place(s)),
        "actors": [seat for seat in range(s.seats) if s.players[seat].step != NOTHING],
        "ladder": [who(s, bidder) for bidder in s.ladder],
        "spaces": [space_view(s, space, viewer) for space in range(len(SPACE_NAMES)) if bidding.is_open(s, space)],
        "deciding": deciding(s),
        "track": {
            "start": int(s.edition.track_start[s.bidders]),
            "position": int(s.track),
            "end": int(s.edition.track_end),
            "step": int(step),
        },
        "event": None if s.event == NO_CARD else NEWSPAPER_NAMES[s.event],
        "price": price_view(s),
        "players": [player_view(s, seat, viewer, coming[seat]) for seat in range(s.seats)],
        "robot": robot_view(s) if s.bidders > s.seats else None,
        "unseen": unseen_view(s),
        "grade": int(grade(s)) if s.phase == OVER and s.bidders > s.seats else None,
    }


def deciding(s: State) -> str | None:
    if PERMITS <= s.phase < PERMITS + 4:
        return SPACE_NAMES[2 + s.phase - PERMITS]
    for seat in range(s.seats):
        if s.players[seat].step == MOOR_STEP:
            return SPACE_NAMES[SEA + s.cursor]
        if s.players[seat].step == ORDER_STEP:
            return SPACE_NAMES[LAND + s.cursor]
    return None


# --- boards


def space_view(s: State, space: i64, viewer: i64) -> SpaceView:
    bids = [bid_view(s, space, bidder, viewer) for bidder in s.ladder if bidding.has_bid(s, space, bidder)]
    return {"space": SPACE_NAMES[space], "card": card_at(s, space), "bids": bids, "winners": winners(s, space)}


def card_at(s: State, space: i64) -> str | None:
    if space == TOP_BUILDING:
        return BUILDING_NAMES[s.building_pile[s.buildings_drawn]]
    if space == PRICE_SPACE:
        return PRICE_NAMES[s.price_pile[0]]
    if SEA <= space < SEA + COLUMNS and s.sea[space - SEA] != NO_CARD:
        return SHIP_NAMES[s.sea[space - SEA]]
    if space >= LAND and s.land[space - LAND] != NO_CARD:
        return ORDER_NAMES[s.land[space - LAND]]
    return None


def bid_view(s: State, space: i64, bidder: i64, viewer: i64) -> BidView:
    p = s.players[bidder]
    open_to_viewer = s.phase != BIDDING or bidder == viewer
    cards: list[int | None] = [int(p.card[k]) if open_to_viewer else None for k in range(p.placed) if p.space[k] == space]
    return {"seat": who(s, bidder), "cards": cards, "total": int(bidding.total(s, space, bidder)) if open_to_viewer else None}


def winners(s: State, space: i64) -> list[int]:
    """Everybody with the highest bid where all may have the same; nobody in the car park."""
    if s.phase <= BIDDING or space == PARKING:
        return []
    best = bidding.highest(s, space)
    equal = [bidder for bidder in s.ladder if best > 0 and bidding.total(s, space, bidder) == best]
    if len(equal) < 2 or space in (PERMIT, UPGRADE):
        return [who(s, bidder) for bidder in equal]
    return [who(s, bidding.winner(s, space))] if s.phase <= tie_holds(space) else []


def tie_holds(space: i64) -> int:
    """The last phase in which ranks and lighthouses are still those that decided between equal bids there."""
    return CAREERS if space < SEA else HARBOURS


def price_view(s: State) -> PriceView:
    first = s.price_pile[0] * GOODS
    end = i64(len(s.price_pile)) - s.known_bottom
    return {
        "card": PRICE_NAMES[s.price_pile[0]],
        "prices": {name: int(s.edition.price[first + good]) for good, name in enumerate(GOOD_NAMES)},
        "next": [PRICE_NAMES[card] for card in s.price_pile[1 : s.known_top]],
        "under": [PRICE_NAMES[card] for card in s.price_pile[end:]],
        "between": [PRICE_NAMES[card] for card in sorted(s.price_pile[s.known_top : end])],
    }


def unseen_view(s: State) -> UnseenView:
    papers_in_use = s.is_long or s.bidders > s.seats
    return {
        "ships": [SHIP_NAMES[card] for card in sorted(s.ship_pile[s.ships_drawn :])],
        "orders": [ORDER_NAMES[card] for card in sorted(s.order_pile[s.orders_drawn :])],
        "buildings": [BUILDING_NAMES[card] for card in sorted(s.building_pile[s.buildings_drawn + 1 :])],
        "newspapers": [NEWSPAPER_NAMES[card] for card in sorted(s.papers[s.papers_read :])] if papers_in_use else [],
    }


# --- players


def player_view(s: State, seat: i64, viewer: i64, effect: EffectView | None) -> PlayerView:
    p = s.players[seat]
    hand_seen = s.phase != BIDDING or seat == viewer
    return {
        "step": STEP_NAMES[p.step],
        "left": int(p.left),
        "rank": int(bidding.rank_of(s, seat)),
        "money": int(p.money),
        "deposit": int(p.deposit),
        "prestige": int(p.prestige),
        "prestige_now": int(settling.prestige_count(s, p)),
        "score": int(result(p)),
        "influence": influence(p),
        "hand": cards(p.hand) if hand_seen else None,
        "in_hand": len(cards(p.hand)),
        "reserve": reserve(s, p),
        "upgraded": int(p.gained),
        "start_order": None if p.start_order == NO_CARD else ORDER_NAMES[p.start_order],
        "plans": bits(p.plans),
        "built": bits(p.built),
        "used": bits(p.used),
        "bollards": [int(n) for n in p.bollards],
        "bollard_cost": [bollard_cost(s, p, wall) for wall in range(WALLS)],
        "cells": [cell_view(s, p, cell) for cell in range(CELLS)],
        "docks": [dock_view(p, dock) for dock in range(DOCKS)],
        "loading": [loading_view(s, p, space) for space in range(land.loading_spaces(p))],
        "moves_left": MOST_MOVES - int(p.moves),
        "permit": permit_view(s, seat),
        "effect": effect,
    }


def cards(hand: vec[i64]) -> list[int]:
    return [value for value in range(1, HIGHEST + 1) for _ in range(hand[value])]


def influence(p: Player) -> list[int]:
    return sorted(cards(p.hand) + [int(p.card[k]) for k in range(p.placed)])


def reserve(s: State, p: Player) -> list[int]:
    return [int(value) for value in s.edition.reserve[p.upgrades :]]


def permit_view(s: State, seat: i64) -> PermitView | None:
    p = s.players[seat]
    if p.step not in (PERMIT_STEP, SUBSIDY_STEP):
        return None
    return {"price": int(permits.price(s, seat)), "extra": int(p.extra)}


def robot_view(s: State) -> RobotView:
    robot = s.players[s.seats]
    return {
        "rank": int(bidding.rank_of(s, s.seats)),
        "influence": influence(robot),
        "reserve": reserve(s, robot),
        "in_hand": len(cards(robot.hand)),
    }
