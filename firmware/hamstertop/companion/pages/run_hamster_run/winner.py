"""The end: the last hamster in play, or the alligators. RHR-92."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium
from ....drawing.pictures import alligator, hamster, prizes
from ..page import MARGIN, RIGHT, TOP
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Winner(GamePage):
    """Who has won."""

    clean = True
    part = "run_hamster_run_pit"

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.common.FIRST_PAGE)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.home()

    def scene(self, now: int) -> "Scene":
        winner = self.tracker.winner
        return ("dark",) if winner is None else ("winners", winner)

    def draw(self, canvas: drawing.Canvas) -> None:
        winner = self.tracker.winner
        if winner is None:
            canvas.picture(alligator.ALLIGATOR, 222, TOP + 32)
            headline, reason = self.words.LOST, self.words.NOBODY
        else:
            canvas.picture(hamster.HAMSTER, 222, TOP + 26)
            canvas.picture(prizes.CROWN, 238, TOP + 3)
            headline, reason = self.words.WON % self.app.name(winner), self.words.LAST
        canvas.text(huge, drawing.fit(huge, headline, 284), MARGIN, TOP + 6)
        canvas.text(large, reason, MARGIN, TOP + 40)
        canvas.text(medium, self.words.AFTER % self.tracker.round, MARGIN, TOP + 68)
