"""The emulated Pico without a runtime: a program of a few instructions shows that its wires lead where they should."""

import struct

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from measure import table
from pico import Pico, flashed
from rp2040py.utils import assembler
from stored import FILES, PICO, START, XIP

import file_systems

GPIO_CTRL = 0x40014004  # of pin 0; 8 bytes a pin
PADS = 0x4001C004
SIO = 0xD0000000
SIO_OUT_SET, SIO_OUT_CLR, SIO_OE_SET = SIO + 0x14, SIO + 0x18, SIO + 0x24
SPI1 = 0x40040000
USE_SIO, USE_SPI = 5, 1
NVIC_ENABLE = 0xE000E100
WAIT = struct.pack("<H", 0xBF30)  # WFI
FOREVER = struct.pack("<H", assembler.opcode_b_t2(-4 & 0xFFF))


class Recorder:
    """A controller that only listens."""

    BUSY = 1

    def __init__(self, clock):
        self.clock = clock
        self.heard = []
        self.levels = {}
        self.until = 0
        self.received = 0

    def pin(self, name, level):
        self.levels[name] = level

    def byte(self, value):
        self.received += 1
        self.heard.append((self.levels["dc"], value))
        self.until = self.clock() + 30

    def busy_level(self):
        return int(self.clock() < self.until)


@pytest.fixture
def pico():
    return Pico(PICO, FOREVER, Recorder)


def output(pico, pin, level):
    """Drive a pin, as a driver does."""
    pico.mcu.write_uint32(GPIO_CTRL + 8 * pin, USE_SIO)
    pico.mcu.write_uint32(SIO_OUT_SET if level else SIO_OUT_CLR, 1 << pin)
    pico.mcu.write_uint32(SIO_OE_SET, 1 << pin)


def listen(pico, pin):
    """Make a pin an input with pull-up."""
    pico.mcu.write_uint32(PADS + 4 * pin, 0x4A)
    pico.mcu.write_uint32(GPIO_CTRL + 8 * pin, USE_SIO)


def level(pico, pin):
    return pico.mcu.read_uint32(SIO + 4) >> pin & 1


def test_time_passes_as_long_as_asked(pico):
    pico.wait(5)
    assert 5 <= pico.ms < 7
    assert pico.run(lambda: pico.ms > 8, 100)
    assert pico.ms < 10


def test_the_core_does_not_wait_for_an_interrupt_that_has_come_while_they_are_masked():
    pico = Pico(PICO, WAIT + FOREVER, Recorder)
    pico.mcu.write_uint32(NVIC_ENABLE, 1)
    pico.mcu.core.pm = True
    pico.mcu.set_interrupt(0, True)
    pico.wait(3)
    assert not pico.mcu.core.waiting


def test_a_key_is_seen_on_its_pin_and_floats_when_it_is_let_go(pico):
    pin = PICO.keys[1].pin
    listen(pico, pin)
    assert level(pico, pin) == 1
    pico.keys[1].press()
    assert level(pico, pin) == 0
    pico.keys[1].release()
    assert level(pico, pin) == 1


def test_bytes_over_spi_reach_the_controller_as_command_or_data_and_busy_comes_back(pico):
    pins = PICO.panel.pins
    for name in ("cs", "dc", "reset"):
        output(pico, pins[name], 1)
    for name in ("sck", "mosi"):
        pico.mcu.write_uint32(GPIO_CTRL + 8 * pins[name], USE_SPI)
    pico.mcu.write_uint32(SPI1 + 0x10, 2)  # clock divisor
    pico.mcu.write_uint32(SPI1, 7)  # 8 bits
    pico.mcu.write_uint32(SPI1 + 4, 2)  # on
    listen(pico, pins["busy"])
    output(pico, pins["cs"], 0)
    output(pico, pins["dc"], 0)
    pico.mcu.write_uint32(SPI1 + 8, 0x24)
    pico.wait(1)
    output(pico, pins["dc"], 1)
    for value in (1, 2, 3):
        pico.mcu.write_uint32(SPI1 + 8, value)
    pico.wait(1)
    assert pico.controller.heard == [(0, 0x24), (1, 1), (1, 2), (1, 3)]
    assert level(pico, pins["busy"]) == 1
    assert pico.run(lambda: not level(pico, pins["busy"]), 100)


def test_a_train_of_pulses_is_decoded_as_colours(pico):
    pin = PICO.pixels.pin
    output(pico, pin, 0)
    colours = bytes([10, 20, 30, 255, 0, 129])  # as on the wire: green, red, blue

    def pulse(high, low):
        pico.mcu.write_uint32(SIO_OUT_SET, 1 << pin)
        pico.mcu.clock.tick(high)
        pico.mcu.write_uint32(SIO_OUT_CLR, 1 << pin)
        pico.mcu.clock.tick(low)

    for byte in colours:
        for bit in range(8):
            pulse(*((800, 450) if byte << bit & 0x80 else (400, 850)))
    pico.mcu.clock.tick(100_000)
    assert pico.lights.pixels == [(20, 10, 30), (0, 255, 129)]
    assert len(pico.light_times) == 1


def test_the_image_is_found_where_the_runtime_looks_for_it():
    wanted = {"main.py": b"go", "hamstertop/deep/er/module.mpy": bytes(range(256)) * 40}
    image = file_systems.make("micropython", wanted, FILES)
    firmware = file_systems.uf2(bytes(4096), XIP)
    pico = Pico(PICO, flashed(firmware, file_systems.uf2(image, XIP + START)), Recorder)
    there = file_systems.read("micropython", pico.flash[START : START + len(image)])
    assert {path: there[path] for path in wanted} == wanted
    assert pico.mcu.read_uint32(XIP + START) == int.from_bytes(image[:4], "little")


def test_a_table_has_each_figure_in_its_own_cell():
    found = {"built in": {"Roll": 60.4, "undo": 91.0}, "files": {"undo": 99.0}}
    assert table(found).splitlines()[2:] == ["| Roll | 60 |  |", "| undo | 91 | 99 |"]
