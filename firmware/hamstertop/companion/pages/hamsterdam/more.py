"""More than one token on a flipped card (Contractster piles them up)."""

from ....games.hamsterdam.tracker import MOST
from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class More(Counter):
    """As many as the pile can take."""

    part = "hamsterdam"

    def __init__(self, app: "App") -> None:
        super().__init__(app, 2)
        tracker = app.session.tracker
        self.most = MOST - tracker.piles[tracker.asked]

    def title(self) -> str:
        return self.words.BREACH_TITLE

    def question(self) -> str:
        return self.words.BREACH_WATER

    def enter(self, number: int) -> None:
        self.app.do(("breach", self.app.session.tracker.asked, number))
