"""How many defects are tolerated before something is no longer tried."""

from .. import ticks

TOLERATED = 3  # of one part, each within CALM of the last defect of any
CALM = 60000  # ms


class Faults:
    """Count the defects of this many parts."""

    def __init__(self, parts: int) -> None:
        self._counts = [0] * parts
        self._last = 0  # ticks

    def tolerable(self, part: int, now: int) -> bool:
        """Note that a part has failed; return whether it may be tried again."""
        if not 0 <= ticks.diff(now, self._last) <= CALM:
            self._counts = [0] * len(self._counts)
        self._last = now
        self._counts[part] += 1
        return self._counts[part] <= TOLERATED
