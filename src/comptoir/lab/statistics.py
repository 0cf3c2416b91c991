"""What can be said from a number of games."""

from math import sqrt
from statistics import mean, stdev

Z = 1.959964  # of a two-sided 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share. A shared win counts in parts."""
    share, z2 = wins / games, Z * Z / games
    middle = share + z2 / 2
    reach = sqrt(z2 * (share * (1 - share) + z2 / 4))
    return max(0.0, (middle - reach) / (1 + z2)), min(1.0, (middle + reach) / (1 + z2))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; one value alone has none to speak of: 0."""
    return mean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
