"""Decide which blocks of a screen's body are shown, how many columns each one gets, and how text is set in them.

Blocks are side by side in reading order, and text gets the remaining room. Pictures are twice as large if this does not
make text smaller or longer. If text would have many lines and the paper is tall, a picture is above it, or a number to
set below it; decorative pictures are dropped if text does not fit next to them. Text that does not fit is set in the
next smaller fonts, and finally its short form is set instead.
"""

from .. import content as kinds
from ..content import forms
from . import dice, figures, images, lists, pictures, players
from .canvas import ink, wrap
from .edges import MARGIN, TOP
from .fonts import capitals, large, medium, numerals, plate, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .canvas import Font
    from .painter import Painter

    Text = tuple[int, list[str], list[str], list[str], tuple[Font, int, Font, int, int], int]
    Columns = list[tuple[Any, Any, int]]  # functions with the blocks that they draw and the numbers of columns

# Fonts for the instruction and for the explanation, with their leading and the rows between them, largest first
SETTINGS = (
    (large, 18, medium, 14, 3),
    (large, 18, medium, 13, 1),
    (large, 18, medium, 12, 0),
    (medium, 14, medium, 12, 0),
    (medium, 14, small, 12, 0),
    (medium, 12, small, 11, 0),
    (small, 11, small, 11, 0),
)
LARGE = 3  # how many of these have the largest fonts
CRY = (plate, 28, medium, 13, 0)  # for instructions in capitals
NONE_FITS = 2 * len(SETTINGS)  # the size that indicates that text does not fit at all
FEW = 3  # lines of an explanation that can be read at a glance

# The functions that return the number of columns for a block; the others get the remaining room
WIDTHS = {
    kinds.Figure: figures.figure_width,
    list: figures.stack_width,
    kinds.Numbers: figures.numbers_width,
    kinds.Image: images.image_width,
    kinds.Moving: images.moving_width,
    kinds.Drawing: images.drawing_width,
    kinds.Dice: dice.row_width,
    kinds.Grid: players.table_width,
}

# The functions that draw a block in its columns, from the bar down to a row
DRAWN = {
    kinds.Figure: figures.figure,
    list: figures.stack,
    kinds.Numbers: figures.numbers,
    kinds.Sides: figures.sides,
    kinds.Image: images.image,
    kinds.Moving: images.moving,
    kinds.Drawing: images.drawing,
    kinds.Dice: dice.rows,
    kinds.Players: players.cells,
    kinds.Lines: lists.lines,
    kinds.Record: lists.record,
    kinds.Letters: lists.letters,
    kinds.Grid: players.table,
}


def arranged(painter: "Painter", blocks: "list[Any]", low: int) -> "Columns":
    """Return what to draw from left to right. A list of figures with pictures is a block too, and `low` is the row
    below the body."""
    if len(blocks) > 1 and isinstance(blocks[0], kinds.Numbers) and len(blocks[0].rows) > 1:
        return [(figures.above_text, blocks, painter.canvas.width)]
    wides = [_width(painter, block, blocks, low) for block in blocks]
    plain = _fitted(blocks, wides, painter.right, low)
    above = _above(painter, blocks, low) if _many(plain) else []
    if above:
        return above
    if _size(plain) >= NONE_FITS:
        kept = [at for at, block in enumerate(blocks) if not isinstance(block, kinds.Image)]
        if len(kept) < len(blocks):
            blocks, wides = [blocks[at] for at in kept], [wides[at] for at in kept]
            plain = _fitted(blocks, wides, painter.right, low)
    double = [isinstance(block, kinds.Image) and images.can_double(painter.canvas, block) for block in blocks]
    if any(double):
        for index, block in enumerate(blocks):
            if double[index]:
                wides[index] = images.image_width(painter, block, low, 2)
        doubled = _fitted(blocks, wides, painter.right, low)
        cut = [lists.cuts(block, wide) for draw, block, wide in doubled if draw is lists.lines]
        if _size(doubled) <= _size(plain) and not any(cut) and (_many(plain) or not _many(doubled)):
            plain = [(images.doubled,) + column[1:] if twice else column for column, twice in zip(doubled, double)]
    if not _many(plain):
        return plain
    if kinds.Drawing in [type(block) for block in blocks]:
        for index, block in enumerate(blocks):
            wides[index] = images.least_width(block) if type(block) is kinds.Drawing else wides[index]
        plain = _fitted(blocks, wides, painter.right, low)
    return plain


def _many(columns: "Columns") -> bool:
    """Return whether the explanation in these columns has many lines."""
    return max([0] + [len(fitted[2]) for draw, fitted, _ in columns if draw is draw_text]) > FEW


def _above(painter: "Painter", blocks: "list[Any]", low: int) -> "Columns":
    """Return a picture above text, or text above a number to set, if there is nothing else and both fit with few lines,
    or nothing."""
    shown = [type(block) for block in blocks]
    if shown == [kinds.Image, kinds.Say]:
        middle = TOP + int(pictures.find(blocks[0].picture)[1]) + 2 * MARGIN
        text, other, high = blocks[1], blocks[0], low - middle
    elif shown == [kinds.Say, kinds.Numbers]:
        middle = low - numerals.CAP - MARGIN
        text, other, high = blocks[0], blocks[1], middle - TOP
    else:
        return []
    fitted = _set(text, painter.right - MARGIN - 2, high + 3)
    alone: Columns = [(draw_text, fitted, painter.right)]
    return [] if _size(alone) >= LARGE or _many(alone) else [(_stacked, (other, fitted, middle), painter.right)]


