"""Describe the content of a screen as text for reviewers, identically on every runtime. Golden content uses this.

    .venv/bin/python tests/portable/contents.py test_score_pad     # prints the screens in a leg of the tour

Each line begins with the name of a field, or is indented below its block's line. Fields are in the order of
`hamstertop.content`. Empty and default values are omitted. `>` precedes a marked row, ` → ` precedes what a press or
touch does, and ` | ` separates the long and short forms of the same text.
"""

import sys

from hamstertop import content as kinds
from hamstertop.drawing import qr

KEYS = ("left", "middle", "right")
WAYS = ("undo", "help", "out")
LONGEST = 60  # number of letters shown for each part of a code


def page(frame, screen, name):
    """Return a screen of the tour as text: its frame's name and its content. `name(seat)` returns a player's name."""
    return "".join([line.rstrip() + "\n" for line in [frame] + ["  " + line for line in written(screen.content, name)]])


def written(content, name):
    """Return the lines that describe a `Content`."""
    lines = ["id: " + content.id]
    _field(lines, "who", "" if content.who is None else name(content.who))
    _field(lines, "heading", _text(content.heading))
    _field(lines, "corner", _text(content.corner))
    for block in content.body:
        BLOCKS[type(block)](lines, block, name)
    for place, key in zip(KEYS, content.keys):
        if key:
            above = [_share(item) if isinstance(item, tuple) else item for item in key.above]
            whose = "" if key.seat is None else "for " + name(key.seat)
            parts = above + [_text(key.label), whose, "repeats" if key.repeats else ""]
            lines.append("%s: %s" % (place, _row(parts, key.action)))
    for key in content.beside:
        lines.append("beside: " + _row([_text(key.label)], key.action))
    if content.main != kinds.RIGHT:
        lines.append("main: " + ("none" if content.main is None else KEYS[content.main]))
    ways = zip(WAYS, content.ways or ())
    ways = [place + " " + (_row([way[0]], way[1]) if way else "none") for place, way in ways if way != kinds.USUAL]
    _field(lines, "ways", ", ".join(ways))
    lights = content.lights[:2] if content.lights[0] == "shimmer" else content.lights  # without ticks
    _field(lines, "lights", "" if lights == ("dark",) else _values(lights))
    _field(lines, "topic", content.topic)
    _field(lines, "flags", ", ".join(content.flags))
    if content.time:
        _time(lines, content.time)
    return lines


def _say(lines, block, name):
    for field, text in (("do", block.do), ("why", block.why), ("ask", block.ask)):
        _field(lines, field, _text(text))


def _figure(lines, block, name):
    lines.append("figure: " + _row([str(block.number), _text(block.label), block.picture, block.alternative]))


def _numbers(lines, block, name):
    lines.append("numbers:")
    for index, amount in enumerate(block.rows):
        range_ = "%d to %d" % (amount.least, amount.most)
        usual = "" if amount.typical is None else "usually %d" % amount.typical
        number = "unknown" if amount.number is None else str(amount.number)
        row = _row([number, _text(amount.label), range_, usual])
        for number in (amount.least, amount.most) if amount.action else ():
            row += "; %d%s" % (number, _row([], amount.action(number)))
        _mark(lines, index == block.marked, row)


def _players(lines, block, name):
    lines.append("players in order:" if block.ordered else "players:")
    for row in block.rows:
        parts = [name(row.seat), row.before, str(row.number), row.note, row.sign, row.more]
        _mark(lines, row.seat == block.marked, _row(parts, row.action))


def _lines(lines, block, name):
    lines.append("lines:")
    for index, line in enumerate(block.lines(0, block.count)):
        parts = [_text(line.text), _text(line.value), line.picture]
        _mark(lines, index == block.at, _row(parts, line.action))


def _record(lines, block, name):
    lines.append("record of %d up to %d:" % (block.count, block.last))
    for text in block.texts(0, block.count):
        _mark(lines, False, text)


