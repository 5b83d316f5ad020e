"""The wires between a firmware driver and a model."""

from hamstertop import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hamstertop.hardware.panels.epaper import Data

    from .controller import Controller


class Bus:
    """The bus interface that panel drivers use. `start` is the value of `ticks` when the model's clock is at 0."""

    def __init__(self, controller: "Controller", start: int = 0) -> None:
        self._controller = controller
        self._start = start

    def speed(self, hertz: int) -> None:
        """Ignore the speed, because a model accepts bytes at any rate."""

    def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
        self._controller.command(command)
        if data:
            self._controller.data(data)
        for piece in more:
            self._controller.data(piece)

    def reset(self, level: int) -> None:
        self._controller.reset(level)

    def busy(self) -> bool:
        return self._controller.busy_level() == self._controller.BUSY

    def ticks(self) -> int:
        return ticks.add(self._start, self._controller.clock())
