"""Black-and-white panels on sale, by the name printed on them, with the entries that a board file must have for each.

They have 296 x 128 pixels unless noted otherwise. The names and controllers are from GxEPD2, Adafruit's libraries and
the manufacturers; see docs/panels.md.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Known:
    """What PANEL in a board file must say about a panel. Only `entries` are checked. `cable` is the text printed on the
    panel's flat cable."""

    controller: str
    cable: str = ""
    colstart: int | None = None  # None: the controller does not have this offset
    waveform: str | None = None  # source of the waveform for partial refreshes; None: always the driver

    @property
    def entries(self) -> dict[str, object]:
        """Return the entries of PANEL that are checked, with their required values."""
        found = {"controller": self.controller, "colstart": self.colstart, "waveform": self.waveform}
        return {entry: value for entry, value in found.items() if value is not None}


PANELS = {
    "Pico-ePaper-2.9 V2": Known("SSD1680", "FPC-7519 rev.b", 8, "driver"),
    "Pico-CapTouch-ePaper-2.9": Known("SSD1680", "FPC-7519 rev.b", 8, "driver"),
    "2.9inch e-Paper V2": Known("SSD1680", "FPC-7519 rev.b", 8, "driver"),
    "DEPG0290BS": Known("SSD1680", "FPC-7519 rev.b", 8, "driver"),
    "GDEM029T94": Known("SSD1680", "FPC-7519 rev.b", 8, "panel"),
    "GDEY029T94": Known("SSD1680", "FPC-A005", 8, "panel"),
    "Badger 2040": Known("UC8151"),
    "Inky Pack": Known("UC8151"),
    "Pico-ePaper-2.9-D": Known("UC8151"),
    "GDEW029T5D": Known("UC8151", "WFT0290CZ10"),
    "GDEW029I6FD": Known("UC8151", "WFT0290CZ10"),
    "MagTag": Known("board.DISPLAY"),
    "Badger 2350": Known("board.DISPLAY"),  # 264 x 176
}
