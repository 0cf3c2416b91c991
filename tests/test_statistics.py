"""Intervals and errors, against published values."""

import pytest

from comptoir.lab.statistics import mean_and_error, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def test_shared_wins_count_in_parts():
    assert wilson(10, 40) < wilson(10.5, 40) < wilson(11, 40)


def test_mean_and_standard_error():
    assert mean_and_error([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == pytest.approx((5.0, (32 / 7 / 8) ** 0.5))
    assert mean_and_error([3.0]) == (3.0, 0.0)
