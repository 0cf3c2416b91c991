"""The worth of a position: an estimate by hand, and the numbers from which search and learning make better ones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.games.speicherstadt import loading, phases, scoring
from comptoir.games.speicherstadt.cards import (
    BANK,
    CHAMBER_OF_COMMERCE,
    CONTRACT_CARDS,
    CONTRACTS,
    COUNTING_OFFICE,
    GOODS,
    KIND,
    MERCHANTS,
    PORT,
    SHIPS,
    WAREHOUSE_CARD,
)
from comptoir.games.speicherstadt.state import HALL, NO_CARD, OVER, WAREHOUSE, Outlook, State
from comptoir.games.speicherstadt.worth import (
    FIRE_STEP,
    chance,
    coin_worth,
    contract_worth,
    cubes_to_come,
    fire_result,
    gap,
    outlook,
    wanted,
)

MOST_STAGES: Final = 12


def evaluate(s: State, seat: i64) -> float:
    """Points if the game ended now, and what is under way."""
    total = float(scoring.total(s, seat))
    if s.phase == OVER:
        return total
    o = outlook(s)
    total += FIRE_STEP * fire_result(s, seat, 0) * float(o.fires)
    if s.holder[CHAMBER_OF_COMMERCE] != seat:
        total += min(1.0, coin_worth(s, o, seat)) * float(s.players[seat].coins)
    for contract in range(i64(CONTRACTS)):
        if s.holder[CONTRACT_CARDS[contract]] == seat and not loading.is_complete(s, contract):
            total += contract_worth(s, o, seat, contract)
    return total


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    """Of the game, then of each seat from the viewer on; a spectator looks from seat 0."""
    o = outlook(s)
    out[0] = float(o.rounds)
    out[1] = float(o.fires)
    out[2] = float(o.ships)
    n: i64 = 3
    for offset in range(s.seats):
        n = observe_seat(s, (max(viewer, 0) + offset) % s.seats, out, n)
    return n


def observe_seat(s: State, seat: i64, out: vec[float], n: i64) -> i64:
    p = s.players[seat]
    for points in scoring.tally(s, seat):
        out[n] = float(points)
        n += 1
    out[n] = float(p.coins)
    out[n + 1] = float(phases.firemen(s, seat))
    out[n + 2] = fire_result(s, seat, 0)
    out[n + 3] = float(scoring.owned(s, seat, SHIPS))
    out[n + 4] = float(scoring.owned(s, seat, MERCHANTS))
    out[n + 5] = float(loading.all_loose(p.cubes))
    out[n + 6] = float(int(s.holder[BANK] == seat))
    out[n + 7] = evaluate(s, seat)
    return n + 8


# --- for search: at the start of a round. The row is one of many that might lie there, so it counts as still to come


def stage(s: State) -> i64:
    """Rounds to come; with two players, who play many, two are one."""
    rounds = outlook(s).rounds
    return min(MOST_STAGES - 1, rounds if s.seats > 2 else (rounds + 1) // 2)


def features(s: State, seat: i64, out: vec[float]) -> i64:
    o = outlook(s)
    n = holdings_into(s, o, seat, out)
    n = contracts_into(s, o, seat, out, n)
    n = purse_into(s, o, seat, out, n)
    return firemen_into(s, o, seat, out, n)


def holdings_into(s: State, o: Outlook, seat: i64, out: vec[float]) -> i64:
    """What lies there may still bring more; the points it brings are had already."""
    cubes = cubes_to_come(s, o)
    offices = scoring.offices(s, seat)
    ships = float(scoring.owned(s, seat, SHIPS))
    merchants = float(scoring.owned(s, seat, MERCHANTS))
    port = float(int(s.holder[PORT] == seat))
    space = float(s.edition.warehouse_limit) if s.holder[WAREHOUSE_CARD] == seat else 0.0
    stored = float(loading.count(s.players[seat].cubes, WAREHOUSE))
    out[0] = float(offices * (o.offices + row_count(s, COUNTING_OFFICE)))
    out[1] = merchants * cubes
    out[2] = min(space - stored, cubes)
    out[3] = ships * cubes
    out[4] = port * cubes
    out[5] = float(loading.count(s.players[seat].cubes, HALL))
    return 6


def row_count(s: State, kind: i64) -> i64:
    n: i64 = 0
    for column in range(s.columns):
        n += s.row[column] != NO_CARD and KIND[s.row[column]] == kind
    return n


def contracts_into(s: State, o: Outlook, seat: i64, out: vec[float], n: i64) -> i64:
    """Those that are not complete, by how likely, how near and how much they ask for."""
    in_all = wanted(s, seat)
    hoped = near = open_points = 0.0
    holder = s.holder
    cards = CONTRACT_CARDS
    for contract in range(i64(CONTRACTS)):
        card = cards[contract]
        if holder[card] == seat:
            points = float(s.edition.points[card])
            lacking = gap(s, seat, contract)
            if loading.count(s.missing, contract * GOODS) > 0:
                hoped += points * chance(s, o, lacking, in_all)
                near += points / float(1 + lacking)
                open_points += points
    out[n] = hoped
    out[n + 1] = near
    out[n + 2] = open_points
    out[n + 3] = float(in_all)
    out[n + 4] = max(0.0, float(in_all) - cubes_to_come(s, o))
    return n + 5


def purse_into(s: State, o: Outlook, seat: i64, out: vec[float], n: i64) -> i64:
    """Money, alone and against the others, and the order of play."""
    coins = float(s.players[seat].coins)
    most = 0.0
    total = 0.0
    for other in range(s.seats):
        if other != seat:
            purse = float(s.players[other].coins)
            most = max(most, purse)
            total += purse
    place = (seat + s.seats - s.first) % s.seats
    has_chamber = s.holder[CHAMBER_OF_COMMERCE] == seat
    out[n] = coins
    out[n + 1] = min(coins, 2.0)
    out[n + 2] = min(coins, 5.0)
    out[n + 3] = max(0.0, coins - most)
    out[n + 4] = total / float(s.seats - 1)
    out[n + 5] = coins if has_chamber else 0.0
    out[n + 6] = float(o.rounds + 1) if has_chamber else 0.0
    out[n + 7] = float(o.rounds + 1) if s.holder[BANK] == seat else 0.0
    out[n + 8] = float(int(place == 0))
    out[n + 9] = float(int(place == s.seats - 1))
    out[n + 10] = float(place)
    return n + 11


def firemen_into(s: State, o: Outlook, seat: i64, out: vec[float], n: i64) -> i64:
    """Firemen against the most and the fewest of the others, by what the fires to come will bring."""
    own = phases.firemen(s, seat)
    most: i64 = 0
    least: i64 = -1
    for other in range(s.seats):
        if other != seat:
            strength = phases.firemen(s, other)
            most = max(most, strength)
            least = strength if least < 0 else min(least, strength)
    fires = float(o.fires)
    gains = int(own >= most and own > least)
    loses = int(own <= least and own < most)
    out[n] = float(own)
    out[n + 1] = fires * float(gains)
    out[n + 2] = fires * float(loses)
    out[n + 3] = fires * float(min(3, max(-3, own - most)))
    out[n + 4] = fires * float(min(3, max(-3, own - least)))
    out[n + 5] = float(own - most)
    return n + 6
