"""Heltec Vision Master E290: ESP32-S3 with a 2.9 inch e-paper and two keys; a third one to wire.

Plain constants only: the firmware, the flasher and the simulator all read this file. Pins are names in
CircuitPython's `board` module, which drives the panel itself and switches its power on (VEXT_CTRL, GPIO 18, high).

BOOT must not be held while the board starts, else it waits for a download. So it is neither the left key, which gives
the drive back to the computer, nor the middle one, which opens the board check.
"""

NAME = "Heltec Vision Master E290"
SUMMARY = "ESP32-S3 with a 2.9 inch e-paper and two keys; a third key to wire, lights and a buzzer if you like"
RUNTIMES = ("circuitpython",)

MODULE = "heltec_e290"
PARTS = (
    (1, "Heltec Vision Master E290", "needs no antenna"),
    (1, "push button", "to ground"),
    (1, "LiPo battery, 3.7 V", "optional"),
)
JOINED = {"PANEL": "on board", "KEYS": "on board", "BATTERY": "on board"}

PANEL = {
    "name": "Vision Master E290",  # as printed on it: docs/panels.md helps to tell which one you hold
    "controller": "board.DISPLAY",
    "width": 296,
    "height": 128,
    "pins": {},
    "partial": False,
    "interval_ms": 500,  # from the end of one refresh to the start of the next
    "full_ms": 2000,
}

KEYS = (
    {"name": "USER", "role": "left", "pin": "BUTTON1", "active": 0, "pull": "up", "at": (14.0, 42.0)},
    {"name": "OWN", "role": "middle", "pin": "IO17", "active": 0, "pull": "up", "at": (44.0, 42.0), "joined": "wires"},
    {"name": "BOOT", "role": "right", "pin": "BUTTON0", "active": 0, "pull": "up", "at": (74.0, 42.0)},
)

PIXELS = None
BUZZER = None

BATTERY = {"pin": "BATTERY", "ratio": 4.9, "enable_pin": "ADC_CTRL", "cell": "lipo"}
LATCH = None

# For the picture of the board: millimetres from the top left corner of the case; "screen" is the visible panel.
DRAWING = {"size": (88.0, 48.0), "colour": "#e8e8e8", "screen": (10.5, 4.0, 66.9, 28.9)}
