"""Which kinds have been told to lie in which compartment."""

from ....games.hamsterrolle import rules
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Compartments(Choice):
    """All twelve, by their steps from the first open one; choose one to put its kinds right."""

    part = "hamsterrolle_kinds"

    def __init__(self, app: "App") -> None:
        super().__init__(app)

    def title(self) -> str:
        return self.words.COMPARTMENTS

    def items(self) -> list[str]:
        return [self.words.COMPARTMENT % step for step in range(rules.COMPARTMENTS)]

    def value(self, index: int) -> str:
        tracker = self.app.session.tracker
        compartment = tracker.compartment(index)
        kinds = [kind for kind in range(1, rules.CONE + 1) if tracker.doubled(compartment, kind)]
        return " ".join([self.words.SHORT[kind - 1] for kind in kinds])

    def choose(self, index: int) -> None:
        self.app.push("hamsterrolle.lying", self.app.session.tracker.compartment(index))
