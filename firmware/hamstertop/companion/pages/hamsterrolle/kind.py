"""Which kind of piece it was; warns of a second one in the compartment. HR-12, HR-A11."""

from ..choice import Choice
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Kind(Choice):
    """The seven kinds and the cone."""

    part = "hamsterrolle_kinds"

    def __init__(self, app: "App", kind: str, count: int, where: int, tried: "int | None") -> None:
        super().__init__(app)
        self.known = (kind, count, where, tried)

    def title(self) -> str:
        return self.words.TITLE

    def items(self) -> list[str]:
        return list(self.words.KINDS)

    def value(self, index: int) -> str:
        tracker = self.app.session.tracker
        return self.words.DOUBLED if tracker.doubled(tracker.compartment(self.known[2]), index + 1) else ""

    def choose(self, index: int) -> None:
        kind, count, where, tried = self.known
        asking.ask(self.app, kind, count, where, tried, index + 1)
