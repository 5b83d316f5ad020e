"""The end: who is driest. HD-71 to HD-73."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....drawing.pictures import hamster, prizes
from ..page import MARGIN, RIGHT, TOP
from .gamepage import GamePage

ROW = 22

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Ranking(GamePage):
    """Best first: flood pile and dam, and their sum."""

    clean = True
    part = "hamsterdam_end"

    def title(self) -> str:
        winners = self._winners()
        if len(winners) > 1:
            return self.words.SHARED
        return self.words.WON % self.app.name(winners[0])

    def corner(self) -> str:
        return self.words.RANKING_HEAD

    def _winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.tracker.places) if place == 1]

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.common.FIRST_PAGE)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.home()

    def scene(self, now: int) -> "Scene":
        return ("winners",) + tuple(self._winners())

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        places, scores = tracker.places, tracker.scores
        ranked = sorted([(place, seat) for seat, place in enumerate(places)])
        for row, (place, seat) in enumerate(ranked):
            y = TOP + 2 + row * ROW
            if place == 1:
                canvas.picture(prizes.CROWN, 2, y - 1)
            canvas.text(large, str(place), 40, y)
            canvas.text(large, drawing.fit(large, self.app.name(seat), 104), 62, y)
            if tracker.hamsters[seat]:
                canvas.picture(hamster.HEAD, 166, y + 3)
                canvas.text(medium, str(tracker.hamsters[seat]), 189, y + 4)
            parts = self.words.RANKING_SUM % (tracker.piles[seat], scores[seat] - tracker.piles[seat])
            canvas.text(medium, parts, 256 - drawing.width(medium, parts), y + 4)
            score = str(scores[seat])
            canvas.text(large, score, canvas.width - MARGIN - drawing.width(large, score), y)
