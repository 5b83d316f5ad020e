"""A virtual board whose panel runs the firmware's driver on a model of the controller.

It shows the image that the controller produces from the driver's bytes. Violations raise PanelError.
"""

from controllers import ssd1680, uc8151
from controllers.bus import Bus
from hamstertop.hardware.panels import ssd1680 as ssd1680_driver
from hamstertop.hardware.panels import uc8151 as uc8151_driver
from hamstertop_host.simulator.virtual.board import PanelError, VirtualBoard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KINDS = {
    "SSD1680": (ssd1680_driver.SSD1680, ssd1680.SSD1680),
    "UC8151": (uc8151_driver.UC8151, uc8151.UC8151),
}


class DrivenPanel:
    """A driver and a model with the interface of VirtualPanel. `panel` is PANEL from the board file."""

    kind = ""  # as in VirtualPanel; the test of the first light sets the driver's kind

    def __init__(self, board: VirtualBoard, panel: "dict[str, Any]") -> None:
        self.width: int = panel["width"]
        self.height: int = panel["height"]
        self.interval: int = panel["interval_ms"]
        self.full_ms: int = panel["full_ms"]
        self.partial_ms: int = panel["partial_ms"]
        self._board = board
        self._data = panel
        _, model = KINDS[panel["controller"]]
        self.chip = model(lambda: board.now, self.interval)
        self.cut()

    @property
    def partial(self) -> bool:
        return self.driver.partial

    @partial.setter
    def partial(self, may: bool) -> None:
        self.driver.partial = may

    @property
    def waveforms(self) -> "tuple[str, ...]":
        return self.driver.waveforms

    @property
    def waveform(self) -> str:
        return self.driver.waveform

    @waveform.setter
    def waveform(self, name: str) -> None:
        self.driver.waveform = name

    def trust(self, kind: str) -> None:
        self.driver.trust(kind)

    @property
    def fault(self) -> bool:
        return self.driver.fault

    @property
    def pending(self) -> bool:
        return self.driver.pending

    @property
    def frame(self) -> bytearray:
        return self.chip.frame()

    @property
    def fulls(self) -> int:
        return len([1 for refresh in self.chip.refreshes if refresh.full])

    @property
    def partials(self) -> int:
        return len(self.chip.refreshes) - self.fulls

    @property
    def asleep(self) -> bool:
        return not self.chip.powered

    def busy(self) -> bool:
        busy = self.driver.busy()
        self._look()
        return busy

    def says_busy(self) -> bool:
        return self.driver.says_busy()

    def refresh(self, frame: bytearray, full: bool) -> None:
        """Start a refresh.

        Raises:
            PanelError: the controller has recorded a violation.
        """
        self.driver.refresh(frame, full)
        self._look()

    def sleep(self) -> None:
        self.driver.sleep()
        self._look()

    def wake(self) -> None:
        self.driver.wake()
        self._look()

    def cut(self) -> None:
        """Restart the firmware. The controller's refresh is cut short, and the image stays."""
        self.driver = KINDS[self._data["controller"]][0](Bus(self.chip), self._data)
        self.chip.refreshes = []
        self._seen = 0
        self._ended = True

    def settle(self) -> None:
        """Notify the listener, once, that the refresh has ended."""
        if not self._ended and not self.chip.refreshing():
            self._ended = True
            self._tell(("shown",))

    def _look(self) -> None:
        """Pass on the controller's refreshes and violations."""
        if len(self.chip.refreshes) > self._seen:
            self._seen = len(self.chip.refreshes)
            refresh = self.chip.refreshes[-1]
            self._ended = False
            self._tell(("frame", bytes(self.chip.frame()), refresh.full, refresh.ends - refresh.began))
        if self.chip.violations and not self.chip.stuck:
            raise PanelError(self.chip.violations[0])

    def _tell(self, change: "tuple[object, ...]") -> None:
        if self._board.listener:
            self._board.listener(change)


class DrivenBoard(VirtualBoard):
    """A VirtualBoard with a DrivenPanel."""

    panel: "Any"

    def __init__(self, panel: "dict[str, Any]", **options: "Any") -> None:
        super().__init__(**options)
        self.panel = DrivenPanel(self, panel)
