"""Special hamsters: what they do to a roll, and what their cards say."""

from ....companion.questions import Pick
from ....companion.screen import MARGIN, NO, TOP, WIDTH, Screen, View, across, back, centred, say, seat_scene
from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import numerals
from ....drawing.pictures import specials_0, specials_1, specials_2
from .. import specials
from ..house import HOUSE
from .pictures import NUMBER, nobody_can_have_it
from .real_dice import rolls_real_dice, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action, Commands

# What specials do to a roll


def dice(app: "App") -> Pick:
    """What specials can do to the dice until tokens are entered, and what the others can do. HD-22, HS-3, HS-13, HS-15,
    HS-18."""
    tracker = app.tracker
    words, wet = app.words("dice"), any(tracker.gained)
    lines: list[Line] = []
    for name, action in ROLLS:
        if not wet or action is whack:
            lines.append((words[name + ".name"], action, words[name + ".how"]))
    if wet:
        lines.append((words.wet, back))
    elif not tracker.classic and nobody_can_have_it(tracker):
        rare = app.words("rare")
        lines.append((rare.nobody % tracker.total, ("nobody",), rare.again))
    lines.append((words.read, specials_now, words.read_how))
    return Pick(app, words.title, lines, topic="specials")


def set_die(app: "App") -> "Action":
    """Spinster: on the device's dice, or the number that real ones make."""
    return Spin(app) if app.tracker.dice else value(app)


def reroll(app: "App") -> "Action":
    """Physicster: the device's dice, or the number that real ones make."""
    if rolls_real_dice(app):
        return value(app)
    return ("rerolled",) + app.roll(2, 6)


def whack(app: "App") -> "Mole":
    """Whack-a-Mole's own roll. HS-37."""
    rolled = app.roll(2, 6)
    app.do(("whacked",) + rolled)
    return Mole(app, sum(rolled))


# What can be done to a roll, by the keys of the words
ROLLS = (
    ("buffster", ("opposite",)),
    ("spinster", set_die),
    ("physicster", reroll),
    ("mole", whack),
    ("other", value),
)


class Mole(View):
    """What Whack-a-Mole rolled, large, and where it goes."""

    topic = "specials"

    def __init__(self, app: "App", total: int) -> None:
        words = app.words("mole")

        def draw(canvas: drawing.Canvas, app: "App") -> None:
            centred(canvas, numerals, str(total), 0, NUMBER, TOP + 16)
            say(canvas, words.do % total, words.why, NUMBER, TOP, WIDTH - NUMBER - MARGIN)

        super().__init__(app, words.title, draw, (NO, NO, (app.common.go_on, back)))


class Spin(Screen):
    """Spinster: one die to any face. HS-15, HS-20.

    One die is marked; a key turns it on, another goes to the other die, which shows its own face again.
    """

    topic = "specials"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words = app.words("spin")
        self.thrown = app.tracker.dice
        self.die = 0
        self.face = self.thrown[0]

    def title(self) -> str:
        return self.words.title

    def presses(self) -> "Commands":
        words = self.words
        return (words.other, self._other), (words.more, self._turn), (self.app.common.ok, ("spun", self.die, self.face))

    def _other(self, app: "App") -> None:
        self.die = 1 - self.die
        self.face = self.thrown[self.die]
        app.redraw()

    def _turn(self, app: "App") -> None:
        self.face = self.face % 6 + 1
        app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        faces = list(self.thrown)
        faces[self.die] = self.face
        for index, face in enumerate(faces):
            x = 40 + 66 * index
            die(canvas, x, TOP + 16, 48, face)
            if index == self.die:
                canvas.frame(x - 5, TOP + 11, 58, 58, 9, 2)
        centred(canvas, numerals, str(sum(faces)), across(canvas, 180), 110, TOP + 16)


