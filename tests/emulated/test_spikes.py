"""Test spikes and bouncing keys on an emulated Pico, through its pins. HAMSTERTOP_CONTACTS sets how many of each."""

import os

import pytest
from hands import Hands, first_start, switched_on
from pico import flashed
from stored import confirmed

import noise
from games_saved import Table
from hamstertop import chance
from playing.fingers import LEFT, MIDDLE, RIGHT

TRIED = int(os.environ.get("HAMSTERTOP_CONTACTS", "40"))
DOUBLES = min(TRIED, 200)
LIT = min(TRIED // 2, 500)  # presses whose light is timed
BATCH = 500  # of them, in the life of a Pico
PRESSES = 50  # between two looks at the screen
REFRESH = 1500  # ms
SPIKES = 25  # ms from one to the next
APART = 60  # ms between presses
DARK = 600  # ms from a press until its light has ended
DOZES = 302_000  # ms without a key until the board dozes
SOON = 10  # ms from a press to its light
WORK = 150  # ms that it takes to carry out a press
TAP = [(0, True), (noise.TAP[0], False)]


@pytest.fixture(scope="module")
def used(uf2):
    return confirmed(first_start(flashed(uf2)))


def play(pico, moves, between):
    """Let the left key's contact move by a script."""
    pico.play(LEFT, moves)
    pico.wait(moves[-1][0] / noise.MS + between)


def batches(tried):
    return [(first, min(BATCH, tried - first)) for first in range(0, tried, BATCH)]


@pytest.mark.parametrize(("first", "count"), batches(TRIED))
def test_a_spike_neither_acts_nor_lights_anything_whether_the_board_idles_or_dozes(used, first, count):
    source = chance.Seeded(first)
    with switched_on(used) as pico:
        pico.boot()
        pico.settle()
        for rest in (0, DOZES):
            pico.wait(rest)
            lit, shown = len(pico.light_times), len(pico.controller.refreshes)
            for _ in range(count // 2):
                moves = noise.spikes(source)
                play(pico, moves, SPIKES)
                assert (len(pico.light_times), len(pico.controller.refreshes)) == (lit, shown), moves
        start = pico.ms
        pico.press(LEFT)
        print(f"press to light, dozing: {pico.light_times[lit] - start:.1f} ms")
        assert pico.light_times[lit] - start <= SOON


@pytest.mark.parametrize(
    ("make", "presses", "first", "count"),
    [(noise.press, 1, *batch) for batch in batches(TRIED)] + [(noise.double, 2, *batch) for batch in batches(DOUBLES)],
)
def test_presses_and_double_presses_count_however_they_bounce(used, make, presses, first, count):
    """On the first screen, the left key marks the next line, and the first one after the last."""
    source = chance.Seeded(first)
    with switched_on(used, refresh=REFRESH) as pico:
        pico.boot()
        pico.settle()
        lines = len(Hands(pico).lines)
        shown = pico.controller.frame()
        pressed = 0
        for number in range(count):
            play(pico, make(source), APART)
            pressed += presses
            if number % PRESSES == PRESSES - 1 or number == count - 1:
                while pressed % lines:
                    play(pico, TAP, APART)
                    pressed += 1
                pico.wait(2 * REFRESH)
                assert pico.controller.frame() == shown


@pytest.mark.parametrize("work", ["drawing", "saving"])
def test_a_press_lights_a_pixel_within_10_ms_even_while_another_press_is_carried_out(used, work):
    """The other press marks the next line of the first screen, or ends a turn of a saved game."""
    scores = Table("score_pad", 4, 1, "random").play(20).blob
    games, key = ({"score_pad": scores}, RIGHT) if work == "saving" else ({}, MIDDLE)
    source = chance.Seeded(1)
    with switched_on(confirmed(used, **games), timed=True) as pico:
        pico.boot()
        pico.settle()
        if games:
            pico.press(RIGHT)
            pico.settle()
        lights = []
        for _ in range(LIT):
            pico.play(key, TAP)
            pico.wait(chance.below(source, WORK) + DARK * chance.below(source, 2))
            lit, start = len(pico.light_times), pico.ms
            play(pico, TAP, DARK)
            lights.append(pico.light_times[lit] - start)
        print(f"press to light, at most: {max(lights):.1f} ms")
        assert max(lights) <= SOON
