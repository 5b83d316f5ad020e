"""A substitute for a panel, for boards without one. The companion prints the text of screens, without pictures."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Console:
    """A panel that prints text. `panel` is PANEL in the board's file. `show` prints a line."""

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
        """Do nothing, because the companion passes lines to `show` instead."""

    def sleep(self) -> None:
        """Do nothing, because there are no voltages to switch off."""

    def wake(self) -> None:
        """Do nothing, because the console is always awake."""
