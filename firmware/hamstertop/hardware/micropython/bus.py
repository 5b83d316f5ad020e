"""The wires to the panel."""

from time import sleep_ms

from machine import SPI, Pin

from .clock import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..panels.epaper import Data

PULSE = 2  # ms for which each level of RST is held


class Bus:
    """The bus to a panel. `panel` is PANEL in the board's file."""

    def __init__(self, panel: "dict[str, Any]", hertz: int) -> None:
        pins = panel["pins"]
        sck = pins["sck"]
        # Before the other pins, because this turns a pin that may be one of them into an input.
        self._spi = SPI(sck >> 3 & 1, baudrate=hertz, sck=Pin(sck), mosi=Pin(pins["mosi"]))
        self._cs = Pin(pins["cs"], Pin.OUT, value=1)
        self._dc = Pin(pins["dc"], Pin.OUT, value=0)
        self._reset = Pin(pins["reset"], Pin.OUT, value=1)
        # With a pull-up, as in Waveshare's demo and Pimoroni's driver. If 1 means busy, a loose wire reads as busy,
        # which is reported as a fault. If 0 means busy, refreshes are also timed.
        self._busy_level = panel["busy_level"]
        self._busy = Pin(pins["busy"], Pin.IN, Pin.PULL_UP)
        self._code = bytearray(1)
        self.ticks = ticks

    def speed(self, hertz: int) -> None:
        self._spi.init(baudrate=hertz)

    def send(self, command: int, data: "Data" = b"", more: "Iterable[Data]" = ()) -> None:
        self._code[0] = command
        self._cs(0)
        self._dc(0)
        self._spi.write(self._code)
        self._dc(1)
        if data:
            self._spi.write(data)
        for piece in more:
            self._spi.write(piece)
        self._cs(1)

    def reset(self, level: int) -> None:
        self._reset(level)
        sleep_ms(PULSE)

    def busy(self) -> bool:
        return self._busy() == self._busy_level
