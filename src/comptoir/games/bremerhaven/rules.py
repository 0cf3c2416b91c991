"""The rules by id, in the order of the rulebook, and which of them forbids an action that is not legal."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of, third_of
from comptoir.games.bremerhaven import land, permits, reasons, sea, start
from comptoir.games.bremerhaven.actions import BOLLARD, BUILD, HIDDEN, PLACE, UNCOVER
from comptoir.games.bremerhaven.cards import BUILDING_NAMES, MOST_BOLLARDS, NEWSPAPER_NAMES, STATION
from comptoir.games.bremerhaven.cards import UPGRADE as UPGRADE_SPACE
from comptoir.games.bremerhaven.state import (
    BIDS,
    CAREER_STEP,
    COVERED,
    FLOTSAM_STEP,
    MOOR_STEP,
    MOVING,
    NOTHING,
    ORDER_STEP,
    OVER,
    PERMIT_STEP,
    PRODUCTION,
    START_BUILDING,
    START_GOODS,
    START_ORDER,
    SUBSIDY_STEP,
    State,
)

RULES: Final = [
    "setup.decks",  # ships and orders by players and length, in four phases
    "setup.boards",  # as many ships and orders as players
    "setup.prices",  # the first card goes under the pile, the second is valid
    "setup.ranks",  # the dearer the good by lot, the higher
    "setup.money",  # by rank
    "setup.influence",  # 1 to 5, and a reserve
    "setup.harbour",  # two covered columns, two bollards
    "setup.start_order",  # must be laid
    "setup.newspapers",
    "round.phases",  # and what belongs where
    "bid.order",  # by rank, one card at a time
    "bid.all_cards",  # nobody passes
    "bid.hand",  # only what is in hand; what lies, lies
    "bid.face_down",
    "bid.spaces",  # the town's, and those with a ship or an order
    "bid.several",  # cards add up
    "bid.reveal",  # all together
    "bid.highest",
    "bid.tie",  # by rank
    "parking.money",  # per card
    "building.winner",
    "building.no_bid",
    "building.beside",  # neither prestige nor effect before it is built
    "permit.bidders",  # only who has a card there
    "permit.price",  # the difference
    "permit.more",  # at the highest bid
    "permit.optional",
    "permit.bollard",  # three on a wall
    "permit.cover",
    "permit.build",  # an own building, on an empty cell
    "permit.at_once",  # works from now on
    "upgrade.price",  # the difference
    "upgrade.best",  # by itself
    "upgrade.reserve",  # its lowest card
    "upgrade.lowest_leaves",
    "upgrade.full",  # who has nothing left in reserve
    "prices.winner",  # any of 24
    "prices.exchange",
    "prices.nobody",  # the next card
    "career.swap",  # two neighbours
    "career.income",
    "ship.left_to_right",
    "ship.free_dock",
    "ship.bollards",  # on both walls
    "ship.sails_by",  # if it cannot moor
    "ship.load",  # as printed; a joker ship carries one kind
    "ship.time",
    "order.left_to_right",
    "order.place",  # any free loading space
    "order.unreachable",  # behind covers
    "order.refuse",  # the penalty is due at once
    "cards.stay",  # until their time is up
    "harbour.all_at_once",
    "harbour.steps",
    "production.once",
    "production.place",  # stored at once, or not produced
    "move.one_way",  # ship, storage, order
    "move.storage",  # one good or two crates
    "move.free",  # anywhere in the harbour
    "move.order_slots",
    "move.order_reachable",
    "move.order_final",
    "move.repack",
    "move.discard",
    "move.limit",
    "prestige.count",
    "prestige.marker",
    "time.tokens",
    "time.ship_leaves",
    "settle.sale",
    "settle.bonus",
    "settle.penalty",
    "settle.together",  # gains first
    "money.no_debts",
    "news.event",
    "news.progress",
    "news.next",
    "refill.shift",
    "end.track",
    "end.settling",
    "end.score",
    "end.tie",
    "end.over",
    *(f"building.{name}" for name in BUILDING_NAMES),
    *(f"event.{name}" for name in NEWSPAPER_NAMES),
    "short.cards",
    "short.harbour",
    "short.building",
    "short.goods",
    "short.rounds",
    "short.refill",
    "solo.start",
    "solo.robot_bids",
    "solo.robot_wins",
    "solo.robot_permits",
    "solo.robot_upgrade",
    "solo.robot_prices",
    "solo.robot_captain",
    "solo.grades",
]

# By step: the rule in force.
IN_FORCE: Final = [
    "round.phases", "short.building", "setup.start_order", "short.goods", "bid.order", "permit.price", "upgrade.price", "prices.winner",
    "career.swap", "ship.free_dock", "order.place", "production.once", "move.one_way", "event.warehouse_fire", "event.subsidy",
    "event.flotsam", "event.training", "event.clearance_sale",
]  # fmt: skip

# By phase: why a seat without a step must wait.
WAIT: Final = [
    "setup.start_order", "bid.order", "permit.bidders", "upgrade.price", "prices.winner", "career.swap", "ship.left_to_right",
    "order.left_to_right", "harbour.all_at_once", "news.event", "end.over",
]  # fmt: skip


def in_force(s: State, seat: i64) -> str:
    if s.players[seat].step == NOTHING:
        return WAIT[s.phase]
    return IN_FORCE[s.players[seat].step]


def forbids(s: State, seat: i64, action: i64) -> str:
    step = s.players[seat].step
    if s.phase == OVER:
        return "end.over"
    if step == NOTHING:
        return WAIT[s.phase]
    if not reasons.belongs(step, kind_of(action)):
        return "round.phases"
    if step == BIDS:
        return forbids_bid(s, seat, first_of(action), second_of(action))
    if step in (PERMIT_STEP, SUBSIDY_STEP, START_BUILDING):
        return forbids_building(s, seat, kind_of(action), first_of(action), second_of(action))
    if step == MOOR_STEP:
        return forbids_mooring(s, seat, first_of(action), second_of(action), third_of(action))
    if step in (ORDER_STEP, START_ORDER) and kind_of(action) == PLACE:
        return (
            "building.freight_station" if first_of(action) == STATION and land.loading_spaces(s.players[seat]) <= STATION else "order.place"
        )
    if step == PRODUCTION:
        return reasons.production(s, seat, action)
    if step == MOVING:
        return reasons.moving(s, seat, action)
    if step in (START_GOODS, FLOTSAM_STEP):
        allowed = step == FLOTSAM_STEP or start.is_start_good(s, s.players[seat], first_of(action))
        return "move.storage" if allowed else "short.goods"
    return "career.swap" if step == CAREER_STEP else reasons.stored(s, seat, action)


def forbids_bid(s: State, seat: i64, card: i64, space: i64) -> str:
    if card == HIDDEN:
        return "bid.face_down"
    if s.players[seat].hand[card + 1] == 0:
        return "bid.hand"
    return "upgrade.full" if space == UPGRADE_SPACE else "bid.spaces"


def forbids_building(s: State, seat: i64, kind: i64, first: i64, cell: i64) -> str:
    p = s.players[seat]
    if p.step == START_BUILDING:
        return "short.building"
    if kind == BOLLARD and p.bollards[first] == MOST_BOLLARDS:
        return "permit.bollard"
    if kind == UNCOVER and p.cell[first] != COVERED:
        return "permit.cover"
    if kind == BUILD and (p.plans >> first & 1 == 0 or not permits.is_empty(p, cell)):
        return "permit.build"
    if p.step == SUBSIDY_STEP and p.permits == p.left:
        return "event.subsidy"
    return "permit.price" if p.permits == 0 else "permit.more"


def forbids_mooring(s: State, seat: i64, dock: i64, good: i64, tokens: i64) -> str:
    p = s.players[seat]
    ship = s.sea[s.cursor]
    if not sea.is_free(p, dock):
        return "ship.free_dock"
    if not sea.carries(s, ship, good):
        return "ship.load"
    return "ship.time" if sea.can_moor(s, p, dock, ship, good) else "ship.bollards"
