"""Describe a board's wiring as a table and a picture, based on its file."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from .board_file import TRIED, Board
from .pinouts import Pin

ON_BOARD, HEADER, WIRES = "on board", "header", "wires"
JOINING = {ON_BOARD: "on the board", HEADER: "plugs on", WIRES: "you wire it"}
SUPPLY = "3V3"
KEY = "key "  # begins the names of keys
CAPACITOR = "100 nF"  # across each key that is wired by hand: long wires pick up spikes
WIDTH = 120  # maximum line length

# Dimensions of the picture, in pixels
MM = 5  # per millimetre of the board's front
PITCH = 22  # between pins
TERMINAL = 20  # between a part's terminals
GAP = 14  # between parts
LANE = 9  # between wires
CLOSE = 6  # between wires of the same part
BOX = 128  # the width of a part
MODULE = 190  # the width of the module
RUN = 150  # the width of the space for wires
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#56b4e9", "#7b4ea3", "#b22222")
FLAGS = {"GND": "#222222", SUPPLY: "#c00000"}


@dataclass(frozen=True)
class Wire:
    """A wire from a part's terminal to a pin on the module, identified by its printed label."""

    part: str
    terminal: str
    pin: str
    joined: str


def wires(board: Board) -> list[Wire]:
    """Return all wires, grouped by part, including those for ground and supply if they must be wired."""
    return list(_wires(board))


def _wires(board: Board) -> Iterator[Wire]:
    def wire(constant: str, part: str, terminal: str, pin: Pin, own: str | None = None) -> Wire:
        return Wire(part, terminal, board.pinout.label(pin), own or board.joined.get(constant, ON_BOARD))

    def supplied(constant: str, part: str, *pins: str, own: str | None = None) -> Iterator[Wire]:
        if (own or board.joined.get(constant)) == WIRES:
            for pin in pins:
                yield Wire(part, pin, pin, WIRES)

    for name, pin in board.panel.pins.items():
        yield wire("PANEL", "e-paper", name.upper(), pin)
    if board.panel.pins:
        yield from supplied("PANEL", "e-paper", SUPPLY, "GND")
    for key in board.keys:
        yield wire("KEYS", f"{KEY}{key.name}", key.role, key.pin, key.joined)
        yield from supplied("KEYS", f"{KEY}{key.name}", "GND", own=key.joined)
    if board.pixels:
        part = f"{board.pixels.count} pixels"
        yield wire("PIXELS", part, "DIN", board.pixels.pin)
        if board.pixels.power_pin is not None:
            yield wire("PIXELS", part, "power", board.pixels.power_pin)
        yield from supplied("PIXELS", part, SUPPLY, "GND")
    if board.buzzer:
        yield wire("BUZZER", "buzzer", "+", board.buzzer.pin)
        if board.buzzer.enable_pin is not None:
            yield wire("BUZZER", "buzzer", "enable", board.buzzer.enable_pin)
        yield from supplied("BUZZER", "buzzer", "GND")
    if board.battery:
        yield wire("BATTERY", "battery", "voltage", board.battery.pin)
    if board.latch:
        yield wire("LATCH", "power latch", "hold", board.latch.pin)


def table(board: Board) -> str:
    rows = [("part", "its pin", board.pinout.name, "how")]
    rows += [(wire.part, wire.terminal, wire.pin, JOINING[wire.joined]) for wire in wires(board)]
    return _aligned(rows)


