"""Draw the bar at the top of a screen, the keys' labels at the bottom, and what is shown above them."""

from ..content import forms, long
from . import pictures
from .canvas import fit, width, wrap
from .fonts import capitals, large, medium, plate, small
from .pictures import hold, seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ..content import Content, Text
    from .canvas import Canvas, Font

    Label = tuple[Text, Text]  # of a key: for pressing and for holding it
    Labels = Sequence[Label]
    Ends = tuple[str, str]  # the strings at the right end of the bar
    Pairs = Sequence[tuple[Font, Font]]
    Placed = list[tuple[Font, str, int, int]]  # strings with their fonts, and the left ends of their baselines

BAR = 29  # rows of the bar
TOP = 30  # first row below the bar
LABELS = 18  # rows of the keys' labels, including the line above them
MARGIN = 6
SIGN = "hold."  # how the names of signs begin
NAME = 40  # left edge of the name after a portrait

# Fonts for the two strings at the right end, largest first
PAIRS = ((large, large), (large, medium), (medium, medium), (large, small), (medium, small), (small, small))


def bar(canvas: "Canvas", right: int, shown: "Content", name: "Callable[[int], str]", message: str) -> None:
    """Draw the bar, which ends at column `right`. A message replaces the heading, but not the player who acts, nor the
    corner if there is room for both."""
    left, named = MARGIN, ""
    if shown.who is not None:
        left, named = NAME, name(shown.who)
        canvas.picture(seats.PORTRAITS[shown.who], 1, 0)
    start = NAME - 5 if named else 0
    canvas.fill(start, 0, right - start, BAR)
    if message:
        _message(canvas, message, named, left, right - MARGIN, forms(shown.corner)[-1])
    elif named:
        _texts(canvas, right, left, capitals(named), (shown.heading, shown.corner))
    else:
        _texts(canvas, right, left, long(shown.heading), ("", shown.corner))


def _message(canvas: "Canvas", message: str, named: str, left: int, right: int, corner: str) -> None:
    """Write a message in one or two lines before the corner, after the name of the player who acts, unless it is in the
    message."""
    text = "%s – %s" % (named, message) if named not in message else message
    before = right - width(medium, corner) - 2 * MARGIN if corner else right
    for font, end in ((medium, before), (medium, right), (small, before), (small, right)):
        lines = wrap(font, text, end - left)
        if len(lines) <= 2:
            break
    canvas.lines(font, lines, left, 13 - 6 * len(lines), 12, 0)
    if corner and end == before:
        canvas.text(medium, corner, right - width(medium, corner), 19 - medium.BASE, 0)


def _texts(canvas: "Canvas", right: int, left: int, first: str, ends: "tuple[Text, Text]") -> None:
    """Write a string on the left and up to two on the right, as large as the bar allows."""
    right, named = right - MARGIN, left == NAME
    for font, texts, pairs in _ways(first, named, ends):
        gap = 2 * MARGIN * len([text for text in texts if text])
        room = right - left - width(font, first) - gap
        placed = _in_one_line(texts, pairs, right, room)
        if not placed and named and pairs is PAIRS:
            placed = _in_two_lines(texts, right, room + gap - MARGIN)
        if placed:
            placed.append((font, first, left, 28 if font is plate else 22))
            break
    else:  # two lines, because one is too short
        below = " ".join([text for text in texts if text])
        placed = [(small, fit(small, text, right - left), left, base) for text, base in ((first, 12), (below, 26))]
    for font, text, x, base in placed:
        canvas.text(font, text, x, base - font.BASE, 0)


def _ways(first: str, named: bool, ends: "tuple[Text, Text]") -> "Iterator[tuple[Font, Ends, Pairs]]":
    """Yield fonts for the first string, with forms of the others and their fonts, best first. A name stays large while
    the strings after it are shortened, shrunk or set in two lines; a heading shrinks before the strings after it do."""
    fonts: Sequence[Font] = (large, medium, small)
    if named and "Ç" not in first:  # the bar has no room for its tail
        fonts = (plate, large, medium, small)
    whole = (long(ends[0]), long(ends[1])), PAIRS[:3]
    brief = (forms(ends[0])[-1], forms(ends[1])[-1]), PAIRS
    if named:
        for font in fonts:
            yield (font,) + whole
            yield (font,) + brief
    else:
        for texts, pairs in whole, brief:
            for font in fonts:
                yield font, texts, pairs


def _in_one_line(texts: "Ends", pairs: "Pairs", right: int, room: int) -> "Placed":
    """Place two strings at the right end in the first fonts that fit, or return nothing if none fit."""
    for pair in pairs:
        wides = [width(font, text) for font, text in zip(pair, texts)]
        if sum(wides) <= room:
            right -= wides[1]
            before = right - wides[0] - (2 * MARGIN if texts[1] else 0)
            return [(pair[0], texts[0], before, 22), (pair[1], texts[1], right, 22)]
    return []


