"""A constructive pass: what fell meanwhile. HR-40 to HR-45."""

from ....games.hamsterrolle import rules
from ..counter import Counter
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Passed(Counter):
    """How many pieces the player takes."""

    part = "hamsterrolle_more"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.most = app.session.tracker.wheel

    def title(self) -> str:
        return self.words.PASSED

    def question(self) -> str:
        return self.words.PASSED_FELL

    def hint(self) -> str:
        return self.words.PASSED_HOW

    def enter(self, number: int) -> None:
        if self.app.session.tracker.house[rules.PASSING]:
            self.app.push("hamsterrolle.target", number)
        else:
            self.app.do(("passed", number, asking.UNTOLD))
