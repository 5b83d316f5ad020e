"""The question that most screens ask: which of these lines? What follows from the answer is given with it."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium
from ..drawing.pictures import seats
from .screen import HINT, LEFT, LINE, MARGIN, MORE, ROW, ROWS, TOP, Titled, across, fitting, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .app import App
    from .screen import Action, Commands

    Line = tuple[Any, ...]  # its text, the answer it stands for, perhaps its value at the right, and a picture before


class Pick(Titled):
    """A list of lines, four at a time; more on a higher paper, or higher ones."""

    repeats = (LEFT,)
    tall = True
    width = 288  # pixels of the grid for a row
    high = ROW  # rows of pixels of a line
    rows = ROWS  # lines at a time
    fonts: "tuple[drawing.Font, ...]" = (large, medium)  # of a line, the first in which it fits

    def __init__(
        self,
        app: "App",
        title: str,
        lines: "list[Line] | Callable[[], list[Line]]",
        then: "Callable[[Any], Action] | None" = None,
        at: int = 0,
        stays: bool = False,
        seat: "int | None" = None,
        topic: str = "",
    ) -> None:
        """`lines`, each (text, answer), (text, answer, value) or (text, answer, value, picture), or a function that
        lists them anew whenever they are looked at. `then` gives the action for an answer; without it the answer is
        the action itself. `at` is the line to begin with. `seat` is who is asked: the bar has the name, and the title
        behind it where there is room. `topic` is what help explains."""
        super().__init__(app, title, seat=seat)
        self._lines = lines
        self._then = then
        self.at = at
        self.stays = stays
        self.topic = topic

    def lines(self) -> "list[Line]":
        """What can be picked."""
        return self._lines() if callable(self._lines) else self._lines

    def action(self, index: int) -> "Action":
        """What picking a line leads to."""
        answer = self.lines()[index][1]
        return self._then(answer) if self._then else answer

    def presses(self) -> "Commands":
        return ("▼", None), ("▲", None), (self.app.common.choose, lambda app: self.action(self.at))

    def move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.lines())
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        lines = self.lines()
        more = spare(canvas)
        rows = self.rows + more // self.high
        high = min((self.rows * self.high + more) // max(self.rows, min(len(lines), rows)), 2 * self.high)
        wide = across(canvas, self.width)
        first = max(0, min(self.at - 1, len(lines) - rows))
        for row, index in enumerate(range(first, min(first + rows, len(lines)))):
            y = TOP + row * high
            canvas.spot(LINE, index, 0, y, 2 + wide, high)
            ink = 1
            if index == self.at:
                canvas.round(2, y, wide, high, 5)
                ink = 0
            line = lines[index]
            left = 2 + MARGIN
            if len(line) > 3 and line[3]:
                canvas.picture(line[3], left, y + (high - line[3][1]) // 2, ink)
                left += line[3][0] + MARGIN
            value = line[2] if len(line) > 2 else ""
            right = 2 + wide - MARGIN - drawing.width(medium, value)
            low = y + (high - 14) // 2
            canvas.text(medium, value, right, low, ink)
            room = right - MARGIN - left
            font = fitting(line[0], room, self.fonts)
            canvas.text(
                font,
                drawing.fit(font, line[0], room),
                left,
                y - 2 + (high - self.high) // 2 if font is large else low,
                ink,
            )
        if len(lines) > rows:
            high *= rows
            canvas.fill(4 + wide, TOP + first * high // len(lines), 3, rows * high // len(lines))
            canvas.spot(HINT, 0, 2 + wide, TOP, 12, high)
            if first:
                canvas.spot(MORE, -1, 2 + wide, TOP, 12, high // 2)
            if first + rows < len(lines):
                canvas.spot(MORE, 1, 2 + wide, TOP + high // 2, 12, high // 2)


def player(app: "App", seat: int, answer: "Any", value: str = "") -> "Line":
    """A line for a player."""
    return app.name(seat), answer, value, seats.HEADS[seat]


def players(app: "App") -> "list[Line]":
    """A line for each player, which stands for the seat."""
    return [player(app, seat, seat) for seat in range(app.tracker.players)]
