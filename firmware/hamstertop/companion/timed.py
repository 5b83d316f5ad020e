"""The timer of a turn: exact with the lights, on the panel only at its marks."""

from .. import ticks
from ..content import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..content import Time

# Times left, in ms, that are stored, and shown if the panel is quick; those longer than the timer are not used.
MARKS = (90000, 60000, 30000, 20000, 10000, 5000, 0)
TONES = {10000: (1200, 60), 5000: (1600, 60), 0: (2400, 600)}  # hertz, ms


def turn(
    tracker: "Any", cursor: "tuple[int, int | None] | None", seconds: int, pauses: bool = False, grace: int = 0
) -> "Time":
    """Return the timer of a turn of this many seconds. The title's tracker has the seconds left as `clock`, as last
    noted, None before the timer starts. The cursor has the ms left and since when they run, None before a start."""
    left, since = cursor or (1000 * (seconds if tracker.clock is None else tracker.clock), None)
    return time(1000 * seconds, left, since if tracker.clock else None, pauses, grace)


def left(time: "Time", now: int) -> int:
    """Return the milliseconds that are left."""
    if time.since is None:
        return int(time.left)
    return max(int(time.left) - max(ticks.diff(now, time.since), 0), 0)


def seconds(time: "Time", now: int) -> int:
    """Return the seconds that are left, rounded in the player's favour."""
    return (left(time, now) + 999) // 1000


def mark(time: "Time", noted: int, now: int) -> "int | None":
    """Return the last mark that was passed since `noted`, the seconds left when last noted."""
    reached = None
    now_left = left(time, now)
    for each in MARKS:
        if now_left <= each < 1000 * noted:
            reached = each
    return reached
