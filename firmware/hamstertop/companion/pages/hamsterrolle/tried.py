"""Which compartment had been chosen; for the house rules that want it. HR-A2, HR-A3."""

from ..choice import Choice
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Tried(Choice):
    """One of the open ones, or none yet."""

    part = "hamsterrolle_more"

    def __init__(self, app: "App", kind: str, count: int, where: int) -> None:
        super().__init__(app)
        self.known = (kind, count, where)
        self.places = app.session.tracker.steps + (asking.UNTOLD,)

    def title(self) -> str:
        return self.words.TRIED

    def items(self) -> list[str]:
        return [self.words.IN % step for step in self.places[:-1]] + [self.words.NONE_YET]

    def choose(self, index: int) -> None:
        asking.ask(self.app, self.known[0], self.known[1], self.known[2], self.places[index])
