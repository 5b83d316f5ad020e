"""Lay out content on a canvas of any size.

A screen has the bar at the top, then the body, then the keys' labels. In the body, blocks that show all players are
along the bottom; the others are side by side in reading order, and text gets the remaining room. Text that does not fit
is set in the next smaller font; if that is not enough, a purely decorative picture is dropped, and finally the text's
short form replaces the long one.
"""

from collections import namedtuple

from .. import content as kinds
from . import canvas as drawing
from . import pictures, twice
from .dice import die
from .fonts import capitals, large, medium, numerals, plate, small
from .pictures import hold as hold_picture
from .pictures import seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..content import Content, Text
    from .canvas import Canvas, Font, Picture

    Labels = Sequence[tuple[str, str]]  # for each key, the labels for pressing and for holding it

BAR = 29  # rows of the bar
TOP = 30  # first row below the bar
LABELS = 18  # rows of the keys' labels, including the line above them
MARGIN = 6
NAME = 40  # left edge of the name after a portrait
STRIP = 26  # rows for everybody's numbers
MORE_ROW = 16  # rows for a line below everybody's numbers
ROW = 20  # rows for each line of a list
NUMBER = 30  # columns for a number in a table without a header
RECORD_ROW = 16  # rows for each line of a record
SMALL_ROW = 13  # rows for each line of a table with many lines
FEW = 4  # maximum number of lines that are set large
BESIDE_CODE = 128  # the fewest columns for text next to a code
DIE = 48  # columns for a die next to text
MOST_DIE = 64  # columns for a die without text
DICE_APART = 6  # columns between dice; half as many if there are many dice
CELL = 100  # maximum rows for a player's cell
SIDES = 80  # maximum rows for two sides
LINE_BELOW = 15  # rows for a line of text below numbers

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
NONE_FITS = 2 * len(SETTINGS)  # the size that indicates that text does not fit at all
CRY = (plate, 28, medium, 13, 0)  # for instructions in capitals
# Fonts for the two strings at the right end of the bar, largest first
BAR_FONTS = ((large, large), (large, medium), (medium, medium), (large, small), (medium, small), (small, small))


# Several figures with pictures, which are stacked
Stack = namedtuple("Stack", ("figures",))


