"""The base of all screens: what keys do, where a screen lies among the others, and how it is painted.

What pressing a key does is a pair `(label, action)`. An action is

- an event, a tuple: it is reported, and the screen of the phase it leads to is shown;
- a screen: it is shown above this one;
- a function of the app: it is called, and what it returns is an action again;
- None: nothing more.

What holding a key does is the same on every screen: left takes back, middle explains, right leads out of here.
"""

from ..drawing.painter import Painter
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..content import Content
    from ..drawing.canvas import Canvas
    from .app import App
    from .lights import Scene

    Action = Any  # an event, a screen, a function of the app, or None
    Command = tuple[str, Action]  # its label, "" for none
    Commands = tuple[Command, Command, Command]  # of the left, middle and right key
    Key = tuple[Command, Command]  # what pressing does, and what holding does

LEFT = 0
MIDDLE = 1
RIGHT = 2  # the key that goes on: roll, done, choose

NO = ("", None)

DARK = ("dark",)

# Kinds of screens: where one lies among the others, and what becomes of these
OWN = "own"  # the game's own, that of its phase: the lowest, made by the app
ABOVE = "above"  # above another one, and leads back to it: the game's own is then made anew
GLANCE = "glance"  # likewise, but it only shows something: the one below is then what it was
NOTICE = "notice"  # stays until players leave it, whatever else is shown meanwhile
ALONE = "alone"  # has the board for itself: its `live` is called instead of all that the loop does


class Screen:
    """One screen. The state of the game is in the tracker; a screen keeps only where its cursor is."""

    kind = ABOVE
    topic = ""  # what help explains; "" for what it explains on the main screen, there for the phase of the game
    explains = True  # by itself, as that comes for the first time
    page = 0  # which of its pages is shown: that one again after the screen was made anew

    # What its keys do
    takes_back = False  # undo is offered although it is not the game's own
    stays = False  # an event that they report leaves it in place while the phase is the same
    eager = False  # they count before the panel has shown it: nothing on it must be seen first
    secret = False  # no light and no sound gives away which are pressed, or how often
    repeats: tuple[int, ...] = ()  # those that repeat while held; such a key has no second label

    # How it is shown
    clean = False  # it is worth a full refresh: a new phase of the game
    lasting = False  # it keeps a running time, and so must not be made anew

    def __init__(self, app: "App") -> None:
        self.app = app

    @property
    def own(self) -> bool:
        """Whether it is the game's own."""
        return self.kind == OWN

    @property
    def running(self) -> bool:
        """Whether a time runs on it: that goes on, and shines, also while other screens lie above."""
        return False

    def title(self) -> str:
        """Where we are."""
        raise NotImplementedError

    @property
    def content(self) -> "Content":
        """Return what it shows, as a value."""
        raise NotImplementedError

    def presses(self) -> "Commands":
        """What pressing the left, middle and right key does."""
        raise NotImplementedError

    def holds(self) -> "Commands":
        """What holding them does: left takes back, middle explains, right leads out of here."""
        return self.app.holds(self)

    def whose(self, key: int) -> "int | None":
        """The seat of the player whom a key is for, where each has one: a page gives it the player's colour."""
        return None

    def keys(self) -> "tuple[Key, Key, Key]":
        """The left, middle and right key."""
        presses, holds = self.presses(), self.holds()
        if presses[RIGHT][1] is back:
            holds = holds[LEFT], holds[MIDDLE], NO
        return (presses[0], holds[0]), (presses[1], holds[1]), (presses[2], holds[2])

    def draw(self, canvas: "Canvas") -> None:
        """Draw between the bar and the labels."""
        raise NotImplementedError

    def scene(self, now: int) -> "Scene":
        """What the pixels show, as in `lights`."""
        return DARK

    def tick(self, now: int) -> None:
        """Time passes while the screen is shown."""

    def live(self, now: int) -> None:
        """For a screen that is ALONE: listen, light and paint."""

    def written(self) -> "tuple[str, int, Callable[[str], bool]] | None":
        """Where players can write on a keyboard, if the board has one: the text so far, how many letters it can have,
        and which; None where there is nothing to write."""
        return None

    def write(self, text: str) -> None:
        """They have written this."""

    def press(self, key: int, held: bool) -> None:
        """A key with a label was pressed, or held."""
        self.app.act(self._command(key, held)[1])

    def label(self, key: int, held: bool) -> str:
        """What pressing or holding a key does, "" for nothing."""
        return self._command(key, held)[0]

    def _command(self, key: int, held: bool) -> "Command":
        """One of `keys`. What holding them does is not worked out for a press: the paper waits for it."""
        return self.keys()[key][1] if held else self.presses()[key]

    def paint(self, canvas: "Canvas", keys: int) -> None:
        """Draw everything, for a board with 3 or 4 keys."""
        canvas.clear()
        self.draw(canvas)
        painter = Painter(canvas, self.app.name, keys)
        self.bar(painter)
        self.paint_labels(painter)

    def bar(self, painter: Painter) -> None:
        """Draw the bar."""
        painter.bar(self.content, self.app.message)

    def paint_labels(self, painter: Painter) -> None:
        """Draw what each key does."""
        painter.labels([(pressed[0], held[0]) for pressed, held in self.keys()], RIGHT)


# What keys do on many screens


def undo(app: "App") -> "Action":
    """Take the last event back; ask first where that is in another player's turn, or the start of the game."""
    from .shown import ours

    if app.session.count < 2:
        words = app.words("instead", COMPANION)
        return ours(app, "sure", words["back.ask"], ("bring_back",), words["back.why"])
    taken = app.last()
    if taken and taken[1] is not None and taken[1] != app.tracker.to_act:
        question = app.common.take_back % taken[0]
        return ours(app, "sure", question, ("undo",))
    return app.undo(app.screen.stays, taken)


def back(app: "App") -> None:
    """Leave this screen."""
    app.pop()


def home(app: "App") -> None:
    """Show the first screen."""
    app.home()


def undo_deed(app: "App") -> "Command":
    """Undo, where there is something to take back."""
    return (app.common.undo, undo) if app.session.count > 1 or app.session.replaces else NO
