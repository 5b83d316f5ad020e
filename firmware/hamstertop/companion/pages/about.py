"""What this is and how it is doing."""

import gc
import sys

from ... import VERSION
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from ...drawing.pictures import hamster
from .page import MARGIN, TOP, Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels


class About(Page):
    """Version, board, runtime, memory, whether games are being saved."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words = app.text("common")

    def title(self) -> str:
        return self.words.ABOUT

    def labels(self) -> "Labels":
        return (("", ""), ("", ""), (self.words.BACK_KEY, ""))

    def press(self, key: int, held: bool) -> None:
        self.app.pop()

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
        canvas.text(large, "Hamstertop %s" % VERSION, MARGIN, TOP + 2)
        for row, line in enumerate(self._lines()):
            canvas.text(medium, drawing.fit(medium, line, 210), MARGIN, TOP + 26 + 15 * row)

    def _lines(self) -> list[str]:
        words = self.words
        runtime = "%s %s" % (sys.implementation.name, ".".join([str(part) for part in sys.implementation.version[:3]]))
        lines = [self.app.board.name, runtime]
        if hasattr(gc, "mem_free"):
            gc.collect()
            lines.append(words.MEMORY % (gc.mem_free() // 1024))
        lines.append(words.NOT_SAVED if self.app.session.journal.trouble == "unsaved" else words.SAVED)
        lines.append(words.LICENCE)
        return lines
