"""Lights: any number of pixels, never more current than the budget, never colour alone."""

from hamstertop import ticks
from hamstertop.companion import lights

SCENES = [
    ("dark",),
    ("seat", 0),
    ("seat", 3),
    ("shimmer", 2, 0),
    ("shimmer", 1, ticks.PERIOD - 300),
    ("alarm", 1),
    ("bar", 30000, 30000),
    ("bar", 1, 30000),
    ("bar", 0, 30000),
    ("winners", 1),
    ("winners", 0, 2, 3),
]


def show(scene, now, pixels, level, key=None):
    rgb = bytearray(3 * pixels)
    lights.paint(rgb, scene, now)
    if key is not None:
        lights.flash(rgb, key, 3)
    lights.dim(rgb, level)
    return rgb


def lit(rgb):
    return [any(rgb[3 * pixel : 3 * pixel + 3]) for pixel in range(len(rgb) // 3)]


def test_every_scene_on_any_number_of_pixels_stays_within_the_budget():
    for pixels in range(33):
        for level in range(len(lights.LEVELS)):
            for scene in SCENES:
                for now in (0, 130, 450, 900):
                    for key in (None, 0, 2):
                        rgb = show(scene, now, pixels, level, key)
                        assert len(rgb) == 3 * pixels
                        assert sum(rgb) <= lights.BUDGET


def test_lights_off_is_dark():
    for scene in SCENES:
        assert not any(show(scene, 0, 8, 0, key=1))


def test_seats_differ_in_brightness_not_only_in_colour():
    for pixels in (4, 8):
        patterns = []
        for seat in range(4):
            rgb = show(("seat", seat), 0, pixels, 3)
            sums = [sum(rgb[3 * pixel : 3 * pixel + 3]) for pixel in range(pixels)]
            patterns.append([value > 2 * min(sums) for value in sums].count(True) or pixels)
        assert len(set(patterns)) == 4


def test_the_bar_shrinks_to_nothing():
    counts = [lit(show(("bar", left, 30000), 0, 8, 2)).count(True) for left in range(30000, -1, -500)]
    assert counts[0] == 8
    assert counts[-1] == 0
    assert counts == sorted(counts, reverse=True)
    assert counts[-2] == 1, "the last moment is still shown"


def test_no_scene_flashes_more_than_three_times_a_second():
    for scene in SCENES:
        frames = [bytes(show(scene, now, 8, 2)) for now in range(2000, 3000, 20)]
        means = [sum(frame) for frame in frames]
        flashes = 0
        for before, after in zip(means, means[1:]):
            flashes += after > 2 * before and before > 0
        assert flashes <= 3, scene


def test_a_pressed_key_lights_the_pixel_nearest_to_it():
    places = []
    for key in range(3):
        rgb = bytearray(24)
        lights.flash(rgb, key, 3)
        places.append(lit(rgb).index(True))
    assert places == [1, 4, 6]
