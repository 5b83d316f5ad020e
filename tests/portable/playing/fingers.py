"""Fingers that press a virtual board's keys, and loaded dice. Portable."""

from hamstertop import chance
from hamstertop.companion.keys import HOLD
from hamstertop.companion.loop import Loop
from hamstertop.content import Lines, Numbers, Say, long
from hamstertop.saving.settings import NEVER
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing import entering

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.chance import Source
    from hamstertop.companion.app import App
    from hamstertop.games import Event
    from hamstertop.saving.settings import Settings

LEFT = 0
MIDDLE = 1
RIGHT = 2

TAP = 80  # ms for which a key stays down
STEP = 20  # ms between runs of the app's loop
KNOWN = 100  # the maximum number of steps until a saved game has been restored
PAUSE = 100  # ms between checks of a changing screen


def experienced(settings: "Settings") -> None:
    """Adjust settings for players who know the games and do not want to enter names."""
    settings.explains = NEVER
    settings.offered = True


def title(screen: "Any") -> str:
    """Return the title in a screen's bar."""
    return long(screen.content.heading)


def lines(screen: "Any") -> "list[Any]":
    block = screen.block(Lines)
    return list(block.lines(0, block.count))


def number(screen: "Any") -> int:
    """Return the number set on a screen, or the typical number if none is set."""
    amounts = screen.block(Numbers)
    found = amounts.rows[amounts.marked or 0]
    return int(found.typical if found.number is None else found.number)


def said(screen: "Any") -> str:
    """Return the instruction or question on a screen."""
    for block in screen.content.body:
        if isinstance(block, Say):
            return long(block.do)
    return ""


class LoadedDice:
    """A source of random numbers that first returns prepared bytes, then bytes from another source."""

    def __init__(self, other: "Source") -> None:
        self.other = other
        self.values: list[int] = []

    def byte(self) -> int:
        return self.values.pop(0) if self.values else self.other.byte()


class Fingers:
    """Presses keys while running the companion. `presses` is the number of presses so far.

    Unless the players are `new`, they know the games: nothing is explained automatically, and they are not asked for
    names.
    """

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
        """Cut the power, start the companion with the board's storage, and wait until it has restored its game."""
        self.board.cut()
        self._loop = None  # free its memory before the next loop allocates its own
        self._loop = Loop(self.board, self.dice, self.on_event)
        if not self.new:
            experienced(self.app.settings)
        self.wait(STEP)
        for _ in range(KNOWN):
            if not self.app.game.session.whole:
                self.wait(STEP)

    @property
    def loop(self) -> Loop:
        assert self._loop
        return self._loop

    @property
    def app(self) -> "App":
        return self.loop.app

    @property
    def screen(self) -> "Any":
        return self.app.stack.screen

    @property
    def title(self) -> str:
        return title(self.screen)

    @property
    def said(self) -> str:
        return said(self.screen)

    @property
    def set_up(self) -> "Event":
        """The set-up event as entered so far on the set-up screens."""
        from hamstertop.companion.screens import new_game

        title = self.screen.arguments[0]
        return new_game.event(title, *new_game.begins_with(self.app.look, title))

    @property
    def lines(self) -> list[str]:
        return [long(line.text) for line in lines(self.screen)]

    @property
    def values(self) -> list[str]:
        """The value on the right of each line of the screen's list."""
        return [line.value for line in lines(self.screen)]

    def wait(self, ms: int, step: int = STEP) -> None:
        """Run the companion for `ms` milliseconds, with a pass of its loop every `step` ms."""
        for _ in range(ms // step):
            self.board.advance(step)
            self.loop.tick()

    def settle(self) -> None:
        """Run until the panel shows the current screen."""
        while not self.app.refresh.settled:
            self.wait(STEP)

    def press(self, key: int, times: int = 1) -> None:
        for _ in range(times):
            self._look()
            self._rest(key)
            self._down(key, TAP)

    def hold(self, key: int) -> None:
        """Hold a key until its second function takes effect, then release it."""
        self._look()
        self._down(key, HOLD + STEP)

    def choose(self, index: int) -> None:
        """Choose a line of a list, to which the shorter way is taken."""
        down = (index - self.screen.at) % len(self.lines)
        up = len(self.lines) - down
        self.press(*(MIDDLE, up) if up < down and self.screen.content.keys[MIDDLE] else (LEFT, down))
        self.press(RIGHT)

    def choose_line(self, line: str) -> None:
        """Choose a line of a list, or one under its line More or, in Hamsterrolle, What else?"""
        look, more = self.app.look, self.app.look.common.more
        if look.title() == "hamsterrolle" and look.words("turn").more[0] in self.lines and line not in self.lines:
            words = look.words("happened")
            if line in [words[name] for name in "where passed gone lies idle dropped".split()]:
                self.choose(self.lines.index(look.words("turn").more[0]))
        while line not in self.lines and more in self.lines:
            self.choose(self.lines.index(more))
        self.choose(self.lines.index(line))

    def resume(self) -> None:
        """Continue the game played last, whose line on the first screen is marked."""
        assert self.app.look.common.resume in [value[0] for value in self.values if value]
        self.press(RIGHT)

    @property
    def number(self) -> int:
        return number(self.screen)

    def enter(self, wanted: int) -> None:
        """Set a number, and confirm it."""
        up = wanted - self.number
        self.press(LEFT if up > 0 else MIDDLE, abs(up))
        self.press(RIGHT)

    def put_right(self, line: str, *numbers: int) -> None:
        """Correct what a line of the menu's corrections says, with these numbers."""
        self.hold(RIGHT)
        self.choose_line("Correct a number")
        self.choose_line(line)
        for number in numbers:
            self.enter(number)

    def name(self, *names: str) -> None:
        """Seat people with these names for the next game, from seat 0 on. This uses none of the app's random
        numbers."""
        for seat, name in enumerate(names):
            self.app.settings.call(seat, name, chance.Seeded(1))

    def know(self, *names: str) -> None:
        """Know people with these names, most recent first, besides those who are seated."""
        settings = self.app.settings
        settings.people = [person for person in settings.people if person.id in settings.seats]
        for name in reversed(names):
            settings.meet(name, chance.Seeded(1))

    def begin(self, title: str, event: "Event") -> None:
        """Begin a game of a title with this set-up event, from the first screen."""
        entering.begin(self, title, event)

    def report(self, *events: "Event") -> None:
        """Enter events one after another, each with as few presses as possible."""
        for event in events:
            entering.enter(self, event)

    def undo(self) -> None:
        """Undo the last event, and confirm if asked."""
        self.hold(LEFT)
        if entering.is_a(self.screen, "sure") or entering.is_a(self.screen, "back_to"):
            self.press(RIGHT)

    def _look(self) -> None:
        """Wait until the panel shows the effect of the last press."""
        while not self.app.guard.seen():
            self.wait(PAUSE, PAUSE)

    def _rest(self, key: int) -> None:
        """Wait until a key that led to a result works again."""
        early = self.app.guard.early(key, self.board.ticks())
        if early:
            self.wait(early, early)

    def _down(self, key: int, ms: int) -> None:
        self.presses += 1
        self.board.push(key, True)
        self.wait(ms)
        self.board.push(key, False)
        self.wait(STEP)
