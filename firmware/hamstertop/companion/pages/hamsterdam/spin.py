"""Spinster: one die to any face. HS-15, HS-20."""

from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import numerals
from ..page import LEFT, MIDDLE, RIGHT, TOP, Page, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels


class Spin(Page):
    """One die is marked; a key turns it on, another goes to the other die, which shows its own face again."""

    part = "hamsterdam"
    repeats = (MIDDLE,)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.die = 0
        self.face = self._thrown()[0]

    def _thrown(self) -> tuple[int, int]:
        return self.app.session.tracker.dice or (1, 1)

    def title(self) -> str:
        return self.words.SPIN_TITLE

    def labels(self) -> "Labels":
        return ((self.words.SPIN_DIE, self.common.BACK), (self.words.SPIN_FACE, ""), (self.common.OK, ""))

    def press(self, key: int, held: bool) -> None:
        if key == RIGHT:
            self.app.do(("spun", self.die, self.face))
            return
        if key == LEFT and held:
            self.app.pop()
        elif key == LEFT:
            self.die = 1 - self.die
            self.face = self._thrown()[self.die]
        else:
            self.face = self.face % 6 + 1
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        faces = list(self._thrown())
        faces[self.die] = self.face
        for index, face in enumerate(faces):
            x = 40 + 66 * index
            die(canvas, x, TOP + 18, 48, face)
            if index == self.die:
                canvas.frame(x - 5, TOP + 13, 58, 58, 9, 2)
        centred(canvas, numerals, str(sum(faces)), 180, 110, TOP + 18)
