"""A black and white canvas with the memory layout of e-paper controllers, which is the same on every runtime.

A byte is a column of eight pixels with the topmost in its lowest bit; 1 is paper and 0 is ink. The bytes of a page,
which is eight rows of the canvas, run from left to right, and the pages from top to bottom, so that they can be sent to
the controller unchanged. Anything that extends beyond the edges is clipped. The three primitives `fill`, `blit` and
`line` use machine code or arrays if the runtime has them, and otherwise `plain`; the result is always the same.

A font is a module in `hamstertop.drawing.fonts`; a picture is a tuple (width, height, bits) in
`hamstertop.drawing.pictures`. The bits of both are in pages like a canvas's, but with 1 for ink. They are packed, and
are unpacked while they are painted. The first byte of a run has the run's length minus one, up to 63, in its lower six
bits; its upper two bits say which bytes the run consists of:

    0  the next bytes     1  the next byte, repeated     2  bytes of 0     3  bytes of 255
"""

import sys

from .. import imported

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Protocol

    class Font(Protocol):
        """The contents of a generated font module; `tools/fontmaker.py` documents them."""

        @property
        def HEIGHT(self) -> int: ...  # rows of the line box, including accents and descenders
        @property
        def BASE(self) -> int: ...  # rows above the baseline
        @property
        def CAP(self) -> int: ...  # rows of a capital (of a digit if there are no letters)
        @property
        def CHARS(self) -> str: ...
        @property
        def INDEX(self) -> bytes: ...
        @property
        def DATA(self) -> bytes: ...
        @property
        def LETTERS(self) -> str: ...  # the module with letters that English does not use, or ""

    Picture = tuple[int, int, "bytes | memoryview"]

ELLIPSIS = "…"
ASCII = 95  # a font for words begins with this many characters, in order; other fonts have a shorter INDEX
DESCENDING = tuple("gjpqy$(),;@Q[]_{|}/")  # the ASCII characters with ink below the baseline in some font


def _painter(native: bool) -> "Any":
    """Return the module with the primitives, which uses machine code or arrays if allowed and supported."""
    if native:
        try:
            if sys.implementation.name == "circuitpython":
                from . import arrays as module
            else:
                from . import native as module  # type: ignore[no-redef]

            return module
        except (ImportError, ValueError, SyntaxError):  # not available, or machine code for a different chip
            pass
    from . import plain

    return plain


_PAINTER = _painter(True)


