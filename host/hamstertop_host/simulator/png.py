"""Write and read frames as 1-bit PNG files, with ink in black."""

from pathlib import Path

from PIL import Image


def write(path: str | Path, buffer: bytes | bytearray, width: int, height: int) -> None:
    """Write a MONO_HLSB frame. The same frame always produces the same bytes."""
    Image.frombytes("1", (width, height), bytes(buffer), "raw", "1;I").save(path, "PNG", optimize=True)


def read(path: str | Path) -> tuple[bytes, int, int]:
    """Return a frame with its width and height. Pixels are converted to black or white, whichever is nearer."""
    with Image.open(path) as image:
        plain = image.convert("L").point(lambda grey: 255 if grey >= 128 else 0, "1")
        return plain.tobytes("raw", "1;I"), image.width, image.height
