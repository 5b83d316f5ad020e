"""A turn: roll, see who is flooded, go on. The plain path is the right key twice."""

from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import huge, large, medium, numerals, small
from ....drawing.tank import tank
from ....games.hamsterdam import tracker as phases
from ..page import LEFT, MARGIN, MIDDLE, TOP, centred, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...lights import Scene

DICE = 80  # left edge of the dice
TANK = 246  # left edge of the gauge


class Turn(GamePage):
    """Before the roll and after it."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.rolled = self.tracker.phase == phases.FLOOD
        self.since = app.board.ticks()

    def actions(self) -> tuple[str, str, str]:
        if self.rolled:
            return (self.words.WATER, self.words.DICE, self.common.NEXT)
        return (self.words.TYPE, self.words.CARDS, self.common.ROLL)

    def act(self, key: int) -> None:
        if self.rolled:
            if key == LEFT:
                self.app.push("hamsterdam.water")
            elif key == MIDDLE:
                self.app.push("hamsterdam.dice")
            else:
                self.app.do(("done",))
        elif key == LEFT:
            self.app.push("hamsterdam.typed")
        elif key == MIDDLE:
            self.app.push("hamsterdam.cards")
        else:
            self.app.do(("rolled",) + self.app.session.roll(2, 6))

    def scene(self, now: int) -> "Scene":
        if self.rolled:
            return ("shimmer", self.tracker.roller, self.since)
        return ("seat", self.tracker.roller)

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        name = self.app.name(tracker.roller)
        if self.rolled:
            font = fitting(name, DICE - MARGIN - 4, (large, medium, small))
            canvas.text(font, drawing.fit(font, name, DICE - MARGIN), MARGIN, TOP + 12)
            canvas.text(medium, self.words.ROLLED, MARGIN, TOP + 36)
            if tracker.dice:
                for index, face in enumerate(tracker.dice):
                    die(canvas, DICE + 42 * index, TOP + 14, 38, face)
            centred(canvas, numerals, str(tracker.total), DICE + 80, TANK - DICE - 80, TOP + 9)
        else:
            canvas.text(huge, drawing.fit(huge, name, TANK - 2 * MARGIN), MARGIN, TOP + 8)
            canvas.text(large, self.words.TO_ROLL, MARGIN, TOP + 38)
        self._gauge(canvas)
        self.players(canvas)

    def _gauge(self, canvas: drawing.Canvas) -> None:
        """All water, of the water that ends the game; the numbers stand on it, or in it once it is high."""
        tracker = self.tracker
        surface = tank(canvas, TANK, TOP + 6, 44, 60, tracker.water, tracker.limit)
        numbers = "%d/%d" % (tracker.water, tracker.limit)
        high = surface < TOP + 30
        centred(canvas, medium, numbers, TANK, 44, surface + (8 if high else -17), 0 if high else 1)
