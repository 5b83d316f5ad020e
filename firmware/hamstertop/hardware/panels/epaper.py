"""The base class of the drivers, which work in steps that never wait.

The controllers have 128 sources (the frame's rows) and 296 gates (its columns); a byte in their RAM is 8 sources of one
gate. They are set up to count sources from the frame's last row. A page of the canvas (`drawing.canvas`) therefore has
one byte for each gate and is sent unchanged.
"""

from binascii import crc32

from ... import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any, Protocol

    # A generator that yields how long to wait before its next step, in ms. A negative number means to wait until BUSY
    # ends, but at most that many ms.
    Steps = Iterator[int]

    Data = bytes | bytearray | memoryview

    class Bus(Protocol):
        """The wires to the controller."""

        def speed(self, hertz: int) -> None:
            """Set the bus speed to at most this many bits per second."""

        def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
            """Send a command and its data, followed by the pieces in `more`. A piece can be the same buffer as the
            previous one, with different bytes."""

        def reset(self, level: int) -> None:
            """Set RST to this level, and hold it for 2 ms."""

        def busy(self) -> bool:
            """Return whether BUSY is at its busy level."""

        def ticks(self) -> int:
            """Return the time in milliseconds, as in `ticks`."""


try:
    from .native import spread as spread
except (ImportError, SyntaxError, ValueError):  # not available, or machine code for a different chip

    def spread(table: bytes, data: "Data", to: bytearray, at: int, step: int) -> None:
        """Put what `table` has for each byte of `data` into `to`, from `at` on, `step` bytes apart."""
        for byte in data:
            to[at] = table[byte]
            at += step


RESET = -500  # ms to wait for a reset or for the voltages
FULL = -10000  # ms to wait for a full refresh, which takes four seconds, or longer in the cold
PARTIAL = -5000
SETTLED = -100  # instead of RESET, once BUSY is known not to end


class EPaper:
    """The companion's panel. Subclasses define how to wake, refresh and sleep.

    If a controller stays busy for too long, `fault` is set. The controller is then reset before the next refresh, which
    takes as long as a full refresh and a quarter, and `fault` is cleared once BUSY ends within that time. A broken BUSY
    wire makes pages flash, but does not slow down the game.

    `waveform` says how partial refreshes are done. The first of `waveforms` is the one in the board's file.
    """

    WAVEFORMS: tuple[str, ...] = ("driver",)

    HERTZ = 4000000  # bus speed, as in Waveshare's and GxEPD2's code
    FAST_HERTZ = 8000000  # bus speed once the board check has confirmed that partial refreshes work

    def __init__(self, bus: "Bus", panel: "dict[str, Any]") -> None:
        """Initialize the panel. `panel` is PANEL in the board's file."""
        self.width: int = panel["width"]
        self.height: int = panel["height"]
        self.interval: int = panel["interval_ms"]
        self.partial: bool = panel.get("partial", True)
        own: str = panel.get("waveform", self.WAVEFORMS[0])
        self.waveforms = (own,) + tuple([name for name in self.WAVEFORMS if name != own])
        # A different panel or waveform in the board's file must be confirmed again.
        seen = "/".join((type(self).__name__, panel.get("name", ""), panel.get("waveform", "")))
        self._kinds = [seen] + [seen + "/" + name for name in self.waveforms[1:]] if self.partial else [""]
        self._at = 0  # index of the waveform in use
        self.fault = False
        self.pending = False  # True until a driver has sent the frame and started the refresh
        self._turned: bool = panel.get("rotation", 90) == 270  # whether the panel is upside down
        self._bus = bus
        self._pages = self.height // 8
        self._sums = [0] * self._pages  # checksums of the pages that the panel shows
        self._frame = memoryview(b"")  # the frame being sent
        self._awake = False  # whether the controller is set up
        self._full_ms: int = panel["full_ms"]  # the usual length of a full refresh
        self._known = False  # whether _sums match the image on the panel
        self._timed_out = False
        self._steps: Steps | None = None
        self._waking = False  # whether the current steps only wake the controller
        self._wait = 0
        self._since = 0

    @property
    def waveform(self) -> str:
        return self.waveforms[self._at]

    @waveform.setter
    def waveform(self, name: str) -> None:
        at = self.waveforms.index(name)
        if at != self._at:
            self._at = at
            self._awake = self._known = False  # the next refresh sets the controller up again, and is full

    @property
    def kind(self) -> str:
        """The value to store once somebody has confirmed that partial refreshes work with this waveform, or ""."""
        return self._kinds[self._at]

    def trust(self, kind: str) -> None:
        self.partial = kind in self._kinds
        self.waveform = self.waveforms[self._kinds.index(kind) if self.partial else 0]

    def busy(self) -> bool:
        """Return whether work other than waking is in progress. Each call also advances the work."""
        self._go_on()
        return self._steps is not None and not self._waking

    def says_busy(self) -> bool:
        return self._bus.busy()

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start a refresh that shows a frame, which must not change while the panel is busy.

        A partial refresh sends only the pages that have changed, or nothing if none has.
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
        """Start waking the controller. A refresh requested in the meantime follows."""
        if not self._awake and self._steps is None:
            self._timed_out = False
            self._start(self._set_up())
            self._waking = True

    def _changed(self) -> "list[tuple[int, int]]":
        """Update the checksums, and return the runs of pages that have changed, as (first, last + 1)."""
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
        return self._frame[first * self.width : end * self.width]

    def sleep(self) -> None:
        """Start switching off the voltages."""
        if self._awake or self._waking:
            self._start(self._sleep())

    def _start(self, steps: "Steps") -> None:
        """Start these steps, after any that wake the controller."""
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
                wait = next(self._steps)
                self._wait = SETTLED if self.fault and wait == RESET else wait
            except StopIteration:
                self._steps = None
                self._waking = False
            self._since = self._bus.ticks()

    def _over(self, past: int) -> bool:
        """Return whether the wait has ended after `past` ms."""
        if self._wait > 0:
            return past >= self._wait
        if past < 2:  # BUSY is set a moment after the command
            return False
        if not self._bus.busy():
            return True
        if past < -self._wait:
            return False
        self._timed_out = True
        return True

    def _most(self, ms: int) -> int:
        """Return how long to wait for a full refresh that takes `ms` from now on."""
        return -(ms + self._full_ms // 8) if self.fault else FULL

    def _refresh(self, full: bool, runs: "list[tuple[int, int]]") -> "Steps":
        if not self._awake:
            yield from self._set_up()
        self._bus.speed(self.FAST_HERTZ if self.partial else self.HERTZ)
        if full:
            yield from self._show_all(runs)
            self._changed()  # done now, while nobody is waiting
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
        """Send the whole frame and do a full refresh, which flashes."""
        raise NotImplementedError

    def _show(self, runs: "list[tuple[int, int]]") -> "Steps":
        """Send runs of pages and do a partial refresh, which does not flash."""
        raise NotImplementedError

    def _sleep(self) -> "Steps":
        raise NotImplementedError


def _after(first: "Steps", then: "Steps") -> "Steps":
    yield from first
    yield from then
