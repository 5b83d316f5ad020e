"""What now? This moment of the game explained, for who does not know the rules."""

from ...words import COMPANION
from .. import titles
from ..leaves import Leaves
from ..opening import how
from ..screen import GLANCE, NO, back
from ..settings import NEVER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Commands


class WhatNow(Leaves):
    """One to three pages on a topic, a phase of the game or what a question names; then back to where one was."""

    kind = GLANCE

    def __init__(self, app: "App", topic: str) -> None:
        self.words = app.words("explained", COMPANION)
        super().__init__(app, self.called(app), app.words("help." + topic).pages(), NO)

    def called(self, app: "App") -> str:
        """What stands in the bar."""
        called: str = app.common.what_now
        return called

    def corner(self) -> str:
        """On a page with an asterisk also what that means."""
        pages = super().corner()
        if "*" not in self.leaves[self.page][1]:
            return pages
        meant: str = self.words.open
        return meant + "    " + pages if pages else meant

    def presses(self) -> "Commands":
        left, middle, right = super().presses()
        if hasattr(titles.screens(self.app.session.game), "EXPLAINED"):
            middle = (self.words.game, how)
        return left, middle, (right if right[0] else (self.app.common.go_on, back))

    def holds(self) -> "Commands":
        return NO, NO, (self.app.common.back, back)


class FirstTime(WhatNow):
    """The same, by itself, as something comes for the first time: one press leaves it, another one all that would
    follow."""

    clean = True

    def called(self, app: "App") -> str:
        called: str = self.words.first
        return called

    def presses(self) -> "Commands":
        left, _, right = super().presses()
        return (
            left if self.page else (self.words.never, never),
            NO if right[1] is back else (self.words.skip, back),
            right,
        )

    def holds(self) -> "Commands":
        return NO, NO, NO


def never(app: "App") -> None:
    """Explain nothing by itself any more."""
    app.settings.explains = NEVER
    app.pop()
    app.save_settings()
