"""A watchdog that restarts a board whose firmware hangs."""

import microcontroller
import storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

TIMEOUT = 8  # s, about the longest time that the chip supports


def start() -> "Callable[[], None]":
    """Start the watchdog and return the function that feeds it. Do nothing while a computer can write to the drive,
    because the watchdog would restart the board while files are being copied."""
    dog = microcontroller.watchdog
    if dog is None or storage.getmount("/").readonly:
        return lambda: None
    from watchdog import WatchDogMode

    dog.timeout = TIMEOUT
    dog.mode = WatchDogMode.RESET
    return dog.feed