class Painter:
    """Paints content on a canvas, for a board with 3 or 4 keys. `name(seat)` returns a player's name."""

    def __init__(self, canvas: "Canvas", name: "Callable[[int], str]", keys: int) -> None:
        self.canvas = canvas
        self.right = canvas.width  # right edge of the bar and body
        self.name = name
        self.keys = keys
        self.scale = 1  # scale of pictures
        self._set: dict[tuple[Any, int, int], tuple[int, Any, Any, int]] = {}  # results of `_setting`

    @property
    def low(self) -> int:
        """The row of the line above the labels."""
        return self.canvas.height - LABELS

    def paint(self, shown: "Content", labels: "Labels", message: str = "", frame: int = 0) -> None:
        """Paint the whole screen. `labels` are the keys' labels, `message` is shown in the bar until the next press,
        and `frame` is the index of the picture in a series."""
        self.frame = frame
        self.canvas.clear()
        if shown.body and isinstance(shown.body[0], kinds.Code):
            self._code(shown.body[0])
        self.bar(shown, message)
        self.body(shown)
        self.labels(labels, shown.main)

    # The bar

    def bar(self, shown: "Content", message: str) -> None:
        """Draw the player who acts and the heading, or a message."""
        canvas = self.canvas
        room = self.right - 2 * MARGIN
        if message:
            canvas.fill(0, 0, self.right, BAR)
            lines = drawing.wrap(medium, message, room)
            _write(canvas, medium, lines, MARGIN, 13 - 6 * len(lines), 12, 0)
        elif shown.who is None:
            canvas.fill(0, 0, self.right, BAR)
            self._bar_texts(long(shown.heading), (large, medium, small), MARGIN, "", shown.corner)
        else:
            canvas.fill(NAME - 5, 0, canvas.width - NAME + 5, BAR)
            canvas.picture(seats.PORTRAITS[shown.who], 1, 0)
            name = self.name(shown.who)
            self._bar_texts(capitals(name), (plate, large, medium, small), NAME, shown.heading, shown.corner)

    def _bar_texts(self, first: str, fonts: "Sequence[Font]", left: int, middle: "Text", corner: "Text") -> None:
        """Write a string on the left and up to two on the right, as large as the bar allows. A name stays large while
        the strings after it are shortened, shrunk or set in two lines; a heading shrinks before the strings after it
        do."""
        canvas, named = self.canvas, left == NAME
        room = self.right - MARGIN - left
        if "Ç" in first:
            fonts = [font for font in fonts if font is not plate]
        whole, brief = (long(middle), long(corner)), (forms(middle)[-1], forms(corner)[-1])
        ways = [(whole, BAR_FONTS[:3], fonts), (brief, BAR_FONTS, fonts)]
        if named:
            ways = [(texts, pairs, [font]) for font in fonts for texts, pairs, _ in ways]
        for texts, pairs, sizes in ways:
            gap = 2 * MARGIN * len([text for text in texts if text])
            for font in sizes:
                left_over = room - gap - drawing.width(font, first)
                fits = self._bar_end(texts, pairs, left_over)
                if fits or (named and pairs is BAR_FONTS and self._bar_end_in_two(texts, left_over + gap - MARGIN)):
                    canvas.text(font, first, left, (28 if font is plate else 22) - font.BASE, 0)
                    return
        # Two lines, because one is too short
        canvas.text(small, drawing.fit(small, first, room), left, 1, 0)
        canvas.text(small, drawing.fit(small, " ".join([text for text in texts if text]), room), left, 15, 0)

    def _bar_end(self, texts: "tuple[str, str]", pairs: "Sequence[tuple[Font, Font]]", room: int) -> bool:
        """Write two strings at the right end of the bar in the first fonts that fit. Return whether any fit."""
        for pair in pairs:
            wides = [drawing.width(font, text) if text else 0 for font, text in zip(pair, texts)]
            if sum(wides) <= room:
                right = self.right - MARGIN - wides[1]
                x = right - wides[0] - (2 * MARGIN if texts[1] else 0)
                self.canvas.text(pair[0], texts[0], x, 22 - pair[0].BASE, 0)
                self.canvas.text(pair[1], texts[1], right, 22 - pair[1].BASE, 0)
                return True
        return False

    def _bar_end_in_two(self, texts: "tuple[str, str]", room: int) -> bool:
        """Write two strings in two small lines at the right end of the bar if they fit, and return whether they do."""
        text = " ".join([text for text in texts if text])
        lines = drawing.wrap(small, text, max(room, 1))
        if len(lines) != 2 or " ".join(lines) != text:
            return False
        for index, line in enumerate(lines):
            right_aligned(self.canvas, small, line, self.canvas.width - MARGIN, 2 + 12 * index, 0)
        return True

    # The labels

    def labels(self, labels: "Labels", main: "int | None") -> None:
        """Draw the keys' labels, with the main key in white on black."""
        canvas = self.canvas
        slots = list(labels)
        if self.keys == 4:  # the fourth key replaces the outer keys' second labels
            left, middle, right = slots
            slots = [(left[0], ""), middle, (right[0], ""), (left[1], right[1])]
        canvas.fill(0, self.low, canvas.width, 1)
        for index, slot in enumerate(slots):
            start = index * canvas.width // self.keys
            wide = (index + 1) * canvas.width // self.keys - start
            is_main = index == main and slot[0] != ""
            if is_main:
                canvas.fill(start, self.low, wide, LABELS)
            elif index:
                canvas.fill(start, self.low + 4, 1, LABELS - 4)
            self._label(slot, start, wide, 0 if is_main else 1)

    def _label(self, slot: "tuple[str, str]", start: int, wide: int, ink: int) -> None:
        """Draw the label for a press and, after a small sign, the label for a hold, or only the sign if there is no
        room for both."""
        (whole, press), held = (long(slot[0]), forms(slot[0])[-1]), slot[1]
        canvas, sign = self.canvas, hold_picture.HOURGLASS
        gap = 5 if press and held else 0
        behind = 0
        font: Font = medium
        length = drawing.width(font, press)
        if held:
            behind = sign[0]
            if whole != press and drawing.width(medium, whole) + gap + behind <= wide - 4:
                press, length = whole, drawing.width(medium, whole)
            word = 2 + drawing.width(small, held)
            if length + gap + behind + word <= wide - 4:
                behind += word
        room = wide - 4 - behind - gap
        if length > room:
            font, press = small, drawing.fit(small, press, room)
            length = drawing.width(small, press)
        x = start + (wide - length - gap - behind) // 2
        if press:
            x = canvas.text(font, press, x, self.low + 15 - font.BASE, ink) + gap
        if held:
            canvas.picture(sign, x, self.low + 6, ink)
            if behind > sign[0]:
                canvas.text(small, held, x + sign[0] + 2, self.low + 4, ink)

    # The body

    def body(self, shown: "Content") -> None:
        """Draw the blocks between the bar and the labels."""
        low = self._above_keys(shown)
        beside: list[Any] = []
        foot = [block for block in shown.body if _is_text(block)]
        for block in shown.body:
            if foot and isinstance(block, kinds.Players):
                low = self._players(block, low)
            elif isinstance(block, kinds.Figure) and block.picture:
                if beside and isinstance(beside[-1], Stack):
                    block = Stack(beside.pop().figures + (block,))
                else:
                    block = Stack((block,))
                beside.append(block)
            elif not isinstance(block, kinds.Code):
                beside.append(block)
        self._columns(beside, low)

    def _columns(self, blocks: "list[Any]", low: int) -> None:
        """Draw blocks side by side in reading order, with the remaining room for text. Pictures are twice as large if
        this does not make text smaller; decorative ones are dropped if text does not fit next to them."""
        if len(blocks) > 1 and isinstance(blocks[0], kinds.Numbers) and len(blocks[0].rows) > 1:
            self._text_below(blocks[0], blocks[1], low)
            return
        self.scale = 1
        wides = self._wides(blocks, low)
        size = self._text_size(blocks, wides, low)
        if self._can_double(blocks):
            self.scale = 2
            doubled = self._wides(blocks, low)
            if self._text_size(blocks, doubled, low) > size:
                self.scale = 1
            else:
                wides = doubled
        if size >= NONE_FITS:
            kept = [block for block in blocks if not isinstance(block, kinds.Image) or block.alternative]
            if len(kept) < len(blocks):
                self._columns(kept, low)
                return
        x = 0
        for block, wide in zip(blocks, wides):
            DRAWN[type(block)](self, block, x, wide, low)
            x += wide

    def _text_below(self, numbers: "Any", text: "Any", low: int) -> None:
        """Draw several numbers with a line of text below them."""
        below = self._numbers(numbers, 0, self.canvas.width, low - LINE_BELOW)
        why = long(text.why)
        centred(self.canvas, fitting(why, self.canvas.width - 4, (medium, small)), why, 0, self.canvas.width, below + 2)

    def _text_size(self, blocks: "list[Any]", wides: "list[int]", low: int) -> int:
        """Return the size of the smallest text in these columns, counted from the largest."""
        size = 0
        for index, block in enumerate(blocks):
            if _is_text(block):
                size = max(size, self._setting(block, _text_room(index, wides[index]), low)[0])
        return size

    def _wides(self, blocks: "list[Any]", low: int) -> "list[int]":
        """Return the number of columns for each block."""
        text = [block for block in blocks if _is_text(block)]
        wides = [self._width(block, low, len(blocks) > 1, bool(text)) for block in blocks]
        free = self.right - sum(wides)
        takes_rest = len([wide for wide in wides if not wide])
        if takes_rest:
            return [wide or free // takes_rest for wide in wides]
        return [wide + free // len(blocks) for wide in wides]

    def _can_double(self, blocks: "list[Any]") -> bool:
        """Return whether any of the pictures fits at twice its size."""
        for block in blocks:
            if isinstance(block, kinds.Image):
                wide, high = pictures.find(block.picture)[:2]
                if 2 * high <= self.low - TOP and 2 * wide <= self.canvas.width // 2:
                    return True
        return False

    def _width(self, block: "Any", low: int, beside: bool, text: bool) -> int:
        """Return the number of columns for a block, or 0 if it gets the remaining room. `beside` says whether there are
        other blocks, and `text` whether one of them is text."""
        if isinstance(block, Stack):
            return max([self._width(figure, low, beside, text) for figure in block.figures])
        if isinstance(block, kinds.Figure):
            return self._figure_width(block, low)
        if isinstance(block, kinds.Image):
            caption = sum([_item_width(item, small) + 3 for item in block.caption])
            return max(int(self._picture(block.picture)[0]) + 2 * MARGIN, caption)
        if isinstance(block, kinds.Moving):
            return int(pictures.find(block.series + ".ALL")[0]) + MARGIN
        if isinstance(block, kinds.Drawing):
            return self._drawn_size(block, low)[0] + 4
        if isinstance(block, kinds.Dice) and text:
            return len(block.faces) * (min(DIE, low - TOP - 12) + DICE_APART) + MARGIN
        if isinstance(block, kinds.Numbers):
            return 94 if len(block.rows) == 1 else self.canvas.width
        if isinstance(block, kinds.Grid) and beside and (text or not _placed(block)):
            return self._grid_width(block)
        return 0

    def _figure_width(self, block: "Any", low: int) -> int:
        """Return the number of columns for a figure."""
        label = drawing.width(medium, long(block.label))
        if block.picture:
            return max(_counter_width(block), label, 54 - MARGIN) + MARGIN
        number = str(block.number)
        is_number = _is_number(number)
        wide = max(drawing.width(numerals if is_number and self._tall(low) else plate, capitals(number)), label)
        return max(wide + 3, 54)

    def _grid_width(self, block: "Any") -> int:
        """Return the number of columns for a table of names next to text: as many as it needs, up to 9/20 of the
        width."""
        wides, needed = [], []
        for row in block.rows:
            name = row.name or self.name(row.seat)
            wides.append(drawing.width(large, name) + drawing.width(medium, row.detail))
            needed.append(drawing.width(small, name) + drawing.width(small, row.detail) + MARGIN)
        cells = max([len(row.cells) - 1 for row in block.rows] + [0])
        more = (40 if _placed(block) else 22) + 4 * MARGIN + 30 * cells
        return max(min(max(wides) + more, self.canvas.width // 2), max(needed) + more)

    def _tall(self, low: int) -> bool:
        return low - TOP >= numerals.HEIGHT

    def _picture(self, name: str) -> "Picture":
        """Return a picture, at twice its size if `scale` says so and there is room."""
        found = pictures.find(name)
        if self.scale == 2 and 2 * found[1] <= self.low - TOP and 2 * found[0] <= self.canvas.width // 2:
            found = twice.picture(found)
        return found

    def _setting(self, block: "Any", room: int, low: int) -> "tuple[int, Any, Any, int]":
        """Return how text is set in a column of width `room`: its size, counted from the largest, the lines of its
        three parts, the fonts, and the number of rows. The result is cached, because breaking lines is slow and the
        result is needed both for the size and for drawing."""
        known = block, room, low
        if known not in self._set:
            self._set[known] = self._fitted(block, room, low - TOP + 3)
        return self._set[known]

    def _fitted(self, block: "Any", room: int, high: int) -> "tuple[int, Any, Any, int]":
        """Return the result of `_setting` for text in at most `high` rows."""
        size = 0
        for do, why, ask in said(block):
            is_cry = do != "" and do == do.upper() == capitals(do)
            above = under = None
            for setting in (CRY,) + SETTINGS if is_cry else SETTINGS:
                font, leading, below, close, gap = setting
                if font is not above:
                    above, first, last = font, _lines(font, do, room), _lines(font, ask, room)
                if below is not under:
                    under, middle = below, _lines(below, why, room)
                rows = leading * (len(first) + len(last)) + close * len(middle)
                rows += (gap if do and why else 0) + _lead(font)
                if rows <= high:
                    return size, (first, middle, last), setting, rows
                size += 1
        return NONE_FITS, (first, middle, last), setting, rows

    def _say(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw text in the largest size that fits."""
        canvas = self.canvas
        left, room = x + (0 if x else MARGIN), _text_room(x, wide)
        _, (do, why, ask), (font, leading, below, close, gap), rows = self._setting(block, room, low)
        spare = max(low - TOP - rows, 0)
        y = TOP - (5 if font is plate else 3) + _lead(font) + min(spare // 2, 4 if low - TOP < 100 else spare)
        y = _write(canvas, font, do, left, y, leading) + (gap if do and why else 0)
        y = _write(canvas, below, why, left, y, close)
        _write(canvas, font, ask, left, y + min(max(spare - 4, 0), 6), leading)

    def _figure(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a figure, with a word or a picture for what it counts."""
        canvas, text = self.canvas, str(block.number)
        label = long(block.label)
        room = low - TOP - (14 if label else 0)
        font = numerals if _is_number(text) and room >= numerals.HEIGHT else plate
        if font is plate:
            text = capitals(text)
            font = large if "Ç" in text or drawing.width(plate, text) > wide else plate
        y = TOP + max((room - font.CAP) // 2, 2) + font.CAP - font.BASE
        centred(canvas, font, text, x, wide, y)
        centred(canvas, large if wide > canvas.width // 2 else medium, label, x, wide, y + font.BASE + 3)

    def _stack(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw figures from the top down, each beside its picture."""
        canvas = self.canvas
        rows = sum([_counter_height(figure) for figure in block.figures])
        y = TOP + (2 if len(block.figures) == 1 else 1)
        if low - TOP > 100:
            y = TOP + (low - TOP - rows) // 2
        for figure in block.figures:
            picture = pictures.find(figure.picture)
            high = picture[1]
            left = x + (wide - _counter_width(figure)) // 2
            canvas.picture(picture, left, y)
            canvas.text(plate, str(figure.number), left + picture[0] + 4, y + (high + 22) // 2 - plate.BASE)
            centred(canvas, medium, long(figure.label), x, wide, y + high + 1)
            y += _counter_height(figure)

    def _numbers(self, block: "Any", x: int, wide: int, low: int) -> int:
        """Draw numbers that can be set, and mark the one that the keys change if there are several. Return the row
        below them."""
        canvas = self.canvas
        each = wide // len(block.rows)
        for index, amount in enumerate(block.rows):
            left = x + index * each
            text = "?" if amount.number is None else str(amount.number)
            label = long(amount.label)
            font: Font = plate if amount.number is None else numerals
            below = 16 if label else 0
            high = min(font.CAP + below + 2, low - TOP - 2) if label else low - TOP
            top = TOP + (low - TOP - 2 - high) // 2 if label else TOP
            ink = 1
            if index == block.marked:
                canvas.round(left + 2, top, each - 4, high, 6)
                ink = 0
            y = top + max((high - below - font.CAP) // 2, 1)
            centred(canvas, font, text, left, each, y + font.CAP - font.BASE, ink)
            centred(canvas, fitting(label, each - 6, (medium, small)), label, left, each, top + high - 16, ink)
        return top + high

    def _image(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a picture in the middle of its column."""
        found = self._picture(block.picture)
        if block.caption:
            low -= 16
            left = x + (wide - sum([_item_width(item, small) + 3 for item in block.caption])) // 2
            for item in block.caption:
                if "." in item:
                    self.canvas.picture(pictures.find(item), left, low + 4)
                else:
                    self.canvas.text(small, item, left, low + 2)
                left += _item_width(item, small) + 3
        self.canvas.picture(found, x + (wide - found[0]) // 2, TOP + max((low - TOP - found[1]) // 2, 0))

    def _moving(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a frame of a series of pictures."""
        found = pictures.find(block.series + ".ALL")
        left, y = x + (wide - found[0]) // 2, TOP + max((low - TOP - found[1]) // 2, 0)
        self.canvas.picture(found, left, y)
        self.canvas.picture(pictures.find("%s.FRAMES.%d" % (block.series, self.frame)), left, y)

    def _drawing(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a picture that is generated from numbers."""
        width, high = self._drawn_size(block, low)
        y = TOP + (low - TOP - high) // 2
        pictures.drawn(block.name).draw(self.canvas, x, y, width, high, *block.numbers)

    def _drawn_size(self, block: "Any", low: int) -> "tuple[int, int]":
        """Return the size of a picture generated from numbers: as large as fits, but at most two fifths of the screen's
        width."""
        module = pictures.drawn(block.name)
        percent = min(100 * (low - TOP) // module.HIGH, 40 * self.canvas.width // module.WIDE)
        percent = percent if percent > 110 else 100
        return module.WIDE * percent // 100, module.HIGH * percent // 100

    def _dice(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw dice in rows, as large as possible, with a frame around the marked one."""
        size, row = _largest_dice(len(block.faces), wide - MARGIN, low - TOP, MOST_DIE)
        rows = (len(block.faces) + row - 1) // row
        row = (len(block.faces) + rows - 1) // rows
        step, down = min(wide // row, size + 2 * DICE_APART), min((low - TOP) // rows, size + 2 * DICE_APART)
        first = x + (wide - step * row + step - size) // 2
        top = TOP + (low - TOP - down * rows + down - size) // 2
        for index, face in enumerate(block.faces):
            left, y = first + index % row * step, top + index // row * down
            die(self.canvas, left, y, size, face, block.sides)
            if index == block.marked:
                self.canvas.frame(left - 5, y - 5, size + 10, size + 10, 9, 2)

    def _lines(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw the part of a list that includes the marked line."""
        canvas = self.canvas
        rows = (low - TOP) // ROW
        if block.count == rows + 1:  # fit one more line by moving them closer together
            rows = block.count
        high = min((low - TOP) // max(FEW, min(block.count, rows)), 2 * ROW)
        first = max(0, min(block.at - 1, block.count - rows))
        stop = min(first + rows, block.count)
        bar = 6 if block.count > rows else 0
        room = wide - 4 - bar
        for row, line in enumerate(block.lines(first, stop)):
            index = first + row
            y = TOP + row * high
            ink = 1
            if index == block.at:
                canvas.round(x + 2, y, room, high, 5)
                ink = 0
            left = x + 2 + MARGIN
            if line.picture:
                picture = pictures.find(line.picture)
                canvas.picture(picture, left, y + (high - picture[1]) // 2, ink)
                left += picture[0] + MARGIN
            right = x + 2 + room - MARGIN
            text, value, font, below = line_fonts(line, right - left - (MARGIN if line.value else 0), high)
            start = right - drawing.width(below, value)
            base = y + (high - 14) // 2 + medium.BASE
            canvas.text(below, value, start, base - below.BASE, ink)
            text = drawing.fit(font, text, start - left - (MARGIN if value else 0))
            canvas.text(font, text, left, base + (1 if font is large else 0) - font.BASE, ink)
        if bar:
            high *= rows
            canvas.fill(x + 4 + room, TOP + first * high // block.count, 3, rows * high // block.count)

    def _record(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw as many numbered lines as fit, up to the last one to be shown."""
        canvas = self.canvas
        first = max(block.last - (low - TOP) // RECORD_ROW, 0)
        room = wide - 32 - MARGIN
        for row, text in enumerate(block.texts(first, block.last)):
            y = TOP + row * RECORD_ROW
            right_aligned(canvas, small, str(first + row + 1), x + 26, y + 2)
            font = fitting(text, room, (medium, small))
            canvas.text(font, drawing.fit(font, text, room), x + 32, y + medium.BASE - font.BASE)

    def _code(self, block: "Any") -> None:
        """Draw a code at the right edge, as large as possible. The bar ends before it, because a code needs white space
        around it."""
        from . import qr

        modules = qr.side(block.version) + 2 * qr.QUIET
        pixels = code_room(self.canvas) // modules
        self.right -= pixels * modules
        code = qr.code(block.texts, block.version, block.level)
        qr.draw(self.canvas, code, self.right, (self.low - pixels * modules) // 2, pixels)

    def _letters(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw text with its end marked and, below it, the part of the wheel around the marked letter."""
        canvas, text, wheel = self.canvas, block.text, block.wheel
        middle = x + wide // 2
        top = TOP + (low - TOP - 80) // 2
        end = canvas.text(large, text, middle - drawing.width(large, text) // 2, top + 8)
        canvas.fill(end + 1, top + 11, 2, 18)
        canvas.round(middle - 34, top + 40, 68, 30, 6)
        for step in range(-2, 3):
            letter = wheel[(block.at + step) % len(wheel)]
            font = large if len(letter) == 1 else medium
            y = top + (44 if font is large else 48)
            centred(canvas, font, "_" if letter == " " else letter, middle + 62 * step - 31, 62, y, 1 if step else 0)

    def _players(self, block: "Any", low: int) -> int:
        """Draw everybody's state along the bottom, and return the row above it."""
        canvas = self.canvas
        wide = canvas.width // max(len(block.rows), 1)
        high = STRIP + (MORE_ROW if [row for row in block.rows if row.more and not row.sign] else 0)
        if block.ordered:
            high = 34
        y = low - high
        named = block.ordered and max([drawing.width(medium, self.name(row.seat)) for row in block.rows]) <= wide - 46
        for index, row in enumerate(block.rows):
            x = index * wide
            ink = 1
            if row.seat == block.marked:
                canvas.round(x, y, wide, high, 5)
                ink = 0
            if block.ordered:
                self._in_turn(row, x, wide, y, index > 0, named)
            else:
                self._player(row, x, wide, y, ink)
        return y

    def _in_turn(self, row: "Any", x: int, wide: int, y: int, follows: bool, named: bool) -> None:
        """Draw a player in a sequence, with an arrow from the previous one."""
        canvas = self.canvas
        if follows:
            canvas.text(medium, "▶", x - 4, y + 12)
        start = x + (8 if named else (wide - 32) // 2)
        canvas.picture(seats.PORTRAITS[row.seat], start, y + 2)
        if named:
            canvas.text(medium, self.name(row.seat), start + 35, y + 12)

    def _player(self, row: "Any", x: int, wide: int, y: int, ink: int) -> None:
        """Draw a player's head, number or sign, and a note with a line `more` below it; beside a sign, draw the note
        and the line only if there is room."""
        canvas, number = self.canvas, str(row.number)
        font: Font = plate
        room = wide - 22
        sign = pictures.find(row.sign) if row.sign else None
        wide_number = sign[0] + 2 if sign else drawing.width(plate, number)
        for note in (medium,) if sign else (medium, small):
            wide_note = drawing.width(note, row.note)
            if wide_note <= room - wide_number:
                break
        if wide_number + wide_note > room:
            if sign:
                wide_note = 0  # leave out the note
            else:
                font = large
                wide_number = drawing.width(font, number)
        length = wide_number + wide_note
        length += drawing.width(medium, row.before) if row.before else 0
        left = x + max((wide - 20 - length) // 2, 1)
        canvas.picture(seats.HEADS[row.seat], left, y + 6, ink)
        left = canvas.text(medium, row.before, left + 20, y + 24 - medium.BASE, ink)
        if sign:
            canvas.picture(sign, left, y + (STRIP - sign[1]) // 2, ink)
        else:
            canvas.text(font, number, left, y + 25 - font.BASE - (2 if font is large else 0), ink)
        base = 24 if number else 18
        if sign and row.more:  # below the note
            base = 11
            if drawing.width(medium, row.more) <= room - wide_number:
                canvas.text(medium, row.more, left + wide_number, y + 23 - medium.BASE, ink)
        if wide_note:
            canvas.text(note, row.note, left + wide_number, y + base - note.BASE, ink)
        if row.more and not sign:
            below = fitting(row.more, wide - 2, (medium, small))
            centred(canvas, below, row.more, x, wide, y + STRIP + 12 - below.BASE, ink)

    def _cells(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a cell for each player, in one or two rows, with the name above what `_player` draws."""
        canvas, count = self.canvas, len(block.rows)
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
            name = self.name(row.seat)
            centred(canvas, fitting(name, each - 4, (medium, small)), name, left, each, y, ink)
            self._player(row, left, each, y + 12, ink)

    def _above_keys(self, shown: "Content") -> int:
        """Draw what is shown above the keys' labels, and return the row above it."""
        canvas = self.canvas
        above = [key.above if key else () for key in shown.keys]
        if not any(above):
            return self.low
        wide = canvas.width // self.keys
        shares = [items for items in above if items and isinstance(items[0], tuple)]
        y = self.low - (28 if shares else 26)
        for index, items in enumerate(above):
            x = index * wide
            widths = [_item_width(item) for item in items]
            left = x + (wide - sum(widths) - 3 * (len(items) - 1)) // 2
            for item, width in zip(items, widths):
                if isinstance(item, tuple):  # a share
                    part, whole, text = item
                    centred(canvas, large, text, x, wide, y - 3)
                    canvas.frame(x + 12, y + 18, wide - 24, 9, 3)
                    canvas.round(x + 12, y + 18, (wide - 24) * part // whole, 9, 3)
                elif "." in item:
                    canvas.picture(pictures.find(item), left, y + 1)
                else:
                    font = plate if item.isdigit() else medium
                    canvas.text(font, item, left, y + (24 if font is plate else 18) - font.BASE)
                left += width + 3
        return y - 2 if shares else y

    def _grid(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw a table of players. Up to four rows that have only a name and a number are drawn large. If there is a
        header, details are on the right."""
        top, columns = TOP, (x + wide - MARGIN, NUMBER)
        detail: Font = medium
        if block.header:
            columns, detail = self._header(block, x, wide)
            top += 14
        rows = len(block.rows)
        high = SMALL_ROW if block.header else max(min(ROW, (low - top) // rows), SMALL_ROW)
        gap = min(max(low - top - high * rows, 0) // (rows + 1), high)
        for index, row in enumerate(block.rows):
            y = top + index * (high + gap) + (gap if low - top > 100 else 0)
            if row.marked:
                self.canvas.round(x + 1, y, wide - 2, high, 4)
            self._row(block, row, x, wide, y, high, columns, detail)

    def _header(self, block: "Any", x: int, wide: int) -> "tuple[tuple[int, int], Font]":
        """Draw a table's header. Return the right edge of its columns, the width of each, and the font for details."""
        right = x + wide - MARGIN
        widest = max([drawing.width(medium, text) for text in block.header])
        names = max([drawing.width(small, row.name or self.name(row.seat)) for row in block.rows])
        font: Font
        for font, between in ((medium, 6), (small, 6), (small, 1)):
            each = widest + between
            aside = max([drawing.width(font, row.detail) for row in block.rows])
            if x + 26 + names + each * len(block.header) + aside + MARGIN <= right:
                break
        right -= aside + MARGIN
        for column, text in enumerate(block.header):
            centred(self.canvas, medium, text, right - (len(block.header) - column) * each, each, TOP - 1)
        return (right, each), font

    def _row(
        self, block: "Any", row: "Any", x: int, wide: int, y: int, high: int, columns: "tuple[int, int]", detail: "Font"
    ) -> None:
        """Draw a table row at `y`, with place, head, name, detail, and numbers in their columns."""
        canvas, (right, each) = self.canvas, columns
        ink = 0 if row.marked else 1
        font: Font = medium if block.header or len(block.rows) > FEW else large
        base = y + (high - SMALL_ROW) // 2 - 1 + medium.BASE if font is medium else y - 1 + font.BASE
        first = row.cells[0] if row.cells else ""
        right_aligned(canvas, font, first, x + 18, base - font.BASE, ink)
        left = x + (26 if first else 2 * MARGIN)
        if not block.header and high >= seats.HEADS[0][1]:
            canvas.picture(seats.HEADS[row.seat], left, y + (high - 14) // 2, ink)
            left += 22
        rest = row.cells[1:]
        for column, text in enumerate(rest):
            if block.header:
                centred(canvas, medium, text, right - (len(rest) - column) * each, each, base - medium.BASE, ink)
            else:
                right_aligned(canvas, font, text, right, base - font.BASE, ink)
        name = row.name or self.name(row.seat)
        space = right - len(rest) * each - left - MARGIN
        end = left + space
        if block.header:
            font = fitting(name, space + MARGIN, (font, small))
            end = x + wide - MARGIN
        else:  # rows that have only names share a size; in a ranking, only long names are smaller
            font, detail = self._named_fonts([row] if first else block.rows, font, space)
        canvas.text(font, name, left, base - font.BASE, ink)
        right_aligned(canvas, detail, row.detail, end, base - detail.BASE, ink)

    def _named_fonts(self, rows: "Sequence[Any]", largest: "Font", space: int) -> "tuple[Font, Font]":
        """Return the largest fonts in which the names and details of all rows fit."""
        pair: tuple[Font, Font] = small, small
        for pair in ((largest, medium), (medium, medium), (medium, small), (small, small)):
            if max([self._named_width(row, pair[0], pair[1]) for row in rows]) <= space:
                break
        return pair

    def _named_width(self, row: "Any", font: "Font", detail: "Font") -> int:
        """Return the width of a row's name and detail."""
        behind = MARGIN + drawing.width(detail, row.detail) if row.detail else 0
        return drawing.width(font, row.name or self.name(row.seat)) + behind

    def _sides(self, block: "Any", x: int, wide: int, low: int) -> None:
        """Draw two sides, with the first side's share between them."""
        canvas = self.canvas
        top = TOP + max(low - TOP - SIDES, 0) // 2
        low = min(low, top + SIDES)
        bar = 12 if block.share else 0
        middle = 96 if block.share or block.text else 0
        column = (wide - middle) // 2
        for index, side in enumerate(block.sides):
            left = x + index * (column + middle)
            high = low - top - bar
            label = long(side.label)
            y = top + max((high - numerals.HEIGHT - (16 if label else 0)) // 2, 0)
            space = left
            room = column
            if side.seat is not None:
                canvas.picture(seats.PORTRAITS[side.seat], left + (4 if index == 0 else column - 36), y + 4)
                space, room = left + (38 if index == 0 else 0), column - 38
            if side.dice:
                size = min(26, (column - 70) // len(side.dice))
                for number, face in enumerate(side.dice):
                    die(canvas, left + 6 + (size + 3) * number, top + (high - size) // 2, size, face)
                space, room = left + 8 + (size + 3) * len(side.dice), column - 8 - (size + 3) * len(side.dice)
            centred(canvas, numerals, str(side.number), space, room, y)
            centred(canvas, fitting(label, column, (medium, small)), label, left, column, y + numerals.HEIGHT + 2)
        if not middle:
            canvas.fill(x + wide // 2, top + 6, 1, low - top - 12)
            return
        left = x + column
        if block.share:
            part, whole, text = block.share
            centred(canvas, plate, text, left, middle, top + 34 - plate.BASE)
            centred(canvas, fitting(block.text, middle, (medium, small)), block.text, left, middle, top + 40)
            canvas.frame(x + MARGIN, low - 12, wide - 2 * MARGIN, 9, 3)
            canvas.round(x + MARGIN, low - 12, (wide - 2 * MARGIN) * part // whole, 9, 3)
        else:
            canvas.paragraph(medium, block.text, left, top + 8, middle, 14)


DRAWN = {
    kinds.Say: Painter._say,
    kinds.Figure: Painter._figure,
    Stack: Painter._stack,
    kinds.Numbers: Painter._numbers,
    kinds.Image: Painter._image,
    kinds.Moving: Painter._moving,
    kinds.Drawing: Painter._drawing,
    kinds.Dice: Painter._dice,
    kinds.Players: Painter._cells,
    kinds.Lines: Painter._lines,
    kinds.Record: Painter._record,
    kinds.Letters: Painter._letters,
    kinds.Grid: Painter._grid,
    kinds.Sides: Painter._sides,
}


def _lead(font: "Font") -> int:
    """Return the number of blank rows that a font needs below the bar."""
    return 0 if font is large or font is plate else 2


def _counter_width(figure: "Any") -> int:
    """Return the width of a figure and the picture before it."""
    return int(pictures.find(figure.picture)[0]) + 4 + drawing.width(plate, str(figure.number))


def _counter_height(figure: "Any") -> int:
    """Return the height of a figure with a picture, including its label."""
    return int(pictures.find(figure.picture)[1]) + (14 if long(figure.label) else 0) + 4


def _is_text(block: "Any") -> bool:
    return isinstance(block, kinds.Say)


def _text_room(x: int, wide: int) -> int:
    """Return the room for text in a column of this width. The first column has margins."""
    return wide - 1 if x else wide - MARGIN - 2


def _placed(grid: "Any") -> "list[Any]":
    """Return the rows of a table that have a rank."""
    return [row for row in grid.rows if row.cells[:1] > ("",)]


def _is_number(text: str) -> bool:
    return not text.strip("0123456789+-:")


def long(text: "Text") -> str:
    """Return the long form of a `Text`."""
    return text if isinstance(text, str) else text[0]


def forms(text: "Text") -> "tuple[str, ...]":
    """Return the forms of a `Text`, longest first."""
    return (text,) if isinstance(text, str) else text


def said(block: "Any") -> "list[tuple[str, str, str]]":
    """Return the three parts of a `Say` in their long forms and, if they differ, in their short forms."""
    parts = [forms(text) for text in (block.do, block.why, block.ask)]
    found = [tuple([part[0] for part in parts])]
    if max([len(part) for part in parts]) > 1:
        found.append(tuple([part[-1] for part in parts]))
    return found  # type: ignore[return-value]


def line_fonts(line: "Any", room: int, high: int) -> "tuple[str, str, Font, Font]":
    """Return the forms of a line's text and value that fit next to each other in a row, and their fonts."""
    pairs = (large, medium), (medium, medium), (medium, small), (small, small)
    for text in forms(line.text):
        for value in forms(line.value):
            for font, below in pairs:
                if (font is not large or high >= ROW) and drawing.width(font, text) + drawing.width(
                    below, value
                ) <= room:
                    return text, value, font, below
    return text, value, font, below


def _item_width(item: "Any", font: "Font | None" = None) -> int:
    """Return the width of a string or of the picture with this name, or 0 for a share. Without a font, numbers are
    large."""
    if isinstance(item, tuple):
        return 0
    if "." in item:
        return int(pictures.find(item)[0])
    return drawing.width(font or (plate if item.isdigit() else medium), item)


def code_room(canvas: "Canvas") -> int:
    """Return the width and height available for a code on a canvas."""
    return min(canvas.height - LABELS, canvas.width - BESIDE_CODE)


def _largest_dice(count: int, wide: int, high: int, most: int) -> "tuple[int, int]":
    """Return the largest size, up to `most`, at which `count` dice fit, and the number of dice in a row."""
    best = 0, 1
    apart = DICE_APART if count <= FEW else DICE_APART // 2
    for rows in range(1, count + 1):
        row = (count + rows - 1) // rows
        size = min(wide // row - apart, high // rows - apart, most)
        if size > best[0]:
            best = size, row
    return best


def fitting(string: str, wide: int, fonts: "Sequence[Font]") -> "Font":
    """Return the first of `fonts` in which a line fits, or the last one if none fits."""
    for font in fonts:
        if drawing.width(font, string) <= wide:
            break
    return font


def centred(canvas: "Canvas", font: "Font", string: str, x: int, wide: int, y: int, ink: int = 1) -> None:
    """Write a line centred in a column."""
    if not string:
        return
    length = drawing.width(font, string)
    if length > wide:
        string = drawing.fit(font, string, wide)
        length = drawing.width(font, string)
    canvas.text(font, string, x + (wide - length) // 2, y, ink)


def right_aligned(canvas: "Canvas", font: "Font", string: str, right: int, y: int, ink: int = 1) -> None:
    """Write a line that ends at `right`."""
    canvas.text(font, string, right - drawing.width(font, string), y, ink)


def _lines(font: "Font", text: str, room: int) -> "list[str]":
    """Break text into lines that fit into `room`."""
    lines: list[str] = []
    for part in text.split("\n") if text else ():
        lines += drawing.wrap(font, part, room)
    return lines


def _write(canvas: "Canvas", font: "Font", lines: "list[str]", x: int, y: int, leading: int, ink: int = 1) -> int:
    """Write lines of text, and return the row after them."""
    for line in lines:
        canvas.text(font, line, x, y, ink)
        y += leading
    return y
