"""Hands at an emulated Pico: they press the keys that its screen shows."""

from typing import TYPE_CHECKING, Any

from pico import Pico
from stored import PANEL_KIND, PICO, stored

from hamstertop import chance
from hamstertop.companion import results, titles
from hamstertop.companion.journal import Journal
from hamstertop.companion.session import IDENTITY, Session
from hamstertop.storage import FORMATTED, MemoryStorage
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.playing.entering import is_a
from hamstertop_host.playing.fingers import LEFT, RIGHT, STEP, TAP, Fingers
from hamstertop_host.reports import kept
from hamstertop_host.virtual.board import VirtualBoard

if TYPE_CHECKING:
    from hamstertop.board import Storage
    from hamstertop.games import Event

GAP = 40  # ms between two presses in a hurry
# ms of a refresh: a short one, for the core looks for its end while it lasts. The controller switches its voltages on
# and off besides.
REFRESH = 100
SWITCHING = SSD1680.POWER_ON + SSD1680.POWER_OFF
AWHILE = 3000  # ms, in which a storage does what takes time
FOLLOWED = 5000  # ms from power-on, in which 400 events of a saved game are followed
SEED = 1


def switched_on(flash: bytes, refresh: int = REFRESH, **options: Any) -> Pico:
    """Return a Pico that has just been powered on. `refresh` is the duration of a refresh in ms, `options` are those of
    Pico."""
    interval = PICO.panel.interval_ms
    return Pico(PICO, flash, lambda clock: SSD1680(clock, interval, refresh, refresh), **options)


def first_start(flash: bytes) -> bytes:
    """Return the flash after the very first start, when a language has been chosen and the storage has finished its
    slow work."""
    with switched_on(flash) as pico:
        pico.boot()
        pico.settle()
        pico.press(RIGHT)
        pico.settle()
        pico.wait(AWHILE)
        return pico.flash


def _copied(storage: "Storage") -> MemoryStorage:
    """Return what it currently contains."""
    copy = MemoryStorage()
    for name in (*kept.names(), FORMATTED):
        copy.replace(name, storage.pieces(name))
    return copy


class Hands(Fingers):
    """Fingers on the keys of a Pico and of its twin, a companion that runs here and says what stands on the screen.

    The Pico feels each press first. What chance gave there, the twin is given too. Then as much time has passed for
    both, and both must show the same frame and hold the same events.

    Args:
        pico: one that has asked for its first screen.
    """

    def __init__(self, pico: Pico) -> None:
        self.pico = pico
        self.slowest_light = 0.0  # ms from a press to the first change of the lights, at most
        self.pieces: list[tuple[int, str]] = []  # the largest free piece of the heap at each screen, in bytes
        self._began = pico.ms
        refresh = {"full_ms": REFRESH + SWITCHING, "partial_ms": REFRESH + SWITCHING}
        board = VirtualBoard(storage=_copied(stored(pico.flash)), language="", **PICO.virtual() | refresh)
        board.panel.kind = PANEL_KIND  # where nobody has confirmed it, the twin says so, too, and flashes
        super().__init__(board, chance.Seeded(SEED), new=True)  # what is explained and offered there is so here
        self._compare()

    @property
    def events(self) -> "list[Event]":
        """Return the events of the open game."""
        history = self.app.game.session.history
        return list(history.events()) if history else []

    def go_home(self) -> None:
        """From the first start of all to the screen with all games: the language that is marked will do, and the panel
        is confirmed later."""
        while not is_a(self.screen, "home"):
            self.press(RIGHT)

    def new_game(self, title: str) -> None:
        """Begin one as it is offered, from the screen with all games, without names."""
        self.choose_line(titles.name(title, self.app.look))
        self.choose_line(self.app.look.common.start)
        if is_a(self.screen, "offer"):
            self.press(LEFT)

    def hurry(self, *keys: int) -> None:
        """Press the keys one after another while the paper is still refreshing."""
        for key in keys:
            self._push(key, TAP)
            self.pico.wait(GAP)
            super()._down(key, TAP)
        self._compare()

    def give_up_busy(self) -> None:
        """While BUSY never falls: wait until the Pico takes its panel for one that fails, and tries to say so."""
        refreshes = self.pico.controller.refreshes
        before = len(refreshes)
        assert self.pico.run(lambda: len(refreshes) > before, 20_000), "it still waits for BUSY"
        self.board.panel.fault = True
        self.wait(STEP)

    def pause(self, ms: int) -> None:
        """Press nothing for a while."""
        self.pico.wait(ms)
        self._compare()

    def _down(self, key: int, ms: int) -> None:
        self.pico.wait(max(self.board.now - self._passed(), 0))
        self._push(key, ms)
        self.pico.settle()
        self._tell(stored(self.pico.flash))
        super()._down(key, ms)
        self._compare()

    def _tell(self, saved: "Storage") -> None:
        """Let the twin draw what was drawn there. Once a game is over, it also has what is saved there, and so the same
        seconds, which codes show."""
        app = self.app
        self.dice.values = []  # of an undo they come again by themselves
        for title in titles.names():
            identity = Journal(saved, title).first()[:IDENTITY]
            if identity and identity != Journal(self.board.storage, title).first()[:IDENTITY]:
                self.dice.values += identity
        for event in self._stored(saved)[len(self.events) :]:
            self.dice.values += [value for _, value in app.game.tracker.draws(event)]
        if app.game.session.game and app.game.over:
            for name in (app.game.session.game, results.BLOB):
                self.board.storage.replace(name, saved.pieces(name))
            app.game.session.seconds = self._session(saved).seconds

    def _push(self, key: int, ms: int) -> None:
        """Press on the Pico alone."""
        lit = len(self.pico.light_times)
        down, _ = self.pico.press(key, ms)
        if len(self.pico.light_times) > lit:
            self.slowest_light = max(self.slowest_light, self.pico.light_times[lit] - down)

    def _passed(self) -> int:
        """Return the ms since the twin began."""
        return int(self.pico.ms - self._began)

    def _compare(self) -> None:
        """Wait until both show their screens; a stuck panel shows none."""
        self.pico.settle()
        self.wait(max(self._passed() - self.board.now, 0))
        self.settle()
        assert self._stored(stored(self.pico.flash)) == self.events
        if self.pico.controller.stuck:  # nothing is shown, nor garbage collected, as it is while the paper refreshes
            return
        assert bytes(self.pico.controller.frame()) == bytes(self.board.panel.frame), f"not {self.title!r} is shown"
        if self.pico.ms < FOLLOWED:  # what following leaves is collected when the heap is full, and at the end
            return
        self.pieces.append((self.pico.heap()["largest"], f"{self.screen.content.id} {self.title!r}"))

    def _stored(self, saved: "Storage") -> "list[Event]":
        """Return the events of the open game that survive a power cut."""
        history = self._session(saved).history
        return list(history.events()) if history else []

    def _session(self, saved: "Storage") -> Session:
        """Return the open game as it survives a power cut."""
        session = Session(saved, chance.Seeded(SEED), lambda: 0)
        title = self.app.game.session.game
        if title:
            assert session.resume(title), "the game is not stored"
            assert session.journal.trouble == ""
        return session