def choose(app: "App") -> View:
    """Physicster: the old roll or the new one. HS-13."""
    tracker = app.tracker
    words = app.words("choose")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """Side by side."""
        half = canvas.width // 2
        canvas.fill(half, TOP + 6, 1, 68)
        for index, (dice, total) in enumerate((tracker.before, (tracker.dice, tracker.total))):
            x = index * half
            for number, face in enumerate(dice or ()):
                die(canvas, x + 6 + 29 * number, TOP + 27, 26, face)
            left = 64 if dice else 0
            centred(canvas, numerals, str(total), x + left, half - left, TOP + 16)

    presses = (words.old % tracker.before[1], ("chose", 0)), NO, (words.new % tracker.total, ("chose", 1))
    return View(app, words.title, draw, presses, scene=seat_scene(app))


# What their cards say


def specials_now(app: "App") -> Pick:
    """The specials that can act now, or all of them."""
    words = app.words("specials")
    kinds = specials.usable(app.tracker.phase)
    if not kinds:
        return all_specials(app)
    found = lines(kinds) + [(words.all, len(kinds), "▶")]

    def then(at: int) -> Screen:
        return Card(app, kinds, at) if at < len(kinds) else all_specials(app)

    return Pick(app, words.now, found, then, topic="specials")


def all_specials(app: "App") -> Pick:
    """The list of all 18."""
    kinds = list(range(len(specials.SPECIALS)))
    title = app.words("specials").all
    return Pick(app, title, lines(kinds), lambda at: Card(app, kinds, at), topic="specials")


def lines(kinds: list[int]) -> "list[Line]":
    """A line for each kind; its answer is its place."""
    return [(specials.SPECIALS[kind][0], at) for at, kind in enumerate(kinds)]


PICTURES = (specials_0.SPECIALS, specials_1.SPECIALS, specials_2.SPECIALS)
NINJASTER = 11  # its page says that it turns over: it does not stay

# The house rules that change how a special's card is read
READINGS = {
    4: ("contract_any_dam", "contract_onto_hamsters"),
    5: ("copy_any",),
    6: ("huckster_any_distance",),
    8: ("mobster_needs_card", "one_mobster"),
    15: ("swimster_breach",),
}


class Card(Screen):
    """One special, when it acts and what it does; the keys leaf through `kinds`."""

    topic = "specials"

    def __init__(self, app: "App", kinds: list[int], at: int) -> None:
        """Shown above the list that it is chosen from, whose mark it moves along."""
        super().__init__(app)
        self._list: Any = app.screen
        self.kinds = kinds
        self.at = at
        self.words = app.words("specials")

    def title(self) -> str:
        title: str = specials.SPECIALS[self.kinds[self.at]][0]
        return title

    def corner(self) -> str:
        words, window = self.words.windows, specials.SPECIALS[self.kinds[self.at]][1]
        names = [name for bit, name in enumerate(words) if window >> bit & 1]
        return words[-1] if len(names) == len(words) - 1 else ", ".join(names)

    def presses(self) -> "Commands":
        return ("◀", None), ("▶", None), (self.app.common.back_key, back)

    def move(self, by: int) -> None:
        self.at = self._list.at = (self.at - by) % len(self.kinds)
        self.app.redraw()

    def draw(self, canvas: drawing.Canvas) -> None:
        app, kind = self.app, self.kinds[self.at]
        card, words = app.words(specials.SPECIALS[kind][0].lower()), self.words
        why = card.get("why") or ""
        lines = [(why + " " + words.used).strip() if specials.SPECIALS[kind][2] and kind != NINJASTER else why]
        if "reading" in card:
            lines.append(words.ours % card.reading)
        for field in READINGS.get(kind, ()):
            changed = getattr(app.tracker.readings, field) != getattr(HOUSE.defaults(), field)
            lines.append((words.house if changed else words.ours) % card[field][changed])
        canvas.picture(PICTURES[kind // 6][kind % 6], MARGIN, TOP + 6)
        say(canvas, card.do, "\n".join(lines).strip(), 46, TOP - 3, 246)
