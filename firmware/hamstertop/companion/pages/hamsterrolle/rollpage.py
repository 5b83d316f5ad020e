"""What Hamsterrolle's pages in play share: undo and menu on held keys, and everybody's pieces."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, small
from ..page import LEFT, TOP, Page, fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.hamsterrolle.tracker import Tracker
    from ...lights import Scene

STOCKS = 214  # left edge of everybody's pieces
ROW = 22


class RollPage(Page):
    """Pages fill in `act`, called for a press; `part` is where their texts are."""

    part = "hamsterrolle"

    @property
    def tracker(self) -> "Tracker":
        """What the table looks like."""
        return self.app.session.tracker

    def act(self, key: int) -> None:
        """A key was pressed."""
        raise NotImplementedError

    def press(self, key: int, held: bool) -> None:
        if not held:
            self.act(key)
        elif key == LEFT:
            self.app.undo()
        else:
            self.app.push("menu")

    def scene(self, now: int) -> "Scene":
        seat = self.tracker.asked
        return ("dark",) if seat is None else ("seat", seat)

    def stocks(self, canvas: drawing.Canvas) -> None:
        """Everybody's pieces, a row each; who plays is white on black, and a bar joins the partners of a team."""
        tracker = self.tracker
        seats = list(range(tracker.players))
        if tracker.teams:
            others = [seat for seat in seats if seat not in (0, tracker.teams)]
            seats = [0, tracker.teams] + others
            for row in (0, 2):
                canvas.fill(STOCKS - 4, TOP + 5 + row * ROW, 2, 2 * ROW - 6)
        y = TOP + 2
        for seat in seats:
            ink = 1
            if seat == tracker.asked:
                canvas.round(STOCKS, y, canvas.width - STOCKS - 2, ROW - 1, 5)
                ink = 0
            pieces = str(tracker.stocks[seat])
            right = canvas.width - 8 - drawing.width(large, pieces)
            canvas.text(large, pieces, right, y - 1, ink)
            name = self.app.name(seat)
            room = right - STOCKS - 10
            font = fitting(name, room, (medium, small))
            canvas.text(font, drawing.fit(font, name, room), STOCKS + 6, y + (3 if font is medium else 4), ink)
            y += ROW
