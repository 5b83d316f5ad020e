"""The firmware's own panel drivers on CircuitPython's bus, with stand-ins for its modules and a model of the panel."""

from controllers.ssd1680 import SSD1680
from hamstertop import chance, ticks
from hamstertop_host.simulator.virtual.upright import upright
from stand_ins import PANEL, Module, loaded_on

WIRES = {"GP9": "cs", "GP8": "dc", "GP12": "reset"}


MAGTAG = {
    "controller": "board.DISPLAY",
    "width": 296,
    "height": 128,
    "pins": {wire: "EPD_" + wire.upper() for wire in ("sck", "mosi", "cs", "dc", "reset", "busy")},
    "partial": False,
    "interval_ms": 5000,
    "full_ms": 1000,
}
MAGTAG_WIRES = {"EPD_CS": "cs", "EPD_DC": "dc", "EPD_RESET": "reset"}


class World:
    """The clock, and the wires to the panel model, whose controller answers a bit-banged query with `user_id`."""

    def __init__(self, user_id=0xFF, wires=WIRES):
        self.now = 0
        self.chip = SSD1680(lambda: self.now, interval=1000, full_ms=2000, partial_ms=400)
        self.hertz = []  # frequencies of the bus
        self.released = False  # whether an earlier program's display was released first
        self.wires = wires
        self.taken = []  # pins in use
        self.levels = {}
        self.bits = ""  # the bits sent by bit-banging
        self.answer = [user_id >> bit & 1 for bit in range(7, -1, -1)]

    def clock(self):
        """Transfer a bit on the rising edge of SCK."""
        assert not self.levels["EPD_CS"]
        if self.levels["EPD_DC"]:
            self.answer.pop(0)
        else:
            self.bits += str(int(self.levels["EPD_MOSI"]))

    def let(self, pin, level):
        if pin == "EPD_SCK" and level:
            self.clock()
        self.levels[pin] = level
        if pin in self.wires and "EPD_SCK" not in self.taken:  # no byte is sent during a bit-banged query
            self.chip.pin(self.wires[pin], int(level))


def modules(world):
    class DigitalInOut:
        def __init__(self, pin):
            assert world.released
            assert pin not in world.taken
            self._pin = pin
            world.taken.append(pin)

        def deinit(self):
            world.taken.remove(self._pin)

        def switch_to_output(self, value):
            self.value = value

        def switch_to_input(self, pull):
            assert (self._pin, pull) in (("GP13", "up"), ("EPD_BUSY", "up"), ("EPD_MOSI", "up"))

        @property
        def value(self):
            return bool(world.answer[0] if self._pin == "EPD_MOSI" else world.chip.busy_level())

        @value.setter
        def value(self, level):
            world.let(self._pin, level)

    class SPI:
        def __init__(self, sck, MOSI):
            assert world.released
            assert sck not in world.taken
            assert (sck, MOSI) in (("GP10", "GP11"), ("EPD_SCK", "EPD_MOSI"))

        def try_lock(self):
            return True

        def configure(self, baudrate):
            world.hertz.append(baudrate)

        def write(self, data):
            assert world.hertz
            for byte in bytes(data):
                world.chip.byte(byte)

    def release():
        world.released = True

    def sleep(seconds):
        world.now += max(int(seconds * 1000), 1)

    class EPaperDisplay:
        """CircuitPython's own panel driver."""

        width, height = 296, 128

        def __init__(self, bus, start, stop, **entries):
            assert len(world.taken) == 0, "displayio takes the pins"
            self.start, self.entries = bytes(start), entries

    pins = {"GP%d" % pin: "GP%d" % pin for pin in range(16)}
    pins.update({pin: pin for pin in MAGTAG["pins"].values()})
    return {
        "adafruit_il0373": Module(_GRAYSCALE_START_SEQUENCE=bytes(253), _STOP_SEQUENCE=b""),
        "epaperdisplay": Module(EPaperDisplay=EPaperDisplay),
        "fourwire": Module(FourWire=lambda spi, command, chip_select, reset, baudrate: (command, chip_select, reset)),
        "time": Module(sleep=sleep),
        "bitmaptools": Module(),
        "board": Module(**pins),
        "busio": Module(SPI=SPI),
        "digitalio": Module(DigitalInOut=DigitalInOut, Pull=Module(UP="up", DOWN="down")),
        "displayio": Module(
            release_displays=release,
            Bitmap=lambda width, height, colours: None,
            Palette=lambda colours: {},
            Group=list,
            TileGrid=lambda bitmap, pixel_shader: Module(transpose_xy=False),
        ),
        "supervisor": Module(ticks_ms=lambda: ticks.add(0, world.now)),
    }


def made(world, panel=PANEL):
    def make():
        from hamstertop.hardware.circuitpython import display, magtag  # noqa: F401  (it loads when needed)

        return display.make(panel)

    return loaded_on(modules(world), "hamstertop.hardware.circuitpython", make)


def refreshed(world, panel, seed):
    """Yield three frames of noise that differ in one byte, each once it is shown and the panel is ready again."""
    source = chance.Seeded(seed)
    frame = bytearray([chance.below(source, 256) for _ in range(296 * 16)])
    for _ in range(3):
        frame[chance.below(source, len(frame))] ^= 0x3C
        panel.refresh(frame, False)
        while panel.busy():
            world.now += 1
        world.now += 1000
        yield frame


def test_a_circuitpython_board_uses_partial_refreshes():
    world = World()
    panel = made(world)
    assert panel.partial
    for frame in refreshed(world, panel, 1):
        assert world.chip.frame() == upright(frame, 296, 128)
    assert [refresh.full for refresh in world.chip.refreshes] == [True, False, False]
    assert world.chip.violations == []
    assert world.hertz == [4000000, 8000000, 8000000, 8000000]


def test_an_active_low_busy_pin_is_pulled_up_too():
    made(World(), dict(PANEL, controller="UC8151", busy_level=0))  # the stand-in accepts no other pull


def test_a_magtag_detects_its_panel_and_uses_partial_refreshes_if_possible():
    for user_id, glass_at in ((0x00, 0), (0x44, 8), (0xCA, 8)):
        world = World(user_id, MAGTAG_WIRES)
        world.chip.glass_at = glass_at
        panel = made(world, MAGTAG)
        assert world.bits == "00101110", "2E, which asks for the user id"
        assert panel.partial
        assert panel.interval == 1000
        for frame in refreshed(world, panel, user_id):
            # The model sees the frame upside down, as with CircuitPython's own rotation of 270.
            shown = world.chip.frame()
            assert bytes([turned(byte) for byte in reversed(shown)]) == bytes(upright(frame, 296, 128))
        assert [refresh.full for refresh in world.chip.refreshes] == [True, False, False]
        assert world.chip.violations == []


def turned(byte):
    return sum([(byte >> bit & 1) << (7 - bit) for bit in range(8)])


def test_a_magtag_made_before_2025_uses_displayio_as_circuitpython_configures_it():
    world = World(0xFF, MAGTAG_WIRES)
    panel = made(world, MAGTAG)
    assert not panel.partial
    display = panel._display
    assert {at: byte for at, byte in enumerate(display.start) if byte} == {
        17: 0x7F,
        20: 0x97,
        26: 0x80,
        27: 0x01,
        28: 0x28,
    }
    assert display.entries["busy_pin"] == "EPD_BUSY"
    assert display.entries["seconds_per_frame"] == 5
