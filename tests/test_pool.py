"""Work in other processes."""

import os

import pytest

from comptoir.lab.pool import in_order


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers):
    assert list(in_order(abs, range(-30, 0), workers)) == list(range(30, 0, -1))
    assert list(in_order(abs, [], workers)) == []


def test_a_worker_that_dies_is_told():
    with pytest.raises(ChildProcessError, match="a worker process died"):
        list(in_order(os._exit, [3] * 20, 2))


def test_what_goes_wrong_in_a_worker_comes_here():
    with pytest.raises(ValueError, match="invalid literal"):
        list(in_order(int, ["1", "two", "3"], 2))
