"""What a hamster does seldom in its turn."""

from ....games.run_hamster_run.rules import REST, RUN, SCAMPER
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class More(Choice):
    """Only what can be done now."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.session.tracker
        seat = tracker.asked
        action = tracker.actions[seat]
        self.goals = []
        runs = tracker.face_up(seat) if action == RUN and not tracker.pit[seat] else 0
        if runs:
            self.goals = ["SPEND", "SPEND_CLIMB", "FLIP_CLIMB"][: min(runs, 3)]
        if not tracker.acted and action == tracker.declared[seat] and any(tracker.traits[seat]):
            self.goals.append("CHANGE")
        if not all(tracker.pit[other] for other in tracker.in_play):
            self.goals.append("FELL")
        if runs or (action not in (REST, RUN) and not tracker.challenged):
            self.goals.append("OTHER_TEST")
        self.goals.append("SHEET")

    def title(self) -> str:
        return self.app.name(self.app.session.tracker.asked)

    def items(self) -> list[str]:
        return [getattr(self.words, goal) for goal in self.goals]

    def choose(self, index: int) -> None:
        goal = self.goals[index]
        if goal == "FLIP_CLIMB":
            self.app.do(("flipped", 3))
        elif goal in ("SPEND", "SPEND_CLIMB"):
            self.app.do(("spent", SCAMPER))
            if goal == "SPEND_CLIMB":
                self.app.do(("flipped", 1))
        else:
            pages = {"CHANGE": "change", "FELL": "fell", "OTHER_TEST": "versus", "SHEET": "sheet"}
            self.app.push("run_hamster_run." + pages[goal])
