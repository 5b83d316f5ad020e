"""Questions: a list to pick from, a number to set. What follows from the answer is given with the question."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium, numerals
from .screen import LEFT, MARGIN, MIDDLE, NO, TOP, Screen, back, fitting, paragraph, press

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .app import App
    from .lights import Scene
    from .screen import Action, Deed, Key

    Line = tuple[Any, ...]  # its text, the answer it stands for, and perhaps its value at the right

ROWS = 4
ROW = 22  # pixels


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


class Number(Screen):
    """One number, changed by two keys."""

    repeats = (LEFT, MIDDLE)

    def __init__(
        self,
        app: "App",
        title: str,
        question: str,
        then: "Callable[[int], Action]",
        hint: str = "",
        least: int = 0,
        most: int = 99,
        start: int = 0,
        hold: "Deed | None" = None,
        scene: "Scene" = ("dark",),
        clean: bool = False,
    ) -> None:
        """`then` gives the action for the number. `hold` replaces what holding the right key does: leave."""
        super().__init__(app)
        self._title = title
        self.question = question
        self._hint = hint
        self._then = then
        self._hold = (app.common.BACK, back) if hold is None else hold
        self._scene = scene
        self.least = least
        self.most = most
        self.number = start
        self.clean = clean

    def title(self) -> str:
        return self._title

    def action(self, number: int) -> "Action":
        """What giving this number leads to."""
        return self._then(number)

    def keys(self) -> "tuple[Key, Key, Key]":
        enter = (self.app.common.OK, lambda app: self.action(self.number))
        return press("–", None), press("+", None), (enter, self._hold)

    def move(self, by: int) -> None:
        self.number = max(self.least, min(self.most, self.number + by))
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return self._scene

    def draw(self, canvas: drawing.Canvas) -> None:
        number = str(self.number)
        canvas.text(numerals, number, 248 - drawing.width(numerals, number) // 2, TOP + 21)
        y = paragraph(canvas, large, self.question, MARGIN, TOP + 6, 190, 22)
        paragraph(canvas, medium, self._hint, MARGIN, y + 4, 190, 16)


def row_height(rows: int) -> int:
    """Pixels of a row, where so many fill the screen."""
    return ROWS * ROW // max(rows, ROWS)


class Rows(Screen):
    """A row for each player, one of them marked: a key goes to the next, others act on the marked one."""

    stays = True

    def __init__(
        self,
        app: "App",
        title: str,
        draw_row: "Callable[[drawing.Canvas, App, int, int, int], None]",
        act: "Callable[[App, int], tuple[Deed, Key, Key]]",
        corner: str = "",
        at: int = 0,
    ) -> None:
        """`draw_row(canvas, app, seat, y, ink)` draws a row of `row_height` pixels. `act(app, seat)` gives, for the
        marked seat, what holding the left key does, and the middle and right key. `at` is the seat to begin with."""
        super().__init__(app)
        self._title = title
        self._corner = corner
        self._draw_row = draw_row
        self.act = act
        self.at = at

    def title(self) -> str:
        return self._title

    def corner(self) -> str:
        return self._corner

    def keys(self) -> "tuple[Key, Key, Key]":
        hold, middle, right = self.act(self.app, self.at)
        return (("▼", None), hold), middle, right

    def move(self, by: int) -> None:
        self.at = (self.at + 1) % self.app.tracker.players
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return ("seat", self.at)

    def draw(self, canvas: drawing.Canvas) -> None:
        players = self.app.tracker.players
        high = row_height(players)
        for seat in range(players):
            y = TOP + 1 + seat * high
            marked = seat == self.at
            if marked:
                canvas.round(2, y, canvas.width - 4, high, 5)
            self._draw_row(canvas, self.app, seat, y, 0 if marked else 1)
