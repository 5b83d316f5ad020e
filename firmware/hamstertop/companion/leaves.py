"""A few pages to leaf through: steps of a set-up, what to do now."""

from ..drawing import canvas as drawing
from ..drawing import twice
from .screen import MARGIN, NO, TOP, WIDTH, Titled, say, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .app import App
    from .lights import Scene
    from .screen import Command, Commands

    Leaf = Sequence[Any]  # what to do, why or how, and perhaps a picture


class Leaves(Titled):
    """Page after page; on the last one the right key does what is given."""

    def __init__(
        self,
        app: "App",
        title: str,
        leaves: "Sequence[Leaf]",
        last: "Command",
        scene: "Scene" = ("dark",),
        clean: bool = False,
        seat: "int | None" = None,
    ) -> None:
        """Each of `leaves` is (order, text) or (order, text, picture); `last` is what the right key does at the end."""
        super().__init__(app, title, seat=seat)
        self._scene = scene
        self.leaves = leaves
        self.last = last
        self.clean = clean

    def corner(self) -> str:
        return "%d / %d" % (self.page + 1, len(self.leaves)) if len(self.leaves) > 1 else ""

    def presses(self) -> "Commands":
        common = self.app.common
        back = (common.back_key, lambda app: self._leaf(-1)) if self.page else NO
        on = self.last if self.page == len(self.leaves) - 1 else (common.next, lambda app: self._leaf(1))
        return back, NO, on

    def _leaf(self, by: int) -> None:
        self.page += by
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return self._scene

    def draw(self, canvas: drawing.Canvas) -> None:
        leaf = self.leaves[self.page]
        left = self.picture(canvas, leaf[2]) if len(leaf) > 2 else MARGIN
        say(canvas, leaf[0], leaf[1], left, TOP + 2, WIDTH - left - MARGIN)

    def picture(self, canvas: drawing.Canvas, picture: "drawing.Picture") -> int:
        """Draw the picture of a leaf; the column where its text begins."""
        if 2 * picture[1] <= 80 + spare(canvas) and 2 * picture[0] <= canvas.width // 2:
            picture = twice.picture(picture)
        canvas.picture(picture, MARGIN, TOP + (80 - picture[1]) // 2)
        return picture[0] + 3 * MARGIN
