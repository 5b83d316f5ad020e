"""The UC8151, in the Badger 2040. It has windows in partial mode, and BUSY is low while it is busy.

Command 10 writes the plane with the old image, 13 the one with the new image, and 50 sets which bit is white. DRF (12)
refreshes the whole glass or, in partial mode, the window. The waveforms come from the OTP memory, or from registers if
PSR selects them.
"""

from .controller import GATES, SOURCES, STRIDE, TO_NEW, Controller, driven

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .controller import Effect

LUTS = (0x20, 0x21, 0x22, 0x23, 0x24)
CHANGES = (0x21, 0x23, 0x22, 0x24)  # white to white, white to ink, ink to white, ink to ink
DIRECTIONS = (0, 1, -1, 0)  # of the levels ground, VDH, VDL, floating
PHASE = 6  # bytes of a waveform's phase: levels, four times, repetitions
OTP_MS = 4500  # the length of the OTP waveforms, according to Pimoroni

_COMMANDS = {
    0x00: ("_panel_setting", 1, 2),
    0x01: ("_power_setting", 4, 5),
    0x02: ("_power_off", 0, 0),
    0x03: ("ignore", 1, 1),
    0x04: ("_power_on", 0, 0),
    0x06: ("ignore", 3, 3),
    0x07: ("_deep_sleep", 1, 1),
    0x10: ("_write_old", 0, -1),
    0x11: ("_data_stop", 0, 0),
    0x12: ("_display_refresh", 0, 0),
    0x13: ("_write_new", 0, -1),
    0x20: ("_load_lut", 42, 44),
    0x21: ("_load_lut", 42, 42),
    0x22: ("_load_lut", 42, 42),
    0x23: ("_load_lut", 42, 42),
    0x24: ("_load_lut", 42, 42),
    0x30: ("_clock", 1, 1),
    0x41: ("ignore", 1, 1),
    0x50: ("_interval_setting", 1, 1),
    0x60: ("ignore", 1, 1),
    0x61: ("_resolution", 3, 3),
    0x71: ("ignore", 0, 0),
    0x82: ("ignore", 1, 1),
    0x90: ("_partial_window", 7, 7),
    0x91: ("_partial_in", 0, 0),
    0x92: ("_partial_out", 0, 0),
}


