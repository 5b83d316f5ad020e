"""A screen function on the stack of screens: its content is made once for each state of the app, and kept."""

from .. import content as kinds
from .. import ticks
from ..drawing import pictures
from ..drawing.painter import Painter, long
from ..words import COMPANION
from . import chosen, timed
from .look import Look
from .opening import take_home
from .results import Result, of_game
from .screen import GLANCE, NO, NOTICE, Screen, back, undo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..content import Action, Content
    from ..drawing.canvas import Canvas
    from ..games import Event
    from .app import App
    from .lights import Scene
    from .screen import Command, Commands

    Function = Callable[..., Content]

KINDS = {kinds.GLANCE: GLANCE, kinds.NOTICE: NOTICE}


class Shown(Screen):
    """Shows what a screen function says of the app, with its arguments and a cursor."""

    def __init__(self, app: "App", function: "Function", *arguments: "Any") -> None:
        super().__init__(app)
        self.function = function
        self.arguments = arguments
        self.cursor: Any = None
        self.frame = 0
        self._look = Look(app)
        self.since = app.board.ticks()
        self._made: Content | None = None
        self._revision = -1
        self._last_frame = 0  # of a series of pictures
        shown = self.content
        for flag in shown.flags:
            if flag in KINDS:
                self.kind = KINDS[flag]
        self.clean = kinds.CLEAN in shown.flags
        self.stays = kinds.STAYS in shown.flags
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
    def topic(self) -> str:  # type: ignore[override]
        return self.content.topic

    @property
    def takes_back(self) -> bool:  # type: ignore[override]
        """Whether undo is offered although it is not the game's own screen."""
        ways = self.content.ways
        return self.stays or (ways is not None and ways[kinds.LEFT] not in (None, kinds.USUAL))

    @property
    def eager(self) -> bool:  # type: ignore[override]
        return kinds.EAGER in self.content.flags

    @property
    def secret(self) -> bool:  # type: ignore[override]
        return kinds.SECRET in self.content.flags

    @property
    def explains(self) -> bool:  # type: ignore[override]
        return kinds.UNEXPLAINED not in self.content.flags

    @property
    def repeats(self) -> tuple[int, ...]:  # type: ignore[override]
        return tuple([index for index, key in enumerate(self.content.keys) if key and key.repeats])

    def title(self) -> str:
        return long(self.content.heading)

    def scene(self, now: int) -> "Scene":
        if self.running:
            time = self.content.time
            return ("bar", timed.left(time, now), time.total)
        scene: Scene = self.content.lights
        return scene

    @property
    def running(self) -> bool:
        time = self.content.time
        return time is not None and time.since is not None

    @property
    def lasting(self) -> bool:  # type: ignore[override]
        return self.content.time is not None and self.cursor is not None

    def press(self, key: int, held: bool) -> None:
        action = self._command(key, held)[1]
        if self.running:
            self._pressed_in_time(held)
        self.app.act(action)

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
        if held:
            return super().label(key, held)
        found = self.content.keys[key]
        return long(found.label) if found else ""

    def presses(self) -> "Commands":
        left, middle, right = [self._command_of(key) for key in self.content.keys]
        return left, middle, right

    def whose(self, key: int) -> "int | None":
        found = self.content.keys[key]
        return found.seat if found else None

    def holds(self) -> "Commands":
        ways = self.content.ways
        if ways is None:
            return super().holds()
        held = []
        for way, usual in zip(ways, super().holds()):
            held.append(usual if way == kinds.USUAL else (way[0], self._deed(way[1])) if way else NO)
        return held[0], held[1], held[2]

    def keys(self) -> "Any":
        """As usual, but a key that leads back needs no second label that does the same."""
        left, middle, right = super().keys()
        leads_on = self.content.keys[kinds.RIGHT]
        if leads_on and leads_on.action and leads_on.action[0] == "back":
            right = right[0], NO
        return left, middle, right

    def offer(self, seat: int) -> "Command":
        for block in self.content.body:
            if isinstance(block, kinds.Players):
                for row in block.rows:
                    if row.seat == seat and row.action:
                        return self.app.name(seat), self._deed(row.action)
        return NO

    def _command_of(self, key: "Any") -> "Command":
        return (long(key.label), self._deed(key.action)) if key else NO

    def _deed(self, action: "Action") -> "Any":
        return back if action == ("back",) else lambda app: perform(app, self, action)

    def written(self) -> "tuple[str, int, Callable[[str], bool]] | None":
        for block in self.content.body:
            if isinstance(block, kinds.Letters):
                return block.text, block.most, block.allowed
        return None

    def write(self, text: str) -> None:
        self.app.act(self._deed(self._block(kinds.Letters).action(text)))

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
        labels = []
        for key, (_, held) in zip(self.content.keys, self.keys()):
            labels.append((key.label if key else "", held[0]))
        Painter(canvas, self.app.name, keys).paint(self.content, labels, self.app.message, self.frame)

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
        return self._deed(found.action(found.number))

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
        return [(long(line.text), self._deed(line.action), line.value, line.picture) for line in found]

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


