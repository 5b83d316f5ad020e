"""What paints on a canvas, by the runtime's `framebuf`."""

from framebuf import MONO_HLSB, FrameBuffer  # type: ignore[import-not-found]


class Raster:
    """Paints in `buffer`, the MONO_HLSB bytes of `width` x `height` pixels."""

    def __init__(self, buffer: bytearray, width: int, height: int) -> None:
        self._target = FrameBuffer(buffer, width, height, MONO_HLSB)
        self._inverse = FrameBuffer(bytearray(b"\x80"), 2, 1, MONO_HLSB)  # a palette: ink to paper, paper to ink

    def fill(self, x: int, y: int, w: int, h: int, ink: int = 1) -> None:
        """Paint a rectangle black, or white with `ink=0`."""
        if w > 0 and h > 0:
            self._target.fill_rect(x, y, w, h, ink)

    def blit(self, bits: "bytes | memoryview", w: int, h: int, x: int, y: int, ink: int) -> None:
        """Paint the ink of `bits`, whose bits beyond `w` are 0."""
        if ink:
            self._target.blit((bits, w, h, MONO_HLSB), x, y, 0)
        else:
            self._target.blit((bits, w, h, MONO_HLSB), x, y, 1, self._inverse)
