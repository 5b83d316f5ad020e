"""What now? This moment of the game explained, for who does not know the rules."""

from ...words import COMPANION
from ..leaves import Leaves
from ..screen import GLANCE, NO, back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Commands


class WhatNow(Leaves):
    """One to three pages on a topic, a phase of the game or what a question names; then back to where one was."""

    kind = GLANCE

    def __init__(self, app: "App", topic: str) -> None:
        super().__init__(app, app.common.what_now, app.words("help." + topic).pages(), NO)

    def corner(self) -> str:
        """On a page with an asterisk also what that means."""
        pages = super().corner()
        if "*" not in self.leaves[self.page][1]:
            return pages
        return self.app.words("explained", COMPANION).open + ("    " + pages if pages else "")

    def presses(self) -> "Commands":
        left, middle, right = super().presses()
        return left, middle, (right if right[0] else (self.app.common.go_on, back))

    def holds(self) -> "Commands":
        return NO, NO, (self.app.common.back, back)
