"""Pieces that fell by themselves: they leave the game. HR-25."""

from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Lost(Counter):
    """How many."""

    part = "hamsterrolle_more"
    least = 1

    def __init__(self, app: "App") -> None:
        super().__init__(app, 1)
        self.most = max(app.session.tracker.wheel, 1)

    def title(self) -> str:
        return self.words.LOST

    def question(self) -> str:
        return self.words.LOST_COUNT

    def hint(self) -> str:
        return self.words.LOST_HINT

    def enter(self, number: int) -> None:
        if self.app.session.tracker.wheel:
            self.app.do(("gone", number))
        else:
            self.app.pop()
