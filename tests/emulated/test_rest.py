"""Test how busy an emulated Pico's core is while nobody plays."""

from hands import switched_on
from pico import flashed

from hamstertop_host.simulator.playing.fingers import LEFT

AWHILE = 4_000  # ms, the length of the measurement
MOST = 0.01


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
