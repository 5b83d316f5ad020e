"""A board made of nothing: the companion runs on it in tests, in headless play and behind the simulator's page.

Portable: runs on CPython and MicroPython. Time stands still until `advance`, so nothing here ever waits.
"""

from hamstertop import ticks
from hamstertop.storage import MemoryStorage
from hamstertop_host.virtual.upright import upright

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.board import Storage

    # ("frame", bytes, full, ms it takes), ("shown",), ("lights", bytes), ("tone", hertz, ms)
    Listener = Callable[[tuple[object, ...]], None]


class PanelError(Exception):
    """The companion asked for something that a real panel would do badly or not at all."""


class VirtualPanel:
    """An e-paper screen: takes its time, and refuses what would harm the real one.

    `frame` is the image on it as people see it, see `upright`; `fulls` and `partials` count the refreshes. `lasts` is
    how many ms the next one takes, None for as many as ever.
    """

    kind = ""  # it has nothing to confirm

    def __init__(
        self,
        board: "VirtualBoard",
        width: int,
        height: int,
        partial: bool,
        interval: int,
        full_ms: int,
        partial_ms: int,
    ) -> None:
        self.width = width
        self.height = height
        self.partial = partial
        self.interval = interval
        self.full_ms = full_ms
        self.partial_ms = partial_ms
        self.frame = bytearray((width + 7) // 8 * height)
        self.fulls = 0
        self.partials = 0
        self.lasts: int | None = None
        self.asleep = True
        self.fault = False
        self.pending = False
        self._board = board
        self._ends: int | None = None  # board time at which the last refresh is or was over
        self._ended = True  # whether its end was reported

    def busy(self) -> bool:
        return self._ends is not None and self._board.now < self._ends

    def says_busy(self) -> bool:
        return self.busy()

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start a refresh. A panel that cannot do a partial one does a full one instead.

        Raises:
            PanelError: it is busy, the interval has not passed, or the frame has the wrong size.
        """
        now = self._board.now
        if self.busy():
            raise PanelError("refresh while the panel is busy")
        if self._ends is not None and now - self._ends < self.interval:
            raise PanelError(f"refresh {now - self._ends} ms after the last, the panel needs {self.interval}")
        size = self.width * ((self.height + 7) // 8)
        if len(frame) != size:
            raise PanelError(f"a frame of {len(frame)} bytes, not {size}")
        self.settle()
        full = full or not self.partial
        self.take(frame)
        if full:
            self.fulls += 1
        else:
            self.partials += 1
        usual = self.full_ms if full else self.partial_ms
        ms, self.lasts = usual if self.lasts is None else self.lasts, None
        self.asleep = False
        self._ends = now + ms
        self._ended = False
        if self._board.listener:
            self._board.listener(("frame", bytes(self.frame), full, ms))

    def take(self, frame: bytearray) -> None:
        """Keep what is shown."""
        upright(frame, self.width, self.height, self.frame)

    def sleep(self) -> None:
        """Switch off.

        Raises:
            PanelError: a refresh is under way; it would be left half done.
        """
        if self.busy():
            raise PanelError("sleep while the panel is busy")
        self.asleep = True

    def wake(self) -> None:
        """Do nothing, since the panel refreshes immediately."""

    def cut(self) -> None:
        """Forget the refresh; after the next start the panel is at rest."""
        self._ends = None
        self._ended = True
        self.asleep = True

    def settle(self) -> None:
        """Tell the listener once that the refresh is over."""
        if not self._ended and not self.busy():
            self._ended = True
            if self._board.listener:
                self._board.listener(("shown",))


class VirtualWriting:
    """A keyboard for whole words."""

    def __init__(self) -> None:
        self.waiting: str | None = None  # what was written and not yet read

    def written(self) -> str | None:
        text, self.waiting = self.waiting, None
        return text


class VirtualTouch:
    """A paper that feels fingers."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, int]] = []
        self.answered: list[tuple[int, str, int, int | None]] = []

    def points(self) -> list[tuple[int, int, int]]:
        points = self.waiting
        if points:
            self.waiting = []
        return points

    def answers(self) -> list[tuple[int, str, int, int | None]]:
        answers, self.answered = self.answered, []
        return answers


class VirtualBoard:
    """Keys, pixels, panel, sound and a clock that only `advance` moves.

    Args:
        start: what `ticks` says first; choose one near `ticks.PERIOD` to see the counter wrap.
        storage: where blobs lie, in memory if None.
        listener: called with a tuple for each change a person at the table would notice.
        writing: whether players can write whole words on it.
        touch: whether its paper feels fingers.
        checks: whether it offers the board check.
        language: the companion's while no settings are stored, "" if the players are to choose one.
        site: where codes with results lead to, "" to that of the build.
    """

    def __init__(
        self,
        name: str = "virtual",
        keys: int = 3,
        pixels: int = 8,
        width: int = 296,
        height: int = 128,
        partial: bool = True,
        interval: int = 1000,
        full_ms: int = 2000,
        partial_ms: int = 400,
        storage: "Storage | None" = None,
        listener: "Listener | None" = None,
        start: int = 0,
        language: str = "en",
        writing: bool = False,
        site: str = "",
        touch: bool = False,
        checks: bool = True,
    ) -> None:
        self.name = name
        self.site = site
        self.language = language
        self.checks = checks
        self.keys = keys
        self.pixels = pixels
        self.now = 0  # ms since power on; unlike ticks() it does not wrap
        self.listener = listener
        self.panel = VirtualPanel(self, width, height, partial, interval, full_ms, partial_ms)
        self.writing = VirtualWriting() if writing else None
        self.touch = VirtualTouch() if touch else None
        self.storage = MemoryStorage() if storage is None else storage
        self.rgb = bytearray(3 * pixels)  # what the pixels show
        self.charge: int | None = None  # what `battery` says
        self.data: Any = None
        self.woke = False
        self.latched = False
        self.reported: list[Exception] = []  # defects
        self.said: list[str] = []  # lines on its console
        self.keyboard = ""  # what is typed there next
        self.switched_off = 0  # how often it was asked to; it stays on, as a board on a cable does
        self._start = start
        self._edges: list[tuple[int, int, bool]] = []
        self._down = [False] * keys

    def cut(self) -> None:
        """Cut the power: the pixels go dark, waiting edges are gone, storage and the image on the panel stay."""
        self.lights(bytearray(len(self.rgb)))
        self._edges = []
        self._down = [False] * self.keys
        if self.touch:
            self.touch.waiting, self.touch.answered = [], []
        self.panel.cut()

    def advance(self, ms: int) -> None:
        """Let time pass."""
        self.now += ms
        self.panel.settle()

    def push(self, key: int, down: bool) -> None:
        """Move a key now; nothing happens if it is there already.

        Raises:
            ValueError: the board has no such key.
        """
        if not 0 <= key < self.keys:
            raise ValueError(f"no key {key} on a board of {self.keys}")
        if self._down[key] != down:
            self._down[key] = down
            self._edges.append((self.ticks(), key, down))

    def write(self, text: str) -> None:
        """Write something on its keyboard.

        Raises:
            ValueError: it has none.
        """
        if not self.writing:
            raise ValueError("a board without a keyboard for words")
        self.writing.waiting = text

    def tap(self, x: int, y: int) -> None:
        """Put a finger on the paper now, at a pixel.

        Raises:
            ValueError: it feels no fingers.
        """
        if not self.touch:
            raise ValueError("a board without touch")
        self.touch.waiting.append((self.ticks(), x, y))

    def answer(self, revision: int, what: str, which: int, number: int | None = None) -> None:
        """Touch what a page shows of this revision of the app: a place, and perhaps a number that is chosen there.

        Raises:
            ValueError: it feels no fingers.
        """
        if not self.touch:
            raise ValueError("a board without touch")
        self.touch.answered.append((revision, what, which, number))

    @property
    def touched(self) -> bool:
        """Return whether a key is down."""
        return any(self._down)

    def ticks(self) -> int:
        return ticks.add(self._start, self.now)

    def edges(self) -> list[tuple[int, int, bool]]:
        edges = self._edges
        if edges:
            self._edges = []
        return edges

    def held(self) -> list[bool]:
        return list(self._down)

    def lights(self, rgb: bytearray) -> None:
        """Show these colours.

        Raises:
            ValueError: not three bytes a pixel.
        """
        if len(rgb) != len(self.rgb):
            raise ValueError(f"{len(rgb)} bytes of light for {self.pixels} pixels")
        if rgb != self.rgb:
            self.rgb[:] = rgb
            if self.listener:
                self.listener(("lights", bytes(rgb)))

    def tone(self, hertz: int, ms: int) -> None:
        if self.listener:
            self.listener(("tone", hertz, ms))

    def battery(self) -> int | None:
        return self.charge

    def idle(self, ms: int) -> None:
        """Let `ms` pass, unless a key has moved or a finger touched the paper."""
        if not (self._edges or (self.touch and (self.touch.waiting or self.touch.answered))):
            self.advance(ms)

    def doze(self, ms: int) -> None:
        self.idle(ms)

    def off(self) -> None:
        self.switched_off += 1

    def say(self, text: str) -> None:
        self.said.append(text)

    def typed(self) -> str:
        typed, self.keyboard = self.keyboard, ""
        return typed

    def report(self, error: Exception) -> None:
        self.reported.append(error)
