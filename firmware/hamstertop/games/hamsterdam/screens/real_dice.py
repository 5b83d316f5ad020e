"""Real dice: their sum, or what counts after an ability."""

from ....companion.counting import Number
from ....companion.screen import MARGIN, NO, TOP, across, centred, say, seat_scene
from ....drawing import canvas as drawing
from ....drawing.fonts import numerals, plate
from ..tracker import ROLL
from .pictures import piles, round_and_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.screen import Commands
    from ... import Event

LIKELIEST = 7  # sum of two dice


def rolls_real_dice(app: "App") -> bool:
    """Whether the players roll dice of their own: by the setting, or since they did so last."""
    return bool(app.settings.real_dice or app.tracker.real_dice)


def real_dice(app: "App") -> "RealRoll":
    """The sum of real dice, in a turn or to see who begins."""
    if app.tracker.phase == ROLL:
        return RealRoll(app, round_and_turn(app), app.words("real_dice").why)
    words = app.words("first")
    return RealRoll(app, words.title, words.why)


class RealRoll(Number):
    """The sum of real dice. Until one is entered there is none to take: OK could be pressed by mistake. In a turn
    everybody's pile stays in sight."""

    def __init__(self, app: "App", title: str, follows: str) -> None:
        scene, seat = seat_scene(app), app.tracker.to_act
        order = app.words("real_dice").do
        super().__init__(app, title, order, typed, follows, 2, 12, LIKELIEST, scene, seat=seat)
        self.entered = False

    def presses(self) -> "Commands":
        more, less, ok = super().presses()
        return more, less, ok if self.entered else NO

    def move(self, by: int) -> None:
        """The first press of "+" gives the likeliest sum, one of "–" that below it."""
        by, self.entered = by - (by > 0 and not self.entered), True
        super().move(by)

    def draw(self, canvas: drawing.Canvas) -> None:
        say(canvas, self.question, self.hint, MARGIN, TOP + 4, 190)
        font, number, y = (numerals, str(self.number), TOP + 4) if self.entered else (plate, "?", TOP + 16)
        centred(canvas, font, number, across(canvas, 200), 90, y)
        if self.app.tracker.phase == ROLL:
            piles(canvas, self.app)


def typed(total: int) -> "Event":
    """The event that real dice show this sum, or that it counts after an ability."""
    return ("typed", total)


def value(app: "App") -> Number:
    """What counts after an ability."""
    words, seat = app.words("value"), app.tracker.to_act
    start, scene = app.tracker.total, seat_scene(app)
    return Number(app, words.title, words.do, typed, words.why, 2, 12, start, scene, seat=seat)
