"""The rules by id, in the order of the rulebook, and which of them forbids an action that is not legal."""

from typing import Final

from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.games.fische import extras, pool, tables, trade, ways
from comptoir.games.fische.actions import (
    BONUS_EXCHANGE,
    BONUS_PLUS2,
    BONUS_PURCHASE,
    BUY,
    CHANGE,
    DECLINE,
    DONE,
    FERRY,
    KEEP,
    MOVE_PRICE,
    NEXT,
    OFFER,
    PRODUCE_GOOD,
    PUSH,
    RIDE,
    SELL,
    STOP,
    SUPPLY,
    SWAP_GOODS,
    SWAP_PLACE,
    TAKE,
    TAKE_FETISH,
    WALK,
)
from comptoir.games.fische.cards import (
    ALL_FOR_50,
    ALL_PRICES_RISE,
    CHANGER,
    DOUBLE_PRODUCTION,
    FELICITAS,
    FETISHIST,
    FRANZ,
    FREDDY,
    GIFT,
    GOODS,
    MERCHANT,
    MOVE_FERRY,
    MOVE_PAWN,
    PLAY_AGAIN,
    PRICE_CHANGE,
    PRICE_FALL,
    PRODUCE_CHOICE,
    RISE,
    SPECIAL_SALE,
    STAGE_AT,
    SWAP_KIOSKS,
    SWAP_STOCKS,
    TWO_MERCHANTS_PRODUCE,
    TYPE,
)
from comptoir.games.fische.phases import must_go_on
from comptoir.games.fische.state import CHOOSING, MOVING, TRADING, Board, Player, State

RULES: Final = [
    "setup.tables",  # one, two or three; players spread evenly
    "setup.kiosks",  # the numbered stack is cut; twelve, shuffled onto the places
    "setup.first_game",  # kiosks 1 to 12
    "setup.stock",  # one token with each merchant; the rest is the reserve
    "setup.prices",  # 50 each
    "setup.purse",  # 150 florins, the pawn in the port
    "setup.ferries",  # at the six anchors
    "setup.bonus",  # draw two, keep one
    "setup.order",  # by lot at each table
    "turn.order",
    "turn.parts",  # movement, then trade, then extra actions; never back
    "move.points",
    "move.first_round",  # 3, 4, 5, 6, 7
    "move.walk",  # a point per cell
    "move.jump",  # occupied and closed cells do not count
    "move.share",  # any number of pawns on a cell
    "move.leave",  # the kiosk where the turn began
    "move.no_return",  # to a kiosk left in this turn
    "move.stop",  # is said; outside a kiosk the turn ends
    "ferry.ride",  # from a stage with a ferry
    "ferry.free_stage",  # the next one without a ferry
    "ferry.directions",  # never back; each arm of a junction is one
    "ferry.port",  # two berths, one stop
    "ferry.pass",  # a free stage with somebody else's pawn
    "ferry.call",  # a point and ten florins
    "trade.optional",
    "trade.limit",  # seven tokens
    "trade.kiosk",  # only what this kiosk trades
    "trade.reserve",  # what is not there cannot be had
    "merchant.buy",  # from the stock
    "merchant.price",  # a step less per token in stock, ten at least
    "merchant.florins",  # no credit
    "merchant.once",  # each good bought once, the wanted good sold once in a visit
    "merchant.sell",  # the wanted good, at the price of the board
    "merchant.fall",  # once, after the sale
    "changer.exchange",  # one for two
    "changer.twice",
    "special.freddy",
    "special.franz",
    "special.felicitas",
    "special.no_merchant",  # no stock, no production
    "fetish.cost",  # three, four, five tokens
    "fetish.payment",  # alike, all different, of two kinds
    "fetish.one_per_turn",
    "fetish.kinds",  # each once
    "fetish.fall",  # of each good handed in
    "fetish.bonus",  # draw two, keep one
    "extra.compulsory",
    "extra.order",  # as printed
    "extra.lapse",  # what cannot be done
    "produce.all",  # merchants of the good
    "produce.shortage",  # the player on turn gives out what there is, then the price rises
    "price.rise",
    "price.fall",
    "price.overflow",  # beyond the highest price: production instead
    "price.loop",  # ... which never causes a further rise, nor a shortage one beyond the highest price
    "action.two_merchants",
    "action.all_prices_rise",
    "action.move_pawn",
    "action.move_ferry",
    "action.play_again",
    "action.swap_stocks",
    "action.swap_kiosks",
    "action.double_production",
    "action.produce_choice",
    "action.price_change",
    "action.price_fall",
    "action.special_sale",
    "action.all_for_50",
    "action.gift",
    "bonus.timing",  # in the own turn, between any two steps
    "bonus.secret",  # kinds; their number is open
    "bonus.pool",  # played tokens go back
    "bonus.plus2",
    "bonus.price",
    "bonus.exchange",
    "bonus.closed",
    "bonus.reopen",  # before the next turn of who closed it
    "bonus.purchase",
    "tables.change",  # in the port, with a point left
    "tables.seat",  # right before the player on turn
    "tables.belongings",  # go along
    "tables.pools",  # goods and bonus tokens of each table
    "tables.fetishes",  # which kinds at which table
    "tables.face_down",  # no second fetish before a change of table, with two tables
    "tables.unseen",  # nothing of other tables but who sits there
    "tables.lone",  # who is alone plays on
    "tables.tempo",  # side by side, or one turn per table
    "end.third_fetish",
    "end.places",
    "end.turn_limit",
    "end.ranking",
    "end.over",
]

