"""Ask MicroPython why the board started."""

import machine

from ... import started
from .watchdog import marked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def why(latch: "Any", usb: "bool | None") -> str:
    reset = "WDT_RESET" if machine.reset_cause() == machine.WDT_RESET else "PWRON_RESET"
    return started.on_micropython(reset, marked(), bool(latch), usb)