def _in_two_lines(texts: "Ends", right: int, room: int) -> "Placed":
    """Place two strings at the right end in two small lines, or return nothing if they do not fit."""
    text = " ".join([text for text in texts if text])
    lines = wrap(small, text, max(room, 1))
    if len(lines) != 2 or " ".join(lines) != text:
        return []
    return [(small, line, right - width(small, line), 13 + 12 * index) for index, line in enumerate(lines)]


def labels(canvas: "Canvas", slots: "Labels", main: "int | None", keys: int) -> None:
    """Draw the labels of 3 or 4 keys, with the main key in white on black."""
    if keys == 4:  # the fourth key replaces the outer keys' second labels
        left, middle, right = slots
        slots = [(left[0], ""), middle, (right[0], ""), (left[1], right[1])]
    low = canvas.height - LABELS
    canvas.fill(0, low, canvas.width, 1)
    for index, slot in enumerate(slots):
        start = index * canvas.width // keys
        wide = (index + 1) * canvas.width // keys - start
        is_main = index == main and slot[0] != ""
        if is_main:
            canvas.fill(start, low, wide, LABELS)
        elif index:
            canvas.fill(start, low + 4, 1, LABELS - 4)
        _label(canvas, slot, start, wide, 0 if is_main else 1)


def _label(canvas: "Canvas", slot: "Label", start: int, wide: int, ink: int) -> None:
    """Draw the label for a press and, after an hourglass, the label for a hold. If there is no room for a word, draw
    its sign instead."""
    (label, held), room = slot, wide - 4
    behind = hold.HOURGLASS[0] + 2 if held else 0
    gap = 5 if held and label else 0
    least = _wide(small, forms(held)[-1])
    if held and _wide(medium, forms(label)[-1]) + gap + behind + least > room:  # closer together
        gap, behind, room = 3, behind - 1, wide - 3
    text, font, length = _first(label, room - gap - behind - least, (medium, small))
    length += gap
    after, small_font, last = _first(held, room - length - behind, (small,))
    x = start + (wide - length - behind - last) // 2
    low = canvas.height - LABELS
    x = _put(canvas, font, text, x, low + 15 - font.BASE, ink) + gap
    if held:
        canvas.picture(hold.HOURGLASS, x, low + 6, ink)
        _put(canvas, small_font, after, x + behind, low + 4, ink)


def _first(label: "Text", room: int, fonts: "Sequence[Font]") -> "tuple[str, Font, int]":
    """Return the first form of a label, with its font and width, that fits into a number of columns."""
    for font in fonts:
        for text in forms(label):
            wide = _wide(font, text)
            if wide <= room:
                return text, font, wide
    text = fit(font, long(label), room)
    return text, font, _wide(font, text)


def _wide(font: "Font", text: str) -> int:
    """Return the width of a string or of the sign with this name."""
    return int(pictures.find(text)[0]) if text.startswith(SIGN) else width(font, text)


def _put(canvas: "Canvas", font: "Font", text: str, x: int, y: int, ink: int) -> int:
    """Draw a string or the sign with this name, and return its right edge."""
    if not text.startswith(SIGN):
        return canvas.text(font, text, x, y, ink)
    picture = pictures.find(text)
    canvas.picture(picture, x, canvas.height - LABELS + 6, ink)
    return x + int(picture[0])


def above(canvas: "Canvas", slots: "Sequence[Sequence[Any]]", keys: int) -> int:
    """Draw the strings, pictures or share above each key's label, and return the row above them."""
    low = canvas.height - LABELS
    if not any(slots):
        return low
    wide = canvas.width // keys
    shares = any([isinstance(items[0], tuple) for items in slots if items])
    y = low - (28 if shares else 26)
    for index, items in enumerate(slots):
        _items(canvas, items, index * wide, wide, y)
    return y - 2 if shares else y


def _items(canvas: "Canvas", items: "Sequence[Any]", x: int, wide: int, y: int) -> None:
    """Draw strings, with large numbers, and pictures side by side in the middle of a column, or a share in it."""
    widths = [0 if isinstance(item, tuple) else item_width(item, _font(item)) for item in items]
    left = x + (wide - sum(widths) - 3 * (len(items) - 1)) // 2
    for item, length in zip(items, widths):
        if isinstance(item, tuple):
            part, whole, text = item
            canvas.centred(large, text, x, wide, y - 3)
            share(canvas, part, whole, x + 12, y + 18, wide - 24)
        elif "." in item:
            canvas.picture(pictures.find(item), left, y + 1)
        else:
            font = _font(item)
            canvas.text(font, item, left, y + (24 if font is plate else 18) - font.BASE)
        left += length + 3


def _font(item: str) -> "Font":
    return plate if item.isdigit() else medium


def share(canvas: "Canvas", part: int, whole: int, x: int, y: int, wide: int) -> None:
    """Draw a bar that is filled up to a part of the whole."""
    canvas.frame(x, y, wide, 9, 3)
    canvas.round(x, y, wide * part // whole, 9, 3)


def item_width(item: str, font: "Font") -> int:
    """Return the width of a string or of the picture with this name."""
    return int(pictures.find(item)[0]) if "." in item else width(font, item)
