"""Test the emulated Pico without a runtime, using a one-instruction program, to show that its parts behave like a
Pico's."""

import struct

import pytest
from pico import SECTOR, XIP, Dead, Pico
from stored import PICO

QSPI_IN = 0xD0000008
PIO0 = 0x50200000
PIO_CTRL, PIO_LEVELS, PIO_FIFO, PIO_CODE = PIO0, PIO0 + 0x0C, PIO0 + 0x10, PIO0 + 0x48
PULL = 0x80A0  # blocks until there is a word
SSI = 0x18000000
SSI_ENABLE, SSI_DATA = SSI + 0x08, SSI + 0x60
SELECT = 0x4001800C
LOW, HIGH = 2 << 8, 3 << 8
WRITE_ENABLE, ERASE, PROGRAM = 0x06, 0x20, 0x02
NVIC_ENABLE, NVIC_PEND = 0xE000E100, 0xE000E200
WATCHDOG = 0x40058000
FOREVER = struct.pack("<H", 0xE7FE)  # B: a branch to itself
MASKED_WAIT = struct.pack("<HH", 0xB672, 0xBF30)  # CPSID i, WFI


class Idle:
    """A controller that is never busy."""

    BUSY = 1

    def __init__(self, clock):
        pass

    def busy_level(self):
        return 0


@pytest.fixture
def pico():
    with Pico(PICO, FOREVER, Idle) as pico:
        yield pico


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


def test_the_core_does_not_sleep_while_a_masked_interrupt_is_pending():
    with Pico(PICO, MASKED_WAIT + FOREVER, Idle) as pico:
        pico.poke(NVIC_ENABLE, 1)
        pico.poke(NVIC_PEND, 1)
        pico.wait(3)
        assert pico.busy == pytest.approx(pico.ms)


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


def test_nobody_holds_bootsel(pico):
    """CircuitPython looks at it when it starts."""
    assert pico.peek(QSPI_IN) & 2


def test_pio_runs_by_the_clock_of_the_chip(pico):
    for at in range(32):
        pico.poke(PIO_CODE + 4 * at, PULL)
    pico.poke(PIO_CTRL, 1)
    pico.wait(1)
    for word in range(4):
        pico.poke(PIO_FIFO, word)
    assert pico.peek(PIO_LEVELS) & 15
    pico.wait(1)
    assert pico.peek(PIO_LEVELS) & 15 == 0


def test_an_erase_takes_as_long_as_on_real_flash():
    with Pico(PICO, FOREVER, Idle, timed=True) as pico:
        pico.poke(SSI_ENABLE, 1)
        change(pico, ERASE, SECTOR)
        pico.wait(1)
        assert 45 <= pico.ms < 46


def test_a_restart_by_the_watchdog_is_detected(pico):
    with pytest.raises(Dead, match="watchdog"):
        pico.poke(WATCHDOG, 1 << 31)
