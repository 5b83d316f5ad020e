"""The models of e-paper controllers respond correctly to the bytes that the manufacturers' demos send."""

from controllers.il0373 import IL0373
from controllers.ssd1680 import SSD1680
from controllers.uc8151 import UC8151

LEVELS = "".join([" " + level + " 00" * 11 for level in ("00", "80", "40", "00", "00")])
PARTIAL_LUT = "32:" + LEVELS + " 0A 00 00 00 00 00 02" + " 00" * 77 + " 22 22 22 22 22 22 00 00 00"


class Wire:
    """A wire that sends bytes written like "12 | 01: 27 01 00" one by one, and advances the time."""

    def __init__(self, kind, **options):
        self.now = 0
        self.chip = kind(lambda: self.now, **options)

    def reset(self):
        self.chip.pin("reset", 0)
        self.now += 10
        self.chip.pin("reset", 1)
        self.now += 10

    def send(self, text):
        self.chip.pin("cs", 0)
        for part in text.split("|"):
            code, _, data = part.partition(":")
            self.chip.pin("dc", 0)
            self.chip.byte(int(code.strip(), 16))
            self.chip.pin("dc", 1)
            for value in data.split():
                self.chip.byte(int(value, 16))
        self.chip.pin("cs", 1)

    def wait(self):
        """Wait until BUSY clears, and return how long that took."""
        start = self.now
        while self.chip.busy_level() == self.chip.BUSY:
            self.now += 10
        return self.now - start

    def complaints(self):
        found = self.chip.violations
        self.chip.violations = []
        return found


def ssd1680(**options):
    """Return a wire to an SSD1680 that has been reset and set up as in the panel manufacturer's demo."""
    wire = Wire(SSD1680, **options)
    wire.reset()
    wire.send("12")
    wire.wait()
    wire.send("01: 27 01 00 | 11: 03 | 44: 00 0F | 45: 00 00 27 01 | 21: 00 80 | 4E: 00 | 4F: 00 00")
    return wire


def based(**options):
    """Return a wire after a full refresh with a white base image in both planes."""
    wire = ssd1680(**options)
    wire.send("24:" + " FF" * 4736 + "| 26:" + " FF" * 4736 + "| 22: F7 | 20")
    wire.wait()
    wire.now += options.get("interval", 0)
    return wire


def test_ssd1680_partial_refresh_drives_only_pixels_that_differ_between_planes():
    wire = based(partial_ms=400)
    wire.send(PARTIAL_LUT + "| 37: 00 00 00 00 00 40 00 00 00 00 | 3C: 80 | 22: C0 | 20")
    assert wire.wait() >= 100
    wire.send("24: 0F" + " FF" * 4735 + "| 22: 0F | 20")
    assert 400 <= wire.wait() <= 700
    assert wire.chip.glass[0] == 0xF0
    assert [refresh.full for refresh in wire.chip.refreshes] == [True, False]
    assert wire.complaints() == []


def test_ssd1680_partial_refresh_needs_power_a_waveform_and_a_base_image():
    wire = based()
    wire.send("22: 0F | 20")
    wire.wait()
    assert "voltages are off" in wire.complaints()[0]
    wire.send("22: FF | 20")  # the OTP memory has none
    wire.wait()
    assert "no waveform" in wire.complaints()[0]
    wire.send(PARTIAL_LUT + "| 26: 00 | 22: CF | 20")
    wire.wait()
    assert "plane 26 is not the image on the glass (1 bytes differ)" in wire.complaints()[0]


def test_ssd1680_reports_what_it_could_not_carry_out():
    late = "refresh with C7: no waveform loaded"
    corner = "44: 08 0F | 45: 00 00 01 00 | 4E: 08"
    for kind, sent, complaints in (
        (based, "22: CF | 20", ["partial refresh with the waveform of a full one"]),
        (based, "32:" + " 00" * 153 + "| 22: CF | 20", ["refresh with a waveform that takes no time"]),
        (based, "26: 12 | 10: 01 | 12", ["command 12 in deep sleep: only RST wakes it"]),
        (
            ssd1680,
            "32: 00 00 | 22: C7 | 20",
            ["command 32 takes 153 bytes, not 2", late],
        ),
        (ssd1680, "44: 00 16", ["window x 0 to 22"]),
        (ssd1680, "44: 0F 00", ["window x 15 to 0"]),
        (ssd1680, "45: 27 01 00 00", ["window y 295 to 0"]),
        (ssd1680, "44: 08 0F | 24: FF", ["cursor 0, 0 outside the window"]),
        (
            ssd1680,
            corner + "| 24:" + " FF" * 17 + "| 11: 03",
            ["17 bytes into a window of 16"],
        ),
        (ssd1680, "99: 01 | 11: 03 03", ["unknown command 99", "command 11 takes 1 bytes, not 2"]),
    ):
        wire = kind()
        wire.send(sent)
        assert wire.complaints() == complaints, sent


