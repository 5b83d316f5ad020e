"""A screen function on the stack of screens: its content is made once for each state of the app, and cached."""

from .. import content as kinds
from .. import imported
from ..drawing import pictures
from ..drawing.painter import Painter, long
from . import timed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from ..content import Action, Content
    from ..drawing.canvas import Canvas
    from .lights import Scene
    from .look import Look

    Function = Callable[..., Content]
    Command = tuple[str, Action]  # a label, "" for none, and its action

    class Alone(Protocol):
        def live(self, now: int) -> None:
            """Do the work that is due."""


NO = "", None
BACK = ("back",)
SCREENS = "hamstertop.companion.screens."


class Shown:
    """Shows the content of a screen function, with its arguments and a cursor."""

    alone: "Alone | None" = None  # an object that takes over the board while this is shown

    def __init__(self, look: "Look", function: "Function", *arguments: "Any", own: bool = False) -> None:
        """`own` says that it is the game's own screen for its phase, the main screen."""
        self.function = function
        self.arguments = arguments
        self.own = own
        self.cursor: Any = None
        self.since = look.now
        self._look = look
        self._made: Content | None = None
        self._last_frame = 0  # the last picture of a series
        self.flags = self.content.flags
        # A panel without partial refreshes shows only the last picture.
        self.frame = 0 if look.quick else self._last_frame

    @property
    def content(self) -> "Content":
        """The content that is shown now."""
        if self._made is None:
            self._made = self.function(self._look, self._look.tracker, self.cursor, *self.arguments)
            self._last_frame = _frames(self._made) - 1
        return self._made

    def changed(self) -> None:
        """Note that the values on it may have changed."""
        self._made = None

    # Questions from the app

    def repeats(self, key: int) -> bool:
        """Return whether a key acts again while it is held; such a key has no second label."""
        found = self.content.keys[key]
        return bool(found and found.repeats)

    def scene(self, now: int) -> "Scene":
        """Return the scene for the pixels (see `lights`)."""
        if self.running:
            time = self.content.time
            return ("bar", timed.left(time, now), time.total)
        scene: Scene = self.content.lights
        return scene

    @property
    def running(self) -> bool:
        """Whether it has a running timer, which also lights the pixels below other screens."""
        time = self.content.time
        return time is not None and time.since is not None

    @property
    def lasting(self) -> bool:
        """Whether it keeps the state of a timer, and so must not be made again."""
        return self.content.time is not None and self.cursor is not None

    def label(self, key: int, held: bool) -> str:
        """Return the label for pressing or holding a key."""
        return self.command(key, held)[0]

    def command(self, key: int, held: bool) -> "Command":
        """Return the label and action of pressing or holding a key. Holding is the same on every screen: left takes
        back, middle explains, right goes back."""
        shown = self.content
        found = shown.keys[key]
        if not held:
            return (long(found.label), found.action) if found else NO
        if key == kinds.RIGHT and found and found.action and found.action[0] == "back":
            return NO  # the key needs no second label with the same effect
        way: Any = shown.ways[key] if shown.ways else kinds.USUAL
        return self._usual(key) if way == kinds.USUAL else way or NO

    def _usual(self, key: int) -> "Command":
        look = self._look
        if key == kinds.LEFT:
            return (look.common.undo, ("take_back",)) if (self.own or kinds.STAYS in self.flags) and look.undoes else NO
        if key == kinds.MIDDLE:
            return (look.common.help, ("help",)) if look.playing else NO
        return (look.common.menu, ("show", "menu")) if self.own else (look.common.back, BACK)

    def offer(self, seat: int) -> "Action":
        """Return the action of touching a player."""
        for block in self.content.body:
            if isinstance(block, kinds.Players):
                for row in block.rows:
                    if row.seat == seat:
                        action: Action = row.action
                        return action
        return None

    def written(self) -> "tuple[str, int, Callable[[str], bool]] | None":
        """Return the text so far, its greatest number of letters, and a test for letters, if players can write on the
        board's keyboard here; otherwise None."""
        for block in self.content.body:
            if isinstance(block, kinds.Letters):
                return block.text, block.most, block.allowed
        return None

    def writing(self, text: str) -> "Action":
        """Return the action of entering this text."""
        action: Action = self.block(kinds.Letters).action(text)
        return action

    # Its appearance

    def turn(self) -> bool:
        """Go to the next picture of a series; return whether there is one."""
        found = self.frame < self._last_frame
        self.frame += found
        return found

    def paint(self, canvas: "Canvas", keys: int, message: str = "") -> None:
        """Draw everything, for a board with 3 or 4 keys. `message` is shown in the bar."""
        Painter(canvas, self._look.name, keys).paint(self.content, self.labels(), message, self.frame)

    def labels(self) -> "list[tuple[Any, str]]":
        """Return what pressing and what holding each key does."""
        labels = []
        for index, key in enumerate(self.content.keys):
            labels.append((key.label if key else "", self.label(index, True)))
        return labels

    def take_cursor(self, other: "Shown") -> None:
        """Take over the cursor of a screen that is no longer shown, if both show the same."""
        if (other.function, other.arguments) == (self.function, self.arguments):
            self.cursor = other.cursor
            self.changed()

    # Touches

    def giving(self, row: int, number: "int | None") -> "Any":
        """Return the action that gives one of the numbers this value; None for its present value, which asks for the
        number instead."""
        found = self.block(kinds.Numbers).rows[row]
        return found.action(found.number if number is None else number)

    @property
    def at(self) -> int:
        """The marked line of a list, or the marked seat."""
        for block in self.content.body:
            if isinstance(block, kinds.Lines):
                return int(block.at)
        return int(self.block(kinds.Players).marked)

    @at.setter
    def at(self, line: int) -> None:
        self.cursor = (line,) + self.cursor[1:] if isinstance(self.cursor, tuple) else line
        self.changed()

    def block(self, kind: "Any") -> "Any":
        """Return the first block of a kind."""
        for block in self.content.body:
            if isinstance(block, kind):
                return block
        raise AttributeError(kind.__name__)


def _frames(shown: "Content") -> int:
    """Return the number of pictures in a series."""
    for block in shown.body:
        if isinstance(block, kinds.Moving):
            return len(pictures.find(block.series + ".FRAMES"))
    return 1


def found(name: str) -> "Callable[..., Any]":
    """Return one of the companion's own screens, which is loaded on first use. `name` is a module with a function of
    the same name, or a module and a function separated by a dot."""
    module, function = name.split(".") if "." in name else (name, name)
    screen: Callable[..., Any] = getattr(imported(SCREENS + module), function)
    return screen
