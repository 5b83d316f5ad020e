"""A defect has stopped what was under way; the game is as it was stored."""

from ...drawing import canvas as drawing
from ...drawing.fonts import small
from .notice import Notice
from .page import BOTTOM, LEFT, MARGIN, MIDDLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels


class Fault(Notice):
    """Goes on, or back by one step, or home, whichever the defect leaves open."""

    def __init__(self, app: "App", error: Exception) -> None:
        super().__init__(app, "FAULT")
        self.told = "%s: %s" % (type(error).__name__, error)

    def labels(self) -> "Labels":
        undo = self.words.UNDO_KEY if self.app.session.count > 1 else ""
        return ((self.common.FIRST_PAGE, ""), (undo, ""), (self.words.GO_ON, ""))

    def press(self, key: int, held: bool) -> None:
        if key == LEFT:
            self.app.home()
        elif key == MIDDLE:
            self.app.undo()
        elif self.app.session.game:
            self.app.play()
        else:
            self.app.home()

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        told = drawing.fit(small, self.told, canvas.width - 2 * MARGIN)
        canvas.text(small, told, MARGIN, BOTTOM - 14)
