"""Draw the players: everybody's state along the bottom or in cells, or a table."""

from . import pictures
from .canvas import fitting, width
from .edges import MARGIN, TOP
from .fonts import large, medium, plate, small
from .lists import FEW, ROW
from .pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .canvas import Canvas, Font
    from .painter import Painter

    # A table's left and right edges, the right edge and width of its columns for numbers, and the font for details
    Columns = tuple[int, int, int, int, Font]

STRIP = 26  # rows for everybody's numbers
NOTES = 22  # rows for their notes
MORE_ROW = 16  # rows for a line below them
TURNS = 34  # rows for players in a sequence
CELL = 100  # maximum rows for a player's cell
NUMBER = 30  # columns for a number in a table without a header
SMALL_ROW = 13  # rows for each line of a table with many lines


def along_bottom(painter: "Painter", block: "Any", low: int) -> int:
    """Draw everybody's state along the bottom, and return the row above it."""
    canvas = painter.canvas
    wide = canvas.width // max(len(block.rows), 1)
    noted = not [row for row in block.rows if row.number != "" or not row.note]
    high = NOTES if noted else STRIP + MORE_ROW * bool([row for row in block.rows if row.more and not row.sign])
    turns = block.ordered and not [row for row in block.rows if row.note]  # nothing but the order is shown
    if turns:
        high = TURNS
        named = max([width(medium, painter.name(row.seat)) for row in block.rows]) <= wide - 46
    for index, row in enumerate(block.rows):
        x, y = index * wide, low - high
        if row.seat == block.marked:
            canvas.round(x, y, wide, high, 5)
        if turns:
            if index:
                canvas.text(medium, "▶", x - 4, y + 12)
            canvas.picture(seats.PORTRAITS[row.seat], x + (5 if named else (wide - 32) // 2), y + 2)
            if named:
                canvas.text(medium, painter.name(row.seat), x + 40, y + 12)
        else:
            _player(canvas, row, x, wide, y - (STRIP - NOTES) // 2 * noted, 0 if row.seat == block.marked else 1)
    return low - high


def cells(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a cell for each player, in one or two rows, with the name above what `_player` draws."""
    canvas, count = painter.canvas, len(block.rows)
    columns = count if count <= 3 else (count + 1) // 2
    each, rows = wide // columns, (count + columns - 1) // columns
    high = min((low - TOP) // rows, CELL)
    top = TOP + (low - TOP - rows * high) // 2
    for index, row in enumerate(block.rows):
        left, y = x + index % columns * each, top + index // columns * high
        ink = 1
        if row.seat == block.marked:
            canvas.round(left + 1, y, each - 2, high, 5)
            ink = 0
        y += (high - 12 - STRIP) // 2
        name = painter.name(row.seat)
        canvas.centred(fitting(name, each - 4, (medium, small)), name, left, each, y, ink)
        _player(canvas, row, left, each, y + 12, ink)


def _player(canvas: "Canvas", row: "Any", x: int, wide: int, y: int, ink: int) -> None:
    """Draw a player's head, number or sign, and a note with a line `more` below it; beside a sign, draw the note only
    if there is room, and no line."""
    number = str(row.number)
    font: Font = plate
    room = wide - 22
    sign = pictures.find(row.sign) if row.sign else None
    wide_number = sign[0] + 3 if sign else width(plate, number)
    for note in (medium,) if sign else (medium, small):
        wide_note = width(note, row.note)
        if wide_note <= room - wide_number:
            break
    if wide_number + wide_note > room:
        if sign:
            wide_note = 0  # leave out the note
        else:
            font = large
            wide_number = width(font, number)
    left = x + max((wide - 20 - wide_number - wide_note - width(medium, row.before)) // 2, 1)
    canvas.picture(seats.HEADS[row.seat], left, y + 6, ink)
    left = canvas.text(medium, row.before, left + 20, y + 24 - medium.BASE, ink)
    if sign:
        canvas.picture(sign, left, y + (STRIP - sign[1]) // 2, ink)
    elif number:
        canvas.text(font, number, left, y + 25 - font.BASE - (2 if font is large else 0), ink)
    base = 24 if number else 18
    if wide_note:
        canvas.text(note, row.note, left + wide_number, y + base - note.BASE, ink)
    if row.more and not sign:
        below = fitting(row.more, wide - 2, (medium, small))
        canvas.centred(below, row.more, x, wide, y + STRIP + 12 - below.BASE, ink)


def placed(block: "Any") -> "list[Any]":
    """Return the rows of a table that have a rank."""
    return [row for row in block.rows if row.cells[:1] > ("",)]


def table_width(painter: "Painter", block: "Any", low: int) -> int:
    """Return the number of columns for a table of names next to text: as many as it needs, up to half of the width."""
    wides, needed = [], []
    for row in block.rows:
        name = _name(painter, row)
        wides.append(width(large, name) + width(medium, row.detail))
        needed.append(width(small, name) + width(small, row.detail) + MARGIN)
    numbers = max([len(row.cells) - 1 for row in block.rows] + [0])
    more = (40 if placed(block) else 22) + 4 * MARGIN + NUMBER * numbers
    return max(min(max(wides) + more, painter.canvas.width // 2), max(needed) + more)


def table(painter: "Painter", block: "Any", x: int, wide: int, low: int) -> None:
    """Draw a table of players. Up to four rows that have only a name and a number are drawn large. If there is a
    header, details are on the right."""
    top = TOP
    columns: Columns = x, x + wide, x + wide - MARGIN, NUMBER, medium
    if block.header:
        columns = _header(painter, block, x, x + wide)
        top += 14
    rows = len(block.rows)
    high = SMALL_ROW if block.header else max(min(ROW, (low - top) // rows), SMALL_ROW)
    gap = min(max(low - top - high * rows, 0) // (rows + 1), high)
    for index, row in enumerate(block.rows):
        y = top + index * (high + gap) + (gap if low - top > 100 else 0)
        if row.marked:
            painter.canvas.round(x + 1, y, wide - (2 if x + wide == painter.right else 5), high, 4)  # apart from text
        _row(painter, block, row, columns, y, high)


def _header(painter: "Painter", block: "Any", left: int, end: int) -> "Columns":
    """Draw a table's header, and return where the columns are."""
    right = end - MARGIN
    widest = max([width(medium, text) for text in block.header])
    names = max([width(small, _name(painter, row)) for row in block.rows])
    font: Font
    for font, between in ((medium, 6), (small, 6), (small, 1)):
        each = widest + between
        aside = max([width(font, row.detail) for row in block.rows])
        if left + 26 + names + each * len(block.header) + aside + MARGIN <= right:
            break
    right -= aside + MARGIN
    _numbers(painter, block.header, right, each, TOP - 1, 1)
    return left, end, right, each, font


def _numbers(painter: "Painter", texts: "Sequence[str]", right: int, each: int, y: int, ink: int) -> None:
    """Write texts in the middle of columns that end at `right`."""
    for column, text in enumerate(texts):
        painter.canvas.centred(medium, text, right - (len(texts) - column) * each, each, y, ink)


def _row(painter: "Painter", block: "Any", row: "Any", columns: "Columns", y: int, high: int) -> None:
    """Draw a table row at `y`, with place, head, name, detail, and numbers in their columns."""
    canvas, name = painter.canvas, _name(painter, row)
    start, end, right, each, detail = columns
    ink = 0 if row.marked else 1
    font: Font = medium if block.header or len(block.rows) > FEW else large
    base = y + (high - SMALL_ROW) // 2 - 1 + medium.BASE if font is medium else y - 1 + font.BASE
    first, rest = row.cells[0] if row.cells else "", row.cells[1:]
    canvas.ending(font, first, start + 18, base - font.BASE, ink)
    left = start + (26 if first else 2 * MARGIN)
    if not block.header and high >= seats.HEADS[0][1]:
        canvas.picture(seats.HEADS[row.seat], left, y + (high - 14) // 2, ink)
        left += 22
    room = right - len(rest) * each - left - MARGIN
    if block.header:
        _numbers(painter, rest, right, each, base - medium.BASE, ink)
        font = fitting(name, room + MARGIN, (font, small))
        end -= MARGIN
    else:  # rows that have only names share a size; in a ranking, only long names are smaller
        for text in rest:
            canvas.ending(font, text, right, base - font.BASE, ink)
        font, detail = _named_fonts(painter, [row] if first else block.rows, font, room)
        end = left + room
    canvas.text(font, name, left, base - font.BASE, ink)
    canvas.ending(detail, row.detail, end, base - detail.BASE, ink)


def _named_fonts(painter: "Painter", rows: "Sequence[Any]", largest: "Font", room: int) -> "tuple[Font, Font]":
    """Return the largest fonts in which the names and details of all rows fit."""
    font: Font
    detail: Font
    for font, detail in ((largest, medium), (medium, medium), (medium, small), (small, small)):
        details = [MARGIN + width(detail, row.detail) if row.detail else 0 for row in rows]
        if max([width(font, _name(painter, row)) + beside for row, beside in zip(rows, details)]) <= room:
            break
    return font, detail


def _name(painter: "Painter", row: "Any") -> str:
    return str(row.name or painter.name(row.seat))