def _stacked(painter: "Painter", parts: "Any", x: int, wide: int, low: int) -> None:
    """Draw a picture down to a row and text below it, or text down to a row and a number below it."""
    other, text, middle = parts
    if isinstance(other, kinds.Image):
        images.image(painter, other, x, wide, middle)
        draw_text(painter, text, x, wide, low, middle)
    else:
        draw_text(painter, text, x, wide, middle)
        figures.numbers(painter, other, x, wide, low, middle)


def _width(painter: "Painter", block: "Any", blocks: "list[Any]", low: int) -> int:
    """Return the number of columns that a block needs, or 0 if it gets the remaining room."""
    kind = type(block)
    if kind is kinds.Dice or kind is kinds.Grid:  # they need less than all the room only beside others
        beside_text = any([isinstance(other, kinds.Say) for other in blocks])
        if not beside_text and (kind is kinds.Dice or len(blocks) == 1 or players.placed(block)):
            return 0
    return WIDTHS[kind](painter, block, low) if kind in WIDTHS else 0


def _fitted(blocks: "list[Any]", wides: "list[int]", right: int, low: int) -> "Columns":
    """Return blocks with their columns up to column `right`, and with text set in them."""
    free = right - sum(wides)
    takes_rest = wides.count(0)
    columns: Columns = []
    for index, (block, wide) in enumerate(zip(blocks, wides)):
        wide = (wide or free // takes_rest) if takes_rest else wide + free // len(blocks)
        if isinstance(block, kinds.Say):
            room = wide - (1 if index else MARGIN + 2)
            columns.append((draw_text, _set(block, room, low - TOP + 3), wide))
        else:
            columns.append((DRAWN[type(block)], block, wide))
    return columns


def _size(columns: "Columns") -> int:
    """Return the size of the smallest text in these columns, counted from the largest."""
    return max([0] + [int(fitted[0]) for draw, fitted, _ in columns if draw is draw_text])


def _set(block: "Any", room: int, high: int) -> "Text":
    """Set text in the largest size at which it fits into `room` columns and `high` rows. Return the size, counted from
    the largest, the lines of the three parts, their setting, and the number of rows."""
    size = 0
    parts = [forms(text) for text in block]
    for form in (0, -1) if max([len(part) for part in parts]) > 1 else (0,):
        do, why, ask = [part[form] for part in parts]
        is_cry = do != "" and do == do.upper() == capitals(do)
        above = under = None
        for setting in (CRY,) + SETTINGS if is_cry else SETTINGS:
            font, leading, below, close, gap = setting
            if font is not above:
                above, first, last = font, wrap(font, do, room), wrap(font, ask, room)
            if below is not under:
                under, middle = below, wrap(below, why, room)
            rows = leading * (len(first) + len(last)) + close * len(middle)
            rows += (gap if do and why else 0) + _lead(font)
            if rows <= high:
                return size, first, middle, last, setting, rows
            size += 1
    return NONE_FITS, first, middle, last, setting, rows


def draw_text(painter: "Painter", text: "Text", x: int, wide: int, low: int, top: int = TOP) -> None:
    """Draw text as it was set, from a row on. The first column has a margin."""
    canvas = painter.canvas
    _, do, why, ask, (font, leading, below, close, gap), rows = text
    left = x or MARGIN
    spare = max(low - top - rows, 0)
    y = top - (5 if font is plate else 3) + _lead(font) + min(spare // 2, 4 if low - top < 100 else spare)
    last = min(max(spare - 4, 0), 6)
    placed: list[tuple[Font, str, int]] = []
    parts = (font, do, leading, 0), (below, why, close, gap if do and why else 0), (font, ask, leading, last)
    for face, lines, step, before in parts:
        y += before
        for line in lines:
            placed.append((face, line, y))
            y += step
    for (face, line, _), y in zip(placed, _apart(placed, top + 1, low)):  # a portrait reaches below the bar
        canvas.text(face, line, left, y)


def _apart(placed: "list[tuple[Font, str, int]]", top: int, low: int) -> list[int]:
    """Return the tops of lines of text, moved as little as necessary to keep their ink between two rows. Each line has
    a blank row below it, and the first one above it too, as a portrait that touches a letter looks like an accent.
    If there are not enough rows, the one above goes first, then those below the lines in the middle, the first line and
    finally the last, which would seem cut off above a black cell."""
    inks = [ink(font, line) for font, line, _ in placed]
    count, lost = len(placed), 0  # how many lines there are, and how many of their blank rows find no room
    above = 1  # blank rows above the first line
    tops: list[int] = []
    while count:
        gaps = [1 - (lost + (index + 1) % count) // count for index in range(count)]
        tops, least, most = [], top + above, low - max(gaps[-1], 0)
        for (first, last), gap, (_, _, y) in zip(inks, gaps, placed):
            tops.append(max(y, least - first))
            least = tops[-1] + last + gap
        for index in range(count - 1, -1, -1):
            first, last = inks[index]
            tops[index] = min(tops[index], most - last)
            most = tops[index] + first - gaps[index - 1]
        over = top + above - tops[0] - inks[0][0]
        if over <= 0:
            break
        lost += over - above
        above = 0
    return tops


def _lead(font: "Font") -> int:
    """Return the number of blank rows that a font needs below the bar."""
    return 0 if font is large or font is plate else 2
