"""Draw lists: lines to choose from, numbered lines to read, and a wheel of letters."""

from ..content import forms
from . import pictures
from .canvas import fit, fitting, width
from .canvas import ink as ink_rows
from .edges import MARGIN, TOP
from .fonts import large, medium, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .canvas import Canvas, Font
    from .painter import Painter

ROW = 20  # rows for each line of a list
FEW = 4  # maximum number of lines that are set large
RECORD_ROW = 16  # rows for each line of a record
PLAIN = 4, 22  # rows of a line of large text between which the ink of letters without accents lies
FONTS = ((large, medium), (medium, medium), (medium, small), (small, small))  # for a line's text and value


def lines(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw the part of a list that includes the marked line."""
    canvas = painter.canvas
    rows = (low - TOP) // ROW
    if block.count == rows + 1:  # fit one more line by moving them closer together
        rows = block.count
    high = min((low - TOP) // max(FEW, min(block.count, rows)), 2 * ROW)
    first = max(0, min(block.at - 1, block.count - rows))
    bar = 6 if block.count > rows else 0
    room = wide - 4 - bar
    for row, line in enumerate(block.lines(first, min(first + rows, block.count))):
        y = TOP + row * high
        ink = 1
        if first + row == block.at:
            canvas.round(x + 2, y, room, high, 5)
            ink = 0
        _line(canvas, line, x + 2 + MARGIN, x + 2 + room - MARGIN, y, high, ink)
    if bar:
        high *= rows
        canvas.fill(x + 4 + room, TOP + first * high // block.count, 3, rows * high // block.count)


def _line(canvas: "Canvas", line: "Any", left: int, right: int, y: int, high: int, ink: int) -> None:
    """Draw a line of a list, with its picture before it and its value at the right end."""
    if line.picture:
        picture = pictures.find(line.picture)
        canvas.picture(picture, left, y + (high - picture[1]) // 2, ink)
        left += picture[0] + MARGIN
    text, value, font, below = line_fonts(line, right - left - (MARGIN if line.value else 0), high)
    start = right - width(below, value)
    base = y + (high - 14) // 2 + medium.BASE
    canvas.text(below, value, start, base - below.BASE, ink)
    text = fit(font, text, start - left - (MARGIN if value else 0))
    top = base + (1 if font is large else 0) - font.BASE
    if font is large:  # accents and descenders stay in the row
        first, last = _rows(text)
        top = max(min(top, y + high - last), y - first)
    canvas.text(font, text, left, top, ink)


def cuts(block: "Any", wide: int) -> bool:
    """Return whether a line of a list must be shortened in this number of columns."""
    for line in block.lines(0, block.count):
        room = wide - 10 - 2 * MARGIN - (pictures.find(line.picture)[0] + MARGIN if line.picture else 0)
        text, value, font, below = line_fonts(line, room, ROW)
        if width(font, text) + width(below, value) > room:
            return True
    return False


def line_fonts(line: "Any", room: int, high: int) -> "tuple[str, str, Font, Font]":
    """Return the forms of a line's text and value that fit next to each other in a row, and their fonts."""
    for text in forms(line.text):
        for value in forms(line.value):
            for font, below in FONTS:
                if width(font, text) + width(below, value) <= room and (font is not large or _fits(text, high)):
                    return text, value, font, below
    return text, value, font, below


def _rows(text: str) -> tuple[int, int]:
    """Return the rows between which the ink of large text lies. They are measured only if letters have accents, because
    measuring a list takes an RP2040 16 ms."""
    return PLAIN if len(text) == len(text.encode()) else ink_rows(large, text)


def _fits(text: str, high: int) -> bool:
    """Return whether large text fits in a row."""
    first, last = _rows(text)
    return high >= ROW and last - first <= high


def record(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw as many numbered lines as fit, up to the last one to be shown."""
    canvas = painter.canvas
    first = max(block.last - (low - TOP) // RECORD_ROW, 0)
    room = wide - 32 - MARGIN
    for row, text in enumerate(block.texts(first, block.last)):
        y = TOP + row * RECORD_ROW
        canvas.ending(small, str(first + row + 1), x + 26, y + 2)
        font = fitting(text, room, (medium, small))
        canvas.text(font, fit(font, text, room), x + 32, y + medium.BASE - font.BASE)


def letters(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw text with its end marked and, below it, the part of the wheel around the marked letter."""
    canvas, text, wheel = painter.canvas, block.text, block.wheel
    middle = x + wide // 2
    top = TOP + (low - TOP - 80) // 2
    end = canvas.text(large, text, middle - width(large, text) // 2, top + 8)
    canvas.fill(end + 1, top + 11, 2, 18)
    canvas.round(middle - 34, top + 40, 68, 30, 6)
    for step in range(-2, 3):
        letter = wheel[(block.at + step) % len(wheel)]
        font = large if len(letter) == 1 else medium
        y = top + (44 if font is large else 48)
        canvas.centred(font, "_" if letter == " " else letter, middle + 62 * step - 31, 62, y, 1 if step else 0)
