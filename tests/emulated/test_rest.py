"""Test how busy an emulated Pico's core is while nobody plays."""

import pytest
from hands import first_start, switched_on
from pico import flashed
from stored import confirmed

from playing.fingers import LEFT

AWHILE = 4_000  # ms, the length of the measurement
MOST = 0.01
DARK = 310_000  # ms until the board dozes
USB_CLOCK = 0x40008054  # the register CLK_USB_CTRL
ENABLED = 1 << 11


def test_the_core_sleeps_while_nobody_plays_and_responds_to_a_key_immediately(uf2):
    with switched_on(flashed(uf2)) as pico:
        pico.boot()
        pico.wait(3000)  # until nothing has changed for a while
        worked, began = pico.busy, pico.ms
        pico.wait(AWHILE)
        busy = (pico.busy - worked) / (pico.ms - began)
        print(f"core at work while nobody plays: {100 * busy:.2f} %")
        assert busy <= MOST

        lit = len(pico.light_times)
        pico.wait(100)  # so that the core is asleep
        down, _ = pico.press(LEFT)
        assert pico.run(lambda: len(pico.light_times) > lit, 200)
        print(f"press to light, from rest: {pico.light_times[lit] - down:.1f} ms")
        assert pico.light_times[lit] - down <= 10


@pytest.mark.parametrize("powered", [False, True])
def test_a_dozing_board_keeps_its_usb_clock_on_only_while_usb_supplies_power(uf2, powered):
    """Without the clock, a computer cannot see the board."""
    with switched_on(confirmed(first_start(flashed(uf2)))) as pico:
        pico.boot()
        pico.settle()
        pico.drive(pico.board.vbus.pin, int(powered))
        pico.wait(DARK)
        on = 0
        for _ in range(200):
            pico.wait(17)
            on += bool(pico.peek(USB_CLOCK) & ENABLED)
        print(f"USB clock on in {on} of 200 samples")
        assert on == 200 if powered else on <= 10
