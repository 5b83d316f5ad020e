"""A dam breaks: one card after the other, with the water on it. HD-40 to HD-47, HD-A10."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....drawing.pictures import breach
from ....games.hamsterdam.tracker import MOST
from ..page import BOTTOM, LEFT, MARGIN, RIGHT, TOP, paragraph
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...lights import Scene


class Breach(GamePage):
    """Asks for the tokens on one flipped card."""

    @property
    def seat(self) -> int:
        """Whose dam breaks."""
        return self.tracker.asked or 0

    def title(self) -> str:
        return self.words.BREACH_TITLE

    def corner(self) -> str:
        return self.words.BREACH_LEFT % self.tracker.flips_due(self.seat)

    def actions(self) -> tuple[str, str, str]:
        return (self.words.BREACH_MORE, self.words.BREACH_ONE, self.words.BREACH_DRY)

    def act(self, key: int) -> None:
        seat = self.seat
        if key == RIGHT:
            self.app.do(("breach", seat, 0))
        elif self.tracker.piles[seat] < MOST:
            if key == LEFT:
                self.app.push("hamsterdam.more")
            else:
                self.app.do(("breach", seat, 1))

    def scene(self, now: int) -> "Scene":
        return ("alarm", self.seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(breach.BREACH, canvas.width - 66, TOP + 14)
        name = self.app.name(self.seat)
        y = paragraph(canvas, large, self.words.BREACH_FLIP % name, MARGIN, TOP + 2, 180, 20)
        paragraph(canvas, medium, self.words.BREACH_HOW, MARGIN, y + 2, 206, 14)
        canvas.text(medium, self.words.BREACH_ASKS, MARGIN, BOTTOM - 17)
