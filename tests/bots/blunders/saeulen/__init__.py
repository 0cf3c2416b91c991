"""Die Säulen von Venedig: obvious moves, phase by phase."""

from bots.blunders.saeulen import board, cards  # noqa: F401 - they make the positions
from bots.blunders.saeulen.making import POSITIONS

__all__ = ["POSITIONS"]
