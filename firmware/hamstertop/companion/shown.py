"""A screen on the stack. Its content is made by a screen function and cached until the app's state changes."""

from .. import content as kinds
from .. import imported
from ..content import forms, long
from ..drawing import pictures
from ..drawing.painter import Painter
from ..words import COMPANION
from . import timed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from ..content import Action, Content, Text
    from ..drawing.canvas import Canvas
    from .lights import Scene
    from .look import Look
    from .open_game import OpenGame

    Function = Callable[..., Content]
    Command = tuple[str, Action]  # a label, "" for none, and its action

    class Alone(Protocol):
        def live(self, now: int) -> None:
            """Do the work that is due now."""


# Places that can be pressed; each also has a number
KEY = "key"  # pressing a key
HOLD = "hold"  # holding a key
LINE = "line"  # a line of a list
SEAT = "seat"  # a player
BESIDE = "beside"  # an additional key
AMOUNT = "amount"  # a number that can be set
CURSOR = "cursor"  # a number that is shown but not entered yet
TEXT = "text"  # letters that are typed

# Words in `common`, and the pictures for them
SIGNS = ("undo", "hold.UNDO"), ("help", "hold.HELP"), ("menu", "hold.MENU"), ("back", "hold.BACK")
NO = "", None
BACK = ("back",)
SCREENS = "hamstertop.companion.screens."
CORNER = 3  # the index of `corner` in a content


class Shown:
    """A screen function with its arguments and a cursor, and the content that it returns."""

    alone: "Alone | None" = None  # an object that takes over the board while the screen is shown

    def __init__(
        self, game: "OpenGame", look: "Look", function: "Function", *arguments: "Any", own: bool = False
    ) -> None:
        """Initialize a screen. `own` says whether it is the main screen, which shows the game's current phase."""
        self.function = function
        self.arguments = arguments
        self.own = own
        self.cursor: Any = None
        self.since = look.ticks()
        self._game = game
        self._look = look
        self._made: Content | None = None
        self._last_frame = 0  # the last picture of a series
        self.flags = self.content.flags
        # A panel without partial refreshes shows only the last picture.
        self.frame = 0 if look.quick() else self._last_frame

    @property
    def content(self) -> "Content":
        """The current content."""
        if self._made is None:
            # The tracker is None until the game's events have been replayed, so that players do not wait for this.
            tracker = None if self._game.behind else self._game.tracker
            self._made = starred(self._look, self.function(self._look, tracker, self.cursor, *self.arguments))
            self._last_frame = _frames(self._made) - 1
        return self._made

    def changed(self) -> None:
        """Discard the cached content, because values on the screen may have changed."""
        self._made = None

    # Queries

    def repeats(self, key: int) -> bool:
        """Return whether a key repeats while held. Such keys have no second label."""
        shown = self.content.keys[key]
        return bool(shown and shown.repeats)

    def scene(self, now: int) -> "Scene":
        """Return the scene for the lights (see `lights`)."""
        if self.running:
            time = self.content.time
            return ("bar", self.content.who, timed.left(time, now), time.total)
        scene: Scene = self.content.lights
        return scene

    @property
    def running(self) -> bool:
        """Return whether the screen has a running timer, which the lights show even under other screens."""
        time = self.content.time
        return time is not None and time.since is not None

    @property
    def lasting(self) -> bool:
        """Return whether the screen holds the state of a timer and must therefore not be replaced."""
        return self.content.time is not None and self.cursor is not None

    def label(self, key: int, held: bool) -> str:
        """Return the label for pressing or holding a key."""
        return self.command(key, held)[0]

    def command(self, key: int, held: bool) -> "Command":
        """Return the label and action for pressing or holding a key. Holding the left key undoes an event or, above the
        game's own screen, the choice that led here; holding the middle one opens help, and holding the right one leaves
        the screen, unless the screen has `ways` of its own."""
        shown = self.content
        pressed = shown.keys[key]
        if not held:
            return (long(pressed.label), pressed.action) if pressed else NO
        if key != kinds.MIDDLE and self.goes_back(key):
            return NO  # a second label with the same effect is not needed
        way: Any = shown.ways[key] if shown.ways else kinds.USUAL
        return self._usual(key) if way == kinds.USUAL else way or NO

    def goes_back(self, key: int) -> bool:
        """Return whether pressing a key only leaves the screen."""
        pressed = self.content.keys[key]
        return bool(pressed and pressed.action and pressed.action[0] == "back")

    def _usual(self, key: int) -> "Command":
        look = self._look
        if key == kinds.LEFT:
            if self.own or kinds.STAYS in self.flags:
                return (look.common.undo, ("take_back",)) if self._game.undoes else NO
            chose = self._game.playing and kinds.PEEK not in self.flags and not self.repeats(key)
            return (look.common.undo, BACK) if chose else NO
        if key == kinds.MIDDLE:
            return (look.common.help, ("help",)) if self._game.playing else NO
        if self.own:
            return look.common.menu, ("show", "menu", kinds.SENDS in self.content.flags)
        return look.common.back, BACK

    def action(self, place: str, which: int, value: "Any" = None) -> "Action":
        """Return the action for pressing a place, with the number or text entered there, or None. Pressing a line does
        what the right key does once the line is marked."""
        action: Action
        if place in (KEY, HOLD, LINE):
            label, action = self.command(kinds.RIGHT if place == LINE else which, place == HOLD)
            action = action if label else None
        elif place == SEAT:
            players = [row for block in self.content.body if isinstance(block, kinds.Players) for row in block.rows]
            actions = [row.action for row in players if row.seat == which]
            action = actions[0] if actions else None
        elif place == AMOUNT:
            amount = self.block(kinds.Numbers).rows[which]
            action = amount.action(amount.number if value is None else value)
        elif place == TEXT:
            action = self.block(kinds.Letters).action(value)
        else:
            action = self.content.beside[which].action if place == BESIDE else ("at", self._cursor(value))
        return action

    def written(self) -> "tuple[str, int] | None":
        """Return the text so far and its maximum length, or None if players cannot type on this screen."""
        for block in self.content.body:
            if isinstance(block, kinds.Letters):
                return block.text, block.most
        return None

    # Appearance

    def turn(self) -> bool:
        """Go to the next picture in a series, and return whether there is one."""
        more = self.frame < self._last_frame
        self.frame += more
        return more

    def paint(self, canvas: "Canvas", keys: int, message: str = "") -> None:
        """Draw the screen on a canvas, for a board with this number of keys. `message` is shown in the bar."""
        Painter(canvas, self._look.name, keys).paint(self.content, self.labels(), message, self.frame)

    def labels(self) -> "list[tuple[Text, Text]]":
        """Return the labels for pressing and for holding each key. The short form of a usual label for holding is a
        sign."""
        labels, common = [], self._look.common
        for index, key in enumerate(self.content.keys):
            held: Text = self.label(index, True)
            for word, sign in SIGNS if held else ():
                said = getattr(common, word)
                if held == said:
                    held = (said, sign)
            labels.append((key.label if key else "", held))
        return labels

    def take_cursor(self, other: "Shown") -> None:
        """Take over the cursor of the screen that this one replaces, if both have the same function and arguments."""
        if (other.function, other.arguments) == (self.function, self.arguments):
            self.cursor = other.cursor
            self.changed()

    # Blocks

    @property
    def at(self) -> int:
        """The index of the marked line in a list, or the marked seat."""
        for block in self.content.body:
            if isinstance(block, kinds.Lines):
                return int(block.at)
        return int(self.block(kinds.Players).marked)

    @at.setter
    def at(self, line: int) -> None:
        self.cursor = self._cursor(line)
        self.changed()

    def about(self) -> tuple[str, str]:
        """Return the topic and the heading of help, each "" for the usual one. If a list has no topic, help explains
        the screen that the marked line opens, under the line's text."""
        shown = self.content
        for block in () if shown.topic else shown.body:
            if isinstance(block, kinds.Lines) and block.count:
                (marked,) = block.lines(block.at, block.at + 1)
                if marked.action and marked.action[0] == "open":
                    topic: str = marked.action[1](self._look, self._game.tracker, None, *marked.action[2:]).topic
                    return topic, long(marked.text) if topic else ""
        return shown.topic, ""

    def _cursor(self, at: int) -> "Any":
        """Return the cursor with its line or number replaced by `at`."""
        return (at,) + self.cursor[1:] if isinstance(self.cursor, tuple) else at

    def block(self, kind: "Any") -> "Any":
        """Return the first block of this kind. Raise AttributeError if there is none."""
        for block in self.content.body:
            if isinstance(block, kind):
                return block
        raise AttributeError(kind.__name__)


