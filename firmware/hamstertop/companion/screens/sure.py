"""Asking back, before something is done that is hard to see or unlikely."""

from ...drawing import canvas as drawing
from ..screen import MARGIN, NO, TOP, Screen, back, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Action, Deeds


class Sure(Screen):
    """A question with No and Yes."""

    def __init__(self, app: "App", question: str, action: "Action") -> None:
        super().__init__(app)
        self.question = question
        self.action = action

    def title(self) -> str:
        return self.app.common.SURE

    def presses(self) -> "Deeds":
        return (self.app.common.NO, back), NO, (self.app.common.YES, self.action)

    def draw(self, canvas: drawing.Canvas) -> None:
        say(canvas, self.question, "", MARGIN, TOP + 4)
