"""Turn the bouncing levels of contacts into edges."""

from array import array

from .. import ticks

SETTLE = 8  # ms for which a contact may bounce; makers of small buttons guarantee 5


class Contacts:
    """The contacts of a board's keys.

    A press counts at once; a release counts once the contact has been open for SETTLE, from the time at which it
    opened. Both are noticed by the next `moved` of the key, so two taps between calls of `edges` are two presses.

    It is called a hundred times a second, and must not make garbage if nothing has changed: so it does not use
    `enumerate`.
    """

    def __init__(self, count: int) -> None:
        self._held = [False] * count  # according to the edges
        self._level = bytearray(count)  # the level seen last
        self._since = array("i", bytes(4 * count))  # ticks when this level was first seen
        self._found: list[tuple[int, int, bool]] = []

    def moved(self, key: int, level: int, now: int) -> None:
        """Note that the contact of a key is closed (1) or open (0), whether it has moved or not."""
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
        """Return which keys are down, according to the edges returned so far. It is always the same list."""
        return self._held

    def settling(self, now: int) -> int:
        """Return the ms until the first pending release counts, at least 1; 0 if there is none."""
        left = 0
        for key in range(len(self._held)):
            if self._held[key] and not self._level[key]:
                wait = max(SETTLE - ticks.diff(now, self._since[key]), 1)
                left = min(left or wait, wait)
        return left

    def _tell(self, key: int, down: bool, at: int) -> None:
        self._held[key] = down
        index = len(self._found)
        while index and ticks.diff(at, self._found[index - 1][0]) < 0:  # a release is noticed after its time
            index -= 1
        self._found.insert(index, (at, key, down))
