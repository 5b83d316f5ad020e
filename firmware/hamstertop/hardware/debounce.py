"""Turn the levels of bouncing, disturbed contacts into edges."""

from array import array

from .. import ticks

CLOSED = 3  # ms for which a key must stay closed to be pressed: longer than what a wire picks up
OPEN = 20  # ms for which it must stay open to be released: worn contacts open for up to 10 under a finger


class Contacts:
    """The contacts of a board's keys.

    A press counts once the contact has been closed for CLOSED ms without a break, a release once it has been open for
    OPEN ms. Their times are when the contact last closed or opened. Both are detected at the next call to `sample` for
    the key, so two taps between calls to `edges` are two presses.

    This code runs a hundred times a second and must not create garbage if nothing has changed, so it does not use
    `enumerate`.
    """

    def __init__(self, count: int) -> None:
        self._held = [False] * count  # whether each key is down, according to its edges
        self._level = bytearray(count)  # each key's last level
        self._since = array("i", bytes(4 * count))  # ticks when this level was first seen
        self._found: list[tuple[int, int, bool]] = []

    def sample(self, key: int, level: int, now: int) -> None:
        """Process a key's level, closed (1) or open (0), whether or not it has changed."""
        before = self._level[key]
        if before != self._held[key]:
            at = self._since[key]
            if ticks.diff(now, at) > (CLOSED if before else OPEN):  # whole ms have passed, wherever in a tick it moved
                self._tell(key, before == 1, at)
        if level != before:
            self._level[key] = level
            self._since[key] = now

    def sample_again(self, now: int) -> None:
        """Process each key's last level again, because no contact has moved since."""
        for key in range(len(self._held)):
            self.sample(key, self._level[key], now)

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) for each edge since the last call, oldest first."""
        found = self._found
        self._found = []
        return found

    def held(self) -> list[bool]:
        """Return whether each key is down, according to the edges so far. The list is always the same object."""
        return self._held

    def closing(self) -> bool:
        """Return whether a contact is closed that may not be pressed."""
        closing = False
        for key in range(len(self._held)):
            closing = closing or (self._level[key] == 1 and not self._held[key])
        return closing

    def settling(self, now: int) -> int:
        """Return the number of ms, at least 1, until the first pending release counts, or 0 if no release is
        pending."""
        left = 0
        for key in range(len(self._held)):
            if self._held[key] and not self._level[key]:
                wait = max(OPEN + 1 - ticks.diff(now, self._since[key]), 1)
                left = min(left or wait, wait)
        return left

    def _tell(self, key: int, down: bool, at: int) -> None:
        self._held[key] = down
        index = len(self._found)
        while index and ticks.diff(at, self._found[index - 1][0]) < 0:  # an edge is detected after it happened
            index -= 1
        self._found.insert(index, (at, key, down))
