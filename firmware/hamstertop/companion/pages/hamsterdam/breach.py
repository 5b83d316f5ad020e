"""A dam breaks: one card after the other, with the water on it. HD-40 to HD-47, HD-A10."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....drawing.pictures import dam
from ..page import LEFT, MARGIN, RIGHT, TOP, paragraph
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Breach(GamePage):
    """Asks for the tokens on one flipped card."""

    def title(self) -> str:
        return self.words.BREACH_TITLE

    def corner(self) -> str:
        return self.words.BREACH_LEFT % self.tracker.flips_due(self.tracker.asked)

    def actions(self) -> tuple[str, str, str]:
        return (self.words.BREACH_MORE, self.words.BREACH_ONE, self.words.BREACH_DRY)

    def act(self, key: int) -> None:
        if key == LEFT:
            self.app.push("hamsterdam.more")
        else:
            self.app.do(("breach", self.tracker.asked, 0 if key == RIGHT else 1))

    def scene(self, now: int) -> "Scene":
        return ("alarm", self.tracker.asked)

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(dam.BREACH, canvas.width - 78, TOP + 18)
        name = self.app.name(self.tracker.asked)
        y = paragraph(canvas, large, self.words.BREACH_FLIP % name, MARGIN, TOP + 2, 180, 20)
        y = paragraph(canvas, medium, self.words.BREACH_HOW, MARGIN, y + 4, 180, 14)
