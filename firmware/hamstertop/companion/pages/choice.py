"""Layout: a list to choose from, four rows at a time."""

from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from .page import LEFT, MARGIN, MIDDLE, RIGHT, TOP, Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels

ROWS = 4
ROW = 22  # pixels


class Choice(Page):
    """Pages fill in `items`, `value`, `choose`, and `side` for something beside the list."""

    repeats = (MIDDLE,)
    width = 288  # pixels of a row

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.at = 0

    def items(self) -> list[str]:
        """What can be chosen."""
        raise NotImplementedError

    def value(self, index: int) -> str:
        """What an item is set to, at the right of its row."""
        return ""

    def choose(self, index: int) -> None:
        """An item was chosen."""
        raise NotImplementedError

    def side(self, canvas: drawing.Canvas) -> None:
        """Draw what stands beside a narrow list."""

    def back(self) -> str:
        """The label that leads back, "" where nothing is to go back to."""
        return self.common.BACK

    def labels(self) -> "Labels":
        return (("▲", self.back()), ("▼", ""), (self.common.CHOOSE, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.choose(self.at)
        elif key == LEFT and held:
            self.app.pop()
        else:
            self.at = (self.at + (1 if key == MIDDLE else -1)) % len(self.items())
            self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        items = self.items()
        first = max(0, min(self.at - 1, len(items) - ROWS))
        for row, index in enumerate(range(first, min(first + ROWS, len(items)))):
            y = TOP + 1 + row * ROW
            ink = 1
            if index == self.at:
                canvas.round(2, y, self.width, ROW, 5)
                ink = 0
            value = self.value(index)
            right = 2 + self.width - MARGIN - drawing.width(medium, value)
            canvas.text(medium, value, right, y + 4, ink)
            canvas.text(large, drawing.fit(large, items[index], right - 3 * MARGIN), 2 + MARGIN, y, ink)
        self._scroll_bar(canvas, first, len(items))
        self.side(canvas)

    def _scroll_bar(self, canvas: drawing.Canvas, first: int, count: int) -> None:
        if count > ROWS:
            high = ROWS * ROW
            canvas.fill(4 + self.width, TOP + 1 + first * high // count, 3, ROWS * high // count)
