"""Another action than declared. RHR-40."""

from ....games.run_hamster_run.rules import ACTIONS
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Change(Choice):
    """The other three; then the chip it costs."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.session.tracker
        self.others = [action for action in ACTIONS if action != tracker.actions[tracker.asked]]

    def title(self) -> str:
        return self.words.CHANGE_TITLE

    def items(self) -> list[str]:
        return [self.app.text("run_hamster_run").ACTIONS[action] for action in self.others]

    def choose(self, index: int) -> None:
        self.app.push("run_hamster_run.pay", self.others[index])