def perform(app: "App", screen: Shown, action: "Action") -> "Any":
    """Do what an action says. What is returned is an action for `App.act`."""
    if action is None:
        return None
    kind, rest = action[0], action[1:]
    return COMMANDS[kind](app, screen, *rest)


def _do(app: "App", screen: Shown, *events: "Event") -> "Any":
    for event in events[:-1]:
        app.do(event)
    return events[-1]


def _open(app: "App", screen: Shown, function: "Function", *arguments: "Any") -> Shown:
    return Shown(app, function, *arguments)


def _swap(app: "App", screen: Shown, function: "Function", *arguments: "Any") -> Shown:
    app.pop()
    return Shown(app, function, *arguments)


def _ask(app: "App", screen: Shown, question: str, action: "Action", why: str = "") -> Shown:
    return ours(app, "sure", question, action, why)


def _show(app: "App", screen: Shown, name: str, *arguments: "Any") -> Shown:
    return ours(app, name, *arguments)


def _at(app: "App", screen: Shown, cursor: "Any") -> None:
    screen.cursor = cursor
    app.redraw()


def _back(app: "App", screen: Shown, cursor: "Any" = None) -> None:
    app.pop()
    if cursor is not None:
        app.screen.at = cursor  # type: ignore[attr-defined]
        app.redraw()


def _roll(app: "App", screen: Shown, dice: int, sides: int, before: "Event") -> "Event":
    return before + app.roll(dice, sides)


def _draw(app: "App", screen: Shown, ways: int, before: "Event") -> "Event":
    return before + (app.draw(ways),)


def _then(app: "App", screen: Shown, first: "Action", second: "Action") -> "Any":
    app.act(perform(app, screen, first))
    return perform(app, screen, second)


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


def _instead(app: "App", screen: Shown, title: str, event: "Event") -> "Any":
    """Ask once more where the running game could not be brought back."""
    if app.give_up(title):
        return app.begin(title, event)
    app.pop()  # No leads back here
    words = app.words("instead", COMPANION)
    return ours(app, "sure", words["lost.ask"], ("begin", title, event), words["lost.why"])


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


def _result(app: "App", screen: Shown, payload: bytes = b"") -> Screen:
    return take_home(app, Result(payload or of_game(app.session, app.settings.names)))


def _begin(app: "App", screen: Shown, title: str, event: "Event") -> None:
    app.begin(title, event)


def _bring_back(app: "App", screen: Shown) -> None:
    app.bring_back()


def _undo_or(app: "App", screen: Shown, kinds_: "tuple[str, ...]", event: "Event", said: str) -> "Any":
    last = ""
    for each in app.session.history.events() if app.session.history else ():
        last = each[0]
    if last not in kinds_:
        return undo(app)
    app.message = said
    return event


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
    "resume": _resume,
    "choose": _choose,
    "instead": _instead,
    "told": _told,
    "set": _set,
    "name": _name,
    "result": _result,
    "check": _check,
    "start": _start,
    "stop": _stop,
    "begin": _begin,
    "bring_back": _bring_back,
    "undo_or": _undo_or,
}


SCREENS = "hamstertop.companion.screens."


def found(name: str) -> "Function":
    """Return one of the companion's own screens, which is loaded when it is first looked for. `name` is a module's with
    a function of the same name, or both with a dot between."""
    module, function = name.split(".") if "." in name else (name, name)
    screen: Function = getattr(__import__(SCREENS + module, None, None, (function,)), function)
    return screen


def ours(app: "App", name: str, *arguments: "Any") -> Shown:
    """Return one of the companion's own screens on the stack, see `found`."""
    return Shown(app, found(name), *arguments)
