"""Between two hamsters that allocate in secret: nothing of anybody's chips. RHR-11, RHR-12."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium
from ....drawing.pictures import hamster
from ....games.run_hamster_run import tracker as phases
from ..page import LEFT, MARGIN, RIGHT, TOP, paragraph
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Cover(GamePage):
    """Whose turn with the device it is; then, that all can look."""

    clean = True  # the page before must not shine through
    part = "run_hamster_run_begin"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.all = self.tracker.phase == phases.REVEAL
        self.fresh = not any([any(chips or ()) for chips in self.tracker.sealed])

    def title(self) -> str:
        return self.words.COVER_TITLE % self.tracker.round

    def corner(self) -> str:
        return self.words.COVER_CORNER % (self.tracker.speed, self.tracker.alligators)

    def actions(self) -> tuple[str, str, str]:
        if self.all:
            return ("", "", self.words.REVEAL)
        return (self.words.PAPER if self.fresh else "", "", self.words.HERE)

    def act(self, key: int) -> None:
        if key == RIGHT and not self.all:
            self.app.push("run_hamster_run.allocate")
        elif key == RIGHT or (key == LEFT and self.fresh):
            self.app.do(("revealed",))

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, 222, TOP + 16)
        if self.all:
            canvas.text(large, self.words.ALL_SEALED, MARGIN, TOP + 14)
            paragraph(canvas, medium, self.words.ALL_SEALED_HOW, MARGIN, TOP + 44, 190, 16)
            return
        seat = self.tracker.asked or 0
        canvas.text(huge, drawing.fit(huge, self.app.name(seat), 210), MARGIN, TOP + 8)
        canvas.text(large, self.words.COVER, MARGIN, TOP + 38)
        canvas.text(medium, self.words.COVER_PLUCK % self.tracker.pluck(seat), MARGIN, TOP + 68)
