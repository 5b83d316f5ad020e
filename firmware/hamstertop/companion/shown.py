"""A screen function on the stack of screens: its content is made once for each state of the app, and kept."""

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
    Command = tuple[str, Action]  # a label, "" for none, and what is done

    class Alone(Protocol):
        def live(self, now: int) -> None:
            """Do what is due."""


NO = "", None
BACK = ("back",)
SCREENS = "hamstertop.companion.screens."


class Shown:
    """Shows what a screen function says, with its arguments and a cursor."""

    alone: "Alone | None" = None  # what has the board for itself while this is shown

    def __init__(self, look: "Look", function: "Function", *arguments: "Any", own: bool = False) -> None:
        """`own` says that it is the game's own screen, that of its phase: the main one."""
        self.function = function
        self.arguments = arguments
        self.own = own
        self.cursor: Any = None
        self.since = look.now
        self._look = look
        self._made: Content | None = None
        self._last_frame = 0  # of a series of pictures
        self.flags = self.content.flags
        # A panel that cannot refresh a part shows only the last one.
        self.frame = 0 if look.quick else self._last_frame

    @property
    def content(self) -> "Content":
        """What is shown now."""
        if self._made is None:
            self._made = self.function(self._look, self._look.tracker, self.cursor, *self.arguments)
            self._last_frame = _frames(self._made) - 1
        return self._made

    def changed(self) -> None:
        """Something has changed that it may show."""
        self._made = None

    # What the app asks of a screen

    def repeats(self, key: int) -> bool:
        """Return whether a key acts again while it is held; such a key has no second label."""
        found = self.content.keys[key]
        return bool(found and found.repeats)

    def scene(self, now: int) -> "Scene":
        """Return what the pixels show, as in `lights`."""
        if self.running:
            time = self.content.time
            return ("bar", timed.left(time, now), time.total)
        scene: Scene = self.content.lights
        return scene

    @property
    def running(self) -> bool:
        """Whether it has a timer, which also runs and lights pixels under other screens."""
        time = self.content.time
        return time is not None and time.since is not None

    @property
    def lasting(self) -> bool:
        """Whether it keeps a running time, and so must not be made again."""
        return self.content.time is not None and self.cursor is not None

    def label(self, key: int, held: bool) -> str:
        """Return what pressing or holding a key does, in words."""
        return self.command(key, held)[0]

    def command(self, key: int, held: bool) -> "Command":
        """Return what pressing or holding a key does. Holding is the same on every screen: left takes back, middle
        explains, right leads out of here."""
        shown = self.content
        found = shown.keys[key]
        if not held:
            return (long(found.label), found.action) if found else NO
        if key == kinds.RIGHT and found and found.action and found.action[0] == "back":
            return NO  # the key needs no second label that does the same
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
        """Return what touching a player does."""
        for block in self.content.body:
            if isinstance(block, kinds.Players):
                for row in block.rows:
                    if row.seat == seat:
                        action: Action = row.action
                        return action
        return None

    def written(self) -> "tuple[str, int, Callable[[str], bool]] | None":
        """Return where players can write on a keyboard, if the board has one: the text so far, how many letters it can
        have, and which; None where there is nothing to write."""
        for block in self.content.body:
            if isinstance(block, kinds.Letters):
                return block.text, block.most, block.allowed
        return None

    def writing(self, text: str) -> "Action":
        """Return what giving this text does."""
        action: Action = self.block(kinds.Letters).action(text)
        return action

    # What it looks like

    def turn(self) -> bool:
        """Turn to the next picture of a series; return whether there is one."""
        found = self.frame < self._last_frame
        self.frame += found
        return found

    def paint(self, canvas: "Canvas", keys: int, message: str = "") -> None:
        """Draw everything, for a board with 3 or 4 keys. `message` stands in the bar."""
        Painter(canvas, self._look.name, keys).paint(self.content, self.labels(), message, self.frame)

    def labels(self) -> "list[tuple[Any, str]]":
        """Return what pressing and what holding each key does."""
        labels = []
        for index, key in enumerate(self.content.keys):
            labels.append((key.label if key else "", self.label(index, True)))
        return labels

    def take_cursor(self, other: "Shown") -> None:
        """Take over the cursor of a screen that is shown no more, if it has shown the same."""
        if (other.function, other.arguments) == (self.function, self.arguments):
            self.cursor = other.cursor
            self.changed()

    # What is touched

    def giving(self, row: int, number: "int | None") -> "Any":
        """Return the action that gives one of the numbers this value; None for the one that it has, which asks for
        it."""
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
    """Return how many pictures of a series there are."""
    for block in shown.body:
        if isinstance(block, kinds.Moving):
            return len(pictures.find(block.series + ".FRAMES"))
    return 1


def found(name: str) -> "Callable[..., Any]":
    """Return one of the companion's own screens, which is loaded when it is first looked for. `name` is a module's with
    a function of the same name, or both with a dot between."""
    module, function = name.split(".") if "." in name else (name, name)
    screen: Callable[..., Any] = getattr(imported(SCREENS + module), function)
    return screen
