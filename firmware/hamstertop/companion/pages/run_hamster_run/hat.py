"""The HAT: who is placed next, initiative chip by chip, who faces the alligators first. RHR-3, RHR-20 to RHR-22."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium
from ....games.run_hamster_run import tracker as phases
from ..page import MARGIN, MIDDLE, RIGHT, TOP
from .gamepage import GamePage


class Hat(GamePage):
    """One press, one chip."""

    def title(self) -> str:
        words = {phases.PLACING: self.game.PLACING, phases.INITIATIVE: self.game.INITIATIVE, phases.TIE: self.game.TIE}
        title: str = words[self.tracker.phase]
        news = self.news() if self.tracker.phase == phases.INITIATIVE else ""
        return title + ": " + news if news else title

    def actions(self) -> tuple[str, str, str]:
        return ("", self.game.BAG, self.game.DRAW)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("drawn", self.app.session.draw(sum(self.tracker.hat))))
        elif key == MIDDLE:
            hat = self.tracker.hat
            owners = [seat for seat, chips in enumerate(hat) if chips]
            lines = [(self.app.name(seat), str(hat[seat]), ("drawn", sum(hat[:seat]))) for seat in owners]
            self.app.push("run_hamster_run.byhand", lines)

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        if tracker.phase == phases.INITIATIVE:
            waiting = [seat for seat in tracker.in_play if seat not in tracker.order]
            self.sheet(canvas, tracker.order + waiting, tracker.order[-1] if tracker.order else None)
            return
        order = tracker.order if tracker.phase == phases.PLACING else []
        waiting = [seat for seat in range(tracker.players) if tracker.hat[seat]]
        row = 88 // max(len(order) + len(waiting), 4)
        for index, seat in enumerate(order + waiting):
            y = TOP + 2 + row * index
            if seat in order:
                canvas.disc(14, y + row // 2, 7)
                canvas.text(medium, str(index + 1), 11, y + row // 2 - 7, 0)
            else:
                canvas.ring(14, y + row // 2, 6, 2)
            canvas.text(large if row > 20 else medium, self.app.name(seat), 30, y)
        news = self.news()
        canvas.text(large, news, canvas.width - MARGIN - drawing.width(large, news), TOP + 4)
        self._bag(canvas, sum(tracker.hat))

    def _bag(self, canvas: drawing.Canvas, chips: int) -> None:
        """The paper bag with its chips."""
        canvas.frame(222, TOP + 34, 58, 53, 6, 2)
        canvas.fill(222, TOP + 34, 58, 8, 0)
        for x in range(222, 280, 10):
            canvas.line(x, TOP + 41, x + 4, TOP + 35)
            canvas.line(x + 5, TOP + 35, x + 9, TOP + 41)
        text = str(chips)
        canvas.text(huge, text, 251 - drawing.width(huge, text) // 2, TOP + 48)
