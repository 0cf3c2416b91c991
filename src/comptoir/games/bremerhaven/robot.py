"""The rival of the solo game: newspapers tell it where to bid, a shuffled pile tells it how much."""

from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.games.bremerhaven import bidding, facts
from comptoir.games.bremerhaven.cards import HIGHEST, NEWSPAPERS
from comptoir.games.bremerhaven.state import State


def shuffle_cards(s: State, dice: Dice) -> None:
    """Its five cards, face down, for the bidding to come."""
    p = s.players[s.seats]
    n: i64 = 0
    for value in range(i64(1), i64(HIGHEST + 1)):
        for _ in range(p.hand[value]):
            p.card[n] = value
            n += 1
    dice.shuffle(p.card, 0, n)


def bid(s: State, dice: Dice) -> None:
    """The next newspaper shows the space, the next card of the pile goes there."""
    if s.papers_read == NEWSPAPERS:
        reshuffle(s, dice)
    paper = s.papers[s.papers_read]
    s.papers_read += 1
    s.revealed += 1
    p = s.players[s.seats]
    bidding.lay(s, s.seats, p.card[p.placed], s.edition.robot_space[paper])
    facts.robot_bid(s, paper)


def reshuffle(s: State, dice: Dice) -> None:
    papers = s.papers[:]
    dice.shuffle(papers, 0, NEWSPAPERS)
    s.papers = papers
    s.papers_read = 0
    facts.reshuffled(s)
