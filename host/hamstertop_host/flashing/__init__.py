"""Putting the firmware on a board: what goes on it, copying it there, and images of the whole."""

import contextlib
from collections.abc import Iterator

from ..errors import UserError


@contextlib.contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside need the packages of an extra; a missing one is told with what installs it.

    Raises:
        UserError: something is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        raise UserError(f"{package} is not installed (in the checkout: pip install -e '.[{name}]')") from None
