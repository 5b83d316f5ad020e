"""What the players must know: notices, a defect, sleep."""

from ...drawing import canvas as drawing
from ...drawing.fonts import small
from ...drawing.pictures import hamster
from ...drawing.pictures import notices as pictures
from ..screen import BOTTOM, MARGIN, NO, NOTHING, TOP, Screen, across, back, foot, home, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Deeds


PICTURES = {
    "CUT": "DAMAGED",
    "FOREIGN": "UNREADABLE",
    "UNREADABLE": "UNREADABLE",
    "UNSAVED": "UNSAVED",
    "PANEL": "SCREEN",
    "STUCK": "DICE",
    "BATTERY_LOW": "BATTERY",
    "FAULT": "WRONG",
}


class Notice(Screen):
    """`about` names a pair of texts in `notices`: a headline and what to do."""

    def __init__(self, app: "App", about: str) -> None:
        super().__init__(app)
        self.words = app.text("notices")
        self.headline, self.advice = getattr(self.words, about)
        self.picture = getattr(pictures, PICTURES[about]) if about in PICTURES else hamster.HEAD

    def title(self) -> str:
        return self.words.NOTICE

    def presses(self) -> "Deeds":
        return NO, NO, (self.app.common.OK, back)

    def holds(self) -> "Deeds":
        return NOTHING

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(self.picture, MARGIN, TOP + 20)
        say(canvas, self.headline, self.advice, 40 + 3 * MARGIN, TOP + 4, 230)


class FirstLight(Notice):
    """Said once, on a panel that nobody has confirmed: how to be rid of the flash."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, "FIRST_LIGHT")

    def presses(self) -> "Deeds":
        return (self.words.CHECK, _check), NO, (self.words.LATER, back)


def _check(app: "App") -> None:
    """Not to come back here."""
    app.pop()
    app.check()


class Fault(Notice):
    """A defect has stopped what was under way; the game is as it was stored.

    Goes on, or back by one step, or home, whichever the defect leaves open.
    """

    def __init__(self, app: "App", error: Exception) -> None:
        super().__init__(app, "FAULT")
        self.error = "%s: %s" % (type(error).__name__, error)

    def presses(self) -> "Deeds":
        session = self.app.session
        undo = (self.words.UNDO_KEY, lambda app: app.undo()) if session.count > 1 else NO
        go_on = (lambda app: app.play()) if session.game else home
        return (self.app.common.FIRST_PAGE, home), undo, (self.app.common.GO_ON, go_on)

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        error = drawing.fit(small, self.error, canvas.width - 2 * MARGIN)
        foot(canvas)
        canvas.text(small, error, MARGIN, BOTTOM - 14)


class Asleep(Screen):
    """What stays on the panel while the board sleeps. Whatever key is pressed, it only wakes."""

    clean = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words = app.text("notices")

    def title(self) -> str:
        return self.words.ASLEEP

    def presses(self) -> "Deeds":
        wake = (self.words.WAKE, back)
        return wake, wake, wake

    def holds(self) -> "Deeds":
        return NOTHING

    def draw(self, canvas: drawing.Canvas) -> None:
        say(canvas, self.words.ASLEEP_HEADLINE, self.words.ASLEEP_ADVICE, MARGIN, TOP + 6, 210)
        canvas.picture(hamster.HAMSTER, across(canvas, 220), TOP + 16)
