"""Pimoroni Badger 2350: a larger e-paper and five keys on one board; nothing to wire, and no coloured lights.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are names in
CircuitPython's `board` module, which drives the panel itself.
"""

NAME = "Pimoroni Badger 2350"
SUMMARY = "RP2350 with a 2.7 inch e-paper of 264 x 176 and keys: nothing to solder; no lights, no sound"

MODULE = "badger2350"
PARTS = ((1, "Pimoroni Badger 2350", "with its LiPo cell"),)
JOINED = {"PANEL": "on board", "KEYS": "on board", "BATTERY": "on board"}

PANEL = {
    "name": "Badger 2350",  # as printed on it: docs/panels.md helps to tell which one you hold
    "controller": "board.DISPLAY",
    "width": 264,
    "height": 176,
    "pins": {},
    "partial": False,
    "interval_ms": 500,  # from the end of one refresh to the start of the next
    "full_ms": 3400,  # 336 frames of CircuitPython's waveform, at 100 a second
}

KEYS = (
    {"name": "A", "role": "left", "pin": "SW_A", "active": 0, "pull": "up", "at": (13.0, 53.5)},
    {"name": "B", "role": "middle", "pin": "SW_B", "active": 0, "pull": "up", "at": (33.65, 53.5)},
    {"name": "C", "role": "right", "pin": "SW_C", "active": 0, "pull": "up", "at": (54.3, 53.5)},
    {"name": "UP", "role": "back", "pin": "SW_UP", "active": 0, "pull": "up", "at": (74.0, 20.0)},
)

PIXELS = None
BUZZER = None

BATTERY = {"pin": "VBAT_SENSE", "ratio": 2.0, "cell": "lipo"}
LATCH = None

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (84.0, 60.0), "colour": "#f4f1ea", "screen": (5.0, 5.0, 57.3, 38.2)}
