"""A test of any traits between any two."""

from ....games.run_hamster_run.rules import METTLE
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Versus(Choice):
    """Each line goes to its next value when chosen; the first one goes on."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tracker = app.session.tracker
        first = self.tracker.asked
        self.test = [first, METTLE, self._next(first, first), METTLE]

    def _next(self, seat: int, other: int) -> int:
        """The next hamster in play that is not this other one."""
        while True:
            seat = (seat + 1) % self.tracker.players
            if seat != other and seat in self.tracker.in_play:
                return seat

    def title(self) -> str:
        return self.words.TEST_TITLE

    def items(self) -> list[str]:
        words = self.words
        return [words.START, words.INITIATOR, words.TRAIT, words.DEFENDER, words.TRAIT]

    def value(self, index: int) -> str:
        if index == 0:
            return "▶"
        value = self.test[index - 1]
        text: str = self.app.name(value) if index % 2 else self.app.text("run_hamster_run").TRAITS[value]
        return text

    def choose(self, index: int) -> None:
        test, tracker = self.test, self.tracker
        if index == 0:
            if tracker.pit[test[0]] == tracker.pit[test[2]]:
                self.app.push("run_hamster_run.odds", tuple(test))
            return
        if index % 2 == 0:
            test[index - 1] = (test[index - 1] + 1) % 3
        elif len(tracker.in_play) > 2:
            test[index - 1] = self._next(test[index - 1], test[2 if index == 1 else 0])
        else:
            test[0], test[2] = test[2], test[0]
        self.app.redraw()
