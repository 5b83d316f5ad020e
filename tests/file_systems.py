"""Create the littlefs of boards with MicroPython in memory, and UF2 files."""

import struct

import littlefs

from hamstertop_host.flashing.models import RP2040

BLOCK = 4096  # bytes: the flash's erase unit, and the file system's block size
LFS_WRITE = 256  # bytes, as in MicroPython's rp2 port
LFS_CACHE = 4 * LFS_WRITE  # as in MicroPython's driver

UF2_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
UF2_FAMILY_GIVEN = 0x2000
UF2_PAYLOAD = 256


def on_littlefs(buffer: bytearray) -> littlefs.LittleFS:
    """Return an unmounted littlefs in memory."""
    context = littlefs.UserContext(len(buffer))
    context.buffer = buffer
    return littlefs.LittleFS(
        context,
        mount=False,
        block_size=BLOCK,
        block_count=len(buffer) // BLOCK,
        read_size=LFS_WRITE,
        prog_size=LFS_WRITE,
        cache_size=LFS_CACHE,  # files of up to half this size are stored in their folder's block
    )


def make(files: dict[str, bytes], blocks: int) -> bytes:
    """Return a file system of this many blocks that contains these files."""
    buffer = bytearray(b"\xff" * blocks * BLOCK)
    system = on_littlefs(buffer)
    system.format()
    system.mount()
    for path, data in files.items():
        system.makedirs("/" + path.rpartition("/")[0], exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(data)
    system.unmount()
    return bytes(buffer)


def read(image: bytes) -> dict[str, bytes]:
    """Return the content of every file in an image, by path."""
    system = on_littlefs(bytearray(image))
    system.mount()
    files = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = f"{folder}/{name}".lstrip("/")
            with system.open(path, "rb") as file:
                files[path] = file.read()
    system.unmount()
    return files


def uf2(data: bytes, address: int, family: int = RP2040.families[0]) -> bytes:
    """Return a UF2 file that writes data, padded to whole blocks, to an address."""
    first, second, last = UF2_MAGIC
    count = -(-len(data) // UF2_PAYLOAD)
    blocks = []
    for number in range(count):
        at = number * UF2_PAYLOAD
        head = (first, second, UF2_FAMILY_GIVEN, address + at, UF2_PAYLOAD, number, count, family)
        blocks.append(struct.pack("<8I476sI", *head, data[at : at + UF2_PAYLOAD], last))
    return b"".join(blocks)
