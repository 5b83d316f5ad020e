"""Count faults, so that a part with too many of them is switched off."""

from .. import ticks

TOLERATED = 3  # for each part, each within CALM of the last defect of any part
CALM = 60000  # ms


class Faults:
    """The defects of a number of parts."""

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
