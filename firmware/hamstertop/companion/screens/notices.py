"""What the players must know: notices, a defect, sleep."""

from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium, small
from ...drawing.pictures import hamster
from ..screen import BOTTOM, MARGIN, NOTHING, TOP, Screen, back, home, paragraph, press

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Key


class Notice(Screen):
    """`about` names a pair of texts in `notices`: a headline and what to do."""

    def __init__(self, app: "App", about: str) -> None:
        super().__init__(app)
        self.words = app.text("notices")
        self.headline, self.advice = getattr(self.words, about)

    def title(self) -> str:
        return self.words.NOTICE

    def keys(self) -> "tuple[Key, Key, Key]":
        return NOTHING, NOTHING, press(self.app.common.OK, back)

    def draw(self, canvas: drawing.Canvas) -> None:
        y = paragraph(canvas, large, self.headline, MARGIN, TOP + 4, 284, 22)
        paragraph(canvas, medium, self.advice, MARGIN, y + 4, 284, 16)


class Fault(Notice):
    """A defect has stopped what was under way; the game is as it was stored.

    Goes on, or back by one step, or home, whichever the defect leaves open.
    """

    def __init__(self, app: "App", error: Exception) -> None:
        super().__init__(app, "FAULT")
        self.error = "%s: %s" % (type(error).__name__, error)

    def keys(self) -> "tuple[Key, Key, Key]":
        session = self.app.session
        undo = press(self.words.UNDO_KEY, lambda app: app.undo()) if session.count > 1 else NOTHING
        go_on = (lambda app: app.play()) if session.game else home
        return press(self.app.common.FIRST_PAGE, home), undo, press(self.words.GO_ON, go_on)

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        error = drawing.fit(small, self.error, canvas.width - 2 * MARGIN)
        canvas.text(small, error, MARGIN, BOTTOM - 14)


class Asleep(Screen):
    """What stays on the panel while the board sleeps. Whatever key is pressed, it only wakes."""

    clean = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words = app.text("notices")

    def title(self) -> str:
        return self.words.ASLEEP

    def keys(self) -> "tuple[Key, Key, Key]":
        wake = press(self.words.WAKE, back)
        return wake, wake, wake

    def draw(self, canvas: drawing.Canvas) -> None:
        y = paragraph(canvas, large, self.words.ASLEEP_HEADLINE, MARGIN, TOP + 8, 210, 24)
        paragraph(canvas, medium, self.words.ASLEEP_ADVICE, MARGIN, y + 6, 210, 16)
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