BONUS_RULES: Final = ["bonus.plus2", "bonus.price", "bonus.exchange", "bonus.closed", "bonus.purchase"]
KIOSK_RULES: Final = ["merchant.buy", "changer.exchange", "special.freddy", "special.franz", "special.felicitas", "fetish.cost"]
EXTRA_RULES: Final = {
    TWO_MERCHANTS_PRODUCE: "action.two_merchants",
    ALL_PRICES_RISE: "action.all_prices_rise",
    MOVE_PAWN: "action.move_pawn",
    MOVE_FERRY: "action.move_ferry",
    PLAY_AGAIN: "action.play_again",
    SWAP_STOCKS: "action.swap_stocks",
    SWAP_KIOSKS: "action.swap_kiosks",
    DOUBLE_PRODUCTION: "action.double_production",
    PRODUCE_CHOICE: "action.produce_choice",
    PRICE_CHANGE: "action.price_change",
    PRICE_FALL: "action.price_fall",
    SPECIAL_SALE: "action.special_sale",
    ALL_FOR_50: "action.all_for_50",
    GIFT: "action.gift",
}
MOVEMENT: Final = [WALK, RIDE, FERRY, CHANGE, STOP]
TRADE: Final = [BUY, SELL, SWAP_GOODS, TAKE, TAKE_FETISH, OFFER, DONE]


def extra_rule(extra: i64) -> str:
    if extra < RISE:
        return "produce.all"
    return "price.rise" if extra < TWO_MERCHANTS_PRODUCE else EXTRA_RULES[int(extra)]


# --- the rule in force


def in_force(s: State, seat: i64) -> str:
    if s.over:
        return "end.over"
    p = s.players[seat]
    b = s.boards[p.table]
    if pool.is_choosing(p):
        return "setup.bonus" if b.phase == CHOOSING else "fetish.bonus"
    if not tables.may_act(s, seat):
        return waiting(s, b, p)
    if b.short >= 0:
        return "produce.shortage"
    if b.phase == MOVING:
        return "move.leave" if must_go_on(b, p) else "move.points"
    if b.phase == TRADING:
        return "fetish.payment" if b.paying >= 0 else KIOSK_RULES[TYPE[b.kiosk[p.pawn]]]
    return extra_rule(extras.current(s, b, p.pawn))


def waiting(s: State, b: Board, p: Player) -> str:
    if p.place > 0:
        return "end.places"
    if b.phase == CHOOSING:
        return "setup.bonus"
    return "turn.order" if tables.has_slot(s, b) else "tables.tempo"


# --- why not


def forbids(s: State, seat: i64, action: i64) -> str:
    if s.over:
        return "end.over"
    p = s.players[seat]
    b = s.boards[p.table]
    kind = kind_of(action)
    if not tables.may_act(s, seat):
        return waiting(s, b, p)
    if pool.is_choosing(p):
        return "setup.bonus" if b.phase == CHOOSING else "fetish.bonus"
    if kind == KEEP:
        return "turn.parts"
    if b.short >= 0:
        return "produce.shortage"
    if kind >= BONUS_PLUS2:
        return forbids_bonus(s, b, p, action)
    if b.phase == MOVING:
        return forbids_move(s, b, seat, action) if kind in MOVEMENT else "turn.parts"
    if b.phase == TRADING:
        return forbids_trade(s, b, p, action) if kind in TRADE else "turn.parts"
    return forbids_extra(s, b, p, kind)


def forbids_bonus(s: State, b: Board, p: Player, action: i64) -> str:
    kind = kind_of(action) - BONUS_PLUS2
    if not pool.holds(p, kind):
        return BONUS_RULES[kind]
    if not trade.is_free_to_go(b) or b.chosen >= 0:
        return "bonus.timing"
    if kind + BONUS_PLUS2 == BONUS_EXCHANGE and p.goods[first_of(action)] > 0 and first_of(action) != second_of(action):
        return "trade.reserve"
    if kind + BONUS_PLUS2 == BONUS_PURCHASE and trade.carried(p) >= s.edition.carry_limit:
        return "trade.limit"
    return BONUS_RULES[kind]


