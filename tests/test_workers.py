"""Several processes work in order and only slightly ahead of demand, and nothing is lost when they are killed."""

import functools
import multiprocessing
import os
import signal

import pytest

from hamstertop_games import cluster, workers
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
        list(workers.processes(functools.partial(dies, tmp_path), range(60), 2))


def test_only_a_few_items_are_handed_out_in_advance():
    taken = []

    def items():
        for number in range(10_000):
            taken.append(number)
            yield number

    found = workers.processes(square, items(), 2)
    assert [next(found) for _ in range(5)] == [0, 1, 4, 9, 16]
    found.close()
    assert len(taken) <= 5 + 2 * workers.AHEAD


def test_no_process_is_left_running_when_the_results_are_abandoned():
    before = multiprocessing.active_children()
    found = workers.processes(square, iter(int, 1), 2)
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


class Clock:
    """A clock that advances only while code waits."""

    now = 100.0

    def __call__(self):
        return self.now


class Future:
    """A cluster's future, which returns its result or raises `error` after this many seconds."""

    def __init__(self, clock, seconds, error=None, status="lost"):
        self.clock, self.ready, self.error, self.status = clock, clock.now + seconds, error, status

    def result(self, timeout):
        if self.error and self.clock.now >= self.ready:
            raise self.error
        if self.clock.now < self.ready:
            self.clock.now += timeout
            raise TimeoutError
        return "games"


class Client:
    """A cluster's client whose workers respond until `dead`."""

    status = "running"

    def __init__(self, clock, dead=float("inf"), gone=False):
        self.clock, self.dead, self.gone, self.scheduler = clock, dead, gone, self

    def identity(self):
        raise AssertionError("is handed to sync")

    def sync(self, what, callback_timeout):
        if self.clock.now < self.dead:
            return {"workers": {"tcp://worker": {"last_seen": self.clock.now}}}
        return {"workers": {} if self.gone else {"tcp://worker": {"last_seen": self.dead}}}


def wait(client, seconds, **more):
    clock = client.clock
    return cluster._result(client, "tcp://scheduler", Future(clock, seconds, **more), clock)


def test_a_batch_may_take_any_amount_of_time_while_its_worker_is_alive():
    assert wait(Client(Clock()), 3600) == "games"


@pytest.mark.parametrize("gone", [True, False])
def test_a_silent_cluster_is_reported_after_half_a_minute(gone):
    clock = Clock()
    with pytest.raises(UserError, match="no Dask worker has been heard from for 30 s at tcp://scheduler"):
        wait(Client(clock, dead=110, gone=gone), 3600)
    assert 139 <= clock.now <= 141


def test_a_lost_connection_to_the_scheduler_is_reported_immediately():
    client = Client(Clock())
    client.status = "closed"
    with pytest.raises(UserError, match="lost the connection to the Dask scheduler at tcp://scheduler"):
        wait(client, 3600)
    with pytest.raises(UserError, match=r"lost the connection to the Dask scheduler \(RuntimeError\)"):
        wait(Client(Clock()), 5, error=RuntimeError())


def test_an_error_of_a_worker_is_reported_as_its_own():
    with pytest.raises(UserError, match=r"a Dask worker failed: ModuleNotFoundError: No module named 'mine'"):
        wait(Client(Clock()), 5, error=ModuleNotFoundError("No module named 'mine'"), status="error")
