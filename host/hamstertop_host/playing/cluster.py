"""Batches of games on the workers of a Dask cluster."""

import contextlib
import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hamstertop import VERSION

from .. import extras
from ..errors import UserError

PATIENCE = "10 s"  # for the scheduler to answer


@contextlib.contextmanager
def results(address: str, work: Callable[[Any], Any], batches: Sequence[Any]) -> Iterator[Iterator[Any]]:
    """What `work` makes of each batch, in the order in which they are ready. What a lost worker had is done again.

    UserError: Dask is not installed, nobody answers there, or a worker has another version of Hamstertop or none.
    """
    with extras.needed("cluster"):
        distributed: Any = importlib.import_module("distributed")
    try:
        client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise UserError(f"no Dask scheduler answers at {address} (start one: dask scheduler)") from error
    with client:
        _check(client)
        futures = client.map(work, batches, pure=False, retries=len(batches))
        yield (future.result() for future in distributed.as_completed(futures))


def _check(client: Any) -> None:
    try:
        versions = client.run(_version)
    except Exception as error:
        raise UserError(f"a Dask worker cannot import hamstertop (install version {VERSION} there): {error}") from error
    if not versions:
        raise UserError("the Dask scheduler has no workers (start some: dask worker ADDRESS)")
    for worker, version in versions.items():
        if version != VERSION:
            raise UserError(f"the Dask worker {worker} has hamstertop {version} (install {VERSION} there)")


def _version() -> str:
    import hamstertop

    return hamstertop.VERSION
