"""What a card is worth to a player who would use it now, in points. Of the hands only the own is looked at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.saeulen.board import count
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    CARDS,
    CHARACTER,
    COUNCILLOR,
    GONDOLIER,
    HAND,
    PILLAR_BUILDER,
    SABOTEUR,
    SPY,
    copies_another,
    is_speculation,
    wanted,
)
from comptoir.games.saeulen.knowing import may_hold, odds_of
from comptoir.games.saeulen.planning import (
    MOST_STONES,
    backlog,
    build_worths,
    lead,
    own_token,
    sites,
    take_worths,
    time_left,
)
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import CHOOSING, FREE, State

# Numbers found by trial in play against earlier ones.
TILES_LATER: Final = 0.9  # share of a tile's points that falls to taking it
FULL_YARD: Final = 16.0  # stones of tiles before a player that are more than enough
EMPTY_YARD: Final = 1.2
BUILD_NOW: Final = 0.9  # share of a tile's points that falls to building it
PILLAR_WORTH: Final = 0.35  # worth of a pillar by itself
CANAL_TILES: Final = 4.5  # that are built before somebody else takes the gondola, and are not paid to that one
SPECULATION: Final = 1.4  # six sure points are more than six to be hoped for
LIKES_ARCHITECT: Final = 0.45  # how much more likely than others a card of the kind is played
LIKES_PILLARS: Final = 0.6
LIKES_COUNCILLOR: Final = 1.0
FIRST_PILLARS: Final = 7.0  # more, where there are none
ROOMY: Final = 8.0  # free pillars that are enough to build
SPY_CHOICE: Final = 0.5  # how near the best card that may be there a spy comes
BEGGAR_CHOICE: Final = 0.3
SABOTEUR_WORTH: Final = 0.3
ENDING: Final = 50.0  # to end the game as the first
IMPATIENCE: Final = 0.5  # per round without a pillar
PATIENCE: Final = 6  # rounds without a pillar, after which even the last one ends it

NO_CARD_WORTHS: Final[vec[float]] = vec[float]([0.0] * CARDS)


class Outlook:
    """How things stand for a player, made once to weigh several cards."""

    state: State
    seat: i64
    time: float
    building: vec[float]  # by stones: points
    taking: vec[float]  # by stones: points some day

    def worth(self, card: i64) -> float:
        """Of any card but spy and beggar."""
        s = self.state
        character = CHARACTER[card]
        if character == COUNCILLOR:
            stones = min(s.edition.strength[card], MOST_STONES)
            return TILES_LATER * self.need() * self.time * self.taking[stones]
        if character == PILLAR_BUILDER:
            return self.chain_worth(card)
        if character == ARCHITECT:
            return self.city_worth(self.building[min(s.edition.strength[card], MOST_STONES)])
        if character == ADVOCATE:
            return self.city_worth(build_outlook(s, self.seat, False)[min(s.edition.strength[card], MOST_STONES)])
        if character == GONDOLIER:
            return self.gondola_worth()
        if is_speculation(character):
            return SPECULATION * float(s.edition.points[card]) * chance_shown(s, self.seat, wanted(character))
        return SABOTEUR_WORTH if character == SABOTEUR else 0.0

    def need(self) -> float:
        """Tiles are worth the less the more of them wait already."""
        waiting = float(backlog(self.state, self.seat))
        return max(0.1, 1.0 - waiting / FULL_YARD) if waiting > 0.0 else EMPTY_YARD

    def city_worth(self, gain: float) -> float:
        """Of tiles built; who reaches the last space ahead of all wins at once."""
        s = self.state
        if float(total(s, self.seat)) + gain >= float(s.edition.last_space) and float(lead(s, self.seat)) + gain > 0.0:
            return ENDING
        return BUILD_NOW * gain

    def chain_worth(self, card: i64) -> float:
        """Tokens that others will cover, and room to build; the last pillars win for who leads and lose for who does not.

        Where all wait for somebody else to go on, going on gets better with every round.
        """
        s = self.state
        pillars = s.edition.strength[card]
        if ends_the_game(s, card):
            return ENDING if lead(s, self.seat) > 0 or s.idle > PATIENCE else -ENDING
        tokens = min(s.edition.tokens[card], s.players[self.seat].reserve)
        return own_token(s) * float(tokens) + self.time * PILLAR_WORTH * float(pillars) + IMPATIENCE * float(s.idle)

    def gondola_worth(self) -> float:
        s = self.state
        if s.gondolier == self.seat or s.players[self.seat].reserve == 0:
            return 0.0
        return float(s.edition.points_per_gondola) * CANAL_TILES * self.time


def outlook(s: State, seat: i64) -> Outlook:
    new = Outlook()
    new.state = s
    new.seat = seat
    new.time = time_left(s)
    new.building = build_outlook(s, seat, True)
    new.taking = take_worths(s)
    return new


def ends_the_game(s: State, card: i64) -> bool:
    return CHARACTER[card] == PILLAR_BUILDER and s.edition.strength[card] >= s.pillars


def build_outlook(s: State, seat: i64, pays: bool) -> vec[float]:
    tiles = s.players[seat].tiles
    return build_worths(s, tiles, sites(s, seat, pays).gains(tiles))


# --- all cards


def card_worths(s: State, seat: i64) -> vec[float]:
    """By card in play, for the player who would use it now."""
    view = outlook(s, seat)
    worths = NO_CARD_WORTHS[:]
    for card in range(i64(CARDS)):
        if s.edition.players[card] <= s.seats and not copies_another(card):
            worths[card] = view.worth(card)
    add_copiers(s, seat, worths)
    return worths


def hand_worths(s: State, seat: i64) -> vec[float]:
    """The same for the own hand only, which is faster."""
    for card in range(i64(CARDS)):
        if s.where[card] == seat and copies_another(card):
            return card_worths(s, seat)
    view = outlook(s, seat)
    worths = NO_CARD_WORTHS[:]
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worths[card] = view.worth(card)
    return worths


def add_copiers(s: State, seat: i64, worths: vec[float]) -> None:
    """Spy and beggar are worth something between the mean and the best of the others' cards."""
    best = 0.0
    mean = others_mean(s, seat, worths)
    for card in range(i64(CARDS)):
        if s.where[card] != seat:
            best = max(best, worths[card])
    for card in range(i64(CARDS)):
        if copies_another(card) and s.edition.players[card] <= s.seats:
            worths[card] = mean + (SPY_CHOICE if CHARACTER[card] == SPY else BEGGAR_CHOICE) * (best - mean)


