"""Write and read frames as 1-bit PNG files, with ink in black."""

from pathlib import Path

from PIL import Image


def write(path: str | Path, buffer: bytes | bytearray, width: int, height: int, scale: int = 1) -> None:
    """Write a MONO_HLSB frame with pixels enlarged to `scale` x `scale`. The same frame always produces the same
    bytes."""
    image = Image.frombytes("1", (width, height), bytes(buffer), "raw", "1;I")
    if scale != 1:
        image = image.resize((width * scale, height * scale), Image.Resampling.NEAREST)
    image.save(path, "PNG", optimize=True)


def read(path: str | Path) -> tuple[bytes, int, int]:
    """Return a frame with its width and height. Pixels are converted to black or white, whichever is nearer."""
    with Image.open(path) as image:
        plain = image.convert("L").point(lambda grey: 255 if grey >= 128 else 0, "1")
        return plain.tobytes("raw", "1;I"), image.width, image.height
