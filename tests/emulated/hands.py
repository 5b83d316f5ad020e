"""Hands that press an emulated Pico's keys according to its screen."""

from typing import TYPE_CHECKING, Any

from pico import Pico
from stored import PICO, kind, stored

from controllers.ssd1680 import SSD1680
from controllers.uc8151 import UC8151
from hamstertop import chance
from hamstertop.games import titles
from hamstertop.saving import results
from hamstertop.saving.journal import Journal
from hamstertop.saving.session import Session, first
from hamstertop.saving.storage import FORMATTED, MemoryStorage
from hamstertop_host.reports import kept
from hamstertop_host.simulator.virtual.board import described
from playing.entering import is_a
from playing.fingers import RIGHT, STEP, TAP, Fingers

if TYPE_CHECKING:
    from hamstertop.board import Storage
    from hamstertop.games import Event
    from hamstertop_host.boards import Board

GAP = 40  # ms between hurried presses
# The length of an SSD1680's refresh in ms, which is short because the core polls for its end. Switching the voltages on
# and off takes additional time.
REFRESH = 100
SWITCHING = SSD1680.POWER_ON + SSD1680.POWER_OFF
AWHILE = 3000  # ms allowed for storage to finish slow work
FOLLOWED = 5000  # ms from power-on allowed to restore a saved game with 400 events
SEED = 1


def switched_on(flash: bytes, refresh: int = REFRESH, board: "Board" = PICO, **options: Any) -> Pico:
    """Return a board that has just been powered on. `refresh` is the length of an SSD1680's refresh in ms; `options`
    are passed to `Pico`."""
    interval = board.panel.interval_ms
    if board.panel.controller == "UC8151":
        return Pico(board, flash, lambda clock: UC8151(clock, interval), **options)
    return Pico(board, flash, lambda clock: SSD1680(clock, interval, refresh, refresh), **options)


def first_start(flash: bytes, board: "Board" = PICO) -> bytes:
    """Return the flash after the very first start, once a language has been chosen and slow storage work has ended."""
    with switched_on(flash, board=board) as pico:
        pico.boot()
        pico.settle()
        pico.press(RIGHT)
        pico.settle()
        pico.wait(AWHILE)
        return pico.flash


def _copied(storage: "Storage") -> MemoryStorage:
    copy = MemoryStorage()
    for name in (*kept.names(), FORMATTED):
        copy.replace(name, storage.pieces(name))
    return copy


class Hands(Fingers):
    """Fingers on the keys of a Pico and its twin, a companion that runs here and provides the content of the screen.

    Each press goes to the Pico first. The twin is then given the same chance outcomes and the same amount of time,
    after which both must show the same frame and have the same events.

    Args:
        pico: a Pico that has requested its first screen.
    """

    def __init__(self, pico: Pico) -> None:
        self.pico = pico
        self.pieces: list[tuple[int, str]] = []  # the largest free piece of the heap, in bytes, at each screen
        self._began = pico.ms
        options = {**pico.board.virtual(), "language": ""}
        if pico.board.panel.controller == "SSD1680":
            options |= {"full_ms": REFRESH + SWITCHING, "partial_ms": REFRESH + SWITCHING}
        board = described(options, _copied(stored(pico.flash)))
        board.panel.kind = kind(pico.board)  # the twin, too, asks for confirmation of the panel, and flashes
        board.charge = 100 if pico.board.battery else None
        super().__init__(board, chance.Seeded(SEED), new=True)  # for the same explanations and offers as on the Pico
        self._compare()

    @property
    def events(self) -> "list[Event]":
        history = self.app.game.session.history
        return list(history.events()) if history else []

    def go_home(self) -> None:
        """Go from the very first start to the screen with all games, accepting the marked language and
        postponing the confirmation of the panel."""
        while not is_a(self.screen, "home"):
            self.press(RIGHT)

    def hurry(self, *keys: int) -> None:
        """Press keys one after another while the panel is still refreshing."""
        for key in keys:
            self._push(key, TAP)
            self.pico.wait(GAP)
            super()._down(key, TAP)
        self._compare()

    def give_up_busy(self) -> None:
        """With BUSY stuck, wait until the Pico detects that its panel has failed and tries to say so."""
        refreshes = self.pico.controller.refreshes
        before = len(refreshes)
        assert self.pico.run(lambda: len(refreshes) > before, 20_000), "it still waits for BUSY"
        self.board.panel.fault = True
        self.wait(STEP)

    def pause(self, ms: int) -> None:
        """Press no key for `ms` milliseconds."""
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
        """Give the twin the outcomes drawn on the Pico.

        Once a game is over, also give it the Pico's saved data, so that both have recorded the same number of
        seconds, which appears in QR codes.
        """
        app = self.app
        self.dice.values = []  # after an undo, the same values recur automatically
        for title in titles.names():
            identity = first(Journal(saved, title).first())[0]
            if identity and identity != first(Journal(self.board.storage, title).first())[0]:
                self.dice.values += identity
        for event in self._stored(saved)[len(self.events) :]:
            self.dice.values += [value for _, value in app.game.tracker.draws(event)]
        if app.game.session.game and app.game.over:
            for name in (app.game.session.game, results.BLOB):
                self.board.storage.replace(name, saved.pieces(name))
            app.game.session._elapsed = self._session(saved)._elapsed

    def _push(self, key: int, ms: int) -> None:
        """Press a key on the Pico only."""
        self.pico.press(key, ms)

    def _passed(self) -> int:
        """Return the time since the twin started, in ms."""
        return int(self.pico.ms - self._began)

    def _compare(self) -> None:
        """Wait until both Pico and twin show their screens, and compare them. A stuck panel shows nothing."""
        self.pico.settle()
        self.wait(max(self._passed() - self.board.now, 0))
        self.settle()
        assert self._stored(stored(self.pico.flash)) == self.events
        if self.pico.controller.stuck:  # nothing is shown, and no garbage is collected, as it would be during a refresh
            return
        assert self.pico.frame() == bytes(self.board.panel.frame), f"not {self.title!r} is shown"
        if self.pico.ms < FOLLOWED:  # garbage from restoring a game is collected when the heap is full, and at the end
            return
        self.pieces.append((self.pico.heap()["largest"], f"{self.screen.content.id} {self.title!r}"))

    def _stored(self, saved: "Storage") -> "list[Event]":
        """Return those events of the current game that would survive a power cut."""
        history = self._session(saved).history
        return list(history.events()) if history else []

    def _session(self, saved: "Storage") -> Session:
        """Return the current game as it would be after a power cut."""
        session = Session(saved, chance.Seeded(SEED), lambda: 0)
        title = self.app.game.session.game
        if title:
            assert session.resume(title), "the game is not stored"
            assert session.journal.trouble == ""
        return session
