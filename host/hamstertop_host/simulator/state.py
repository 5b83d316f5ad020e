"""The folder that serves as a simulated board's flash memory."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import filelock
import platformdirs

from hamstertop_games.errors import UserError

ADDRESS = "simulator.json"  # the file where a simulator publishes its page's address and its options
LOCK = "simulator.lock"  # the file that a simulator locks


class Busy(UserError):
    """Raised if another simulator is using the folder.

    Attributes:
        url: the address of that simulator's page, or "" if it does not have one.
        options: that simulator's options, by name.
    """

    url: str
    options: dict[str, Any]

    def __init__(self, folder: Path) -> None:
        super().__init__(f"another simulator is using {folder} (stop it, or choose a different folder with --state)")
        self.url, self.options = "", {}
        with suppress(OSError, ValueError, TypeError):
            self.url, self.options = json.loads((folder / ADDRESS).read_text("utf-8"))


def default_folder(board: str) -> Path:
    return platformdirs.user_state_path("hamstertop") / board


def publish(folder: Path, url: str, options: dict[str, Any]) -> None:
    """Publish the address and options of the simulator that is using the folder, so that other simulators can find
    it."""
    with suppress(OSError):
        (folder / ADDRESS).write_text(json.dumps([url, options]), "utf-8")


@contextmanager
def hold(folder: Path) -> Iterator[Path]:
    """Create the folder and lock it, because two simulators writing to it would corrupt the saved games.

    Raises:
        UserError: the folder cannot be created.
        Busy: another simulator is using it.
    """
    lock = filelock.FileLock(folder / LOCK, is_singleton=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(blocking=False)
    except filelock.Timeout:
        raise Busy(folder) from None
    except (OSError, NotImplementedError) as error:  # NotImplementedError if the file system does not support locks
        reason = getattr(error, "strerror", None) or error
        raise UserError(f"cannot save games in {folder}: {reason} (choose a different folder with --state)") from None
    try:
        _withdraw(folder)  # remove what a killed simulator has left behind
        yield folder
    finally:
        _withdraw(folder)
        lock.release()


def _withdraw(folder: Path) -> None:
    with suppress(OSError):
        (folder / ADDRESS).unlink()
