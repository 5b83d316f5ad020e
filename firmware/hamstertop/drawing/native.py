"""What paints on a canvas where MicroPython compiles to machine code: the bytes of `plain`, many times as fast."""

# mypy: ignore-errors
# ruff: noqa
import micropython


class Raster:
    """Paints in `buffer`, the pages of `width` x `height` pixels."""

    def __init__(self, buffer, width, height):
        self._buffer = buffer
        self._width = width
        self._height = height

    def fill(self, x, y, w, h, ink=1):
        """Paint a rectangle black, or white with `ink=0`."""
        _fill(self._buffer, self._width, self._height, x, y, w, h, ink)

    def blit(self, bits, w, h, x, y, ink):
        """Paint the ink of `bits`: pages of `w` columns and `h` rows, 1 = ink, the bits below the last row 0."""
        _blit(self._buffer, self._width, self._height, bits, 0, w, h, x, y, ink)

    def line(self, data, index, codes, x, y, ink):
        """Write ASCII in a font for words; return the x after it."""
        return _line(self._buffer, self._width, self._height, data, index, codes, len(codes), x, y, ink)


@micropython.viper
def _fill(to: ptr8, wide: int, high: int, x: int, y: int, w: int, h: int, ink: int):
    right = x + w
    if right > wide:
        right = wide
    bottom = y + h
    if bottom > high:
        bottom = high
    if x < 0:
        x = 0
    if y < 0:
        y = 0
    if x >= right or y >= bottom:
        return
    page = y >> 3
    while 8 * page < bottom:
        mask = 255
        if 8 * page < y:
            mask = 255 << (y & 7) & 255
        if bottom < 8 * page + 8:
            mask &= 255 >> (8 * page + 8 - bottom)
        at = page * wide + x
        end = page * wide + right
        if ink:
            mask ^= 255
            while at < end:
                to[at] &= mask
                at += 1
        else:
            while at < end:
                to[at] |= mask
                at += 1
        page += 1


@micropython.viper
def _blit(to: ptr8, wide: int, high: int, bits: ptr8, start: int, w: int, h: int, x: int, y: int, ink: int):
    left = 0
    if x < 0:
        left = 0 - x
    right = w
    if x + w > wide:
        right = wide - x
    down = y & 7
    page = y >> 3
    source = start
    row = 0
    while row < h:
        each = 0
        while each < 2:  # the page that these eight rows begin in, and the one they end in
            top = 8 * (page + each)
            if 0 <= top and top < high:
                mask = 255
                if top + 8 > high:
                    mask = 255 >> (top + 8 - high)
                at = (page + each) * wide + x
                column = left
                while column < right:
                    byte = bits[source + column] << down
                    if each:
                        byte >>= 8
                    byte &= mask
                    if ink:
                        to[at + column] &= 255 ^ byte
                    else:
                        to[at + column] |= byte
                    column += 1
            each += 1
            if down == 0:
                each = 2
        source += w
        page += 1
        row += 8


@micropython.viper
def _line(
    to: ptr8, wide: int, high: int, data: ptr8, index: ptr8, codes: ptr8, count: int, x: int, y: int, ink: int
) -> int:
    n = 0
    while n < count:
        code = codes[n]
        if code < 32 or code > 126:
            code = 63  # a question mark
        entry = 2 * (code - 32)
        at = index[entry] | index[entry + 1] << 8
        rows = data[at + 4]
        if rows:  # else a space
            _blit(to, wide, high, data, at + 5, data[at + 1], rows, x + data[at + 2] - 2, y + data[at + 3], ink)
        x += data[at]
        n += 1
    return x


@micropython.viper
def _measure(data: ptr8, index: ptr8, codes: ptr8, count: int) -> int:
    total = 0
    n = 0
    while n < count:
        code = codes[n]
        if code < 32 or code > 126:
            code = 63  # a question mark
        entry = 2 * (code - 32)
        total += data[index[entry] | index[entry + 1] << 8]
        n += 1
    return total


def measure(data, index, codes):
    """How wide ASCII will be in a font for words."""
    return _measure(data, index, codes, len(codes))
