"""The end: who has no pieces left. HR-50, HR-63."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large
from ....drawing.pictures import prizes, wheel
from ..page import MARGIN, RIGHT, TOP
from .rollpage import STOCKS, RollPage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene
    from ..page import Labels


class Winner(RollPage):
    """The winner, or the team; everybody's pieces."""

    clean = True
    part = "hamsterrolle_begin"

    def title(self) -> str:
        if not self.tracker.winners:
            return self.words.DRAW
        return self.words.TEAM_WINS if self.tracker.teams else self.words.WINS

    def labels(self) -> "Labels":
        return (("", self.common.UNDO), ("", ""), (self.common.FIRST_PAGE, self.common.MENU))

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.home()

    def _best(self) -> list[int]:
        """The winners; everybody at a draw."""
        return self.tracker.winners or list(range(self.tracker.players))

    def scene(self, now: int) -> "Scene":
        return ("winners",) + tuple(self._best())

    def draw(self, canvas: drawing.Canvas) -> None:
        best = self._best()
        canvas.picture(wheel.WHEEL, MARGIN, TOP + 22)
        y = TOP + 46 - 14 * min(len(best), 2)
        if len(best) > 2:
            canvas.text(huge, self.words.DRAW, 72, TOP + 32)
        else:
            for seat in best:
                canvas.picture(prizes.CROWN, 66, y + 4)
                name = self.app.name(seat)
                font = huge if drawing.width(huge, name) < STOCKS - 110 else large
                canvas.text(font, drawing.fit(font, name, STOCKS - 110), 102, y + (0 if font is huge else 4))
                y += 30
        self.stocks(canvas)
