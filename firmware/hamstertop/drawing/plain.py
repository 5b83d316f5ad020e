"""What paints on a canvas where the runtime has no `framebuf`: byte by byte."""


class Raster:
    """Paints in `buffer`, the MONO_HLSB bytes of `width` x `height` pixels."""

    def __init__(self, buffer: bytearray, width: int, height: int) -> None:
        self._buffer = buffer
        self._width = width
        self._height = height
        self._stride = (width + 7) // 8

    def fill(self, x: int, y: int, w: int, h: int, ink: int = 1) -> None:
        """Paint a rectangle black, or white with `ink=0`."""
        right = min(x + w, self._width)
        bottom = min(y + h, self._height)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= bottom:
            return
        buffer = self._buffer
        stride = self._stride
        first = x >> 3
        last = (right - 1) >> 3
        head = 255 >> (x & 7)
        tail = 255 << (7 - (right - 1 & 7)) & 255
        if first == last:
            head &= tail
        middle = (b"\xff" if ink else b"\x00") * max(last - first - 1, 0)
        for row in range(y * stride, bottom * stride, stride):
            a = row + first
            b = row + last
            buffer[a] = buffer[a] | head if ink else buffer[a] & ~head
            if b > a:
                buffer[a + 1 : b] = middle
                buffer[b] = buffer[b] | tail if ink else buffer[b] & ~tail

    def blit(self, bits: "bytes | memoryview", w: int, h: int, x: int, y: int, ink: int) -> None:
        """Paint the ink of `bits`, whose bits beyond `w` are 0."""
        buffer = self._buffer
        stride = self._stride
        step = (w + 7) // 8
        skipped = max(-y, 0)
        top = (y + skipped) * stride
        bottom = min(y + h, self._height) * stride
        right = x & 7
        # Byte column by byte column; each falls on one column of the canvas, or on parts of two.
        for source in range(step):
            column = (x >> 3) + source
            for shift in (right, right - 8) if right else (0,):
                if 0 <= column < stride:
                    mask = 255
                    if column == stride - 1:
                        mask = 255 << (-self._width & 7) & 255
                    at = source + skipped * step
                    for to in range(top + column, bottom + column, stride):
                        byte = (bits[at] >> shift if shift >= 0 else bits[at] << -shift) & mask
                        at += step
                        if byte:
                            buffer[to] = buffer[to] | byte if ink else buffer[to] & ~byte
                column += 1
