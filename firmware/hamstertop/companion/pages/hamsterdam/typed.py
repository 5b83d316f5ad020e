"""The sum of real dice, or the value that counts after an ability."""

from ....games.hamsterdam import tracker as phases
from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Typed(Counter):
    """2 to 12, from the value on the table."""

    part = "hamsterdam"
    least = 2
    most = 12

    def __init__(self, app: "App") -> None:
        tracker = app.session.tracker
        self.changes = tracker.phase == phases.FLOOD
        super().__init__(app, tracker.total if self.changes else 7)

    def title(self) -> str:
        return self.words.VALUE if self.changes else self.words.TYPE_TITLE

    def question(self) -> str:
        return self.words.TYPE_VALUE if self.changes else self.words.TYPE_QUESTION

    def enter(self, number: int) -> None:
        self.app.do(("typed", number))
