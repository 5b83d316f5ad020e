"""The belt moves; who falls in? RHR-70 to RHR-73."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals
from ....games.run_hamster_run import rules
from ....games.run_hamster_run.tracker import ASTERISK_AT_ONCE
from ..page import LEFT, MARGIN, RIGHT, TOP, centred, paragraph
from .gamepage import GamePage


class Belt(GamePage):
    """How often, and what the asterisks do to the Speed pool."""

    clean = True
    part = "run_hamster_run_pit"

    def title(self) -> str:
        return self.words.BELT_TITLE

    def actions(self) -> tuple[str, str, str]:
        return (self.words.BELT_FELL, "", self.common.DONE)

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.push("run_hamster_run.fell")
        elif key == RIGHT:
            self.app.do(("done",))

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        times = tracker.moves
        centred(canvas, numerals, str(times), 0, 80, TOP + 8)
        centred(canvas, large, self.words.BELT_ONCE if times == 1 else self.words.BELT_TIMES, 0, 80, TOP + 58)
        y = paragraph(canvas, medium, self._asterisks() or self.words.BELT_HOW, 84, TOP + 6, 206, 15)
        swims = [self.app.name(seat) for seat in tracker.in_play if tracker.pit[seat]]
        if swims:
            paragraph(canvas, medium, self.words.BELT_PIT % ", ".join(swims), 84, y + 4, 206 - MARGIN, 15)

    def _asterisks(self) -> str:
        """What happens to the Speed pool, "" when the asterisks stay on the belt."""
        tracker = self.tracker
        moved = tracker.moved
        passed = [move for move in range(moved + 1, moved + tracker.moves + 1) if move % rules.STRIPS == rules.ASTERISK]
        if not passed:
            return ""
        speed = rules.convey(moved, tracker.speed, bool(tracker.house & ASTERISK_AT_ONCE))[1]
        if speed == tracker.speed:
            return self.words.BELT_STEADY % speed
        return self.words.BELT_SPEED % (tracker.speed, speed)
