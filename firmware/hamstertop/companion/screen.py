"""What players see: a black bar with the title, a picture, and along the lower edge what each key does.

A key is `(press, hold)`, each a pair `(label, action)`; NOTHING is a key without a use. An action is

- an event, a tuple: it is reported, and the screen of the phase it leads to is shown;
- a screen: it is shown above this one;
- a function of the app: it is called, and what it returns is an action again;
- None: nothing more; where it is all that a key has, the key moves the cursor of its screen.

So a flow reads as what follows from what: `(words.REAL_DICE, lambda app: Number(app, ..., lambda n: ("typed", n)))`.
"""

from ..drawing import canvas as drawing
from ..drawing.fonts import medium, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .app import App
    from .lights import Scene

    Action = Any  # an event, a screen, a function of the app, or None
    Deed = tuple[str, Action]  # its label, "" for none
    Key = tuple[Deed, Deed]  # what pressing does, and what holding does

LEFT = 0
MIDDLE = 1
RIGHT = 2  # the key that goes on: roll, done, choose

NO = ("", None)
NOTHING = (NO, NO)

TOP = 18  # first row below the bar
BOTTOM = 109  # row of the line above the labels
MARGIN = 6
FRAME = 4  # pixels beside a framed label
ROWS = 4  # of a list, or of players, that fill a screen
ROW = 22  # pixels of each

DARK = ("dark",)


def press(label: str, action: "Action") -> "Key":
    """A key that is only pressed."""
    return ((label, action), NO)


