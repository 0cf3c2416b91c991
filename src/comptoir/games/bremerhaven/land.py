"""The land board: orders go to who bid most, to be laid at a loading space or refused."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.actions import first_of, kind_of, pack
from comptoir.games.bremerhaven import bidding, facts
from comptoir.games.bremerhaven.actions import PLACE, REFUSE
from comptoir.games.bremerhaven.cards import FREIGHT_STATION, GOODS, INSURANCE_OFFICE, LAND, LOADING_SPACES
from comptoir.games.bremerhaven.state import HARBOURS, LOADED, LOADING, NO_CARD, NOBODY, ORDER, ORDER_STEP, TIME, Player, State
from comptoir.games.bremerhaven.turns import answered, ask, charge, enter, has, is_robot, lose_prestige


def next_order(s: State) -> None:
    """From left to right."""
    if s.cursor == s.bidders:
        enter(s, HARBOURS)
        return
    bidder = bidding.winner(s, LAND + s.cursor) if s.land[s.cursor] != NO_CARD else NOBODY
    if bidder == NOBODY:
        s.cursor += 1
        return
    facts.won(s, LAND + s.cursor, bidder)
    if is_robot(s, bidder):
        take_off(s)
    elif has_room(s.players[bidder]):
        ask(s, bidder, ORDER_STEP)
    else:
        refuse(s, bidder)


def take_off(s: State) -> None:
    s.land[s.cursor] = NO_CARD
    s.cursor += 1


def loading_spaces(p: Player) -> i64:
    """Four, and a fifth on the freight station."""
    return LOADING_SPACES + 1 if has(p, FREIGHT_STATION) else LOADING_SPACES


def is_free(p: Player, space: i64) -> bool:
    return space < loading_spaces(p) and p.orders[space * LOADING + ORDER] == NO_CARD


def has_room(p: Player) -> bool:
    for space in range(loading_spaces(p)):
        if is_free(p, space):
            return True
    return False


def places_into(p: Player, out: vec[i64]) -> i64:
    n: i64 = 0
    for space in range(loading_spaces(p)):
        if is_free(p, space):
            out[n] = pack(PLACE, space)
            n += 1
    return n


def legal_into(s: State, seat: i64, out: vec[i64]) -> i64:
    n = places_into(s.players[seat], out)
    out[n] = REFUSE
    return n + 1


def apply(s: State, seat: i64, action: i64) -> None:
    if kind_of(action) == PLACE:
        place(s, seat, s.land[s.cursor], first_of(action))
        take_off(s)
    else:
        refuse(s, seat)
    answered(s, seat)


def place(s: State, seat: i64, order: i64, space: i64) -> None:
    """With its time tokens, and empty."""
    p = s.players[seat]
    at = space * LOADING
    p.orders[at + ORDER] = order
    p.orders[at + TIME] = s.edition.order_duration[order]
    for good in range(i64(GOODS)):
        p.orders[at + LOADED + good] = 0
    facts.placed(s, seat, space)


def refuse(s: State, seat: i64) -> None:
    """The penalty is due at once."""
    p = s.players[seat]
    order = s.land[s.cursor]
    stars = lose_prestige(p, penalty_prestige(s, p, order))
    money = charge(p, penalty_money(s, p, order))
    facts.refused(s, seat, order, money, stars)
    take_off(s)


def penalty_money(s: State, p: Player, order: i64) -> i64:
    """The insurance pays it, but asks for money where prestige is at stake."""
    if not has(p, INSURANCE_OFFICE):
        return s.edition.penalty_money[order]
    return s.edition.insurance_money * s.edition.penalty_prestige[order]


def penalty_prestige(s: State, p: Player, order: i64) -> i64:
    return 0 if has(p, INSURANCE_OFFICE) else s.edition.penalty_prestige[order]
