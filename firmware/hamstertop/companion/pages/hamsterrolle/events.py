"""What else can happen in a turn, with or without the time running."""

from ..choice import Choice
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Events(Choice):
    """Results without the timer, a turn missed, and the kinds in the wheel for those who tell them."""

    part = "hamsterrolle_more"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.session.tracker
        self.goals = ["fell", "dropped", "passed", "idle"]
        if not tracker.opened:
            self.goals.remove("passed")
        if tracker.telling:
            self.goals.append("compartments")

    def title(self) -> str:
        return self.app.name(self.app.session.tracker.seat)

    def items(self) -> list[str]:
        return [self.words.EVENTS[goal] for goal in self.goals]

    def choose(self, index: int) -> None:
        goal = self.goals[index]
        if goal == "idle":
            self.app.do(("idle",))
        elif goal in ("fell", "dropped"):
            asking.ask(self.app, goal)
        else:
            self.app.push("hamsterrolle." + goal)
