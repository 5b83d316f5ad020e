"""What to do at the table now, before all go on: set-up, deployment, redeployment."""

from ....drawing import canvas as drawing
from ....drawing.fonts import digits, large, medium
from ....games.hamsterdam import tracker as phases
from ..page import MARGIN, RIGHT, TOP
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene

ROW = 17


class Checklist(GamePage):
    """Numbered steps, below a headline where there is room for one."""

    clean = True
    part = "hamsterdam_begin"

    def title(self) -> str:
        return self._texts()[0] if self.tracker.phase == phases.SETUP else super().title()

    def corner(self) -> str:
        return super().corner() if self.tracker.phase == phases.REDEPLOY else ""

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.common.DONE)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("done",))

    def scene(self, now: int) -> "Scene":
        return ("seat", self.tracker.first) if self.tracker.phase == phases.DEPLOY else ("dark",)

    def _texts(self) -> tuple[str, list[str]]:
        tracker, words = self.tracker, self.words
        if tracker.phase == phases.DEPLOY:
            return words.DEPLOY[0] % self.app.name(tracker.first), list(words.DEPLOY[1])
        if tracker.phase == phases.REDEPLOY:
            return words.REDEPLOY
        headline, steps = words.SETUP_CLASSIC if tracker.classic else words.SETUP
        steps = list(steps)
        if tracker.players == 2 and not tracker.classic:
            steps[0] = words.PASS_ACROSS  # HD-5
        return headline, steps

    def draw(self, canvas: drawing.Canvas) -> None:
        headline, steps = self._texts()
        y = TOP + 3
        if self.tracker.phase != phases.SETUP:
            canvas.text(large, headline, MARGIN, TOP + 3)
            y += 30
        for number, step in enumerate(steps):
            canvas.disc(MARGIN + 6, y + 7, 7)
            canvas.text(medium, str(number + 1), MARGIN + 3, y, 0)
            canvas.text(medium, step, MARGIN + 19, y)
            y += ROW
        best = self.tracker.rolls[self.tracker.first]
        if self.tracker.phase == phases.DEPLOY and 0 not in self.tracker.rolls:
            canvas.text(digits, str(best), canvas.width - MARGIN - drawing.width(digits, str(best)), TOP + 3)
