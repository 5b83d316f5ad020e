"""Layout: one chip of a hamster, a key for each trait."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, numerals
from ..page import MARGIN, TOP, centred, fitting
from .gamepage import GamePage


class Take(GamePage):
    """Pages fill in `seat`, `question` and `take`."""

    seat = 0

    def question(self) -> str:
        """What the chip is for."""
        raise NotImplementedError

    def take(self, trait: int) -> None:
        """A trait with a chip was chosen."""
        raise NotImplementedError

    def actions(self) -> tuple[str, str, str]:
        return self.traits(self.tracker.traits[self.seat])

    def act(self, key: int) -> None:
        if self.tracker.traits[self.seat][key]:
            self.take(key)

    def draw(self, canvas: drawing.Canvas) -> None:
        question = self.question()
        canvas.text(fitting(question, 284, (large,)), drawing.fit(large, question, 284), MARGIN, TOP + 4)
        wide = canvas.width // self.app.board.keys
        for trait, chips in enumerate(self.tracker.traits[self.seat]):
            centred(canvas, numerals, str(chips), wide * trait, wide, TOP + 36)
