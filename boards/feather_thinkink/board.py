"""Adafruit Feather RP2040 ThinkInk with a 2.9 inch e-paper on its socket, a NeoPixel FeatherWing and own keys.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are GPIO numbers: D9 is 9.
Another panel: set "controller" to SSD1680 or UC8151, "busy_level" to 1 for the first and 0 for the other, and for
SSD1680 "colstart" to 0 or 8, whichever shows the whole picture. "rotation" is 90 or 270, whichever is the way up.
"""

NAME = "Feather ThinkInk with 2.9 inch e-paper"
SUMMARY = "Feather RP2040 ThinkInk, a bare 2.9 inch e-paper, four keys and a NeoPixel FeatherWing"

TRIED = "emulated"
MODULE = "feather_thinkink"
PARTS = (
    (1, "Adafruit Feather RP2040 ThinkInk", ""),
    (1, "bare 2.9 inch e-paper, 296 x 128, 24-pin", "black and white, SSD1680 (or UC8151)"),
    (1, "Adafruit NeoPixel FeatherWing", "optional; plugs under the Feather"),
    (4, "push button", "to ground"),
    (4, "ceramic capacitor of 100 nF", "one across each button"),
    (1, "passive piezo buzzer", "optional"),
)
JOINED = {"PANEL": "header", "KEYS": "wires", "PIXELS": "header", "BUZZER": "wires"}

PANEL = {
    "controller": "SSD1680",
    "width": 296,
    "height": 128,
    "pins": {"sck": 22, "mosi": 23, "cs": 19, "dc": 18, "reset": 17, "busy": 16},  # of the socket
    "busy_level": 1,
    "partial": True,  # False where a panel shows nothing by it
    "interval_ms": 1000,  # from the end of one refresh to the start of the next
    "full_ms": 2000,
    "partial_ms": 400,
    "colstart": 8,
    "rotation": 270,
}

KEYS = (
    {"name": "A", "role": "left", "pin": 9, "active": 0, "pull": "up", "at": (20.0, 49.0)},
    {"name": "B", "role": "middle", "pin": 10, "active": 0, "pull": "up", "at": (36.7, 49.0)},
    {"name": "C", "role": "right", "pin": 11, "active": 0, "pull": "up", "at": (53.4, 49.0)},
    {"name": "D", "role": "back", "pin": 12, "active": 0, "pull": "up", "at": (70.1, 49.0)},
)

PIXELS = {
    "count": 32,
    "pin": 6,
    "order": "GRB",
    "at": (
        (24.5, 60.5),
        (30.0, 60.5),
        (35.5, 60.5),
        (41.0, 60.5),
        (46.5, 60.5),
        (52.0, 60.5),
        (57.5, 60.5),
        (63.0, 60.5),
        (24.5, 63.5),
        (30.0, 63.5),
        (35.5, 63.5),
        (41.0, 63.5),
        (46.5, 63.5),
        (52.0, 63.5),
        (57.5, 63.5),
        (63.0, 63.5),
        (24.5, 66.5),
        (30.0, 66.5),
        (35.5, 66.5),
        (41.0, 66.5),
        (46.5, 66.5),
        (52.0, 66.5),
        (57.5, 66.5),
        (63.0, 66.5),
        (24.5, 69.5),
        (30.0, 69.5),
        (35.5, 69.5),
        (41.0, 69.5),
        (46.5, 69.5),
        (52.0, 69.5),
        (57.5, 69.5),
        (63.0, 69.5),
    ),
}

BUZZER = {"pin": 5}

BATTERY = None
LATCH = None

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (90.0, 75.0), "colour": "#3b6e8f", "screen": (11.55, 10.0, 66.9, 28.9)}
