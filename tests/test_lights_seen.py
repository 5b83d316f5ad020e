"""How people see the lights, including colour-blind and photosensitive people; how much current the lights draw; and
their legend."""

import re
from itertools import combinations

import pytest

import legend
from hamstertop.companion import lights

SEATS = range(len(lights.COLOURS))
SCENES: list["lights.Scene"] = [
    ("dark",),
    *(("seat", seat) for seat in SEATS),
    *(("everybody", *SEATS[:count]) for count in range(1, 7)),
    *(("shimmer", seat, 0) for seat in SEATS),
    *(("alarm", seat) for seat in (*SEATS, None)),
    *(("bar", seat, left, 30000) for seat in SEATS for left in (30000, 5001, 5000, 1, 0)),
    *(("winners", seat) for seat in SEATS),
    ("winners", 0, 4),
    ("winners", *SEATS),
]

# Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009),
# severity 1.0. The model is for linear RGB, like the pixels' values.
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}

Colour = tuple[float, float, float]  # linear RGB, each 0 to 1


def seen(eyes: str, rgb: "bytes | tuple[int, int, int]") -> Colour:
    """Return a colour as it appears to eyes of this kind."""
    red, green, blue = (min(max(sum(a * b for a, b in zip(row, rgb, strict=True)), 0), 255) / 255 for row in EYES[eyes])
    return red, green, blue


def luminance(colour: Colour) -> float:
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), colour, strict=True))


def lab(colour: Colour) -> Colour:
    """Convert a colour to CIELAB, where sRGB's white is 100, 0, 0."""

    def root(t: float) -> float:
        return float(t ** (1 / 3)) if t > 216 / 24389 else (t * 24389 / 27 + 16) / 116

    red, green, blue = colour
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = root(luminance(colour))
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def shown(scene: "lights.Scene", now: int, count: int, level: int = 3) -> list[bytes]:
    """Return the pixels of a scene, three bytes each."""
    rgb = bytearray(3 * count)
    lights.paint(rgb, scene, now)
    lights.dim(rgb, level)
    return [bytes(rgb[at : at + 3]) for at in range(0, len(rgb), 3)]


def pattern(eyes: str, seat: int, count: int, level: int) -> tuple[bool, ...]:
    """Return which pixels are bright, on each beat if the lights beat, regardless of their colours."""
    beats = range(0, lights.BEATS * lights.BEAT if count < lights.FEWEST else 1, lights.BEAT)
    seen_at = [luminance(seen(eyes, pixel)) for now in beats for pixel in shown(("seat", seat), now, count, level)]
    return tuple(2 * one > max(seen_at) for one in seen_at)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_seats_can_be_told_apart_by_pattern_alone_on_any_number_of_pixels(eyes: str, level: int) -> None:
    for count in range(1, 33):
        assert len({pattern(eyes, seat, count, level) for seat in SEATS}) == len(SEATS), count


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_any_two_seats_are_clearly_different(eyes: str) -> None:
    colours = [lab(seen(eyes, colour)) for colour in lights.COLOURS]
    for one, other in combinations(SEATS, 2):
        distance = sum((a - b) ** 2 for a, b in zip(colours[one], colours[other], strict=True)) ** 0.5
        assert distance >= 20, (one, other)


def flashes(curve: list[float], step: int) -> float:
    """Return the greatest number of flashes in any second. According to WCAG 2.3.1, a flash is a pair of opposing
    changes of at least a tenth of the maximum luminance, where the darker image is below 0.8."""
    turns: list[int] = []  # when the luminance changed direction by at least a tenth
    rising, extreme = None, curve[0]
    for number, value in enumerate(curve):
        if rising is not None and (value - extreme if rising else extreme - value) >= 0:
            extreme = value
        elif abs(value - extreme) >= 0.1 and min(value, extreme) < 0.8:
            turns.append(number * step)
            rising, extreme = value > extreme, value
    return max((sum(turn <= other < turn + 1000 for other in turns) / 2 for turn in turns), default=0)


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_nothing_flashes_more_than_three_times_in_a_second(scene: "lights.Scene") -> None:
    step = 10
    for count in (1, 2, 3, 4, 8, 32):
        images = [shown(scene, now, count) for now in range(0, 2600, step)]
        curves = [[luminance(seen("normal", image[pixel])) for image in images] for pixel in range(count)]
        whole = [sum(values) / count for values in zip(*curves, strict=True)]
        assert max(flashes(curve, step) for curve in (*curves, whole)) <= 3, count


@pytest.mark.parametrize("name", legend.drawings())
def test_each_strip_in_the_legend_matches_the_lights(name: str) -> None:
    drawn = (legend.STRIPS / f"{name}.svg").read_text("utf-8")
    assert drawn == legend.drawings()[name], "run: python tools/legend.py"


def test_the_legend_names_every_scene_and_shows_every_strip() -> None:
    text = (legend.STRIPS.parent / "lights.md").read_text("utf-8")
    assert sorted(re.findall(r"\(lights/(\w+)\.svg\)", text)) == sorted(legend.drawings())
    assert sorted(path.stem for path in legend.STRIPS.iterdir()) == sorted(legend.drawings())
    described = set(re.findall(r"`(\w+)`", text)) | {"seat"}
    assert described >= {kind for kind, *_ in SCENES}
    assert {kind for kind, *_ in SCENES} == {"dark", *lights._SCENES}
