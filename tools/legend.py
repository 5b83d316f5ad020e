"""Draw the pictures for docs/lights.md: the scenes of `companion.lights` on strips of eight pixels.

    python tools/legend.py [--out DIR]

A drawing has one strip, or several from top to bottom for successive moments. A seat's drawing also has the seat's
portrait.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from hamstertop.companion import lights
from hamstertop.drawing.canvas import Canvas
from hamstertop.drawing.pictures.seats import PORTRAITS
from hamstertop_host.simulator.virtual.upright import seen

if TYPE_CHECKING:
    from hamstertop.drawing.canvas import Picture

STRIPS = Path(__file__).resolve().parents[1] / "docs" / "lights"

PIXELS = 8
PITCH = 24  # from pixel to pixel
RADIUS = 9
GAP = 8  # between strips, and next to a portrait


def painted(*moments: tuple["lights.Scene", int], pixels: int = PIXELS) -> list[bytearray]:
    """Return images of scenes at given times in ms, at full brightness."""
    images = [bytearray(3 * pixels) for _ in moments]
    for rgb, (scene, now) in zip(images, moments, strict=True):
        lights.paint(rgb, scene, now)
    return images


def pressed(of_255: int = 255) -> list[bytearray]:
    """Return the lights during the first seat's turn while the middle one of three keys is pressed, and after its
    release."""
    images = painted((("seat", 0), 0), (("seat", 0), 0))
    lights.flash(images[0], 1, 3, of_255)
    return images


def warning() -> list[bytearray]:
    """Return the warning pixel, on and off."""
    images = painted((("dark",), 0), (("dark",), 0))
    for image, now in zip(images, (500, 0), strict=True):
        lights.warn(image, now)
    return images


def drawings() -> dict[str, str]:
    """Return file name -> SVG text for all drawings."""
    seats = {f"seat_{seat}": picture(painted((("seat", seat), 0)), seat) for seat in range(len(lights.COLOURS))}
    few = painted(*((("seat", 1), lights.BEAT * beat) for beat in range(6)), pixels=1)
    return {
        **seats,
        "few": picture([bytearray(b"".join(few))]),  # the moments of a single pixel, side by side
        "everybody": picture(painted((("everybody", 0, 1, 2, 3), 0))),
        "shimmer": picture(painted(*((("shimmer", 0, 0), lights.SHIMMER_STEP * step) for step in range(3)))),
        "alarm": picture(painted((("alarm", 0), 0), (("alarm", 0), 400))),
        "bar": picture(painted(*((("bar", 1, left, 30), 250) for left in (30, 14, 4)))),
        "winners": picture(painted(*((("winners", 0, 4), 200 * step) for step in range(3)))),
        "key": picture(pressed()),
        "early": picture(pressed(lights.GLOW)),
        "warning": picture(warning()),
    }


def picture(images: list[bytearray], seat: int | None = None) -> str:
    """Return the SVG of vertically stacked strips, with a seat's portrait next to them if given."""
    left = 2 * PORTRAITS[seat][0] + GAP if seat is not None else 0
    width = left + PITCH * len(images[0]) // 3
    height = max(2 * PORTRAITS[seat][1] if seat is not None else 0, (PITCH + GAP) * len(images) - GAP)
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">']
    if seat is not None:
        lines += ['<rect width="64" height="64" rx="6" fill="#ffffff"/>']
        lines += [f'<path transform="scale(2)" d="{"".join(_runs(PORTRAITS[seat]))}"/>']
    for number, rgb in enumerate(images):
        y = (height - (PITCH + GAP) * len(images) + GAP) // 2 + (PITCH + GAP) * number
        lines.append(f'<rect x="{left}" y="{y}" width="{width - left}" height="{PITCH}" rx="6" fill="#111111"/>')
        for at in range(0, len(rgb), 3):
            x = left + PITCH * at // 3 + PITCH // 2
            lines.append(f'<circle cx="{x}" cy="{y + PITCH // 2}" r="{RADIUS}" fill="{_seen(*rgb[at : at + 3])}"/>')
    return "\n".join([*lines, "</svg>", ""])


def _runs(portrait: "Picture") -> Iterator[str]:
    """Yield the ink of a picture as SVG paths, with a rectangle for each run of pixels in a row."""
    canvas = Canvas(*portrait[:2])
    canvas.picture(portrait, 0, 0)
    upright, stride = seen(canvas), (canvas.width + 7) // 8
    for y in range(canvas.height):
        row = "".join(f"{byte:08b}" for byte in upright[y * stride : (y + 1) * stride])
        x = 0
        for run in row.replace("10", "1 0").replace("01", "0 1").split():
            if run[0] == "1":
                yield f"M{x} {y}h{len(run)}v1h-{len(run)}z"
            x += len(run)


def _seen(*channels: int) -> str:
    """Convert a pixel's colour, which has linear brightness, to sRGB for screens, and return it."""
    values = (channel / 255 for channel in channels)
    encoded = (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055 for value in values)
    red, green, blue = (max(round(255 * value), 0x2A) for value in encoded)  # keeps dark pixels visible
    return f"#{red:02x}{green:02x}{blue:02x}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="legend", description="Draw the strips in docs/lights.md.")
    parser.add_argument("--out", type=Path, default=STRIPS)
    folder = parser.parse_args(arguments).out
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawings().items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
