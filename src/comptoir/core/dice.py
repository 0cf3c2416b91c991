"""Chance: a keyed hash for real play, a fast generator for search; equal numbers compiled or plain."""

import math
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF
FINE: Final = 1_000_000  # steps of a number between 0 and 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where `apply`, `setup` and `redeal` get all their chance from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, items: vec[i64], start: i64, end: i64) -> None:
        """Shuffle items[start:end] in place."""
        i = end - 1
        while i > start:
            j = start + self.below(i - start + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


class SeedDice(Dice):
    """The dice of a real table. The numbers of a throw follow from the secret seed and cannot be guessed from earlier ones."""

    def __init__(self, seed: str, throw: int) -> None:
        self._seed = seed
        self._key = b""  # most actions draw nothing: made when it is needed
        self._throw = throw
        self._drawn = 0

    def below(self, n: i64) -> i64:
        if not self._key:
            self._key = blake2b(self._seed.encode(), digest_size=32).digest()
        self._drawn += 1
        word = blake2b(f"{self._throw}:{self._drawn}".encode(), key=self._key, digest_size=8).digest()
        return i64(int.from_bytes(word, "big") * int(n) >> 64)


class FastDice(Dice):
    """Doty-Humphrey's sfc32: sums and shifts below 2**62 only, so that compiled and plain numbers agree."""

    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & _MASK
        self._b: i64 = seed >> 32 & _MASK
        self._c: i64 = seed >> 64 & _MASK
        self._count: i64 = 1
        for _ in range(12):  # lets near seeds drift apart
            self._word()

    def _word(self) -> i64:
        word = (self._a + self._b + self._count) & _MASK
        self._count = (self._count + 1) & _MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _MASK
        self._c = ((self._c << 21 | self._c >> 11) + word) & _MASK
        return word

    def below(self, n: i64) -> i64:
        return self._word() * n >> 32


def fast_dice(seed: str) -> FastDice:
    """A fast generator from any text."""
    return FastDice(int.from_bytes(blake2b(seed.encode(), digest_size=12).digest(), "big"))


def gumbel(dice: Dice) -> float:
    """Chance to be added to judgements: who then takes the highest chooses each with odds that grow as its exponential."""
    return -math.log(-math.log((float(dice.below(FINE)) + 0.5) / FINE))
