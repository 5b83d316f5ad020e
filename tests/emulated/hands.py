"""Hands at an emulated Pico: they press what its screen says."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pico import Pico
from stored import PANEL_KIND, PICO

from hamstertop import chance
from hamstertop.companion import titles
from hamstertop.companion.session import Session
from hamstertop_host.playing.entering import is_a
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, STEP, TAP, Fingers
from hamstertop_host.virtual.board import VirtualBoard

if TYPE_CHECKING:
    from hamstertop.board import Storage
    from hamstertop.games import Event

GAP = 40  # ms between two presses in a hurry


class Hands(Fingers):
    """Fingers on the keys of a Pico and of its twin, a companion that runs here and says what stands on the screen.

    The Pico feels each press first. What chance gave there, the twin is given too. Then both must show the same frame
    and hold the same events.

    Args:
        pico: one that has asked for its first screen.
        saved: gives a storage with what its flash holds by now.
    """

    def __init__(self, pico: Pico, saved: Callable[[], "Storage"]) -> None:
        self.pico = pico
        self.slowest_light = 0.0  # ms from a press to the first change of the lights, at most
        self._saved = saved
        board = VirtualBoard(storage=saved(), language="", **PICO.virtual())
        board.panel.kind = PANEL_KIND  # nobody has confirmed it: the twin says so, too, and flashes
        super().__init__(board, chance.Seeded(1), new=True)  # what is explained and offered there is so here
        self._compare()

    @property
    def events(self) -> "list[Event]":
        """Those of the open game."""
        history = self.app.session.history
        return list(history.events()) if history else []

    def go_home(self) -> None:
        """From the first start of all to the screen with all games: the language that is marked will do, and the panel
        is confirmed later."""
        while not is_a(self.screen, "Home"):
            self.press(RIGHT)

    def new_game(self, title: str) -> None:
        """Begin one as it is offered, from the screen with all games, without names or how it works."""
        self.choose_line(titles.name(title, self.app))
        self.start()

    def start(self) -> None:
        """The same, from the screen of a title."""
        self.choose_line(self.app.common.start)
        if is_a(self.screen, "offer"):
            self.press(LEFT)
        if is_a(self.screen, "how"):
            self.press(MIDDLE)

    def tap(self, event: "Event") -> None:
        """Press the key that says it stores this event."""
        left, middle, right = self.screen.keys()
        self.press([press[1] for press, _ in (left, middle, right)].index(event))

    def hurry(self, *keys: int) -> None:
        """Press them one after the other, while the paper still refreshes."""
        for key in keys:
            self._push(key, TAP)
            self.pico.wait(GAP)
            super()._down(key, TAP)
        self._compare()

    def give_up_busy(self) -> None:
        """While BUSY never falls: wait until the Pico takes its panel for one that fails, and tries to say so."""
        controller = self.pico.controller
        received = controller.received
        assert self.pico.run(lambda: controller.received > received, 20_000), "it still waits for BUSY"
        self.board.panel.fault = True
        self.wait(STEP)

    def _down(self, key: int, ms: int) -> None:
        self._push(key, ms)
        self.pico.settle()
        self.dice.values = []  # of an undo they come again by themselves
        for event in self._stored()[len(self.events) :]:
            self.dice.values += [value for _, value in self.app.tracker.draws(event)]
        super()._down(key, ms)
        self._compare()

    def _push(self, key: int, ms: int) -> None:
        """On the Pico alone."""
        lit = len(self.pico.light_times)
        down, _ = self.pico.press(key, ms)
        if len(self.pico.light_times) > lit:
            self.slowest_light = max(self.slowest_light, self.pico.light_times[lit] - down)

    def _compare(self) -> None:
        """Wait until both show their screens; a panel that is stuck shows none."""
        self.pico.settle()
        self.settle()
        if not self.pico.controller.stuck:
            assert bytes(self.pico.controller.frame()) == bytes(self.board.panel.frame), f"not {self.title!r} is shown"
        assert self._stored() == self.events

    def _stored(self) -> "list[Event]":
        """The events of the open game that outlive the power."""
        session = Session(self._saved(), chance.Seeded(1), lambda: 0)
        if self.app.session.game:
            assert session.resume(self.app.session.game), "the game is not stored"
            assert session.journal.trouble == ""
        return list(session.history.events()) if session.history else []
