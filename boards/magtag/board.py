"""Adafruit MagTag: e-paper, four keys, four pixels and a speaker on one board; nothing to wire.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are names in
CircuitPython's `board` module. Three panels were sold: PANEL is of the slowest, and the board finds out which it has.
"""

NAME = "Adafruit MagTag"
SUMMARY = "ESP32-S2 with a 2.9 inch e-paper, four keys, four pixels and a speaker: nothing to solder"

MODULE = "magtag"
PARTS = (
    (1, "Adafruit MagTag", "2.9 inch, grey; of any year"),
    (1, "LiPo battery, 3.7 V", "optional"),
)
JOINED = {"PANEL": "on board", "KEYS": "on board", "PIXELS": "on board", "BUZZER": "on board", "BATTERY": "on board"}

PANEL = {
    "name": "MagTag",  # as printed on it: docs/panels.md helps to tell which one you hold
    "controller": "board.DISPLAY",
    "width": 296,
    "height": 128,
    "pins": {
        "sck": "EPD_SCK",
        "mosi": "EPD_MOSI",
        "cs": "EPD_CS",
        "dc": "EPD_DC",
        "reset": "EPD_RESET",
        "busy": "EPD_BUSY",
    },
    "partial": False,
    "interval_ms": 5000,  # from the end of one refresh to the start of the next
    "full_ms": 1000,
}

KEYS = (
    {"name": "A", "role": "left", "pin": "BUTTON_A", "active": 0, "pull": "up", "at": (15.9, 52.4)},
    {"name": "B", "role": "middle", "pin": "BUTTON_B", "active": 0, "pull": "up", "at": (32.6, 52.4)},
    {"name": "C", "role": "right", "pin": "BUTTON_C", "active": 0, "pull": "up", "at": (49.4, 52.4)},
    {"name": "D", "role": "back", "pin": "BUTTON_D", "active": 0, "pull": "up", "at": (66.1, 52.4)},
)

PIXELS = {
    "count": 4,
    "pin": "NEOPIXEL",
    "order": "GRB",
    "power_pin": "NEOPIXEL_POWER",
    "power_level": 0,
    "at": ((15.9, 6.6), (32.6, 6.6), (49.4, 6.6), (66.1, 6.6)),
}

BUZZER = {"pin": "SPEAKER", "enable_pin": "SPEAKER_ENABLE", "enable_level": 1}

BATTERY = {"pin": "BATTERY", "ratio": 2.0, "cell": "lipo"}
LATCH = None

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (82.0, 61.0), "colour": "#23262e", "screen": (7.55, 14.2, 66.9, 28.9)}
