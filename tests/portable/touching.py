"""Fingers that touch items on a page instead of pressing the keys that do the same. Runs on any Python."""

from hamstertop.companion.shown import HOLD, KEY, LINE
from hamstertop_host.simulator.virtual.board import VirtualTouch
from hamstertop_host.simulator.virtual.page import Page
from playing.fingers import HOLD as HOLDS
from playing.fingers import STEP, Fingers


class Touching(Fingers):
    """Fingers that give their board a page, and touch the keys and lines that it offers. `touches` is the number of
    touches."""

    def __init__(self, board, source, on_event=None):
        board.touch = VirtualTouch()
        self.touches = 0
        super().__init__(board, source, on_event)

    def offers(self, what, which, number=None):
        """Return whether the page offers an item to touch, or a number there."""
        self.settle()
        self.wait(STEP)
        page = Page(self.app)
        page.message()
        return page.offers(what, which, number)

    def touch(self, what, which, number=None):
        """Touch an item, or a number there, if the page offers it, and return whether it does."""
        offered = self.offers(what, which, number)
        if offered:
            self.touches += 1
            self.board.answer(self.app.stack.revision, what, which, number)
            self.wait(STEP)
        return offered

    def _down(self, key, ms):
        if not self.touch(HOLD if ms > HOLDS else KEY, key):
            super()._down(key, ms)

    def choose(self, index):
        self._look()
        assert self.touch(LINE, index)