class Screen:
    """One screen. The state of the game is in the tracker; a screen keeps only where its cursor is."""

    clean = False  # whether it is worth a full refresh: a new phase of the game
    secret = False  # whether no light and no sound may give away which keys are pressed, or how often
    stays = False  # whether an event that its keys report leaves it in place while the phase is the same
    urgent = False  # whether it stays until players leave it, whatever else is shown meanwhile
    lasting = False  # whether it keeps a running time, and so must not be made anew
    repeats: tuple[int, ...] = ()  # keys that repeat while held; such a key has no second label

    def __init__(self, app: "App") -> None:
        self.app = app

    def title(self) -> str:
        """Where we are: left in the bar."""
        raise NotImplementedError

    def corner(self) -> str:
        """More of it: right in the bar."""
        return ""

    def keys(self) -> "tuple[Key, Key, Key]":
        """The left, middle and right key."""
        raise NotImplementedError

    def draw(self, canvas: drawing.Canvas) -> None:
        """Draw between TOP and BOTTOM."""
        raise NotImplementedError

    def scene(self, now: int) -> "Scene":
        """What the pixels show, as in `lights`."""
        return DARK

    def tick(self, now: int) -> None:
        """Time passes while the screen is shown."""

    def press(self, key: int, held: bool) -> None:
        """A key with a label was pressed, or held."""
        action = self.keys()[key][held][1]
        if action is None:
            self.move(-1 if key == LEFT else 1)
        else:
            self.app.act(action)

    def move(self, by: int) -> None:
        """A key without an action of its own moves the cursor: back by the left key, on by the others."""

    def label(self, key: int, held: bool) -> str:
        """What pressing or holding a key does, "" for nothing."""
        return self.keys()[key][held][0]

    def paint(self, canvas: drawing.Canvas, keys: int) -> None:
        """Draw everything, for a board with 3 or 4 keys."""
        canvas.clear()
        self.draw(canvas)
        self._bar(canvas)
        self._key_labels(canvas, keys)

    def _bar(self, canvas: drawing.Canvas) -> None:
        """The title; where it is long, smaller, and then without the corner."""
        canvas.fill(0, 0, canvas.width, TOP - 1)
        title, corner = self.title(), self.corner()
        if self.app.message:
            title, corner = self.app.message, ""
        right = canvas.width - MARGIN - drawing.width(small, corner)
        if drawing.width(small, title) > right - 2 * MARGIN:
            corner = ""
            right = canvas.width
        font = fitting(title, right - 2 * MARGIN, (medium, small))
        canvas.text(small, corner, right, 3, 0)
        canvas.text(font, drawing.fit(font, title, right - 2 * MARGIN), MARGIN, 1 if font is medium else 3, 0)

    def _key_labels(self, canvas: drawing.Canvas, keys: int) -> None:
        slots = [(pressed[0], held[0]) for pressed, held in self.keys()]
        if keys == 4:  # the fourth key has the outer keys' second labels
            left, middle, right = slots
            slots = [(left[0], ""), middle, (right[0], ""), (left[1], right[1])]
        canvas.fill(0, BOTTOM, canvas.width, 1)
        for index, slot in enumerate(slots):
            start = index * canvas.width // keys
            if index:
                canvas.fill(start, BOTTOM + 4, 1, canvas.height - BOTTOM - 4)
            _label(canvas, slot, start, canvas.width // keys)


class View(Screen):
    """A screen without a state of its own: all that it shows is given."""

    def __init__(
        self,
        app: "App",
        title: str,
        draw: "Callable[[drawing.Canvas, App], None]",
        keys: "tuple[Key, Key, Key]",
        corner: str = "",
        scene: "Scene" = DARK,
        clean: bool = False,
        stays: bool = False,
    ) -> None:
        super().__init__(app)
        self._title = title
        self._corner = corner
        self._draw = draw
        self._keys = keys
        self._scene = scene
        self.clean = clean
        self.stays = stays

    def title(self) -> str:
        return self._title

    def corner(self) -> str:
        return self._corner

    def keys(self) -> "tuple[Key, Key, Key]":
        return self._keys

    def draw(self, canvas: drawing.Canvas) -> None:
        self._draw(canvas, self.app)

    def scene(self, now: int) -> "Scene":
        return self._scene


# What keys do on many screens


def undo(app: "App") -> None:
    """Take the last event back."""
    app.undo(app.screen.stays)


def back(app: "App") -> None:
    """Leave this screen."""
    app.pop()


def home(app: "App") -> None:
    """Show the first screen."""
    app.home()


def menu(app: "App") -> Screen:
    """The menu of a game in play."""
    return app.own("menu").Menu(app)


def settings(app: "App") -> Screen:
    """What the owner likes."""
    return app.own("settings").Settings(app)


def about(app: "App") -> Screen:
    """What this is."""
    return app.own("settings").About(app)


def log(app: "App") -> Screen:
    """What happened in the game."""
    return app.own("log").Log(app)


def undo_deed(app: "App") -> "Deed":
    """Undo, where there is something to take back."""
    return (app.common.UNDO, undo) if app.session.count > 1 else NO


def menu_deed(app: "App") -> "Deed":
    """The menu."""
    return app.common.MENU, menu


def seat_scene(app: "App") -> "Scene":
    """The lights of who is to act."""
    seat = app.tracker.to_act
    return DARK if seat is None else ("seat", seat)


# Drawing


def _label(canvas: drawing.Canvas, slot: tuple[str, str], start: int, wide: int) -> None:
    """What a press does, and behind it, framed, what holding does; centred together."""
    press, hold = slot
    framed = drawing.width(small, hold) + 2 * FRAME if hold else 0
    gap = 4 if press and hold else 0
    press = drawing.fit(medium, press, wide - 4 - framed - gap)
    x = start + (wide - drawing.width(medium, press) - gap - framed) // 2
    x = canvas.text(medium, press, x, BOTTOM + 3) + gap
    if hold:
        canvas.frame(x, BOTTOM + 3, framed - 1, 15, 4)
        canvas.text(small, hold, x + FRAME, BOTTOM + 4)


def centred(canvas: drawing.Canvas, font: "drawing.Font", string: str, x: int, wide: int, y: int, ink: int = 1) -> None:
    """One line of text in the middle of a column."""
    string = drawing.fit(font, string, wide)
    canvas.text(font, string, x + (wide - drawing.width(font, string)) // 2, y, ink)


def right_aligned(canvas: drawing.Canvas, font: "drawing.Font", string: str, right: int, y: int, ink: int = 1) -> None:
    """One line of text that ends before a column."""
    canvas.text(font, string, right - drawing.width(font, string), y, ink)


def fitting(string: str, wide: int, fonts: "tuple[drawing.Font, ...]") -> "drawing.Font":
    """The first of the fonts, largest first, in which a line fits; the last if none."""
    for font in fonts:
        if drawing.width(font, string) <= wide:
            break
    return font


def paragraph(
    canvas: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, wide: int, leading: int
) -> int:
    """Lines of text broken to a width, `leading` rows apart; returns the row after them."""
    for part in string.split("\n"):
        for line in drawing.wrap(font, part, wide):
            canvas.text(font, line, x, y)
            y += leading
    return y


def steps(canvas: drawing.Canvas, lines: "list[str]", y: int) -> None:
    """Numbered lines, from a row down."""
    for number, line in enumerate(lines):
        canvas.disc(MARGIN + 6, y + 7, 7)
        canvas.text(medium, str(number + 1), MARGIN + 3, y, 0)
        canvas.text(medium, line, MARGIN + 19, y)
        y += 17
