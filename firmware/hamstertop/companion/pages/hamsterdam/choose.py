"""Physicster: the old roll or the new one. HS-13."""

from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import digits
from ..page import MIDDLE, RIGHT, TOP, centred
from .gamepage import GamePage


class Choose(GamePage):
    """Both rolls, side by side."""

    def title(self) -> str:
        return self.words.CHOOSE_TITLE

    def actions(self) -> tuple[str, str, str]:
        return (self.words.CHOOSE_OLD % self.tracker.before[1], "", self.words.CHOOSE_NEW % self.tracker.total)

    def act(self, key: int) -> None:
        if key != MIDDLE:
            self.app.do(("chose", 1 if key == RIGHT else 0))

    def draw(self, canvas: drawing.Canvas) -> None:
        half = canvas.width // 2
        canvas.fill(half, TOP + 8, 1, 74)
        rolls = (self.tracker.before, (self.tracker.dice, self.tracker.total))
        for index, (dice, total) in enumerate(rolls):
            x = index * half
            if dice:
                for number, face in enumerate(dice):
                    die(canvas, x + 26 + 50 * number, TOP + 8, 44, face)
            centred(canvas, digits, str(total), x, half, TOP + 58)