def others_mean(s: State, seat: i64, worths: vec[float]) -> float:
    """Of the cards in play that are not in the own hand."""
    total_worth = 0.0
    n = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] != seat and s.edition.players[card] <= s.seats:
            total_worth += worths[card]
            n += 1.0
    return total_worth / n


# --- what others hold, as far as the player knows


def expected_worth(s: State, seat: i64, other: i64, worths: vec[float]) -> float:
    """Of a card drawn from the hand of another: each card counts as likely as it is to be there."""
    worth = 0.0
    weight = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] >= 0 and s.where[card] != seat:
            share = share_of(s, seat, card, other)
            worth += share * worths[card]
            weight += share
    return worth / weight


def best_known_worth(s: State, seat: i64, other: i64, worths: vec[float]) -> float:
    """Of the cards that the other surely holds, those apart that use another; 0 if none is known."""
    best = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] >= 0 and s.where[card] != seat and not copies_another(card) and may_hold(s, seat, card) == 1 << other:
            best = max(best, worths[card])
    return best


def share_of(s: State, seat: i64, card: i64, other: i64) -> float:
    """The chance that the other holds the card."""
    total_odds: i64 = 0
    for holder in range(s.seats):
        total_odds += odds_of(s, seat, card, holder)
    return float(odds_of(s, seat, card, other)) / float(total_odds)


def chance_shown(s: State, seat: i64, character: i64) -> float:
    """That somebody else shows this character: known once the cards lie open, else by its share of their cards."""
    if s.phase > CHOOSING:
        for other in range(s.seats):
            if other != seat and CHARACTER[s.played[other]] == character:
                return 1.0
        return 0.0
    share = float(elsewhere(s, seat, character)) / float(HAND * (s.seats - 1))
    liked = share * liking(s, character)
    nobody = 1.0
    for _ in range(s.seats - 1):
        nobody *= (1.0 - share) / (1.0 - share + liked)
    return 1.0 - nobody


def liking(s: State, character: i64) -> float:
    """How much more likely than others a card of this kind is played: first pillars, on these tiles, tiles while there is time."""
    free = float(count(s.rows, FREE))
    if character == PILLAR_BUILDER:
        return LIKES_PILLARS + FIRST_PILLARS / (1.0 + free)
    if character == ARCHITECT:
        return min(LIKES_ARCHITECT, LIKES_ARCHITECT * free / ROOMY)
    return LIKES_COUNCILLOR * time_left(s) * min(1.0, (free + 1.0) / ROOMY)


def elsewhere(s: State, seat: i64, character: i64) -> i64:
    """Cards of a character that are in play and not in the own hand."""
    n: i64 = 0
    for card in range(i64(CARDS)):
        if CHARACTER[card] == character and s.edition.players[card] <= s.seats and s.where[card] != seat:
            n += 1
    return n
