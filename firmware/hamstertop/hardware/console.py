"""A panel for boards without one: the companion prints the text of screens, and pictures are not shown."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Console:
    """The panel for the companion; `panel` is PANEL in the board's file. `show` prints a line."""

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
        """Do nothing: the companion passes lines instead."""

    def sleep(self) -> None:
        """Do nothing: there are no voltages."""

    def wake(self) -> None:
        """Do nothing: it is always awake."""