class UC8151(Controller):
    BUSY = 0
    WHILE_BUSY = (0x71,)
    COMMANDS = _COMMANDS

    def restart(self) -> None:
        self.setting = 0x0F
        self.sources, self.rows = SOURCES, GATES
        self.white = 1  # the bit that is white
        self.partial = False
        self.window = (0, SOURCES - 1, 0, GATES - 1)
        self.luts: dict[int, bytes] = {}  # a waveform's register -> its phases
        self.pll = 0x3C  # 50 frames a second
        self._stopped = False  # whether the last command was 11
        self.fed = False  # whether 01 has set up the power
        self._at = 0

    def _panel_setting(self, data: bytearray) -> None:
        self.setting = data[0]
        if data[0] & 0xC0 != 0x80:
            self.wrong(f"PSR {data[0]:02X}: not the resolution of 128 x 296")

    def _power_setting(self, data: bytearray) -> None:
        self.fed = True

    def _resolution(self, data: bytearray) -> None:
        self.sources, self.rows = data[0], data[1] << 8 | data[2]
        if (self.sources, self.rows) != (SOURCES, GATES):
            self.wrong(f"resolution {self.sources} x {self.rows}")

    def _power_on(self, data: bytearray) -> None:
        self.powered = True
        self._take_time(self.POWER_ON)

    def _power_off(self, data: bytearray) -> None:
        self.powered = False
        self._take_time(self.POWER_OFF)

    def _deep_sleep(self, data: bytearray) -> None:
        if data[0] != 0xA5:
            self.wrong(f"deep sleep needs A5, not {data[0]:02X}")
            return
        if self.powered:
            self.wrong("deep sleep with the panel's voltages on")
        self.asleep = True
        self.lose_power()

    def _interval_setting(self, data: bytearray) -> None:
        self.white = data[0] >> 4 & 1

    def _load_lut(self, data: bytearray) -> None:
        self.luts[self._code] = bytes(data)

    def _steps(self, register: int) -> "Iterator[tuple[int, int, int]]":
        """Yield the steps of a waveform (see `driven`)."""
        data = self.luts.get(register, b"")
        ms = 35 * (self.pll & 7) // (self.pll >> 3)  # 200 / 7 frames a second, M / N times
        for at in range(0, len(data) - PHASE + 1, PHASE):
            for _ in range(data[at + 5]):
                for step in range(4):
                    yield DIRECTIONS[data[at] >> 6 - 2 * step & 3], data[at + 1 + step], ms

    def _effect(self) -> "Effect":
        return [driven(self._steps(register)) for register in CHANGES] if self._by_host() else TO_NEW

    def _by_host(self) -> bool:
        return bool(self.setting & 0x20 and self.luts)

    def _clock(self, data: bytearray) -> None:
        self.pll = data[0]

    def _waveform_ms(self) -> int:
        if not self._by_host():
            return OTP_MS
        return max([sum([frames * ms for _, frames, ms in self._steps(register)]) for register in LUTS])

    def _partial_in(self, data: bytearray) -> None:
        self.partial = True

    def _partial_out(self, data: bytearray) -> None:
        self.partial = False

    def _partial_window(self, data: bytearray) -> None:
        x0, x1 = data[0], data[1]
        y0, y1 = data[2] << 8 | data[3], data[4] << 8 | data[5]
        if x0 & 7 or x1 & 7 != 7:
            self.wrong(f"window x {x0} to {x1}: not whole bytes")
        if not x0 <= x1 < SOURCES or not y0 <= y1 < GATES:
            self.wrong(f"window {x0} to {x1}, {y0} to {y1}")
            return
        self.window = (x0, x1, y0, y1)

    def _area(self) -> "tuple[int, int, int, int]":
        """Return the area to write and refresh: its first byte column, number of byte columns, first row and number of
        rows."""
        x0, x1, y0, y1 = self.window if self.partial else (0, SOURCES - 1, 0, GATES - 1)
        return x0 // 8, (x1 + 1) // 8 - x0 // 8, y0, y1 + 1 - y0

    def _write(self, plane: bytearray, values: bytes) -> None:
        if not values:
            self._at = 0
            return
        left, wide, top, high = self._area()
        for value in values[: max(wide * high - self._at, 0)]:
            plane[(top + self._at // wide) * STRIDE + left + self._at % wide] = value
            self._at += 1

    def stream_ended(self, code: int, count: int) -> None:
        _, wide, _, high = self._area()
        if count != wide * high:
            self.wrong(f"{count} bytes by {code:02X} into a window of {wide * high}")

    def _data_stop(self, data: bytearray) -> None:
        if not self._at:
            self.wrong("data stop without data")
        self._stopped = True

    def refusal(self, code: int) -> str:
        """After command 11, refuse everything but a refresh, because according to a related chip's data sheet, 11
        itself starts one."""
        if self._stopped and code != 0x12:
            return "after command 11, which may have started a refresh"
        return super().refusal(code)

    def leaves_charge(self) -> bool:
        """Return whether the voltages are off.

        If they stay on, their circuits drain the glass, which is why Pimoroni stopped sending 02 (pimoroni-pico
        2b25e791).
        """
        return not self.powered

    def _display_refresh(self, data: bytearray) -> None:
        if not self.powered:
            self.wrong("refresh without power on")
        if not self.fed:
            self.wrong("refresh before the power was set up by 01")
        if self.setting & 0x20 and not all([lut in self.luts for lut in LUTS]):
            self.wrong("refresh without the waveforms that PSR promises")
        self._stopped = False
        self._refresh(not self.partial, self._waveform_ms())
        left, wide, top, high = self._area()
        effect = self._effect()
        for row in range(top, top + high):
            for column in range(left, left + wide):
                at = row * STRIDE + column
                old = self._byte(self.old[at] ^ (255 if self.white else 0))
                self._drive(self._seen(row, column), old, self._byte(self._ink(at)), effect)
        self.old[:] = self.new

    def _ink(self, at: int) -> int:
        return self.new[at] ^ (255 if self.white else 0)

    def _seen(self, row: int, column: int) -> int:
        """Return the position on the glass where a byte of RAM appears. PSR can reverse either direction."""
        if self.setting & 0x08:
            row = GATES - 1 - row
        if not self.setting & 0x04:
            column = STRIDE - 1 - column
        return row * STRIDE + column

    def _byte(self, value: int) -> int:
        if self.setting & 0x04:
            return value
        turned = 0
        for bit in range(8):
            turned |= (value >> bit & 1) << 7 - bit
        return turned
