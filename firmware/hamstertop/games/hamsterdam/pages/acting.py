"""What specials do to a roll: screens that are read when they are asked for."""

from ....companion import modules
from ....companion.questions import Pick
from ....companion.screen import MARGIN, NO, TOP, WIDTH, Screen, View, across, back, centred, say, seat_scene
from ....drawing.fonts import numerals
from ..pictures import NUMBER, nobody_can_have_it
from ..screens import DICE, looked_up, seldom

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action, Deeds
    from ....drawing.canvas import Canvas

# What specials do to a roll


def dice(app: "App") -> Pick:
    """What specials can do to the dice until tokens are entered, and what the others can do. HD-22, HS-3, HS-13, HS-15,
    HS-18."""
    tracker = app.tracker
    title, *deeds, wet_line, read = looked_up(app, "sayings", "dice")
    wet = any(tracker.gained)
    lines: list[Line] = []
    for (name, how), deed in zip(deeds, (("opposite",), set_die, reroll, whack, value)):
        if not wet or deed is whack:
            lines.append((name, deed, how))
    if wet:
        lines.append((wet_line, back))
    elif not tracker.classic and nobody_can_have_it(tracker):
        lines.append((app.words.RARE[0] % tracker.total, ("nobody",), app.words.RARE[1]))
    lines.append((read, seldom("reading", "specials_now"), "▶"))
    return Pick(app, title, lines, topic="specials")


def set_die(app: "App") -> "Action":
    """Spinster: on the device's dice, or the number that real ones make."""
    return Spin(app) if app.tracker.dice else value(app)


def reroll(app: "App") -> "Action":
    """Physicster: the device's dice, or the number that real ones make."""
    if app.settings.real_dice:
        return value(app)
    return ("rerolled",) + app.session.roll(2, 6)


def value(app: "App") -> "Action":
    """What counts after an ability."""
    return seldom("turning", "value")(app)


def whack(app: "App") -> "Mole":
    """Whack-a-Mole's own roll. HS-37."""
    rolled = app.session.roll(2, 6)
    app.do(("whacked",) + rolled)
    return Mole(app, sum(rolled))


class Mole(View):
    """What Whack-a-Mole rolled, large, and where it goes."""

    topic = "specials"

    def __init__(self, app: "App", total: int) -> None:
        title, order, follows = looked_up(app, "sayings", "mole")

        def draw(canvas: "Canvas", app: "App") -> None:
            centred(canvas, numerals, str(total), 0, NUMBER, TOP + 16)
            say(canvas, order % total, follows, NUMBER, TOP, WIDTH - NUMBER - MARGIN)

        super().__init__(app, title, draw, (NO, NO, (app.common.GO_ON, back)))


class Spin(Screen):
    """Spinster: one die to any face. HS-15, HS-20.

    One die is marked; a key turns it on, another goes to the other die, which shows its own face again.
    """

    topic = "specials"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words = looked_up(app, "sayings", "spin")
        self.thrown = app.tracker.dice
        self.die = 0
        self.face = self.thrown[0]

    def title(self) -> str:
        return str(self.words[0])

    def presses(self) -> "Deeds":
        _, other, on = self.words
        return (other, self._other), (on, self._turn), (self.app.common.OK, ("spun", self.die, self.face))

    def _other(self, app: "App") -> None:
        self.die = 1 - self.die
        self.face = self.thrown[self.die]
        app.redraw()

    def _turn(self, app: "App") -> None:
        self.face = self.face % 6 + 1
        app.redraw()

    def draw(self, canvas: "Canvas") -> None:
        faces = list(self.thrown)
        faces[self.die] = self.face
        for index, face in enumerate(faces):
            x = 40 + 66 * index
            modules.load(DICE).die(canvas, x, TOP + 16, 48, face)
            if index == self.die:
                canvas.frame(x - 5, TOP + 11, 58, 58, 9, 2)
        centred(canvas, numerals, str(sum(faces)), across(canvas, 180), 110, TOP + 16)


def choose(app: "App") -> View:
    """Physicster: the old roll or the new one. HS-13."""
    tracker = app.tracker
    title, old, new = looked_up(app, "sayings", "choose")

    def draw(canvas: "Canvas", app: "App") -> None:
        """Side by side."""
        half = canvas.width // 2
        canvas.fill(half, TOP + 6, 1, 68)
        for index, (dice, total) in enumerate((tracker.before, (tracker.dice, tracker.total))):
            x = index * half
            for number, face in enumerate(dice or ()):
                modules.load(DICE).die(canvas, x + 6 + 29 * number, TOP + 27, 26, face)
            left = 64 if dice else 0
            centred(canvas, numerals, str(total), x + left, half - left, TOP + 16)

    presses = (old % tracker.before[1], ("chose", 0)), NO, (new % tracker.total, ("chose", 1))
    return View(app, title, draw, presses, scene=seat_scene(app))
