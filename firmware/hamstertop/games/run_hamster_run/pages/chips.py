"""Where a hamster's Pluck lies, one trait after the other: in secret, from open sheets, or to put it right."""

from ....companion.screen import NO, TOP, Screen, centred, fitting
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, numerals, small
from .. import pictures, screens

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....companion.lights import Scene
    from ....companion.screen import Action, Deeds


class Chips(Screen):
    """Where a hamster's Pluck lies: one number after the other, the last takes the rest; then, whether all is right.

    `secret` while nobody may see it: nothing but the panel shows what is pressed.
    """

    clean = True
    topic = "chips"
    takes_back = True

    def __init__(
        self, app: "App", seat: int, start: "list[int]", then: "Callable[[list[int]], Action]", secret: bool = False
    ) -> None:
        """`then` gives the action for the numbers, once they are right."""
        super().__init__(app)
        self.seat = seat
        self.chips = start
        self.then = then
        self.secret = secret
        self.at = 0

    @property
    def asked(self) -> bool:
        """Whether a number is asked for; else, whether all are right."""
        return self.at < len(self.chips) - 1

    def title(self) -> str:
        return ""

    def actor(self) -> int:
        return self.seat

    def presses(self) -> "Deeds":
        common = self.app.common
        if self.asked:
            return ("+", None), ("–", None), (common.OK, lambda app: self.step(1))
        return (
            (screens.key(self.app, "change"), lambda app: self.step(-self.at)),
            NO,
            (common.DONE, self.then(self.chips)),
        )

    def holds(self) -> "Deeds":
        """Undo goes back to the number before; before the first one only where the sheets are open."""
        left, middle, right = super().holds()
        if self.at:
            left = (self.app.common.UNDO, lambda app: self.step(-1))
        return (left if self.at or self.own else NO), middle, right

    def step(self, by: int) -> None:
        """To another number."""
        self.at += by
        self.app.redraw()

    def move(self, by: int) -> None:
        """One more, of what comes after it; or one less."""
        chips, at = self.chips, self.at
        if by > 0:
            after = [index for index in range(len(chips) - 1, at, -1) if chips[index]]
            if not after:
                return
            chips[after[0]] -= 1
        elif chips[at]:
            chips[-1] += 1
        else:
            return
        chips[at] += by
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return ("seat", self.seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        _chips(canvas, self.app, self.chips, self.at)


def _chips(canvas: drawing.Canvas, app: "App", placed: "list[int]", at: int) -> None:
    """The chips on each trait, that in question white on black; what it is for, or whether all is right."""
    names = app.words.TRAITS
    wide = canvas.width // len(placed)
    asked = at < len(placed) - 1
    for trait, number in enumerate(placed):
        ink = 1
        if asked and trait == at:
            canvas.round(trait * wide + 2, TOP, wide - 4, 64, 6)
            ink = 0
        centred(canvas, numerals, str(number), trait * wide, wide, TOP + 1, ink)
        centred(canvas, medium, names[trait], trait * wide, wide, TOP + 48, ink)
    text = (
        pictures.said(app, "trait %d" % at) if asked else pictures.said(app, "are they right", names[len(placed) - 1])
    )
    centred(canvas, fitting(text[0], canvas.width, (medium, small)), text[0], 0, canvas.width, TOP + 65)
