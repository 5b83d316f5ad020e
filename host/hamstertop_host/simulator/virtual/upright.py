"""Convert frames to upright images: row by row, with the leftmost pixel in the highest bit and 1 for ink."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.drawing.canvas import Canvas

try:
    import framebuf  # type: ignore[import-not-found]
except ImportError:
    framebuf = None


def upright(pages: "bytes | bytearray", width: int, height: int, into: "bytearray | None" = None) -> bytearray:
    """Convert a canvas's bytes to rows (MONO_HLSB), in a given buffer or a new one, and return them."""
    rows = bytearray((width + 7) // 8 * height) if into is None else into
    if framebuf:
        inverse = framebuf.FrameBuffer(bytearray(b"\x80"), 2, 1, framebuf.MONO_HLSB)
        source = framebuf.FrameBuffer(pages, width, height, framebuf.MONO_VLSB)
        framebuf.FrameBuffer(rows, width, height, framebuf.MONO_HLSB).blit(source, 0, 0, -1, inverse)
        return rows
    stride = (width + 7) // 8
    bands = bytes(pages)
    for top in range(0, height, 8):
        at = top // 8 * width
        block = _turned(bands[at : at + width] + b"\xff" * (8 * stride - width), stride)
        for row in range(min(8, height - top)):
            # not block[7 - row :: 8], which CircuitPython does not support
            line = bytes([block[at] for at in range(7 - row, 8 * stride, 8)])
            rows[(top + row) * stride : (top + row + 1) * stride] = line
    return rows


def seen(canvas: "Canvas") -> bytearray:
    """Return a canvas's visible image."""
    return upright(canvas.buffer, canvas.width, canvas.height)


def _turned(band: bytes, stride: int) -> bytes:
    """Return the ink of eight rows: for every eight columns, a byte for each row, bottom row first.

    All blocks of eight by eight bits are transposed at once, as bits of a single number, in three rounds of swaps.
    """
    if stride not in _MASKS:
        _MASKS[stride] = [int.from_bytes(bytes(block) * stride, "big") for block in _BLOCKS]
    ink, *swaps = _MASKS[stride]
    bits = int.from_bytes(band, "big") ^ ink
    shift = 7
    for mask in swaps:
        swapped = (bits ^ (bits >> shift)) & mask
        bits ^= swapped ^ (swapped << shift)
        shift *= 2
    return bits.to_bytes(8 * stride, "big")


# All bits of a block of 64, then the bits swapped in each round
_BLOCKS = ([255] * 8, [0, 170] * 4, [0, 0, 204, 204] * 2, [0] * 4 + [240] * 4)
_MASKS: "dict[int, list[int]]" = {}  # stride -> masks for that many blocks
