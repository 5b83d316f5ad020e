"""What the roller can do to the dice."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Dice(Choice):
    """Buffster, Spinster, Physicster, nobody has the number, or any value. HS-3, HS-13, HS-15, HD-22."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("hamsterdam")
        tracker = app.session.tracker
        self._goals = ["opposite", "reroll", "value"]
        if tracker.dice:
            self._goals.insert(1, "spin")
        if not tracker.classic:
            self._goals.append("nobody")
        if any(tracker.gained):
            self._goals = []

    def title(self) -> str:
        return self.game.DICE_TITLE % self.app.session.tracker.total

    def items(self) -> list[str]:
        return [getattr(self.game, goal.upper()) for goal in self._goals] or [self.game.DICE_SETTLED]

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
