"""What the players must know: notices, a defect, sleep."""

from ...drawing import canvas as drawing
from ...drawing.fonts import small
from ...drawing.pictures import hamster
from ...drawing.pictures import notices as pictures
from ...words import COMPANION
from ..screen import ABOVE, BOTTOM, MARGIN, NO, NOTHING, NOTICE, TOP, Screen, across, back, foot, home, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Commands


PICTURES = {
    "cut": "DAMAGED",
    "foreign": "UNREADABLE",
    "unreadable": "UNREADABLE",
    "formatted": "UNSAVED",
    "unsaved": "UNSAVED",
    "panel": "SCREEN",
    "stuck": "DICE",
    "battery_low": "BATTERY",
    "fault": "WRONG",
}


class Notice(Screen):
    """`about` is what has a headline and advice in the section `notice`."""

    kind = NOTICE

    def __init__(self, app: "App", about: str) -> None:
        super().__init__(app)
        self.words = app.words("notice", COMPANION)
        self.headline, self.advice = self.words[about + ".headline"], self.words[about + ".advice"]
        self.picture = getattr(pictures, PICTURES[about]) if about in PICTURES else hamster.HEAD

    def title(self) -> str:
        return self.words.title

    def presses(self) -> "Commands":
        return NO, NO, (self.app.common.ok, back)

    def holds(self) -> "Commands":
        return NOTHING

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(self.picture, MARGIN, TOP + 20)
        say(canvas, self.headline, self.advice, 40 + 3 * MARGIN, TOP + 4, 230)


class FirstLight(Notice):
    """Said once, on a panel that nobody has confirmed: how to be rid of the flash."""

    kind = ABOVE

    def __init__(self, app: "App") -> None:
        super().__init__(app, "first_light")

    def presses(self) -> "Commands":
        return (self.words.check, _check), NO, (self.words.later, back)


def _check(app: "App") -> None:
    """Not to come back here."""
    app.pop()
    app.check()


class Fault(Notice):
    """A defect has stopped what was under way; the game is as it was stored.

    Goes on, or back by one step, or home, whichever the defect leaves open.
    """

    kind = ABOVE

    def __init__(self, app: "App", error: Exception) -> None:
        super().__init__(app, "fault")
        self.error = "%s: %s" % (type(error).__name__, error)

    def presses(self) -> "Commands":
        session = self.app.session
        undo = (self.words.undo, lambda app: app.undo()) if session.count > 1 else NO
        go_on = (lambda app: app.play()) if session.game else home
        return (self.app.common.first_page, home), undo, (self.app.common.go_on, go_on)

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
        self.words = app.words("asleep", COMPANION)

    def title(self) -> str:
        return self.words.title

    def presses(self) -> "Commands":
        wake = (self.words.wake, back)
        return wake, wake, wake

    def holds(self) -> "Commands":
        return NOTHING

    def draw(self, canvas: drawing.Canvas) -> None:
        advice = self.words.advice if self.app.session.game else ""
        say(canvas, self.words.headline, advice, MARGIN, TOP + 6, 210)
        canvas.picture(hamster.HAMSTER, across(canvas, 220), TOP + 16)
