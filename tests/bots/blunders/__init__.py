"""Positions in which any decent player finds the move, by game."""

from dataclasses import dataclass

from comptoir.core.contract import State


@dataclass(frozen=True)
class Blunder:
    name: str
    why: str
    state: State
    seat: int
    good: frozenset[str]
