"""The e-paper screen, which uses the drivers from `hardware.panels`, or displayio if CircuitPython has a driver.

The MagTag has one of three panels (see `magtag`). The IL0373 uses displayio, which can do only full refreshes.
"""

import io

import bitmaptools
import displayio
from supervisor import ticks_ms

from ... import ticks
from .pins import find

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from epaperdisplay import EPaperDisplay
    from fourwire import FourWire

    from ...board import Panel as AnyPanel

HERTZ = 4000000  # the bus rate that the panels' manufacturers use
PATIENCE = 30000  # the longest time in ms for a refresh; panels with three colours take half as long
BUILT_IN = "board.DISPLAY"


class Panel:
    """A panel that uses displayio, which can do only full refreshes."""

    kind = ""  # nothing to confirm
    partial = False
    waveforms: tuple[str, ...] = ("panel",)
    waveform = "panel"
    pending = False  # displayio wakes the panel as part of a refresh

    interval = 0  # the display has its own, which counts from the start of a refresh

    def __init__(self, display: "EPaperDisplay") -> None:
        self.width: int = display.width
        self.height: int = display.height
        self.fault = False
        self._display = display
        self._columns = bytearray(self.width * self.height // 8)  # the frame, column by column
        self._bitmap = displayio.Bitmap(self.height, self.width, 2)  # each row is a column of the frame
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
        """Return whether a refresh is in progress or the panel must rest, either of which can make it refuse another
        refresh."""
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

    def says_busy(self) -> bool:
        """Return the state of the BUSY wire, as far as displayio reports it."""
        return self._display.busy

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
        """Do nothing, because displayio switches off the voltages after each refresh."""

    def trust(self, kind: str) -> None:
        """Do nothing, because displayio does no partial refreshes."""

    def wake(self) -> None:
        """Do nothing, because displayio wakes the panel for a refresh."""

    def _show(self) -> None:
        self._since = ticks_ms()
        try:
            self._display.refresh()
            self._waits = False
        except RuntimeError:  # it was still too soon
            self._waits = True


def make(panel: "dict[str, Any]") -> "AnyPanel":
    """Return the panel that PANEL in the board's file describes."""
    name = panel["controller"]
    if name == BUILT_IN and not panel["pins"]:
        import board

        return Panel(board.DISPLAY)  # pyright: ignore[reportAttributeAccessIssue]  (boards whose file names it have it)
    if name == BUILT_IN:
        from . import magtag

        panel = magtag.found(panel)
        name = panel["controller"]
        if name == "IL0373":
            return Panel(magtag.grey(_wires(panel), panel))
    from .bus import Bus

    module = __import__("hamstertop.hardware.panels." + name.lower(), None, None, (name,))
    driver = getattr(module, name)
    made: AnyPanel = driver(Bus(panel, driver.HERTZ), panel)
    return made


def _wires(panel: "dict[str, Any]") -> "FourWire":
    import busio
    import fourwire

    displayio.release_displays()
    pins = panel["pins"]
    return fourwire.FourWire(
        busio.SPI(find(pins["sck"]), MOSI=find(pins["mosi"])),
        command=find(pins["dc"]),
        chip_select=find(pins["cs"]),
        reset=find(pins["reset"]),
        baudrate=HERTZ,
    )
