"""What a bidder may expect of the others: where their cards lie is open, and all know which cards each has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.bremerhaven import bidding
from comptoir.games.bremerhaven.cards import COLUMNS, HAND, HIGHEST, PERMIT, SPACES, UPGRADE
from comptoir.games.bremerhaven.state import Player, State

VISITOR: Final = 0.05  # chance that a card still in hand comes to a space where its owner has none
PILE_ON: Final = 0.6  # what each card still in hand adds to a total that stands
FOLLOW: Final = 0.63  # and to the highest bid where others may follow
SPREAD: Final = 1.4  # how uncertain the totals of others are


class Odds:
    """Of one bidder against the others."""

    seat: i64
    bidders: i64
    own: vec[i64]  # by space: the own total
    cards: vec[i64]  # by bidder and space: how many lie there
    average: vec[float]  # by bidder: the middling card
    left: vec[float]  # by bidder: cards still to be laid
    edge: vec[float]  # by bidder: ties go to the higher rank

    def __init__(self, s: State, seat: i64) -> None:
        self.seat = seat
        self.bidders = s.bidders
        self.own = vec[i64]([0] * SPACES)
        self.cards = vec[i64]([0] * (COLUMNS * SPACES))
        self.average = vec[float]([0.0] * COLUMNS)
        self.left = vec[float]([0.0] * COLUMNS)
        self.edge = vec[float]([0.0] * COLUMNS)
        for bidder in range(s.bidders):
            self.look_at(s, bidder)
        mine = s.players[seat]
        for k in range(mine.placed):
            self.own[mine.space[k]] += mine.card[k]
        self.set_edges(s)

    def look_at(self, s: State, bidder: i64) -> None:
        p = s.players[bidder]
        self.average[bidder] = float(influence(p)) / float(HAND)
        self.left[bidder] = float(bidding.cards_to_place(s) - p.placed)
        for k in range(p.placed):
            self.cards[bidder * SPACES + p.space[k]] += 1

    def set_edges(self, s: State) -> None:
        edge = -0.5
        for rank in range(s.bidders):
            bidder = s.ladder[rank]
            if bidder == self.seat:
                edge = 0.5
            self.edge[bidder] = edge

    def lay(self, space: i64, card: i64) -> None:
        self.own[space] += card
        self.cards[self.seat * SPACES + space] += 1

    def has_bid(self, space: i64) -> bool:
        return self.cards[self.seat * SPACES + space] > 0


def influence(p: Player) -> i64:
    """The sum of a bidder's cards, which all know."""
    total: i64 = 0
    for value in range(i64(1), i64(HIGHEST + 1)):
        total += value * p.hand[value]
    for k in range(p.placed):
        total += p.card[k]
    return total


def gain(o: Odds, space: i64, value: float, total: i64, purse: i64) -> float:
    """What a space of this value brings with this total."""
    if total == 0:
        return 0.0
    if space in (PERMIT, UPGRADE):
        return shared_gain(o, space, value, total, purse)
    return value * chance(o, space, total)


def chance(o: Odds, space: i64, total: i64) -> float:
    """To win with this total."""
    likely = 1.0
    for other in range(o.bidders):
        if other != o.seat:
            likely *= beats(o, space, other, float(total))
    return likely


def beats(o: Odds, space: i64, other: i64, total: float) -> float:
    cards = o.cards[other * SPACES + space]
    lead = total + o.edge[other]
    if cards > 0:
        return above(lead - float(cards) * o.average[other] - PILE_ON * o.left[other])
    visit = min(0.8, VISITOR * o.left[other])
    return 1.0 - visit + visit * above(lead - o.average[other] - 0.5)


def above(lead: float) -> float:
    """The chance that a lead is one."""
    x = lead / SPREAD
    if x >= 2.0:
        return 0.97
    if x <= -2.0:
        return 0.03
    return 0.5 + 0.235 * x


def shared_gain(o: Odds, space: i64, value: float, total: i64, purse: i64) -> float:
    """Where others may follow for the difference: the value, less what is to be paid."""
    most = 0.0
    for other in range(o.bidders):
        if other != o.seat:
            most = max(most, float(o.cards[other * SPACES + space]) * o.average[other] + min(2.5, FOLLOW * o.left[other]))
    price = max(0.0, most - float(total))
    return max(0.15 * value, value - price) if price <= float(purse) else 0.1 * value
