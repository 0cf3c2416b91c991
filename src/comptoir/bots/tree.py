"""A search tree in flat arrays: what somebody notices leads from node to node, and each node knows how it fared."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
ROOT: Final = 0
SEAT_BITS: Final = 4  # a word of the tree: who acted, and what was seen of it
ACTION_BITS: Final = 30
WORD_BITS: Final = SEAT_BITS + ACTION_BITS
HALF: Final = 29
HALF_MASK: Final = (1 << HALF) - 1


class Tree:
    def __init__(self, room: i64) -> None:
        """`room`: more nodes are never grown."""
        slots: i64 = 64
        while slots < 2 * room:
            slots *= 2
        self.room = room
        self.count: i64 = 1
        self.visits = vec[i64]([0] * room)
        self.offered = vec[i64]([0] * room)  # how often the action that leads here could be played
        self.reward = vec[float]([0.0] * room)  # sums, for whoever acted
        self.points = vec[float]([0.0] * room)
        self.wins = vec[float]([0.0] * room)
        self._key = vec[i64]([0] * room)
        self._slot = vec[i64]([NONE] * slots)
        self._mask = slots - 1

    def child(self, node: i64, word: i64) -> i64:
        """The node that this word leads to; NONE if it was not grown."""
        key = node << WORD_BITS | word
        slot = scatter(key) & self._mask
        while True:
            found = self._slot[slot]
            if found == NONE or self._key[found] == key:
                return found
            slot = (slot + 1) & self._mask

    def grow(self, node: i64, word: i64) -> i64:
        """A new node; NONE if there is no room."""
        if self.count == self.room:
            return NONE
        key = node << WORD_BITS | word
        slot = scatter(key) & self._mask
        while self._slot[slot] != NONE:
            slot = (slot + 1) & self._mask
        new = self.count
        self.count += 1
        self._slot[slot] = new
        self._key[new] = key
        return new


def word_of(actor: i64, seen: i64) -> i64:
    return seen << SEAT_BITS | actor


def scatter(key: i64) -> i64:
    """A hash with products below 2**62, so that compiled and plain numbers agree."""
    mixed = (key & HALF_MASK) * 0x5BD1E995 + (key >> HALF & HALF_MASK) * 0x27D4EB2F
    return mixed >> 24 ^ mixed
