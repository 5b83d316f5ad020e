"""Draw charts as SVG: lines, columns and bars, with colours from the page's style sheet.

Players are identified by names next to the lines or bars and by dashes, marks and hatching, not by colour alone. All
charts are WIDTH wide, so that their text is legible on a phone, and are scaled up on wider pages.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hamstertop_games.intervals import Share

    Point = tuple[float, float]
    Spread = tuple[str, Share, str]  # a name, the share with its interval, and a note

WIDTH = 380
HEIGHT = 236
LEFT, RIGHT, TOP, BOTTOM = 30, 104, 26, 36  # margins of charts with axes
LETTER = 13  # px between labels
STYLES = 6  # dashes, marks and hatching patterns, one of each per seat; bars have as many more in a neutral colour

DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")
HATCHINGS = ("", "M0 6L6 0", "M0 3H6", "M0 0L6 6", "M0 3H6M3 0V6", "M3 0V6")


class Line:
    """A line that changes in steps: each point's value lasts until the next point."""

    def __init__(self, name: str, style: int, points: "Sequence[Point]") -> None:
        self.name = name
        self.style = style
        self.points = points


class Column:
    """A column of a histogram. `expected` is the count expected by chance, or None if it is not known."""

    def __init__(self, label: str, count: int, expected: float | None = None) -> None:
        self.label = label
        self.count = count
        self.expected = expected


class Bar:
    """A bar made up of (value, style) parts, with text above it and an optional mark at another value."""

    def __init__(self, name: str, note: str, parts: "Sequence[tuple[float, int]]", mark: float | None = None) -> None:
        self.name = name
        self.note = note
        self.parts = parts
        self.mark = mark


def escape(text: str) -> str:
    """Escape a string for HTML, including attributes, and return it. MicroPython does not have `html.escape`."""
    for letter, name in ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;"):
        text = text.replace(letter, name)
    return text


def defs() -> str:
    """Return the hatching patterns, which a page must include once, before its charts."""
    patterns = ""
    for style, path in enumerate(2 * HATCHINGS):
        fill = f"fill{style}" if style < STYLES else "column"
        patterns += f'<pattern id="hatch{style}" width="6" height="6" patternUnits="userSpaceOnUse">'
        patterns += f'<rect width="6" height="6" class="{fill}"/><path d="{path}" class="hatch"/></pattern>'
    return f'<svg width="0" height="0" class="defs" aria-hidden="true"><defs>{patterns}</defs></svg>'


def lines(
    title: str, series: "Sequence[Line]", x_name: str, y_name: str, levels: "Sequence[tuple[float, str]]" = ()
) -> str:
    """Return a line chart whose x-axis starts at 0. `levels` are significant values with their names."""
    points = [point for line in series for point in line.points]
    heights = [y for _, y in points] or [1]
    frame = _Frame(max((x for x, _ in points), default=1), max(heights), least=min(heights))
    found = frame.axes(x_name, y_name) + frame.x_ticks()
    for value, name in levels:
        if value <= frame.most:
            y = frame.y(value)
            found.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" class="level"/>')
            found.append(_text(LEFT + 4, y - 3, name, "level"))
    labels = _apart([frame.y(line.points[-1][1]) for line in series if line.points])
    for line, label in zip([line for line in series if line.points], labels):
        found += _line(frame, line, label, 1.4 * (line.style - (len(series) - 1) / 2))
    return _svg(title, HEIGHT, found)


def _line(frame: "_Frame", line: Line, label: float, shift: float) -> "Iterator[str]":
    """Yield the SVG of a line, shifted slightly so that lines with equal values do not hide each other."""
    (x, y), *rest = line.points
    path = f"M{frame.x(x):.1f} {frame.y(y) + shift:.1f}"
    path += "".join(f"H{frame.x(x):.1f}V{frame.y(y) + shift:.1f}" for x, y in rest)
    dash = f' stroke-dasharray="{DASHES[line.style]}"' if DASHES[line.style] else ""
    yield f'<path d="{path}" class="line stroke{line.style}"{dash}/>'
    end, last = line.points[-1]
    x = frame.x(end)
    yield _mark(x, frame.y(last) + shift, line.style)
    yield f'<path d="M{x + 6:.1f} {frame.y(last) + shift:.1f}L{WIDTH - RIGHT + 12} {label:.1f}" class="lead"/>'
    yield _name(WIDTH - RIGHT + 15, label + 4, f"{line.name} {last:g}", line.style)


