"""Who begins: everybody rolls, the highest begins, ties roll again. HD-15, HD-A29."""

from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import digits, large, medium
from ..page import LEFT, MARGIN, MIDDLE, TOP, centred
from .gamepage import GamePage


class First(GamePage):
    """The next to roll, and what the others rolled."""

    part = "hamsterdam_begin"

    def title(self) -> str:
        return self.words.FIRST_TITLE

    def corner(self) -> str:
        return self.words.FIRST_AGAIN if -1 in self.tracker.rolls else ""

    def actions(self) -> tuple[str, str, str]:
        return (self.game.TYPE, self.words.FIRST_KNOWN, self.common.ROLL)

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.push("hamsterdam.typed")
        elif key == MIDDLE:
            self.app.push("hamsterdam.known")
        else:
            self.app.do(("rolled",) + self.app.session.roll(2, 6), stay=True)

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        canvas.text(large, self.words.FIRST_ROLLS % self.app.name(tracker.asked or 0), MARGIN, TOP + 8)
        if tracker.dice:
            for index, face in enumerate(tracker.dice):
                die(canvas, 206 + 44 * index, TOP + 3, 40, face)
        wide = canvas.width // tracker.players
        for seat, roll in enumerate(tracker.rolls):
            x = seat * wide
            centred(canvas, medium, self.app.name(seat), x, wide, TOP + 45)
            if roll > 0:
                centred(canvas, digits, str(roll), x, wide, TOP + 60)
            elif roll == 0:
                canvas.frame(x + wide // 2 - 12, TOP + 62, 24, 24, 5, 2 if seat == tracker.asked else 1)
