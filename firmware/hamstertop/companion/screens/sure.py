"""Asking back, before something is done that is hard to see or unlikely."""

from ...drawing import canvas as drawing
from ...drawing.pictures import hamster
from ..screen import BOTTOM, MARGIN, NO, TOP, WIDTH, Screen, back, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Action, Commands


class Sure(Screen):
    """A question with No and Yes, and perhaps why it is asked."""

    def __init__(self, app: "App", question: str, action: "Action", why: str = "") -> None:
        super().__init__(app)
        self.question = question
        self.action = action
        self.why = why

    def title(self) -> str:
        return self.app.common.sure

    def presses(self) -> "Commands":
        return (self.app.common.no, back), NO, (self.app.common.yes, self.action)

    def draw(self, canvas: drawing.Canvas) -> None:
        if self.why:  # there is no room for a picture
            say(canvas, self.question, self.why, MARGIN, TOP + 4)
            return
        wide, high, _ = hamster.HAMSTER
        left = canvas.width - MARGIN - wide
        canvas.picture(hamster.HAMSTER, left, TOP + (BOTTOM - TOP - high) // 2)
        say(canvas, self.question, self.why, MARGIN, TOP + 4, WIDTH - wide - 3 * MARGIN)
