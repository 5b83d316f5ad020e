"""All chips are placed: is it right?"""

from ....drawing import canvas as drawing
from ..page import LEFT, RIGHT
from .allocate import Allocate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels


class Check(Allocate):
    """A page of its own, so that a key that places chips while it is held confirms nothing."""

    clean = False
    repeats = ()

    def __init__(self, app: "App", chips: list[int]) -> None:
        super().__init__(app)
        self.chips = chips

    def title(self) -> str:
        return self.words.CHECK % self.app.name(self.seat)

    def corner(self) -> str:
        return ""

    def labels(self) -> "Labels":
        return ((self.words.AGAIN, self.common.BACK), ("", ""), (self.common.OK, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.app.do(("allocated", self.seat) + tuple(self.chips))
        elif key == LEFT and not held:
            self.app.pop()
        elif self.secret:
            self.app.play()
        else:
            self.app.undo()

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        self.names(canvas)
