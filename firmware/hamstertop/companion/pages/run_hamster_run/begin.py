"""Hamsters are put on the belt, in the order drawn. RHR-3, RHR-4, RHR-A14."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ..page import MARGIN, RIGHT, TOP
from .gamepage import GamePage


class Begin(GamePage):
    """The order, and where."""

    clean = True
    part = "run_hamster_run_begin"

    def title(self) -> str:
        return self.words.PLACE_TITLE

    def actions(self) -> tuple[str, str, str]:
        return ("", "", self.common.DONE)

    def act(self, key: int) -> None:
        if key == RIGHT:
            self.app.do(("done",))

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.text(medium, self.words.PLACE, MARGIN, TOP + 1)
        half = (len(self.tracker.order) + 1) // 2
        for index, seat in enumerate(self.tracker.order):
            x = MARGIN + index // half * canvas.width // 2
            y = TOP + 19 + index % half * 23
            canvas.disc(x + 8, y + 10, 8)
            canvas.text(medium, str(index + 1), x + 5, y + 3, 0)
            canvas.text(large, drawing.fit(large, self.app.name(seat), 110), x + 22, y - 2)
