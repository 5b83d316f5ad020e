"""What to put on the table before the game. HR-2 to HR-5, HR-60."""

from ....drawing import canvas as drawing
from ....drawing.fonts import medium
from ....games.hamsterrolle import rules
from ..page import MARGIN, RIGHT, TOP
from .rollpage import RollPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..page import Labels

LINE = 17


class Prepare(RollPage):
    """Numbered steps."""

    clean = True
    part = "hamsterrolle_begin"

    def title(self) -> str:
        return self.words.PREPARE

    def labels(self) -> "Labels":
        return (("", ""), ("", ""), (self.common.DONE, self.common.MENU))

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("done",))

    def _steps(self) -> list[str]:
        tracker, words = self.tracker, self.words
        steps = list(words.STEPS)
        share = tracker.house[rules.SHARE] if tracker.players == 3 else 0
        steps.append(words.SHARED[share] if share else words.SETS[tracker.players - 2])
        if tracker.teams:
            others = [seat for seat in range(4) if seat not in (0, tracker.teams)]
            for one, other in ((0, tracker.teams), others):
                steps.append(words.TEAM % (self.app.name(one), self.app.name(other)))
        else:
            steps.append(words.DIRECTION)
        return steps

    def draw(self, canvas: drawing.Canvas) -> None:
        y = TOP + 3
        for number, step in enumerate(self._steps()):
            canvas.disc(MARGIN + 6, y + 7, 7)
            canvas.text(medium, str(number + 1), MARGIN + 3, y, 0)
            canvas.text(medium, step, MARGIN + 19, y)
            y += LINE
