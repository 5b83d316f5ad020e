"""The common part of the drivers: work is done in steps, and no step waits.

The controllers have 128 sources (the frame's rows) and 296 gates (its columns); a byte in their RAM is 8 sources of one
gate. They are set up to count the sources from the frame's last row. So a page of the canvas (`drawing.canvas`) has a
byte for every gate, and is sent unchanged.
"""

from binascii import crc32

from ... import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Protocol

    # A generator that yields the wait before its next step: this many ms; or, below 0, the end of BUSY, after at most
    # this many ms
    Steps = Iterator[int]

    Data = bytes | bytearray | memoryview

    class Bus(Protocol):
        """The wires to the controller."""

        def speed(self, hertz: int) -> None:
            """Set the bus to at most this many bits a second."""

        def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
            """Send a command and its data, perhaps in pieces; a piece may be the same buffer as the one before, with
            other bytes."""

        def reset(self, level: int) -> None:
            """Set RST, and hold its level for 2 ms."""

        def busy(self) -> bool:
            """Return whether BUSY has its busy level."""

        def ticks(self) -> int:
            """Return the time in milliseconds, as in `ticks`."""


RESET = -500  # ms for a reset or for the voltages
FULL = -10000  # and for a full refresh: four seconds, and longer in the cold
PARTIAL = -5000


class EPaper:
    """The panel for the companion. Subclasses define how to wake, refresh and sleep.

    If a controller stays busy for too long, `fault` is set; it is then reset before the next refresh, and trusted again
    as soon as a refresh ends in time. A broken BUSY wire makes the panel slow, but not the game.
    """

    HERTZ = 4000000  # rate of the bus, as in Waveshare's and GxEPD2's code
    FAST_HERTZ = 8000000  # once somebody has confirmed in the board check that partial refreshes work

    def __init__(self, bus: "Bus", panel: "dict[str, Any]") -> None:
        """Set up the panel; `panel` is PANEL in the board's file."""
        self.width: int = panel["width"]
        self.height: int = panel["height"]
        self.interval: int = panel["interval_ms"]
        self.partial: bool = panel.get("partial", True)
        # Another panel or waveform in the board's file must be confirmed again.
        seen = (type(self).__name__, panel.get("name", ""), panel.get("waveform", ""))
        self.kind = "/".join(seen) if self.partial else ""
        self.fault = False
        self.pending = False  # until a driver has sent the frame and requested the refresh
        self._turned: bool = panel.get("rotation", 90) == 270  # whether its other long side is up
        self._bus = bus
        self._pages = self.height // 8
        self._sums = [0] * self._pages  # a checksum for each page that the panel shows
        self._frame = memoryview(b"")  # the frame that is being sent
        self._awake = False  # whether the controller is set up
        self._known = False  # whether _sums match the image on the panel
        self._timed_out = False
        self._steps: Steps | None = None
        self._waking = False  # whether the steps only wake it
        self._wait = 0
        self._since = 0

    def busy(self) -> bool:
        """Return whether work other than waking is in progress; each call advances it."""
        self._go_on()
        return self._steps is not None and not self._waking

    def says_busy(self) -> bool:
        """Return the state of its BUSY wire, whatever is in progress."""
        return self._bus.busy()

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start to show a frame, which must not change while the panel is busy.

        A partial refresh sends only the pages that have changed, and nothing if none have.
        """
        full = full or not self.partial or not self._known or self.fault
        self._frame = memoryview(frame)
        runs = [(0, self._pages)] if full else self._changed()
        if not runs:
            return
        if not self._waking:
            self._timed_out = False
        self.pending = True
        self._start(self._refresh(full, runs))

    def wake(self) -> None:
        """Begin to wake it: a refresh that is requested meanwhile follows."""
        if not self._awake and self._steps is None:
            self._timed_out = False
            self._start(self._set_up())
            self._waking = True

    def _changed(self) -> "list[tuple[int, int]]":
        """Note the frame's checksums; return the runs of pages, as (first, after the last), that have changed."""
        runs: list[tuple[int, int]] = []
        for page in range(self._pages):
            sum = crc32(self._slice(page, page + 1))
            if sum == self._sums[page]:
                continue
            self._sums[page] = sum
            first = runs.pop()[0] if runs and runs[-1][1] == page else page
            runs.append((first, page + 1))
        return runs

    def _slice(self, first: int, end: int) -> memoryview:
        """Return the bytes of a run of pages."""
        return self._frame[first * self.width : end * self.width]

    def sleep(self) -> None:
        """Switch the voltages off."""
        if self._awake or self._waking:
            self._start(self._sleep())

    def _start(self, steps: "Steps") -> None:
        """Begin these steps, after those that wake the controller."""
        if self._steps:
            self._steps = _after(self._steps, steps)
        else:
            self._steps = steps
            self._wait = 0
        self._waking = False
        self._go_on()

    def _go_on(self) -> None:
        """Take the steps that are due."""
        while self._steps:
            now = self._bus.ticks()
            if self._wait and not self._over(ticks.diff(now, self._since)):
                return
            try:
                self._wait = next(self._steps)
            except StopIteration:
                self._steps = None
                self._waking = False
            self._since = self._bus.ticks()

    def _over(self, past: int) -> bool:
        """Return whether the wait has ended after `past` ms."""
        if self._wait > 0:
            return past >= self._wait
        if past < 2:  # BUSY begins a moment after the command
            return False
        if not self._bus.busy():
            return True
        if past < -self._wait:
            return False
        self._timed_out = True
        return True

    def _refresh(self, full: bool, runs: "list[tuple[int, int]]") -> "Steps":
        if not self._awake:
            yield from self._set_up()
        self._bus.speed(self.FAST_HERTZ if self.partial else self.HERTZ)
        if full:
            yield from self._show_all(runs)
            self._changed()  # now that nobody waits for it
        else:
            yield from self._show(runs)
        self.fault = self._timed_out
        self._known = True
        self._awake = not self.fault

    def _set_up(self) -> "Steps":
        yield from self._wake()
        self._awake = True

    def _wake(self) -> "Steps":
        """Reset the controller and set it up."""
        raise NotImplementedError

    def _show_all(self, runs: "list[tuple[int, int]]") -> "Steps":
        """Send the whole frame and refresh with the full flash."""
        raise NotImplementedError

    def _show(self, runs: "list[tuple[int, int]]") -> "Steps":
        """Send runs of pages and refresh without the flash."""
        raise NotImplementedError

    def _sleep(self) -> "Steps":
        raise NotImplementedError


def _after(first: "Steps", then: "Steps") -> "Steps":
    yield from first
    yield from then
