"""Layout: one number, changed by two keys."""

from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium, numerals
from .page import LEFT, MARGIN, MIDDLE, RIGHT, TOP, Page, paragraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels


class Counter(Page):
    """Pages fill in `question`, `hint` and `enter`."""

    repeats = (LEFT, MIDDLE)
    least = 0
    most = 99

    def __init__(self, app: "App", number: int = 0) -> None:
        super().__init__(app)
        self.number = number

    def question(self) -> str:
        """What the number is."""
        raise NotImplementedError

    def hint(self) -> str:
        """More about it."""
        return ""

    def enter(self, number: int) -> None:
        """The number was given."""
        raise NotImplementedError

    def labels(self) -> "Labels":
        return (("–", ""), ("+", ""), (self.common.OK, self.common.BACK))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            if held:
                self.app.pop()
            else:
                self.enter(self.number)
            return
        step = 1 if key == MIDDLE else -1
        self.number = max(self.least, min(self.most, self.number + step))
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        number = str(self.number)
        wide = drawing.width(numerals, number)
        canvas.text(numerals, number, 248 - wide // 2, TOP + 21)
        y = paragraph(canvas, large, self.question(), MARGIN, TOP + 6, 190, 22)
        paragraph(canvas, medium, self.hint(), MARGIN, y + 4, 190, 16)
