"""How many pieces fell in this turn. HR-20."""

from ....games.hamsterrolle import rules
from ..counter import Counter
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Fallen(Counter):
    """Those the player takes, besides the new one."""

    part = "hamsterrolle_more"

    def __init__(self, app: "App", kind: str) -> None:
        self.most = app.session.tracker.wheel
        super().__init__(app, 0 if kind == "dropped" else min(1, self.most))
        self.kind = kind

    def title(self) -> str:
        return self.app.name(self.app.session.tracker.seat)

    def question(self) -> str:
        return self.words.FALLEN

    def hint(self) -> str:
        return self.words.CONE[self.app.session.tracker.house[rules.FALLEN_CONE]]

    def enter(self, number: int) -> None:
        asking.ask(self.app, self.kind, number)
