"""Whole file systems as files: littlefs for MicroPython, FAT for CircuitPython, and UF2 to drop on a boot loader."""

import contextlib
import re
import struct
from collections.abc import Iterator

import fatfs  # type: ignore[import-untyped]
import littlefs
from fatfs.wrapper import FatFSException  # type: ignore[import-untyped]

from ..errors import UserError
from .models import BLOCK, MODELS, FileSystem, Model
from .planning import KEPT, SAVED

LFS_WRITE = 256  # bytes: what MicroPython's rp2 port mounts with
LFS_CACHE = 4 * LFS_WRITE  # as MicroPython's driver has it
SECTOR = 512
LABEL = b"CIRCUITPY"
# What CircuitPython puts on a drive it formats, so that computers leave it alone.
KEEP_OFF = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")

UF2_MAGIC = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
UF2_FAMILY_GIVEN = 0x2000
UF2_PAYLOAD = 256
UF2_BLOCK = 512
UF2_NOT_FLASH = 1  # a flag
UF2_ADDRESS, UF2_NUMBER, UF2_FAMILY = 12, 20, 28  # where they are in a block
BANNER = re.compile(rb"(Micro|Circuit)Python v?(\d+)\.(\d+)\.(\d+)[^\0]* on \d{4}-")  # what a runtime prints first


def make(runtime: str, files: dict[str, bytes], filesystem: FileSystem) -> bytes:
    """A file system that holds the files and has room left for saved games, checked by reading it back.

    Raises:
        UserError: they do not fit.
    """
    size = filesystem.blocks * BLOCK
    made = _littlefs if runtime == "micropython" else _fat
    full = files | {f"{SAVED}/room": bytes(KEPT)}
    try:
        back = read(runtime, made(full, size))  # FatFs cuts a file off where the room ends, and says nothing
        if back.items() >= full.items():
            return made(files, size)
    except (littlefs.LittleFSError, FatFSException, OSError):
        pass
    total = sum(map(len, full.values()))
    raise UserError(f"{total // 1024} KB do not fit into {size // 1024} KB (choose a --model with more)")


def read(runtime: str, image: bytes) -> dict[str, bytes]:
    """Path -> content of every file of an image."""
    return (_read_littlefs if runtime == "micropython" else _read_fat)(image)


def on_littlefs(buffer: bytearray) -> littlefs.LittleFS:
    """A littlefs in memory, not yet mounted."""
    context = littlefs.UserContext(len(buffer))
    context.buffer = buffer
    return littlefs.LittleFS(
        context,
        mount=False,
        block_size=BLOCK,
        block_count=len(buffer) // BLOCK,
        read_size=LFS_WRITE,
        prog_size=LFS_WRITE,
        cache_size=LFS_CACHE,  # files of up to half of it lie in their folder's block
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
    """Put the volume's label where FAT keeps it: in the first entry of the root folder."""
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


def uf2(image: bytes, filesystem: FileSystem) -> bytes:
    """The image as a file that a boot loader's drive takes: whole, so that nothing older shines through."""
    first, second, last = UF2_MAGIC
    count = len(image) // UF2_PAYLOAD
    blocks = []
    for number in range(count):
        at = number * UF2_PAYLOAD
        address = filesystem.address + at
        head = (first, second, UF2_FAMILY_GIVEN, address, UF2_PAYLOAD, number, count, filesystem.family)
        payload = image[at : at + UF2_PAYLOAD]
        blocks.append(struct.pack("<8I476sI", *head, payload, last))
    return b"".join(blocks)


def joined(runtime: bytes, firmware: bytes) -> bytes:
    """The runtime's own UF2 file and an image's as one: what is dropped on a boot loader's drive then starts at once.

    Raises:
        UserError: the runtime's is no UF2 file, is for another chip, or reaches into the image.
    """
    blocks = [*_blocks(runtime), *_blocks(firmware)]
    families = {struct.unpack_from("<I", block, UF2_FAMILY)[0] for block in blocks}
    if len(families) != 1:
        raise UserError("the runtime's UF2 and the image name different chips (drop them one after the other)")
    places = [struct.unpack_from("<II", block, UF2_ADDRESS) for block in blocks]
    reached = 0
    for address, size in sorted(places):
        if address < reached:
            raise UserError("the runtime's UF2 reaches into the image (is it the one for this board? see --model)")
        reached = address + size
    for number, block in enumerate(blocks):
        struct.pack_into("<II", block, UF2_NUMBER, number, len(blocks))
    return b"".join(blocks)


def runtime_in(uf2: bytes) -> tuple[tuple[int, ...], Model] | None:
    """The version and the circuit board of a runtime's own UF2 file, by the texts with which it names itself; None
    where they are not found.

    Raises:
        UserError: it is no UF2 file.
    """
    flash = b"".join(bytes(block[32 : 32 + UF2_PAYLOAD]) for block in _blocks(uf2))
    banner = BANNER.search(flash)
    if banner:
        runtime = banner[1].decode().lower() + "python"
        named = b"%s with RP" if runtime == "micropython" else b"\0%s\0"
        for model in MODELS:
            if model.runtime == runtime and named % model.identity.encode() in flash:
                return tuple(map(int, banner.groups()[1:])), model
    return None


def _blocks(uf2: bytes) -> list[bytearray]:
    """The blocks of a UF2 file that go to the flash."""
    blocks = [bytearray(uf2[at : at + UF2_BLOCK]) for at in range(0, len(uf2), UF2_BLOCK)]
    first, second, last = UF2_MAGIC
    for block in blocks:
        if len(block) < UF2_BLOCK or struct.unpack_from("<II", block) != (first, second):
            raise UserError("that is no UF2 file (give the runtime's own, as its download page has it)")
        if struct.unpack_from("<I", block, UF2_BLOCK - 4)[0] != last:
            raise UserError("that UF2 file is damaged (download it again)")
    if not blocks:
        raise UserError("that UF2 file is empty (download it again)")
    return [block for block in blocks if not struct.unpack_from("<I", block, 8)[0] & UF2_NOT_FLASH]
