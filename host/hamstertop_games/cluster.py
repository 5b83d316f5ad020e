"""Distribute work over the workers of a Dask cluster."""

import functools
import importlib
import pathlib
import time
from collections.abc import Callable, Generator, Iterable
from typing import Any

from hamstertop import VERSION

from . import remedies, workers
from .errors import Failed

PATIENCE = 10  # seconds to wait for the scheduler to respond
SILENCE = 30  # seconds to wait without hearing from any worker
LOOK = 1  # seconds between checks of the workers


def results(
    address: str, work: Callable[[Any], Any], items: Iterable[Any], modules: Iterable[str] = ()
) -> Generator[Any, None, None]:
    """Yield the result of `work` for each item, in order. If a worker is lost, others repeat its items.

    Args:
        address: the scheduler's address.
        work: a function, which the workers must be able to import.
        items: the arguments for the calls.
        modules: the modules of the user's own bots. Those that are a single file in the current folder are sent to the
            workers; all others must be installed there.

    Raises:
        UserError: Dask is not installed, no scheduler responds at `address`, a worker does not have this version of
            Hamstertop or fails, or no worker has been heard from for `SILENCE` seconds.
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
        submit = functools.partial(client.submit, work, pure=False)
        threads = sum(client.nthreads().values())
        yield from workers.in_order(submit, functools.partial(_result, client, address), items, threads)
    finally:
        client.close(timeout=LOOK)


def _result(client: Any, address: str, future: Any, clock: Callable[[], float] = time.monotonic) -> Any:
    """Wait for a future's result and return it. Raise UserError if its worker fails or the cluster is lost."""
    heard: dict[str, Any] = {}
    last = clock()
    while True:
        try:
            return future.result(timeout=LOOK)
        except TimeoutError:
            if client.status != "running":
                raise _lost("lost the connection to the Dask scheduler", address) from None
            now = _heard(client)
        except Exception as error:  # the type depends on when the scheduler was lost
            name = type(error).__name__
            if name != "KilledWorker":
                if client.status == "running" and future.status == "error":
                    raise Failed(f"a Dask worker failed: {name}: {error} (correct it there)") from error
                raise _lost(f"lost the connection to the Dask scheduler ({name})", address) from None
            now = {}
            future.retry()  # several workers were killed in turn while running it, which is not the item's fault
        if now and now != heard:
            heard, last = now, clock()
        elif clock() - last >= SILENCE:
            raise _lost(f"no Dask worker has been heard from for {SILENCE} s", address)


def _lost(why: str, address: str) -> Failed:
    return Failed(f"{why} at {address} (check or restart it: dask scheduler, dask worker ADDRESS)")


def _heard(client: Any) -> dict[str, Any]:
    """Return when the scheduler last heard from each worker, or an empty dictionary if it does not respond."""
    try:
        known = client.sync(client.scheduler.identity, callback_timeout=PATIENCE)["workers"]
    except Exception:
        return {}
    return {name: worker.get("last_seen") for name, worker in known.items()}


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
