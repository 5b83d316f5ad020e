"""Count faults, so that parts that fail too often can be switched off."""

from .. import ticks

TOLERATED = 3  # faults tolerated in each part, each within CALM of the previous fault in any part
CALM = 60000  # ms


class Faults:
    """Counts the faults of several parts."""

    def __init__(self, parts: int) -> None:
        self._counts = [0] * parts
        self._last = 0  # ticks

    def tolerable(self, part: int, now: int) -> bool:
        """Record that a part has failed, and return whether it may be used again."""
        if not 0 <= ticks.diff(now, self._last) <= CALM:
            self._counts = [0] * len(self._counts)
        self._last = now
        self._counts[part] += 1
        return self._counts[part] <= TOLERATED
