"""Distribute work over several processes, with the results in order, and continue when a process is killed."""

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

AHEAD = 4  # items given out in advance for each process: results that finish after a slow one's turn wait
DEATHS = 5  # processes killed in a row without any result, after which there is no point in continuing


def cores() -> int:
    """Return how many cores this process may use: in a batch job or a container these are not all cores."""
    count = getattr(os, "process_cpu_count", None)  # since Python 3.13
    if count:
        return count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def processes(count: int) -> concurrent.futures.Executor:
    """Start `count` processes. Only the parent process handles Ctrl-C; it ends the others."""
    return concurrent.futures.ProcessPoolExecutor(
        count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )


def in_order(
    work: Callable[[Item], Result], items: Iterable[Item], count: int, pool: Pool = processes
) -> Generator[Result, None, None]:
    """Yield the result of `work` for each item, in order. If a process is killed, another one repeats its items.

    Few items are given out in advance, so neither many items nor many results are ever in memory. When the iterator is
    closed, the processes are ended.

    Args:
        work: a function that other processes can import.
        items: its arguments, one for each call.
        count: the number of processes.
        pool: a function that starts the processes.

    Raises:
        UserError: several processes in a row are killed, and none returns a result.
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
    """Submit further items to the processes until `most` are waiting."""
    with contextlib.suppress(StopIteration):
        while len(given) < most:
            given.append((next(coming), None))
    for index, (item, future) in enumerate(given):
        if future is None:
            given[index] = item, executor.submit(work, item)


def _has_result(future: "concurrent.futures.Future[Any]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None
