"""Test the emulated Pico without a runtime, using a one-instruction program, to show that its parts behave like a
Pico's."""

import struct

import pytest
from measure import table
from pico import SECTOR, XIP, Dead, Pico
from stored import PICO

GPIO_CTRL = 0x40014004  # of pin 0; 8 bytes per pin
PADS = 0x4001C004
SIO = 0xD0000000
SIO_OUT_SET, SIO_OUT_CLR, SIO_OE_SET = SIO + 0x14, SIO + 0x18, SIO + 0x24
SPI1 = 0x40040000
USE_SIO, USE_SPI = 5, 1
SSI = 0x18000000
SSI_ENABLE, SSI_DATA = SSI + 0x08, SSI + 0x60
SELECT = 0x4001800C
LOW, HIGH = 2 << 8, 3 << 8
WRITE_ENABLE, ERASE, PROGRAM = 0x06, 0x20, 0x02
NVIC_ENABLE, NVIC_PEND = 0xE000E100, 0xE000E200
WATCHDOG = 0x40058000
FOREVER = struct.pack("<H", 0xE7FE)  # B: a branch to itself
MASKED_WAIT = struct.pack("<HH", 0xB672, 0xBF30)  # CPSID i, WFI


class Recorder:
    """A controller that only records what it receives. It is busy for 30 ms after each byte of data."""

    BUSY = 1

    def __init__(self, clock):
        self.clock = clock
        self.heard = []
        self.until = 0

    def reset(self, level):
        self.heard.append(("reset", level))

    def command(self, code):
        self.heard.append(("command", code))

    def data(self, values):
        self.heard.append(("data", values))
        self.until = self.clock() + 30

    def busy_level(self):
        return int(self.clock() < self.until)


@pytest.fixture
def pico():
    with Pico(PICO, FOREVER, Recorder) as pico:
        yield pico


def output(pico, pin, level):
    """Drive a pin, as a driver does."""
    pico.poke(GPIO_CTRL + 8 * pin, USE_SIO)
    pico.poke(SIO_OUT_SET if level else SIO_OUT_CLR, 1 << pin)
    pico.poke(SIO_OE_SET, 1 << pin)


def listen(pico, pin):
    """Configure a pin as an input with a pull-up."""
    pico.poke(PADS + 4 * pin, 0x4A)
    pico.poke(GPIO_CTRL + 8 * pin, USE_SIO)


def level(pico, pin):
    return pico.peek(SIO + 4) >> pin & 1


def send(pico, *values):
    """Send bytes to the flash, as the boot ROM does."""
    pico.poke(SELECT, LOW)
    for value in values:
        pico.poke(SSI_DATA, value)
    pico.poke(SELECT, HIGH)


def change(pico, command, address, *values):
    """Erase or program the flash."""
    send(pico, WRITE_ENABLE)
    send(pico, command, *address.to_bytes(3, "big"), *values)


def test_emulated_time_advances_by_the_requested_amount(pico):
    pico.wait(5)
    assert 5 <= pico.ms < 5.1
    assert pico.busy == pytest.approx(pico.ms)


def test_the_core_does_not_sleep_while_a_masked_interrupt_is_pending():
    with Pico(PICO, MASKED_WAIT + FOREVER, Recorder) as pico:
        pico.poke(NVIC_ENABLE, 1)
        pico.poke(NVIC_PEND, 1)
        pico.wait(3)
        assert pico.busy == pytest.approx(pico.ms)


def test_a_pressed_key_pulls_its_pin_low_and_a_released_key_leaves_it_high(pico):
    pin = int(PICO.keys[1].pin)
    listen(pico, pin)
    assert level(pico, pin) == 1
    pico.push(1, True)
    assert level(pico, pin) == 0
    pico.push(1, False)
    assert level(pico, pin) == 1


def test_spi_bytes_reach_the_controller_as_commands_or_data_and_busy_can_be_read(pico):
    pins = {name: int(pin) for name, pin in PICO.panel.pins.items()}
    for name in ("cs", "dc"):
        output(pico, pins[name], 1)
    for name in ("sck", "mosi"):
        pico.poke(GPIO_CTRL + 8 * pins[name], USE_SPI)
    pico.poke(SPI1 + 0x10, 2)  # clock divisor
    pico.poke(SPI1, 7)  # 8 bits
    pico.poke(SPI1 + 4, 2)  # enabled
    listen(pico, pins["busy"])
    pico.poke(SPI1 + 8, 0x99)  # for another device, because CS is high
    pico.wait(1)
    output(pico, pins["cs"], 0)
    output(pico, pins["dc"], 0)
    pico.poke(SPI1 + 8, 0x24)
    pico.wait(1)
    output(pico, pins["dc"], 1)
    for value in (1, 2, 3):
        pico.poke(SPI1 + 8, value)
    pico.wait(1)
    output(pico, pins["cs"], 1)
    assert pico.controller.heard == [("command", 0x24), ("data", b"\x01\x02\x03")]
    assert level(pico, pins["busy"]) == 1
    pico.wait(40)
    assert level(pico, pins["busy"]) == 0


def test_the_time_of_each_change_to_the_lights_is_recorded(pico):
    pin = int(PICO.pixels.pin)
    for _ in range(2):
        pico.wait(10)
        for _ in range(24):  # the bits of a colour
            output(pico, pin, 1)
            output(pico, pin, 0)
    assert pico.light_times == pytest.approx([10, 20], abs=0.1)


def test_the_flash_clears_single_bits_but_erases_whole_sectors(pico):
    pico.poke(SSI_ENABLE, 1)
    change(pico, PROGRAM, SECTOR + 254, 0x0F, 0xFF, 0x55)  # past the end of a page, which wraps around to its start
    change(pico, PROGRAM, SECTOR + 254, 0xF3)
    assert [pico.flash[SECTOR + at] for at in (0, 254, 255, 256)] == [0x55, 0x03, 0xFF, 0xFF]
    assert pico.peek(XIP + SECTOR) == 0xFFFFFF55
    send(pico, ERASE, 0, 0x10, 0)  # without write enable
    assert pico.flash[SECTOR] == 0x55
    change(pico, ERASE, SECTOR + 100)
    assert pico.flash[SECTOR : 2 * SECTOR] == b"\xff" * SECTOR
    assert pico.flash[:2] == FOREVER


def test_an_erase_takes_as_long_as_on_real_flash():
    with Pico(PICO, FOREVER, Recorder, timed=True) as pico:
        pico.poke(SSI_ENABLE, 1)
        change(pico, ERASE, SECTOR)
        pico.wait(1)
        assert 45 <= pico.ms < 46


def test_a_restart_by_the_watchdog_is_detected(pico):
    with pytest.raises(Dead, match="watchdog"):
        pico.poke(WATCHDOG, 1 << 31)


def test_the_table_has_an_empty_cell_for_each_missing_figure():
    found = {"quick": {"Roll": 60.4, "undo": 91.0}, "slow": {"undo": 99.0}}
    assert table(found).splitlines()[2:] == ["| Roll | 60 |  |", "| undo | 91 | 99 |"]
