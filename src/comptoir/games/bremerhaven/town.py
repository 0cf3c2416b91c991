"""The town board but for permits: parking, the building, upgrades of influence, prices, careers."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.games.bremerhaven import bidding, facts
from comptoir.games.bremerhaven.actions import CHOOSE_PRICES, DECLINE, KEEP, PROMOTE
from comptoir.games.bremerhaven.actions import UPGRADE as UPGRADE_ACTION
from comptoir.games.bremerhaven.cards import (
    CAREER,
    COMMODITY_EXCHANGE,
    NAVIGATION_SCHOOL,
    PARKING,
    PRICE_CARDS,
    PRICES,
    TOP_BUILDING,
    UPGRADE,
)
from comptoir.games.bremerhaven.state import (
    AT_SEA,
    CAREER_STEP,
    CAREERS,
    NOBODY,
    PRICE_STEP,
    PRICING,
    TRAINING_STEP,
    UPGRADE_STEP,
    State,
)
from comptoir.games.bremerhaven.turns import answered, ask, enter, has, is_robot

# --- 1.0 parking, 1.1 the building


def parking(s: State) -> None:
    for seat in range(s.seats):
        money = bidding.cards_on(s, PARKING, seat) * s.edition.parking_income
        if money > 0:
            s.players[seat].money += money
            facts.parking(s, seat, money)


def award_building(s: State) -> None:
    """To lie beside the harbour of who bid most; without a bid, or for the robot, it leaves the game."""
    building = s.building_pile[s.buildings_drawn]
    bidder = bidding.winner(s, TOP_BUILDING)
    facts.building_awarded(s, bidder, building)
    if bidder != NOBODY and not is_robot(s, bidder):
        s.players[bidder].plans |= i64(1) << building
    s.buildings_drawn += 1
    s.revealed += 1


# --- 1.3 influence


def next_upgrade(s: State) -> None:
    """In the order of ranks: for nothing, for the difference, or not at all."""
    if s.cursor == s.bidders:
        enter(s, PRICING)
        return
    bidder = s.ladder[s.cursor]
    s.cursor += 1
    p = s.players[bidder]
    if not bidding.has_bid(s, UPGRADE, bidder) or not bidding.can_upgrade(s, p):
        return
    cost = upgrade_cost(s, bidder)
    if cost == 0:
        upgrade(s, bidder, 0)
    elif p.money >= cost:
        ask(s, bidder, UPGRADE_STEP)


def upgrade_cost(s: State, bidder: i64) -> i64:
    """Nothing for the highest bid, the robot and the navigation school."""
    if s.players[bidder].step == TRAINING_STEP:
        return s.edition.event_number[s.event]
    if is_robot(s, bidder) or has(s.players[bidder], NAVIGATION_SCHOOL):
        return 0
    return bidding.highest(s, UPGRADE) - bidding.total(s, UPGRADE, bidder)


def upgrade(s: State, bidder: i64, cost: i64) -> None:
    """The lowest card of the reserve; it is taken in hand with the others at the end of the round."""
    p = s.players[bidder]
    p.money -= cost
    p.upgrades += 1
    p.gained += 1
    facts.upgraded(s, bidder, cost)


def upgrade_into(out: vec[i64]) -> i64:
    out[0] = UPGRADE_ACTION
    out[1] = DECLINE
    return 2


def apply_upgrade(s: State, seat: i64, action: i64) -> None:
    if kind_of(action) == UPGRADE_ACTION:
        upgrade(s, seat, upgrade_cost(s, seat))
    else:
        facts.declined(s, seat)
    answered(s, seat)


# --- 1.4 prices


def set_prices(s: State) -> None:
    """Who bid most chooses; without a bid the owner of the exchange; else the next card is turned up."""
    if s.cursor == 1:
        enter(s, CAREERS)
        return
    s.cursor = 1
    bidder = bidding.winner(s, PRICES)
    if bidder == NOBODY:
        bidder = exchange_owner(s)
    if bidder == NOBODY or is_robot(s, bidder):
        turn_prices(s)
    else:
        ask(s, bidder, PRICE_STEP)


def exchange_owner(s: State) -> i64:
    for seat in range(s.seats):
        if has(s.players[seat], COMMODITY_EXCHANGE):
            return seat
    return NOBODY


def prices_into(out: vec[i64]) -> i64:
    for card in range(i64(PRICE_CARDS)):
        out[card] = pack(CHOOSE_PRICES, card)
    return PRICE_CARDS


def choose_prices(s: State, seat: i64, action: i64) -> None:
    """The card is put on top; the order of the others stays."""
    card = first_of(action)
    pile = s.price_pile[:]
    at: i64 = 0
    while pile[at] != card:
        at += 1
    if at >= PRICE_CARDS - s.known_bottom:
        s.known_bottom -= 1
    if at >= s.known_top:
        s.known_top += 1
    while at > 0:
        pile[at] = pile[at - 1]
        at -= 1
    pile[0] = card
    s.price_pile = pile
    facts.prices(s, seat)
    answered(s, seat)


def turn_prices(s: State) -> None:
    """The top card goes under the pile; the next one is valid at once."""
    pile = s.price_pile[:]
    top = pile[0]
    for at in range(i64(PRICE_CARDS - 1)):
        pile[at] = pile[at + 1]
    pile[PRICE_CARDS - 1] = top
    s.price_pile = pile
    if s.known_top + s.known_bottom < PRICE_CARDS:
        s.known_top -= 1
        s.known_bottom += 1
        if s.known_top == 0:
            s.known_top = 1
            s.revealed += 1
    facts.prices(s, NOBODY)


# --- 1.5 careers


def set_careers(s: State) -> None:
    """Who bid most may let two neighbours change places; then everybody gets the income of the rank."""
    if s.cursor == 1:
        income(s)
        enter(s, AT_SEA)
        return
    s.cursor = 1
    bidder = bidding.winner(s, CAREER)
    if bidder == NOBODY:
        return
    if is_robot(s, bidder):
        if s.ladder[0] != bidder:
            promote(s, bidder, 1)
    else:
        ask(s, bidder, CAREER_STEP)


def careers_into(s: State, out: vec[i64]) -> i64:
    n: i64 = 0
    for rank in range(1, s.bidders):
        out[n] = pack(PROMOTE, rank - 1)
        n += 1
    out[n] = KEEP
    return n + 1


def apply_career(s: State, seat: i64, action: i64) -> None:
    if kind_of(action) == PROMOTE:
        promote(s, seat, first_of(action) + 1)
    else:
        facts.kept(s, seat)
    answered(s, seat)


def promote(s: State, by: i64, rank: i64) -> None:
    s.ladder[rank - 1], s.ladder[rank] = s.ladder[rank], s.ladder[rank - 1]
    facts.promoted(s, by, rank)


def income(s: State) -> None:
    for rank in range(s.bidders):
        bidder = s.ladder[rank]
        if not is_robot(s, bidder):
            s.players[bidder].money += s.edition.rank_income[rank]
    facts.income(s)
