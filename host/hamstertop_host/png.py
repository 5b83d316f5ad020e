"""Write and read 1-bit PNG files of frames; ink is black."""

from pathlib import Path

from PIL import Image


def write(path: str | Path, buffer: bytes | bytearray, width: int, height: int, scale: int = 1) -> None:
    """Write a MONO_HLSB frame with each pixel as `scale` x `scale`; the same frame always produces the same bytes."""
    image = Image.frombytes("1", (width, height), bytes(buffer), "raw", "1;I")
    if scale != 1:
        image = image.resize((width * scale, height * scale), Image.Resampling.NEAREST)
    image.save(path, "PNG", optimize=True)


def read(path: str | Path) -> tuple[bytes, int, int]:
    """Return a frame with its width and height; pixels that are neither black nor white become the nearer of the
    two."""
    with Image.open(path) as image:
        plain = image.convert("L").point(lambda grey: 255 if grey >= 128 else 0, "1")
        return plain.tobytes("raw", "1;I"), image.width, image.height
