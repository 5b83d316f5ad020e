"""What now? This moment of the game explained, for who does not know the rules."""

from .. import modules, texts
from ..screen import NO, back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Deeds


def pages(app: "App", topic: str) -> "WhatNow":
    """The pages of a topic: a phase of the game, or what a question names."""
    return WhatNow(app, app.common.WHAT_NOW, texts.help_pages(app.settings.language, app.session.game, topic), NO)


class WhatNow(modules.load("hamstertop.companion.leaves").Leaves):  # type: ignore[misc]  # forgotten with it
    """One to three pages, then back to where one was."""

    shows = True

    def presses(self) -> "Deeds":
        left, middle, right = super().presses()
        return left, middle, (right if right[0] else (self.app.common.GO_ON, back))

    def holds(self) -> "Deeds":
        return NO, NO, (self.app.common.BACK, back)
