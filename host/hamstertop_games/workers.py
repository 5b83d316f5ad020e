"""Work in several processes, with the results in order, and continue when one of them is killed."""

import collections
import concurrent.futures
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from hamstertop_host.errors import UserError

Item = TypeVar("Item")
Result = TypeVar("Result")
Pool = Callable[[int], concurrent.futures.Executor]

AHEAD = 4  # items that are given out for each process: those behind a slow one wait with their results
DEATHS = 5  # of processes, without any result between them, after which there is no use in continuing


def cores() -> int:
    """Return how many cores this process may use: fewer than there are in a batch job or a container."""
    count = getattr(os, "process_cpu_count", None)  # since Python 3.13
    if count:
        return count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(count: int) -> concurrent.futures.Executor:
    """Start this many processes. Ctrl-C is for the one that reports; the others are ended by it."""
    return concurrent.futures.ProcessPoolExecutor(
        count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


def in_order(
    work: Callable[[Item], Result], items: Iterable[Item], count: int, pool: Pool = processes
) -> Generator[Result, None, None]:
    """Yield what `work` makes of each item, in their order. What a process had that is killed is done again by another
    one.

    Few items are given out ahead, so neither many items nor their results are ever held. When the iterator is closed,
    the processes are ended.

    Args:
        work: a function that other processes can import.
        items: what it is called with.
        count: how many processes.
        pool: makes them.

    Raises:
        UserError: process after process is killed and none has a result.
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
                        f"{deaths} processes in a row were killed (is there enough memory? choose fewer --workers)"
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
    """Let the processes have what they do not have, up to this many items."""
    with contextlib.suppress(StopIteration):
        while len(given) < most:
            given.append((next(coming), None))
    for index, (item, future) in enumerate(given):
        if future is None:
            given[index] = item, executor.submit(work, item)


def _has_result(future: "concurrent.futures.Future[Any]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
