"""A turn's timer, which the lights show continuously and the panel shows only at certain marks."""

from .. import ticks
from ..content import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..content import Time

# Times left, in ms, at which the time is stored, and shown if the panel supports partial refreshes
MARKS = (90000, 60000, 30000, 20000, 10000, 5000, 0)
TONES = {10000: (1200, 60), 5000: (1600, 60), 0: (2400, 600)}  # hertz, ms


def turn(
    tracker: "Any", cursor: "tuple[int, int | None] | None", seconds: int, pauses: bool = False, grace: int = 0
) -> "Time":
    """Return the timer for a turn of this many seconds.

    `tracker.clock` is the number of seconds left when last recorded, or None before the timer starts. `cursor` is the
    time left in ms and the ticks at which the timer was started (None while it is stopped), or None.
    """
    left, since = cursor or (1000 * (seconds if tracker.clock is None else tracker.clock), None)
    return time(1000 * seconds, left, since if tracker.clock else None, pauses, grace)


def left(time: "Time", now: int) -> int:
    """Return the time left in milliseconds."""
    if time.since is None:
        return int(time.left)
    return max(int(time.left) - max(ticks.diff(now, time.since), 0), 0)


def seconds(time: "Time", now: int) -> int:
    """Return the time left in seconds, rounded up."""
    return (left(time, now) + 999) // 1000


def mark(time: "Time", noted: int, now: int) -> "int | None":
    """Return the last mark passed since the time left was recorded as `noted` seconds, or None if none was passed."""
    reached = None
    now_left = left(time, now)
    for each in MARKS:
        if now_left <= each < 1000 * noted:
            reached = each
    return reached
