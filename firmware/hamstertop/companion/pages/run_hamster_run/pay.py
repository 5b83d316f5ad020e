"""The chip that another action costs. RHR-40."""

from ..page import LEFT
from .take import Take

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels


class Pay(Take):
    """The owner's choice."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App", action: int) -> None:
        super().__init__(app)
        self.action = action
        self.seat = self.tracker.asked or 0

    def title(self) -> str:
        return self.words.PAY_TITLE

    def question(self) -> str:
        return self.words.PAY % self.app.name(self.seat)

    def take(self, trait: int) -> None:
        self.app.do(("changed", self.action, trait))

    def labels(self) -> "Labels":
        left, middle, right = self.actions()
        return ((left, self.common.BACK), (middle, ""), (right, ""))

    def press(self, key: int, held: bool) -> None:
        if key == LEFT and held:
            self.app.pop()
        else:
            self.act(key)
