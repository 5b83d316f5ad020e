"""Write a screen's content in reading order as lines of text."""

from hamstertop import content as kinds
from hamstertop.content import long

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.companion.shown import Shown

LOGGED = 10  # maximum number of lines shown of a record
# Fields of a block, row or key that are written on one line, in this order. Each text of a `Say` has its own lines.
READ = {
    kinds.Figure: "number label alternative",
    kinds.Amount: "number label",
    kinds.Player: "seat before number note more",
    kinds.Line: "text value",
    kinds.Grid: "header",
    kinds.Row: "seat cells detail",
    kinds.Side: "label seat number dice",
    kinds.Sides: "share text",
    kinds.Dice: "faces",
    kinds.Image: "caption",
    kinds.Drawing: "alternative",
    kinds.Letters: "text",
    kinds.Key: "above",
}
SEQUENCES = ("header", "cells", "dice", "faces")  # sequences of strings, or of dice, where 0 is a die not rolled yet
MIXED = ("caption", "above")  # sequences of strings, shares and names of pictures, which contain a dot


def read(player: "Any") -> str:
    """Return all text on the screen in reading order."""
    app = player.app
    return "\n".join(lines(app.stack.screen, app.look.name, app.stack.message))


def lines(screen: "Shown", name: "Callable[[int], str]", message: str) -> "list[str]":
    """Return the text of a screen, with a message. `name(seat)` returns a player's name."""
    content = screen.content
    who = "" if content.who is None else name(content.who)
    found = [_joined([who, long(content.heading)]), message, long(content.corner)]
    for block in content.body:
        found += _block(block, name)
    for key, (label, held) in zip(content.keys, screen.labels()):
        above = _row(key, name) if key else ""
        found.append(_joined([above, "[%s]" % long(label) if label else "", "(%s)" % long(held) if held else ""]))
    return [line for text in found if text for line in text.split("\n")]


def _block(block: "Any", name: "Callable[[int], str]") -> "list[str]":
    """Return the lines of a block. A marked row begins with ">"."""
    kind = type(block)
    if kind == kinds.Say:
        return [long(text) for text in block]
    if kind == kinds.Code:
        return ["".join(block.texts)]
    if kind == kinds.Record:
        first = max(block.last - LOGGED, 0)
        return ["%d. %s" % (first + 1 + index, text) for index, text in enumerate(block.texts(first, block.last))]
    if kind == kinds.Letters:
        return [block.text, block.wheel[block.at]]
    if kind == kinds.Sides:
        return [_row(side, name) for side in block.sides] + [_row(block, name)]
    rows, marked = getattr(block, "rows", ()), getattr(block, "marked", None)
    if kind == kinds.Lines:
        rows, marked = block.lines(0, block.count), block.at
    found = [_row(block, name)]
    for index, row in enumerate(rows):
        here = row.marked if kind == kinds.Grid else marked == (row.seat if kind == kinds.Players else index)
        found.append(("> " if here else "  ") + _row(row, name))
    return found


def _row(row: "Any", name: "Callable[[int], str]") -> str:
    found = []
    for field in READ.get(type(row), "").split():
        value = getattr(row, field)
        if field == "seat":
            found.append(getattr(row, "name", "") or ("" if value is None else name(value)))
        elif field == "share":
            found.append(value[2] if value else "")
        elif field in MIXED:
            found += [item[2] if isinstance(item, tuple) else "" if "." in item else item for item in value]
        elif field in SEQUENCES:
            found += [str(item) if item else "" for item in value]
        else:
            found.append("?" if value is None else long(value) if isinstance(value, tuple) else str(value))
    return _joined(found)


def _joined(parts: "list[str]") -> str:
    return " ".join([part for part in parts if part])
