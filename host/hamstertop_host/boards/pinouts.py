"""The modules that boards are built on, with their pins."""

from dataclasses import dataclass, field

MICROPYTHON, CIRCUITPYTHON = "micropython", "circuitpython"
Pin = int | str  # a GPIO number, or a name in CircuitPython's `board`


@dataclass(frozen=True)
class Pinout:
    """A module and its headers, drawn with the USB port at the top.

    `left` and `right` are the labels printed along the headers, from top to bottom, with - where there is no pin.
    `pins` has all pins that the firmware can use, with their GPIO numbers. `parts` lists the parts that a board with
    this module can have. `runtime` is the one on which the firmware runs.
    """

    name: str
    chips: tuple[str, ...]
    pins: dict[Pin, int]
    parts: tuple[str, ...]
    left: str = ""
    right: str = ""
    labels: dict[Pin, str] = field(default_factory=dict)  # a pin's printed label, if different from its name
    runtime: str = MICROPYTHON

    def label(self, pin: Pin) -> str:
        return self.labels.get(pin, f"GP{pin}" if isinstance(pin, int) else pin)


_ALL = ("PANEL", "KEYS", "PIXELS", "BUZZER", "BATTERY")
_PICO = [*range(23), 26, 27, 28]  # the module itself uses 23, 24, 25 and 29
_FEATHER: dict[Pin, str] = {
    **{26: "A0", 27: "A1", 28: "A2", 29: "A3", 24: "D24", 25: "D25", 14: "SCK", 15: "MO", 8: "MI"},
    **{1: "RX", 0: "TX", 4: "D4", 5: "D5", 6: "D6", 9: "D9", 10: "D10", 11: "D11", 12: "D12"},
    **{13: "D13", 2: "SDA", 3: "SCL", 7: "BOOT", 21: "NEOPIXEL", 20: "NEOPIXEL_POWER"},
    **{22: "EPD_SCK", 23: "EPD_MOSI", 19: "EPD_CS", 18: "EPD_DC", 17: "EPD_RESET", 16: "EPD_BUSY"},
}
_MAGTAG: dict[Pin, int] = {
    **{"BUTTON_A": 15, "BUTTON_B": 14, "BUTTON_C": 12, "BUTTON_D": 11, "D10": 10, "A1": 18, "LED": 13},
    **{"NEOPIXEL": 1, "NEOPIXEL_POWER": 21, "SPEAKER": 17, "SPEAKER_ENABLE": 16, "BATTERY": 4, "LIGHT": 3},
    **{"SDA": 33, "SCL": 34},
    **{"EPD_SCK": 36, "EPD_MOSI": 35, "EPD_CS": 8, "EPD_DC": 7, "EPD_RESET": 6, "EPD_BUSY": 5},
}
_BADGER2350: dict[Pin, int] = {
    **{"SW_A": 7, "SW_B": 9, "SW_C": 10, "SW_UP": 11, "SW_DOWN": 6, "SW_HOME": 22, "SDA": 4, "SCL": 5},
    **{"LED0": 0, "LED1": 1, "LED2": 2, "LED3": 3, "VBAT_SENSE": 26, "VBUS_SENSE": 12},
}

PINOUTS = {
    "pico": Pinout(
        "Raspberry Pi Pico",
        ("RP2040", "RP2350"),
        {pin: pin for pin in _PICO},
        _ALL,
        "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15",
        "VBUS VSYS GND 3V3_EN 3V3 VREF GP28 GND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16",
    ),
    "badger2040": Pinout(
        "Pimoroni Badger 2040",
        ("RP2040",),
        {pin: pin for pin in range(30)},
        ("PANEL", "KEYS", "BATTERY", "LATCH"),
    ),
    "badger2350": Pinout(
        "Pimoroni Badger 2350",
        ("RP2350",),
        _BADGER2350,
        ("PANEL", "KEYS", "BATTERY"),
        runtime=CIRCUITPYTHON,
    ),
    "magtag": Pinout(
        "Adafruit MagTag",
        ("ESP32-S2",),
        _MAGTAG,
        _ALL,
        runtime=CIRCUITPYTHON,
    ),
    "feather_thinkink": Pinout(
        "Adafruit Feather RP2040 ThinkInk",
        ("RP2040",),
        {pin: int(pin) for pin in _FEATHER},
        _ALL,
        "RST 3V3 3V3 GND A0 A1 A2 A3 D24 D25 SCK MO MI RX TX D4",
        "- - - - BAT EN USB D13 D12 D11 D10 D9 D6 D5 SCL SDA",
        _FEATHER,
    ),
}
