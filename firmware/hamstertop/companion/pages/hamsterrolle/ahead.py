"""How far ahead a piece lies that did not come to rest in an open compartment."""

from ..counter import Counter
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Ahead(Counter):
    """Steps from the first open compartment."""

    part = "hamsterrolle_more"
    most = 11

    def __init__(self, app: "App", kind: str, count: int) -> None:
        super().__init__(app, len(app.session.tracker.steps))
        self.least = self.number
        self.kind = kind
        self.count = count

    def title(self) -> str:
        return self.words.ELSEWHERE

    def question(self) -> str:
        return self.words.AHEAD

    def hint(self) -> str:
        return self.words.AHEAD_HINT

    def enter(self, number: int) -> None:
        asking.ask(self.app, self.kind, self.count, number)