def _name(x: float, y: float, text: str, style: int) -> str:
    """Return a name in its seat's colour, condensed if it is too wide for the margin."""
    room = WIDTH - x
    wide = sum(11.5 if letter in "MWmw" else 9 if _is_capital(letter) else 7.3 for letter in text)
    squeezed = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if wide > room else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="name ink{style}"{squeezed}>{escape(text)}</text>'


def _is_capital(letter: str) -> bool:
    """Return whether a letter is a capital. MicroPython's `isupper` handles only ASCII."""
    return "A" <= letter <= "Z" or ("À" <= letter <= "Þ" and letter != "×")


def _mark(x: float, y: float, style: int) -> str:
    shape = (
        f"M{x - 4:.1f} {y:.1f}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
        f"M{x - 4:.1f} {y - 4:.1f}h8v8h-8Z",
        f"M{x:.1f} {y - 5:.1f}l5 9h-10Z",
        f"M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5Z",
        f"M{x:.1f} {y + 5:.1f}l5 -9h-10Z",
        f"M{x - 5:.1f} {y - 2:.1f}h10v4h-10Z",
    )[style]
    return f'<path d="{shape}" class="fill{style}"/>'


def columns(title: str, found: "Sequence[Column]", x_name: str, y_name: str) -> str:
    """Return a histogram with a dashed line through the expected values."""
    most = max((max(column.count, column.expected or 0) for column in found), default=1)
    frame = _Frame(max(len(found), 1), most, right=14)
    wide = (frame.x(1) - frame.x(0)) * 0.72
    drawn = frame.axes(x_name, y_name)
    expected = []
    for index, column in enumerate(found):
        x, y = frame.x(index + 0.5), frame.y(column.count)
        if column.count:
            drawn.append(
                f'<rect x="{x - wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{frame.y(0) - y:.1f}"'
                ' class="column"/>'
            )
            # at the foot of the column, usually clear of the line of expected values
            inside = frame.y(0) - y > LETTER
            if wide > 7:
                drawn.append(_text(x, (frame.y(0) if inside else y) - 3, str(column.count), f"count{inside:d} middle"))
        drawn.append(_text(x, HEIGHT - BOTTOM + 14, column.label, "tick middle"))
        if column.expected is not None:
            expected.append((x, frame.y(column.expected)))
    if expected:
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in expected)
        drawn.append(f'<path d="M{path}" class="expected"/>')
        drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" class="expected dot"/>' for x, y in expected]
    return _svg(title, HEIGHT, drawn)


def bars(title: str, rows: "Sequence[Bar]", whole: int = 0) -> str:
    """Return a chart of horizontal bars, each below its name and note. The chart is `whole` wide, or wider."""
    most = max([whole] + [max(sum(value for value, _ in bar.parts), bar.mark or 0) for bar in rows]) or 1
    scale = (WIDTH - 12) / most
    drawn = []
    for index, bar in enumerate(rows):
        top = 42 * index
        drawn.append(_text(2, top + 13, bar.name, "name"))
        drawn.append(_text(WIDTH - 4, top + 13, bar.note, "note end"))
        drawn.append(f'<path d="M2 {top + 26}h{WIDTH - 12}" class="rail"/>')
        x = 2.0
        for value, style in bar.parts:
            wide = value * scale
            if value:
                drawn.append(
                    f'<rect x="{x:.1f}" y="{top + 18}" width="{wide:.1f}" height="16" class="part"'
                    f' fill="url(#hatch{style})"/>'
                )
            x += wide
        if bar.mark is not None:
            drawn.append(f'<path d="M{2 + bar.mark * scale:.1f} {top + 16}v20" class="mark"/>')
    return _svg(title, 42 * len(rows), drawn)