def _grid(lines, block, name):
    lines.append("grid: " + _row(block.header) if block.header else "grid:")
    for row in block.rows:
        _mark(lines, row.marked, _row([row.name or name(row.seat)] + list(row.cells) + [row.detail]))


def _sides(lines, block, name):
    lines.append("sides:")
    for side in block.sides:
        whose = "" if side.seat is None else name(side.seat)
        dice = _named("dice", _values(side.dice))
        _mark(lines, False, _row([_text(side.label), whose, str(side.number), dice]))
    _field(lines, "share", _share(block.share) if block.share else "")
    _field(lines, "text", block.text)


def _dice(lines, block, name):
    marked = "" if block.marked is None else "marked %d" % block.marked
    lines.append("dice: " + _row([_values(block.faces), "of %d sides" % block.sides, marked]))


def _image(lines, block, name):
    lines.append("image: " + _row([block.picture] + list(block.caption)))


def _drawing(lines, block, name):
    lines.append("drawing: " + _row([block.name, _values(block.numbers), block.alternative]))


def _moving(lines, block, name):
    lines.append("moving: " + block.series)


def _code(lines, block, name):
    lines.append("code: version %d · %s" % (block.version, "low" if block.level == qr.LOW else "medium"))
    for text in block.texts:
        text = _values([text])
        cut = "… (%d letters)" % len(text) if len(text) > LONGEST else ""
        _mark(lines, False, text[:LONGEST] + cut)


def _letters(lines, block, name):
    at = "at %s, %d of %d" % (_values([block.wheel[block.at]]), block.at + 1, len(block.wheel))
    lines.append("letters: " + _row([_value(block.text), "at most %d" % block.most, at], block.action(block.text)))


BLOCKS = {
    kinds.Say: _say,
    kinds.Figure: _figure,
    kinds.Numbers: _numbers,
    kinds.Players: _players,
    kinds.Lines: _lines,
    kinds.Record: _record,
    kinds.Grid: _grid,
    kinds.Sides: _sides,
    kinds.Dice: _dice,
    kinds.Image: _image,
    kinds.Drawing: _drawing,
    kinds.Moving: _moving,
    kinds.Code: _code,
    kinds.Letters: _letters,
}


def _time(lines, time):
    parts = ["%d s" % (time.total // 1000)]
    parts.append("%d s left" % (time.left // 1000) if time.since is None else "runs")
    parts.append("pauses" if time.pauses else "")
    parts.append("begins after %d s" % (time.grace // 1000) if time.grace else "")
    lines.append("time: " + _row(parts))


# Parts


def _field(lines, field, text):
    """Append a field unless it is empty. Any further lines of its text follow, indented."""
    if text:
        first, *others = text.split("\n")
        lines.append("%s: %s" % (field, first))
        for other in others:
            _mark(lines, False, other)


def _mark(lines, marked, row):
    lines.append(("> " if marked else "  ") + row)


def _row(parts, action=None):
    """Return the non-empty parts, followed by what the action does."""
    row = " · ".join([part for part in parts if part])
    return row + " → " + _values(action) if action else row


def _named(field, text):
    return "%s %s" % (field, text) if text else ""


def _text(text):
    return text[0] + " | " + text[1] if isinstance(text, tuple) else text


def _share(share):
    return "%d of %d, %s" % (share[0], share[1], share[2])


def _values(values):
    return " ".join([_value(value) for value in values])


def _value(value):
    if callable(value):
        return value.__name__
    if isinstance(value, (tuple, list)):
        return "(" + _values(value) + ")"
    if isinstance(value, bytes):
        return "%d bytes" % len(value)
    if isinstance(value, str) and (" " in value or not value):
        return '"%s"' % value.replace("\n", "\\n")
    return str(value)


if __name__ == "__main__":
    import tour

    print("\n".join([said for _, _, said in tour.pages(only=sys.argv[1:])]))
