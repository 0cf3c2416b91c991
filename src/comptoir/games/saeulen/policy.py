"""Judgement without search: what a card is worth now, a sensible move, and numbers that describe a position.

Only what the seat may know is used: its hand, what lies open, and which cards are in play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, pack, second_of
from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.saeulen import phases
from comptoir.games.saeulen.actions import BUILD, DONE, REMOVE, SKIP, SPY, SWAP, TAKE
from comptoir.games.saeulen.building import removal_stones
from comptoir.games.saeulen.cards import (
    ADVOCATE,
    ARCHITECT,
    CARDS,
    CHARACTER,
    CHARACTERS,
    COUNCILLOR,
    GONDOLIER,
    HAND,
    PILLAR_BUILDER,
    copies_another,
    is_speculation,
    wanted,
)
from comptoir.games.saeulen.cards import SPY as SPY_CARD
from comptoir.games.saeulen.planning import (
    NO_PLACE,
    OWN_TOKEN,
    backlog,
    best_place,
    build_gains,
    build_worth,
    lead,
    pillar_worth,
    shape_worths,
    take_worth,
    tokens_on_board,
)
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import (
    BUILDING,
    CATEGORIES,
    CHOOSING,
    COPYING,
    GIVING,
    NO_TILE,
    OVER,
    PILLARS,
    PLACING,
    SPYING,
    SWAPPING,
    TAKING,
    TOKENS,
    State,
)
from comptoir.games.saeulen.tiles import KINDS_OF_TILES, SHAPE_OF, SHAPES

# Numbers found by trial in play against earlier ones.
TILES_LATER: Final = 0.45  # share of a tile's points that falls to taking it
FULL_YARD: Final = 8.0  # stones of tiles before a player that are enough
PLACE_STAYS: Final = 0.9  # chance that a good place is still there
PILLAR_WORTH: Final = 0.35  # worth of a pillar by itself
CANAL_TILES: Final = 0.5  # tiles at the canal per player and round
GONDOLA_LASTS: Final = 3.0  # rounds
SPY_CHOICE: Final = 0.5  # how near the best card that may be there a spy comes
BEGGAR_CHOICE: Final = 0.3
SABOTEUR_WORTH: Final = 0.3
SWAP_GAIN: Final = 0.5  # that makes a swap worth while
LAST_PILLARS: Final = 3.0  # per player: from here on the end is felt
ENDING: Final = 50.0  # to end the game as the first


# --- what a card is worth


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
    """Tokens that others will cover, and room to build; the last pillars win for who leads and lose for who does not."""
    pillars = s.edition.strength[card]
    if pillars >= s.pillars:
        return ENDING if lead(s, seat) > 0 else -ENDING
    tokens = min(s.edition.tokens[card], s.players[seat].reserve)
    return time_left(s) * (OWN_TOKEN * float(tokens) + PILLAR_WORTH * float(pillars))


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
            worths[card] = mean + (SPY_CHOICE if CHARACTER[card] == SPY_CARD else BEGGAR_CHOICE) * (best - mean)


def others_mean(s: State, seat: i64, worths: vec[float]) -> float:
    """Of the cards in play that are not in the own hand."""
    total_worth = 0.0
    n = 0.0
    for card in range(i64(CARDS)):
        if s.where[card] != seat and s.edition.players[card] <= s.seats:
            total_worth += worths[card]
            n += 1.0
    return total_worth / n


# --- a sensible move


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    phase = s.phase
    if phase == PLACING:
        return best_place(s, seat, s.tile, pays_now(s), legal_room())
    if phase == BUILDING:
        return choose_tile(s, seat)
    if phase == TAKING:
        return choose_pile(s)
    if phase == SWAPPING:
        return choose_swap(s, seat)
    if phase == GIVING:
        return choose_card(s, seat, -1.0)
    if phase == CHOOSING:
        return choose_card(s, seat, 1.0)
    if phase == COPYING:
        return choose_card(s, seat, 1.0)
    if phase == SPYING:
        return pack(SPY, leader(s, seat))
    if phase in (PILLARS, TOKENS):
        return choose_field(s, seat)
    return choose_removal(s)


def pays_now(s: State) -> bool:
    return CHARACTER[s.card] != ADVOCATE


def choose_card(s: State, seat: i64, sign: float) -> i64:
    """The legal card of the highest worth, or with sign -1 of the lowest."""
    worths = card_worths(s, seat)
    out = legal_room()
    n = phases.legal_into(s, seat, out)
    best = out[0]
    for k in range(n):
        if sign * worths[first_of(out[k])] > sign * worths[first_of(best)]:
            best = out[k]
    return best


def choose_swap(s: State, seat: i64) -> i64:
    """A card of the leader for the worst of the own hand, if that promises to be better."""
    worths = card_worths(s, seat)
    worst = ENDING
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worst = min(worst, worths[card])
    gains = others_mean(s, seat, worths) > worst + SWAP_GAIN
    return pack(SWAP, leader(s, seat)) if gains else SKIP


def leader(s: State, seat: i64) -> i64:
    """Of the others; the next to the left when several are equal."""
    best = (seat + 1) % s.seats
    for offset in range(i64(2), s.seats):
        other = (seat + offset) % s.seats
        if total(s, other) > total(s, best):
            best = other
    return best


def choose_tile(s: State, seat: i64) -> i64:
    """The tile that brings most together with what can follow it."""
    gains = build_gains(s, seat, pays_now(s))
    best: i64 = NO_TILE
    most = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        left = s.stones - s.edition.stones[SHAPE_OF[tile]]
        if gains[tile] > NO_PLACE and left >= 0:
            worth = gains[tile] + build_worth(s, seat, gains, left, tile)
            if best == NO_TILE or worth > most:
                best = tile
                most = worth
    return pack(BUILD, best)


def choose_pile(s: State) -> i64:
    worths = shape_worths(s)
    best: i64 = DONE
    most = 0.0
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= s.stones:
            worth = worths[shape] + take_worth(s, worths, s.stones - s.edition.stones[shape])
            if worth > most:
                best = pack(TAKE, shape)
                most = worth
    return best


def choose_field(s: State, seat: i64) -> i64:
    """For a pillar or a token: where tiles are likely to stand."""
    out = legal_room()
    n = phases.legal_into(s, seat, out)
    best = out[0]
    most = -1.0
    for k in range(n):
        worth = pillar_worth(s, seat, first_of(out[k]))
        if worth > most:
            best = out[k]
            most = worth
    return best


def choose_removal(s: State) -> i64:
    """One small tile, the latest, and no more."""
    if s.acts > 0:
        return DONE
    best: i64 = -1
    for number in range(s.standing):
        if removal_stones(s, number) <= s.stones and (best < 0 or removal_stones(s, number) <= removal_stones(s, best)):
            best = number
    return pack(REMOVE, second_of(s.built[best]))


# --- numbers


def evaluate(s: State, seat: i64) -> float:
    """Points, and what is under way: tiles, tokens on pillars, the gondola."""
    points = float(total(s, seat))
    if s.phase == OVER:
        return points
    time = time_left(s)
    points += time * OWN_TOKEN * float(tokens_on_board(s, seat))
    points += time * tiles_hope(s, seat)
    if s.gondolier == seat:
        points += time * float(s.edition.points_per_gondola) * CANAL_TILES * float(s.seats)
    return points


def tiles_hope(s: State, seat: i64) -> float:
    """Of tiles not built yet; more than the yard holds will hardly be built."""
    stones = float(backlog(s, seat))
    if stones == 0.0:
        return 0.0
    points = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        points += float(s.players[seat].tiles[tile] * s.edition.arms[SHAPE_OF[tile]])
    return TILES_LATER * points * min(1.0, FULL_YARD / stones)


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0. Of the hands only the own."""
    out[0] = float(s.pillars)
    out[1] = float(s.standing)
    out[2] = float(s.idle)
    for shape in range(i64(SHAPES)):
        out[3 + shape] = float(s.height[shape])
    n: i64 = 3 + SHAPES
    for character in range(i64(CHARACTERS)):
        out[n] = float(own_cards(s, viewer, character))
        n += 1
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def own_cards(s: State, viewer: i64, character: i64) -> i64:
    n: i64 = 0
    for card in range(i64(CARDS)):
        if viewer >= 0 and s.where[card] == viewer and CHARACTER[card] == character:
            n += 1
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    for category in range(i64(CATEGORIES)):
        out[n] = float(p.earned[category])
        n += 1
    out[n] = float(p.reserve)
    out[n + 1] = float(tokens_on_board(s, seat))
    out[n + 2] = float(backlog(s, seat))
    out[n + 3] = 1.0 if s.gondolier == seat else 0.0
    out[n + 4] = 1.0 if s.first == seat else 0.0
    out[n + 5] = evaluate(s, seat)
    return n + 6
