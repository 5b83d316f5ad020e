"""The wires to the panel."""

import time

import busio
import digitalio
import displayio
from supervisor import ticks_ms

from .pins import find, output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..panels.epaper import Data


PULSE = 0.002  # s for which each level of RST is held


class Bus:
    """The bus to a panel. `panel` is PANEL in the board's file."""

    def __init__(self, panel: "dict[str, Any]", hertz: int) -> None:
        displayio.release_displays()  # from an earlier program
        pins = panel["pins"]
        self._spi = busio.SPI(find(pins["sck"]), MOSI=find(pins["mosi"]))
        while not self._spi.try_lock():
            pass
        self._spi.configure(baudrate=hertz)
        self._cs = output(pins["cs"], 1)
        self._dc = output(pins["dc"], 0)
        self._reset = output(pins["reset"], 1)
        # With a pull-up, as in Waveshare's demo and Pimoroni's driver. If 1 means busy, a loose wire reads as busy,
        # which is reported as a fault. If 0 means busy, refreshes are also timed.
        self._busy_level = bool(panel["busy_level"])
        self._busy = digitalio.DigitalInOut(find(pins["busy"]))
        self._busy.switch_to_input(pull=digitalio.Pull.UP)
        self._code = bytearray(1)
        self.ticks = ticks_ms

    def speed(self, hertz: int) -> None:
        self._spi.configure(baudrate=hertz)

    def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
        self._code[0] = command
        self._cs.value = False
        self._dc.value = False
        self._spi.write(self._code)
        self._dc.value = True
        if data:
            self._spi.write(data)
        for piece in more:
            self._spi.write(piece)
        self._cs.value = True

    def reset(self, level: int) -> None:
        self._reset.value = bool(level)
        time.sleep(PULSE)

    def busy(self) -> bool:
        return self._busy.value == self._busy_level
