"""Raspberry Pi Pico (or Pico W, Pico 2) under a 2.9 inch Pico e-paper, with own keys, light stick and buzzer.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are GP numbers.
"""

NAME = "Pico with 2.9 inch e-paper"
SUMMARY = "Any Pico, a Waveshare Pico-ePaper-2.9 (V2), three keys, an 8-pixel light stick and a buzzer"

TRIED = "emulated"
MODULE = "pico"
PARTS = (
    (1, "Raspberry Pi Pico with headers", "or a Pico W; nothing has run on a Pico 2 or 2 W yet"),
    (1, "Waveshare Pico-ePaper-2.9, V2", "black and white"),
    (3, "push button", "to ground"),
    (3, "ceramic capacitor of 100 nF", "one across each button"),
    (1, "WS2812 light stick of 8 pixels", "optional"),
    (1, "capacitor of 100 to 470 uF and resistor of 330 ohms", "for the light stick"),
    (1, "passive piezo buzzer", "optional; an active one beeps by itself"),
)
JOINED = {"PANEL": "header", "KEYS": "wires", "PIXELS": "wires", "BUZZER": "wires"}

PANEL = {
    "name": "Pico-ePaper-2.9 V2",  # as printed on it: docs/panels.md helps to tell which one you hold
    "controller": "SSD1680",
    "width": 296,
    "height": 128,
    "pins": {"sck": 10, "mosi": 11, "cs": 9, "dc": 8, "reset": 12, "busy": 13},
    "busy_level": 1,
    "partial": True,
    "interval_ms": 1000,  # from the end of one refresh to the start of the next
    "full_ms": 2000,
    "partial_ms": 400,
    "colstart": 8,  # the first source of the glass
    "waveform": "driver",  # for partial refreshes: the panel has none of its own
}

KEYS = (
    {"name": "A", "role": "left", "pin": 2, "active": 0, "pull": "up", "at": (24.2, 57.0)},
    {"name": "B", "role": "middle", "pin": 3, "active": 0, "pull": "up", "at": (46.5, 57.0)},
    {"name": "C", "role": "right", "pin": 15, "active": 0, "pull": "up", "at": (68.8, 57.0)},
)

PIXELS = {
    "count": 8,
    "pin": 28,
    "order": "GRB",
    "at": ((20.6, 7.5), (28.0, 7.5), (35.4, 7.5), (42.8, 7.5), (50.2, 7.5), (57.6, 7.5), (65.0, 7.5), (72.4, 7.5)),
}

BUZZER = {"pin": 21}

BATTERY = None
LATCH = None
VBUS = {"pin": 24}  # high while USB supplies power; without a meaning on a Pico W

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (93.0, 66.0), "colour": "#e9b44c", "screen": (13.05, 16.5, 66.9, 28.9)}