def forbids_move(s: State, b: Board, seat: i64, action: i64) -> str:
    kind = kind_of(action)
    p = s.players[seat]
    if kind == STOP:
        return "move.leave" if p.pawn == b.started else "bonus.closed"
    if kind == CHANGE:
        return "setup.tables" if first_of(action) >= s.tables else "tables.change"
    if b.points == 0:
        return "move.points"
    if kind == WALK:
        return forbids_walk(s, b, seat, first_of(action))
    if kind == RIDE:
        return forbids_sailing(s, b, STAGE_AT[p.pawn], first_of(action), "ferry.ride")
    if p.florins < s.edition.call_florins:
        return "ferry.call"
    if b.points == 1 and must_go_on(b, p):
        return "move.leave" if p.pawn == b.started else "bonus.closed"
    return forbids_sailing(s, b, first_of(action), second_of(action), "ferry.call")


def forbids_walk(s: State, b: Board, seat: i64, cell: i64) -> str:
    if b.shut >> cell & 1:
        return "bonus.closed"
    if (b.barred | ways.start_bit(b)) >> cell & 1:
        return "move.no_return"
    return "move.walk"


def forbids_sailing(s: State, b: Board, start: i64, end: i64, without: str) -> str:
    """`without` is the rule when no ferry lies at the start."""
    if start < 0 or not ways.has_ferry(b.ferries, start):
        return without
    if start == end:
        return "ferry.directions"
    if not ways.is_free(b.ferries, end):
        return "ferry.port" if end == 0 else "ferry.free_stage"
    return "ferry.free_stage"


def forbids_trade(s: State, b: Board, p: Player, action: i64) -> str:
    kind = kind_of(action)
    if b.paying >= 0:
        return "fetish.payment"
    if b.given >= 0:
        return "special.freddy"
    shop = TYPE[b.kiosk[p.pawn]]
    if shop == FETISHIST and kind == TAKE_FETISH:
        return forbids_fetish(s, b, p, first_of(action))
    if shop == FETISHIST and kind == OFFER:
        return "fetish.payment"
    if shop == MERCHANT and kind in (BUY, SELL):
        return forbids_merchant(s, b, p, kind, first_of(action), second_of(action) + 1)
    if shop == FRANZ and kind == BUY:
        return forbids_franz(s, b, p, first_of(action), second_of(action))
    if kind == SWAP_GOODS and shop in (CHANGER, FREDDY, FELICITAS):
        return forbids_exchange(s, b, p, first_of(action), second_of(action))
    return "special.freddy" if kind == TAKE and shop == FREDDY else "trade.kiosk"


def forbids_fetish(s: State, b: Board, p: Player, kind: i64) -> str:
    if b.traded > 0:
        return "fetish.one_per_turn"
    if p.face_down == 1:
        return "tables.face_down"
    if p.fetishes >> kind & 1:
        return "fetish.kinds"
    if not trade.offered_here(s, b) >> kind & 1:
        return "tables.fetishes"
    return "fetish.cost"


def forbids_merchant(s: State, b: Board, p: Player, kind: i64, good: i64, number: i64) -> str:
    if kind == SELL:
        if s.edition.buys[b.kiosk[p.pawn]] != good or p.goods[good] < number:
            return "merchant.sell"
        return "merchant.once"
    if b.bought >> good & 1:
        return "merchant.once"
    if b.stock[p.pawn * GOODS + good] < number:
        return "merchant.buy"
    return "trade.limit" if trade.carried(p) + number > s.edition.carry_limit else "merchant.florins"


def forbids_franz(s: State, b: Board, p: Player, good: i64, number: i64) -> str:
    if b.traded > 0 or number > 0:
        return "special.franz"
    if trade.carried(p) >= s.edition.carry_limit:
        return "trade.limit"
    return "trade.reserve" if b.reserve[good] == 0 else "merchant.florins"


def forbids_exchange(s: State, b: Board, p: Player, given: i64, good: i64) -> str:
    shop = TYPE[b.kiosk[p.pawn]]
    rule = KIOSK_RULES[shop]
    kiosk = b.kiosk[p.pawn]
    if p.goods[given] == 0 or given == good or (shop == CHANGER and (s.edition.buys[kiosk] != given or s.edition.gives[kiosk] != good)):
        return rule
    if b.traded >= (s.edition.times_at_changer if shop != FREDDY else 1):
        return "changer.twice" if shop == CHANGER else rule
    if shop == FELICITAS:
        return rule if b.level[good] <= b.level[given] else "trade.reserve"
    more = s.edition.changer_gives if shop == CHANGER else i64(2)
    return "trade.limit" if trade.carried(p) - 1 + more > s.edition.carry_limit else "trade.reserve"


def forbids_extra(s: State, b: Board, p: Player, kind: i64) -> str:
    extra = extras.current(s, b, p.pawn)
    if kind in (NEXT, DECLINE):
        return "extra.compulsory"
    if kind in (PRODUCE_GOOD, SUPPLY, MOVE_PRICE, PUSH, SWAP_PLACE, WALK, RIDE, FERRY, BUY, SELL):
        return extra_rule(extra)
    return "turn.parts"
