"""A screen for boards without one: each picture is written on the serial console, in dots of Braille.

Eight pixels are a letter, so a picture of 296 x 128 takes 148 columns and 32 rows.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# The dots of a Braille letter from U+2800 on: of its left column, from the top; those of the right one follow.
_LEFT = (0x01, 0x02, 0x04, 0x40)
_RIGHT = (0x08, 0x10, 0x20, 0x80)


class Console:
    """A panel as the companion sees it; `panel` is PANEL of the board's file."""

    kind = ""
    partial = True
    fault = False
    pending = False

    def __init__(self, panel: "dict[str, Any]") -> None:
        self.width: int = panel["width"]
        self.height: int = panel["height"]
        self.interval: int = panel["interval_ms"]
        self.show = print

    def busy(self) -> bool:
        return False

    def says_busy(self) -> bool:
        return False

    def refresh(self, frame: bytearray, full: bool) -> None:
        for line in text(frame, self.width, self.height):
            self.show(line)

    def sleep(self) -> None:
        """Nothing: it has no voltages."""

    def wake(self) -> None:
        """Nothing: it is always awake."""


def text(frame: bytearray, width: int, height: int) -> "list[str]":
    """The lines of a canvas's bytes."""
    lines = []
    for top in range(0, height, 4):
        page = top // 8 * width
        line = ""
        for x in range(page, page + width, 2):
            dots = 0
            for row in range(4):
                bit = 1 << (top % 8 + row)
                dots |= (0 if frame[x] & bit else _LEFT[row]) | (0 if frame[x + 1] & bit else _RIGHT[row])
            line += chr(0x2800 + dots)
        while line.endswith(chr(0x2800)):
            line = line[:-1]
        lines.append(line)
    return lines
