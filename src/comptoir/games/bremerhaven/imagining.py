"""What others may have laid face down: by what each has, and what the heuristic would lay there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import auction, hidden, odds
from comptoir.games.bremerhaven.cards import HIGHEST, PARKING
from comptoir.games.bremerhaven.odds import Odds
from comptoir.games.bremerhaven.state import BIDDING, Player, State
from comptoir.games.bremerhaven.stock import Stock
from comptoir.games.bremerhaven.turns import is_robot

NOISE: Final = 0.6  # how much less a card may gain, in money, and still be half as likely as the best
INTEREST: Final = 2.0  # who bids for something wants it at least so much


def imagine(s: State, seat: i64, dice: Dice) -> None:
    """A redeal, but for the cards that other people have laid."""
    hidden.redeal_piles(s, dice)
    if s.phase == BIDDING:
        for bidder in range(s.bidders):
            if bidder != seat:
                if is_robot(s, bidder):
                    hidden.redeal_cards(s.players[bidder], True, dice)
                elif s.players[bidder].placed > 0:
                    imagine_cards(s, bidder, dice)


def imagine_cards(s: State, bidder: i64, dice: Dice) -> None:
    """One after the other, as they were laid; what really lies there is taken up before anything is thought of."""
    p = s.players[bidder]
    hidden.take_up(p)
    placed = p.placed
    p.placed = 0
    stock = Stock(s, p)
    o = Odds(s, bidder)
    for k in range(placed):
        card = draw(s, p, stock, o, p.space[k], dice)
        p.card[k] = card
        p.hand[card] -= 1
        p.placed += 1
        o.lay(p.space[k], card)


def draw(s: State, p: Player, stock: Stock, o: Odds, space: i64, dice: Dice) -> i64:
    """A card of the hand; the less likely, the less it gains there."""
    gains = vec[float]([0.0] * (HIGHEST + 1))
    value = 0.0 if space == PARKING else max(INTEREST, auction.space_worth(s, p, stock, o, space))
    best = -99.0
    for card in range(i64(1), i64(HIGHEST + 1)):
        if p.hand[card] > 0:
            gains[card] = odds.gain(o, space, value, o.own[space] + card, p.money) - auction.CARD * float(card)
            best = max(best, gains[card])
    chances = vec[i64]([0] * (HIGHEST + 1))
    total: i64 = 0
    for card in range(i64(1), i64(HIGHEST + 1)):
        if p.hand[card] > 0:
            less = (best - gains[card]) / NOISE
            chances[card] = p.hand[card] * i64(1000.0 / (1.0 + less * less))
            total += chances[card]
    return pick(chances, dice.below(total))


def pick(chances: vec[i64], at: i64) -> i64:
    card: i64 = 0
    while at >= chances[card]:
        at -= chances[card]
        card += 1
    return card
