"""Paint scenes on any number of pixels. A scene is a tuple of its kind and numbers.

| scene | meaning |
|---|---|
| dark | no light |
| seat, seat | a player's turn: the player's colour, in a pattern that colour-blind players can recognize |
| everybody, seat, ... | all act: each player's colour, side by side |
| shimmer, seat, since | dice have been rolling since this time in ticks; like seat once they stop |
| alarm, seat | a breach, or time has run out; white if the seat is None |
| bar, seat, left, total | the timer of a player's turn |
| winners, seat, ... | the winners at the end |
"""

from .. import ticks
from ..saving.storage import REFUSED, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..board import Storage

    Scene = tuple[Any, ...]

DARK = ("dark",)
CALM = ("dark", "seat", "everybody")  # kinds of scenes that a roll replaces for a moment

# Colour-blind players can also tell these colours apart: for each of the three kinds of colour blindness, the distance
# between any two is at least 20 (CIE76).
COLOURS = ((0, 60, 255), (255, 50, 0), (0, 180, 80), (215, 50, 140), (250, 190, 0), (220, 220, 220))
WHITE = (255, 255, 255)

# Each seat's bright pixels on a strip of 15, with the most significant bit on the left. The patterns resemble the
# seats' portraits. Because 15 is odd, a symmetrical pattern stays symmetrical on any number of pixels.
BRIGHT = (
    0b011110000111100,  # two goggles
    0b111000000000111,  # headphones, at both ends
    0b000001111100000,  # a sprout, in the middle
    0b000000000001111,  # a dark ear, on the right
    0b111111111111111,  # a broad hat
    0b111111100000000,  # a half-dark face
)
FEWEST = 4  # the fewest pixels for these patterns; if there are fewer, they dim seat + 1 times, then pause
ROW = 8  # pixels in a row of the Feather's wing; on more than two rows, each row shows the pattern
DIM = 40  # out of 255
BEAT = 400  # ms
TURNS = 2000  # ms after which other players' colours are shown, if there are fewer pixels than players
BEATS = 16  # number of beats after which the lights dim again

ORDER = "lights"  # a blob that contains SWAPPED if the board check found red and green swapped
SWAPPED = b"swapped"

LEVELS = (0, 20, 70, 255)  # out of 255, for the settings dark, dim, medium, bright
BUDGET = 1900  # the sum of all channels at which the lights draw about 150 mA, at 20 mA for each 255
WARNING = 95  # the part of this budget that is reserved for the pixel that warns
SHIMMER = 700  # ms
SHIMMER_STEP = 100  # ms; each pixel flashes every fourth step, because more than three flashes a second are unsafe
FLASH = 120  # ms for which the pixel at a pressed key stays white
GLOW = 60  # brightness of that pixel, out of 255, if the press was too early to count


def paint(rgb: bytearray, scene: "Scene", now: int) -> None:
    """Paint a scene on dark pixels. `rgb` has three bytes for each pixel."""
    if rgb and scene[0] != "dark":
        _SCENES[scene[0]](rgb, len(rgb) // 3, now, *scene[1:])


def flash(rgb: bytearray, key: int, keys: int, of_255: int = 255) -> None:
    """Light the pixel nearest to a pressed key in white."""
    if rgb:
        _put(rgb, (2 * key + 1) * (len(rgb) // 3) // (2 * keys), WHITE, of_255)


def dim(rgb: bytearray, level: int) -> None:
    """Scale the brightness to LEVELS[level], or lower if the lights would otherwise draw more current than the budget
    allows."""
    of_255 = LEVELS[level]
    total = sum(rgb) * of_255 // 255
    if total > BUDGET - WARNING:
        of_255 = of_255 * (BUDGET - WARNING) // total
    for index in range(len(rgb)):  # `enumerate` would create garbage thirty times a second while lights move
        rgb[index] = rgb[index] * of_255 // 255


def warn(rgb: bytearray, now: int) -> None:
    """Blink the last pixel, even if the lights are off, because a faulty panel cannot show that it is faulty."""
    if rgb:
        _put(rgb, len(rgb) // 3 - 1, COLOURS[1] if now // 500 % 2 else (0, 0, 0), LEVELS[2])


def swapped(storage: "Storage") -> bool:
    """Return whether the board check found red and green swapped."""
    try:
        return whole(storage, ORDER) == SWAPPED
    except REFUSED:
        return False


def swap(rgb: bytearray) -> None:
    """Swap red and green, for lights whose colour order differs from the one in the board's file."""
    for at in range(0, len(rgb), 3):
        rgb[at], rgb[at + 1] = rgb[at + 1], rgb[at]


def _put(rgb: bytearray, pixel: int, colour: tuple[int, int, int], of_255: int = 255) -> None:
    for channel in range(3):
        rgb[3 * pixel + channel] = colour[channel] * of_255 // 255


def _seat(rgb: bytearray, pixels: int, now: int, seat: int) -> None:
    for pixel in range(pixels):
        _put(rgb, pixel, COLOURS[seat], 255 if _bright(seat, pixel, pixels, now) else DIM)


def _bright(seat: int, pixel: int, pixels: int, now: int) -> bool:
    """Return whether a pixel is bright in a seat's pattern."""
    if pixels < FEWEST:
        beat = now // BEAT % BEATS
        return beat % 2 == 0 or beat > 2 * seat + 1
    if pixels > 2 * ROW:
        pixel, pixels = pixel % ROW, ROW
    return bool(BRIGHT[seat] >> 14 - 15 * (2 * pixel + 1) // (2 * pixels) & 1)


def _everybody(rgb: bytearray, pixels: int, now: int, *seats: int) -> None:
    wide = max(pixels, len(seats))
    first = now // TURNS * pixels if pixels < wide else 0
    for pixel in range(pixels):
        _put(rgb, pixel, COLOURS[seats[(first + pixel) % wide * len(seats) // wide]])


def _shimmer(rgb: bytearray, pixels: int, now: int, seat: int, since: int) -> None:
    past = ticks.diff(now, since)
    if not 0 <= past < SHIMMER:
        _seat(rgb, pixels, now, seat)
        return
    step = past // SHIMMER_STEP
    for pixel in range(pixels):
        lit = (pixel * 5 + step * 3) % 4
        _put(rgb, pixel, COLOURS[seat] if lit else WHITE, 60 * lit + 60)


def _alarm(rgb: bytearray, pixels: int, now: int, seat: "int | None") -> None:
    on = now // 400 % 2  # fewer than three flashes a second are safe for photosensitive people
    colour = WHITE if seat is None else COLOURS[seat]
    for pixel in range(pixels):
        _put(rgb, pixel, colour if (pixel + on) % 2 else WHITE, 255 if on else 90)


def _bar(rgb: bytearray, pixels: int, now: int, seat: int, left: int, total: int) -> None:
    of_255 = DIM if 6 * left <= total and now // 250 % 2 else 255
    for pixel in range((left * pixels + total - 1) // total):
        _put(rgb, pixel, COLOURS[seat], of_255)


def _winners(rgb: bytearray, pixels: int, now: int, *seats: int) -> None:
    step = now // 200
    for pixel in range(pixels):
        seat = seats[(pixel + step) // 4 % len(seats)]
        _put(rgb, pixel, COLOURS[seat], 255 if (pixel + step) % 4 else 60)


_SCENES: "dict[str, Callable[..., None]]" = {
    "seat": _seat,
    "everybody": _everybody,
    "shimmer": _shimmer,
    "alarm": _alarm,
    "bar": _bar,
    "winners": _winners,
}
