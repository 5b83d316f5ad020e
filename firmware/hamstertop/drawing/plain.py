"""Paint on a canvas on any runtime, by treating a row of bytes as one large integer."""

UNKNOWN = ord("?") - 32  # index of the character that replaces a control character


class Raster:
    """Paints in `buffer`, which holds the pages of `width` x `height` pixels."""

    def __init__(self, buffer: bytearray, width: int, height: int) -> None:
        self._buffer = buffer
        self._width = width
        self._height = height

    def fill(self, x: int, y: int, w: int, h: int, ink: int = 1) -> None:
        """Paint a rectangle in black, or in white with `ink=0`."""
        right = min(x + w, self._width)
        bottom = min(y + h, self._height)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= bottom:
            return
        wide = right - x
        for page in range(y >> 3, (bottom + 7) >> 3):
            mask = 255
            if 8 * page < y:
                mask = 255 << (y & 7) & 255
            if bottom < 8 * page + 8:
                mask &= 255 >> (-bottom & 7)
            at = page * self._width + x
            if mask == 255:
                self._buffer[at : at + wide] = (b"\x00" if ink else b"\xff") * wide
            else:
                self._paint(at, wide, _lanes(mask, wide), ink)

    def blit(self, bits: "bytes | memoryview", w: int, h: int, x: int, y: int, ink: int) -> None:
        """Paint the ink of packed `bits`: pages of `w` columns and `h` rows, 1 = ink; bits below the last row must be
        0."""
        self._columns(unpacked(bits, 0, w * ((h + 7) >> 3)), w, h, x, y, ink)

    def _columns(self, bits: "bytes | bytearray | memoryview", w: int, h: int, x: int, y: int, ink: int) -> None:
        left = max(-x, 0)
        wide = min(w, self._width - x) - left
        if wide <= 0:
            return
        at = x + left
        down = y & 7
        kept = _lanes(255 >> down, wide)
        for source in range((h + 7) >> 3):
            page = (y >> 3) + source
            start = source * w + left
            column = int.from_bytes(bits[start : start + wide], "little")
            self._part(page, at, wide, (column & kept) << down, ink)
            if down:
                self._part(page + 1, at, wide, (column & ~kept) >> (8 - down) & _lanes(255 >> (8 - down), wide), ink)

    def line(self, data: bytes, index: bytes, codes: bytes, x: int, y: int, ink: int) -> int:
        """Write ASCII text in a font for words, and return the x coordinate after it."""
        for code in codes:
            at = place(index, code)
            rows = data[at + 4]
            if rows:  # otherwise, a space
                wide = data[at + 1]
                glyph = unpacked(data, at + 5, wide * ((rows + 7) >> 3))
                self._columns(glyph, wide, rows, x + data[at + 2] - 2, y + data[at + 3], ink)
            x += data[at]
        return x

    def _part(self, page: int, at: int, wide: int, columns: int, ink: int) -> None:
        """Paint the ink in columns of one page, if the canvas has this page."""
        if columns and 0 <= page < (self._height + 7) >> 3:
            if 8 * page + 8 > self._height:
                columns &= _lanes(255 >> (-self._height & 7), wide)
            self._paint(page * self._width + at, wide, columns, ink)

    def _paint(self, at: int, wide: int, columns: int, ink: int) -> None:
        there = int.from_bytes(self._buffer[at : at + wide], "little") | columns
        self._buffer[at : at + wide] = (there ^ columns if ink else there).to_bytes(wide, "little")


def unpacked(bits: "bytes | memoryview", at: int, size: int) -> "bytes | bytearray | memoryview":
    """Unpack `size` columns of packed bits that begin at `at`. `canvas` defines the packing."""
    if bits[at] == size - 1 < 64:  # most letters are a single run
        return bits[at + 1 : at + 1 + size]
    columns = bytearray()
    while len(columns) < size:
        run = (bits[at] & 63) + 1
        kind = bits[at] >> 6
        at += 1
        if kind == 0:
            columns += bits[at : at + run]
            at += run
        elif kind == 1:
            columns += bytes((bits[at],)) * run
            at += 1
        else:
            columns += (b"\x00" if kind == 2 else b"\xff") * run
    return columns


def place(index: bytes, code: int) -> int:
    """Return the offset of an ASCII letter's record in the data of a font for words."""
    n = 2 * (code - 32 if 31 < code < 127 else UNKNOWN)
    return index[n] | index[n + 1] << 8


def measure(data: bytes, index: bytes, codes: bytes) -> int:
    """Return the width of ASCII text in a font for words."""
    total = 0
    for code in codes:
        total += data[place(index, code)]
    return total


def _lanes(byte: int, wide: int) -> int:
    """Return a number that consists of `wide` equal bytes."""
    return int.from_bytes(bytes((byte,)) * wide, "little")
