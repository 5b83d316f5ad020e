"""Several processes work in order and only slightly ahead of demand, and nothing is lost when they are killed."""

import functools
import multiprocessing
import os
import signal

import pytest

from hamstertop_games import workers
from hamstertop_games.errors import UserError


def square(number):
    return number * number


def dies(folder, number):
    """Return the square of a number. If the folder has a file of that name, remove it and kill the process."""
    file = folder / str(number)
    if file.exists():
        file.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.skipif(os.name == "nt", reason="has no such signal")
def test_a_killed_process_ends_the_work_with_an_error_that_says_so(tmp_path):
    (tmp_path / "17").touch()
    with pytest.raises(UserError, match=r"a process was killed .*fewer --workers"):
        list(workers.in_order(functools.partial(dies, tmp_path), range(60), 2))


def test_only_a_few_items_are_handed_out_in_advance():
    taken = []

    def items():
        for number in range(10_000):
            taken.append(number)
            yield number

    found = workers.in_order(square, items(), 2)
    assert [next(found) for _ in range(5)] == [0, 1, 4, 9, 16]
    found.close()
    assert len(taken) <= 5 + 2 * workers.AHEAD


def test_no_process_is_left_running_when_the_results_are_abandoned():
    before = multiprocessing.active_children()
    found = workers.in_order(square, iter(int, 1), 2)
    assert next(found) == 0
    found.close()
    assert multiprocessing.active_children() == before


def test_only_the_cores_available_to_this_process_are_counted(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "process_cpu_count", lambda: 3, raising=False)
    assert workers.cores() == 3
    monkeypatch.delattr(os, "process_cpu_count")
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {4, 9}, raising=False)
    assert workers.cores() == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    assert workers.cores() == 64
