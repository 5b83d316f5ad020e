"""How much of the time the core of an emulated Pico is at work while nobody plays."""

import pytest

pytest.importorskip("rp2040py", reason="pip install rp2040py")

from pico import Pico, flashed
from stored import PICO

from emulating import image
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.playing.fingers import LEFT

WHILE = 4_000  # ms that are measured
MOST = 0.01


def test_the_core_waits_while_nobody_plays_and_hears_a_key_at_once(request, figures):
    uf2 = image(request.config, "MicroPython with the firmware built in").read_bytes()
    pico = Pico(
        PICO,
        flashed(uf2),
        lambda clock: SSD1680(clock, PICO.panel.interval_ms, full_ms=100, partial_ms=100),
    )
    pico.boot()
    pico.wait(3000)  # until nothing has moved for a while
    worked, began = pico.busy, pico.ms
    pico.wait(WHILE)
    busy = (pico.busy - worked) / (pico.ms - began)
    figures("core at work while nobody plays", f"{100 * busy:.2f} %")
    assert busy <= MOST

    lit = len(pico.light_times)
    pico.wait(100)  # into a wait
    down, _ = pico.press(LEFT)
    assert pico.run(lambda: len(pico.light_times) > lit, 200)
    figures("press to light, from rest", f"{pico.light_times[lit] - down:.1f} ms")
    assert pico.light_times[lit] - down <= 15
