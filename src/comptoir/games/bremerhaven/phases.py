"""A round as the rulebook tells it: who decides what, and what follows when nobody has anything to decide."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import bidding, events, land, moving, news, permits, production, robot, sea, start, town
from comptoir.games.bremerhaven.state import (
    AT_SEA,
    BIDDING,
    BIDS,
    CAREER_STEP,
    CAREERS,
    HARBOURS,
    MOOR_STEP,
    MOVING,
    NEWS,
    NOBODY,
    NOTHING,
    ON_LAND,
    OVER,
    PERMIT_STEP,
    PERMITS,
    PRICE_STEP,
    PRICING,
    PRODUCTION,
    SETUP,
    UPGRADE_STEP,
    UPGRADES,
    State,
)
from comptoir.games.bremerhaven.turns import ask, enter, is_robot


def actor(s: State) -> i64:
    """The first seat that has something to decide."""
    if s.waiting > 0:
        for seat in range(s.seats):
            if s.players[seat].step != NOTHING:
                return seat
    return NOBODY


# --- what may be done


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    step = s.players[seat].step
    if step == MOVING:
        return moving.legal_into(s, seat, out)
    if step == BIDS:
        return bidding.legal_into(s, seat, out)
    if step == NOTHING:
        return 0
    if step == PRODUCTION:
        return production.legal_into(s, seat, out)
    if step > PRODUCTION:
        return events.legal_into(s, seat, out)
    return boards_into(s, seat, out) if step > BIDS else start.legal_into(s, seat, out)


def boards_into(s: State, seat: i64, out: vec[i64]) -> i64:
    """Decisions at the town, sea and land boards."""
    step = s.players[seat].step
    if step == PERMIT_STEP:
        return permits.legal_into(s, seat, out)
    if step == UPGRADE_STEP:
        return town.upgrade_into(out)
    if step == PRICE_STEP:
        return town.prices_into(out)
    if step == CAREER_STEP:
        return town.careers_into(s, out)
    return sea.legal_into(s, seat, out) if step == MOOR_STEP else land.legal_into(s, seat, out)


# --- doing it


def apply(s: State, seat: i64, action: i64, dice: Dice) -> None:
    step = s.players[seat].step
    if step == MOVING:
        moving.apply(s, seat, action)
    elif step == BIDS:
        bidding.apply(s, seat, action)
    elif step == PRODUCTION:
        production.apply(s, seat, action)
    elif step > PRODUCTION:
        events.apply(s, seat, action)
    elif step > BIDS:
        apply_at_boards(s, seat, action)
    else:
        start.apply(s, seat, action)
    advance(s, dice)


def apply_at_boards(s: State, seat: i64, action: i64) -> None:
    step = s.players[seat].step
    if step == PERMIT_STEP:
        permits.apply(s, seat, action)
    elif step == UPGRADE_STEP:
        town.apply_upgrade(s, seat, action)
    elif step == PRICE_STEP:
        town.choose_prices(s, seat, action)
    elif step == CAREER_STEP:
        town.apply_career(s, seat, action)
    elif step == MOOR_STEP:
        sea.apply(s, seat, action)
    else:
        land.apply(s, seat, action)


def advance(s: State, dice: Dice) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    while s.waiting == 0 and s.phase != OVER:
        go_on(s, dice)


def go_on(s: State, dice: Dice) -> None:
    phase = s.phase
    if phase == BIDDING:
        next_bid(s, dice)
    elif phase == PERMITS:
        permits.next_bidder(s)
    elif phase == UPGRADES:
        town.next_upgrade(s)
    elif phase == PRICING:
        town.set_prices(s)
    elif phase == CAREERS:
        town.set_careers(s)
    elif phase == AT_SEA:
        sea.next_ship(s)
    elif phase == ON_LAND:
        land.next_order(s)
    elif phase == HARBOURS:
        open_harbours(s)
    elif phase == NEWS:
        news.close_round(s, dice)
    elif phase == SETUP:
        news.open_round(s, dice)


def next_bid(s: State, dice: Dice) -> None:
    """Card by card in the order of ranks; when all lie, they are turned up."""
    if s.cursor == s.bidders * bidding.cards_to_place(s):
        bidding.reveal(s)
        town.parking(s)
        town.award_building(s)
        enter(s, PERMITS)
        return
    bidder = s.ladder[s.cursor % s.bidders]
    s.cursor += 1
    if is_robot(s, bidder):
        robot.bid(s, dice)
    else:
        ask(s, bidder, BIDS)


def open_harbours(s: State) -> None:
    """All at once, each in the own harbour."""
    if s.cursor == 1:
        enter(s, NEWS)
        return
    s.cursor = 1
    for seat in range(s.seats):
        if production.can_produce(s, s.players[seat]):
            ask(s, seat, PRODUCTION)
        else:
            ask(s, seat, MOVING)
            moving.begin(s, seat)
