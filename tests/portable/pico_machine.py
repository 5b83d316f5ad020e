"""Stand-ins for MicroPython's modules on a Pico, such as `machine` and `neopixel`, wired to a model of a panel."""

import sys

import stand_ins
from controllers.ssd1680 import SSD1680
from media import Flash, LittlefsDevice
from stand_ins import Module, loaded_on

MARK = 0x4005801C  # the register where the watchdog leaves its mark
EDGES = (4, 8)  # flags for falling and rising edges


class Reset(BaseException):
    """Raised when the board restarts."""


class World:
    """Everything outside the chip: pin levels, the panel, the lights and the time."""

    def __init__(self):
        self.now = 0  # ms
        self.start = 0  # value of the tick counter at time 0
        self.levels = {}
        self.pins = {}
        self.modes = {}  # pin -> 0 for an input, 1 for an output
        self.first = None  # the first pin that was used
        self.flash = Flash(32, [])  # its sectors behind the file system
        self.watched = {}  # pin -> handler of its edges
        self.interrupts = 0  # number of interrupts caused by keys
        self.masked = 0  # nesting depth of disabled interrupts
        self.latched = {}  # pin -> flags of edges not yet handled
        self.wires = {"cs": 9, "dc": 8, "reset": 12}
        self.busy = 13
        self.panel = SSD1680(lambda: self.now, interval=1000)
        self.shown = []  # data sent to the lights
        self.tones = []  # (ms, hertz, duty)
        self.timers = []  # (ms, callback, timer)
        self.fed = 0  # ms when the watchdog was last fed
        self.watchdog = 0  # ms until the watchdog restarts the board, or 0
        self.interrupted = None  # ms when somebody stops the firmware over USB
        self.failing = None  # ms from which waiting raises an error, as a defect would
        self.analog = {}
        self.registers = {MARK: 0x6AB73121}
        self.slept = 0  # ms spent in lightsleep
        self.hertz = 125000000  # frequency of the core
        self.peripherals = 48000000  # frequency of the bus clock
        self.bus = []  # frequency of each transfer
        self.cause = 1  # cause of the last start: 1 for power, 3 for the watchdog
        self.driven = {}  # pin -> level that something outside drives
        self.said = []  # console output during the start
        self.lacking = {}  # replacements for missing or faulty modules

    def level(self, pin):
        if pin == self.busy:
            return self.panel.busy_level()
        if pin in self.driven and self.modes.get(pin) == 0:
            return self.driven[pin]
        return self.levels.get(pin, 0)

    def set(self, pin, level):
        """Set the level of a pin, as the chip or a finger would."""
        if self.levels.get(pin) == level:
            return
        self.levels[pin] = level
        for name, number in self.wires.items():
            if number == pin:
                self.panel.pin(name, level)
        if pin in self.watched:
            self.latched[pin] = self.latched.get(pin, 0) | EDGES[level]
            self.interrupt()

    def interrupt(self):
        while self.latched and not self.masked:
            pin = list(self.latched)[0]
            self.flags = self.latched.pop(pin)
            self.interrupts += 1
            self.watched[pin](self.pins[pin])

    def advance(self, ms):
        for _ in range(ms):
            self.now += 1
            for timer in [timer for timer in self.timers if timer[0] <= self.now]:
                self.timers.remove(timer)
                timer[1](None)
            if self.watchdog and self.now - self.fed > self.watchdog:
                raise Reset
            if self.now == self.interrupted:
                raise KeyboardInterrupt


