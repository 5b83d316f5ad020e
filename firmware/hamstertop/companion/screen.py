"""What players see: a black bar with who acts, or the title; a picture; and along the lower edge what each key does.

What pressing a key does is a pair `(label, action)`. An action is

- an event, a tuple: it is reported, and the screen of the phase it leads to is shown;
- a screen: it is shown above this one;
- a function of the app: it is called, and what it returns is an action again;
- None: nothing more; where it is all that a key has, the key moves the cursor of its screen.

So a flow reads as what follows from what: `(words.real_dice, lambda app: Number(app, ..., lambda n: ("typed", n)))`.

What holding a key does is the same on every screen: left takes back, middle explains, right leads out of here.
"""

from ..drawing import canvas as drawing
from ..drawing.fonts import capitals, large, medium, plate, small
from ..drawing.pictures import hold as hold_picture
from ..drawing.pictures import seats
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

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
NOTHING = (NO, NO, NO)

# The grid of every screen, in pixels. On another paper `across` and `spare` say what becomes of it.
WIDTH = 296
HEIGHT = 128
SPACIOUS = 120  # spare rows from which on figures and pictures are twice as large, and all text is large
BAR = 29  # rows of the bar
TOP = 30  # first row below it
BOTTOM = 110  # row of the line above the labels
MARGIN = 6
NAME = 40  # left edge of the name behind a portrait
ROWS = 4  # of a list, or of players, that fill a screen
ROW = 20  # rows of each

DARK = ("dark",)

