"""Paint on a canvas with CircuitPython's arrays (ulab). The result is the same as with `plain`, but painting is
faster."""

# mypy: ignore-errors
# pyright: basic
from ulab import numpy

from .plain import place, unpacked

MOST = 72  # number of unpacked letters cached for each font, at about 60 bytes each


class Raster:
    """Paints in `buffer`, which holds the pages of `width` x `height` pixels."""

    def __init__(self, buffer, width, height):
        self._buffer = buffer
        self._width = width
        self._height = height
        self._bytes = numpy.frombuffer(buffer, dtype=numpy.uint8)
        self._pages = self._bytes.reshape((len(buffer) // width, width))

    def fill(self, x, y, w, h, ink=1):
        """Paint a rectangle in black, or in white with `ink=0`."""
        right = min(x + w, self._width)
        bottom = min(y + h, self._height)
        x = max(x, 0)
        y = max(y, 0)
        if x >= right or y >= bottom:
            return
        first = y >> 3
        last = bottom >> 3  # the page that is only partly covered
        upper = 255 << (y & 7) & 255
        lower = 255 >> (8 - (bottom & 7))
        if first == last:
            self._rows(first, x, right, upper & lower, ink)
            return
        if y & 7:
            self._rows(first, x, right, upper, ink)
            first += 1
        if first < last:
            self._pages[first:last, x:right] = 0 if ink else 255
        if lower:
            self._rows(last, x, right, lower, ink)

    def blit(self, bits, w, h, x, y, ink):
        """Paint the ink of packed `bits`: pages of `w` columns and `h` rows, 1 = ink; bits below the last row must be
        0."""
        pages = (h + 7) >> 3
        columns = numpy.frombuffer(unpacked(bits, 0, w * pages), dtype=numpy.uint8)
        self._columns(columns.reshape((pages, w)), x, y, ink)

    def line(self, data, index, codes, x, y, ink):
        """Write ASCII text in a font for words, and return the x coordinate after it."""
        if not codes:
            return x
        face = _face(data)
        cells = face.cells
        try:
            joined = b"".join(map(cells.get, codes))
        except TypeError:  # some have not been unpacked yet
            face.add(index, codes)
            joined = b"".join(map(cells.get, codes))
        wide = len(joined) // face.pages
        columns = numpy.frombuffer(joined, dtype=numpy.uint8)
        self._columns(columns.reshape((wide, face.pages)).transpose(), x, y, ink)
        for code in face.wider:
            at = codes.find(code)
            while at >= 0:
                start, bits = face.record(index, code[0])
                left = x + measure(data, index, codes[:at]) + data[start + 2] - 2
                self.blit(bits, data[start + 1], data[start + 4], left, y + data[start + 3], ink)
                at = codes.find(code, at + 1)
        return x + wide

    def _rows(self, page, x, right, mask, ink):
        """Paint the rows in `mask` of one page, from column `x` to `right`."""
        start = page * self._width + x
        end = page * self._width + right
        if end - start < 4:
            for at in range(start, end):
                there = self._buffer[at] | mask
                self._buffer[at] = there ^ mask if ink else there
        elif ink:
            self._bytes[start:end] = numpy.bitwise_and(self._bytes[start:end], 255 ^ mask)
        else:
            self._bytes[start:end] = numpy.bitwise_or(self._bytes[start:end], mask)

    def _columns(self, columns, x, y, ink):
        """Paint the ink of an array of pages."""
        wide = columns.shape[1]
        left = max(-x, 0)
        right = min(wide, self._width - x)
        if left >= right:
            return
        if right - left < wide:
            columns = columns[:, left:right]
        down = y & 7
        if down:
            self._part(numpy.left_shift(columns, down), x + left, y >> 3, ink)
            self._part(numpy.right_shift(columns, 8 - down), x + left, (y >> 3) + 1, ink)
        else:
            self._part(columns, x + left, y >> 3, ink)

    def _part(self, columns, x, page, ink):
        """Paint the ink of pages that are aligned with the canvas's pages, except any that are outside the canvas."""
        pages, wide = columns.shape
        first = max(-page, 0)
        end = min(pages, len(self._pages) - page)
        if first >= end:
            return
        if end - first < pages:
            columns = columns[first:end]
        if self._height & 7 and page + end == len(self._pages):
            columns = numpy.array(columns, dtype=numpy.uint8)
            columns[end - first - 1] = numpy.bitwise_and(columns[end - first - 1], 255 >> (-self._height & 7))
        there = self._pages[page + first : page + end, x : x + wide]
        painted = numpy.bitwise_or(there, columns)
        if ink:
            painted = numpy.bitwise_xor(painted, columns)
        self._pages[page + first : page + end, x : x + wide] = painted


class _Face:
    """A font's unpacked letters, each as wide as its advance and beginning at the top of its line box.

    A column has `pages` bytes. `wider` holds the letters whose ink extends beyond their advance.
    """

    def __init__(self, data):
        self.data = data
        self.pages = 1
        self.advances = {}
        self.cells = {}
        self.wider = []

    def record(self, index, code):
        """Return the offset of a letter's record and its packed bits."""
        at = place(index, code)
        return at, memoryview(self.data)[at + 5 :]

    def add(self, index, codes):
        """Unpack the letters that are not cached yet."""
        if len(self.cells) + len(codes) > MOST:
            self.cells.clear()
        for code in codes:
            if code not in self.cells:
                at, bits = self.record(index, code)
                pages = (self.data[at + 3] + self.data[at + 4] + 7) >> 3
                if pages > self.pages:
                    self.pages = pages
                    self.cells.clear()
                    self.add(index, codes)
                    return
                self.cells[code] = self._cell(at, bits, code)

    def _cell(self, at, bits, code):
        advance, wide, left, top, rows = self.data[at : at + 5]
        left -= 2
        pages = self.pages
        if not rows:  # a space
            return bytes(advance * pages)
        glyph = unpacked(bits, 0, wide * ((rows + 7) >> 3))
        columns = glyph[:wide]
        for page in range(1, (rows + 7) >> 3):
            columns = [upper | lower << 8 * page for upper, lower in zip(columns, glyph[wide * page :])]
        cell = b"".join([(column << top).to_bytes(pages, "little") for column in columns])
        if left < 0 or left + wide > advance:
            letter = bytes((code,))
            if letter not in self.wider:
                self.wider.append(letter)
        cell = bytes(pages * max(left, 0)) + cell[pages * max(-left, 0) :] + bytes(pages * advance)
        return cell[: pages * advance]


_faces = {}  # by the ids of their data


def _face(data):
    face = _faces.get(id(data))
    if face is None:
        face = _faces[id(data)] = _Face(data)
    return face


def measure(data, index, codes):
    """Return the width of ASCII text in a font for words."""
    advances = _face(data).advances
    try:
        return sum(map(advances.get, codes))
    except TypeError:  # some widths are not known yet
        for code in codes:
            advances[code] = data[place(index, code)]
        return sum(map(advances.get, codes))
