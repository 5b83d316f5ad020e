"""Keys by interrupt: no press is lost, whatever the companion is doing."""

import select
from array import array
from io import IOBase
from time import ticks_ms

from machine import Pin, disable_irq, enable_irq

from ...ticks import PERIOD
from ..debounce import Contacts
from .clock import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

POLL = 3  # what `select` asks a stream: MP_STREAM_POLL
RING = 256  # movements of contacts, bounces too, that are kept until they are asked for
BOTH = Pin.IRQ_FALLING | Pin.IRQ_RISING


class _Ring(IOBase):
    """What interrupts have seen: when, and twice the key + 1 where the contact was closed.

    A stream for `select`, which waits with the core at rest, and looks again whenever an interrupt wakes it. No other
    wait of MicroPython ends before its time when a key is pressed.
    """

    def __init__(self) -> None:
        self.times = array("i", bytes(4 * RING))
        self.codes = bytearray(RING)
        self.head = 0
        self.tail = 0
        self.lost = 0  # movements for which there was no room

    def ioctl(self, request: int, flags: int) -> int:
        """Return whether there is something to read."""
        return flags if request == POLL and self.tail != self.head else 0


class _Key:
    def __init__(self, ring: _Ring, index: int, key: "dict[str, Any]") -> None:
        self._ring = ring
        self._code = 2 * index
        self._active = key["active"]
        self._pin = Pin(key["pin"], Pin.IN, Pin.PULL_UP if key["pull"] == "up" else Pin.PULL_DOWN)
        self._irq: Any = self._pin.irq()
        self._pin.irq(self._note, BOTH, hard=True)

    def closed(self) -> bool:
        """Return whether the contact is closed now."""
        return self._pin() == self._active

    def _note(self, pin: "Pin") -> None:
        """Note the contact's level, and the other level before it where both edges have come since the last interrupt:
        while flash is erased, interrupts are off for longer than a tap may last.

        A hard interrupt: it must not allocate; and it calls nothing of ours, for it may come when a page is being
        loaded and little is left of the stack. An exception would switch it off for good.
        """
        ring = self._ring
        closed = pin() == self._active
        left = 2 if self._irq.flags() == BOTH else 1
        while left:
            left -= 1
            head = ring.head
            after = (head + 1) % RING
            if after == ring.tail:
                ring.lost += 1
            else:
                ring.times[head] = ticks_ms() & PERIOD - 1  # pyright: ignore[reportOperatorIssue]  (it is an int)
                ring.codes[head] = self._code + (closed != left)
                ring.head = after


class Keys:
    """`keys` is KEYS of the board's file."""

    def __init__(self, keys: "tuple[dict[str, Any], ...]") -> None:
        self.lost = 0  # movements that nobody has asked for in time
        self._ring = _Ring()
        self._contacts = Contacts(len(keys))
        self._keys = [_Key(self._ring, index, key) for index, key in enumerate(keys)]
        self._levels = bytearray(len(keys))  # of now, 1 = closed
        self._poll = select.poll()
        self._poll.register(self._ring, select.POLLIN)

    def wait(self, ms: int) -> None:
        """Until a contact has moved, at most so long."""
        self._poll.poll(ms)

    def waiting(self) -> bool:
        """Return whether a contact has moved."""
        return self._ring.tail != self._ring.head

    def settling(self) -> int:
        """In how many ms a release is going to count, 0 if there is none."""
        return self._contacts.settling(ticks())

    def held(self) -> list[bool]:
        """Return which keys are down."""
        return self._contacts.held()

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) of every debounced edge since the last call, oldest first.

        Whatever was noted, the levels of now come last: a release counts once it has lasted, and where movements were
        lost no key stays down that is up.
        """
        ring, levels = self._ring, self._levels
        before = disable_irq()  # nothing is allocated from here on: to collect garbage takes longer than a bounce
        for index in range(len(levels)):
            levels[index] = self._keys[index].closed()
        now = ticks()
        end = ring.head
        lost, ring.lost = ring.lost, 0
        enable_irq(before)
        while ring.tail != end:
            code = ring.codes[ring.tail]
            self._contacts.moved(code >> 1, code & 1, ring.times[ring.tail])
            ring.tail = (ring.tail + 1) % RING
        for index in range(len(levels)):  # without garbage, as in Contacts
            self._contacts.moved(index, levels[index], now)
        if lost:
            self.lost += lost
            print("%d movements of the keys came faster than they were asked for" % lost)
        return self._contacts.edges()
