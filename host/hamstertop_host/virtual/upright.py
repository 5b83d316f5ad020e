"""Frames as people look at them: row by row, the leftmost pixel in the highest bit, 1 = ink."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.drawing.canvas import Canvas

try:
    import framebuf  # type: ignore[import-not-found]
except ImportError:
    framebuf = None


def upright(pages: "bytes | bytearray", width: int, height: int, into: "bytearray | None" = None) -> bytearray:
    """The rows (MONO_HLSB) of a canvas's bytes, in a buffer that is given or a new one."""
    rows = bytearray((width + 7) // 8 * height) if into is None else into
    if framebuf:
        inverse = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)
        source = framebuf.FrameBuffer(pages, width, height, framebuf.MONO_VLSB)
        framebuf.FrameBuffer(rows, width, height, framebuf.MONO_HLSB).blit(source, 0, 0, -1, inverse)
        return rows
    stride = (width + 7) // 8
    for top in range(0, height, 8):
        for left in range(0, width, 8):
            at = top // 8 * width + left
            block = 0  # the eight rows, a byte each, the uppermost in the lowest
            for column, byte in enumerate(pages[at : min(at + 8, at - left + width)]):
                block |= _SPREAD[byte] << (7 - column)
            to = top * stride + left // 8
            for _ in range(min(8, height - top)):
                rows[to] = block & 255
                block >>= 8
                to += stride
    return rows


def seen(canvas: "Canvas") -> bytearray:
    """What people see of a canvas."""
    return upright(canvas.buffer, canvas.width, canvas.height)


def _spread(byte: int) -> int:
    """A number that has bit n of the ink of a byte as the lowest bit of its n-th byte."""
    return sum([1 << (8 * bit) for bit in range(8) if not byte >> bit & 1])


_SPREAD = [] if framebuf else [_spread(byte) for byte in range(256)]
