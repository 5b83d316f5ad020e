"""Chips against chips: the odds before the draw. RHR-100 to RHR-104."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium, numerals
from ..page import LEFT, RIGHT, TOP, centred, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels

BAR = 284  # pixels
WIDE = 112  # of a side


class Odds(GamePage):
    """A test: initiator, trait, defender, trait. The defender may put no chips in."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App", test: "tuple[int, int, int, int]") -> None:
        super().__init__(app)
        self.test = test
        self.sides = (test[0], test[2])
        self.chips = self.tracker.odds(*test)

    def title(self) -> str:
        traits = self.game.TRAITS
        return self.words.VERSUS % (traits[self.test[1]], traits[self.test[3]])

    def labels(self) -> "Labels":
        left = ("", self.common.BACK)
        if not self.chips[0]:
            return (left, ("", ""), ("", ""))
        if not self.chips[1]:
            return (left, ("", ""), (self.common.NEXT, ""))
        return (left, (self.words.GIVES_IN, self.game.HOLD_BAG), (self.game.DRAW, ""))

    def press(self, key: int, held: bool) -> None:
        app = self.app
        if key == LEFT:
            app.pop()
        elif key == RIGHT:
            self._tell(1, app.session.draw(sum(self.chips)) if self.chips[1] else 0)
        elif not held:
            self._tell(0, 0)
        else:
            event = ("tested",) + tuple(self.test)
            lines = [(app.name(self.sides[0]), str(self.chips[0]), event + (1, 0))]
            lines.append((app.name(self.sides[1]), str(self.chips[1]), event + (1, self.chips[0])))
            app.push("run_hamster_run.byhand", lines)

    def _tell(self, resists: int, chip: int) -> None:
        self.app.do(("tested",) + tuple(self.test) + (resists, chip))

    def draw(self, canvas: drawing.Canvas) -> None:
        for side, x in ((0, 0), (1, canvas.width - WIDE)):
            name = self.app.name(self.sides[side])
            centred(canvas, fitting(name, WIDE, (large, medium)), name, x, WIDE, TOP + 1)
            centred(canvas, numerals, str(self.chips[side]), x, WIDE, TOP + 23)
        if not self.chips[0]:
            centred(canvas, medium, self.words.NO_TEST, 0, canvas.width, TOP + 74)
            return
        total = sum(self.chips)
        text = self.game.ODDS % ((100 * self.chips[0] + total // 2) // total)
        centred(canvas, huge, text, WIDE, canvas.width - 2 * WIDE, TOP + 34)
        canvas.frame(6, TOP + 75, BAR, 12, 4)
        canvas.round(6, TOP + 75, BAR * self.chips[0] // total, 12, 4)
