"""The end of a round: newspapers, new cards on the boards, hands taken back; and the end of the game."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import bidding, events, facts, robot, settling
from comptoir.games.bremerhaven.cards import LAND, SEA, STATION
from comptoir.games.bremerhaven.state import BIDDING, LOADING, NO_CARD, ORDER, OVER, TIME, State
from comptoir.games.bremerhaven.turns import enter


def close_round(s: State, dice: Dice) -> None:
    """First the event, which may ask for decisions; then everything else."""
    if s.cursor == 0:
        s.cursor = 1
        if s.event != NO_CARD:
            events.happen(s)
        return
    s.event = NO_CARD
    way = min(steps(s), s.edition.track_end - s.track)
    s.track += way
    facts.progress(s, way)
    if s.track == s.edition.track_end:
        end(s)
    else:
        turn_paper(s)
        refill(s)
        bidding.take_back(s)
        open_round(s, dice)


def steps(s: State) -> i64:
    """How far the ship moves: the newspaper on the right says it, in the short game it is always the same."""
    return s.edition.progress[s.papers[s.papers_read]] if s.is_long else s.edition.short_step


def turn_paper(s: State) -> None:
    """The newspaper on the right becomes the event of the next round."""
    if s.is_long:
        s.revealed += 1
        s.event = s.papers[s.papers_read]
        s.papers_read += 1
        facts.newspaper(s)


def open_round(s: State, dice: Dice) -> None:
    s.round += 1
    enter(s, BIDDING)
    for seat in range(s.seats):
        s.players[seat].used = 0
        s.players[seat].moves = 0
    facts.round_opens(s)
    if s.bidders > s.seats:
        robot.shuffle_cards(s, dice)


# --- new cards


def refill(s: State) -> None:
    """Ships, then orders: in the long game they move to the right, else all are replaced."""
    sweep(s, s.sea, SEA)
    for column in range(s.bidders - 1, -1, -1):
        if s.sea[column] == NO_CARD:
            turn_ship(s, column)
    sweep(s, s.land, LAND)
    for column in range(s.bidders - 1, -1, -1):
        if s.land[column] == NO_CARD:
            turn_order(s, column)


def sweep(s: State, row: vec[i64], first_space: i64) -> None:
    """Away with the card on the right, or with all; what is left closes up to the right."""
    last = s.bidders - 1
    for column in range(s.bidders):
        if row[column] != NO_CARD and (column == last or not s.is_long):
            facts.swept(s, first_space, column, row[column])
            row[column] = NO_CARD
    free = last
    for column in range(last, -1, -1):
        if row[column] != NO_CARD:
            card = row[column]
            row[column] = NO_CARD
            row[free] = card
            free -= 1


def turn_ship(s: State, column: i64) -> None:
    s.revealed += 1
    s.sea[column] = s.ship_pile[s.ships_drawn]
    s.ships_drawn += 1
    facts.turned(s, SEA + column)


def turn_order(s: State, column: i64) -> None:
    s.revealed += 1
    s.land[column] = draw_order(s)
    facts.turned(s, LAND + column)


def draw_order(s: State) -> i64:
    order = s.order_pile[s.orders_drawn]
    s.orders_drawn += 1
    return order


# --- the end


def end(s: State) -> None:
    """All orders are settled as if they were due, at the prices of now."""
    for seat in range(s.seats):
        p = s.players[seat]
        for space in range(i64(STATION + 1)):
            if p.orders[space * LOADING + ORDER] != NO_CARD:
                p.orders[space * LOADING + TIME] = 0
        settling.settle(s, seat)
    enter(s, OVER)
    facts.ended(s)
