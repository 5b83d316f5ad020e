"""The end of a round: what is left of everybody. RHR-90 to RHR-94."""

from ....drawing import canvas as drawing
from ..page import RIGHT
from .gamepage import GamePage


class Tally(GamePage):
    """Fatigue is counted; then a new round, or the end."""

    clean = True
    part = "run_hamster_run_pit"

    def title(self) -> str:
        for news in self.tracker.news:
            if news[0] in ("escaped", "chomped", "eaten"):
                return self.news().split(". ")[0]
        return self.words.FATIGUE_TITLE % self.tracker.round

    def corner(self) -> str:
        tracker = self.tracker
        return self.game.SHEET_CORNER % (tracker.speed, tracker.alligators, tracker.moved)

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.words.NEXT_ROUND)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("done",))

    def draw(self, canvas: drawing.Canvas) -> None:
        self.sheet(canvas, list(range(self.tracker.players)), None)
