"""Decide when the pixels are painted: a few times a second, and at once when a key is pressed."""

from .. import ticks
from . import lights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Board
    from .lights import Scene

STEP = 30  # ms between two images, unless a key moves
STILL = ("dark", "seat")  # scenes without movement, if the seat is shown as a pattern


class Pixels:
    """Shows scenes on the pixels of a board, with a flash for every press."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._swapped = lights.swapped(board.storage)
        self._flash: tuple[int, int, int] | None = None  # key, ticks and brightness of the last press
        self._shown = bytearray()
        self._what: tuple[object, ...] = ()  # the values from which that image was made
        self._beats = 0 < board.pixels < lights.FEWEST
        self._since: int | None = None  # ticks of the last image; None = another is due at once

    def press(self, key: int, now: int, counts: bool = True) -> None:
        """Answer a press with a flash, or with a glow if it does not count yet."""
        self._flash = (key, now, 255 if counts else lights.GLOW)
        self._since = None

    def hurry(self) -> None:
        """Make the next image due at once, because something has changed."""
        self._since = None

    def due(self, now: int) -> bool:
        """Return whether it is time for another image."""
        if self._since is not None and 0 <= ticks.diff(now, self._since) < STEP:
            return False
        self._since = now
        return True

    def show(self, scene: "Scene", level: int, warns: bool, now: int) -> bool:
        """Paint a scene, at an index of lights.LEVELS; `warns` if something is wrong with the board. Return whether the
        image differs from the one before, or may soon differ."""
        what = (scene, level, warns)
        if what == self._what and not (warns or self._flash or self._beats) and scene[0] in STILL:
            return False
        self._what = what
        rgb = bytearray(3 * self._board.pixels)
        lights.paint(rgb, scene, now)
        if self._flash:
            if 0 <= ticks.diff(now, self._flash[1]) < lights.FLASH:
                lights.flash(rgb, self._flash[0], self._board.keys, self._flash[2])
            else:
                self._flash = None
        lights.dim(rgb, level)
        if warns:
            lights.warn(rgb, now)
        if self._swapped:
            lights.swap(rgb)
        moved = rgb != self._shown
        if moved:
            self._shown = rgb
            self._board.lights(rgb)
        return moved or self._beats
