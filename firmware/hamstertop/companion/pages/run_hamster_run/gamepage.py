"""What the pages of Run, Hamster, Run! in play share: undo, sheet and menu on held keys, chips, news."""

from ....drawing import canvas as drawing
from ....drawing.fonts import medium, small
from ....games.run_hamster_run.rules import TRAITS
from ..page import LEFT, MARGIN, MIDDLE, TOP, Page, centred, fitting
from . import title
from .story import tell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....games.run_hamster_run.tracker import Tracker
    from ...app import App
    from ...lights import Scene
    from ..page import Labels

ROW = 15  # pixels of the sheet
COLUMN = 106  # left edge of its numbers
WIDE = 32  # of a column of numbers


class GamePage(Page):
    """Pages fill in `actions`, the three press labels, and `act`; `part` is where their texts are."""

    part = "run_hamster_run"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.since = app.board.ticks()

    def read_texts(self) -> None:
        super().read_texts()
        self.game = self.app.text("run_hamster_run")

    @property
    def tracker(self) -> "Tracker":
        """What the table looks like."""
        return self.app.session.tracker

    def actions(self) -> tuple[str, str, str]:
        """What pressing the left, middle and right key does."""
        raise NotImplementedError

    def act(self, key: int) -> None:
        """A key with an action was pressed."""
        raise NotImplementedError

    def extra(self) -> tuple[str, str]:
        """What holding the middle key does: its label, and the page it shows."""
        return self.game.SHEET, "sheet"

    def title(self) -> str:
        return title(self.app)

    def corner(self) -> str:
        return self.game.ROUND % self.tracker.round if self.tracker.round else ""

    def labels(self) -> "Labels":
        left, middle, right = self.actions()
        undo = self.common.UNDO if self.app.session.count > 1 else ""
        menu = "" if right == self.game.TRAITS[2] else self.common.MENU  # no room for both
        return ((left, undo), (middle, self.extra()[0]), (right, menu))

    def press(self, key: int, held: bool) -> None:
        if not held:
            self.act(key)
        elif key == LEFT:
            self.app.undo()
        elif key == MIDDLE:
            self.app.push("run_hamster_run." + self.extra()[1])
        else:
            self.app.push("menu")

    def scene(self, now: int) -> "Scene":
        """Whose chip was just drawn, for a moment; then who is asked."""
        asked = self.tracker.asked
        for news in self.tracker.news:
            if news[0] in ("drawn", "won", "escaped"):
                return ("shimmer", news[1] if asked is None else asked, self.since)
        return ("dark",) if asked is None else ("seat", asked)

    def traits(self, chips: "Sequence[int]") -> tuple[str, str, str]:
        """A label for each trait with chips in it."""
        labels = [self.game.TRAITS[trait] if chips[trait] else "" for trait in TRAITS]
        return (labels[0], labels[1], labels[2])

    def news(self) -> str:
        """What the last event led to, in words."""
        return ". ".join([tell(self.app, news) for news in self.tracker.news])

    def sheet(self, canvas: drawing.Canvas, seats: "list[int]", marked: int | None) -> None:
        """A row a hamster: place in the order, name, chips in each trait and in Fatigue, what it does."""
        for column, name in enumerate(self.game.COLUMNS):
            centred(canvas, small, name, COLUMN + WIDE * column, WIDE, TOP)
        y = TOP + 14
        for seat in seats:
            if seat == marked:
                canvas.round(1, y, canvas.width - 2, ROW, 5)
            self._row(canvas, seat, y, int(seat != marked))
            y += ROW

    def _row(self, canvas: drawing.Canvas, seat: int, y: int, ink: int) -> None:
        tracker = self.tracker
        if seat in tracker.order:
            canvas.disc(10, y + 7, 6, ink)
            canvas.text(small, str(tracker.order.index(seat) + 1), 8, y + 1, 1 - ink)
        name = self.app.name(seat)
        font = fitting(name, COLUMN - 24, (medium, small))
        canvas.text(font, drawing.fit(font, name, COLUMN - 24), 20, y, ink)
        if not tracker.eaten[seat]:
            for column, chips in enumerate(tracker.traits[seat] + (tracker.fatigue[seat],)):
                centred(canvas, medium, str(chips), COLUMN + WIDE * column, WIDE, y, ink)
        text = self.status(seat)
        canvas.text(small, text, canvas.width - MARGIN - drawing.width(small, text), y + 1, ink)

    def status(self, seat: int) -> str:
        """How a hamster is, or what it does."""
        tracker, words = self.tracker, self.game
        if tracker.eaten[seat]:
            return words.EATEN
        action = tracker.actions[seat]
        if tracker.phase in ("initiative", "fatigue") or action is None:
            return words.PASSED_OUT if tracker.passed_out(seat) else words.IN_PIT if tracker.pit[seat] else ""
        return words.IN_PIT_TOO % words.ACTIONS[action] if tracker.pit[seat] else words.ACTIONS[action]
