"""Judgement without search: how good each action looks, and a sensible one of them.

Only what the seat may know is used: its hand, what lies open, which cards are in play and who has been seen to get them. The
heuristic is the best that `judge` finds; it looks for it without a list of all actions, because rollouts ask for it most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import KIND_BITS, first_of, kind_of, pack, second_of
from comptoir.core.contract import NEVER
from comptoir.games.saeulen.actions import BUILD, CHOOSE, COPY, DONE, GIVE, PILLAR, REMOVE, SKIP, SPY, SWAP, TAKE, TOKEN
from comptoir.games.saeulen.board import HEIGHT, MARGIN, WIDTH
from comptoir.games.saeulen.cards import ADVOCATE, CARDS, CHARACTER
from comptoir.games.saeulen.characters import is_offered
from comptoir.games.saeulen.pillars import token_layer
from comptoir.games.saeulen.planning import (
    MOST_STONES,
    NO_PLACE,
    Sites,
    best_other,
    best_with,
    lead,
    pillar_worth,
    plans,
    shape_worth,
    sites,
    take_worths,
)
from comptoir.games.saeulen.saboteur import number_at, removal_stones
from comptoir.games.saeulen.state import (
    BUILDING,
    CHOOSING,
    COPYING,
    GIVING,
    NEXT,
    NO_TILE,
    NOBODY,
    PILLARS,
    PLACING,
    SPYING,
    SWAPPING,
    TAKING,
    TOKENS,
    State,
)
from comptoir.games.saeulen.tiles import KINDS_OF_TILES, SHAPE_OF, SHAPES
from comptoir.games.saeulen.worth import (
    ENDING,
    best_known_worth,
    card_worths,
    ends_the_game,
    expected_worth,
    hand_worths,
)

SWAP_GAIN: Final = 0.25  # that makes a swap worth while
FROM_THE_LEADER: Final = 0.1  # more, for a card of who has most points
PULL_DOWN: Final = 0.1  # lost per stone of a tile that is pulled down


def is_routine(s: State) -> bool:
    """Tokens, and a chain that has begun: many steps, little to decide."""
    return s.phase == TOKENS or (s.phase == PILLARS and s.acts > 0)


def heuristic(s: State, seat: i64) -> i64:
    phase = s.phase
    if phase == PILLARS:
        return choose_field(s, seat, NEXT, PILLAR)
    if phase == TOKENS:
        return choose_field(s, seat, token_layer(s), TOKEN)
    if phase == CHOOSING:
        return choose_card(s, hand_worths(s, seat), seat, CHOOSE)
    if phase == PLACING:
        return sites_now(s, seat).best(s.tile)[0]
    if phase == BUILDING:
        return choose_tile(s, seat)
    if phase == TAKING:
        return choose_pile(s)
    if phase == SWAPPING:
        return choose_partner(s, seat)
    if phase == GIVING:
        return choose_card(s, gift_worths(s, seat), seat, GIVE)
    if phase == COPYING:
        return choose_card(s, card_worths(s, seat), seat, COPY)
    if phase == SPYING:
        return choose_source(s, seat)
    return choose_removal(s)


def judge(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    phase = s.phase
    if phase == PLACING:
        judge_places(sites_now(s, seat), s.tile, actions, n, out)
    elif phase in (PILLARS, TOKENS):
        judge_fields(s, seat, actions, n, out)
    elif phase in (CHOOSING, GIVING, COPYING):
        judge_cards(s, seat, actions, n, out)
    elif phase == BUILDING:
        judge_tiles(s, seat, actions, n, out)
    elif phase == TAKING:
        judge_piles(s, actions, n, out)
    elif phase == SWAPPING:
        judge_partners(s, seat, actions, n, out)
    elif phase == SPYING:
        judge_sources(s, seat, actions, n, out)
    else:
        judge_removals(s, actions, n, out)


# --- cards


def judge_cards(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    worths = gift_worths(s, seat) if s.phase == GIVING else card_worths(s, seat) if s.phase == COPYING else hand_worths(s, seat)
    for k in range(n):
        out[k] = worths[first_of(actions[k])]


def choose_card(s: State, worths: vec[float], seat: i64, kind: i64) -> i64:
    """The most worth of those that may be chosen, given or copied."""
    best: i64 = -1
    for card in range(i64(CARDS)):
        if (is_offered(s, seat, card) if kind == COPY else s.where[card] == seat) and (best < 0 or worths[card] > worths[best]):
            best = card
    return pack(kind, best)


def gift_worths(s: State, seat: i64) -> vec[float]:
    """The less worth to the player the better; but nobody gives away the end of the game to who leads."""
    worths = hand_worths(s, seat)
    wins = lead(s, s.partner) > 0
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worths[card] = -ENDING if wins and ends_the_game(s, card) else -worths[card]
    return worths


# --- whose card to draw or to use


def choose_partner(s: State, seat: i64) -> i64:
    """A card of another for the worst of the own hand, if that promises to be better."""
    worths = card_worths(s, seat)
    best: i64 = SKIP
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            worth = swap_worth(s, seat, other, worths)
            if worth > most:
                best = pack(SWAP, other)
                most = worth
    return best


def swap_worth(s: State, seat: i64, other: i64, worths: vec[float]) -> float:
    worst = ENDING
    for card in range(i64(CARDS)):
        if s.where[card] == seat:
            worst = min(worst, worths[card])
    gain = expected_worth(s, seat, other, worths) - worst - SWAP_GAIN
    return gain + FROM_THE_LEADER if other == best_other(s, seat) else gain


def judge_partners(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    worths = card_worths(s, seat)
    for k in range(n):
        out[k] = 0.0 if actions[k] == SKIP else swap_worth(s, seat, first_of(actions[k]), worths)


def choose_source(s: State, seat: i64) -> i64:
    worths = card_worths(s, seat)
    best: i64 = NOBODY
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            worth = source_worth(s, seat, other, worths)
            if best == NOBODY or worth > most:
                best = other
                most = worth
    return pack(SPY, best)


def source_worth(s: State, seat: i64, other: i64, worths: vec[float]) -> float:
    """Where a good card is known to be, or may be."""
    return max(best_known_worth(s, seat, other, worths), expected_worth(s, seat, other, worths))


def judge_sources(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    worths = card_worths(s, seat)
    for k in range(n):
        out[k] = source_worth(s, seat, first_of(actions[k]), worths)


# --- tiles


def sites_now(s: State, seat: i64) -> Sites:
    return sites(s, seat, CHARACTER[s.card] != ADVOCATE)


def choose_tile(s: State, seat: i64) -> i64:
    """The tile that brings most together with what can follow it."""
    tiles = s.players[seat].tiles
    gains = sites_now(s, seat).gains(tiles)
    best: i64 = NO_TILE
    most = 0.0
    for tile in range(i64(KINDS_OF_TILES)):
        if gains[tile] > NO_PLACE and s.edition.stones[SHAPE_OF[tile]] <= s.stones:
            worth = best_with(s, tiles, gains, tile, s.stones)
            if best == NO_TILE or worth > most:
                best = tile
                most = worth
    return pack(BUILD, best)


def judge_tiles(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    tiles = s.players[seat].tiles
    gains = sites_now(s, seat).gains(tiles)
    for k in range(n):
        out[k] = best_with(s, tiles, gains, first_of(actions[k]), s.stones)


def judge_places(where: Sites, tile: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    for k in range(n):
        out[k] = where.gain(tile, first_of(actions[k]), second_of(actions[k]))


def choose_pile(s: State) -> i64:
    worths = take_worths(s)
    best: i64 = DONE
    most = 0.0
    for shape in range(i64(SHAPES)):
        if s.height[shape] > 0 and s.edition.stones[shape] <= s.stones:
            worth = pile_worth(s, shape, worths)
            if worth > most or best == DONE:
                best = pack(TAKE, shape)
                most = worth
    return best


def pile_worth(s: State, shape: i64, worths: vec[float]) -> float:
    """Of its top tile and what can be taken for the stones left."""
    return shape_worth(s, shape) + worths[min(s.stones - s.edition.stones[shape], MOST_STONES)]


def judge_piles(s: State, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """A tile more costs nothing: nobody stops while there is one."""
    worths = take_worths(s)
    for k in range(n):
        out[k] = NEVER if actions[k] == DONE else pile_worth(s, first_of(actions[k]), worths)


# --- pillars and tokens


def choose_field(s: State, seat: i64, layer: i64, kind: i64) -> i64:
    """Where tiles are likely to stand."""
    plan = plans(s, seat)
    best: i64 = -1
    most = 0.0
    for y in range(i64(HEIGHT)):
        fields = s.rows[layer + MARGIN + y]
        field = y * WIDTH
        while fields != 0:
            if fields & 1 != 0 and (kind == PILLAR or s.token[field] == NOBODY):
                worth = pillar_worth(s, plan, field)
                if best < 0 or worth > most:
                    best = field
                    most = worth
            fields >>= 1
            field += 1
    return kind | best << KIND_BITS


def judge_fields(s: State, seat: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
    plan = plans(s, seat)
    for k in range(n):
        out[k] = pillar_worth(s, plan, first_of(actions[k]))


# --- the saboteur


def choose_removal(s: State) -> i64:
    """One small tile, the latest, and no more."""
    if s.acts > 0:
        return DONE
    best: i64 = -1
    for number in range(s.standing):
        if removal_stones(s, number) <= s.stones and (best < 0 or removal_stones(s, number) <= removal_stones(s, best)):
            best = number
    return pack(REMOVE, second_of(s.built[best]))


def judge_removals(s: State, actions: vec[i64], n: i64, out: vec[float]) -> None:
    """The later a tile was built the sooner it goes, of equal ones."""
    for k in range(n):
        if kind_of(actions[k]) == DONE:
            out[k] = 0.0
        else:
            number = number_at(s, first_of(actions[k]))
            out[k] = -PULL_DOWN * float(removal_stones(s, number)) + 0.001 * float(number)