# What can be touched on a paper that feels it; with each stands which one
KEY = "key"  # what pressing a key does
HOLD = "hold"  # what holding it does
LINE = "line"  # of a list
MORE = "more"  # of a list that goes on: 1 below, -1 above
SEAT = "seat"  # a player


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
    tall = False  # it draws from TOP on however high the paper is; else in the middle of it
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

    def corner(self) -> str:
        """More of it, at the right of the bar; it gives way where there is no room."""
        return ""

    def actor(self) -> "int | None":
        """The seat whose portrait and name stand in the bar, in the place of the title."""
        return None

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

    def draw(self, canvas: drawing.Canvas) -> None:
        """Draw between TOP and BOTTOM."""
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
        action = self._command(key, held)[1]
        if action is None:
            self.move(1 if key == LEFT else -1)
        else:
            self.app.act(action)

    def move(self, by: int) -> None:
        """A key without an action of its own moves the cursor: on by the left key, back by the others."""

    def offer(self, seat: int) -> "Command":
        """What touching a player does."""
        return NO

    def label(self, key: int, held: bool) -> str:
        """What pressing or holding a key does, "" for nothing."""
        return self._command(key, held)[0]

    def _command(self, key: int, held: bool) -> "Command":
        """One of `keys`. What holding them does is not worked out for a press: the paper waits for it."""
        return self.keys()[key][1] if held else self.presses()[key]

    def paint(self, canvas: drawing.Canvas, keys: int) -> None:
        """Draw everything, for a board with 3 or 4 keys."""
        canvas.clear()
        canvas.begin(0 if self.tall else spare(canvas) // 16 * 8)
        self.draw(canvas)
        canvas.begin(0)
        self._bar(canvas)
        self._key_labels(canvas, keys)

    def _bar(self, canvas: drawing.Canvas) -> None:
        """What was just taken back; or who acts, and behind the name what is going on; or the title."""
        seat = self.actor()
        if self.app.message:
            canvas.fill(0, 0, canvas.width, BAR)
            room = canvas.width - 2 * MARGIN
            lines = len(drawing.wrap(medium, self.app.message, room))
            canvas.paragraph(medium, self.app.message, MARGIN, 13 - 6 * lines, room, 12, 0)
        elif seat is None:
            canvas.fill(0, 0, canvas.width, BAR)
            title = self.title()
            font = fitting(title, canvas.width - 2 * MARGIN, (large, medium))
            end = canvas.text(font, title, MARGIN, 22 - font.BASE, 0)
            _corner(canvas, self.corner(), end)
        else:
            canvas.fill(NAME - 5, 0, canvas.width - NAME + 5, BAR)
            canvas.picture(seats.PORTRAITS[seat], 1, 0)
            name = self.app.name(seat)
            font = plated(name, canvas.width - NAME - 2)
            end = canvas.text(font, capitals(name), NAME, 28 - font.BASE if font is plate else 4, 0)
            _corner(canvas, self.title() or self.corner(), end)

    def _key_labels(self, canvas: drawing.Canvas, keys: int) -> None:
        slots = [(pressed[0], held[0]) for pressed, held in self.keys()]
        if keys == 4:  # the fourth key has the outer keys' second labels
            left, middle, right = slots
            slots = [(left[0], ""), middle, (right[0], ""), (left[1], right[1])]
        foot(canvas)
        canvas.fill(0, BOTTOM, canvas.width, 1)
        for index, slot in enumerate(slots):
            start = index * canvas.width // keys
            wide = (index + 1) * canvas.width // keys - start
            goes_on = index == RIGHT and slot[0] != ""
            if goes_on:
                canvas.fill(start, BOTTOM, wide, canvas.height - BOTTOM)
            elif index:
                canvas.fill(start, BOTTOM + 4, 1, canvas.height - BOTTOM - 4)
            sign = _label(canvas, slot, start, wide, 0 if goes_on else 1)
            if slot[0]:
                what = (HOLD, LEFT) if index == 3 else (KEY, index)
                canvas.spot(what[0], what[1], start, BOTTOM, sign - start, canvas.height - BOTTOM)
            if slot[1]:
                which = RIGHT if index == 3 else index
                canvas.spot(HOLD, which, sign, BOTTOM, start + wide - sign, canvas.height - BOTTOM)
        canvas.begin(0)


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


def spare(canvas: drawing.Canvas) -> int:
    """Rows of the paper that the grid does not need, a multiple of 8: by so many the keys are lower."""
    return max((canvas.top + canvas.height - HEIGHT) // 8 * 8, 0)


def across(canvas: drawing.Canvas, x: int) -> int:
    """The column of the paper that is as far from its right edge as that column of the grid."""
    return x + canvas.width - WIDTH


def lower(canvas: drawing.Canvas) -> "tuple[drawing.Font, int]":
    """The font of what stands below an order, and how many rows its lines are apart."""
    return (large, 20) if spare(canvas) >= SPACIOUS else (medium, 14)


def foot(canvas: drawing.Canvas) -> int:
    """What is drawn from now on, near BOTTOM, is just above the keys. Returns what leads back: `canvas.begin` of it."""
    top = canvas.top
    canvas.begin(spare(canvas))
    return top


def plated(name: str, wide: int) -> "drawing.Font":
    """The font of a name in capitals, the same wherever there is so much room: `plate`, if the name fits."""
    name = capitals(name)
    return large if "Ç" in name or drawing.width(plate, name) > wide else plate


def _corner(canvas: drawing.Canvas, text: str, left: int) -> None:
    """White, at the right end of the bar, if it fits behind what stands there."""
    font = fitting(text, canvas.width - MARGIN - left - 2 * MARGIN, (large, medium, small))
    x = canvas.width - MARGIN - drawing.width(font, text)
    if x >= left + 2 * MARGIN:
        canvas.text(font, text, x, 22 - font.BASE, 0)


def _label(canvas: drawing.Canvas, slot: tuple[str, str], start: int, wide: int, ink: int) -> int:
    """What a press does, and behind a small sign what holding does; centred together. Where there is no room for both,
    the sign stands alone: it means the same on every screen. Returns the column that divides the two."""
    press, hold = slot
    sign = hold_picture.HOURGLASS
    gap = 5 if press and hold else 0
    behind = 0
    length = drawing.width(medium, press)
    if hold:
        behind = sign[0]
        word = 2 + drawing.width(small, hold)
        if length + gap + behind + word <= wide - 4:
            behind += word
    if length > wide - 4 - behind - gap:
        press = drawing.fit(medium, press, wide - 4 - behind - gap)
        length = drawing.width(medium, press)
    down = BOTTOM + (canvas.height - HEIGHT) // 2  # a few rows are left where a height is no multiple of 8
    x = start + (wide - length - gap - behind) // 2
    if press:
        x = canvas.text(medium, press, x, down + 3, ink) + gap
    if hold:
        canvas.picture(sign, x, down + 6, ink)
        if behind > sign[0]:
            canvas.text(small, hold, x + sign[0] + 2, down + 4, ink)
        return x - gap if press else start
    return start + wide


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