def spreads(title: str, rows: "Sequence[Spread]", level: float) -> str:
    """Return a chart of shares as dots on lines that show their intervals, with a dotted line at `level` in each
    row."""
    most = max([level] + [share.high for _, share, _ in rows]) or 1
    scale = (WIDTH - 12) / most
    drawn = []
    for index, (name, share, note) in enumerate(rows):
        top = 36 * index
        drawn.append(_text(2, top + 13, name, "name"))
        drawn.append(_text(WIDTH - 4, top + 13, note, "note end"))
        drawn.append(f'<path d="M2 {top + 25}h{WIDTH - 12}" class="rail"/>')
        drawn.append(f'<path d="M{2 + level * scale:.1f} {top + 17}v16" class="level"/>')
        low, high = 2 + share.low * scale, 2 + share.high * scale
        ends = f"M{low:.1f} {top + 20}v10M{high:.1f} {top + 20}v10"
        drawn.append(f'<path d="M{low:.1f} {top + 25}H{high:.1f}{ends}" class="mark"/>')
        drawn.append(f'<circle cx="{2 + share.share * scale:.1f}" cy="{top + 25}" r="4.5" class="column"/>')
    return _svg(title, 36 * len(rows) + 4, drawn)


def swatch(style: int) -> str:
    """Return a sample of a hatching pattern for a legend."""
    return (
        '<svg class="swatch" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">'
        f'<rect x="1" y="1" width="16" height="10" class="part" fill="url(#hatch{style})"/></svg>'
    )


class _Frame:
    """The axes of a chart, which start at 0 or a negative minimum, and the positions of values on them."""

    def __init__(self, last: float, most: float, right: int = RIGHT, least: float = 0) -> None:
        self.last = max(last, 1)
        self.step = _step(max(most, 1) - min(least, 0), 5)
        self.most = self.step * -(-max(most, 1) // self.step)
        self.least = self.step * (min(least, 0) // self.step)
        self.right = right

    def x(self, value: float) -> float:
        return LEFT + value / self.last * (WIDTH - LEFT - self.right)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (value - self.least) / (self.most - self.least) * (HEIGHT - TOP - BOTTOM)

    def axes(self, x_name: str, y_name: str) -> list[str]:
        found = []
        for tick in range(int(self.least / self.step), int(self.most / self.step) + 1):
            y = self.y(tick * self.step)
            found.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - self.right}" class="{"grid" if tick else "axis"}"/>')
            found.append(_text(LEFT - 5, y + 4, f"{tick * self.step:g}", "tick end"))
        found.append(_text(LEFT + (WIDTH - LEFT - self.right) / 2, HEIGHT - 6, x_name, "axis middle"))
        found.append(_text(0, 11, y_name, "axis"))
        return found

    def x_ticks(self) -> list[str]:
        step = _step(self.last, 6)
        ticks = [step * index for index in range(int(self.last / step) + 1)]
        return [_text(self.x(tick), HEIGHT - BOTTOM + 14, f"{tick:g}", "tick middle") for tick in ticks]


def _step(most: float, count: int) -> int:
    """Return a round step size that divides a range into at most `count` parts."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if most <= step * factor * count:
                return step * factor
        step *= 10


def _apart(wanted: list[float]) -> list[float]:
    """Return the positions of labels: close to the wanted ones, but at least LETTER apart and within the chart."""
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], index))
    free, found = float(TOP), [0.0] * len(wanted)
    for index in order:
        found[index] = free = max(wanted[index], free)
        free += LETTER
    limit = float(HEIGHT - BOTTOM)
    for index in reversed(order):
        found[index] = min(found[index], limit)
        limit = found[index] - LETTER
    return found


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def _svg(title: str, height: int, found: "Sequence[str]") -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return head + "".join(found) + "</svg>"
