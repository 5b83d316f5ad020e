"""Something the players must know."""

from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from .page import MARGIN, RIGHT, TOP, Page, paragraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels


class Notice(Page):
    """`about` names a pair of texts in `notices`: a headline and what to do."""

    part = "notices"

    def __init__(self, app: "App", about: str) -> None:
        super().__init__(app)
        self.headline, self.advice = getattr(self.words, about)

    def title(self) -> str:
        return self.words.NOTICE

    def labels(self) -> "Labels":
        return (("", ""), ("", ""), (self.common.OK, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.app.pop()

    def draw(self, canvas: drawing.Canvas) -> None:
        y = paragraph(canvas, large, self.headline, MARGIN, TOP + 4, 284, 22)
        paragraph(canvas, medium, self.advice, MARGIN, y + 4, 284, 16)
