"""A panel for boards without one: the companion prints what the screen says, and no picture is shown."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Console:
    """A panel as the companion sees it; `panel` is PANEL of the board's file. `show` prints a line."""

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
        """Nothing: it is given lines."""

    def sleep(self) -> None:
        """Nothing: it has no voltages."""

    def wake(self) -> None:
        """Nothing: it is always awake."""
