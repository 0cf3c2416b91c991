"""What every legal action looks like without search: the same numbers as the heuristic's, in points of the outcome."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, second_of
from comptoir.core.contract import NEVER
from comptoir.core.dice import FastDice
from comptoir.games.bremerhaven import auction, handling, land, policy, settling, town, worth
from comptoir.games.bremerhaven.actions import (
    BUILD,
    COLLECT,
    DISCARD,
    DONE,
    KEEP,
    LOAD,
    PLACE,
    SELL,
    TAKE,
    TRANSSHIP,
    UNLOAD,
    UPGRADE,
)
from comptoir.games.bremerhaven.state import (
    BIDS,
    CAREER_STEP,
    MOOR_STEP,
    ORDER_STEP,
    PERMIT_STEP,
    PRICE_STEP,
    SUBSIDY_STEP,
    TRAINING_STEP,
    UPGRADE_STEP,
    Player,
    State,
)
from comptoir.games.bremerhaven.stock import Stock, rounds_left
from comptoir.games.bremerhaven.value import root

ROUTINE: Final = 5.0  # how much better the heuristic's own move looks where it settles things


def judge(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """In money first. Of money times prestige, whose root is the outcome, a coin moves half the root of stars per coin."""
    p = s.players[seat]
    stock = Stock(s, p)
    if p.step == BIDS:
        auction.judge(s, seat, actions, n, out)
    elif p.step in (PRICE_STEP, CAREER_STEP):
        judge_town(s, seat, actions, n, out)
    elif policy.is_routine(p):
        judge_routine(s, seat, actions, n, out)
    else:
        for k in range(n):
            out[k] = own_value(s, seat, p, stock, actions[k])
    coin = 0.5 / root(stock.star)
    for k in range(n):
        if out[k] > NEVER:
            out[k] *= coin


def own_value(s: State, seat: i64, p: Player, stock: Stock, action: i64) -> float:
    """Of a decision that concerns the own harbour and hand."""
    if p.step in (PERMIT_STEP, SUBSIDY_STEP):
        return permit_value(s, seat, p, stock, action)
    if p.step in (UPGRADE_STEP, TRAINING_STEP):
        return upgrade_value(s, seat, stock, action)
    if p.step == MOOR_STEP:
        return policy.dock_value(s, p, stock, action)
    return order_value(s, p, stock, action) if p.step == ORDER_STEP else gift_value(s, p, stock, action)


def permit_value(s: State, seat: i64, p: Player, stock: Stock, action: i64) -> float:
    """Cells are all alike: a building goes to but one of them."""
    kind = kind_of(action)
    if kind == DONE:
        return 0.0
    if kind == BUILD and second_of(action) != policy.building_site(p):
        return NEVER
    return policy.permit_value(s, seat, stock, action)


def upgrade_value(s: State, seat: i64, stock: Stock, action: i64) -> float:
    """In the last round a better card comes too late."""
    if kind_of(action) != UPGRADE:
        return 0.0
    too_late = stock.rounds <= 0.0 and town.upgrade_cost(s, seat) > 0
    return NEVER if too_late else policy.upgrade_value(s, seat, stock)


def order_value(s: State, p: Player, stock: Stock, action: i64) -> float:
    """Spaces within reach are all alike; in the last round an order that is kept costs no more money than one that is refused.

    A star that is lost now may be won back when prestige is counted, at the end it may not."""
    if kind_of(action) == PLACE:
        twin = policy.twin_space(p, first_of(action))
        return NEVER if twin else policy.loading_value(s, p, stock, first_of(action))
    order = s.land[s.cursor]
    is_sure = p.money + p.deposit >= land.penalty_money(s, p, order) and land.penalty_prestige(s, p, order) == 0
    if stock.rounds <= 0.0 and is_sure:
        return NEVER
    return -worth.penalty(s, p, stock, order)


def gift_value(s: State, p: Player, stock: Stock, action: i64) -> float:
    """It does not matter in which of several cells of a kind a good lies."""
    if kind_of(action) != TAKE:
        return 0.0
    good = first_of(action)
    if second_of(action) != handling.best_cell(s, p, good):
        return NEVER
    return worth.good_worth(stock, good) + 0.1 * float(settling.price(s, good))


def judge_town(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """Prices and careers: others are concerned too."""
    if s.players[seat].step == PRICE_STEP:
        sales = policy.all_sales(s)
        now = policy.prices_value(s, seat, sales, s.price_pile[0]) + 0.1
        for k in range(n):
            card = first_of(actions[k])
            out[k] = policy.prices_value(s, seat, sales, card) - now if card != s.price_pile[0] else 0.0
    else:
        rounds = rounds_left(s)
        for k in range(n):
            out[k] = 0.0 if kind_of(actions[k]) == KEEP else policy.career_value(s, seat, rounds, first_of(actions[k]) + 1)


def judge_routine(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    best = policy.heuristic(s, seat, FastDice(1))
    for k in range(n):
        out[k] = ROUTINE if actions[k] == best else chore_value(kind_of(actions[k]))
    if kind_of(best) == COLLECT:
        out[n - 1] = NEVER  # done, with money left to be had for nothing


def chore_value(kind: i64) -> float:
    if kind in (LOAD, TRANSSHIP, COLLECT):
        return 2.0
    if kind in (UNLOAD, SELL, TAKE):
        return 1.0
    return -2.0 if kind == DISCARD else 0.0
