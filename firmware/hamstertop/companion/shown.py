"""A screen function on the stack of screens: its content is made once for each state of the app, and kept."""

from .. import content as kinds
from .. import imported, ticks
from ..drawing import pictures
from ..drawing.painter import Painter, code_room, long
from ..words import COMPANION
from . import chosen, timed
from .look import Look
from .results import of_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..content import Action, Content
    from ..drawing.canvas import Canvas
    from ..games import Event
    from .app import App
    from .checking import Checking
    from .lights import Scene

    Function = Callable[..., Content]
    Command = tuple[str, Action]  # a label, "" for none, and what is done

NO = "", None
BACK = ("back",)


class Shown:
    """Shows what a screen function says of the app, with its arguments and a cursor."""

    own = False  # whether it is the game's own, that of its phase: the lowest, made by the app
    alone: "Checking | None" = None  # what has the board for itself while this is shown

    def __init__(self, app: "App", function: "Function", *arguments: "Any") -> None:
        self.app = app
        self.function = function
        self.arguments = arguments
        self.cursor: Any = None
        self.frame = 0
        self._look = Look(app)
        self.since = app.board.ticks()
        self._made: Content | None = None
        self._revision = -1
        self._last_frame = 0  # of a series of pictures
        flags = self.content.flags
        self.glance = kinds.GLANCE in flags
        self.notice = kinds.NOTICE in flags
        self.clean = kinds.CLEAN in flags
        self.stays = kinds.STAYS in flags
        self.frame = self._first_frame()

    @property
    def content(self) -> "Content":
        """What is shown now."""
        if self._made is None or self._revision != self.app.revision:
            self._revision = self.app.revision
            # A game that was only glanced at is followed while nobody waits, and not because somebody looks.
            tracker = self.app.tracker if self.app.session.whole else None
            self._made = self.function(self._look, tracker, self.cursor, *self.arguments)
            self._last_frame = _frames(self._made) - 1
        return self._made

    # What the app asks of a screen

    @property
    def topic(self) -> str:
        """What help explains; "" for what it explains on the main screen, there for the phase of the game."""
        topic: str = self.content.topic
        return topic

    @property
    def eager(self) -> bool:
        """Whether keys count before the panel has shown it."""
        return kinds.EAGER in self.content.flags

    @property
    def secret(self) -> bool:
        """Whether no light and no sound gives away which keys are pressed, or how often."""
        return kinds.SECRET in self.content.flags

    @property
    def explains(self) -> bool:
        """Whether it is explained by itself as it comes for the first time."""
        return kinds.UNEXPLAINED not in self.content.flags

    def repeats(self, key: int) -> bool:
        """Return whether a key acts again while it is held; such a key has no second label."""
        found = self.content.keys[key]
        return bool(found and found.repeats)

    def title(self) -> str:
        """Return where we are."""
        return long(self.content.heading)

    def scene(self, now: int) -> "Scene":
        """Return what the pixels show, as in `lights`."""
        if self.running:
            time = self.content.time
            return ("bar", timed.left(time, now), time.total)
        scene: Scene = self.content.lights
        return scene

    @property
    def running(self) -> bool:
        """Whether a time runs on it: that goes on, and shines, also while other screens lie above."""
        time = self.content.time
        return time is not None and time.since is not None

    @property
    def lasting(self) -> bool:
        """Whether it keeps a running time, and so must not be made anew."""
        return self.content.time is not None and self.cursor is not None

    def press(self, key: int, held: bool) -> None:
        """Do what pressing or holding a key does."""
        action = self.command(key, held)[1]
        if self.running:
            self._pressed_in_time(held)
        perform(self.app, self, action)

    def _pressed_in_time(self, held: bool) -> None:
        """Stop a time that pauses, and one that a press ends. What is left as help or the menu is opened counts."""
        time, now = self.content.time, self.app.board.ticks()
        if time.pauses:
            _stop(self.app, self)
        elif not held:
            self.cursor = (timed.left(time, now), None)
        elif timed.seconds(time, now) != self.app.tracker.clock:
            self.app.note(("clock", timed.seconds(time, now)))

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
        app = self.app
        if key == kinds.LEFT:
            undoes = (self.own or self.stays) and (app.session.count > 1 or app.session.replaces)
            return (app.common.undo, ("take_back",)) if undoes else NO
        if key == kinds.MIDDLE:
            return (app.common.help, ("help",)) if app.playing else NO
        return (app.common.menu, ("show", "menu")) if self.own else (app.common.back, BACK)

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

    def write(self, text: str) -> None:
        """Do what giving this text does."""
        perform(self.app, self, self._block(kinds.Letters).action(text))

    # What it looks like

    def tick(self, now: int) -> None:
        """Note the marks of a running time; show the next picture of a series as soon as the display shows the one
        before."""
        time = self.content.time
        if self.running:
            self._note_mark(now)
        elif time and time.grace and self.cursor is None and ticks.diff(now, self.since) >= time.grace:
            _start(self.app, self)
        if self.frame < self._last_frame and self.app.settled:
            self.frame += 1
            self.app.redraw()

    def _note_mark(self, now: int) -> None:
        app = self.app
        mark = timed.mark(self.content.time, app.tracker.clock, now)
        if mark is None:
            return
        if mark in timed.TONES and app.settings.sound:
            app.board.tone(timed.TONES[mark][0], timed.TONES[mark][1])
        app.note(("clock", mark // 1000))
        if not mark:
            app.surface()
        elif app.board.panel.partial:
            app.redraw()

    def _first_frame(self) -> int:
        """Return the last picture where the panel cannot refresh a part: it shows only that one."""
        return 0 if self.app.board.panel.partial else self._last_frame

    def paint(self, canvas: "Canvas", keys: int) -> None:
        """Draw everything, for a board with 3 or 4 keys."""
        Painter(canvas, self.app.name, keys).paint(self.content, self.labels(), self.app.message, self.frame)

    def labels(self) -> "list[tuple[Any, str]]":
        """Return what pressing and what holding each key does."""
        labels = []
        for index, key in enumerate(self.content.keys):
            labels.append((key.label if key else "", self.label(index, True)))
        return labels

    @property
    def page(self) -> "Any":
        """The screen function and its cursor: another screen that is shown in the place of this one takes the cursor
        over if it shows the same."""
        return self.function, self.arguments, self.cursor

    @page.setter
    def page(self, page: "Any") -> None:
        if page and page[:2] == (self.function, self.arguments):
            self.cursor = page[2]
            self._made = None

    # What is touched

    def set_again(self, row: int) -> "Any":
        """Return the action that gives one of several numbers the value that it has, and so asks for it."""
        found = self._block(kinds.Numbers).rows[row]
        return found.action(found.number)

    # A list and a number, for whoever enters by keys

    @property
    def at(self) -> int:
        """The marked line of a list, or the marked seat."""
        for block in self.content.body:
            if isinstance(block, kinds.Lines):
                return int(block.at)
        return int(self._block(kinds.Players).marked)

    @at.setter
    def at(self, line: int) -> None:
        self.cursor = (line,) + self.cursor[1:] if isinstance(self.cursor, tuple) else line
        self._made = None

    @property
    def number(self) -> int:
        """The number that is set, or the likeliest one."""
        amounts = self._block(kinds.Numbers)
        found = amounts.rows[amounts.marked or 0]
        return int(found.typical if found.number is None else found.number)

    @property
    def last_leaf(self) -> bool:
        """Whether the right key leads on, and not to the next page."""
        right = self.content.keys[kinds.RIGHT]
        return not (right and right.action and right.action[0] == "at")

    def lines(self) -> "list[Any]":
        """Return the lines of a list: text, action, value, picture."""
        block = self._block(kinds.Lines)
        found = block.lines(0, block.count)
        return [(long(line.text), line.action, line.value, line.picture) for line in found]

    def _block(self, kind: "Any") -> "Any":
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


def perform(app: "App", screen: Shown, action: "Action") -> None:
    """Do what an action of a screen says."""
    if action:
        COMMANDS[action[0]](app, screen, *action[1:])


def _do(app: "App", screen: Shown, *events: "Event") -> None:
    for event in events[:-1]:
        app.do(event)
    app.do(events[-1], app.screen.stays)


def _open(app: "App", screen: Shown, function: "Function", *arguments: "Any") -> None:
    app.push(Shown(app, function, *arguments))


def _swap(app: "App", screen: Shown, function: "Function", *arguments: "Any") -> None:
    app.pop()
    app.push(Shown(app, function, *arguments))


def _ask(app: "App", screen: Shown, question: str, action: "Action", why: str = "") -> None:
    app.push(ours(app, "sure", question, action, why))


def _show(app: "App", screen: Shown, name: str, *arguments: "Any") -> None:
    app.push(ours(app, name, *arguments))


def _help(app: "App", screen: Shown) -> None:
    app.push(ours(app, "what_now", app.topic))


def _at(app: "App", screen: Shown, cursor: "Any") -> None:
    screen.cursor = cursor
    app.redraw()


def _back(app: "App", screen: Shown, cursor: "Any" = None) -> None:
    app.pop()
    if cursor is not None:
        app.screen.at = cursor
        app.redraw()


def _roll(app: "App", screen: Shown, dice: int, sides: int, before: "Event") -> None:
    _do(app, screen, before + app.roll(dice, sides))


def _draw(app: "App", screen: Shown, ways: int, before: "Event") -> None:
    _do(app, screen, before + (app.draw(ways),))


def _then(app: "App", screen: Shown, first: "Action", second: "Action") -> None:
    perform(app, screen, first)
    perform(app, screen, second)


def _start(app: "App", screen: Shown) -> None:
    time = screen.content.time
    screen.cursor = (time.left, app.board.ticks())
    if app.tracker.clock is None:
        app.note(("clock", time.total // 1000))
    app.redraw()


def _stop(app: "App", screen: Shown) -> None:
    time, now = screen.content.time, app.board.ticks()
    screen.cursor = (timed.left(time, now), None)
    seconds = timed.seconds(time, now)
    if seconds != app.tracker.clock:
        app.note(("clock", seconds))
    app.redraw()


def _undo(app: "App", screen: Shown) -> None:
    app.undo()


def _take_back(app: "App", screen: Shown) -> None:
    """Ask first where the last event is in another player's turn, or the start of the game."""
    if app.session.count < 2:
        words = app.words("instead", COMPANION)
        _ask(app, screen, words["back.ask"], ("bring_back",), words["back.why"])
        return
    taken = app.last()
    if taken and taken[1] is not None and taken[1] != app.tracker.to_act:
        _ask(app, screen, app.common.take_back % taken[0], ("undo",))
    else:
        app.undo(app.screen.stays, taken)


def _play(app: "App", screen: Shown) -> None:
    app.play()


def _home(app: "App", screen: Shown) -> None:
    app.home()


def _check(app: "App", screen: Shown) -> None:
    app.check()


def _game(app: "App", screen: Shown, title: str) -> None:
    app.open(title)


def _resume(app: "App", screen: Shown, title: str) -> None:
    app.resume(title)


def _choose(app: "App", screen: Shown, title: str, event: "Event") -> None:
    """Where it cannot be stored, the game that begins says so."""
    app.settings.setups = chosen.beginning(title, event[1:], app.settings.setups)
    app.settings.save()
    app.redraw()


def _instead(app: "App", screen: Shown, title: str, event: "Event") -> None:
    """Ask once more where the running game could not be brought back."""
    if app.give_up(title):
        app.begin(title, event)
        return
    app.pop()  # No leads back here
    words = app.words("instead", COMPANION)
    _ask(app, screen, words["lost.ask"], ("begin", title, event), words["lost.why"])


def _told(app: "App", screen: Shown, what: str) -> None:
    app.settings.told[what] = 1
    app.settings.save()


def _set(app: "App", screen: Shown, name: str, value: "Any") -> None:
    setattr(app.settings, name, value)
    app.save_settings()


def _name(app: "App", screen: Shown, seat: int, name: str) -> None:
    names = app.settings.names
    for other in range(len(names)):
        if names[other] == name:
            names[other] = ""
    names[seat] = name
    if name:
        app.settings.known = chosen.remembered(name, app.settings.known)
    app.save_settings()


def _result(app: "App", screen: Shown, payload: bytes = b"") -> None:
    payload = payload or of_game(app.session, app.settings.names)
    app.push(ours(app, "take_home", payload, _codes(app, screen, payload, False)))
    _leaf(app, app.screen, 0)


def _whole(app: "App", screen: Shown, payload: bytes) -> None:
    screen.arguments = payload, _codes(app, screen, payload, True)
    _leaf(app, screen, 0)


def _codes(app: "App", screen: Shown, payload: bytes, whole: bool) -> "Any":
    return found("take_home.make")(screen._look, app.board, code_room(app.canvas), payload, whole)


def _leaf(app: "App", screen: Shown, page: int) -> None:
    """Write the code on the console, too, the only paper of a board that has none."""
    _at(app, screen, page)
    app.board.say("".join(screen._block(kinds.Code).texts))


def _begin(app: "App", screen: Shown, title: str, event: "Event") -> None:
    app.begin(title, event)


def _bring_back(app: "App", screen: Shown) -> None:
    app.bring_back()


def _undo_or(app: "App", screen: Shown, kinds_: "tuple[str, ...]", event: "Event", said: str) -> None:
    last = ""
    for each in app.session.history.events() if app.session.history else ():
        last = each[0]
    if last not in kinds_:
        _take_back(app, screen)
        return
    app.message = said
    _do(app, screen, event)


COMMANDS: "dict[str, Callable[..., Any]]" = {
    "do": _do,
    "open": _open,
    "swap": _swap,
    "ask": _ask,
    "at": _at,
    "back": _back,
    "roll": _roll,
    "draw": _draw,
    "then": _then,
    "show": _show,
    "game": _game,
    "play": _play,
    "home": _home,
    "undo": _undo,
    "take_back": _take_back,
    "help": _help,
    "resume": _resume,
    "choose": _choose,
    "instead": _instead,
    "told": _told,
    "set": _set,
    "name": _name,
    "result": _result,
    "whole": _whole,
    "leaf": _leaf,
    "check": _check,
    "start": _start,
    "stop": _stop,
    "begin": _begin,
    "bring_back": _bring_back,
    "undo_or": _undo_or,
}


SCREENS = "hamstertop.companion.screens."


def found(name: str) -> "Callable[..., Any]":
    """Return one of the companion's own screens, which is loaded when it is first looked for. `name` is a module's with
    a function of the same name, or both with a dot between."""
    module, function = name.split(".") if "." in name else (name, name)
    screen: Callable[..., Any] = getattr(imported(SCREENS + module), function)
    return screen


def ours(app: "App", name: str, *arguments: "Any") -> Shown:
    """Return one of the companion's own screens on the stack, see `found`."""
    return Shown(app, found(name), *arguments)
