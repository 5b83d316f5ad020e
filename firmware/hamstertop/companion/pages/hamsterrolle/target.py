"""Where a constructive pass went; for the house rule that wants it. HR-A1."""

from ....games.hamsterrolle import rules
from ..counter import Counter
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Target(Counter):
    """Steps from the first open compartment; all round for a piece that fell out."""

    part = "hamsterrolle_more"
    most = rules.COMPARTMENTS

    def __init__(self, app: "App", count: int) -> None:
        super().__init__(app)
        self.count = count

    def title(self) -> str:
        return self.words.PASSED

    def question(self) -> str:
        return self.words.AHEAD

    def hint(self) -> str:
        return self.words.TARGET_HINT

    def enter(self, number: int) -> None:
        self.app.do(("passed", self.count, asking.UNTOLD if number == self.most else number))
