"""Nobody has played for long: what stays on the paper while the board sleeps."""

from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from ...drawing.pictures import hamster
from .page import MARGIN, TOP, Page, paragraph

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .page import Labels


class Asleep(Page):
    """Whatever key is pressed, it only wakes."""

    part = "notices"
    clean = True

    def title(self) -> str:
        return self.words.ASLEEP

    def labels(self) -> "Labels":
        wake = (self.words.WAKE, "")
        return (wake, wake, wake)

    def press(self, key: int, held: bool) -> None:
        self.app.pop()

    def draw(self, canvas: drawing.Canvas) -> None:
        y = paragraph(canvas, large, self.words.ASLEEP_HEADLINE, MARGIN, TOP + 8, 210, 24)
        paragraph(canvas, medium, self.words.ASLEEP_ADVICE, MARGIN, y + 6, 210, 16)
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
