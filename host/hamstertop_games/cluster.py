"""Run batches of games on the workers of a Dask cluster."""

import collections
import importlib
import pathlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hamstertop import VERSION

from . import remedies
from .errors import Failed

PATIENCE = 10  # seconds to wait for the scheduler to respond
SILENCE = 30  # seconds to wait without hearing from any worker
LOOK = 1  # seconds between checks of the workers
AHEAD = 4  # batches queued in advance for each worker thread


class Silent(Failed):
    """Raised when the cluster has stopped responding."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"{why} at {address} (check or restart it: dask scheduler, dask worker ADDRESS)")


class Watch:
    """Watches a cluster for silence: no results, and no heartbeat from any worker."""

    def __init__(self, address: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.address = address
        self.clock = clock
        self._signs: object = None
        self.heard()

    def heard(self) -> None:
        self._last = self.clock()

    def look(self, workers: dict[str, Any]) -> None:
        """Check when the scheduler last heard from its `workers`. Raise Silent after `SILENCE` seconds without a result
        or a heartbeat."""
        signs = {name: each.get("last_seen") for name, each in workers.items()}
        if signs and signs != self._signs:
            self._signs = signs
            self.heard()
        elif self.clock() - self._last >= SILENCE:
            known = f"{len(workers)} workers have been" if workers else "no worker is left, and the cluster has been"
            raise Silent(self.address, f"{known} silent for {SILENCE} s")


def results(
    address: str, work: Callable[[Any], Any], batches: Iterable[Any], modules: Iterable[str] = ()
) -> Iterator[Any]:
    """Yield the result of `work` for each batch, in order. If a worker is lost, other workers repeat its batches.

    Args:
        address: the scheduler's address.
        work: a function of a batch.
        batches: the batches.
        modules: the modules of the user's own bots. Those that are a single file in the current folder are sent to the
            workers; all others must be installed there.

    Raises:
        UserError: Dask is not installed, no scheduler responds at `address`, or a worker does not have this version of
            Hamstertop or fails; the message has the worker's own error.
        Silent: the connection to the scheduler is lost, or no worker has been heard from for `SILENCE` seconds.
    """
    with remedies.needed("cluster"):
        distributed: Any = importlib.import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Failed(f"no Dask scheduler responds at {address} (start one: dask scheduler)") from error
    try:
        _check(client)
        for module in modules:
            if (file := pathlib.Path(module + ".py")).exists():
                client.upload_file(str(file))
        yield from _results(client, work, batches, Watch(address))
    finally:
        client.close(timeout=LOOK)


def _results(client: Any, work: Callable[[Any], Any], batches: Iterable[Any], watch: Watch) -> Iterator[Any]:
    given: collections.deque[Any] = collections.deque()
    coming = iter(batches)
    most = AHEAD * sum(client.nthreads().values())
    while True:
        while len(given) < most and (batch := next(coming, None)):
            given.append(client.submit(work, batch, pure=False))
        if not given:
            return
        yield _result(client, given.popleft(), watch)


def _result(client: Any, future: Any, watch: Watch) -> Any:
    """Wait for a future's result and return it. Raise Silent if the cluster stops responding."""
    while True:
        try:
            result = future.result(timeout=LOOK)
        except TimeoutError:
            if client.status != "running":
                raise Silent(watch.address, "lost the connection to the Dask scheduler") from None
            watch.look(_workers(client))
        except Exception as error:  # the type depends on when the scheduler was lost
            if client.status == "running" and future.status == "error" and type(error).__name__ != "KilledWorker":
                raise Failed(f"a Dask worker failed: {type(error).__name__}: {error} (correct it there)") from error
            if type(error).__name__ != "KilledWorker":
                raise Silent(
                    watch.address, f"lost the connection to the Dask scheduler ({type(error).__name__})"
                ) from None
            watch.look({})
            future.retry()  # several workers were killed in turn while running it, which is not the batch's fault
        else:
            watch.heard()
            return result


def _workers(client: Any) -> dict[str, Any]:
    """Return the scheduler's current information about its workers, or an empty dictionary if it does not respond."""
    try:
        found: dict[str, Any] = client.sync(client.scheduler.identity, callback_timeout=PATIENCE)["workers"]
    except Exception:
        return {}
    return found


def _check(client: Any) -> None:
    try:
        versions = client.run(_version)
    except Exception as error:
        raise Failed(f"a Dask worker cannot import hamstertop (install version {VERSION} there): {error}") from error
    if not versions:
        raise Failed("the Dask scheduler has no workers (start some: dask worker ADDRESS)")
    for worker, version in versions.items():
        if version != VERSION:
            raise Failed(f"the Dask worker {worker} has hamstertop {version} (install {VERSION} there)")


def _version() -> str:
    import hamstertop

    return hamstertop.VERSION
