"""The e-paper, through displayio: by the board's own display, or by a library's driver."""

import io

import bitmaptools
import displayio
from supervisor import ticks_ms

from ... import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from epaperdisplay import EPaperDisplay

HERTZ = 4000000  # as the panels' makers do
PATIENCE = 30000  # ms a refresh may take; those of three colours take half of it
ROTATION = 90  # the way up that the drivers for MicroPython have
BUILT_IN = "board.DISPLAY"


class Panel:
    """A panel as the companion sees it. displayio has no refresh without the flash."""

    partial = False

    def __init__(self, display: "EPaperDisplay", interval: int = 0) -> None:
        """`interval` as in the Panel protocol: beyond what the display itself counts, from the start of a refresh."""
        self.width: int = display.width
        self.height: int = display.height
        self.interval = interval
        self.fault = False
        self._display = display
        self._columns = bytearray(self.width * self.height // 8)  # of the frame, one after the other
        self._bitmap = displayio.Bitmap(self.height, self.width, 2)  # a row of it is a column of the frame
        self._since = 0  # ticks when the last refresh began
        self._waits = False  # whether the bitmap has yet to be shown
        palette = displayio.Palette(2)
        palette[0] = 0x000000
        palette[1] = 0xFFFFFF
        tiles = displayio.TileGrid(self._bitmap, pixel_shader=palette)
        tiles.transpose_xy = True
        group = displayio.Group()
        group.append(tiles)
        display.root_group = group

    def busy(self) -> bool:
        """Whether a refresh is under way, or the panel wants to rest: it may refuse for either reason."""
        if self._display.busy:
            if not self.fault and ticks.diff(ticks_ms(), self._since) > PATIENCE:
                self.fault = True
            return True
        self.fault = False
        if self._display.time_to_refresh > 0:
            return True
        if self._waits:
            self._show()
        return self._waits

    def refresh(self, frame: bytearray, full: bool) -> None:
        pages = self.height // 8
        at = 0
        for page in range(pages):
            for to in range(page, len(frame), pages):
                self._columns[to] = frame[at]
                at += 1
        bitmaptools.readinto(self._bitmap, io.BytesIO(self._columns), bits_per_pixel=1)
        self._show()

    def sleep(self) -> None:
        """Nothing: displayio switches the voltages off after each refresh."""

    def _show(self) -> None:
        self._since = ticks_ms()
        try:
            self._display.refresh()
            self._waits = False
        except RuntimeError:  # too soon after all
            self._waits = True


def make(panel: "dict[str, Any]") -> Panel:
    """The panel that PANEL of the board's file describes."""
    if panel["controller"] == BUILT_IN:
        import board

        return Panel(board.DISPLAY)  # pyright: ignore[reportAttributeAccessIssue]  (boards that name it have it)
    return Panel(_driver(panel), panel["interval_ms"])


def _driver(panel: "dict[str, Any]") -> "EPaperDisplay":
    import busio
    import fourwire

    from .pins import find

    displayio.release_displays()
    pins = panel["pins"]
    spi = busio.SPI(find(pins["sck"]), MOSI=find(pins["mosi"]))
    bus = fourwire.FourWire(
        spi,
        command=find(pins["dc"]),
        chip_select=find(pins["cs"]),
        reset=find(pins["reset"]),
        baudrate=HERTZ,
    )
    options: dict[str, Any] = {
        "width": panel["width"],
        "height": panel["height"],
        "rotation": panel.get("rotation", ROTATION),
        "busy_pin": find(pins["busy"]),
        "seconds_per_frame": panel["full_ms"] / 1000,
    }
    if panel["controller"] == "SSD1680":
        from adafruit_ssd1680 import SSD1680

        return SSD1680(bus, colstart=panel.get("colstart", 0), **options)
    if panel["controller"] == "UC8151":
        from adafruit_uc8151d import UC8151D

        return UC8151D(bus, **options)
    from adafruit_il0373 import IL0373

    return IL0373(bus, swap_rams=True, **options)
