"""How long a game has taken.

Every record after a game's first ends with the seconds since the previous one. If the device knows the time of day, the
first record has it, and so does a CLOCK record before each event that follows a pause: time without power, or with the
page closed, counts too, but no pause counts as more than PAUSE. Otherwise, only time with power counts, and no pause as
more than LONGEST.
"""

from .history import CLOCK

LONGEST = 255  # the longest time that a record can hold, in seconds; it stands for any longer time
PAUSE = 30 * 60  # what a longer pause counts as, in seconds


class Elapsed:
    """Adds up records. `seconds` is the time that they took, and `at` the time of day after the last one, in seconds
    since 1970, or None if it is not known."""

    def __init__(self, at: "int | None" = None) -> None:
        self.seconds = 0
        self.at = at
        self._paused = False  # whether the last record was a CLOCK

    def add(self, payload: bytes) -> None:
        """Add a record other than the first."""
        if payload[0] == CLOCK and self.at is not None:
            now = int.from_bytes(payload[1:-1], "big")
            self.seconds += min(max(now - self.at, 0), PAUSE)
            self.at = now
            self._paused = True
            return
        if not (self._paused and payload[-1] == LONGEST):
            self.seconds += payload[-1]
            if self.at is not None:
                self.at += payload[-1]
        self._paused = False


def clock(now: int) -> bytes:
    """Return a CLOCK record for this time of day."""
    return bytes([CLOCK]) + now.to_bytes(4, "big") + b"\0"