def _aligned(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def _plugged(board: Board) -> str:
    """Return a sentence about the pins used by parts that plug in."""
    parts: dict[str, list[str]] = {}
    for wire in wires(board):
        if wire.joined == HEADER:
            parts.setdefault(wire.part, []).append(f"{wire.terminal} {wire.pin}")
    if not parts:
        return ""
    listed = "; ".join(f"{part} {', '.join(pins)}" for part, pins in parts.items())
    return textwrap.fill(f"Plug-on parts use these pins: {listed}.", WIDTH) + "\n"


def parts(board: Board) -> str:
    lines = ["| | part | remark |", "|---|---|---|"]
    lines += [f"| {count} | {what} | {remark} |" for count, what, remark in board.parts]
    return "\n".join(lines)


BEGIN = "<!-- from board.py, by: hamstertop wiring BOARD --write -->"
END = "<!-- end -->"


def section(board: Board) -> str:
    """Return the section of a board's README that lists its parts and the wires to connect."""
    plugged = _plugged(board)
    laid = [(wire.part, wire.terminal, wire.pin) for wire in wires(board) if wire.joined == WIRES]
    tried = f"Tried: **{TRIED[board.tried]}** ([what that means](../../docs/buying.md#how-boards-were-tried))."
    text = f"{BEGIN}\n{tried}\n\n## Parts\n\n{parts(board)}\n\n"
    if plugged or laid:
        text += "## Wiring\n\n"
    text += "![](wiring.svg)\n"
    if plugged:
        text += f"\n{plugged}"
    if laid:
        text += f"\n{_aligned([('part', 'its pin', board.pinout.name), *laid])}\n"
    if any(part.startswith(KEY) for part, _, _ in laid):
        text += f"\nSolder a {CAPACITOR} capacitor across each key.\n"
    return text + END


def renewed(readme: str, board: Board) -> str:
    """Return a README with this section updated.

    Raises:
        ValueError: the README does not have the section.
    """
    start, end = readme.find(BEGIN), readme.find(END)
    if not 0 <= start < end:
        raise ValueError(f"section from {BEGIN!r} to {END!r} not found (add both lines)")
    return readme[:start] + section(board) + readme[end + len(END) :]


def picture(board: Board) -> str:
    """Return an SVG picture of the board's front, with the wires to connect below it."""
    front_width, front_height = (side * MM for side in board.drawing.size)
    by_hand = [wire for wire in wires(board) if wire.joined == WIRES]
    drawn = _Wiring(board, by_hand) if by_hand else None
    width = max(front_width + 40, drawn.width if drawn else 0)
    height = front_height + 74 + (drawn.height + 30 if drawn else 0)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        ' font-family="Helvetica, Arial, sans-serif" font-size="12" text-anchor="middle">',
        f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>',
        f'<text x="{width / 2:g}" y="24" font-size="17" font-weight="bold">{escape(board.name)}</text>',
        f'<g transform="translate({(width - front_width) / 2:g} 40)">',
        *_front(board),
        "</g>",
    ]
    if drawn:
        lines += [
            f'<g transform="translate({(width - drawn.width) / 2:g} {front_height + 74:g})">',
            *drawn.lines(),
            "</g>",
        ]
    return "\n".join([*lines, "</svg>", ""])


def _front(board: Board) -> Iterator[str]:
    drawing = board.drawing
    width, height = (side * MM for side in drawing.size)
    x, y, w, h = (side * MM for side in drawing.screen)
    yield f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{drawing.colour}" stroke="#555555"/>'
    yield f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="#f7f7f2" stroke="#333333"/>'
    size = f"{board.panel.width} x {board.panel.height}"
    yield f'<text x="{x + w / 2:g}" y="{y + h / 2 + 4:g}" fill="#555555">{size}</text>'
    for px, py in board.pixels.at if board.pixels else ():
        yield f'<circle cx="{px * MM:g}" cy="{py * MM:g}" r="6" fill="#fff6c8" stroke="#777777"/>'
    for key in board.keys:
        kx, ky = (side * MM for side in key.at)
        yield f'<circle cx="{kx:g}" cy="{ky:g}" r="15" fill="#dddddd" stroke="#333333"/>'
        yield f'<text x="{kx:g}" y="{ky + 4:g}" font-weight="bold">{escape(key.name)}</text>'
        role = f"{key.role}: {board.pinout.label(key.pin)}"
        wide = 6 * len(role) + 8
        kx = min(max(kx, wide / 2 + 4), width - wide / 2 - 4)
        ky = ky + 17 if ky + 36 < height else ky - 32
        yield f'<rect x="{kx - wide / 2:g}" y="{ky:g}" width="{wide}" height="15" rx="3" fill="#ffffff"/>'
        yield f'<text x="{kx:g}" y="{ky + 11:g}" font-size="11">{escape(role)}</text>'


