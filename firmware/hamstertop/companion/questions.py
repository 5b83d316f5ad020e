"""The question that most screens ask: which of these lines? What follows from the answer is given with it."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium
from .screen import MARGIN, MIDDLE, NO, ROW, ROWS, TOP, Screen, back, fitting, press

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .app import App
    from .screen import Action, Deed, Key

    Line = tuple[Any, ...]  # its text, the answer it stands for, and perhaps its value at the right


class Pick(Screen):
    """A list of lines, four at a time."""

    repeats = (MIDDLE,)
    width = 288  # pixels of a row

    def __init__(
        self,
        app: "App",
        title: str,
        lines: "list[Line] | Callable[[], list[Line]]",
        then: "Callable[[Any], Action] | None" = None,
        at: int = 0,
        stays: bool = False,
        left: "Deed | None" = None,
        right: "Deed" = NO,
    ) -> None:
        """`lines`, each (text, answer) or (text, answer, value), or a function that lists them anew whenever they are
        looked at. `then` gives the action for an answer; without it the answer is the action itself. `at` is the line
        to begin with. `left` and `right` replace what holding the outer keys does: leave, and nothing."""
        super().__init__(app)
        self._title = title
        self._lines = lines
        self._then = then
        self._holds = ((app.common.BACK, back) if left is None else left, right)
        self.at = at
        self.stays = stays

    def lines(self) -> "list[Line]":
        """What can be picked."""
        return self._lines() if callable(self._lines) else self._lines

    def title(self) -> str:
        return self._title

    def action(self, index: int) -> "Action":
        """What picking a line leads to."""
        answer = self.lines()[index][1]
        return self._then(answer) if self._then else answer

    def keys(self) -> "tuple[Key, Key, Key]":
        left, right = self._holds
        pick = (self.app.common.CHOOSE, lambda app: self.action(self.at))
        return (("▲", None), left), press("▼", None), (pick, right)

    def move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.lines())
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        lines = self.lines()
        first = max(0, min(self.at - 1, len(lines) - ROWS))
        for row, index in enumerate(range(first, min(first + ROWS, len(lines)))):
            y = TOP + 1 + row * ROW
            ink = 1
            if index == self.at:
                canvas.round(2, y, self.width, ROW, 5)
                ink = 0
            line = lines[index]
            value = line[2] if len(line) > 2 else ""
            right = 2 + self.width - MARGIN - drawing.width(medium, value)
            canvas.text(medium, value, right, y + 4, ink)
            font = fitting(line[0], right - 3 * MARGIN, (large, medium))
            canvas.text(
                font, drawing.fit(font, line[0], right - 3 * MARGIN), 2 + MARGIN, y if font is large else y + 4, ink
            )
        if len(lines) > ROWS:
            high = ROWS * ROW
            canvas.fill(4 + self.width, TOP + 1 + first * high // len(lines), 3, ROWS * high // len(lines))
