"""What the journal tells: one function per event, in the words of the rulebook. Only the value of a bid is a secret."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.journal import Fact
from comptoir.games.bremerhaven import scoring
from comptoir.games.bremerhaven.cards import (
    BUILDING_NAMES,
    BUILDINGS,
    CELL_NAMES,
    GOOD_NAMES,
    GOODS,
    HIGHEST,
    LAND,
    LOADING_NAMES,
    NEWSPAPER_NAMES,
    ORDER_NAMES,
    PRICE_NAMES,
    SEA,
    SHIP_NAMES,
    SPACE_NAMES,
    TOP_BUILDING,
)
from comptoir.games.bremerhaven.state import ABOARD, CARGO, DOCK, LOADING, NO_CARD, NOBODY, ORDER, SHIP, STAY, TIME, State


def tell(s: State, word: str, values: dict[str, object]) -> None:
    s.note(Fact(word, values))


def who(s: State, bidder: i64) -> int:
    """A seat; -1 for the robot."""
    return int(bidder) if bidder < s.seats else -1


def ladder(s: State) -> list[int]:
    return [who(s, bidder) for bidder in s.ladder]


def bits(mask: i64) -> list[str]:
    """The buildings of a set."""
    return [BUILDING_NAMES[building] for building in range(BUILDINGS) if mask >> building & 1 == 1]


def goods_of(counts: vec[i64], at: i64) -> list[str]:
    """The goods of a place, as names."""
    return [GOOD_NAMES[good] for good in range(GOODS) for _ in range(counts[at + good])]


def prices_now(s: State) -> dict[str, int]:
    return {name: int(s.edition.price[s.price_pile[0] * GOODS + good]) for good, name in enumerate(GOOD_NAMES)}


# --- set-up and rounds


def ranked(s: State, goods: vec[i64]) -> None:
    if s.journal is None:
        return
    if s.seats == 1:
        tell(s, "robot_starts", {"ladder": ladder(s)})
    else:
        names = [GOOD_NAMES[goods[seat]] for seat in range(s.seats)]
        tell(s, "ranked", {"goods": names, "card": PRICE_NAMES[s.price_pile[0]], "ladder": ladder(s)})


def turned(s: State, space: i64) -> None:
    if s.journal is not None:
        card = ORDER_NAMES[s.land[space - LAND]] if space >= LAND else SHIP_NAMES[s.sea[space - SEA]]
        tell(s, "turned", {"space": SPACE_NAMES[space], "card": card})


def swept(s: State, first_space: i64, column: i64, card: i64) -> None:
    if s.journal is not None:
        name = SHIP_NAMES[card] if first_space == SEA else ORDER_NAMES[card]
        tell(s, "swept", {"space": SPACE_NAMES[first_space + column], "card": name})


def dealt_building(s: State, seat: i64, building: i64) -> None:
    if s.journal is not None:
        tell(s, "dealt_building", {"seat": int(seat), "building": BUILDING_NAMES[building]})


def dealt_order(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "dealt_order", {"seat": int(seat), "order": ORDER_NAMES[s.players[seat].start_order]})


def round_opens(s: State) -> None:
    if s.journal is not None:
        tell(s, "round", {"round": int(s.round), "event": None if s.event == NO_CARD else NEWSPAPER_NAMES[s.event]})


# --- bidding


def bid(s: State, seat: i64, value: i64, space: i64) -> None:
    if s.journal is not None:
        rest: dict[str, object] = {"seat": int(seat), "space": SPACE_NAMES[space]}
        s.note(Fact("bid", {**rest, "card": int(value)}, readers=[int(seat)], rest=rest))


def robot_bid(s: State, paper: i64) -> None:
    if s.journal is not None:
        tell(s, "robot_bid", {"space": SPACE_NAMES[s.edition.robot_space[paper]], "newspaper": NEWSPAPER_NAMES[paper]})


def reshuffled(s: State) -> None:
    if s.journal is not None:
        tell(s, "reshuffled", {})


def revealed(s: State) -> None:
    if s.journal is None:
        return
    spaces: list[dict[str, object]] = []
    for space, name in enumerate(SPACE_NAMES):
        bids = [{"seat": who(s, b), "cards": cards, "total": sum(cards)} for b in s.ladder if (cards := _cards(s, b, space))]
        if bids:
            spaces.append({"space": name, "bids": bids})
    tell(s, "revealed", {"spaces": spaces})


def _cards(s: State, bidder: i64, space: int) -> list[int]:
    p = s.players[bidder]
    return [int(p.card[k]) for k in range(p.placed) if p.space[k] == space]


def hand(s: State, bidder: i64, gone: list[int]) -> None:
    if s.journal is not None:
        cards = s.players[bidder].hand
        kept = [value for value in range(1, HIGHEST + 1) for _ in range(cards[value])]
        tell(s, "hand", {"seat": who(s, bidder), "gone": gone, "influence": kept})


# --- town


def parking(s: State, seat: i64, money: i64) -> None:
    if s.journal is not None:
        tell(s, "parking", {"seat": int(seat), "money": int(money)})


def building_awarded(s: State, bidder: i64, building: i64) -> None:
    if s.journal is not None:
        card: dict[str, object] = {"space": SPACE_NAMES[TOP_BUILDING], "card": BUILDING_NAMES[building]}
        if bidder == NOBODY:
            tell(s, "unclaimed", card)
        else:
            tell(s, "won", {**card, "seat": who(s, bidder)})


def won(s: State, space: i64, bidder: i64) -> None:
    if s.journal is not None:
        card = ORDER_NAMES[s.land[space - LAND]] if space >= LAND else SHIP_NAMES[s.sea[space - SEA]]
        tell(s, "won", {"space": SPACE_NAMES[space], "card": card, "seat": who(s, bidder)})


def bollard(s: State, seat: i64, wall: i64, cost: i64, permit: i64) -> None:
    if s.journal is not None:
        tell(s, "bollard", {"seat": int(seat), "wall": int(wall) + 1, "cost": int(cost), "permit": int(permit)})


def uncovered(s: State, seat: i64, cell: i64, cost: i64, permit: i64) -> None:
    if s.journal is not None:
        tell(s, "uncovered", {"seat": int(seat), "cell": CELL_NAMES[cell], "cost": int(cost), "permit": int(permit)})


def built(s: State, seat: i64, building: i64, cell: i64, permit: i64) -> None:
    if s.journal is not None:
        name = BUILDING_NAMES[building]
        tell(s, "built", {"seat": int(seat), "building": name, "cell": CELL_NAMES[cell], "permit": int(permit)})


def upgraded(s: State, bidder: i64, cost: i64) -> None:
    if s.journal is not None:
        card = s.edition.reserve[s.players[bidder].upgrades - 1]
        tell(s, "upgraded", {"seat": who(s, bidder), "card": int(card), "price": int(cost)})


def declined(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "declined", {"seat": int(seat)})


def prices(s: State, seat: i64) -> None:
    """Chosen by a seat, or turned up by nobody."""
    if s.journal is not None:
        card = PRICE_NAMES[s.price_pile[0]]
        tell(s, "prices", {"seat": None if seat == NOBODY else int(seat), "card": card, "prices": prices_now(s)})


def promoted(s: State, by: i64, rank: i64) -> None:
    if s.journal is not None:
        up, down = who(s, s.ladder[rank - 1]), who(s, s.ladder[rank])
        tell(s, "promoted", {"seat": who(s, by), "up": up, "down": down, "ladder": ladder(s)})


def kept(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "kept", {"seat": int(seat)})


def income(s: State) -> None:
    if s.journal is not None:
        by_rank = {int(bidder): int(s.edition.rank_income[rank]) for rank, bidder in enumerate(s.ladder)}
        tell(s, "income", {"money": [by_rank[seat] for seat in range(s.seats)]})


# --- sea and land


def moored(s: State, seat: i64, dock: i64) -> None:
    if s.journal is not None:
        docks, at = s.players[seat].docks, dock * DOCK
        ship: dict[str, object] = {"dock": int(dock) + 1, "ship": SHIP_NAMES[docks[at + SHIP]], "good": GOOD_NAMES[docks[at + CARGO]]}
        tell(s, "moored", {"seat": int(seat), **ship, "aboard": int(docks[at + ABOARD]), "time": int(docks[at + STAY])})


def sailed_by(s: State, seat: i64) -> None:
    if s.journal is not None:
        tell(s, "sailed_by", {"seat": int(seat), "ship": SHIP_NAMES[s.sea[s.cursor]]})


def placed(s: State, seat: i64, space: i64) -> None:
    if s.journal is not None:
        orders, at = s.players[seat].orders, space * LOADING
        order = ORDER_NAMES[orders[at + ORDER]]
        tell(s, "placed", {"seat": int(seat), "loading": LOADING_NAMES[space], "order": order, "time": int(orders[at + TIME])})


def refused(s: State, seat: i64, order: i64, money: i64, stars: i64) -> None:
    if s.journal is not None:
        tell(s, "refused", {"seat": int(seat), "order": ORDER_NAMES[order], "money": -int(money), "prestige": -int(stars)})


# --- newspapers and the end


def event(s: State) -> None:
    if s.journal is not None:
        tell(s, "event", {"newspaper": NEWSPAPER_NAMES[s.event]})


def affected(s: State, seat: i64, money: i64, prestige: i64, orders: i64) -> None:
    """What the event did to a player, if anything: money and prestige gained or lost, orders shortened."""
    if s.journal is not None and (money != 0 or prestige != 0 or orders != 0):
        what: dict[str, object] = {"money": int(money), "prestige": int(prestige), "orders": int(orders), "goods": []}
        tell(s, "affected", {"newspaper": NEWSPAPER_NAMES[s.event], "seat": int(seat), **what})


def washed(s: State, seat: i64, before: vec[i64]) -> None:
    """The same for goods that were lost: how many lay aboard in each dock before."""
    if s.journal is not None:
        docks = s.players[seat].docks
        lost = [GOOD_NAMES[docks[at + CARGO]] for at in range(0, len(docks), DOCK) for _ in range(before[at + ABOARD] - docks[at + ABOARD])]
        what: dict[str, object] = {"money": 0, "prestige": 0, "orders": 0, "goods": lost}
        if lost:
            tell(s, "affected", {"newspaper": NEWSPAPER_NAMES[s.event], "seat": int(seat), **what})


def mutiny(s: State) -> None:
    if s.journal is not None:
        tell(s, "mutiny", {"ladder": ladder(s)})


def progress(s: State, steps: i64) -> None:
    if s.journal is not None:
        tell(s, "progress", {"steps": int(steps), "position": int(s.track)})


def newspaper(s: State) -> None:
    if s.journal is not None:
        tell(s, "newspaper", {"newspaper": NEWSPAPER_NAMES[s.event]})


def ended(s: State) -> None:
    if s.journal is not None:
        verdict = int(scoring.grade(s)) if s.bidders > s.seats else None
        tell(s, "ended", {"tally": scoring.tally(s), "ranking": s.ranking(), "grade": verdict})
