"""The UC8151, the controller in the Badger 2040. It refreshes the whole panel or, in about half the time, a window.

The waveforms here drive each pixel to its new level regardless of the old one, so the old image is not needed.
"""

from .epaper import PARTIAL, RESET, EPaper, spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .epaper import Data, Steps

# The medium waveform from Pimoroni's driver, pimoroni-pico drivers/uc8151/uc8151.cpp (MIT licence), and one as long as
# its fast one, as the times of three phases. VCOM does not change; white goes through the levels in order and black in
# reverse. Both drive every pixel as long one way as the other, because a sum that grows from page to page would wear
# the glass: Pimoroni's fast one drives all pixels 15 frames further towards the colour that they already have.
_MEDIUM = (b"\x16\x16\x0d\x00\x01", b"\x23\x23\x00\x00\x02", b"\x16\x16\x0d\x00\x01")
_FAST = (b"\x04\x04\x07\x00\x02", b"\x10\x10\x00\x00\x01", b"\x04\x04\x07\x00\x02")
_VCOM = b"\x00\x00\x00"
_WHITE = b"\x54\x60\xa8"
_BLACK = b"\xa8\x60\x54"
_FRAME = 10  # ms, at 100 frames a second
_AT_ONCE = 37  # number of gates in each piece of a full image


class UC8151(EPaper):
    _set = False  # whether the registers are set
    _loaded = b""  # the times of the loaded waveform

    def _wake(self) -> "Steps":
        """Switch the voltages on, which takes longer than painting a page. The registers survive a sleep."""
        if self.fault or not self._set:
            yield from self._reset()
        self._bus.send(0x04)
        yield RESET

    def _reset(self) -> "Steps":
        send = self._bus.send
        self._bus.reset(0)
        yield 10
        self._bus.reset(1)
        yield 10
        yield RESET
        # 128 x 296, black and white, waveforms from registers; last source first or, if turned, last gate first. RAM
        # coordinates, which windows use, are the same in both cases.
        send(0x00, b"\xbf" if self._turned else b"\xb3")
        send(0x01, b"\x03\x00\x2b\x2b\x2b")  # voltages
        send(0x06, b"\x17\x17\x17")  # soft start
        send(0x03, b"\x00")
        send(0x41, b"\x00")  # use the internal temperature sensor
        send(0x60, b"\x22")
        send(0x30, b"\x3a")  # 100 frames a second
        self._loaded = b""
        self._set = True

    def _show_all(self, runs: "list[tuple[int, int]]") -> "Steps":
        self._load(_MEDIUM)
        self._bus.send(0x92)  # the whole panel
        self._bus.send(0x13, more=self._gates())
        self._bus.send(0x12)
        self.pending = False
        yield _ms(_MEDIUM)  # BUSY sometimes ends too early
        yield self._most(0)

    def _show(self, runs: "list[tuple[int, int]]") -> "Steps":
        self._load(_FAST)
        self._bus.send(0x91)  # windows
        for first, end in runs:
            for page in range(first, end):  # in a higher window, sources would be counted first
                self._window(page, page + 1)
                self._bus.send(0x13, self._slice(page, page + 1))  # not followed by 11, which may start a refresh
        self._window(runs[0][0], runs[-1][1])
        self._bus.send(0x12)
        self.pending = False
        yield _ms(_FAST)
        yield PARTIAL

    def _load(self, phases: tuple[bytes, ...]) -> None:
        """Load a waveform, unless it is loaded."""
        send = self._bus.send
        if self._loaded != phases[0]:
            self._loaded = phases[0]
            # 1 is white. The border is also white; in partial refreshes, it is not driven, because it would flicker.
            send(0x50, b"\x9c" if phases is _MEDIUM else b"\x1c")
            send(0x20, _waveform(_VCOM, phases, 44))
            for register, levels in ((0x21, _WHITE), (0x22, _WHITE), (0x23, _BLACK), (0x24, _BLACK)):
                send(register, _waveform(levels, phases, 42))

    def _gates(self) -> "Iterator[Data]":
        """Yield the frame gate by gate, with the last page first, as a single stream, as in the other drivers."""
        width, pages = self.width, self._pages
        same = bytes(range(256))
        piece = bytearray(_AT_ONCE * pages)
        for first in range(0, width, _AT_ONCE):
            end = min(first + _AT_ONCE, width)
            for page in range(pages):
                spread(same, self._frame[page * width + first : page * width + end], piece, pages - 1 - page, pages)
            yield memoryview(piece)[: (end - first) * pages]

    def _window(self, first: int, end: int) -> None:
        gate = self.width - 1
        source = self.height - 1 - 8 * first
        self._bus.send(0x90, bytes((self.height - 8 * end, source, 0, 0, gate >> 8, gate & 255, 1)))

    def _sleep(self) -> "Steps":
        self._bus.send(0x02)
        self._awake = False
        yield RESET


def _ms(phases: tuple[bytes, ...]) -> int:
    """Return the length of a waveform in ms, plus 1/40 because the controller's clock is imprecise."""
    frames = 0
    for times in phases:
        frames += sum(times[:4]) * times[4]
    return frames * _FRAME * 41 // 40


def _waveform(levels: bytes, phases: tuple[bytes, ...], size: int) -> bytes:
    lut = b""
    for index, times in enumerate(phases):
        lut += levels[index : index + 1] + times
    return lut + bytes(size - len(lut))
