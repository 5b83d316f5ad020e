"""What the pixels show: a scene, a tuple of its kind and numbers, is painted on any count of them.

| scene | meaning |
|---|---|
| dark | nothing |
| seat, seat | whose turn it is: the player's colour, and seat + 1 bright pixels for colour-blind players |
| shimmer, seat, since | dice are rolling since these ticks; then as seat |
| alarm, seat | a breach |
| bar, left, total | time running out |
| winners, seat, ... | the end |
"""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Scene = tuple[Any, ...]

# Told apart by colour-blind players too (after Okabe and Ito), tuned for LEDs.
COLOURS = ((0, 70, 255), (255, 90, 0), (0, 190, 80), (230, 40, 140), (230, 190, 0), (170, 170, 170))
WHITE = (255, 255, 255)

LEVELS = (0, 20, 70, 255)  # of 255, for the settings dark, dim, medium, bright
BUDGET = 1900  # sum of all channels that draws about 150 mA: 20 mA for each 255
SHIMMER = 700  # ms
FLASH = 120  # ms a pressed key's pixel stays white


def paint(rgb: bytearray, scene: "Scene", now: int) -> None:
    """Paint a scene over dark pixels, three bytes each."""
    if rgb:
        _SCENES[scene[0]](rgb, len(rgb) // 3, now, *scene[1:])


def flash(rgb: bytearray, key: int, keys: int) -> None:
    """Light the pixel nearest to a pressed key white."""
    if rgb:
        _put(rgb, (2 * key + 1) * (len(rgb) // 3) // (2 * keys), WHITE)


def dim(rgb: bytearray, level: int) -> None:
    """Scale to an index of LEVELS, and further down to the current budget."""
    of_255 = LEVELS[level]
    total = sum(rgb) * of_255 // 255
    if total > BUDGET:
        of_255 = of_255 * BUDGET // total
    for index, value in enumerate(rgb):
        rgb[index] = value * of_255 // 255


def warn(rgb: bytearray, now: int) -> None:
    """Blink the last pixel, also when the lights are off: the panel cannot show what is wrong with itself."""
    if rgb:
        _put(rgb, len(rgb) // 3 - 1, COLOURS[1] if now // 500 % 2 else (0, 0, 0), LEVELS[2])


def _put(rgb: bytearray, pixel: int, colour: tuple[int, int, int], of_255: int = 255) -> None:
    for channel in range(3):
        rgb[3 * pixel + channel] = colour[channel] * of_255 // 255


def _dark(rgb: bytearray, pixels: int, now: int) -> None:
    pass


def _seat(rgb: bytearray, pixels: int, now: int, seat: int) -> None:
    for pixel in range(pixels):
        _put(rgb, pixel, COLOURS[seat], 255 if pixel <= seat else 40)


def _shimmer(rgb: bytearray, pixels: int, now: int, seat: int, since: int) -> None:
    past = ticks.diff(now, since)
    if not 0 <= past < SHIMMER:
        _seat(rgb, pixels, now, seat)
        return
    step = past // 70
    for pixel in range(pixels):
        lit = (pixel * 5 + step * 3) % 4
        _put(rgb, pixel, COLOURS[seat] if lit else WHITE, 60 * lit + 60)


def _alarm(rgb: bytearray, pixels: int, now: int, seat: int) -> None:
    on = now // 400 % 2  # slower than three flashes a second: safe for the photosensitive
    for pixel in range(pixels):
        _put(rgb, pixel, COLOURS[seat] if (pixel + on) % 2 else WHITE, 255 if on else 90)


def _bar(rgb: bytearray, pixels: int, now: int, left: int, total: int) -> None:
    lit = (left * pixels + total - 1) // total
    colour = COLOURS[2] if 2 * left > total else COLOURS[4] if 6 * left > total else COLOURS[1]
    ending = 6 * left <= total and now // 250 % 2
    for pixel in range(lit):
        _put(rgb, pixel, WHITE if ending else colour)


def _winners(rgb: bytearray, pixels: int, now: int, *seats: int) -> None:
    step = now // 200
    for pixel in range(pixels):
        seat = seats[(pixel + step) // 4 % len(seats)]
        _put(rgb, pixel, COLOURS[seat], 255 if (pixel + step) % 4 else 60)


_SCENES: "dict[str, Callable[..., None]]" = {
    "dark": _dark,
    "seat": _seat,
    "shimmer": _shimmer,
    "alarm": _alarm,
    "bar": _bar,
    "winners": _winners,
}
