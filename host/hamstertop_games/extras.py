"""Optional dependencies: the extras in pyproject.toml."""

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import UserError

OURS = ("hamstertop", "hamstertop_games", "hamstertop_host")


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Run a block that needs the libraries of an extra, or of several extras separated by commas.

    Raises:
        UserError: a library is missing; the message says what to install.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if not missing or missing in OURS:
            raise
        raise UserError(f"{missing} is not installed (pip install 'hamstertop[{extra}]')") from error
