"""Questions about numbers: one number to set, or a row for each player. What follows is given with the question."""

from ..drawing import canvas as drawing
from ..drawing.fonts import large, medium, numerals
from .screen import LEFT, MARGIN, MIDDLE, ROW, ROWS, TOP, Screen, back, paragraph, press

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .app import App
    from .lights import Scene
    from .screen import Action, Deed, Key


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
