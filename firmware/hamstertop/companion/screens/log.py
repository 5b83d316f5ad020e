"""What happened in this game, the newest last."""

from ...drawing import canvas as drawing
from ...drawing.fonts import medium, small
from .. import story
from ..screen import LEFT, MARGIN, TOP, WORDS, Screen, back, fitting, right_aligned, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Commands

ROWS = 5
ROW = 16


class Log(Screen):
    """Five events at a time, in words. Annotations, which only note the time, are left out."""

    repeats = (LEFT,)

    tall = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        session = app.session
        events = session.history.events() if session.history else ()
        self.count = len([event for event in events if event[0] not in session.annotations])
        self.last = self.count  # the events up to this one are shown

    def title(self) -> str:
        return self.app.common.log

    def corner(self) -> str:
        return "%d / %d" % (self.last, self.count)

    def presses(self) -> "Commands":
        return ("▼", None), ("▲", None), (self.app.common.back_key, back)

    def move(self, by: int) -> None:
        rows = self._rows()
        self.last = max(min(rows, self.count), min(self.count, self.last + rows * by))
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        first = max(self.last - self._rows(), 0)
        for row, line in enumerate(self._lines(first)):
            y = TOP + row * ROW
            canvas.spot(WORDS, row, 0, y, canvas.width, ROW)
            right_aligned(canvas, small, str(first + row + 1), 26, y + 2)
            room = canvas.width - 32 - MARGIN
            font = fitting(line, room, (medium, small))
            canvas.text(font, drawing.fit(font, line, room), 32, y + medium.BASE - font.BASE)

    def _rows(self) -> int:
        """How many events are shown at once."""
        return ROWS + spare(self.app.canvas) // ROW

    def _lines(self, first: int) -> list[str]:
        """The events from `first` to the last one shown, in words."""
        session = self.app.session
        lines = []
        index = 0
        for event, phase, seat, tracker in session.history.replayed() if session.history else ():
            if index >= self.last:
                break
            if event[0] not in session.annotations:
                if index >= first:
                    lines.append(story.line(self.app, session.game, event, phase, seat, tracker))
                index += 1
        return lines
