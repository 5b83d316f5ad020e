"""A picture that moves: somebody wins, a dam breaks, an alligator eats."""

from ..drawing import canvas as drawing
from .screen import View

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .app import App


class Celebration(View):
    """A screen with a series of pictures on it: the next one comes as soon as the panel shows the one before, and the
    last one stays. A panel that cannot refresh a part shows only the last one."""

    def __init__(self, app: "App", series: "Any", x: int, y: int, *shown: "Any", **also: "Any") -> None:
        """`series` is a module of pictures with ALL and FRAMES, drawn at (x, y); the rest is that of `View`."""
        super().__init__(app, *shown, **also)
        self._pictures = series
        self._where = x, y
        self._last = len(self._pictures.FRAMES) - 1
        self.frame = 0 if app.board.panel.partial else self._last

    def tick(self, now: int) -> None:
        if self.frame < self._last and self.app.settled:
            self.frame += 1
            self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        for picture in (self._pictures.ALL, self._pictures.FRAMES[self.frame]):
            canvas.picture(picture, self._where[0], self._where[1])
