"""Draw large numbers: figures, numbers that can be set, and the numbers of two sides."""

from ..content import long
from . import pictures
from .canvas import fitting, width, wrap
from .dice import die
from .edges import MARGIN, TOP, share
from .fonts import capitals, large, medium, numerals, plate, small
from .pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .canvas import Canvas, Font
    from .painter import Painter

LEAST = 54  # columns for a figure
NUMBER = 94  # columns for a number that can be set
LINE_BELOW = 15  # rows for a line of text below numbers
SIDES = 80  # maximum rows for two sides
MIDDLE = 96  # columns between two sides for what they share


def figure_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for a figure without a picture."""
    number = str(block.number)
    font: Font = numerals if _is_number(number) and low - TOP >= numerals.HEIGHT else plate
    return max(max(width(font, capitals(number)), width(medium, long(block.label))) + 3, LEAST)


def figure(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a figure, with a word for what it counts."""
    canvas, text, label = painter.canvas, str(block.number), long(block.label)
    room = low - TOP - (14 if label else 0)
    font: Font = numerals if _is_number(text) and room >= numerals.HEIGHT else plate
    if font is plate:
        text = capitals(text)
        font = large if "Ç" in text or width(plate, text) > wide else plate
    y = TOP + max((room - font.CAP) // 2, 2) + font.CAP - font.BASE
    canvas.centred(font, text, x, wide, y)
    canvas.centred(large if wide > canvas.width // 2 else medium, label, x, wide, y + font.BASE + 3)


def stack_width(painter: "Painter", block: "list[Any]", low: int) -> int:
    """Return the number of columns for figures with pictures."""
    labels = [width(medium, long(figure.label)) for figure in block]
    return max(labels + [_beside_picture(figure) for figure in block] + [LEAST - MARGIN]) + MARGIN


def stack(painter: "Painter", block: "list[Any]", x: int, wide: int, low: int) -> None:
    """Draw figures from the top down, each beside its picture."""
    canvas = painter.canvas
    rows = sum([_stacked(figure) for figure in block])
    y = TOP + (2 if len(block) == 1 else 1)
    if low - TOP > 100:
        y = TOP + (low - TOP - rows) // 2
    for figure in block:
        picture = pictures.find(figure.picture)
        high = picture[1]
        left = x + (wide - _beside_picture(figure)) // 2
        canvas.picture(picture, left, y)
        canvas.text(plate, str(figure.number), left + picture[0] + 4, y + (high + 22) // 2 - plate.BASE)
        canvas.centred(medium, long(figure.label), x, wide, y + high + 1)
        y += _stacked(figure)


def _beside_picture(figure: "Any") -> int:
    """Return the width of a figure and the picture before it."""
    return int(pictures.find(figure.picture)[0]) + 4 + width(plate, str(figure.number))


def _stacked(figure: "Any") -> int:
    """Return the height of a figure with a picture, including its label."""
    return int(pictures.find(figure.picture)[1]) + (14 if long(figure.label) else 0) + 4


def _is_number(text: str) -> bool:
    return not text.strip("0123456789+-:")


def numbers_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for numbers that can be set."""
    return NUMBER if len(block.rows) == 1 else painter.canvas.width


def numbers(painter: "Painter", block: "Any", x: int, wide: int, low: int, start: int = TOP) -> int:
    """Draw numbers that can be set from a row on, and mark the one that the keys change if there are several. Return
    the row below them."""
    canvas = painter.canvas
    each = wide // len(block.rows)
    for index, amount in enumerate(block.rows):
        left = x + index * each
        text = "?" if amount.number is None else str(amount.number)
        label = long(amount.label)
        font: Font = plate if amount.number is None else numerals
        below = 16 if label else 0
        high = min(font.CAP + below + 2, low - start - 2) if label else low - start
        top = start + (low - start - 2 - high) // 2 if label else start
        ink = 1
        if index == block.marked:
            canvas.round(left + 2, top, each - 4, high, 6)
            ink = 0
        y = top + max((high - below - font.CAP) // 2, 1)
        canvas.centred(font, text, left, each, y + font.CAP - font.BASE, ink)
        canvas.centred(fitting(label, each - 6, (medium, small)), label, left, each, top + high - 16, ink)
    return top + high


def above_text(painter: "Painter", block: "list[Any]", x: int, wide: int, low: int) -> None:
    """Draw several numbers with a line of text below them."""
    why = long(block[1].why)
    below = numbers(painter, block[0], x, wide, low - LINE_BELOW)
    painter.canvas.centred(fitting(why, wide - 4, (medium, small)), why, x, wide, below + 2)


def sides(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw two sides, with the first side's share or a text between them."""
    canvas = painter.canvas
    top = TOP + max(low - TOP - SIDES, 0) // 2
    low = min(low, top + SIDES)
    middle = MIDDLE if block.share or block.text else 0
    column = (wide - middle) // 2
    high = low - top - (12 if block.share else 0)
    for index, side in enumerate(block.sides):
        _side(canvas, side, x + index * (column + middle), column, top, high, index == 0)
    left = x + column
    if block.share:
        part, whole, text = block.share
        canvas.centred(plate, text, left, middle, top + 34 - plate.BASE)
        canvas.centred(fitting(block.text, middle, (medium, small)), block.text, left, middle, top + 40)
        share(canvas, part, whole, x + MARGIN, low - 12, wide - 2 * MARGIN)
    elif middle:
        canvas.lines(medium, wrap(medium, block.text, middle), left, top + 8, 14)
    else:
        canvas.fill(x + wide // 2, top + 6, 1, low - top - 12)


def _side(canvas: "Canvas", side: "Any", x: int, wide: int, top: int, high: int, first: bool) -> None:
    """Draw a side's number above its label, with its player's portrait on the outside or its dice before it."""
    label = long(side.label)
    y = top + max((high - numerals.HEIGHT - (16 if label else 0)) // 2, 0)
    left, room = x, wide  # of the number
    if side.seat is not None:
        canvas.picture(seats.PORTRAITS[side.seat], x + (4 if first else wide - 36), y + 4)
        left, room = x + (38 if first else 0), wide - 38
    if side.dice:
        size = min(26, (wide - 8 - width(numerals, str(side.number))) // len(side.dice) - 3)
        for number, face in enumerate(side.dice):
            die(canvas, x + 6 + (size + 3) * number, top + (high - size) // 2, size, face)
        taken = 8 + (size + 3) * len(side.dice)
        left, room = x + taken, wide - taken
    canvas.centred(numerals, str(side.number), left, room, y)
    canvas.centred(fitting(label, wide, (medium, small)), label, x, wide, y + numerals.HEIGHT + 2)
