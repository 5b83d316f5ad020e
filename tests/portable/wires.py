"""A board that is wired incorrectly or whose panel is not the one named in its file. The wires determine what
arrives."""

from controllers import ssd1680
from controllers.bus import Bus
from driven import KINDS, DrivenPanel
from hamstertop_host.simulator.virtual.board import VirtualBoard

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from controllers.controller import Controller
    from hamstertop.hardware.panels.epaper import Data

# Possible faults in the panel's wiring
FAULTS = (
    "busy off",  # BUSY is not connected, so the board pulls it up
    "busy inverted",  # the file has the wrong busy_level
    "mosi cut",  # every byte arrives as FF
    "dc and cs swapped",  # the controller is selected for commands only
    "supply off",  # there is no controller
)


class Wires(Bus):
    """The wires to the controller, with one of FAULTS, or "" for none. `busy_level` comes from the board's file."""

    def __init__(self, controller: "Controller", busy_level: int, fault: str) -> None:
        super().__init__(controller)
        self._busy_level = busy_level
        self._fault = fault

    def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
        if self._fault == "supply off":
            return
        if self._fault == "mosi cut":
            command, data, more = 0xFF, b"\xff" * len(data), [b"\xff" * len(piece) for piece in more]
        elif self._fault == "dc and cs swapped":
            data, more = b"", ()
        super().send(command, data, more)

    def busy(self) -> bool:
        if self._fault == "busy off":
            return self._busy_level == 1
        level = 1 - self._controller.BUSY if self._fault == "supply off" else self._controller.busy_level()
        return (level == self._busy_level) != (self._fault == "busy inverted")


class WiredPanel(DrivenPanel):
    """A panel behind faulty wires, whose `model` can differ from the one in the file. Violations are not reported."""

    def __init__(self, board: VirtualBoard, panel: "dict[str, Any]", model: "type[Controller]", fault: str) -> None:
        self._fault = fault
        self._model = model
        super().__init__(board, panel)

    @property
    def kind(self) -> str:
        return self.driver.kind

    def cut(self) -> None:
        panel = self._data
        self.chip = self._model(lambda: self._board.now)
        driver, usual = KINDS[panel["controller"]]
        wires = Wires(self.chip, panel.get("busy_level", usual.BUSY), self._fault)
        self.driver = driver(wires, panel)
        self._seen = 0
        self._ended = True

    def _look(self) -> None:
        self.chip.violations = []
        super()._look()


class WiredBoard(VirtualBoard):
    """A board with faulty wiring. `data` contains the constants from a board's file.

    Keys in `dead` are wired to the wrong rail, and those in `stuck` to the rail that presses them permanently.
    """

    panel: "Any"

    def __init__(
        self,
        data: "Any",
        model: "type[Controller]" = ssd1680.SSD1680,
        fault: str = "",
        dead: "tuple[int, ...]" = (),
        stuck: "tuple[int, ...]" = (),
        **options: "Any",
    ) -> None:
        super().__init__(keys=len(data.KEYS), pixels=data.PIXELS["count"] if data.PIXELS else 0, **options)
        self.data = data
        self.panel = WiredPanel(self, data.PANEL, model, fault)
        self._unmoved = dead + stuck
        for key in stuck:
            super().push(key, True)

    def push(self, key: int, down: bool) -> None:
        if key not in self._unmoved:
            super().push(key, down)
