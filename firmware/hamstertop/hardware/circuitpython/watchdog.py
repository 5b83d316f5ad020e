"""A watchdog that restarts a board whose firmware hangs."""

import microcontroller
import storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

TIMEOUT = 8  # s, about the longest time that the chip supports


def start() -> "Callable[[], None]":
    """Start it and return the function that feeds it. There is none while a computer may write to the drive: it would
    restart the board in the middle of a copy."""
    dog = microcontroller.watchdog
    if dog is None or storage.getmount("/").readonly:
        return _nothing
    from watchdog import WatchDogMode

    dog.timeout = TIMEOUT
    dog.mode = WatchDogMode.RESET
    return dog.feed


def _nothing() -> None:
    pass