def starred(look: "Look", shown: "Content") -> "Content":
    """Return content with the meaning of the asterisks in its sentences in the corner: * is our ruling, ** the players'
    house rule. A page with both explains the second, because it is the rarer one. Where names leave no room, the
    heading makes some."""
    said = " ".join([long(text) for block in shown.body if isinstance(block, kinds.Say) for text in block])
    if "*" not in said:
        return shown
    words, (id, seat, heading, corner) = look.words("explained", COMPANION), shown[: CORNER + 1]
    meant = words.house if "**" in said else words.open
    if heading and seat is not None:
        heading = tuple(forms(heading)) + ("",)
    both = tuple([meant + gap + long(corner) for gap in ("    ", " ")]) if corner else meant
    return kinds.Content(*((id, seat, heading, both) + shown[CORNER + 1 :]))


def _frames(shown: "Content") -> int:
    """Return the number of pictures in the content's series, or 1 if it has none."""
    for block in shown.body:
        if isinstance(block, kinds.Moving):
            return len(pictures.find(block.series + ".FRAMES"))
    return 1


def companion_screen(name: str) -> "Callable[..., Any]":
    """Return one of the companion's own screen functions, importing it on first use. `name` is a module with a function
    of the same name, or a module and a function separated by a dot."""
    module, function = name.split(".") if "." in name else (name, name)
    screen: Callable[..., Any] = getattr(imported(SCREENS + module), function)
    return screen
