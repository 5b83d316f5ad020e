"""Pimoroni Badger 2040: e-paper and five keys on one board; nothing to wire, and no lights.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are GP numbers.
"""

NAME = "Pimoroni Badger 2040"
SUMMARY = "RP2040 with a 2.9 inch e-paper and keys: nothing to solder; no lights, no sound"

TRIED = "emulated"
MODULE = "badger2040"
PARTS = (
    (1, "Pimoroni Badger 2040", ""),
    (1, "battery, 2 x AAA or 1 x LiPo", "optional"),
)
JOINED = {"PANEL": "on board", "KEYS": "on board", "BATTERY": "on board", "LATCH": "on board"}

PANEL = {
    "name": "Badger 2040",  # as printed on it: docs/panels.md helps to tell which one you hold
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
    {"name": "A", "role": "left", "pin": 12, "active": 1, "pull": "down", "at": (14.2, 44.6)},
    {"name": "B", "role": "middle", "pin": 13, "active": 1, "pull": "down", "at": (36.5, 44.6)},
    {"name": "C", "role": "right", "pin": 14, "active": 1, "pull": "down", "at": (58.8, 44.6)},
    {"name": "UP", "role": "back", "pin": 15, "active": 1, "pull": "down", "at": (79.6, 15.0)},
)

PIXELS = None
BUZZER = None

# The converter's own supply sags with the battery: a reference of 1.24 V tells by how much.
BATTERY = {
    "pin": 29,
    "ratio": 3.0,
    "enable_pin": 27,
    "reference_pin": 28,
    "reference_mv": 1240,
    "cell": "2 x AAA alkaline",  # or "2 x AAA NiMH", rechargeable, or "lipo": which one it is nothing can measure
}

# Without it the board switches off as soon as the key that woke it comes up.
LATCH = {"pin": 10, "level": 1}
VBUS = {"pin": 24}  # high while USB supplies power

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (85.6, 48.7), "colour": "#f4f1ea", "screen": (5.0, 7.0, 66.9, 28.9)}
