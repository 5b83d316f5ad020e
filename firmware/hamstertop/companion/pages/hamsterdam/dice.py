"""What the roller can do to the dice."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Dice(Choice):
    """Nobody has the number, Buffster, Spinster, Physicster, or any value. HD-22, HS-3, HS-15, HS-13."""

    part = "hamsterdam"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.session.tracker
        self._goals = [] if tracker.classic else ["nobody"]
        self._goals += ["opposite", "spin", "reroll", "value"] if tracker.dice else ["opposite", "reroll", "value"]
        if any(tracker.gained):
            self._goals = []

    def title(self) -> str:
        return self.words.DICE_TITLE % self.app.session.tracker.total

    def items(self) -> list[str]:
        return [getattr(self.words, goal.upper()) for goal in self._goals] or [self.words.DICE_SETTLED]

    def choose(self, index: int) -> None:
        if not self._goals:
            self.app.pop()
            return
        goal = self._goals[index]
        if goal == "spin":
            self.app.push("hamsterdam.spin")
        elif goal == "value":
            self.app.push("hamsterdam.typed")
        elif goal == "reroll":
            self.app.do(("rerolled",) + self.app.session.roll(2, 6))
        else:
            self.app.do((goal,))
