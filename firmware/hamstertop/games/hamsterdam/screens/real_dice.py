"""Real dice: their sum, or what counts after an ability."""

from ....companion.counting import Number
from ....companion.screen import MARGIN, TOP, across, centred, say, seat_scene
from ....drawing import canvas as drawing
from ....drawing.fonts import numerals
from ..tracker import ROLL
from .pictures import piles, round_and_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App


def rolls_real_dice(app: "App") -> bool:
    """Whether the players roll dice of their own: by the setting, or since they did so last."""
    return bool(app.settings.real_dice or app.tracker.real_dice)


def typed(app: "App", title: str, order: str, follows: str, start: int = 7) -> Number:
    """The sum of real dice, or what counts after an ability."""
    scene, seat = seat_scene(app), app.tracker.to_act
    return Number(app, title, order, lambda total: ("typed", total), follows, 2, 12, start, scene, seat=seat)


def real_dice(app: "App") -> Number:
    """The sum of real dice."""
    if app.tracker.phase == ROLL:
        return RealRoll(app)
    words = app.words("first")
    return typed(app, words.title, app.words("real_dice").do, words.why)


class RealRoll(Number):
    """The sum of real dice in a turn; everybody's pile stays in sight."""

    def __init__(self, app: "App") -> None:
        scene, seat = seat_scene(app), app.tracker.to_act
        super().__init__(app, round_and_turn(app), "", lambda total: ("typed", total), "", 2, 12, 7, scene, seat=seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        words = self.app.words("real_dice")
        say(canvas, words.do, words.why, MARGIN, TOP + 4, 190)
        centred(canvas, numerals, str(self.number), across(canvas, 200), 90, TOP + 4)
        piles(canvas, self.app)


def value(app: "App") -> Number:
    """What counts after an ability."""
    words = app.words("value")
    return typed(app, words.title, words.do, words.why, app.tracker.total)
