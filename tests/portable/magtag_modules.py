"""Stand-ins for CircuitPython's modules on a MagTag, limited to what the firmware's board uses."""

import stand_ins
from hamstertop import ticks
from stand_ins import Module, loaded_on

PINS = (
    "ADC_CTRL",
    "BATTERY",
    "BUTTON_A",
    "BUTTON_B",
    "BUTTON_C",
    "BUTTON_D",
    "NEOPIXEL",
    "NEOPIXEL_POWER",
    "SPEAKER",
    "SPEAKER_ENABLE",
)


class Display:
    """A displayio e-paper display that refuses refreshes while it is busy, and for a while after one has started."""

    width, height = 296, 128
    takes = 1000
    rest = 5000

    def __init__(self, world):
        self._world = world
        self._began = None
        self.stuck = False
        self.shown = []  # (ms, the bytes read into the bitmap)
        self.root_group = None

    def _past(self):
        return 1 << 40 if self._began is None else self._world.now - self._began

    @property
    def busy(self):
        return self.stuck or self._past() < self.takes

    @property
    def time_to_refresh(self):
        return max(self.rest - self._past(), 0) / 1000

    def refresh(self):
        if self.busy or self.time_to_refresh > 0:
            raise RuntimeError("Refresh too soon")
        self._began = self._world.now
        self.shown.append((self._world.now, self._world.bitmap))


class Refused:
    """A module whose bytecode the runtime cannot load."""

    @property
    def find(self):
        raise ValueError("incompatible .mpy file")


COMPLETE = "hamstertop_complete"


class Restart(BaseException):
    """Raised when the board restarts."""


class Pause(BaseException):
    """Raised when the board would wait forever."""


class World:
    """Everything outside the chip."""

    def __init__(self, start=0):
        self._now = 0
        self.start = start
        self.events = []
        self.room = 0  # number of events that fit
        self.overflowed = False  # whether there was no room for an event
        self.down = {}  # keys that are pressed
        self._seen = {}  # keys that were pressed at the last scan
        self.levels = {}
        self.tones = []
        self.lights = []
        self.bitmap = b""
        self.readonly = True
        self.nvm = bytearray(4096)
        self.analog = 0
        self.display = Display(self)
        self.cause = "POWER_ON"  # cause of the last reset
        self.run = "STARTUP"  # why the program runs
        self.safe_mode = None  # why CircuitPython is in safe mode
        self.alarm = None  # the alarm that woke the board
        self.watchdog = Module(timeout=None, mode=None, feed=self.feed)
        self.fed = None  # ms when the watchdog was last fed
        self.free = 1900 * 1024  # free heap at the start, in bytes
        self.lacking = ""  # a file that has not been copied
        self.changed = ("", "")  # a string in code.py and its replacement
        self.said = []  # console output during the start
        self.wakers = None  # the alarms that wake the board from deep sleep

    @property
    def now(self):
        """The time in ms. The keys are scanned at each, which matters if one has moved."""
        return self._now

    @now.setter
    def now(self, ms):
        if ms > self._now:
            self.scan(self._now + 1)
            self._now = ms

    def made(self, room):
        """Begin to scan. Keys that are down already are not reported."""
        self.room = room
        self._seen = dict(self.down)

    def scan(self, now):
        for key, down in self.down.items():
            if down == self._seen.get(key, False):
                continue
            self._seen[key] = down
            if len(self.events) < self.room:
                self.events.append(Module(timestamp=ticks.add(self.start, now), key_number=key, pressed=down))
            else:
                self.overflowed = True

    def reset(self):
        """Treat all keys as released, and report those that are down."""
        self._seen.clear()
        self.scan(self._now)

    def ticks(self):
        return ticks.add(self.start, self.now)

    def sleep(self, seconds):
        if self.now > 300000:
            raise Pause
        self.now += max(int(seconds * 1000), 1)

    def feed(self):
        assert self.watchdog.mode == "reset"
        self.fed = self.now

    def push(self, key, down):
        self.down[key] = down