class _Wiring:
    """The drawing of the wiring: the module in the middle, parts on the same side as their signal pins, and the
    wires."""

    def __init__(self, board: Board, by_hand: list[Wire]) -> None:
        self.board = board
        self.sides = (board.pinout.left.split(), board.pinout.right.split())
        self.placed: tuple[list[list[Wire]], list[list[Wire]]] = ([], [])
        for part in dict.fromkeys(wire.part for wire in by_hand):
            group = [wire for wire in by_hand if wire.part == part]
            self.placed[0 if group[0].pin in self.sides[0] else 1].append(group)
        for side, groups in enumerate(self.placed):
            groups.sort(key=lambda group: self.sides[side].index(group[0].pin))
        self.high = max(map(len, self.sides)) * PITCH + 30  # the height of the module
        self.width = 2 * (BOX + RUN) + MODULE + 2
        self.height = 10 + max(self.high, *(sum(map(self._high, groups)) + GAP * len(groups) for groups in self.placed))

    def _high(self, group: list[Wire]) -> int:
        return len(group) * TERMINAL + 26

    def lines(self) -> Iterator[str]:
        left, middle, half = self._edge(0), self.width / 2, self.high / 2
        yield f'<rect x="{left}" y="0" width="{MODULE}" height="{self.high}" rx="8" fill="#e8f0e4" stroke="#333333"/>'
        yield f'<rect x="{middle - 18:g}" y="-10" width="36" height="22" rx="3" fill="#bbbbbb" stroke="#333333"/>'
        yield (
            f'<text x="{middle:g}" y="{half:g}" transform="rotate(-90 {middle:g} {half:g})" font-weight="bold">'
            f"{escape(self.board.pinout.name)}</text>"
        )
        taken = {wire.pin: wire.part for wire in wires(self.board) if wire.joined == HEADER}
        for side, labels in enumerate(self.sides):
            for index, label in enumerate(labels):
                if label != "-":
                    yield from self._pin(side, index, label, taken.get(label, ""))
        for side in (0, 1):
            yield from self._parts(side)

    def _edge(self, side: int) -> int:
        """Return the x position of the module's pins on one side."""
        return 1 + BOX + RUN + (MODULE if side else 0)

    def _y(self, index: int) -> int:
        return 26 + index * PITCH

    def _pin(self, side: int, index: int, label: str, taken: str) -> Iterator[str]:
        x = self._edge(side)
        inside = x - 12 if side else x + 12
        anchor = "end" if side else "start"
        fill = "#999999" if taken else FLAGS.get(label, "#d9b44a")
        yield f'<circle cx="{x}" cy="{self._y(index)}" r="5" fill="{fill}" stroke="#333333"/>'
        text = f"{label} {taken}" if taken else label
        yield f'<text x="{inside}" y="{self._y(index) + 4}" font-size="11" text-anchor="{anchor}">{escape(text)}</text>'

    def _tops(self, side: int) -> list[int]:
        """Return the y positions of the parts, each level with its pin or as close to it as other parts allow."""
        groups = self.placed[side]
        tops: list[int] = []
        free = 0
        for group in groups:
            tops.append(max(free, self._signal(group) - 36))
            free = tops[-1] + self._high(group) + GAP
        end = self.height - 10
        for index in range(len(groups) - 1, -1, -1):
            tops[index] = min(tops[index], end - self._high(groups[index]))
            end = tops[index] - GAP
        return tops

    def _signal(self, group: list[Wire]) -> int:
        """Return the y position of the pin of a part's first signal."""
        side = group[0].pin in self.sides[1]
        return self._y(self.sides[side].index(group[0].pin))

    def _parts(self, side: int) -> Iterator[str]:
        groups, tops = self.placed[side], self._tops(side)
        rising = sum(top + 36 < self._signal(group) for group, top in zip(groups, tops, strict=True))
        for index, (group, top) in enumerate(zip(groups, tops, strict=True)):
            x = self.width - BOX - 1 if side else 1
            high = self._high(group)
            yield f'<rect x="{x}" y="{top}" width="{BOX}" height="{high}" rx="6" fill="#f3ead8" stroke="#333333"/>'
            yield f'<text x="{x + BOX / 2:g}" y="{top + 17}" font-weight="bold">{escape(group[0].part)}</text>'
            lane = index if index < rising else len(groups) - 1 - index  # keeps wires from crossing
            for row, wire in enumerate(group):
                yield from self._wire(side, index, lane, row, wire, top + 36 + row * TERMINAL)
            if group[0].part.startswith(KEY):
                yield from self._capacitor(side, top + 36)

    def _wire(self, side: int, index: int, lane: int, row: int, wire: Wire, y: int) -> Iterator[str]:
        """Yield the SVG of a wire from a terminal to its pin. Ground and supply wires end in a flag, because any pin
        with that label can be used."""
        edge = self.width - BOX - 1 if side else BOX + 1
        out = -1 if side else 1  # towards the module
        colour = FLAGS.get(wire.pin) or COLOURS[(index + 4 * side) % len(COLOURS)]
        if wire.pin in FLAGS:
            yield f'<path d="M{edge} {y} h{16 * out}" stroke="{colour}" stroke-width="2.5"/>'
            x = edge + 16 * out - (36 if side else 0)
            yield f'<rect x="{x}" y="{y - 8}" width="36" height="16" rx="3" fill="{colour}"/>'
            yield f'<text x="{x + 18}" y="{y + 4}" font-size="11" fill="#ffffff">{wire.pin}</text>'
        else:
            pin = self._edge(side)
            bend = pin - out * (20 + lane * LANE + row * CLOSE)
            way = f"M{edge} {y} H{bend} V{self._y(self.sides[side].index(wire.pin))} H{pin}"
            yield f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        yield f'<circle cx="{edge}" cy="{y}" r="4" fill="{colour}"/>'
        anchor = "start" if side else "end"
        text = escape(wire.terminal)
        yield f'<text x="{edge - 9 * out}" y="{y + 4}" font-size="11" text-anchor="{anchor}">{text}</text>'

    def _capacitor(self, side: int, y: int) -> Iterator[str]:
        """Yield the SVG of a capacitor between a key's wire and the flag of its ground wire below."""
        out = -1 if side else 1
        x = (self.width - BOX - 1 if side else BOX + 1) + 34 * out
        for way in (f"M{x} {y} v4 m-8 0 h16", f"M{x} {y + 12} v-4 m-8 0 h16"):
            yield f'<path d="{way}" fill="none" stroke="#333333" stroke-width="2"/>'
        anchor = "end" if side else "start"
        yield f'<text x="{x + 12 * out}" y="{y + 13}" font-size="10" text-anchor="{anchor}">{CAPACITOR}</text>'
