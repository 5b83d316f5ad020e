"""Draw the installed site's icons from the logo, which is also the page's favicon."""

import io
import urllib.parse
from xml.etree import ElementTree

from PIL import Image, ImageDraw

SIDE = 64  # the width and height of the logo's view box
FINE = 4  # the factor by which icons are drawn larger before being scaled down
COLOURS = 64
GROUND = "#3a2618"


def icon(page: str, size: int, share: float = 1.0, ground: bool = False) -> bytes:
    """Return a PNG icon.

    Args:
        page: the HTML of the page with the logo.
        size: the width and height in pixels.
        share: the share of the width that the logo takes up.
        ground: whether the background is the page's brown instead of transparent.
    """
    address = page.split('rel="icon" href="data:image/svg+xml,')[1].split('"')[0]
    canvas = Image.new("RGBA", (FINE * size, FINE * size), GROUND if ground else (0, 0, 0, 0))
    draw = ImageDraw.Draw(canvas)
    scale = FINE * size * share / SIDE
    margin = FINE * size * (1 - share) / 2
    for shape in ElementTree.fromstring(urllib.parse.unquote(address)):
        x, y = float(shape.attrib["cx"]), float(shape.attrib["cy"])
        across = float(shape.get("rx") or shape.attrib["r"])
        down = float(shape.get("ry") or shape.attrib["r"])
        corners = (x - across, y - down, x + across, y + down)
        draw.ellipse([margin + scale * at for at in corners], fill=shape.attrib["fill"])
    file = io.BytesIO()
    small = canvas.resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
    return file.getvalue()
