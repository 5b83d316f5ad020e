"""Fingers on the keys of a virtual board, and dice that fall as they are loaded. Portable."""

from hamstertop.companion.keys import HOLD
from hamstertop.companion.loop import Loop
from hamstertop.companion.settings import NEVER, OFFERED
from hamstertop.content import Lines, Numbers, Say
from hamstertop.drawing.painter import long
from hamstertop_host.playing import entering
from hamstertop_host.virtual.board import VirtualBoard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.chance import Source
    from hamstertop.companion.app import App
    from hamstertop.companion.settings import Settings
    from hamstertop.games import Event

LEFT = 0
MIDDLE = 1
RIGHT = 2

TAP = 80  # ms a key stays down
STEP = 20  # ms between two looks of the app at its board
KNOWN = 100  # steps that following a saved game takes, at most
PAUSE = 100  # ms between two looks while the paper changes


def experienced(settings: "Settings") -> None:
    """Those of players who know the games and want no names."""
    settings.explains = NEVER
    settings.told[OFFERED] = 1


def title(screen: "Any") -> str:
    """Return what stands in the bar of a screen."""
    return long(screen.content.heading)


def lines(screen: "Any") -> "list[Any]":
    """Return the lines of a list."""
    block = screen.block(Lines)
    return list(block.lines(0, block.count))


def number(screen: "Any") -> int:
    """Return the number that is set on a screen, or the likeliest one."""
    amounts = screen.block(Numbers)
    found = amounts.rows[amounts.marked or 0]
    return int(found.typical if found.number is None else found.number)


def said(screen: "Any") -> str:
    """Return what a screen says to do, or asks."""
    for block in screen.content.body:
        if isinstance(block, Say):
            return long(block.do)
    return ""


class LoadedDice:
    """A source of chance that gives what was put in; bytes of the other source when nothing is left."""

    def __init__(self, other: "Source") -> None:
        self.other = other
        self.values: list[int] = []

    def byte(self) -> int:
        return self.values.pop(0) if self.values else self.other.byte()


class Fingers:
    """Presses keys of a companion, which runs meanwhile. `presses` counts them. Its players know the games: nothing is
    explained by itself and nobody asked for names, unless they are `new`."""

    def __init__(
        self,
        board: VirtualBoard,
        source: "Source",
        on_event: "Callable[[Event], None] | None" = None,
        new: bool = False,
    ) -> None:
        self.new = new
        self.board = board
        self.dice = LoadedDice(source)
        self.on_event = on_event
        self.presses = 0
        self._loop: Loop | None = None
        self.power_on()

    def power_on(self) -> None:
        """Cut the power and start the companion on what the board's storage holds; wait until it knows its game."""
        self.board.cut()
        self._loop = None  # its memory is free before the next one takes its own
        self._loop = Loop(self.board, self.dice, self.on_event)
        if not self.new:
            experienced(self.app.settings)
        self.wait(STEP)
        for _ in range(KNOWN):
            if not self.app.game.session.whole:
                self.wait(STEP)

    @property
    def loop(self) -> Loop:
        """The companion that runs."""
        assert self._loop
        return self._loop

    @property
    def app(self) -> "App":
        """Its screens and games."""
        return self.loop.app

    @property
    def screen(self) -> "Any":
        """What is shown."""
        return self.app.stack.screen

    @property
    def title(self) -> str:
        """What stands in the bar."""
        return title(self.screen)

    @property
    def said(self) -> str:
        """What the screen says to do, or asks."""
        return said(self.screen)

    @property
    def set_up(self) -> "Event":
        """The event with which a game begins, on the screens that ask for it."""
        from hamstertop.companion.screens import new_game

        title = self.screen.arguments[0]
        return new_game.event(title, *new_game.begins_with(self.app.look, title))

    @property
    def lines(self) -> list[str]:
        """The lines of a list, in words."""
        return [long(line.text) for line in lines(self.screen)]

    @property
    def values(self) -> list[str]:
        """What stands at the right of each line of a list."""
        return [line.value for line in lines(self.screen)]

    def wait(self, ms: int, step: int = STEP) -> None:
        """Let the companion run; it looks at its board each time that `step` ms have passed."""
        for _ in range(ms // step):
            self.board.advance(step)
            self.loop.tick()

    def settle(self) -> None:
        """Run until the panel shows the screen."""
        while not self.app.refresh.settled:
            self.wait(STEP)

    def press(self, key: int, times: int = 1) -> None:
        """Press and let go."""
        for _ in range(times):
            self._look()
            self._rest(key)
            self._down(key, TAP)

    def hold(self, key: int) -> None:
        """Hold until the second label acts, and let go."""
        self._look()
        self._down(key, HOLD + STEP)

    def choose(self, index: int) -> None:
        """Go to a line of a list and choose it."""
        self.press(LEFT, (index - self.screen.at) % len(self.lines))
        self.press(RIGHT)

    def choose_line(self, line: str) -> None:
        """Go to the line with this text and choose it."""
        self.choose(self.lines.index(line))

    @property
    def number(self) -> int:
        """The number that is set, or the likeliest one."""
        return number(self.screen)

    def enter(self, wanted: int) -> None:
        """Set a number and confirm it."""
        up = wanted - self.number
        self.press(LEFT if up > 0 else MIDDLE, abs(up))
        self.press(RIGHT)

    def begin(self, title: str, event: "Event") -> None:
        """Begin a game of a title with this set-up event, from the first screen."""
        entering.begin(self, title, event)

    def report(self, *events: "Event") -> None:
        """Press keys until the companion has these events, one after the other; the shortest way there is."""
        for event in events:
            entering.enter(self, event)

    def undo(self) -> None:
        """Take the last event back, and say yes where that is asked."""
        self.hold(LEFT)
        if entering.is_a(self.screen, "sure"):
            self.press(RIGHT)

    def _look(self) -> None:
        """Wait until the panel shows what a press answers."""
        while not self.app.guard.seen():
            self.wait(PAUSE, PAUSE)

    def _rest(self, key: int) -> None:
        """Wait until a key that led to a result counts again."""
        early = self.app.guard.early(key, self.board.ticks())
        if early:
            self.wait(early, early)

    def _down(self, key: int, ms: int) -> None:
        self.presses += 1
        self.board.push(key, True)
        self.wait(ms)
        self.board.push(key, False)
        self.wait(STEP)
