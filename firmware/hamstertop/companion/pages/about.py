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
    from .page import Labels


def runtime() -> str:
    """The Python that runs, with its version."""
    version = [str(part) for part in sys.implementation.version[:3]]
    return sys.implementation.name + " " + ".".join(version)


def free_memory() -> int | None:
    """Bytes, None where the runtime does not tell."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else None


class About(Page):
    """Version, board, runtime, memory, whether games are being saved."""

    part = "settings"

    def title(self) -> str:
        return self.common.ABOUT

    def labels(self) -> "Labels":
        return (("", ""), ("", ""), (self.common.BACK_KEY, ""))

    def press(self, key: int, held: bool) -> None:
        self.app.pop()

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
        canvas.text(large, "Hamstertop %s" % VERSION, MARGIN, TOP + 2)
        for row, line in enumerate(self._lines()):
            canvas.text(medium, drawing.fit(medium, line, 210), MARGIN, TOP + 26 + 15 * row)

    def _lines(self) -> list[str]:
        words = self.words
        python = runtime()
        free = free_memory()
        if free is not None:
            python += ", " + words.MEMORY % (free // 1024)
        lines = [self.app.board.name, python]
        lines.append(words.NOT_SAVED if self.app.session.journal.trouble == "unsaved" else words.SAVED)
        lines.append(words.LICENCE)
        return lines
