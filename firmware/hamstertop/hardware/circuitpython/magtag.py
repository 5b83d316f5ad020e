"""The MagTag's e-paper screen, which has been sold with three different panels. The panel is identified in the same way
as when CircuitPython starts (see ports/espressif/boards/adafruit_magtag_2.9_grayscale/board.c): an SSD1680 returns its
user id, and an IL0373 does not have one."""

import time

import digitalio
import displayio

from .pins import find, output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RESET = 0.01  # s that the controller needs to wake
_USER_ID = 0x2E
_NONE = 0xFF  # the value read if the controller does not respond

_GREY = ((17, 0x7F), (20, 0x97), (26, 0x80), (27, 0x01), (28, 0x28))  # registers that the library does not set
_SSD1680 = (
    ("controller", "SSD1680"),
    ("busy_level", 1),
    ("rotation", 270),
    ("partial", True),
    ("interval_ms", 1000),
    ("full_ms", 2000),
    ("partial_ms", 400),
)


def found(panel: "dict[str, Any]") -> "dict[str, Any]":
    """Return PANEL from the board's file, adapted to the panel that was found."""
    displayio.release_displays()  # CircuitPython's own display uses the pins
    kind = _user_id(panel["pins"])
    made = dict(panel)
    if kind == _NONE:
        made["controller"] = "IL0373"
    else:
        made.update(_SSD1680)
        made["colstart"] = 8 if kind else 0  # FPC-A005 has zeros in its user id, FPC-7519rev.b other values
    return made


def _user_id(pins: "dict[str, Any]") -> int:
    """Return the first byte of the controller's user id. The controller responds on the wire that it receives on, which
    SPI does not support."""
    select, dc, clock = [output(pins[name], 0) for name in ("cs", "dc", "sck")]
    data, reset = output(pins["mosi"], 0), output(pins["reset"], 0)
    time.sleep(RESET)
    reset.value = True
    time.sleep(RESET)
    for bit in range(7, -1, -1):
        data.value = bool(_USER_ID >> bit & 1)
        clock.value = True
        clock.value = False
    data.switch_to_input(pull=digitalio.Pull.UP)
    dc.value = True
    answer = 0
    for _ in range(8):
        answer = answer << 1 | data.value
        clock.value = True
        clock.value = False
    select.value = True
    for pin in (select, dc, clock, data, reset):
        pin.deinit()
    return answer


def grey(bus: "Any", panel: "dict[str, Any]") -> "Any":
    """Return an IL0373 that is set up like CircuitPython's own board.DISPLAY, which is lost when its pins are
    released."""
    import adafruit_il0373
    from epaperdisplay import EPaperDisplay

    start = bytearray(adafruit_il0373._GRAYSCALE_START_SEQUENCE)
    for at, value in _GREY:
        start[at] = value
    return EPaperDisplay(
        bus,
        start,
        adafruit_il0373._STOP_SEQUENCE,
        width=panel["width"],
        height=panel["height"],
        ram_width=160,
        ram_height=296,
        rotation=270,
        write_black_ram_command=0x10,
        write_color_ram_command=0x13,
        refresh_display_command=0x12,
        refresh_time=1.0,
        busy_pin=find(panel["pins"]["busy"]),
        seconds_per_frame=panel["interval_ms"] / 1000,
        grayscale=True,
    )
