"""Where a simulated board keeps its flash."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .errors import UserError


def default_folder(board: str) -> Path:
    """The folder of that board in the place the system has for such things."""
    if sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "hamstertop" / board


@contextmanager
def hold(folder: Path) -> Iterator[Path]:
    """Make the folder and keep other simulators out of it: two writers would tear the saved games.

    Raises:
        UserError: it cannot be made, or another simulator holds it.
    """
    try:
        import fcntl
    except ImportError:
        raise UserError("the simulator needs Linux or macOS (on Windows, run it in WSL)") from None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise UserError(f"cannot keep games in {folder}: {error.strerror} (choose a folder with --state)") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise UserError(f"another simulator uses {folder} (stop it, or choose a folder with --state)") from None
    try:
        yield folder
    finally:
        os.close(handle)