def machine(world):
    class Pin:
        IN, OUT, PULL_UP, PULL_DOWN = range(4)
        IRQ_FALLING, IRQ_RISING = EDGES

        def __init__(self, number, mode=None, pull=None, value=None):
            if not 0 <= number < 30:
                raise ValueError("invalid pin")
            self.number = number
            if world.first is None:
                world.first = number
            world.pins[number] = self
            world.modes[number] = mode
            if value is not None:
                world.set(number, value)
            elif mode == Pin.IN:
                world.levels.setdefault(number, 1 if pull == Pin.PULL_UP else 0)

        def __call__(self, level=None):
            if level is None:
                return world.level(self.number)
            world.set(self.number, int(level))

        def irq(self, handler=None, trigger=0, hard=False):
            if handler:
                assert hard
                assert trigger == Pin.IRQ_FALLING | Pin.IRQ_RISING
                world.watched[self.number] = handler
            return Module(flags=lambda: world.flags)

    class SPI:
        def __init__(self, number, baudrate, sck, mosi):
            assert (number, sck.number, mosi.number) == (1, 10, 11)
            self.init(baudrate)

        def init(self, baudrate):
            """Compute the divider that gives this rate at the current clock frequency."""
            self.divider = world.peripherals // baudrate
            assert self.divider >= 1

        def write(self, data):
            world.bus.append(world.peripherals // self.divider)
            for byte in data:
                world.panel.byte(byte)

    class PWM:
        def __init__(self, pin, freq, duty_u16):
            self.hertz, self.duty = freq, duty_u16

        def freq(self, hertz):
            self.hertz = hertz

        def duty_u16(self, duty):
            world.tones.append((world.now, self.hertz, duty))

    class Timer:
        ONE_SHOT = 0

        def __init__(self, number):
            assert number == -1

        def init(self, mode, period, callback, hard=False):
            world.timers[:] = [timer for timer in world.timers if timer[2] is not self]
            world.timers.append((world.now + period, callback, self))

    class ADC:
        def __init__(self, pin):
            self.number = pin.number

        def read_u16(self):
            return world.analog[self.number]

    class WDT:
        def __init__(self, timeout):
            assert timeout in (1, 8000)
            world.watchdog = timeout
            world.registers[MARK] = 0x6AB73121
            self.feed()

        def feed(self):
            world.fed = world.now

    class Registers:
        def __getitem__(self, address):
            return world.registers.get(address, 0xFFFFFFFF)

        def __setitem__(self, address, value):
            world.registers[address] = value
            if address == 0x40058000 and not value >> 30 & 1:
                world.watchdog = 0

    def freq(hertz=None):
        if hertz is None:
            return world.hertz
        world.hertz, world.peripherals = hertz, 48000000

    def disable_irq():
        world.masked += 1
        return world.masked - 1

    def enable_irq(before):
        world.masked = before
        world.interrupt()

    def reset():
        world.registers[MARK] = 0
        raise Reset

    def lightsleep(ms):
        assert ms, "no key would end it"
        world.hertz = world.peripherals = 125000000  # the state afterwards, whatever it was before
        world.interrupts = 0
        for _ in range(ms):
            if world.interrupts:
                return
            world.slept += 1
            world.advance(1)

    return Module(
        Pin=Pin,
        SPI=SPI,
        PWM=PWM,
        Timer=Timer,
        ADC=ADC,
        WDT=WDT,
        mem32=Registers(),
        freq=freq,
        idle=lambda: world.advance(1),
        lightsleep=lightsleep,
        reset=reset,
        reset_cause=lambda: world.cause,
        WDT_RESET=3,
        disable_irq=disable_irq,
        enable_irq=enable_irq,
    )


def neopixel(world):
    class NeoPixel:
        ORDER = (1, 0, 2, 3)

        def __init__(self, pin, count):
            self.pin, self.buf = pin.number, bytearray(3 * count)

        def __setitem__(self, index, colour):
            for channel in range(3):
                self.buf[3 * index + self.ORDER[channel]] = colour[channel]

        def write(self):
            world.shown.append((world.now, self.pin, bytes(self.buf)))

    return Module(NeoPixel=NeoPixel)


def poll(world):
    class Poll:
        """A poll object that waits for keys. Nobody types on the console."""

        def register(self, stream, events):
            self.stream = stream

        def poll(self, ms):
            if world.failing is not None and world.now >= world.failing:
                raise ValueError("a defect")
            while ms and not (hasattr(self.stream, "ioctl") and self.stream.ioctl(3, 1)):
                world.advance(1)
                ms -= 1
            return []

    return Poll


def board(world, data):
    """Return the firmware's board for `data`, on these stand-ins."""

    def make():
        from hamstertop.hardware.micropython import battery, latch, sound  # noqa: F401  (they load when needed)
        from hamstertop.hardware.micropython.board import Board

        return Board(data)

    return _with_stand_ins(world, make)


def latch(world, data):
    """Keep the power on, which is the first thing that start-up does."""

    def hold():
        from hamstertop.hardware.micropython import latch

        latch.hold(data)

    _with_stand_ins(world, hold)


def start(world, data):
    """Run main.py as MicroPython does. This ends with Reset or KeyboardInterrupt."""
    import hamstertop.companion.loop
    import hamstertop.companion.unstarted
    import hamstertop.drawing.fonts.large  # noqa: F401  (not on the stand-ins)

    modules = {"hamstertop_board": data, "sys": stand_ins.micropythons_sys()}
    modules.update(world.lacking)
    _with_stand_ins(world, lambda: stand_ins.start("main.py", world.said.append), **modules)


def _lacking(path):
    raise OSError(2)


def _with_stand_ins(world, act, **more):
    """Reload the firmware's modules on these stand-ins, and call `act`."""
    period = 1 << 30
    modules = {
        "machine": machine(world),
        "neopixel": neopixel(world),
        "select": Module(poll=poll(world), POLLIN=1),
        "os": Module(stat=_lacking, remove=_lacking, urandom=bytes, statvfs=lambda path: (4096, 0, 0, 99)),
        "rp2": Module(Flash=lambda start=0, len=None: LittlefsDevice(world.flash, start, len)),
        "vfs": Module(),
        "time": Module(ticks_ms=lambda: (world.start + world.now) % period, sleep_ms=world.advance),
    }
    if sys.implementation.name == "circuitpython":
        modules["sys"] = stand_ins.micropythons_sys()
    modules.update(more)
    return loaded_on(modules, "hamstertop.hardware.micropython", act)
