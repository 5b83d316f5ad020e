"""Chips against chips: the odds before the draw. RHR-100 to RHR-104, RHR-87."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium, numerals
from ..page import LEFT, MIDDLE, RIGHT, TOP, centred, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ..page import Labels

BAR = 284  # pixels


class Odds(GamePage):
    """A test that is thought of (initiator, trait, defender, trait), or the one whose chips are in the HAT."""

    def __init__(self, app: "App", test: "tuple[int, int, int, int] | None" = None) -> None:
        super().__init__(app)
        self.test = test
        tracker = self.tracker
        if test:
            self.sides = [test[0], test[2]]
            self.chips = [tracker.traits[test[0]][test[1]], tracker.traits[test[2]][test[3]]]
        else:
            first = tracker.asked or 0
            if tracker.test and tracker.phase == "test":
                first = tracker.test[0]
            others = [seat for seat, chips in enumerate(tracker.hat) if chips and seat != first]
            self.sides = [first] + others
            self.chips = [tracker.hat[seat] for seat in self.sides]

    def title(self) -> str:
        if not self.test:
            return self.game.VERSUS % (self.name(self.sides[0]), self.name(self.sides[1]))
        traits = self.game.TRAITS
        return self.game.VERSUS % (traits[self.test[1]], traits[self.test[3]])

    def actions(self) -> tuple[str, str, str]:
        if not self.test:
            return ("", self.game.BY_HAND, self.game.DRAW)
        if not self.chips[0]:
            return ("", "", "")
        return ("", self.game.GIVES_IN if self.chips[1] else "", self.game.DRAW if self.chips[1] else self.common.NEXT)

    def labels(self) -> "Labels":
        if not self.test:
            return super().labels()
        left, middle, right = self.actions()
        return ((left, self.common.BACK), (middle, ""), (right, ""))

    def press(self, key: int, held: bool) -> None:
        if self.test and held:
            self.app.pop()
        else:
            super().press(key, held)

    def act(self, key: int) -> None:
        if self.test and key != LEFT and self.actions()[key]:
            self.do_and_draw(("tested",) + tuple(self.test) + (int(key == RIGHT),))
        elif not self.test and key == RIGHT:
            self.draw_chip()
        elif not self.test and key == MIDDLE:
            self.app.push("run_hamster_run.byhand")

    def draw(self, canvas: drawing.Canvas) -> None:
        half = canvas.width // 2
        for side in (0, 1):
            name = self.name(self.sides[side])
            font = fitting(name, half - 12, (large, medium))
            centred(canvas, font, name, half * side, half - 2, TOP + 1)
            centred(canvas, numerals, str(self.chips[side]), half * side + 30 * (1 - 2 * side), half, TOP + 22)
        if not self.chips[0]:
            centred(canvas, medium, self.game.NO_TEST, 0, canvas.width, TOP + 74)
            return
        total = sum(self.chips)
        text = "%d %%" % ((100 * self.chips[0] + total // 2) // total)
        centred(canvas, huge, text, 0, 2 * half // 3, TOP + 32)
        first = BAR * self.chips[0] // total
        canvas.frame(6, TOP + 74, BAR, 12, 4)
        canvas.round(6, TOP + 74, first, 12, 4)
