"""Turn the levels of bouncing contacts into edges."""

from array import array

from .. import ticks

SETTLE = 8  # ms for which a contact can bounce; manufacturers of small buttons guarantee 5


class Contacts:
    """The contacts of a board's keys.

    A press counts at once. A release counts once the contact has been open for SETTLE ms; its time is when the contact
    opened. Both are detected at the next call to `moved` for the key, so two taps between calls to `edges` are two
    presses.

    This code runs a hundred times a second and must not create garbage if nothing has changed, so it does not use
    `enumerate`.
    """

    def __init__(self, count: int) -> None:
        self._held = [False] * count  # whether each key is down, according to its edges
        self._level = bytearray(count)  # each key's last level
        self._since = array("i", bytes(4 * count))  # ticks when this level was first seen
        self._found: list[tuple[int, int, bool]] = []

    def moved(self, key: int, level: int, now: int) -> None:
        """Process a key's level, closed (1) or open (0), whether or not it has changed."""
        if self._held[key] and not self._level[key] and ticks.diff(now, self._since[key]) >= SETTLE:
            self._tell(key, False, self._since[key])
        if level != self._level[key]:
            self._level[key] = level
            self._since[key] = now
        if level and not self._held[key]:
            self._tell(key, True, now)

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) for each edge since the last call, oldest first."""
        found = self._found
        self._found = []
        return found

    def held(self) -> list[bool]:
        """Return whether each key is down, according to the edges so far. The list is always the same object."""
        return self._held

    def settling(self, now: int) -> int:
        """Return the number of ms, at least 1, until the first pending release counts, or 0 if no release is
        pending."""
        left = 0
        for key in range(len(self._held)):
            if self._held[key] and not self._level[key]:
                wait = max(SETTLE - ticks.diff(now, self._since[key]), 1)
                left = min(left or wait, wait)
        return left

    def _tell(self, key: int, down: bool, at: int) -> None:
        self._held[key] = down
        index = len(self._found)
        while index and ticks.diff(at, self._found[index - 1][0]) < 0:  # a release is detected after it happened
            index -= 1
        self._found.insert(index, (at, key, down))
