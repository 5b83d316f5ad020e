"""From the companion's landscape frame to the controller's portrait bytes.

The controllers count 128 sources (the frame's rows) and 296 gates (its columns); a byte of their RAM is 8 sources of
one gate. A band is 8 rows of the frame, that is one byte of every gate.
"""

try:
    import framebuf  # type: ignore[import-not-found]
except ImportError:
    framebuf = None

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Bands:
    """Turns one band at a time into `buffer`: `width` bytes, gate after gate, 1 = white.

    Args:
        mirrored: whether source 0 is the frame's last row.
        native: use the runtime's `framebuf` where there is one; the bytes are the same.
    """

    def __init__(self, width: int, height: int, mirrored: bool, native: bool = True) -> None:
        self.count = height // 8
        self.buffer = bytearray(width)
        self._width = width
        self._stride = width // 8
        self._mirrored = mirrored
        self._target: Any = None
        if native and framebuf:
            self._target = framebuf.FrameBuffer(self.buffer, width, 8, framebuf.MONO_VLSB)
            self._inverse = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)

    def differing(self, a: bytearray, b: bytearray) -> list[int]:
        """The bands in which two frames differ."""
        step = 8 * self._stride
        one = memoryview(a)
        other = memoryview(b)
        found = []
        for band in range(self.count):
            start = self._first_row(band) * self._stride
            if one[start : start + step] != other[start : start + step]:
                found.append(band)
        return found

    def turn(self, frame: bytearray, band: int) -> bytearray:
        """The bytes of a band."""
        top = self._first_row(band)
        if self._target:
            self._blit(frame, top)
        else:
            self._gather(frame, top)
        return self.buffer

    def _first_row(self, band: int) -> int:
        return 8 * (self.count - 1 - band if self._mirrored else band)

    def _blit(self, frame: bytearray, top: int) -> None:
        """MONO_VLSB has the upper row in the lowest bit, as a mirrored panel wants it."""
        rows = 8 if self._mirrored else 1
        view = memoryview(frame)
        for y in range(0, 8, rows):
            row = top if self._mirrored else top + 7 - y
            source = view[row * self._stride : (row + rows) * self._stride]
            self._target.blit((source, self._width, rows, framebuf.MONO_HLSB), 0, y, -1, self._inverse)

    def _gather(self, frame: bytearray, top: int) -> None:
        rows = list(range(top * self._stride, (top + 8) * self._stride, self._stride))  # the highest bit's first
        if self._mirrored:
            rows.reverse()
        at = 0
        for column in range(self._stride):
            for x in range(7, -1, -1):
                byte = 0
                for row in rows:
                    byte = byte << 1 | (frame[row + column] >> x & 1 ^ 1)
                self.buffer[at] = byte
                at += 1
