"""What happened in this game, the newest last."""

from ...drawing import canvas as drawing
from ...drawing.fonts import medium, small
from .. import story
from ..screen import LEFT, MARGIN, TOP, Screen, back, right_aligned

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Deeds

ROWS = 5
ROW = 16


class Log(Screen):
    """Five events at a time, in words."""

    repeats = (LEFT,)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.last = app.session.count  # the events up to this one are shown

    def title(self) -> str:
        return self.app.common.LOG

    def corner(self) -> str:
        return "%d / %d" % (self.last, self.app.session.count)

    def presses(self) -> "Deeds":
        return ("▼", None), ("▲", None), (self.app.common.BACK_KEY, back)

    def move(self, by: int) -> None:
        count = self.app.session.count
        self.last = max(min(ROWS, count), min(count, self.last + ROWS * by))
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        first = max(self.last - ROWS, 0)
        for row, line in enumerate(self._lines(first)):
            y = TOP + row * ROW
            right_aligned(canvas, small, str(first + row + 1), 26, y + 2)
            canvas.text(medium, drawing.fit(medium, line, canvas.width - 32 - MARGIN), 32, y)

    def _lines(self, first: int) -> list[str]:
        """The events from `first` to the last one shown, in words."""
        session = self.app.session
        lines = []
        for index, (event, phase, seat, tracker) in enumerate(session.history.replayed() if session.history else ()):
            if index >= self.last:
                break
            if index >= first:
                lines.append(story.line(self.app, session.game, event, phase, seat, tracker))
        return lines
