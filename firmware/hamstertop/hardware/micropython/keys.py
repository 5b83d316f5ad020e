"""Read the keys with interrupts, so that no press is lost while the companion is busy."""

import select
from array import array
from io import IOBase
from time import sleep_ms, ticks_ms

from machine import Pin, Timer, disable_irq, enable_irq

from ...ticks import PERIOD
from ..debounce import CLOSED, OPEN, Contacts
from .clock import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

POLL = 3  # request that `select` sends to a stream: MP_STREAM_POLL
RING = 256  # number of contact changes, including bounces, that are kept until they are read
BOTH = Pin.IRQ_FALLING | Pin.IRQ_RISING


class _Ring(IOBase):
    """Contact changes recorded by interrupts. Each change has a time and a code: twice the key's number, plus 1 if the
    contact was closed.

    It is a stream for `select`, which waits with the core at rest and checks again whenever an interrupt wakes it. No
    other way to wait in MicroPython ends early when a key is pressed.
    """

    def __init__(self) -> None:
        self.times = array("i", bytes(4 * RING))
        self.codes = bytearray(RING)
        self.head = 0
        self.tail = 0
        self.lost = 0  # number of changes that did not fit
        self.slow = -1  # ticks since when interrupts may have been off for longer than a short tap, or -1

    def ioctl(self, request: int, flags: int) -> int:
        """Return `flags` if `select` asks whether there is anything to read and there is, otherwise 0."""
        return flags if request == POLL and self.tail != self.head else 0


class _Key:
    def __init__(self, ring: _Ring, index: int, key: "dict[str, Any]", feel: "Callable[[int], None]") -> None:
        self._ring = ring
        self._code = 2 * index
        self._feel = feel
        self._timer = Timer(-1)
        self._closes: Any = self._closed_long  # bound here, because an interrupt handler must not allocate memory
        self._closed = -1  # ticks when the contact last closed, or -1 if it has opened since
        self._down = False  # whether the key has been felt, and not been open for long since
        self._opened = 0  # ticks when the contact last opened
        self._active = key["active"]
        # the edge that leads away from each level, open and closed
        self._away = (Pin.IRQ_RISING, Pin.IRQ_FALLING) if key["active"] else (Pin.IRQ_FALLING, Pin.IRQ_RISING)
        self._pin = Pin(key["pin"], Pin.IN, Pin.PULL_UP if key["pull"] == "up" else Pin.PULL_DOWN)
        self._irq: Any = self._pin.irq()
        self._pin.irq(self._note, BOTH, hard=True)

    def closed(self) -> bool:
        return self._pin() == self._active

    def _note(self, pin: "Pin") -> None:
        """Record the contact's level, and the opposite level first if the contact has been there since the last
        interrupt: while storage does slow work, that may have been a short tap, otherwise it was a spike.

        Unless the contact is only bouncing under a finger, ask the timer whether it stays closed.

        This is a hard interrupt handler, which must not allocate memory. It does not call Python functions, because it
        can run while a module is being loaded and little stack is left. An exception would disable it permanently.
        """
        ring = self._ring
        now = ticks_ms() & PERIOD - 1  # pyright: ignore[reportOperatorIssue]  (it is an int)
        closed = pin() == self._active
        left = 2 if self._irq.flags() & self._away[closed] else 1
        while left:
            left -= 1
            head = ring.head
            after = (head + 1) % RING
            if after == ring.tail:
                ring.lost += 1
            else:
                ring.times[head] = ring.slow if left and ring.slow >= 0 else now
                ring.codes[head] = self._code + (closed != left)
                ring.head = after
        self._closed = now if closed else -1
        if not closed:
            self._opened = now
        elif not self._down or (now - self._opened) & PERIOD - 1 > OPEN:
            self._down = False
            self._timer.init(mode=Timer.ONE_SHOT, period=CLOSED + 1, callback=self._closes, hard=True)

    def _closed_long(self, timer: "Timer") -> None:
        """Tell that the key is felt if its contact has stayed closed. If it has just closed again, its own interrupt is
        still to come, or has started the timer again too late to keep it from ending. This is a hard interrupt handler,
        too."""
        now = ticks_ms() & PERIOD - 1  # pyright: ignore[reportOperatorIssue]  (it is an int)
        if self._closed >= 0 and (now - self._closed) & PERIOD - 1 >= CLOSED and self._pin() == self._active:
            self._down = True
            self._feel(self._code >> 1)


class Keys:
    """A board's keys. `keys` is KEYS in the board's file. `feel` is called with the number of each key that is pressed,
    by an interrupt, long before `edges` may be asked."""

    def __init__(self, keys: "tuple[dict[str, Any], ...]", feel: "Callable[[int], None]") -> None:
        self.lost = 0  # number of changes that were not read in time
        self._ring = _Ring()
        self._contacts = Contacts(len(keys))
        self._keys = [_Key(self._ring, index, key, feel) for index, key in enumerate(keys)]
        self._levels = bytearray(len(keys))  # current levels, 1 = closed
        self._poll = select.poll()
        self._poll.register(self._ring, select.POLLIN)

    def wait(self, ms: int) -> None:
        self._poll.poll(ms)

    def waiting(self) -> bool:
        """Return whether any contact has changed since the last call to `edges`."""
        return self._ring.tail != self._ring.head

    def slow(self, work: "Callable[[], bool]") -> bool:
        """Do work during which interrupts are off for longer than a short tap, and return its result."""
        self._ring.slow = ticks()
        try:
            return work()
        finally:
            self._ring.slow = -1

    def settling(self) -> int:
        return self._contacts.settling(ticks())

    def held(self) -> list[bool]:
        return self._contacts.held()

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) for each conditioned edge since the last call, oldest first. Wait until it is known
        whether a contact that has just closed is a press, because whatever comes next may take longer."""
        self._read()
        while self._contacts.closing():
            sleep_ms(1)
            self._read()
        return self._contacts.edges()

    def _read(self) -> None:
        """Process all recorded changes, and then the current levels, so that edges count once they have lasted long
        enough, and no released key is considered to be down after changes have been lost."""
        ring, levels = self._ring, self._levels
        before = disable_irq()  # do not allocate from here on, because collecting garbage takes longer than a bounce
        for index in range(len(levels)):
            levels[index] = self._keys[index].closed()
        now = ticks()
        end = ring.head
        lost, ring.lost = ring.lost, 0
        enable_irq(before)
        while ring.tail != end:
            code = ring.codes[ring.tail]
            self._contacts.sample(code >> 1, code & 1, ring.times[ring.tail])
            ring.tail = (ring.tail + 1) % RING
        for index in range(len(levels)):  # without creating garbage, as in Contacts
            self._contacts.sample(index, levels[index], now)
        if lost:
            self.lost += lost
            print("%d key changes came too fast and were lost" % lost)
