"""What the companion asks of a board. Read by people and type checkers; the device never imports it.

A board is any object of this shape: a real one from `hardware`, the simulator's virtual one, a test's.
Times are milliseconds of a counter that wraps: compare them only through `ticks.diff`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol


class Panel(Protocol):
    """An e-paper screen. Frames are the bytes of a canvas, see `drawing.canvas`: pages of eight rows, 0 = ink."""

    width: int  # pixels
    height: int  # pixels
    kind: str  # what must have been seen to refresh well without the full flash before it does, "" where nothing must
    partial: bool  # whether it may refresh without the full flash: set to False while nobody has seen that
    interval: int  # ms that must pass between the end of one refresh and the start of the next
    fault: bool  # whether it did not answer at the last refresh; it may at the next one
    pending: bool  # whether it has yet to be sent the last frame: it is woken first, while `busy` is asked

    def busy(self) -> bool:
        """Return whether a refresh is under way."""

    def says_busy(self) -> bool:
        """Return what its BUSY wire says, whatever is under way."""

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start showing `frame` and return at once; never called while `busy()`.

        The caller leaves `frame` as it is while `busy()`: the panel may go on reading it.
        """

    def sleep(self) -> None:
        """Switch the panel's voltages off. The image stays; the next refresh wakes it."""

    def wake(self) -> None:
        """Do meanwhile what must come before a refresh that is about to be asked for."""


class Storage(Protocol):
    """Named blobs that survive a power cut. What is stored is durable when the call returns; OSError says it is not.

    Blobs come and go in pieces, so that no call takes memory by the size of a game.
    """

    def pieces(self, name: str) -> Iterator[bytes]:
        """Yield the blob in pieces of 1 to `storage.PIECE` bytes, none where there is no blob.

        They are of the blob as it was when the first one was taken. `replace` may be given them, also for the blob
        itself; once anything else was stored under this name, the next one must not be asked for.
        """

    def append(self, name: str, data: bytes) -> None:
        """Add a few bytes to the end of a blob."""

    def replace(self, name: str, pieces: Iterable[bytes]) -> None:
        """Put `pieces` in the blob's place, as one step: after a cut the blob is the old or the new one.

        They may be asked for more than once, so they are a list or a `storage.Part`, and no iterator. If they raise an
        exception, the blob stays as it was.
        """


class Writing(Protocol):
    """A keyboard on which players write whole words, such as a phone's. No game needs one: keys write, too."""

    def written(self) -> str | None:
        """Return what they have written since the last call, None if nothing."""


class Touch(Protocol):
    """A panel that feels fingers. No game needs one: keys do all that it does."""

    def points(self) -> list[tuple[int, int, int]]:
        """Return (ticks, x, y) of every finger that was put down since the last call, oldest first, in pixels of the
        paper as its panel has them: from its upper left corner."""

    def answers(self) -> list[tuple[int, str, int, int | None]]:
        """Return (revision, what, which, number) of all that was touched since the last call on a surface that shows
        content otherwise than as pixels: the revision of the app that it showed, a place as the painter names them, and
        the number that was chosen there. A panel has none."""


class Board(Protocol):
    """Keys, pixels, panel, storage, sound and time."""

    name: str
    keys: int  # 3: left, middle, right; 4: one more that goes back (press) and opens the menu (hold)
    pixels: int  # 0 to 32
    data: Any  # the constants of the board's file; None on a virtual one
    language: str  # what its players speak, as long as no settings are stored; "" where it cannot know
    site: str  # address of the site that codes with results lead to, "" for that of the build
    checks: bool  # whether there is anything to check: wires, and not only a page
    latched: bool  # whether `off` cuts the supply of the panel, too
    woke: bool  # whether it starts after a fault or from sleep: the game continues at once, as it stood

    @property
    def panel(self) -> Panel:
        """Its screen."""

    @property
    def writing(self) -> Writing | None:
        """Its keyboard for words, None where there is none."""

    @property
    def touch(self) -> Touch | None:
        """What feels fingers on its screen, None where nothing does."""

    @property
    def storage(self) -> Storage:
        """Where games and settings are kept."""

    def ticks(self) -> int:
        """Milliseconds, modulo `ticks.PERIOD`."""

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) of every debounced key edge since the last call, oldest first."""

    def held(self) -> list[bool]:
        """Return which keys are down now."""

    def lights(self, rgb: bytearray) -> None:
        """Show three bytes a pixel: red, green, blue."""

    def tone(self, hertz: int, ms: int) -> None:
        """Start a tone and return at once; a board without sound does nothing."""

    def battery(self) -> int | None:
        """Charge in percent, None where the board cannot say."""

    def idle(self, ms: int) -> None:
        """Wait up to `ms`, or until a key moves or a finger touches the panel."""

    def doze(self, ms: int) -> None:
        """As `idle`, with as much switched off meanwhile as the board can. The pixels are dark."""

    def off(self) -> None:
        """Switch off until a key is pressed, which restarts. Returns at once where the board cannot."""

    def say(self, text: str) -> None:
        """Write a line on the console."""

    def typed(self) -> str:
        """Return what was typed on the console since the last call."""

    def report(self, error: Exception) -> None:
        """Report a defect on the console."""
