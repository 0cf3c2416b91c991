"""Set-up: decks by players and length, prices that deal the ranks, harbours, start orders."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.dice import Dice
from comptoir.core.journal import Fact
from comptoir.games.bremerhaven import facts, news
from comptoir.games.bremerhaven.cards import (
    BUILDINGS,
    CELLS,
    COLUMNS,
    DOCKS,
    GOODS,
    HAND,
    HIGHEST,
    NEWSPAPERS,
    ORDERS_PER_PHASE,
    PRICE_CARDS,
    SHIPS_PER_PHASE,
    STATION,
)
from comptoir.games.bremerhaven.edition import BremerhavenEdition
from comptoir.games.bremerhaven.state import (
    COVERED,
    DOCK,
    FREE,
    LOADING,
    NO_CARD,
    NOTHING,
    ORDER,
    SETUP,
    SHIP,
    START_BUILDING,
    START_ORDER,
    Player,
    State,
)
from comptoir.games.bremerhaven.turns import ask, is_robot


def set_up(s: State, seats: int, edition: BremerhavenEdition, is_long: bool, dice: Dice, journal: list[Fact] | None) -> None:
    """One player is a short game of two, against the robot."""
    s.seats = seats
    s.round = 0
    s.revealed = 0
    s.journal = journal
    s.edition = edition
    s.is_long = is_long and seats > 1
    s.phase = SETUP
    s.cursor = 0
    s.waiting = 0
    s.bidders = max(seats, 2)
    s.players = [new_player(edition, s.is_long) for _ in range(s.bidders)]
    s.track = edition.track_start[s.bidders]
    s.event = NO_CARD
    shuffle_piles(s, dice)
    deal_ranks(s, dice)
    lay_boards(s)
    deal_starts(s)


def new_player(edition: BremerhavenEdition, is_long: bool) -> Player:
    p = Player()
    p.step = NOTHING
    p.left = 0
    p.money = 0
    p.deposit = 0
    p.prestige = 0
    p.plans = 0
    p.built = 0
    p.used = 0
    p.upgrades = 0
    p.gained = 0
    p.permits = 0
    p.extra = 0
    p.moves = 0
    p.placed = 0
    p.start_order = NO_CARD
    p.hand = vec[i64]([0] * (HIGHEST + 1))
    for value in edition.hand:
        p.hand[value] += 1
    p.card = vec[i64]([0] * HAND)
    p.space = vec[i64]([0] * HAND)
    p.bollards = edition.bollards[:]
    p.cell = vec[i64]([COVERED if is_long and cost > 0 else FREE for cost in edition.cover_cost])
    p.goods = vec[i64]([0] * CELLS)
    p.docks = vec[i64]([0] * (DOCKS * DOCK))
    for dock in range(i64(DOCKS)):
        p.docks[dock * DOCK + SHIP] = NO_CARD
    p.orders = vec[i64]([0] * ((STATION + 1) * LOADING))
    for space in range(i64(STATION + 1)):
        p.orders[space * LOADING + ORDER] = NO_CARD
    return p


# --- piles


def shuffle_piles(s: State, dice: Dice) -> None:
    s.ship_pile = deck(s, s.edition.ship_use, SHIPS_PER_PHASE, dice)
    s.order_pile = deck(s, s.edition.order_use, ORDERS_PER_PHASE, dice)
    s.building_pile = shuffled(BUILDINGS, dice)
    s.price_pile = shuffled(PRICE_CARDS, dice)
    s.papers = shuffled(NEWSPAPERS, dice)
    s.ships_drawn = 0
    s.orders_drawn = 0
    s.buildings_drawn = 0
    s.papers_read = 0


def shuffled(count: i64, dice: Dice) -> vec[i64]:
    pile = vec[i64](list(range(int(count))))
    dice.shuffle(pile, 0, count)
    return pile


def deck(s: State, uses: list[str], per_phase: i64, dice: Dice) -> vec[i64]:
    """The cards for so many players and this length; phase by phase, the first on top."""
    pile = vec[i64]([card for card, use in enumerate(uses) if s.edition.is_used(use, int(s.bidders), s.is_long)])
    shuffle_phases(pile, 0, per_phase, dice)
    return pile


def shuffle_phases(pile: vec[i64], start: i64, per_phase: i64, dice: Dice) -> None:
    """Shuffle what lies from `start` on, each phase by itself."""
    end = start
    while start < len(pile):
        while end < len(pile) and pile[end] // per_phase == pile[start] // per_phase:
            end += 1
        dice.shuffle(pile, start, end)
        start = end


# --- ranks


def deal_ranks(s: State, dice: Dice) -> None:
    """Each player has a good by lot; the second price card says whose is dearest. The first one went under the pile."""
    top = s.price_pile[0]
    for at in range(i64(PRICE_CARDS - 1)):
        s.price_pile[at] = s.price_pile[at + 1]
    s.price_pile[PRICE_CARDS - 1] = top
    s.known_top = 1
    s.known_bottom = 1
    goods = shuffled(GOODS, dice)
    s.ladder = vec[i64]([0] * int(s.bidders))
    if s.seats == 1:
        s.ladder[0] = 1
        s.players[0].money = s.edition.solo_money
    else:
        climb(s, goods)
    facts.ranked(s, goods)


def climb(s: State, goods: vec[i64]) -> None:
    prices = s.price_pile[0] * GOODS
    for seat in range(s.bidders):
        rank: i64 = 0
        for other in range(s.bidders):
            if s.edition.price[prices + goods[other]] > s.edition.price[prices + goods[seat]]:
                rank += 1
        s.ladder[rank] = seat
        s.players[seat].money = s.edition.start_money[rank]


# --- boards and harbours


def lay_boards(s: State) -> None:
    s.sea = vec[i64]([NO_CARD] * COLUMNS)
    s.land = vec[i64]([NO_CARD] * COLUMNS)
    news.refill(s)


def deal_starts(s: State) -> None:
    """In the order of ranks: buildings in the short game, then orders."""
    for bidder in s.ladder:
        if not s.is_long and not is_robot(s, bidder):
            building = s.building_pile[s.buildings_drawn]
            s.players[bidder].plans |= i64(1) << building
            s.buildings_drawn += 1
            facts.dealt_building(s, bidder, building)
    for bidder in s.ladder:
        if not is_robot(s, bidder):
            s.players[bidder].start_order = news.draw_order(s)
            facts.dealt_order(s, bidder)
            ask(s, bidder, START_ORDER if s.is_long else START_BUILDING)
