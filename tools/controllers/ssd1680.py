"""The SSD1680, in the Waveshare Pico-ePaper-2.9 (V2) and in other 128 x 296 panels whose first column is source 8.

The controller has two planes of RAM: command 24 writes the new image, and 26 the old one, with 1 for white.
Display mode 1 drives all pixels to the new image. Mode 2 drives only pixels that differ between the planes, so the old
plane must match the glass. Waveshare's panel has no waveform for mode 2 in its OTP memory; it must be loaded with
command 32. Other panels have one (`own_waveform`), and on some panels the glass begins at source 0 (`glass_at`).
"""

from .controller import CHANGED, GATES, STRIDE, TO_NEW, Controller, driven

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .controller import Effect

RAM_STRIDE = 22  # 176 sources
RAM_ROWS = 296
LUT_BYTES = 153
TIMES = 60  # offset of the twelve groups of seven times in a waveform
RATES = 144  # offset of their frame rates, two in each byte
DIRECTIONS = (0, 1, -1, 1)  # of the levels VSS, VSH1, VSL, VSH2
FRAME = 40  # ms at rate 1; GxEPD2 measured 737 ms for 32 frames at rate 2, including overhead
OTP_FULL, OTP_PARTIAL = 2000, 400  # ms of the panel's own waveforms

_COMMANDS = {
    0x01: ("_gates", 3, 3),
    0x03: ("ignore", 1, 1),
    0x04: ("ignore", 3, 3),
    0x0C: ("ignore", 4, 4),
    0x10: ("_deep_sleep", 1, 1),
    0x11: ("_entry_mode", 1, 1),
    0x12: ("_soft_reset", 0, 0),
    0x18: ("ignore", 1, 1),
    0x20: ("_activate", 0, 0),
    0x21: ("_update_control_1", 2, 2),
    0x22: ("_update_control_2", 1, 1),
    0x24: ("_write_new", 0, -1),
    0x26: ("_write_old", 0, -1),
    0x2C: ("ignore", 1, 1),
    0x32: ("_load_lut", LUT_BYTES, LUT_BYTES),
    0x37: ("_display_option", 10, 10),
    0x3C: ("ignore", 1, 1),
    0x3F: ("ignore", 1, 1),
    0x44: ("_window_x", 2, 2),
    0x45: ("_window_y", 4, 4),
    0x4E: ("_cursor_x", 1, 1),
    0x4F: ("_cursor_y", 2, 2),
}


