from librt.vecs import vec
from mypy_extensions import i64

from comptoir.core.contract import legal_room
from comptoir.core.dice import Dice
from comptoir.games.fische.state import State


def heuristic(s: State, seat: i64, dice: Dice) -> i64:
    out = legal_room()
    n = s.legal_into(seat, out)
    return out[dice.below(n)]


def evaluate(s: State, seat: i64) -> float:
    return 0.0


def observe(s: State, viewer: i64, out: vec[float]) -> i64:
    return 0
