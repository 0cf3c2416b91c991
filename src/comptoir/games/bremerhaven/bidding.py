"""The auction: influence cards are laid face down one at a time, in the order of ranks; then all are turned up."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack, second_of
from comptoir.games.bremerhaven import facts
from comptoir.games.bremerhaven.actions import BID
from comptoir.games.bremerhaven.cards import COLUMNS, DOCK_STRIKE, HAND, HIGHEST, LAND, LIGHTHOUSE, PARKING, SEA, SPACES, UPGRADE
from comptoir.games.bremerhaven.state import NO_CARD, NOBODY, Player, State
from comptoir.games.bremerhaven.turns import answered, has

# --- laying cards


def cards_to_place(s: State) -> i64:
    """By each player this round."""
    return s.edition.event_number[DOCK_STRIKE] if s.event == DOCK_STRIKE else HAND


def is_open(s: State, space: i64) -> bool:
    """The town's spaces, and as many at sea and on land as there are bidders."""
    if space < SEA:
        return True
    return space - SEA < s.bidders if space < LAND else space - LAND < s.bidders


def has_card(s: State, space: i64) -> bool:
    if space < SEA:
        return True
    return s.sea[space - SEA] != NO_CARD if space < LAND else s.land[space - LAND] != NO_CARD


def can_upgrade(s: State, p: Player) -> bool:
    return p.upgrades < len(s.edition.reserve)


def may_bid_on(s: State, p: Player, space: i64) -> bool:
    """Who has nothing left to upgrade stays away from there."""
    return is_open(s, space) and has_card(s, space) and (space != UPGRADE or can_upgrade(s, p))


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    """The car park is always open: what can be laid there can be laid elsewhere too."""
    cards: i64 = 0
    p = s.players[seat]
    hand = p.hand
    for value in range(i64(1), i64(HIGHEST + 1)):
        if hand[value] > 0:
            out[cards] = pack(BID, value - 1, PARKING)
            cards += 1
    n = cards
    for space in range(i64(PARKING + 1), i64(SPACES)):
        if may_bid_on(s, p, space):
            for k in range(cards):
                out[n] = out[k] | pack(BID, 0, space)
                n += 1
    return n


def apply(s: State, seat: i64, action: i64) -> None:
    value = first_of(action) + 1
    lay(s, seat, value, second_of(action))
    facts.bid(s, seat, value, second_of(action))
    answered(s, seat)


def lay(s: State, bidder: i64, value: i64, space: i64) -> None:
    p = s.players[bidder]
    p.card[p.placed] = value
    p.space[p.placed] = space
    p.placed += 1
    p.hand[value] -= 1


# --- what the cards say once they are turned up


def reveal(s: State) -> None:
    s.revealed += 1
    facts.revealed(s)


def rank_of(s: State, bidder: i64) -> i64:
    rank: i64 = 0
    while s.ladder[rank] != bidder:
        rank += 1
    return rank


def has_bid(s: State, space: i64, bidder: i64) -> bool:
    return cards_on(s, space, bidder) > 0


def cards_on(s: State, space: i64, bidder: i64) -> i64:
    n: i64 = 0
    p = s.players[bidder]
    where = p.space
    for k in range(p.placed):
        if where[k] == space:
            n += 1
    return n


def total(s: State, space: i64, bidder: i64) -> i64:
    value: i64 = 0
    p = s.players[bidder]
    where = p.space
    card = p.card
    for k in range(p.placed):
        if where[k] == space:
            value += card[k]
    return value


def highest(s: State, space: i64) -> i64:
    best: i64 = 0
    for bidder in range(s.bidders):
        best = max(best, total(s, space, bidder))
    return best


def winner(s: State, space: i64) -> i64:
    """The highest total; among equals the highest rank, or at sea who has the lighthouse."""
    best: i64 = 0
    found: i64 = NOBODY
    at_sea = SEA <= space < SEA + COLUMNS
    for rank in range(s.bidders):
        bidder = s.ladder[rank]
        value = total(s, space, bidder)
        if value > best or (at_sea and value == best and value > 0 and has(s.players[bidder], LIGHTHOUSE)):
            best = value
            found = bidder
    return found


# --- taking the cards back


def take_back(s: State) -> None:
    """With the cards of upgrades; then as many of the lowest leave the game."""
    for bidder in range(s.bidders):
        p = s.players[bidder]
        for k in range(p.placed):
            p.hand[p.card[k]] += 1
        p.placed = 0
        for k in range(p.upgrades - p.gained, p.upgrades):
            p.hand[s.edition.reserve[k]] += 1
        gone = drop_lowest(p.hand, p.gained)
        if p.gained > 0:
            facts.hand(s, bidder, gone)
        p.gained = 0


def drop_lowest(hand: vec[i64], count: i64) -> list[int]:
    gone: list[int] = []
    value: i64 = 1
    while count > 0:
        if hand[value] > 0:
            hand[value] -= 1
            gone.append(int(value))
            count -= 1
        else:
            value += 1
    return gone
