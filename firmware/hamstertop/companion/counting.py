"""Questions about numbers: one number to set, or a row for each player. What follows is given with the question."""

from ..drawing import canvas as drawing
from ..drawing import twice
from ..drawing.fonts import numerals
from .screen import LEFT, MARGIN, SPACIOUS, TOP, Titled, across, say, spare

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .app import App
    from .lights import Scene
    from .screen import Action, Command, Commands


class Number(Titled):
    """One number, changed by two keys."""

    repeats = (LEFT,)
    entered = True  # there is a number to take

    def __init__(
        self,
        app: "App",
        title: str,
        question: str,
        then: "Callable[[int], Action]",
        hint: str = "",
        least: int = 0,
        most: int = 99,
        start: int = 0,
        scene: "Scene" = ("dark",),
        clean: bool = False,
        seat: "int | None" = None,
        topic: str = "",
    ) -> None:
        """`then` gives the action for the number. `seat` is who is asked: the bar has the name, and the title behind
        it where there is room. `topic` is what help explains."""
        super().__init__(app, title, seat=seat)
        self.question = question
        self.hint = hint
        self._then = then
        self._scene = scene
        self.topic = topic
        self.least = least
        self.most = most
        self.number = start
        self.clean = clean

    def action(self, number: int) -> "Action":
        """What giving this number leads to."""
        return self._then(number)

    def presses(self) -> "Commands":
        return ("+", None), ("–", None), (self.app.common.ok, lambda app: self.action(self.number))

    def move(self, by: int) -> None:
        self.number = max(self.least, min(self.most, self.number + by))
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return self._scene

    def draw(self, canvas: drawing.Canvas) -> None:
        number = str(self.number)
        wide = drawing.width(numerals, number)
        if spare(canvas) >= SPACIOUS:
            twice.text(canvas, numerals, number, across(canvas, 228) - wide, TOP - 10)
        else:
            canvas.text(numerals, number, across(canvas, 248) - wide // 2, TOP + 15)
        say(canvas, self.question, self.hint, MARGIN, TOP + 4, 190 if spare(canvas) < SPACIOUS else 136)


class Players(Titled):
    """All players, one of them marked: a key goes to the next, others act on the marked one. A subclass draws them."""

    stays = True
    takes_back = True

    def __init__(
        self,
        app: "App",
        title: str,
        act: "Callable[[App, int], tuple[Command, Command]]",
        corner: str = "",
        at: int = 0,
        topic: str = "",
        seat: "int | None" = None,
    ) -> None:
        """`act(app, seat)` gives what pressing the middle and right key does for the marked seat. `at` is the seat to
        begin with, `topic` what help explains, `seat` who acts: the bar has the name, and the title behind it where
        there is room."""
        super().__init__(app, title, corner, seat)
        self.act = act
        self.at = at
        self.topic = topic

    def presses(self) -> "Commands":
        middle, right = self.act(self.app, self.at)
        return ("▶", None), middle, right

    def move(self, by: int) -> None:
        self.at = (self.at + 1) % self.app.tracker.players
        self.app.redraw()

    def offer(self, seat: int) -> "Command":
        """What the middle key does once the player is marked."""
        return self.act(self.app, seat)[0]

    def scene(self, now: int) -> "Scene":
        return ("seat", self.at)
