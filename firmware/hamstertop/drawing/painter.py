"""Paint screens on a canvas of any size.

A screen has the bar at the top, then the body, then the keys' labels. In the body, blocks that show all players are
along the bottom, and `layout` arranges the others side by side.
"""

from .. import content as kinds
from . import edges, layout, players
from .edges import LABELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..content import Content
    from .canvas import Canvas
    from .edges import Labels

BESIDE_CODE = 128  # the fewest columns for text next to a code


class Painter:
    """Paints content on a canvas, for a board with 3 or 4 keys. `name(seat)` returns a player's name."""

    def __init__(self, canvas: "Canvas", name: "Callable[[int], str]", keys: int) -> None:
        self.canvas = canvas
        self.right = canvas.width  # right edge of the bar and body
        self.name = name
        self.keys = keys
        self.frame = 0  # the index of the picture in a series

    def paint(self, shown: "Content", labels: "Labels", message: str = "", frame: int = 0) -> None:
        """Paint the whole screen. `labels` are the keys' labels, `message` is shown in the bar until the next press,
        and `frame` is the index of the picture in a series."""
        self.frame = frame
        self.canvas.clear()
        if shown.body and isinstance(shown.body[0], kinds.Code):
            self._code(shown.body[0])
        edges.bar(self.canvas, self.right, shown, self.name, message)
        self._body(shown)
        edges.labels(self.canvas, labels, shown.main, self.keys)

    def _body(self, shown: "Content") -> None:
        """Draw the blocks between the bar and the labels."""
        low = edges.above(self.canvas, [key.above if key else () for key in shown.keys], self.keys)
        has_text = any([isinstance(block, kinds.Say) for block in shown.body])
        beside: list[Any] = []
        for block in shown.body:
            if has_text and isinstance(block, kinds.Players):
                low = players.along_bottom(self, block, low)
            elif isinstance(block, kinds.Figure) and block.picture:
                if not (beside and isinstance(beside[-1], list)):
                    beside.append([])
                beside[-1].append(block)
            elif not isinstance(block, kinds.Code):
                beside.append(block)
        x = 0
        for draw, block, wide in layout.arranged(self, beside, low):
            draw(self, block, x, wide, low)
            x += wide

    def _code(self, block: "Any") -> None:
        """Draw a code at the right edge, as large as possible. The bar ends before it, because a code needs white space
        around it."""
        from . import qr

        modules = qr.side(block.version) + 2 * qr.QUIET
        pixels = code_room(self.canvas) // modules
        self.right -= pixels * modules
        code = qr.code(block.texts, block.version, block.level)
        qr.draw(self.canvas, code, self.right, (self.canvas.height - LABELS - pixels * modules) // 2, pixels)


def code_room(canvas: "Canvas") -> int:
    """Return the width and height available for a code on a canvas."""
    return min(canvas.height - LABELS, canvas.width - BESIDE_CODE)
