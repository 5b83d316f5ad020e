"""A board without hardware, used for tests, headless play and the simulator.

Portable: runs on CPython and MicroPython. Time advances only through `advance`, so nothing here ever waits.
"""

from hamstertop import ticks
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.upright import upright

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hamstertop.board import Storage

    # ("frame", bytes, full, length in ms), ("shown",), ("lights", bytes), ("tone", hertz, ms)
    Listener = Callable[[tuple[object, ...]], None]


OF_PANEL = ("width", "height", "partial", "interval", "full_ms", "partial_ms")  # options of the panel


class PanelError(Exception):
    """Raised if the companion asks for something that a real panel cannot do, or cannot do well."""


class VirtualPanel:
    """An e-paper panel that takes time to refresh and refuses anything that would damage a real one.

    `frame` is the visible image (see `upright`). `fulls` and `partials` count the refreshes. `lasts` is the length of
    the next refresh in ms, or None for the usual length.
    """

    kind = ""  # the panel's kind need not be confirmed
    waveforms: tuple[str, ...] = ("driver", "waveshare")
    waveform = "driver"

    board: "VirtualBoard"  # set by the board that has the panel

    def __init__(
        self,
        width: int = 296,
        height: int = 128,
        partial: bool = True,
        interval: int = 1000,
        full_ms: int = 2000,
        partial_ms: int = 400,
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
        self._ends: int | None = None  # the board time when the last refresh ends or ended
        self._ended = True  # whether its end has been reported

    def busy(self) -> bool:
        return self._ends is not None and self.board.now < self._ends

    def says_busy(self) -> bool:
        return self.busy()

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start a refresh. A panel without partial refreshes always does a full one.

        Raises:
            PanelError: the panel is busy, the interval has not passed, or the frame has the wrong size.
        """
        now = self.board.now
        if self.busy():
            raise PanelError("refresh while the panel is busy")
        if self._ends is not None and now - self._ends < self.interval:
            raise PanelError(
                f"refresh {now - self._ends} ms after the last one, but the panel needs"
                f" {self.interval} ms between refreshes"
            )
        size = self.width * ((self.height + 7) // 8)
        if len(frame) != size:
            raise PanelError(f"a frame must have {size} bytes, not {len(frame)}")
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
        if self.board.listener:
            self.board.listener(("frame", bytes(self.frame), full, ms))

    def trust(self, kind: str) -> None:
        self.partial = kind == self.kind

    def take(self, frame: bytearray) -> None:
        upright(frame, self.width, self.height, self.frame)

    def sleep(self) -> None:
        """Switch the panel off.

        Raises:
            PanelError: a refresh is in progress and would be cut short.
        """
        if self.busy():
            raise PanelError("sleep while the panel is busy")
        self.asleep = True

    def wake(self) -> None:
        """Do nothing, because the panel can refresh immediately."""

    def cut(self) -> None:
        """Abandon the refresh, so that the panel is idle after the next start."""
        self._ends = None
        self._ended = True
        self.asleep = True

    def settle(self) -> None:
        """Notify the listener, once, that the refresh has ended."""
        if not self._ended and not self.busy():
            self._ended = True
            if self.board.listener:
                self.board.listener(("shown",))


class VirtualWriting:
    """A keyboard for entering whole words."""

    def __init__(self) -> None:
        self.waiting: str | None = None  # a string that has been entered but not yet read

    def written(self) -> str | None:
        text, self.waiting = self.waiting, None
        return text


class VirtualTouch:
    """A page that can be touched."""

    def __init__(self) -> None:
        self.answered: list[tuple[int, str, int, int | None]] = []

    def answers(self) -> list[tuple[int, str, int, int | None]]:
        answers, self.answered = self.answered, []
        return answers


class VirtualBoard:
    """A board with keys, pixels, a panel, sound and a clock that advances only through `advance`.

    Args:
        storage: the storage for blobs, or None to store them in memory.
        language: the companion's language until settings are stored, or "" to let the players choose.
        site: the site's address for QR codes, or "" for the one in the build.
        listener: a function to call with a tuple for each change that people at the table would notice.
    """

    def __init__(
        self,
        panel: "VirtualPanel | None" = None,
        keys: int = 3,
        pixels: int = 8,
        storage: "Storage | None" = None,
        language: str = "en",
        site: str = "",
        name: str = "virtual",
        listener: "Listener | None" = None,
    ) -> None:
        self.name = name
        self.site = site
        self.language = language
        self.keys = keys
        self.pixels = pixels
        self.listener = listener
        self.panel = panel or VirtualPanel()
        self.panel.board = self
        self.storage = MemoryStorage() if storage is None else storage
        self.now = 0  # ms since power on; unlike ticks(), does not wrap around
        self.began = 0  # the value of `ticks` at power on; a value near `ticks.PERIOD` tests the wraparound
        self.glow = 0
        self.checks = True  # whether to offer the board check
        self.writing: VirtualWriting | None = None  # if players can enter whole words
        self.touch: VirtualTouch | None = None  # if there is a page that can be touched
        self.rgb = bytearray(3 * pixels)  # the colours of the pixels
        self.wall: Callable[[], float] | None = None  # returns the seconds since 1970, if the board knows them
        self.charge: int | None = None  # the value that `battery` returns
        self.data: Any = None
        self.woke = False
        self.latched = False
        self.reported: list[Exception] = []  # defects reported
        self.said: list[str] = []  # lines printed on the console
        self.keyboard = ""  # text to be typed next on the console
        self.switched_off = 0  # number of requests to switch off; the board stays on, as if powered by a cable
        self._edges: list[tuple[int, int, bool]] = []
        self._down = [False] * keys

    def cut(self) -> None:
        """Cut the power. The pixels go dark and pending edges are lost, but the storage and the panel's image stay."""
        self.lights(bytearray(len(self.rgb)))
        self._edges = []
        self._down = [False] * self.keys
        if self.touch:
            self.touch.answered = []
        self.panel.cut()

    def advance(self, ms: int) -> None:
        self.now += ms
        self.panel.settle()

    def push(self, key: int, down: bool) -> None:
        """Press or release a key now. This has no effect if the key is already in that state.

        Raises:
            ValueError: the board does not have this key.
        """
        if not 0 <= key < self.keys:
            raise ValueError(f"key must be 0 to {self.keys - 1}, not {key}")
        if self._down[key] != down:
            self._down[key] = down
            self._edges.append((self.ticks(), key, down))

    def write(self, text: str) -> None:
        """Enter text with the board's keyboard.

        Raises:
            ValueError: the board does not have a keyboard.
        """
        if not self.writing:
            raise ValueError("the board has no keyboard")
        self.writing.waiting = text

    def answer(self, revision: int, what: str, which: int, number: int | None = None) -> None:
        """Touch a place on the page made for this revision of the app, optionally choosing a number there.

        Raises:
            ValueError: the board does not have a page.
        """
        if not self.touch:
            raise ValueError("the board has no page")
        self.touch.answered.append((revision, what, which, number))

    @property
    def touched(self) -> bool:
        """Return whether any key is down."""
        return any(self._down)

    def ticks(self) -> int:
        return ticks.add(self.began, self.now)

    def time(self) -> int | None:
        return int(self.wall()) if self.wall else None

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
            ValueError: `rgb` does not have three bytes for each pixel.
        """
        if len(rgb) != len(self.rgb):
            raise ValueError(f"{self.pixels} pixels need {3 * self.pixels} bytes, not {len(rgb)}")
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
        """Let `ms` pass, or less if a key changes or the page is touched."""
        if not (self._edges or (self.touch and self.touch.answered)):
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


def described(options: "dict[str, Any]", storage: "Storage | None" = None) -> VirtualBoard:
    """Return the board that these options describe, for instance in JSON from another process: the arguments of
    VirtualBoard and VirtualPanel, `began`, and whether it has `touch`, `writing` and `checks`."""
    others = dict(options)
    touch, writing, checks = others.pop("touch", False), others.pop("writing", False), others.pop("checks", True)
    began = others.pop("began", 0)
    panel = VirtualPanel(**{name: others.pop(name) for name in OF_PANEL if name in others})
    board = VirtualBoard(panel, storage=storage, **others)
    board.touch = VirtualTouch() if touch else None
    board.writing = VirtualWriting() if writing else None
    board.checks = checks
    board.began = began
    return board
