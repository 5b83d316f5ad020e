"""The movement phase: normal moves in turn order. HD-50 to HD-56."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ..page import LEFT, MARGIN, RIGHT, TOP, paragraph
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Move(GamePage):
    """One press when all have moved; another key when somebody uses an ability instead."""

    clean = True

    def actions(self) -> tuple[str, str, str]:
        return (self.words.MOVE_SKIP, "", self.common.DONE)

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.do(("skips",))
        elif key == RIGHT:
            self.app.do(("done",))

    def scene(self, now: int) -> "Scene":
        return ("seat", self.tracker.first)

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.text(large, self.words.MOVE_TITLE, MARGIN, TOP + 2)
        y = paragraph(canvas, medium, self.words.MOVE_HOW, MARGIN, TOP + 27, 284, 15)
        self.order(canvas, y + 8)
