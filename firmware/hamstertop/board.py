"""The interface of a board for the companion. It is for people and type checkers; the device never imports it.

A board is any object with this interface: a real one from `hardware`, the simulator's virtual one, one in a test. Times
are milliseconds of a counter that wraps: compare them only with `ticks.diff`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol


class Panel(Protocol):
    """An e-paper screen. A frame is the bytes of a canvas (see `drawing.canvas`): pages of eight rows, 0 = ink."""

    width: int  # pixels
    height: int  # pixels
    kind: str  # the panel that must be confirmed before refreshes without the full flash, "" if none need be
    partial: bool  # whether it may refresh without the full flash: set to False until somebody has confirmed it
    interval: int  # ms that must pass between the end of a refresh and the start of the next
    fault: bool  # whether it did not answer at the last refresh; it may answer at the next one
    pending: bool  # whether the last frame has yet to be sent: the panel is woken first, during calls of `busy`

    def busy(self) -> bool:
        """Return whether a refresh is in progress."""

    def says_busy(self) -> bool:
        """Return the state of its BUSY wire, whatever is in progress."""

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start to show `frame` and return at once. Must not be called while `busy()`.

        The caller must not change `frame` while `busy()`, because the panel may still be reading it.
        """

    def sleep(self) -> None:
        """Switch the panel's voltages off. The image stays; the next refresh wakes it."""

    def wake(self) -> None:
        """Prepare for a refresh that will soon be requested, in the meantime."""


class Storage(Protocol):
    """Named blobs that survive a power cut. Data is durable when a call returns; an OSError means that it was not
    stored.

    Blobs are read and written in pieces, so that no call needs memory in proportion to the size of a game.
    """

    def pieces(self, name: str) -> Iterator[bytes]:
        """Yield the blob in pieces of 1 to `storage.PIECE` bytes; yield nothing if the blob does not exist.

        The pieces belong to the blob as it was when the first one was taken. They may be passed to `replace`, even for
        the same blob; after any other change to the blob, no further piece may be taken.
        """

    def append(self, name: str, data: bytes) -> None:
        """Add a few bytes to the end of a blob."""

    def replace(self, name: str, pieces: Iterable[bytes]) -> None:
        """Replace the blob by `pieces` in one step: after a power cut, the blob is the old or the new one.

        The pieces may be read more than once, so pass a list or a `storage.Part`, not an iterator. If they raise an
        exception, the blob does not change.
        """


class Writing(Protocol):
    """A keyboard on which players write whole words, such as a phone's. No game needs it: names can be written with the
    keys too."""

    def written(self) -> str | None:
        """Return what the players have written since the last call, None if nothing."""


class Touch(Protocol):
    """A panel that can be touched. No game needs it: the keys do everything that it does."""

    def points(self) -> list[tuple[int, int, int]]:
        """Return (ticks, x, y) for every touch since the last call, oldest first, in pixels from the panel's upper left
        corner."""

    def answers(self) -> list[tuple[int, str, int, int | None]]:
        """Return (revision, what, which, number) for every touch since the last call on a surface that shows content in
        another form than pixels: the revision of the app that it showed, a place with the painter's name for it, and
        the number that was chosen there. For a panel there are none."""


class Board(Protocol):
    """The keys, pixels, panel, storage, sound and time of a board."""

    name: str
    keys: int  # 3: left, middle, right; 4: a further key that goes back (press) and opens the menu (hold)
    pixels: int  # 0 to 32
    data: Any  # the constants in the board's file; None for a virtual board
    language: str  # the players' language while no settings are stored; "" if it is not known
    site: str  # the address of the site for QR codes; "" for the one in the build
    checks: bool  # whether there are any wires to check: a page has none
    latched: bool  # whether `off` cuts the panel's supply too
    woke: bool  # whether it starts after a fault or from sleep: the game then continues at once

    @property
    def panel(self) -> Panel:
        """The screen."""

    @property
    def writing(self) -> Writing | None:
        """The keyboard for words, None if there is none."""

    @property
    def touch(self) -> Touch | None:
        """The touch sensor of the screen, None if there is none."""

    @property
    def storage(self) -> Storage:
        """The storage for games and settings."""

    def ticks(self) -> int:
        """Return the time in milliseconds, modulo `ticks.PERIOD`."""

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) of every debounced key edge since the last call, oldest first."""

    def held(self) -> list[bool]:
        """Return which keys are down now."""

    def lights(self, rgb: bytearray) -> None:
        """Show three bytes for each pixel: red, green, blue."""

    def tone(self, hertz: int, ms: int) -> None:
        """Start a tone and return at once; a board without sound does nothing."""

    def battery(self) -> int | None:
        """Return the charge in percent, None if the board does not know it."""

    def idle(self, ms: int) -> None:
        """Wait for `ms`, or until a key moves or the panel is touched."""

    def doze(self, ms: int) -> None:
        """Wait like `idle`, with as many parts switched off meanwhile as the board can. The pixels are dark."""

    def off(self) -> None:
        """Switch off until a key is pressed, which restarts the board. Return at once if the board cannot switch
        off."""

    def say(self, text: str) -> None:
        """Write a line on the console."""

    def typed(self) -> str:
        """Return the text that was typed on the console since the last call."""

    def report(self, error: Exception) -> None:
        """Report a defect on the console."""
