"""Show frames on a model of a display controller, using CircuitPython's real libraries on a laptop.

test_circuitpython_display runs this in a separate process, because it imports modules with the same names as
CircuitPython's. It reads frames as lines of hex, prints the model's frame after each line, and ends with a line of the
model's complaints.
"""

import os
import sys
import threading
import time
import types

os.environ["BLINKA_OS_AGNOSTIC"] = "1"


class Clock:
    """A clock that advances only while code waits."""

    ms = 1000.0

    def sleep(self, seconds: float) -> None:
        self.ms += seconds * 1000

    def monotonic(self) -> float:
        return self.ms / 1000


CLOCK = Clock()
time.sleep = CLOCK.sleep
time.monotonic = CLOCK.monotonic
threading.Thread.start = lambda self: None  # displayio's own thread uses real time
sys.modules["supervisor"] = types.SimpleNamespace(ticks_ms=lambda: int(CLOCK.ms))

import epaperdisplay  # noqa: E402
import fourwire  # noqa: E402
from adafruit_ssd1680 import SSD1680 as Driver  # noqa: E402

from controllers.ssd1680 import SSD1680 as Model  # noqa: E402
from hamstertop.hardware.circuitpython.display import Panel  # noqa: E402


class Wire(fourwire.FourWire):
    """A bus connected to the model."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def reset(self) -> None:
        self.model.reset(0)
        CLOCK.sleep(0.001)
        self.model.reset(1)
        CLOCK.sleep(0.001)

    def _send(self, data_type: int, chip_select: int, data: bytes) -> None:
        if data_type == epaperdisplay.DISPLAY_COMMAND:
            for code in bytes(data):
                self.model.command(code)
        else:
            self.model.data(bytes(data))

    def _free(self) -> bool:
        return True

    def _begin_transaction(self) -> bool:
        return True

    def _end_transaction(self) -> None:
        pass


class BusyPin:
    """The BUSY pin, as the display reads it."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def switch_to_input(self) -> None:
        pass

    def deinit(self) -> None:
        pass

    @property
    def value(self) -> bool:
        return bool(self.model.busy_level())


def background(display: Driver, model: Model) -> None:
    """End a finished refresh, as CircuitPython does in the background."""
    if display._refreshing and not model.busy_level():
        display._refreshing = False
        display._send_command_sequence(False, display._stop_sequence)


def main() -> None:
    model = Model(lambda: int(CLOCK.ms), interval=1000)
    epaperdisplay.DigitalInOut = lambda pin: BusyPin(model)
    display = Driver(
        Wire(model),
        width=296,
        height=128,
        rotation=90,
        colstart=8,
        busy_pin=object(),
        seconds_per_frame=2.0,
    )
    panel = Panel(display)
    for line in sys.stdin:
        panel.refresh(bytearray.fromhex(line), True)
        while panel.busy():
            CLOCK.sleep(0.01)
            background(display, model)
        CLOCK.sleep(1)
        print(model.frame().hex(), len(model.refreshes), flush=True)
    print("; ".join(model.violations))


main()
