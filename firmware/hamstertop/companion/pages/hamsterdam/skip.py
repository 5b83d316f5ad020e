"""After the normal moves: abilities used instead of one, in turn order. HD-54, HS-29."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....games.hamsterdam import specials
from ..page import LEFT, MARGIN, RIGHT, TOP, paragraph
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Skip(GamePage):
    """Names the order and the abilities; a Bombster's water is entered here."""

    def actions(self) -> tuple[str, str, str]:
        return (self.words.WATER, self.words.CARDS, self.common.DONE)

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.push("hamsterdam.water")
        elif key == RIGHT:
            self.app.do(("done",))
        else:
            self.app.push("hamsterdam.cards")

    def scene(self, now: int) -> "Scene":
        return ("seat", self.tracker.first)

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.text(large, self.words.SKIP_TITLE, MARGIN, TOP + 2)
        names = [special[0] for special in specials.SPECIALS if special[1] & specials.SKIP]
        y = paragraph(canvas, medium, self.words.SKIP_HOW, MARGIN, TOP + 26, 284, 15)
        self.order(canvas, y)
        paragraph(canvas, medium, ", ".join(names), MARGIN, y + 18, 284, 15)
