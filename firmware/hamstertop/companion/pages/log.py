"""What happened in this game, the newest last."""

from ...drawing import canvas as drawing
from ...drawing.fonts import medium, small
from .. import pages
from ..session import tracker_module
from .page import LEFT, MARGIN, MIDDLE, RIGHT, TOP, Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels

ROWS = 6
ROW = 15


class Log(Page):
    """Six events at a time, in words of the game's own."""

    repeats = (LEFT, MIDDLE)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.last = app.session.count  # the events up to this one are shown

    def title(self) -> str:
        return self.words.LOG

    def corner(self) -> str:
        return "%d / %d" % (self.last, self.app.session.count)

    def labels(self) -> "Labels":
        return (("▲", ""), ("▼", ""), (self.words.BACK_KEY, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.app.pop()
            return
        count = self.app.session.count
        step = -ROWS if key == LEFT else ROWS
        self.last = max(min(ROWS, count), min(count, self.last + step))
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        first = max(self.last - ROWS, 0)
        for row, line in enumerate(self._story(first)):
            y = TOP + row * ROW
            number = str(first + row + 1)
            canvas.text(small, number, 26 - drawing.width(small, number), y + 2)
            canvas.text(medium, drawing.fit(medium, line, canvas.width - 32 - MARGIN), 32, y)

    def _story(self, first: int) -> list[str]:
        """The events from `first` to the last one shown, in words."""
        session = self.app.session
        tracker = tracker_module(session.game).Tracker()
        lines = []
        for index, event in enumerate(session.events()):
            if index >= self.last:
                break
            phase, seat = tracker.phase, tracker.asked
            tracker.apply(event)
            if index >= first:
                lines.append(pages.line(self.app, event, phase, seat, tracker))
        return lines
