"""The firmware's own panel drivers on CircuitPython's bus, on stand-ins for its modules and the model of a panel."""

from hamstertop import chance, ticks
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.virtual.upright import upright
from stand_ins import Module, loaded_on

PANEL = {
    "controller": "SSD1680",
    "width": 296,
    "height": 128,
    "pins": {"sck": 10, "mosi": 11, "cs": 9, "dc": 8, "reset": 12, "busy": 13},
    "busy_level": 1,
    "interval_ms": 1000,
    "full_ms": 2000,
    "partial_ms": 400,
}
WIRES = {"GP9": "cs", "GP8": "dc", "GP12": "reset"}


class World:
    """The time, and the wires to the model."""

    def __init__(self):
        self.now = 0
        self.chip = SSD1680(lambda: self.now, interval=1000, full_ms=2000, partial_ms=400)
        self.hertz = 0
        self.released = False  # whether the display of a program before was let go first


def modules(world):
    class DigitalInOut:
        def __init__(self, pin):
            self._pin = pin

        def switch_to_output(self, value):
            self.value = value

        def switch_to_input(self, pull):
            assert (self._pin, pull) == ("GP13", "up")

        @property
        def value(self):
            return bool(world.chip.busy_level())

        @value.setter
        def value(self, level):
            world.chip.pin(WIRES[self._pin], int(level))

    class SPI:
        def __init__(self, sck, MOSI):
            assert world.released
            assert (sck, MOSI) == ("GP10", "GP11")

        def try_lock(self):
            return True

        def configure(self, baudrate):
            world.hertz = baudrate

        def write(self, data):
            assert world.hertz
            for byte in bytes(data):
                world.chip.byte(byte)

    def release():
        world.released = True

    pins = {"GP%d" % pin: "GP%d" % pin for pin in range(16)}
    return {
        "bitmaptools": Module(),
        "board": Module(**pins),
        "busio": Module(SPI=SPI),
        "digitalio": Module(DigitalInOut=DigitalInOut, Pull=Module(UP="up", DOWN="down")),
        "displayio": Module(release_displays=release),
        "supervisor": Module(ticks_ms=lambda: ticks.add(0, world.now)),
    }


def made(world):
    def make():
        from hamstertop.hardware.circuitpython import display

        return display.make(PANEL)

    return loaded_on(modules(world), "hamstertop.hardware.circuitpython", make)


def test_a_board_with_circuitpython_refreshes_without_the_flash():
    world = World()
    panel = made(world)
    source = chance.Seeded(1)
    frame = bytearray([chance.below(source, 256) for _ in range(296 * 16)])
    assert panel.partial
    for _ in range(3):
        frame[chance.below(source, len(frame))] ^= 0x3C
        panel.refresh(frame, False)
        while panel.busy():
            world.now += 1
        world.now += 1000
        assert world.chip.frame() == upright(frame, 296, 128)
    assert [refresh.full for refresh in world.chip.refreshes] == [True, False, False]
    assert world.chip.violations == []
    assert world.hertz == 20000000
