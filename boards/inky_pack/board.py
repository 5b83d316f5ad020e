"""Pimoroni Inky Pack on any Raspberry Pi Pico: the panel of a Badger 2040 and three keys; nothing to solder, no lights.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are GP numbers.
"""

NAME = "Pico with Pimoroni Inky Pack"
SUMMARY = "Any Pico with headers under a Pimoroni Inky Pack: e-paper and keys plug on; no lights, no sound"

TRIED = "emulated"
MODULE = "pico"
PARTS = (
    (1, "Raspberry Pi Pico with headers", "or a Pico W; nothing has run on a Pico 2 or 2 W yet"),
    (1, "Pimoroni Inky Pack", "2.9 inch, black and white"),
)
JOINED = {"PANEL": "header", "KEYS": "header"}

PANEL = {
    "name": "Inky Pack",  # as printed on it: docs/panels.md helps to tell which one you hold
    "controller": "UC8151",
    "width": 296,
    "height": 128,
    "pins": {"sck": 18, "mosi": 19, "cs": 17, "dc": 20, "reset": 21, "busy": 26},
    "busy_level": 0,
    "partial": True,
    "interval_ms": 500,  # from the end of one refresh to the start of the next
    "full_ms": 2600,
    "partial_ms": 950,
}

KEYS = (
    {"name": "A", "role": "left", "pin": 12, "active": 0, "pull": "up", "at": (15.0, 39.0)},
    {"name": "B", "role": "middle", "pin": 13, "active": 0, "pull": "up", "at": (39.5, 39.0)},
    {"name": "C", "role": "right", "pin": 14, "active": 0, "pull": "up", "at": (64.0, 39.0)},
)

PIXELS = None
BUZZER = None
BATTERY = None
LATCH = None
VBUS = {"pin": 24}  # high while USB supplies power; without a meaning on a Pico W

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (79.0, 43.0), "colour": "#23262e", "screen": (6.0, 3.0, 66.9, 28.9)}
