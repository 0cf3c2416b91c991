"""What a card is worth to a player who would use it now, in points. Of the hands only the own is known."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    CARDS,
    CHARACTER,
    COUNCILLOR,
    GONDOLIER,
    HAND,
    PILLAR_BUILDER,
    SPY,
    copies_another,
    is_speculation,
    wanted,
)
from comptoir.games.saeulen.planning import OWN_TOKEN, backlog, build_gains, build_worth, lead, shape_worths, take_worth
from comptoir.games.saeulen.state import CHOOSING, NO_TILE, State

# Numbers found by trial in play against earlier ones.
TILES_LATER: Final = 0.9  # share of a tile's points that falls to taking it
FULL_YARD: Final = 8.0  # stones of tiles before a player that are enough
PLACE_STAYS: Final = 0.9  # chance that a good place is still there
PILLAR_WORTH: Final = 0.35  # worth of a pillar by itself
CANAL_TILES: Final = 0.5  # tiles at the canal per player and round
GONDOLA_LASTS: Final = 3.0  # rounds
SPY_CHOICE: Final = 0.5  # how near the best card that may be there a spy comes
BEGGAR_CHOICE: Final = 0.3
SABOTEUR_WORTH: Final = 0.3
LAST_PILLARS: Final = 6.0  # per player: from here on the end is felt
ENDING: Final = 50.0  # to end the game as the first
IMPATIENCE: Final = 0.5  # per round without a pillar
PATIENCE: Final = 6  # rounds without a pillar, after which even the last one ends it


def card_worths(s: State, seat: i64) -> vec[float]:
    """By card, for the player who would use it now."""
    gains = build_gains(s, seat, True)
    worths = vec[float]([0.0] * CARDS)
    for card in range(i64(CARDS)):
        if s.edition.players[card] <= s.seats:
            worths[card] = card_worth(s, seat, card, gains)
    add_copiers(s, seat, worths)
    return worths


def card_worth(s: State, seat: i64, card: i64, gains: vec[float]) -> float:
    character = CHARACTER[card]
    if character == COUNCILLOR:
        return tiles_worth(s, seat, s.edition.strength[card])
    if character == PILLAR_BUILDER:
        return chain_worth(s, seat, card)
    if character == ARCHITECT:
        return PLACE_STAYS * build_worth(s, seat, gains, s.edition.strength[card], NO_TILE)
    if character == ADVOCATE:
        return PLACE_STAYS * build_worth(s, seat, build_gains(s, seat, False), s.edition.strength[card], NO_TILE)
    if character == GONDOLIER:
        return gondola_worth(s, seat)
    if is_speculation(character):
        return float(s.edition.points[card]) * chance_shown(s, seat, wanted(character))
    return SABOTEUR_WORTH


def tiles_worth(s: State, seat: i64, stones: i64) -> float:
    """Tiles are worth the less the more of them wait already, and nothing if there is no time to build them."""
    waiting = float(backlog(s, seat))
    need = max(0.1, 1.0 - waiting / (FULL_YARD * 2.0)) if waiting > 0.0 else 1.2
    return TILES_LATER * need * time_left(s) * take_worth(s, shape_worths(s), stones)


def time_left(s: State) -> float:
    """From 1 down to 0 over the last pillars."""
    return min(1.0, float(s.pillars) / (LAST_PILLARS * float(s.seats)))


def chain_worth(s: State, seat: i64, card: i64) -> float:
    """Tokens that others will cover, and room to build; the last pillars win for who leads and lose for who does not.

    Where all wait for somebody else to go on, going on gets better with every round.
    """
    pillars = s.edition.strength[card]
    if pillars >= s.pillars:
        return ENDING if lead(s, seat) > 0 or s.idle > PATIENCE else -ENDING
    tokens = min(s.edition.tokens[card], s.players[seat].reserve)
    return time_left(s) * (OWN_TOKEN * float(tokens) + PILLAR_WORTH * float(pillars)) + IMPATIENCE * float(s.idle)


def gondola_worth(s: State, seat: i64) -> float:
    if s.gondolier == seat or s.players[seat].reserve == 0:
        return 0.0
    return float(s.edition.points_per_gondola) * CANAL_TILES * float(s.seats) * GONDOLA_LASTS * time_left(s)


def chance_shown(s: State, seat: i64, character: i64) -> float:
    """That somebody else shows this character: known once the cards lie open, else as likely as it is among their cards."""
    if s.phase > CHOOSING:
        for other in range(s.seats):
            if other != seat and CHARACTER[s.played[other]] == character:
                return 1.0
        return 0.0
    share = float(elsewhere(s, seat, character)) / float(HAND * (s.seats - 1))
    nobody = 1.0
    for _ in range(s.seats - 1):
        nobody *= 1.0 - share
    return 1.0 - nobody


def elsewhere(s: State, seat: i64, character: i64) -> i64:
    """Cards of a character that are in play and not in the own hand."""
    n: i64 = 0
    for card in range(i64(CARDS)):
        if CHARACTER[card] == character and s.edition.players[card] <= s.seats and s.where[card] != seat:
            n += 1
    return n


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
