"""More than one token on a flipped card (Contractster piles them up)."""

from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class More(Counter):
    """0 to 99."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, 2)
        self.game = app.text("hamsterdam")

    def title(self) -> str:
        return self.game.BREACH_TITLE

    def question(self) -> str:
        return self.game.BREACH_WATER

    def enter(self, number: int) -> None:
        self.app.do(("breach", self.app.session.tracker.asked, number))
