"""Decide when to paint the pixels: at regular intervals, and at once when a key is pressed."""

from .. import ticks
from . import lights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Board
    from .lights import Scene

STEP = 30  # ms between two images, unless a key is used
STILL = ("dark", "seat")  # scenes that do not move if there are enough pixels for the seat's pattern


class Pixels:
    """Shows scenes on a board's pixels, with a flash for each press."""

    def __init__(self, board: "Board") -> None:
        self._board = board
        self._swapped = lights.swapped(board.storage)
        self._flash: tuple[int, int, int] | None = None  # key, ticks and brightness of the last press
        self._shown = bytearray()
        self._what: tuple[object, ...] = ()  # the values that the last image was made from
        self._beats = 0 < board.pixels < lights.FEWEST
        self._since: int | None = None  # ticks of the last image; None = the next is due at once

    def press(self, key: int, now: int, counts: bool = True) -> None:
        """Show a flash for a press, or a glow if it is too early to count."""
        self._flash = (key, now, 255 if counts else lights.GLOW)
        self._since = None

    def hurry(self) -> None:
        """Make the next image due at once, because something has changed."""
        self._since = None

    def forget(self) -> None:
        """Send the next image even if it is the same, because an interrupt has lit a pixel."""
        self._what, self._shown, self._since = (), bytearray(), None

    def due(self, now: int) -> bool:
        """Return whether it is time for the next image."""
        if self._since is not None and 0 <= ticks.diff(now, self._since) < STEP:
            return False
        self._since = now
        return True

    def show(self, scene: "Scene", level: int, warns: bool, now: int) -> bool:
        """Paint a scene at the brightness lights.LEVELS[level]. `warns` says whether to warn about a fault in the
        board. Return whether the image has changed, or may soon change."""
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
