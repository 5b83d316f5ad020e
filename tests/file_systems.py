"""Create boards' file systems in memory (littlefs for MicroPython, FAT for CircuitPython), and UF2 files."""

import contextlib
import struct
from collections.abc import Iterator

import fatfs  # type: ignore[import-untyped]
import littlefs
from fatfs.wrapper import FatFSException  # type: ignore[import-untyped]

from hamstertop_host.flashing.models import BLOCK, RP2040
from hamstertop_host.flashing.planning import KEPT, SAVED

LFS_WRITE = 256  # bytes, as in MicroPython's rp2 port
LFS_CACHE = 4 * LFS_WRITE  # as in MicroPython's driver
SECTOR = 512
LABEL = b"CIRCUITPY"
# The files that CircuitPython puts on a drive that it formats, so that computers leave it alone.
KEEP_OFF = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")

UF2_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
UF2_FAMILY_GIVEN = 0x2000
UF2_PAYLOAD = 256


def make(runtime: str, files: dict[str, bytes], blocks: int) -> bytes:
    """Return a file system of this many blocks that contains these files and has room for saved games. Verify it by
    reading the files back.

    Raises:
        ValueError: the files do not fit.
    """
    size = blocks * BLOCK
    made = _littlefs if runtime == "micropython" else _fat
    full = files | {f"{SAVED}/room": bytes(KEPT)}
    try:
        back = read(runtime, made(full, size))  # FatFs silently truncates files if there is no room
        if back.items() >= full.items():
            return made(files, size)
    except (littlefs.LittleFSError, FatFSException, OSError):
        pass
    raise ValueError(f"{sum(map(len, full.values())) // 1024} KB do not fit into {size // 1024} KB")


def read(runtime: str, image: bytes) -> dict[str, bytes]:
    """Return the content of every file in an image, by path."""
    return (_read_littlefs if runtime == "micropython" else _read_fat)(image)


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


def _littlefs(files: dict[str, bytes], size: int) -> bytes:
    buffer = bytearray(b"\xff" * size)
    system = on_littlefs(buffer)
    system.format()
    system.mount()
    for path, data in files.items():
        system.makedirs("/" + path.rpartition("/")[0], exist_ok=True)
        with system.open(path, "wb") as file:
            file.write(data)
    system.unmount()
    return bytes(buffer)


def _read_littlefs(image: bytes) -> dict[str, bytes]:
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


@contextlib.contextmanager
def on_fat(buffer: bytearray, fresh: bool) -> Iterator["fatfs.PartitionExtended"]:
    partition = fatfs.create_extended_partition(fatfs.RamDisk(buffer, sector_size=SECTOR))
    if fresh:
        partition.mkfs()
        _name(buffer)
    partition.mount()
    try:
        yield partition
    finally:
        partition.unmount()


def _name(buffer: bytearray) -> None:
    """Write the volume label into the first entry of the root folder, where FAT stores it."""
    reserved, copies, length = struct.unpack_from("<HB5xH", buffer, 14)
    struct.pack_into("<11sB", buffer, (reserved + copies * length) * SECTOR, LABEL.ljust(11), 0x08)


def _fat(files: dict[str, bytes], size: int) -> bytes:
    buffer = bytearray(size)
    with on_fat(buffer, fresh=True) as partition:
        for path, data in {**dict.fromkeys(KEEP_OFF, b""), **files}.items():
            folder = path.rpartition("/")[0]
            if folder:
                partition.makedirs("/" + folder, exist_ok=True)
            partition.write_file("/" + path, data)
    return bytes(buffer)


def _read_fat(image: bytes) -> dict[str, bytes]:
    files = {}
    with on_fat(bytearray(image), fresh=False) as partition:
        for folder, _, names in partition.walk("/"):
            for name in names:
                path = f"{folder}/{name}".replace("//", "/")
                files[path.lstrip("/")] = partition.read_file(path)
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