class Canvas:
    """A canvas of `width` x `height` pixels, stored in `buffer`."""

    def __init__(self, width: int, height: int, native: bool = True) -> None:
        """Create a white canvas. With `native=False`, do not use machine code or arrays."""
        self.width = width
        self.height = height
        self.buffer = bytearray(b"\xff" * (width * ((height + 7) // 8)))
        self._painter = _PAINTER if native else _painter(False)
        raster = self._painter.Raster(self.buffer, width, height)
        self.fill = raster.fill
        self._blit = raster.blit
        self._line = raster.line

    def clear(self) -> None:
        """Make the whole canvas white."""
        half = (len(self.buffer) + 1) // 2
        self.buffer[:half] = self.buffer[-half:] = b"\xff" * half

    def lines(self, font: "Font", lines: list[str], x: int, y: int, leading: int, ink: int = 1) -> int:
        """Write lines of text, `leading` rows apart, and return the row after them."""
        for line in lines:
            self.text(font, line, x, y, ink)
            y += leading
        return y

    def centred(self, font: "Font", string: str, x: int, wide: int, y: int, ink: int = 1) -> None:
        """Write a line in the middle of a column, shortened if it does not fit."""
        if not string:
            return
        length = width(font, string)
        if length > wide:
            string = fit(font, string, wide)
            length = width(font, string)
        self.text(font, string, x + (wide - length) // 2, y, ink)

    def ending(self, font: "Font", string: str, right: int, y: int, ink: int = 1) -> None:
        """Write a line that ends at `right`."""
        self.text(font, string, right - width(font, string), y, ink)

    def frame(self, x: int, y: int, w: int, h: int, radius: int = 0, thickness: int = 1) -> None:
        """Draw the outline of a rectangle inside its bounds, without changing its interior."""
        diameter = min(2 * radius, w, h)
        corner = max((diameter + 1) // 2, thickness)
        if 2 * corner > min(w, h):
            corner = (min(w, h) + 1) // 2
        outer = _insets(diameter)
        inner = _insets(max(diameter - 2 * thickness, 0))
        for row in range(corner):
            left = outer[row] if row < len(outer) else 0
            gap = w  # distance from the side to the interior; `w` in rows of the upper edge, which have none
            if row >= thickness:
                hole = row - thickness
                gap = thickness + (inner[hole] if hole < len(inner) else 0)
            for at in (y + row, y + h - 1 - row):
                if 2 * gap >= w:
                    self.fill(x + left, at, w - 2 * left, 1)
                else:
                    self.fill(x + left, at, gap - left, 1)
                    self.fill(x + w - gap, at, gap - left, 1)
        self.fill(x, y + corner, thickness, h - 2 * corner)
        self.fill(x + w - thickness, y + corner, thickness, h - 2 * corner)

    def round(self, x: int, y: int, w: int, h: int, radius: int) -> None:
        """Paint a rectangle with rounded corners, or a disc if the radius is at least half its side."""
        insets = _insets(min(2 * radius, w, h))
        first = 0
        while first < len(insets) and insets[first]:  # rows of the same width are painted together
            left = insets[first]
            end = first + insets.count(left)
            self.fill(x + left, y + first, w - 2 * left, end - first)
            self.fill(x + left, y + h - end, w - 2 * left, end - first)
            first = end
        self.fill(x, y + first, w, h - 2 * first)

    def line(self, x0: int, y0: int, x1: int, y1: int) -> None:
        """Draw a line, including both ends."""
        if x0 == x1 or y0 == y1:
            self.fill(min(x0, x1), min(y0, y1), abs(x1 - x0) + 1, abs(y1 - y0) + 1)
            return
        dx = abs(x1 - x0)
        dy = -abs(y1 - y0)
        right = 1 if x0 < x1 else -1
        down = 1 if y0 < y1 else -1
        error = dx + dy
        while True:
            self.fill(x0, y0, 1, 1)
            if x0 == x1 and y0 == y1:
                return
            twice = 2 * error
            if twice >= dy:
                error += dy
                x0 += right
            if twice <= dx:
                error += dx
                y0 += down

    def picture(self, picture: "Picture", x: int, y: int, ink: int = 1) -> None:
        """Paint a picture's ink in black, or in white with `ink=0`. Its white is transparent."""
        width, height, bits = picture
        self._blit(bits, width, height, x, y, ink)

    def text(self, font: "Font", string: str, x: int, y: int, ink: int = 1) -> int:
        """Write a single line of text and return the x coordinate after it. `y` is the top of the line box."""
        if not string:
            return x
        words = len(font.INDEX) > 2 * ASCII
        codes = string.encode()
        if words and len(codes) == len(string):
            after: int = self._line(font.DATA, font.INDEX, codes, x, y, ink)
            return after
        for part in _parts(string) if words else string:
            if isinstance(part, bytes):
                x = self._line(font.DATA, font.INDEX, part, x, y, ink)
            else:
                x = self._letter(font, part, x, y, ink)
        return x

    def _letter(self, font: "Font", char: str, x: int, y: int, ink: int) -> int:
        """Write a character that is not ASCII, and return the x coordinate after it."""
        data, at = _glyph(font, char)
        if not data:
            return x + self._missing(font, x, y, ink)
        rows = data[at + 4]
        if rows:  # otherwise, a space
            across = data[at + 1]
            marks = at + 5
            if across & 128:  # an accent on a base letter
                self._letter(font, font.CHARS[data[marks]], x, y, ink)
                across &= 127
                marks += 1
            self._blit(memoryview(data)[marks:], across, rows, x + data[at + 2] - 2, y + data[at + 3], ink)
        return x + data[at]

    def _missing(self, font: "Font", x: int, y: int, ink: int) -> int:
        """Paint the box for a missing character, and return its advance."""
        wide = _box(font)
        top = y + font.BASE - font.CAP
        for row in range(font.CAP):
            edge = row == 0 or row == font.CAP - 1
            self.fill(x, top + row, wide - 1 if edge else 1, 1, ink)
            self.fill(x + wide - 2, top + row, 1, 1, ink)
        return wide


def _insets(diameter: int) -> list[int]:
    """Return the number of blank pixels in each row of a rounded corner, from the top down."""
    insets = []
    inset = diameter // 2
    for row in range(diameter // 2):
        dy = 2 * row + 1 - diameter
        reach = diameter * diameter - dy * dy
        while inset and (2 * inset - 1 - diameter) * (2 * inset - 1 - diameter) <= reach:
            inset -= 1
        insets.append(inset)
    return insets


def _glyph(font: "Font", char: str) -> tuple[bytes, int]:
    """Return the data that contains a character's record, and the record's offset, or no data if there is no record.

    Letter modules are loaded on demand. Devices that have only English lack the last module. If a letter is in none of
    them, its record is that of the letter without its marks.
    """
    glyphs = font
    n = glyphs.CHARS.find(char)
    while n < 0:
        if not glyphs.LETTERS:
            return _bare(font, char)
        try:
            glyphs = imported(glyphs.LETTERS)
        except ImportError:
            return _bare(font, char)
        n = glyphs.CHARS.find(char)
    return glyphs.DATA, glyphs.INDEX[2 * n] | glyphs.INDEX[2 * n + 1] << 8


def _bare(font: "Font", char: str) -> tuple[bytes, int]:
    from .latin import bare  # loaded on first use

    letter = bare(char)
    return _glyph(font, letter) if letter else (b"", 0)


def has(font: "Font", char: str) -> bool:
    """Return whether a font has a character."""
    return bool(_glyph(font, char)[0])


def _box(font: "Font") -> int:
    """Return the width of the box for a missing character."""
    return font.CAP * 2 // 3 + 2


def width(font: "Font", string: str) -> int:
    """Return the width of a string in a font, in pixels."""
    if not string:
        return 0
    words = len(font.INDEX) > 2 * ASCII
    codes = string.encode()
    if words and len(codes) == len(string):
        wide: int = _PAINTER.measure(font.DATA, font.INDEX, codes)
        return wide
    total = 0
    for part in _parts(string) if words else string:
        if isinstance(part, bytes):
            total += _PAINTER.measure(font.DATA, font.INDEX, part)
        else:
            data, at = _glyph(font, part)
            total += data[at] if data else _box(font)
    return total


def ink(font: "Font", string: str) -> tuple[int, int]:
    """Return the first row with ink of a line of text and the row after the last, counted from the top of the line
    box. ASCII letters are taken to be as high as a capital, because measuring each letter takes an RP2040 longer than
    painting it."""
    top, bottom = font.BASE - font.CAP, font.BASE
    others = [part for part in _parts(string) if isinstance(part, str)] if len(string.encode()) > len(string) else ()
    for char in DESCENDING + tuple(others):
        if char in string:
            first, last = _rows(font, char)
            top = min(top, first)
            bottom = max(bottom, last)
    return top, bottom


def _rows(font: "Font", char: str) -> tuple[int, int]:
    """Return the rows between which the ink of a character lies."""
    data, at = _glyph(font, char)
    if not data or not data[at + 4]:
        return font.BASE, 0
    first, last = (data[at + 3],) * 2 if not data[at + 1] & 128 else _rows(font, font.CHARS[data[at + 5]])
    return min(first, data[at + 3]), max(last, data[at + 3] + data[at + 4])


def _parts(string: str) -> "Iterator[bytes | str]":
    """Split a string into runs of ASCII characters, as bytes, and single other characters, as strings, and yield these
    parts in order."""
    codes = string.encode()  # MicroPython looks up each string that it makes, but no bytes
    start, size = 0, len(codes)
    while start < size:
        end = start + 1
        if codes[start] < 128:
            while end < size and codes[end] < 128:
                end += 1
            yield codes[start:end]
        else:
            while end < size and codes[end] & 192 == 128:
                end += 1
            yield str(codes[start:end], "utf-8")
        start = end


def fit(font: "Font", string: str, max_width: int) -> str:
    """Return the string, shortened with an ellipsis if it is wider than `max_width`."""
    if width(font, string) <= max_width:
        return string
    end = len(string)
    while end and width(font, string[:end].rstrip() + ELLIPSIS) > max_width:
        end -= 1
    return string[:end].rstrip() + ELLIPSIS


def fitting(string: str, wide: int, fonts: "Sequence[Font]") -> "Font":
    """Return the first of `fonts` in which a line fits, or the last one if none fits."""
    for font in fonts:
        if width(font, string) <= wide:
            break
    return font


def wrap(font: "Font", string: str, max_width: int) -> list[str]:
    """Break text into lines at line feeds and spaces, and within any word that is wider than a line."""
    if "\n" in string:
        return [line for part in string.split("\n") for line in wrap(font, part, max_width)]
    # Lines are not broken at narrow spaces, which French uses before colons.
    words = [word for word in string.split(" ") if word]
    if not words:
        return []
    whole = " ".join(words)
    if width(font, whole) <= max_width:  # most strings fit, and measuring word by word is several times slower
        return [whole]
    lines: list[str] = []
    first = 0  # the line's first word
    wide = 0  # width of the line in pixels, with a space after each word
    space = width(font, " ")
    for at in range(len(words)):
        more = width(font, words[at])
        if first < at and wide + more > max_width:
            lines.append(" ".join(words[first:at]))
            first, wide = at, 0
        while more > max_width and len(words[at]) > 1:
            end = len(words[at]) - 1
            while end > 1 and width(font, words[at][:end]) > max_width:
                end -= 1
            lines.append(words[at][:end])
            words[at] = words[at][end:]
            more = width(font, words[at])
        wide += more + space
    return lines + [" ".join(words[first:])]
