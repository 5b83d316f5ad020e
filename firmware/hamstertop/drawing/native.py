"""Paint on a canvas with code that MicroPython compiles to machine code. The result is the same as with `plain`, but
painting is many times faster."""

# mypy: ignore-errors
# ruff: noqa
from array import array

import micropython


class Raster:
    """Paints in `buffer`, which holds the pages of `width` x `height` pixels."""

    def __init__(self, buffer, width, height):
        self._buffer = buffer
        self._size = array("H", (width, height))

    def fill(self, x, y, w, h, ink=1):
        """Paint a rectangle in black, or in white with `ink=0`."""
        _fill(self._buffer, self._size, x, y, w, h, ink)

    def blit(self, bits, w, h, x, y, ink):
        """Paint the ink of packed `bits`: pages of `w` columns and `h` rows, 1 = ink; bits below the last row must be
        0."""
        _blit(self._buffer, self._size, bits, w, h, x, y, ink)

    def line(self, data, index, codes, x, y, ink):
        """Write ASCII text in a font for words, and return the x coordinate after it."""
        return _line(self._buffer, self._size, data, index, codes, x, y, ink)


@micropython.viper
def _fill(to: ptr8, size: ptr16, x: int, y: int, w: int, h: int, ink: int):
    wide = size[0]
    high = size[1]
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
def _blit(to: ptr8, size: ptr16, bits: ptr8, w: int, h: int, x: int, y: int, ink: int):
    wide = size[0]
    high = size[1]
    at = 0
    down = y & 7
    top = y - down  # top of the page where these eight rows begin; they end in the next page
    run = 0  # number of columns left in a run; canvas.py defines the packing
    kind = 0
    byte = 0
    bottom = top + h
    left = 0 - x  # the columns within the canvas
    right = wide - x
    black = 255 if ink else 0
    while top < bottom:
        mask = 0xFFFF  # the rows of both pages that are within the canvas
        if top < 0:
            mask = 0xFF00
        if top < -8:
            mask = 0
        if top + 16 > high:
            mask &= 0xFFFF >> (top + 16 - high) if top < high else 0
        to_first = (top >> 3) * wide + x
        column = 0
        while column < w:
            if run == 0:
                run = bits[at]
                kind = run >> 6
                run = (run & 63) + 1
                byte = 0
                if kind == 3:
                    byte = 255
                if kind == 1:
                    at += 1
                    byte = bits[at]
                at += 1
            if kind == 2:  # nothing to paint
                step = w - column
                if step > run:
                    step = run
                run -= step
                column += step
                continue
            if kind == 0:
                byte = bits[at]
                at += 1
            run -= 1
            if byte and left <= column and column < right:
                both = byte << down & mask
                place = to_first + column
                part = both & 255
                if part:  # in this page
                    to[place] = (to[place] | part) ^ (part & black)
                part = both >> 8
                if part:  # in the next
                    place += wide
                    to[place] = (to[place] | part) ^ (part & black)
            column += 1
        top += 8


@micropython.viper
def _line(to: ptr8, size: ptr16, data: ptr8, index: ptr8, codes, x: int, y: int, ink: int) -> int:
    letters = ptr8(codes)
    count = int(len(codes))
    n = 0
    while n < count:
        code = letters[n]
        if code < 32 or code > 126:
            code = 63  # a question mark
        entry = 2 * (code - 32)
        at = index[entry] | index[entry + 1] << 8
        rows = data[at + 4]
        if rows:  # otherwise, a space
            bits = ptr8(int(data) + at + 5)
            _blit(to, size, bits, data[at + 1], rows, x + data[at + 2] - 2, y + data[at + 3], ink)
        x += data[at]
        n += 1
    return x


@micropython.viper
def measure(data: ptr8, index: ptr8, codes) -> int:
    """Return the width of ASCII text in a font for words."""
    letters = ptr8(codes)
    wide = 0
    n = int(len(codes))
    while n:
        n -= 1
        code = letters[n]
        if code < 32 or code > 126:
            code = 63  # a question mark
        entry = 2 * (code - 32)
        wide += data[index[entry] | index[entry + 1] << 8]
    return wide
