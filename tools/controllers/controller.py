"""What all controllers have in common: commands and their data, BUSY, RST, the glass and recorded violations."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Callable, Iterable

    Effect = Iterable[tuple[int, int | None]]

SOURCES = 128  # columns of the glass in the controller's orientation (portrait)
GATES = 296  # rows of the glass
STRIDE = SOURCES // 8
INKED = [[bit for bit in range(8) if byte & 128 >> bit] for byte in range(256)]  # the ink pixels in each byte
SHORT = 5  # ms that RST can be low on a board that also cuts the power
ENOUGH = 5  # frames at a level after which a pixel has changed its colour
# What a waveform does to a pixel: the time in ms for which it is driven towards ink, less that towards white, and the
# colour that it then has (1 = ink), or None if it keeps its own; for white to white, white to ink, ink to white, and
# ink to ink.
TO_NEW = ((0, 0), (0, 1), (0, 0), (0, 1))  # unknown bytes in the chip that drive every pixel
CHANGED = ((0, None), (0, 1), (0, 0), (0, None))  # the same, but only pixels that change


def driven(steps: "Iterable[tuple[int, int, int]]") -> "tuple[int, int | None]":
    """Return what a waveform does to a pixel. A step is a direction (1 = towards ink, -1 = towards white), a number of
    frames, and the length of a frame in ms."""
    net = held = last = 0
    colour = None
    for direction, frames, ms in steps:
        if frames:
            net += direction * frames * ms
            held = held + frames if direction == last else frames
            last = direction
            if direction and held >= ENOUGH:
                colour = int(direction > 0)
    return net, colour


class Refresh:
    """A refresh of the glass: its beginning and end in ms, and whether it was a full refresh."""

    def __init__(self, began: int, ends: int, full: bool) -> None:
        self.began = began
        self.ends = ends
        self.full = full


class Controller:
    """A model of a controller.

    Call `command` and `data`, or set pin levels and send bytes, then read `glass`, `busy_level` and `violations`.

    `glass` is the visible image: portrait rows of 16 bytes, most significant bit first, 1 = ink. `violations` has a
    sentence for everything that a careful driver would not do. After a violation, the model does what the chip would
    probably do, but it ignores commands that a data sheet forbids.

    Args:
        clock: a function that returns the time in ms, which must not wrap around.
        interval: the time in ms that the panel needs between refreshes.
        full_ms, partial_ms: the length of a refresh; by default, that of the loaded waveform or else the panel's own.
        mirrored: whether the sources run from the bottom of the landscape picture to the top; by default, as on the
            boards' panels.
    """

    BUSY = 1  # level of the pin while the controller is busy
    MIRRORED = False
    POWER_ON = 100  # ms
    POWER_OFF = 100
    RAM = STRIDE * GATES  # bytes in each of its two planes
    WHILE_BUSY: tuple[int, ...] = ()  # commands accepted even while busy
    # code -> (name of the method, minimum number of data bytes, maximum or -1 for a stream)
    COMMANDS: "dict[int, tuple[str, int, int]]"

    def __init__(
        self,
        clock: "Callable[[], int]",
        interval: int = 0,
        full_ms: "int | None" = None,
        partial_ms: "int | None" = None,
        mirrored: "bool | None" = None,
    ) -> None:
        self.clock = clock
        self.interval = interval
        self.full_ms = full_ms
        self.partial_ms = partial_ms
        self.mirrored = self.MIRRORED if mirrored is None else mirrored
        self.stuck = False  # whether BUSY never ends, as with a broken wire
        self.lag = 0  # ms until BUSY begins
        self.early = 0  # ms by which BUSY ends too early
        self.cuts_power = False  # whether the board cuts the controller's power while RST is low, as Waveshare's does
        self.glass = bytearray(STRIDE * GATES)
        self.refreshes: list[Refresh] = []
        self.violations: list[str] = []
        self.powered = False  # whether the panel's high voltages are on
        self.asleep = False
        self.residual = False  # whether a voltage was left on the glass, which causes fading or bands
        self.drive: array[int] | None = None  # for each pixel of the glass, the sum of its drive in ms, if given
        self.received = 0  # bytes received, commands and data
        self._busy_since = 0
        self._busy_until = 0
        self._code = -1  # the command that data belong to
        self._data = bytearray()
        self._streamed = 0  # bytes streamed so far
        self._ignored = False  # whether the current command is ignored
        self._level = 1  # level of RST
        self._low_since = 0
        self._cs = 1
        self._dc = 1
        self.new = bytearray(self.RAM)  # the plane with the new image
        self.old = bytearray(self.RAM)
        self.restart()

    # The wires

    def pin(self, name: str, level: int) -> None:
        """Set the level of a pin: "cs", "dc" or "reset"."""
        if name == "reset":
            self.reset(level)
        elif name == "cs":
            self._cs = level
        else:
            self._dc = level

    def byte(self, value: int) -> None:
        """Receive a byte from SPI as a command or data, as selected by CS and DC."""
        if self._cs:
            return
        if self._dc:
            self.data(bytes([value]))
        else:
            self.command(value)

    def reset(self, level: int) -> None:
        """Set the level of RST. The reset takes effect when the level rises again."""
        if level and not self._level:
            if self.refreshing():
                self.wrong("reset during a refresh")
            self.asleep = False
            self.powered = False
            self._code = -1
            self._data = bytearray()
            self._busy_until = self.clock()  # the current operation is cut short
            self._take_time(1)
            if self.cuts_power and self.clock() - self._low_since > SHORT:
                self.lose_power()
            self.woken()
        elif self._level and not level:
            self._low_since = self.clock()
        self._level = level

    def busy_level(self) -> int:
        """Return the level of the BUSY pin."""
        until = self._busy_until - (self.early if self.refreshing() else 0)
        busy = self.clock() < until and self.clock() - self._busy_since >= self.lag
        return self.BUSY if busy or self.stuck else 1 - self.BUSY

    # Commands

    def command(self, code: int) -> None:
        self.received += 1
        self.finish()
        self._code = -1
        self._ignored = True
        if not self._level:
            self.wrong(f"command {code:02X} while RST is low")
        elif self.asleep:
            self.wrong(f"command {code:02X} in deep sleep: only RST wakes it")
        elif code not in self.COMMANDS:
            self.wrong(f"unknown command {code:02X}")
        elif self.refusal(code):
            self.wrong(f"command {code:02X} {self.refusal(code)}")
        else:
            self._code = code
            self._data = bytearray()
            self._streamed = 0
            self._ignored = False
            name, _, most = self.COMMANDS[code]
            if most == 0:
                getattr(self, name)(self._data)
            elif most < 0:
                getattr(self, name)(b"")

    def data(self, values: "bytes | bytearray | memoryview") -> None:
        self.received += len(values)
        if self._code < 0:
            if not self._ignored:
                self.wrong("data before a command")
            return
        name, _, most = self.COMMANDS[self._code]
        if most < 0:
            if len(values):
                getattr(self, name)(values)
            self._streamed += len(values)
            return
        self._data.extend(values)
        if len(self._data) > most:
            self.wrong(f"command {self._code:02X} takes {most} bytes, not {len(self._data)}")
        elif len(self._data) == most:
            getattr(self, name)(self._data)

    def finish(self) -> None:
        """End the last command's data because a new command has arrived."""
        if self._code < 0:
            return
        name, fewest, most = self.COMMANDS[self._code]
        if most < 0:
            self.stream_ended(self._code, self._streamed)
        elif len(self._data) < fewest:
            self.wrong(f"command {self._code:02X} takes {fewest} bytes, not {len(self._data)}")
        elif fewest <= len(self._data) < most:
            getattr(self, name)(self._data)

    def unplug(self) -> None:
        """Handle the loss of power when the board cuts the supply. The image stays."""
        self.residual = self.leaves_charge()
        self.powered = False
        self.lose_power()

    # For subclasses

    def refusal(self, code: int) -> str:
        """Return why a command is not currently accepted, or an empty string if it is."""
        return "while busy" if self.busy() and code not in self.WHILE_BUSY else ""

    def leaves_charge(self) -> bool:
        """Return whether a loss of power now would leave a voltage on the glass."""
        raise NotImplementedError

    def restart(self) -> None:
        """Set all registers to their values after a reset."""
        raise NotImplementedError

    def lose_power(self) -> None:
        """Forget the RAM, and what else a loss of power makes the chip forget."""
        self.new = bytearray(self.RAM)
        self.old = bytearray(self.RAM)

    def woken(self) -> None:
        """Handle the rising edge of RST."""
        self.restart()

    def stream_ended(self, code: int, count: int) -> None:
        """Handle the end of a stream of `count` bytes, for a command that takes any number of bytes."""

    def ignore(self, data: "bytearray") -> None:
        """Accept a command that has no effect on the model."""

    def _write(self, plane: bytearray, values: bytes) -> None:
        """Receive data for a plane. No `values`: the command itself."""
        raise NotImplementedError

    # Used by subclasses

    def _write_new(self, values: bytes) -> None:
        self._write(self.new, values)

    def _write_old(self, values: bytes) -> None:
        self._write(self.old, values)

    def wrong(self, what: str) -> None:
        self.violations.append(what)

    def busy(self) -> bool:
        return self.clock() < self._busy_until

    def refreshing(self) -> bool:
        return bool(self.refreshes) and self.clock() < self.refreshes[-1].ends

    def _take_time(self, ms: int) -> None:
        """Stay busy for `ms`."""
        if not self.busy():
            self._busy_since = self.clock()
        self._busy_until = max(self._busy_until, self.clock() + ms)

    def _refresh(self, full: bool, ms: int, extra: int = 0) -> None:
        """Record a refresh that begins now, with a waveform that takes `ms`, plus `extra` ms for switching the power
        on and off."""
        if not ms:
            self.wrong("refresh with a waveform that takes no time")
        set_ms = self.full_ms if full else self.partial_ms
        now = self.clock()
        if self.refreshes and now - self.refreshes[-1].ends < self.interval:
            past = now - self.refreshes[-1].ends
            self.wrong(f"refresh {past} ms after the last one, but the panel needs {self.interval}")
        self._take_time(extra + (ms if set_ms is None else set_ms))
        self.refreshes.append(Refresh(now, self._busy_until, full))

    def _drive(self, at: int, old: int, new: int, effect: "Effect") -> None:
        """Drive eight pixels of the glass, whose colours the RAM has as `old` and `new` (1 = ink)."""
        for change, (ms, colour) in enumerate(effect):
            pixels = (old if change & 2 else ~old) & (new if change & 1 else ~new) & 255
            if colour is not None:
                self.glass[at] = self.glass[at] & ~pixels | (pixels if colour else 0)
            if ms and self.drive:
                for bit in INKED[pixels]:
                    self.drive[8 * at + bit] += ms

    def frame(self) -> bytearray:
        """Return the image on the glass in the companion's format: 296 x 128, MONO_HLSB, 1 = ink."""
        wide = GATES // 8
        frame = bytearray(wide * SOURCES)
        for at, byte in enumerate(self.glass):
            gate = at // STRIDE
            for bit in INKED[byte]:
                source = at % STRIDE * 8 + bit
                row = SOURCES - 1 - source if self.mirrored else source
                frame[row * wide + (gate >> 3)] |= 128 >> (gate & 7)
        return frame
