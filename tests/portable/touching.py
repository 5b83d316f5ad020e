"""Fingers that touch items on the display instead of pressing the keys that do the same. Runs on any Python."""

from hamstertop.drawing.painter import HOLD, KEY, LINE, MORE
from hamstertop_host.playing.fingers import HOLD as HOLDS
from hamstertop_host.playing.fingers import STEP, Fingers
from hamstertop_host.virtual.board import VirtualTouch


class Touching(Fingers):
    """Fingers that give their board a touch panel, and touch labels and lines where they are shown. `touches` is the
    number of touches."""

    def __init__(self, board, source, on_event=None):
        board.touch = VirtualTouch()
        self.touches = 0
        super().__init__(board, source, on_event)

    def place(self, what, which):
        """Return the middle of an area on the display, or None if it is not there."""
        self.settle()
        self.wait(STEP)
        for kind, index, x, y, wide, high in reversed(self.app.canvas.spots):
            if (kind, index) == (what, which):
                return x + wide // 2, y + high // 2
        return None

    def touch(self, what, which):
        """Touch an area if it is on the display, and return whether it is."""
        place = self.place(what, which)
        if place:
            self.touches += 1
            self.board.tap(*place)
            self.wait(STEP)
        return place is not None

    def _down(self, key, ms):
        if not self.touch(HOLD if ms > HOLDS else KEY, key):
            super()._down(key, ms)

    def choose(self, index):
        self._look()
        while not self.place(LINE, index):
            assert self.touch(MORE, 1 if index > self.screen.at else -1)
        self.touch(LINE, index)
