"""Distribute work over several processes, return the results in order, and recover when a process is killed."""

import collections
import concurrent.futures
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from .errors import UserError

Item = TypeVar("Item")
Result = TypeVar("Result")
Pool = Callable[[int], concurrent.futures.Executor]

AHEAD = 4  # items submitted in advance for each process, so that a slow item does not leave other processes idle
DEATHS = 5  # the number of processes killed in a row, without a result, before giving up


def cores() -> int:
    """Return the number of cores available to this process, which can be fewer than all in a batch job or a
    container."""
    count = getattr(os, "process_cpu_count", None)  # new in Python 3.13
    if count:
        return count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(count: int) -> concurrent.futures.Executor:
    """Start `count` processes. They ignore Ctrl-C, which the parent handles by ending them."""
    return concurrent.futures.ProcessPoolExecutor(
        count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


def in_order(
    work: Callable[[Item], Result], items: Iterable[Item], count: int, pool: Pool = processes
) -> Generator[Result, None, None]:
    """Yield the result of `work` for each item, in order. If a process is killed, its items are repeated.

    Only a few items are submitted in advance, to limit the number of items and results in memory. Closing the iterator
    ends the processes.

    Args:
        work: a function, which other processes must be able to import.
        items: the arguments for the calls.
        count: the number of processes.
        pool: a function that starts the processes.

    Raises:
        UserError: several processes in a row are killed without returning a result.
    """
    coming = iter(items)
    given: collections.deque[tuple[Item, concurrent.futures.Future[Result] | None]] = collections.deque()
    deaths = 0
    others = multiprocessing.active_children()
    executor = pool(count)
    try:
        while True:
            try:
                _give_out(executor, work, given, coming, AHEAD * count)
                if not given:
                    return
                future = given[0][1]
                assert future is not None
                result = future.result()
            except BrokenProcessPool:
                deaths += 1
                if deaths == DEATHS:
                    raise UserError(
                        f"{deaths} processes in a row were killed (is there enough memory? try fewer --workers)"
                    ) from None
                executor.shutdown()
                executor = pool(count)
                for index, (item, future) in enumerate(given):
                    if future and not _has_result(future):
                        given[index] = item, None
                continue
            deaths = 0
            given.popleft()
            yield result
    finally:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        executor.shutdown(cancel_futures=True)


def _give_out(
    executor: concurrent.futures.Executor,
    work: Callable[[Item], Result],
    given: "collections.deque[tuple[Item, concurrent.futures.Future[Result] | None]]",
    coming: Iterator[Item],
    most: int,
) -> None:
    """Submit items to the processes until `most` are pending."""
    with contextlib.suppress(StopIteration):
        while len(given) < most:
            given.append((next(coming), None))
    for index, (item, future) in enumerate(given):
        if future is None:
            given[index] = item, executor.submit(work, item)


def _has_result(future: "concurrent.futures.Future[Any]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
