"""One special: when it acts and what it does."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, medium
from ....drawing.pictures import hamster
from ....games.hamsterdam import specials
from ..page import LEFT, MARGIN, RIGHT, TOP, Page, paragraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels


class Card(Page):
    """Leafs through `kinds`, indices of specials."""

    part = "cards"

    def __init__(self, app: "App", kinds: list[int], at: int) -> None:
        super().__init__(app)
        self.kinds = kinds
        self.at = at

    def title(self) -> str:
        return self.words.TITLE

    def corner(self) -> str:
        window = specials.SPECIALS[self.kinds[self.at]][1]
        names = [name for bit, name in enumerate(self.words.WINDOWS) if window >> bit & 1]
        return self.words.ANYTIME if len(names) == len(self.words.WINDOWS) else " · ".join(names)

    def labels(self) -> "Labels":
        return (("◀", ""), ("▶", ""), (self.common.BACK_KEY, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.app.pop()
        else:
            self.at = (self.at + (-1 if key == LEFT else 1)) % len(self.kinds)
            self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        kind = self.kinds[self.at]
        name, _, flips = specials.SPECIALS[kind]
        canvas.picture(hamster.HEAD, canvas.width - 30, TOP + 8)
        canvas.text(huge, name, MARGIN, TOP + 1)
        y = paragraph(canvas, medium, self.words.CARDS[kind], MARGIN, TOP + 33, 284, 15)
        if flips:
            paragraph(canvas, medium, self.words.FLIPS, MARGIN, y + 1, 284, 15)
