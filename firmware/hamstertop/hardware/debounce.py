"""From the bouncing levels of contacts to edges."""

from array import array

from .. import ticks

SETTLE = 12  # ms for which a contact may bounce
RING = 64  # edges kept until they are asked for


class Contacts:
    """The contacts of a board's keys.

    A press counts at once; a release once the contact has been open for SETTLE, as of the time it opened. Either is
    found by the next `moved` of that key, so a key tapped twice while nobody asks is two presses. `lost` counts the
    edges for which the ring had no room.
    """

    def __init__(self, count: int) -> None:
        self.lost = 0
        self._emitted = bytearray(count)  # 1 = down
        self._level = bytearray(count)  # what was seen last
        self._since = array("i", bytes(4 * count))  # ticks when it was first seen
        self._times = array("i", bytes(4 * RING))
        self._codes = bytearray(RING)  # twice the key, + 1 for down
        self._head = 0
        self._tail = 0

    def moved(self, key: int, level: int, now: int) -> None:
        """The contact of a key is seen closed (1) or open (0), moved or not."""
        if self._emitted[key] and not self._level[key] and ticks.diff(now, self._since[key]) >= SETTLE:
            self._tell(key, 0, self._since[key])
        if level != self._level[key]:
            self._level[key] = level
            self._since[key] = now
        if level and not self._emitted[key]:
            self._tell(key, 1, now)

    def edges(self) -> list[tuple[int, int, bool]]:
        """(ticks, key, down) of every edge since the last call, oldest first."""
        found: list[tuple[int, int, bool]] = []
        while self._tail != self._head:
            code = self._codes[self._tail]
            at = self._times[self._tail]
            index = len(found)
            while index and ticks.diff(at, found[index - 1][0]) < 0:  # a release is found after its time
                index -= 1
            found.insert(index, (at, code >> 1, code & 1 == 1))
            self._tail = (self._tail + 1) % RING
        return found

    def held(self) -> list[bool]:
        """Which keys are down, as far as the edges asked for go."""
        return [down == 1 for down in self._emitted]

    def waiting(self) -> bool:
        """Whether there are edges to be asked for."""
        return self._tail != self._head

    def settling(self) -> bool:
        """Whether a contact is open whose release has yet to count."""
        return any([down and not level for down, level in zip(self._emitted, self._level)])

    def _tell(self, key: int, down: int, at: int) -> None:
        self._emitted[key] = down
        head = (self._head + 1) % RING
        if head == self._tail:
            self.lost += 1
            return
        self._times[self._head] = at
        self._codes[self._head] = 2 * key + down
        self._head = head