def modules(world):
    class DigitalInOut:
        def __init__(self, pin):
            self.pin = pin

        def switch_to_output(self, value):
            world.levels[self.pin] = value

        def switch_to_input(self, pull):
            assert pull == "up"
            world.levels.setdefault(self.pin, True)

        def deinit(self):
            pass

        @property
        def value(self):
            return world.levels[self.pin]

        @value.setter
        def value(self, level):
            world.levels[self.pin] = level

    class Events:
        def get(self):
            return world.events.pop(0) if world.events else None

        def __len__(self):
            return len(world.events)

        @property
        def overflowed(self):
            return world.overflowed

        def clear(self):
            world.events.clear()
            world.overflowed = False

    class Keys:
        def __init__(self, pins, value_when_pressed, pull, interval, max_events):
            assert (value_when_pressed, pull, interval) == (False, True, 0.001)
            self.pins = pins
            self.events = Events()
            self.reset = world.reset
            world.made(max_events)

        def deinit(self):
            self.pins = []

    class PWMOut:
        def __init__(self, pin, variable_frequency):
            assert variable_frequency
            self.frequency = 0

        @property
        def duty_cycle(self):
            return world.tones[-1][2]

        @duty_cycle.setter
        def duty_cycle(self, duty):
            world.tones.append((world.now, self.frequency, duty))

    class NeoPixel:
        def __init__(self, pin, count, auto_write, pixel_order):
            assert (pin, auto_write) == ("NEOPIXEL", False)
            self._pixels = [(0, 0, 0)] * count

        def __setitem__(self, index, colour):
            self._pixels[index] = colour

        def show(self):
            world.lights.append(list(self._pixels))

    class AnalogIn:
        def __init__(self, pin):
            self.value = world.analog

        def deinit(self):
            pass

    def readinto(bitmap, file, bits_per_pixel):
        assert bits_per_pixel == 1
        world.bitmap = file.read()

    def reset():
        raise Restart

    def sleep(*alarms):
        world.wakers = alarms
        raise Restart

    def pin_alarm(pin, value, pull):
        return (pin, value, pull)

    def remount(path, readonly):
        assert path == "/"
        world.readonly = readonly

    pins = {name: name for name in PINS + ("BATTERY", "GP3")}
    return {
        "alarm": Module(pin=Module(PinAlarm=pin_alarm), exit_and_deep_sleep_until_alarms=sleep, wake_alarm=world.alarm),
        "board": Module(DISPLAY=world.display, **pins),
        "digitalio": Module(DigitalInOut=DigitalInOut, Pull=Module(UP="up", DOWN="down")),
        "keypad": Module(Keys=Keys),
        "pwmio": Module(PWMOut=PWMOut),
        "neopixel": Module(NeoPixel=NeoPixel),
        "neopixel_write": Module(neopixel_write=lambda pin, data: world.lights.append((pin.pin, bytes(data)))),
        "analogio": Module(AnalogIn=AnalogIn),
        "supervisor": Module(
            ticks_ms=world.ticks,
            runtime=Module(run_reason="supervisor.RunReason." + world.run, safe_mode_reason=world.safe_mode),
            SafeModeReason=Module(BROWNOUT="brownout", HARD_FAULT="hard fault"),
        ),
        "microcontroller": Module(
            nvm=world.nvm,
            watchdog=world.watchdog,
            cpu=Module(reset_reason="microcontroller.ResetReason." + world.cause),
            reset=reset,
        ),
        "watchdog": Module(WatchDogMode=Module(RESET="reset")),
        "storage": Module(getmount=lambda path: Module(readonly=world.readonly), remount=remount),
        "bitmaptools": Module(readinto=readinto),
        "displayio": Module(
            Bitmap=lambda width, height, colours: None,
            Palette=lambda colours: {},
            Group=list,
            TileGrid=lambda bitmap, pixel_shader: Module(transpose_xy=False),
        ),
        "time": Module(sleep=world.sleep),
        "traceback": Module(print_exception=lambda kind, error, trace: None),
    }


def board(world, data):
    """Return the firmware's board for `data`, on these stand-ins."""

    def make():
        from hamstertop.hardware.circuitpython import battery, sound  # noqa: F401  (they load when needed)
        from hamstertop.hardware.circuitpython.board import Board

        return Board(data)

    return loaded_on(modules(world), "hamstertop.hardware.circuitpython", make)


def watchdog(world):
    """Start the watchdog as start-up does, and return the function that feeds it."""

    def start():
        from hamstertop.hardware.circuitpython import watchdog

        return watchdog.start()

    return loaded_on(modules(world), "hamstertop.hardware.circuitpython", start)


def act(world, board, deed):
    """Call `deed`, which may import more modules, with an existing board, and return the result."""
    return loaded_on(modules(world), "nothing of ours", lambda: deed(board))


def start(world, data, **lacking):
    """Switch on the board. This ends with Restart, an exception, or Pause if the board waits forever."""
    import hamstertop.companion.loop
    import hamstertop.companion.unstarted
    import hamstertop.drawing.fonts.large  # noqa: F401  (not on the stand-ins)

    there = modules(world)
    there["hamstertop_board"] = data
    there["gc"] = stand_ins.memory(world.free)
    there[COMPLETE] = Module(lacking=lambda: world.lacking)
    there.update(lacking)
    loaded_on(
        there,
        "hamstertop.hardware.circuitpython",
        lambda: stand_ins.start("code.py", world.said.append, world.changed),
    )


def safe_mode(world, reason):
    """Run safemode.py, and return whether the board restarts."""
    world.safe_mode = reason
    there = modules(world)
    try:
        loaded_on(there, "nothing of ours", lambda: stand_ins.start("safemode.py"))
    except Restart:
        return True
    return False


def boot(world, data, refused=False, **replaced):
    """Run boot.py. `data` is None if there is no board file, and `refused` says whether the bytecode fails to load."""
    there = modules(world)
    there.update(replaced)
    there[COMPLETE] = Module(lacking=lambda: world.lacking)
    if data:
        there["hamstertop_board"] = data
    if refused:
        there["hamstertop.hardware.circuitpython.pins"] = Refused()
    loaded_on(there, "hamstertop.hardware.circuitpython", lambda: stand_ins.start("boot.py"))
