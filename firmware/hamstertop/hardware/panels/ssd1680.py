"""The SSD1680, the controller in the Waveshare Pico-ePaper-2.9 (V2).

Plane 24 holds the new image and plane 26 the image on the panel; a partial refresh drives the pixels that differ. After
a refresh, the bytes sent to plane 24 are therefore also sent to plane 26. Deep sleep keeps both planes. Every refresh
switches the voltages on and off automatically.
"""

from ... import ticks
from .epaper import PARTIAL, RESET, EPaper, spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .epaper import Bus, Data, Steps

# Waveshare's panel has no waveform for partial refreshes in its memory. WF_PARTIAL_2IN9 is in the maker's demo,
# Waveshare Pico_ePaper_Code (c9bcd84), python/Pico_ePaper-2.9.py, under the licence in that file: five rows of levels
# for a pixel's changes (ink stays, to white, to ink, white stays, VCOM), twelve groups of times, and frame rates. Ours
# has the repetitions of the maker's demo in C, and drives only pixels that change: the maker's frame for each of the
# others, always the same way, would add up on pixels that never change.
_LEVELS = {
    "driver": (b"\x00\x00", b"\x80\x80", b"\x40\x40", b"\x00\x00"),
    "waveshare": (b"\x00\x40", b"\x80\x80", b"\x40\x40", b"\x00\x80"),
}
_AGAIN = {"driver": 2, "waveshare": 1}
_RATES = b"\x22\x22\x22\x22\x22\x22\x00\x00\x00"

_NEW = 0x24
_OLD = 0x26


def _waveform(name: str) -> bytes:
    lut = bytearray(153)
    for row, levels in enumerate(_LEVELS[name]):
        lut[12 * row : 12 * row + 2] = levels
    for group, times in enumerate((bytes((10, 0, 0, 0, 0, 0, _AGAIN[name])), b"\x01", b"\x01")):
        lut[60 + 7 * group : 60 + 7 * group + len(times)] = times
    lut[144:] = _RATES
    return bytes(lut)


class SSD1680(EPaper):
    WAVEFORMS = ("driver", "waveshare")
    _loaded = False  # whether the waveform for partial refreshes is loaded

    def __init__(self, bus: "Bus", panel: "dict[str, Any]") -> None:
        super().__init__(bus, panel)
        # If the panel is turned, a page begins at the first source, and the bits in its bytes must be reversed.
        self._mirror = bytes([_mirrored(byte) for byte in range(256)]) if self._turned else b""
        self._first: int = panel.get("colstart", 8)  # the source where the glass begins, 0 or 8

    def _wake(self) -> "Steps":
        send = self._bus.send
        # RST is low only as long as necessary, because some of Waveshare's boards cut the controller's power meanwhile
        # and lose the planes, which a partial refresh after sleep needs.
        self._bus.reset(0)
        self._bus.reset(1)
        yield 10
        yield RESET  # a reset of the board may have interrupted a refresh
        send(0x12)  # soft reset
        yield RESET
        last = self.width - 1
        send(0x01, bytes((last & 255, last >> 8, 0)))  # gates
        # Along the gates first, upwards, then along the sources upwards, like Waveshare in landscape; if the panel is
        # turned, the gates downwards.
        send(0x11, b"\x05" if self._turned else b"\x07")
        send(0x21, b"\x00\x80" if self._first else b"\x00\x00")  # sources from S8 on, where most glasses begin
        send(0x18, b"\x80")  # use the internal temperature sensor
        self._loaded = False

    def _show_all(self, runs: "list[tuple[int, int]]") -> "Steps":
        # Send both planes first, as other drivers do, because a panel's own waveform may also use the old image.
        self._write(runs, _NEW)
        self._write(runs, _OLD)
        self._loaded = False
        self._bus.send(0x3C, b"\x05")  # border
        yield from self._update(b"\xf7", self._most(self._full_ms))
        if not self._timed_out:  # so that a panel that is slower than its board's file says can end, whatever BUSY does
            self._full_ms = max(self._full_ms, ticks.diff(self._bus.ticks(), self._since))

    def _show(self, runs: "list[tuple[int, int]]") -> "Steps":
        if self.waveform == "waveshare":
            yield from self._show_as_waveshare()
            return
        owns = self.waveform == "panel"  # whether the panel has its own waveform for partial refreshes
        if not self._loaded and not owns:
            self._load()
            self._loaded = True
        self._write(runs, _NEW)
        self._bus.send(0x3C, b"\x80")
        yield from self._update(b"\xff" if owns else b"\xcf", PARTIAL)
        self._write(runs, _OLD)

    def _show_as_waveshare(self) -> "Steps":
        """Do what display_Partial does in the maker's demo in Python, byte for byte: send the whole frame, and let the
        controller swap its planes."""
        runs, send = [(0, self._pages)], self._bus.send
        self._bus.reset(0)
        self._bus.reset(1)
        yield 2
        self._load()
        send(0x37, b"\x00\x00\x00\x00\x00\x40\x00\x00\x00\x00")
        send(0x3C, b"\x80")
        send(0x22, b"\xc0")
        send(0x20)
        yield RESET
        self._write(runs, _NEW)
        yield from self._update(b"\x0f", PARTIAL)
        # After sleep, a reset may have undone the swap: let both planes hold what the panel shows.
        self._write(runs, _NEW)
        self._write(runs, _OLD)

    def _load(self) -> None:
        send = self._bus.send
        send(0x32, _waveform(self.waveform))
        send(0x3F, b"\x22")
        send(0x03, b"\x17")  # gate voltage
        send(0x04, b"\x41\xb0\x32")  # source voltages
        send(0x2C, b"\x36")  # VCOM

    def _write(self, runs: "list[tuple[int, int]]", plane: int) -> None:
        send, gate = self._bus.send, self.width - 1
        gates = (b"\x00\x00", bytes((gate & 255, gate >> 8)))
        since, until = (gates[1], gates[0]) if self._turned else gates
        for first, end in runs:
            start, last = (first, end - 1) if self._turned else (self._pages - end, self._pages - 1 - first)
            send(0x44, bytes((start, last)))
            send(0x45, since + until)
            send(0x4E, bytes((start,)))
            send(0x4F, since)
            send(plane, more=self._sent(first, end))

    def _sent(self, first: int, end: int) -> "Iterator[Data]":
        """Yield a run of pages in the order and form that the controller needs."""
        row = bytearray(self.width if self._turned else 0)
        for page in range(first, end) if self._turned else range(end - 1, first - 1, -1):
            if self._turned:
                spread(self._mirror, self._slice(page, page + 1), row, 0, 1)
            yield row or self._slice(page, page + 1)

    def _update(self, steps: bytes, limit: int) -> "Steps":
        self._bus.send(0x22, steps)
        self._bus.send(0x20)
        self.pending = False
        yield limit

    def _sleep(self) -> "Steps":
        self._bus.send(0x10, b"\x01")
        self._awake = False
        yield 1


def _mirrored(byte: int) -> int:
    turned = 0
    for _ in range(8):
        turned = turned << 1 | byte & 1
        byte >>= 1
    return turned
