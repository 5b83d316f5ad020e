"""A hamster resolves its action. RHR-40 to RHR-62."""

from ....drawing import canvas as drawing
from ....drawing.fonts import huge, large, medium, small
from ....games.run_hamster_run.rules import METTLE, REST, RUN, SCAMPER, THROW, TRAITS, reach
from ..page import LEFT, MARGIN, MIDDLE, RIGHT, TOP, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Act(GamePage):
    """What its keys do depends on the action."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.seat = self.tracker.asked or 0
        self.action = self.tracker.actions[self.seat] or 0
        self.takes = self.action == REST and self.tracker.recovers(self.seat)

    def title(self) -> str:
        return self.words.TURN[self.action] % self.app.name(self.seat)

    def corner(self) -> str:
        declared = self.tracker.declared[self.seat]
        return super().corner() if declared == self.action else self.words.TURN_CORNER % self.game.ACTIONS[declared]

    def extra(self) -> tuple[str, str]:
        return self.words.MORE, "more"

    def _may_test(self) -> bool:
        tracker, seat = self.tracker, self.seat
        if self.action == REST or tracker.challenged or not tracker.traits[seat][METTLE]:
            return False
        return self.action != RUN or self._may_flip()

    def _may_flip(self) -> bool:
        return self.action == RUN and not self.tracker.pit[self.seat] and self.tracker.face_up(self.seat) > 0

    def actions(self) -> tuple[str, str, str]:
        words = self.words
        if self.takes:
            return self.traits((1, 1, 1))
        test = words.PUSH if self.action == RUN else self.game.ACTIONS[self.action]
        return (words.FLIP if self._may_flip() else "", test if self._may_test() else "", self.common.DONE)

    def act(self, key: int) -> None:
        if self.takes:
            self.app.do(("rested", key))
        elif key == RIGHT:
            self.app.do(("done",))
        elif key == MIDDLE and self._may_test():
            self.app.push("run_hamster_run.target")
        elif key == LEFT and self._may_flip():
            self.app.do(("flipped", 1), stay=True)

    def draw(self, canvas: drawing.Canvas) -> None:
        name = self.app.name(self.seat)
        canvas.text(huge, drawing.fit(huge, name, 190), MARGIN, TOP + 2)
        action = self.game.ACTIONS[self.action]
        canvas.text(huge, action, canvas.width - MARGIN - drawing.width(huge, action), TOP + 2)
        text = self.news()
        if text:
            font = fitting(text, 284, (large, medium))
            canvas.text(font, drawing.fit(font, text, 284), MARGIN, TOP + 33)
        else:
            canvas.text(medium, self._hint(), MARGIN, TOP + 36)
        self._chips(canvas, TOP + 70)

    def _hint(self) -> str:
        hint: str = self.words.HINTS[self.action]
        if self.takes:
            hint = self.words.REST_HINT
        elif self.tracker.pit[self.seat] and self.action == RUN:
            hint = self.words.IN_PIT_HINT
        elif self.action == THROW:
            hint = hint % reach(self.tracker.traits[self.seat][METTLE])
        return hint

    def _chips(self, canvas: drawing.Canvas, y: int) -> None:
        """A disc for each chip, a ring where it lies face-down."""
        wide = canvas.width // 3
        for trait in TRAITS:
            x = wide * trait + MARGIN
            canvas.text(small, self.game.TRAITS[trait], x, y - 8)
            up = self.tracker.face_up(self.seat) if trait == SCAMPER else 7
            for chip in range(self.tracker.traits[self.seat][trait]):
                if chip < up:
                    canvas.disc(x + 5 + 12 * chip, y + 12, 4)
                else:
                    canvas.ring(x + 5 + 12 * chip, y + 12, 4)
