"""Distribute work over several processes, and return the results in order."""

import collections
import concurrent.futures
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from .errors import Failed

Item = TypeVar("Item")
Given = TypeVar("Given")
Result = TypeVar("Result")

AHEAD = 4  # items submitted in advance for each worker, so that a slow item does not leave other workers idle


def cores() -> int:
    """Return the number of cores available to this process, which can be fewer than all in a batch job or a
    container."""
    count = getattr(os, "process_cpu_count", None)  # new in Python 3.13
    if count:
        return count() or 1
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(
    submit: Callable[[Item], Given], result: Callable[[Given], Result], items: Iterable[Item], count: int
) -> Generator[Result, None, None]:
    """Yield the result for each item, in order, from `count` workers.

    Only a few items are submitted in advance, to limit the number of items and results in memory.
    """
    given: collections.deque[Given] = collections.deque()
    for item in items:
        given.append(submit(item))
        if len(given) > AHEAD * count:
            yield result(given.popleft())
    while given:
        yield result(given.popleft())


def processes(
    work: Callable[[Item], Result], items: Iterable[Item], count: int | None
) -> Generator[Result, None, None]:
    """Yield the result of `work` for each item, in order. Closing the iterator ends the processes.

    Args:
        work: a function, which other processes must be able to import.
        items: the arguments for the calls.
        count: the number of processes, or None for one for each available core. If it is 1, this process does the work.

    Raises:
        UserError: a process is killed.
    """
    count = count or cores()
    if count < 2:
        yield from map(work, items)
        return
    others = multiprocessing.active_children()
    # They ignore Ctrl-C, which the parent handles by ending them
    executor = concurrent.futures.ProcessPoolExecutor(count, None, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield from in_order(lambda item: executor.submit(work, item), lambda future: future.result(), items, count)
    except BrokenProcessPool:
        raise Failed("a process was killed (is there enough memory? try fewer --workers)") from None
    finally:
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        executor.shutdown(cancel_futures=True)
