"""What a page and an event say, in the device's own words: for a screen reader, and for the list of what happened.

Portable.
"""

from hamstertop.companion import screen, story
from hamstertop.drawing import canvas as drawing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop.companion.app import App
    from hamstertop.games import Event

    Written = tuple[int, int, str, int]

SAME_LINE = 6  # rows by which the baselines of texts of one line may differ


class Canvas(drawing.Canvas):
    """Remembers what is written on it, until it is cleared: (row of the baseline, x, text, ink)."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.written: list[Written] = []
        self._within = False  # a letter with an accent writes the bare one

    def clear(self) -> None:
        super().clear()
        self.written = []

    def text(self, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        if string and not self._within:
            self.written.append((self.top + y + font.BASE, x, string, ink))
        within, self._within = self._within, True
        end = super().text(font, string, x, y, ink)
        self._within = within
        return end


class Teller:
    """Says what an app shows, and what has happened in it. It gives the app a canvas as above."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._canvas = app.canvas = Canvas(app.canvas.width, app.canvas.height)
        self._phase = ""
        self._seat: int | None = None
        self.look()

    def look(self) -> None:
        """See what the table waits for before the next event."""
        tracker = self._app.tracker
        self._phase, self._seat = (tracker.phase, tracker.to_act) if tracker else ("", None)

    def line(self, event: "Event") -> str:
        """An event that has just been stored."""
        app = self._app
        history = app.session.history
        assert history
        if history.count == 1:
            self._phase, self._seat = "", None
        try:
            text = story.line(app, app.session.game, event, self._phase, self._seat, app.tracker)
        except (KeyError, IndexError, ValueError):  # it has values that not everybody may know
            whole, phase, seat, tracker = list(history.replayed())[-1]
            text = story.line(app, app.session.game, whole, phase, seat, tracker)
        self.look()
        return text

    def page(self) -> "dict[str, Any]":
        """What is on the canvas, in the order it is read.

        That is the language it is in; the title; lines, and whether each is the marked one; for each of the three keys
        what a press and what a hold of it does, and the seat of the player it is for, None for no one.
        """
        bar: list[Written] = []
        body: list[Written] = []
        for written in self._canvas.written:
            if written[0] < screen.TOP:
                bar.append(written)
            elif written[0] < screen.spare(self._canvas) + screen.BOTTOM + 4:
                body.append(written)
        shown = self._app.screen
        return {
            "title": " \xb7 ".join([written[2] for written in sorted(bar, key=_across)]),
            "lines": _lines(body),
            "language": self._app.settings.language,
            "keys": [[shown.label(key, False), shown.label(key, True), shown.whose(key)] for key in range(3)],
        }


def _across(written: "Written") -> int:
    return written[1]


def _lines(written: "list[Written]") -> "list[tuple[str, bool]]":
    """Texts as lines, from top to bottom and from left to right. A marked one is all white on black."""
    lines: list[list[Written]] = []
    last = 0
    for text in sorted(written):
        if not lines or text[0] - last > SAME_LINE:
            lines.append([])
            last = text[0]
        lines[-1].append(text)
    return [(_joined(line), not any([text[3] for text in line])) for line in lines]


def _joined(line: "list[Written]") -> str:
    return " ".join([text[2] for text in sorted(line, key=_across)])
