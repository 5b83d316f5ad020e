"""What to do at the table now, before all go on: set-up, deployment, redeployment."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....games.hamsterdam import tracker as phases
from ..page import MARGIN, RIGHT, TOP
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Checklist(GamePage):
    """A headline and numbered steps."""

    clean = True

    def corner(self) -> str:
        return "" if self.tracker.phase != phases.REDEPLOY else super().corner()

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.common.DONE)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("done",))

    def scene(self, now: int) -> "Scene":
        return ("seat", self.tracker.first) if self.tracker.phase == phases.DEPLOY else ("dark",)

    def _texts(self) -> tuple[str, tuple[str, ...]]:
        tracker, words = self.tracker, self.words
        if tracker.phase == phases.SETUP:
            if tracker.classic:
                return words.SETUP_CLASSIC
            return words.SETUP_TWO if tracker.players == 2 else words.SETUP
        headline, steps = words.DEPLOY if tracker.phase == phases.DEPLOY else words.REDEPLOY
        return (headline % self.app.name(tracker.first) if "%s" in headline else headline, steps)

    def draw(self, canvas: drawing.Canvas) -> None:
        headline, steps = self._texts()
        canvas.text(large, headline, MARGIN, TOP + 1)
        y = TOP + 24
        for number, step in enumerate(steps):
            canvas.disc(MARGIN + 6, y + 7, 7)
            canvas.text(medium, str(number + 1), MARGIN + 3, y, 0)
            canvas.text(medium, step, MARGIN + 19, y)
            y += 16
