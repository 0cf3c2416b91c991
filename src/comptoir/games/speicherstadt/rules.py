"""The rules by id, in the order of the rulebook, and which of them forbids an action that is not legal."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.speicherstadt.actions import BUY, CONVERT, DECLINE, DROP, KEEP, LOAD, OFFER, PLACE, SELL, STORE, TRADE
from comptoir.games.speicherstadt.cards import CONTRACT_CARDS, WAREHOUSE_CARD
from comptoir.games.speicherstadt.loading import can_store, count, loose
from comptoir.games.speicherstadt.state import DEMAND, LOADING, OVER, PURCHASE, TRAY, State

RULES: Final = [
    "setup.purse",  # five coins and a market hall each; the score starts at nought
    "setup.box",  # autumn cards that are not used with so many players
    "setup.pile",  # seasons shuffled by themselves, winter on top, the fourth fire at the bottom
    "setup.bag",  # nine cubes of each good
    "setup.first",  # by lot
    "round.phases",  # supply, demand, purchase, loading, income
    "supply.row",  # one card more than players, from left to right
    "supply.ship",  # three cubes from the bag on each ship
    "supply.fire",  # at once, and the card is replaced
    "fire.most_and_least",
    "fire.ties",  # all who are tied gain or lose
    "fire.all_equal",  # nothing happens
    "fire.below_zero",
    "fire.firemen_stay",
    "demand.order",  # one worker at a time, round the table from the first player
    "demand.all_workers",  # nobody passes
    "demand.lowest_floor",
    "demand.several",  # own workers above one card
    "demand.limit",  # eight above a card
    "purchase.left_to_right",
    "purchase.lowest_first",
    "purchase.price",  # workers still standing
    "purchase.decline",  # takes the worker back; one coin cheaper for the next
    "purchase.asked_again",  # once for each own worker
    "purchase.too_poor",  # passed over
    "purchase.discard",  # what nobody buys; nobody above: at once
    "purchase.lost_cargo",  # of a ship that nobody buys: to the stock
    "purchase.at_once",  # a card works from its purchase on
    "purchase.own_cards",  # and only for who bought it
    "loading.order",  # in turn, the first player first
    "loading.skip",  # who has no loose cube
    "loading.own_cubes",  # from ship, market hall and warehouse; never somebody else's
    "loading.make_room",  # a stored cube may be given up for one off a ship
    "loading.lost",  # what is left on a ship goes to the stock
    "contract.kinds",  # one cube on each symbol of its kind
    "contract.locked",  # for good
    "merchant.own",  # buys its good from its owner
    "merchant.pays",  # one coin per cube, cube to the stock
    "warehouse.own",
    "warehouse.limit",  # four cubes
    "market.keep",  # one cube, off a ship
    "market.sell",  # two cubes for a coin
    "market.convert",  # three cubes for one
    "market.convert_other",  # of another kind than those given up
    "market.stock",  # from the stock, never from the bag
    "market.finish",  # what was offered must be sold or converted
    "income.coin",
    "income.no_purchase",
    "income.bank",
    "income.first_player",  # the metal coin goes to the left
    "end.last_round",  # when only the fourth fire is left, and it breaks out after that round
    "end.third_fire_last",  # two fires in a row and no round
    "end.over",
    "score.contracts",
    "score.counting_offices",
    "score.merchants",
    "score.churches",
    "score.warehouse",
    "score.chamber_of_commerce",
    "score.port",
    "score.tie",  # more coins; else shared
]

IN_FORCE: Final = ["demand.lowest_floor", "purchase.price", "loading.own_cubes", "end.over"]  # by phase
TURN: Final = ["demand.order", "purchase.lowest_first", "loading.order", "end.over"]  # by phase


def in_force(s: State, seat: i64) -> str:
    if s.phase == LOADING and count(s.players[seat].cubes, TRAY) > 0:
        return "market.finish"
    return IN_FORCE[s.phase]


def phase_of(kind: i64) -> i64:
    if kind == PLACE:
        return DEMAND
    return PURCHASE if kind in (BUY, DECLINE) else LOADING


def forbids(s: State, seat: i64, action: i64) -> str:
    kind = kind_of(action)
    if s.phase == OVER:
        return "end.over"
    if phase_of(kind) != s.phase:
        return "round.phases"
    if seat != s.turn:
        return TURN[s.phase]
    if kind == PLACE:
        return "supply.row" if first_of(action) >= s.columns else "demand.limit"
    offered = count(s.players[seat].cubes, TRAY)
    if kind in (SELL, CONVERT) or (kind == OFFER and offered > 0):
        return forbids_market(s, seat, kind, first_of(action), offered)
    if offered > 0:
        return "market.finish"
    return forbids_cube(s, seat, kind, first_of(action), second_of(action))


def forbids_market(s: State, seat: i64, kind: i64, good: i64, offered: i64) -> str:
    if kind == SELL:
        return "market.sell"
    if kind == OFFER:
        if loose(s.players[seat].cubes, good) == 0:
            return "loading.own_cubes"
        if offered == s.edition.convert_cubes:
            return "market.convert"
        return "market.stock" if count(s.stock, 0) == 0 else "market.convert_other"
    if offered != s.edition.convert_cubes:
        return "market.convert"
    return "market.stock" if s.stock[good] == 0 else "market.convert_other"


def forbids_cube(s: State, seat: i64, kind: i64, good: i64, contract: i64) -> str:
    if loose(s.players[seat].cubes, good) == 0:
        return "loading.own_cubes"
    if kind == LOAD:
        return "contract.kinds" if s.holder[CONTRACT_CARDS[contract]] == seat else "purchase.own_cards"
    if kind == TRADE:
        return "merchant.own"
    if kind == STORE:
        if s.holder[WAREHOUSE_CARD] != seat:
            return "warehouse.own"
        return "loading.own_cubes" if can_store(s, seat) else "warehouse.limit"
    if kind == DROP:
        return "loading.make_room"
    return "market.keep" if kind == KEEP else "market.sell"
