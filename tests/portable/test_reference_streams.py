"""The models accept the streams of other drivers that work on real panels. panel_streams.txt compares them with ours.

The streams here and there were recorded from Waveshare's Pico_ePaper-2.9.py (c9bcd84) and Adafruit_EPD for
CircuitPython (2a9427f) in Python, and from compiled versions of GxEPD2 (de82887) and Pimoroni's uc8151.cpp (12b15d0),
with pins and SPI replaced. Others are sequences in Adafruit's displayio drivers (SSD1680 29af747, UC8151D 9a37fc4,
IL0373 1ec7d1d), sent as CircuitPython's core sends them. Commands have the codes given in the data sheets. Waveforms
only drive each pixel to its new colour for ten frames.
"""

from controllers.il0373 import IL0373
from controllers.ssd1680 import SSD1680
from controllers.uc8151 import UC8151

SIZE = 4736
ALL = "44: 00 0F | 45: 00 00 27 01 | 4E: 00 | 4F: 00 00"
LUT = "32: <153>"
# For each command, the bytes of a waveform of ten frames that are not 0, by their offset
TEN = {0x20: {0: b"\0\x0a\0\0\0\x01"}, 0x32: {0: b"\x40", 12: b"\x80", 24: b"\x40", 36: b"\x80", 60: b"\x0a"}}
for register, level in ((0x21, 0x80), (0x22, 0x80), (0x23, 0x40), (0x24, 0x40)):
    TEN[register] = {0: bytes((level, 10, 0, 0, 0, 1))}
VOLTAGES = "3F: 22 | 03: 17 | 04: 41 B0 32 | 2C: 36"
LUTS = "20: <44> | 21: <42> | 22: <42> | 23: <42> | 24: <42>"
WHOLE = "90: 00 7F 00 00 01 27 01"

# Name: (model, set-up, full refresh, partial refresh, sleep). RST is a pulse, ? waits for BUSY, and A and B are images.
WAVESHARE = (
    SSD1680,
    f"RST | ? | 12 | ? | 01: 27 01 00 | 11: 03 | 21: 00 80 | {ALL} | {LUT} | ? | 3F: 22 | 03: 17 | 04: 41 00 32"
    " | 2C: 36",
    "24: A | 26: A | 22: C7 | 20 | ?",
    f"RST | {LUT} | ? | {VOLTAGES} | 37: 00 00 00 00 00 40 00 00 00 00 | 3C: 80 | 22: C0 | 20 | ? | {ALL}"
    " | 24: B | 22: 0F | 20 | ?",
    "10: 01",
)
GXEPD2 = (
    SSD1680,
    f"RST | 12 | ? | 01: 27 01 00 | 11: 03 | 3C: 05 | 21: 00 80 | 18: 80 | 11: 03 | {ALL}",
    f"{ALL} | 26: A | {ALL} | 24: A | 22: F7 | 20 | ? | {ALL} | 26: A | {ALL} | 24: A",
    f"{ALL} | 24: B | {ALL} | {LUT} | 22: CC | 20 | ? | {ALL} | 26: B | {ALL} | 24: B",
    "22: 83 | 20 | ? | 10: 01",
)
# The original does not wait after 04, which the model would report.
PIMORONI = (
    UC8151,
    f"RST | ? | 00: B7 | {LUTS} | ? | 01: 03 00 2B 2B 2B | 04 | ? | 06: 17 17 17 | 03: 00 | 41: 00 | 60: 22 | 50: 9C"
    " | 30: 3A | 02 | ?",
    "04 | ? | 92 | 13: A | 11 | 12 | ?",
    f"04 | ? | 91 | {WHOLE} | 13: B | 11 | 12 | ?",
    "",
)
GXEPD2_T5 = (
    IL0373,
    f"RST | 01: 03 00 2B 2B 03 | 06: 17 17 17 | 00: BF 0D | 30: 3A | 61: 80 01 28 | 82: 08 | 50: 97 | {LUTS} | 04 | ?",
    f"91 | {WHOLE} | 13: A | 92 | 12 | ?",
    f"50: 17 | {LUTS} | 91 | {WHOLE} | 13: B | 92 | 91 | {WHOLE} | 12 | ? | 92 | 91 | {WHOLE} | 13: B | 92",
    "02 | ? | 07: A5",
)
REFERENCES = (WAVESHARE, GXEPD2, PIMORONI, GXEPD2_T5)


class Wire:
    def __init__(self, kind):
        self.now = 100
        self.chip = kind(lambda: self.now)
        self.images = {"A": bytes([n * 7 & 255 for n in range(SIZE)]), "B": bytes([n * 11 & 255 for n in range(SIZE)])}

    def play(self, stream):
        for part in stream.split("|"):
            code, _, data = part.strip().partition(":")
            if code == "RST":
                for level in (1, 0, 1):
                    self.chip.reset(level)
                    self.now += 2
            elif code == "?":
                self.now += 2
                while self.chip.busy_level() == self.chip.BUSY:
                    self.now += 10
            elif code:
                self.chip.command(int(code, 16))
                data = data.strip()
                if data in self.images:
                    self.chip.data(self.images[data])
                elif data[:1] == "<":
                    waveform = bytearray(int(data[1:-1]))
                    for at, values in TEN[int(code, 16)].items():
                        waveform[at : at + len(values)] = values
                    self.chip.data(waveform)
                elif data:
                    self.chip.data(bytes([int(value, 16) for value in data.split()]))

    def shows(self, image):
        glass = self.chip.glass
        if getattr(self.chip, "setting", 0) & 0x08:  # the controller scans rows from bottom to top
            glass = b"".join([glass[at : at + 16] for at in range(SIZE - 16, -1, -16)])
        return glass == bytes([value ^ 255 for value in self.images[image]])


def test_the_models_display_other_drivers_streams_without_reporting_violations():
    for kind, start, full, partial, sleep in REFERENCES:
        wire = Wire(kind)
        wire.play(start)
        wire.play(full)
        assert wire.shows("A")
        wire.play(partial)
        assert wire.shows("B")
        wire.play(sleep)
        assert [refresh.full for refresh in wire.chip.refreshes] == [True, False]
        assert wire.chip.violations == []


def test_the_model_needs_the_makers_setting_for_the_first_column():
    wire = Wire(SSD1680)
    wire.play(WAVESHARE[1].replace(" | 21: 00 80", ""))
    wire.play(WAVESHARE[2])
    assert wire.chip.glass[0] == wire.images["A"][1] ^ 255  # as on Adafruit's panels, whose glass begins at S0
    assert not wire.shows("A")
