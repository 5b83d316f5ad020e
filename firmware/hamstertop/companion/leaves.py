"""A few pages to leaf through: steps of a set-up, what to do now."""

from ..drawing import canvas as drawing
from ..drawing import twice
from ..drawing.fonts import large, medium
from ..drawing.pictures import seats
from ..words import COMPANION
from .screen import MARGIN, NO, TOP, WIDTH, Titled, fitting, say, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .app import App
    from .lights import Scene
    from .screen import Command, Commands

    # What to do, why or how, and perhaps a picture, or a function that draws one and gives the column after it
    Leaf = Sequence[Any]

NAMED = 116  # pixels for a name and, if there is room behind it, its colour


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
        """`last` is what the right key does at the end."""
        super().__init__(app, title, seat=seat)
        self._scene = scene
        self.leaves = leaves
        self.last = last
        self.clean = clean

    @property
    def last_leaf(self) -> bool:
        return self.page == len(self.leaves) - 1

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
        left = MARGIN
        if len(leaf) > 2:
            left = leaf[2](canvas, self.app) if callable(leaf[2]) else self.picture(canvas, leaf[2])
        say(canvas, leaf[0], leaf[1], left, TOP + 2, WIDTH - left - MARGIN)

    def picture(self, canvas: drawing.Canvas, picture: "drawing.Picture") -> int:
        """Draw the picture of a leaf; the column where its text begins."""
        if 2 * picture[1] <= 80 + spare(canvas) and 2 * picture[0] <= canvas.width // 2:
            picture = twice.picture(picture)
        canvas.picture(picture, MARGIN, TOP + (80 - picture[1]) // 2)
        return picture[0] + 3 * MARGIN


def seating(app: "App") -> "Leaf":
    """Of every set-up: whose hamster is called what, of which colour, and that all sit in this order."""
    words = app.words("seating", COMPANION)
    return words.named if any(app.settings.names[: app.tracker.players]) else words.do, words.why, _names


def _names(canvas: drawing.Canvas, app: "App") -> int:
    """Everybody's face and name, one below the other; behind a name that was given the colour, where there is room."""
    high = 80 // app.tracker.players
    end = 0
    for seat in range(app.tracker.players):
        y = TOP + seat * high + (high - 16) // 2
        canvas.picture(seats.HEADS[seat], 2 * MARGIN, y)
        name = app.name(seat)
        colour = app.common.seats[seat] if app.settings.names[seat] else ""
        room = NAMED - (drawing.width(medium, colour) + MARGIN if colour else MARGIN)
        font = fitting(name, room, (large, medium)) if high >= 20 else medium
        right = canvas.text(font, name, 2 * MARGIN + 24, y + 14 - font.BASE)
        if colour and drawing.width(font, name) <= room:
            right = canvas.text(medium, colour, right + MARGIN, y + 14 - medium.BASE)
        end = max(end, right)
    return end + 2 * MARGIN