def test_ssd1680_complains_about_commands_and_resets_while_busy():
    wire = ssd1680()
    wire.send("22: F7 | 20 | 24: FF")
    assert wire.complaints() == ["command 24 while busy"]
    wire.chip.pin("reset", 0)
    wire.chip.pin("reset", 1)
    assert wire.complaints() == ["reset during a refresh"]


def test_an_ssd1680_unplugged_while_its_voltages_are_on_retains_a_charge():
    for steps, charge in (("22: C0", True), ("22: C3", False)):
        wire = based()
        wire.send(steps + " | 20")
        wire.wait()
        wire.chip.unplug()
        assert wire.chip.residual is charge


def test_a_uc8151_powered_off_before_it_is_unplugged_retains_a_charge():
    for off in (True, False):
        wire = uc8151()
        wire.send("92 | 13:" + " FF" * 4736 + "| 12")
        wire.wait()
        if off:
            wire.send("02")
            wire.wait()
        wire.chip.unplug()
        assert wire.chip.residual is off


def uc8151(**options):
    """Return a wire to a UC8151 that has been reset, set up as in the Badger manufacturer's demo, and powered on."""
    wire = Wire(UC8151, **options)
    wire.reset()
    wire.wait()
    wire.send("00: 97 | 01: 03 00 2B 2B 2B | 04")
    wire.wait()
    wire.send("06: 17 17 17 | 03: 00 | 41: 00 | 60: 22 | 50: 9C | 30: 3A")
    return wire


def test_uc8151_complains_about_a_refresh_without_power_or_waveforms():
    wire = uc8151()
    wire.send("02")
    wire.wait()
    wire.send("12")
    wire.wait()
    assert wire.complaints() == ["refresh without power on"]
    wire.send("00: B7 | 04")
    wire.wait()
    wire.send("12")
    assert wire.complaints() == ["refresh without the waveforms that PSR promises"]


def test_uc8151_complains_about_bad_windows_and_byte_counts_and_commands_while_busy():
    wire = uc8151()
    wire.send("91 | 90: 04 0F 00 00 00 01 01")
    assert wire.complaints() == ["window x 4 to 15: not whole bytes"]
    wire.send("90: 08 0F 00 00 01 28 01")
    assert wire.complaints() == ["window 8 to 15, 0 to 296"]
    wire.send("90: 08 0F 00 00 00 01 01 | 13: 00 | 11")
    assert wire.complaints() == ["1 bytes by 13 into a window of 2"]
    wire.send("12 | 92")
    assert wire.complaints() == ["command 92 while busy"]


def test_uc8151_wakes_from_deep_sleep_only_on_reset():
    wire = uc8151()
    wire.send("02")
    wire.wait()
    wire.send("07: A5 | 04")
    assert wire.complaints() == ["command 04 in deep sleep: only RST wakes it"]
    wire.reset()
    wire.wait()
    wire.send("04")
    assert wire.complaints() == []


def test_il0373_shows_a_whole_frame_with_its_own_start_sequence():
    wire = Wire(IL0373)
    wire.reset()
    wire.wait()
    wire.send("01: 03 00 2B 2B 13 | 06: 17 17 17 | 04")
    wire.now += 200
    wire.send("00: 9F | 50: 97 | 30: 3C | 61: 80 01 28 | 82: 12")
    wire.now += 50
    wire.send("13: 7F" + " FF" * 4735 + "| 12")
    wire.wait()
    wire.send("50: 17 | 82: 00 | 02")
    assert sum(wire.chip.glass) == wire.chip.glass[-16] == 0x80  # 9F scans the rows upwards
    assert wire.complaints() == []
