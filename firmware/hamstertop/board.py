"""The interface between the companion and a board, for readers and type checkers. Devices never import this module.

A board is any object that implements `Board`: real ones are in `hardware`, and the simulator and tests have virtual
ones. Times are in milliseconds from a counter that wraps around; use `ticks.diff` to compare them.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Protocol


class Panel(Protocol):
    """An e-paper screen. A frame holds the bytes of a canvas (see `drawing.canvas`): pages of eight rows, 0 = ink."""

    width: int  # pixels
    height: int  # pixels
    kind: str  # the panel's type, if partial refreshes must first be confirmed to work on it; otherwise ""
    partial: bool  # whether partial refreshes (which do not flash) may be used; False until confirmed
    waveforms: tuple[str, ...]  # the ways of doing partial refreshes, the one in the board's file first
    waveform: str  # the one in use
    interval: int  # ms that must pass between the end of a refresh and the start of the next
    fault: bool  # whether the panel did not respond to the last refresh; it may respond to the next
    pending: bool  # whether the last frame has not been sent yet, because calls to `busy` are still waking the panel

    def busy(self) -> bool:
        """Return whether a refresh is in progress."""

    def says_busy(self) -> bool:
        """Return the state of the panel's BUSY wire, whether or not a refresh is in progress."""

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start a refresh that shows `frame` and return at once. If `full`, do a full refresh, which flashes. Must not
        be called while `busy()`.

        The caller must not change `frame` while `busy()`, because the panel may still be reading it.
        """

    def trust(self, kind: str) -> None:
        """Do partial refreshes only if the panel has a waveform with this `kind`, and then with this waveform."""

    def sleep(self) -> None:
        """Switch off the panel's voltages. The image stays, and the next refresh wakes the panel."""

    def wake(self) -> None:
        """Start waking the panel, because a refresh will be requested soon."""


class Storage(Protocol):
    """Named blobs that survive a power cut. Data is durable once a call returns; OSError means that it was not stored.

    Blobs are read and written in pieces, so that the memory needed does not grow with the length of a game.
    """

    def pieces(self, name: str) -> Iterator[bytes]:
        """Yield the blob `name` in pieces of 1 to `storage.PIECE` bytes, or nothing if it does not exist.

        The pieces belong to the blob as it was when the first piece was read. They can be passed to `replace`, even
        for the same blob. Do not read further pieces after changing the blob in any other way.
        """

    def append(self, name: str, data: bytes) -> None:
        """Append a few bytes to the blob `name`."""

    def replace(self, name: str, pieces: Iterable[bytes]) -> None:
        """Replace the content of the blob `name` with `pieces` atomically: a power cut leaves the old or the new
        content.

        The pieces may be read more than once, so pass a list or a `storage.Part`, not an iterator. If reading them
        raises an exception, the blob does not change.
        """


class Writing(Protocol):
    """A keyboard for typing whole words, such as a phone's. It is optional, because names can also be entered with the
    keys."""

    def written(self) -> str | None:
        """Return the text that players have entered since the last call, or None."""


class Touch(Protocol):
    """Touches of a page that shows the content itself, such as a web page. It is optional, because the keys can do
    everything that touch can."""

    def answers(self) -> list[tuple[int, str, int, int | None]]:
        """Return (revision, what, which, number) for each touch since the last call.

        `revision` is the app's revision when the touched content was shown, `what` and `which` identify what was
        touched, as in `companion.shown`, and `number` is the number chosen there.
        """


class Board(Protocol):
    """A board's keys, pixels, panel, storage, sound and clock."""

    name: str
    keys: int  # 3: left, middle, right; 4: also a key that goes back (press) or opens the menu (hold)
    pixels: int  # 0 to 32
    data: Any  # the module with the board's constants; None for a virtual board
    language: str  # the players' language if no settings are stored; "" if it is not known
    site: str  # the address of the site for QR codes; "" for the one built into the firmware
    checks: bool  # whether the board check makes sense; a web page has no wires to check
    latched: bool  # whether `off` also cuts the panel's power
    glow: int  # how bright, of 255, an interrupt lights the pixel at a pressed key at once, if the board has interrupts
    woke: bool  # whether the board started after a fault or from sleep, so that the game continues at once

    @property
    def panel(self) -> Panel:
        """The screen."""

    @property
    def writing(self) -> Writing | None:
        """The keyboard for words, or None."""

    @property
    def touch(self) -> Touch | None:
        """The page that can be touched, or None."""

    @property
    def storage(self) -> Storage:
        """The storage for games and settings."""

    def ticks(self) -> int:
        """Return the time in milliseconds, modulo `ticks.PERIOD`."""

    def time(self) -> int | None:
        """Return the seconds since 1970, or None if the board does not know the time of day."""

    def edges(self) -> list[tuple[int, int, bool]]:
        """Return (ticks, key, down) for each debounced key edge since the last call, oldest first."""

    def held(self) -> list[bool]:
        """Return, for each key, whether it is down now."""

    def lights(self, rgb: bytearray) -> None:
        """Set the pixels. `rgb` has three bytes for each pixel: red, green and blue."""

    def tone(self, hertz: int, ms: int) -> None:
        """Start a tone of this frequency and length and return at once. Boards without sound do nothing."""

    def battery(self) -> int | None:
        """Return the battery's charge in percent, or None if the board cannot measure it."""

    def idle(self, ms: int) -> None:
        """Wait for `ms` milliseconds, or until a key is pressed or released or the screen is touched."""

    def doze(self, ms: int) -> None:
        """Wait as `idle` does, but with as much of the board as possible switched off. The pixels stay dark."""

    def off(self) -> None:
        """Switch off until a key is pressed, which restarts the board. Return at once if the board cannot switch
        off."""

    def say(self, text: str) -> None:
        """Write a line to the console."""

    def typed(self) -> str:
        """Return the text typed on the console since the last call."""

    def report(self, error: Exception) -> None:
        """Report an error on the console."""
