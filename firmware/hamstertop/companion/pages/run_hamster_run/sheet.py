"""The data sheet: everybody's chips, the Speed pool, the alligators."""

from ....drawing import canvas as drawing
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..page import Labels


class Sheet(GamePage):
    """In order of initiative, once it is known."""

    def title(self) -> str:
        return self.game.SHEET_TITLE

    def corner(self) -> str:
        tracker = self.tracker
        return self.game.SHEET_CORNER % (tracker.speed, tracker.alligators, tracker.moved)

    def labels(self) -> "Labels":
        return (("", ""), ("", ""), (self.common.BACK_KEY, ""))

    def press(self, key: int, held: bool) -> None:
        self.app.pop()

    def draw(self, canvas: drawing.Canvas) -> None:
        order = self.tracker.order
        others = [seat for seat in range(self.tracker.players) if seat not in order]
        self.sheet(canvas, order + others, self.tracker.asked)
