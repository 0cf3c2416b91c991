"""Judgement without search."""

from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.saeulen.scoring import total
from comptoir.games.saeulen.state import State


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    out = legal_room()
    s.legal_into(seat, out)
    return out[0]


def evaluate(s: State, seat: i64) -> float:
    return float(total(s, seat))


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    for offset in range(s.seats):
        out[offset] = evaluate(s, (max(viewer, 0) + offset) % s.seats)
    return s.seats
