"""From the bouncing levels of contacts to edges."""

from array import array

from .. import ticks

SETTLE = 8  # ms for which a contact may bounce; makers of small buttons promise 5


class Contacts:
    """The contacts of a board's keys.

    A press counts at once; a release once the contact has been open for SETTLE, as of the time it opened. Either is
    found by the next `moved` of that key, so a key tapped twice while nobody asks is two presses.

    It is asked a hundred times a second, and makes no garbage where nothing has changed: so no `enumerate`.
    """

    def __init__(self, count: int) -> None:
        self._held = [False] * count  # as the edges say
        self._level = bytearray(count)  # what was seen last
        self._since = array("i", bytes(4 * count))  # ticks when it was first seen
        self._found: list[tuple[int, int, bool]] = []

    def moved(self, key: int, level: int, now: int) -> None:
        """Take in that the contact of a key is closed (1) or open (0), whether it has moved or not."""
        if self._held[key] and not self._level[key] and ticks.diff(now, self._since[key]) >= SETTLE:
            self._tell(key, False, self._since[key])
        if level != self._level[key]:
            self._level[key] = level
            self._since[key] = now
        if level and not self._held[key]:
            self._tell(key, True, now)

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) of every edge since the last call, oldest first."""
        found = self._found
        self._found = []
        return found

    def held(self) -> list[bool]:
        """Return which keys are down, as far as the edges asked for go. The same list each time."""
        return self._held

    def settling(self, now: int) -> int:
        """Return how many ms later the first release counts of those that have yet to, at least 1; 0 if there are
        none."""
        left = 0
        for key in range(len(self._held)):
            if self._held[key] and not self._level[key]:
                wait = max(SETTLE - ticks.diff(now, self._since[key]), 1)
                left = min(left or wait, wait)
        return left

    def _tell(self, key: int, down: bool, at: int) -> None:
        self._held[key] = down
        index = len(self._found)
        while index and ticks.diff(at, self._found[index - 1][0]) < 0:  # a release is found after its time
            index -= 1
        self._found.insert(index, (at, key, down))