class SSD1680(Controller):
    BUSY = 1
    MIRRORED = True
    RAM = RAM_STRIDE * RAM_ROWS
    COMMANDS = _COMMANDS
    glass_at = 8  # the source of the glass's first column
    own_waveform = False  # whether the OTP memory has a waveform for partial refreshes

    def restart(self) -> None:
        self.gates = RAM_ROWS
        self.right = True  # the x counter counts up
        self.down = True  # the y counter counts up
        self.along_y = False  # which counter advances first
        self.x = self.y = 0
        self.x0, self.x1 = 0, RAM_STRIDE - 1
        self.y0, self.y1 = 0, RAM_ROWS - 1
        self.from_s8 = False  # whether the RAM's first column drives source 8
        self.lut = ""  # the loaded waveform: "", "otp" for full refreshes, "own" for partial ones, or "host"
        self.host = bytes(LUT_BYTES)  # the host's waveform
        self.sequence = 0xFF
        self.ping_pong = False
        self.clocked = False
        self._room = 0

    def lose_power(self) -> None:
        super().lose_power()
        self.restart()

    def leaves_charge(self) -> bool:
        """Return whether the voltages are on. A refresh switches them off in order at its end, which a power cut
        prevents."""
        return self.powered

    def woken(self) -> None:
        """Keep the registers, because the manufacturer's demo pulses RST before each partial refresh without setting
        them again."""
        self.lut = ""
        self.clocked = False

    def _soft_reset(self, data: bytearray) -> None:
        self.restart()
        self._take_time(10)

    def _deep_sleep(self, data: bytearray) -> None:
        if self.powered:
            self.wrong("deep sleep with the panel's voltages on")
        self.asleep = data[0] & 3 != 0
        if data[0] & 3 == 3:  # this mode loses the RAM
            self.new[:] = self.old[:] = bytearray(len(self.new))

    def _gates(self, data: bytearray) -> None:
        self.gates = (data[0] | (data[1] & 1) << 8) + 1

    def _entry_mode(self, data: bytearray) -> None:
        self.right = bool(data[0] & 1)
        self.down = bool(data[0] & 2)
        self.along_y = bool(data[0] & 4)

    def _window_x(self, data: bytearray) -> None:
        self.x0, self.x1 = data[0], data[1]
        if max(self.x0, self.x1) >= RAM_STRIDE or ((self.x0 > self.x1) == self.right and self.x0 != self.x1):
            self.wrong(f"window x {self.x0} to {self.x1}")

    def _window_y(self, data: bytearray) -> None:
        self.y0 = data[0] | data[1] << 8
        self.y1 = data[2] | data[3] << 8
        if max(self.y0, self.y1) >= RAM_ROWS or ((self.y0 > self.y1) == self.down and self.y0 != self.y1):
            self.wrong(f"window y {self.y0} to {self.y1}")

    def _cursor_x(self, data: bytearray) -> None:
        self.x = data[0]

    def _cursor_y(self, data: bytearray) -> None:
        self.y = data[0] | data[1] << 8

    def _write(self, plane: bytearray, values: bytes) -> None:
        if not values:
            inside_x = min(self.x0, self.x1) <= self.x <= max(self.x0, self.x1)
            inside_y = min(self.y0, self.y1) <= self.y <= max(self.y0, self.y1)
            if not inside_x or not inside_y:
                self.wrong(f"cursor {self.x}, {self.y} outside the window")
            self._room = (abs(self.x1 - self.x0) + 1) * (abs(self.y1 - self.y0) + 1)
            return
        right, down = 1 if self.right else -1, 1 if self.down else -1
        for value in values:
            if self.x < RAM_STRIDE and self.y < RAM_ROWS:
                plane[self.y * RAM_STRIDE + self.x] = value
            if self.along_y:
                ends = self.y == self.y1
                self.y = self.y0 if ends else self.y + down
                if ends:
                    self.x = self.x0 if self.x == self.x1 else self.x + right
            else:
                ends = self.x == self.x1
                self.x = self.x0 if ends else self.x + right
                if ends:
                    self.y = self.y0 if self.y == self.y1 else self.y + down

    def stream_ended(self, code: int, count: int) -> None:
        if count > self._room:
            self.wrong(f"{count} bytes into a window of {self._room}")

    def _load_lut(self, data: bytearray) -> None:
        self.lut = "host"
        self.host = bytes(data)

    def _steps(self, row: int) -> "Iterator[tuple[int, int, int]]":
        """Yield the steps of a row of the host's waveform (see `driven`)."""
        for group in range(12):
            levels = self.host[12 * row + group]
            a, b, ab_again, c, d, cd_again, again = self.host[TIMES + 7 * group : TIMES + 7 * group + 7]
            ms = FRAME // max(self.host[RATES + group // 2] >> (0 if group % 2 else 4) & 15, 1)
            for _ in range(again + 1):
                for first, second, more, at in ((a, b, ab_again, 6), (c, d, cd_again, 2)):
                    for _ in range(more + 1):
                        yield DIRECTIONS[levels >> at & 3], first, ms
                        yield DIRECTIONS[levels >> at - 2 & 3], second, ms

    def _display_option(self, data: bytearray) -> None:
        self.ping_pong = bool(data[5] & 0x40)

    def _update_control_1(self, data: bytearray) -> None:
        if data[0]:
            self.wrong(f"RAM option {data[0]:02X} is not modelled")
        self.from_s8 = bool(data[1] & 0x80)

    def _update_control_2(self, data: bytearray) -> None:
        self.sequence = data[0]

    def _activate(self, data: bytearray) -> None:
        """Carry out the steps selected by command 22, one for each bit."""
        steps = self.sequence
        ms = 0
        if steps & 0x80:
            self.clocked = True
        if steps & 0x40 and not self.powered:
            self.powered = True
            ms += self.POWER_ON
        if steps & 0x10:
            self.lut = "otp" if not steps & 0x08 else "own" if self.own_waveform else ""
        if steps & 0x02:
            ms += self.POWER_OFF
        if steps & 0x04:
            self._display(steps & 0x08 == 0, ms)
        else:
            self._take_time(max(ms, 1))
        if steps & 0x02:
            self.powered = False
        if steps & 0x01:
            self.clocked = False

    def _display(self, full: bool, extra: int) -> None:
        if not self.powered or not self.clocked:
            self.wrong(f"refresh with {self.sequence:02X}: the panel's voltages are off")
        if self.gates != GATES:
            self.wrong(f"refresh of {self.gates} gates")
        if not self.lut:
            self.wrong(f"refresh with {self.sequence:02X}: no waveform loaded")
        if not full and self.lut == "otp":
            self.wrong("partial refresh with the waveform of a full one")
        ms = OTP_FULL if full else OTP_PARTIAL
        effect: Effect = TO_NEW if full else CHANGED
        if self.lut == "host":
            ms = sum([frames * ms for _, frames, ms in self._steps(0)])
            effect = [driven(self._steps(3 - change)) for change in range(4)]  # the rows are for bits, 1 = white
        self._refresh(full, ms, extra)
        stale = 0
        for row in range(GATES):
            for column in range(STRIDE):
                at = row * STRIDE + column
                column_of_ram = self.glass_at // 8 - self.from_s8 + column
                if column_of_ram < 0:  # not driven by any column of RAM
                    continue
                ram = row * RAM_STRIDE + column_of_ram
                old = self.old[ram] ^ 255
                stale += not full and old != self.glass[at]
                self._drive(at, old, self.new[ram] ^ 255, effect)
        if stale:
            self.wrong(f"partial refresh: plane 26 is not the image on the glass ({stale} bytes differ)")
        if not full and self.ping_pong:
            self.new, self.old = self.old, self.new
