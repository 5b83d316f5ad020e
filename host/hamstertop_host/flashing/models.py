"""The circuit boards that a board file fits, as each runtime names them, and where their file systems lie.

MicroPython names itself `<board name> with <chip>` in `sys.implementation._machine`; its file system ends where the
flash ends and is as large as the board's definition says (ports/rp2/boards/*/mpconfigboard.cmake, and
firmware/*/mpconfigboard.h of pimoroni/badger2040). CircuitPython writes its board id to boot_out.txt; its drive
begins after the firmware and 4 KB of NVM (ports/raspberrypi/mpconfigport.h and boards/*/mpconfigboard.mk).

CircuitPython loads the bytecode that mpy-cross makes for MicroPython, format 6.3, with another first byte. That holds
for the versions in CIRCUITPYTHON_MPY. Their sources agree in py/persistentcode.h (the format), py/bc0.h (the
instructions), py/runtime0.h (the operators) and py/makeqstrdata.py (the numbered names). Another version gets the
sources, if its board has the memory to compile them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ..boards import Board
from ..errors import UserError

BLOCK = 4096  # bytes: what the flash erases at once, and the block of both file systems' images
XIP = 0x10000000  # where the flash lies in the address space

# UF2 families: https://github.com/microsoft/uf2/blob/master/utils/uf2families.json
RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF57  # "absolute": goes to its address, whatever partitions there are

KB = 1024
MB = 1024 * KB

# Release lines whose bytecode is known, read in 10.0.0 to 10.2.1 and in 10.3.0-alpha.4.
CIRCUITPYTHON_MPY = ((10, 0), (10, 1), (10, 2), (10, 3))
CIRCUITPYTHON_TRIED = (10, 2, 1)  # all pages were drawn from bytecode on it: what an image is for unless said otherwise
# The largest module as a share of the heap. Compiling takes 2.8 times its size without comments, and the companion
# holds about half of a Pico's heap. Measured on CircuitPython's unix port, with a heap as on 32 bits:
# all pages of a game whose tracker has 19 KB were drawn from sources in 125 KB. A Pico's limit is 21 KB.
LARGEST_SOURCE = 1 / 8
# What programs have: 171,344 bytes on a Pico as measured, the rest by the RAM of the chips, rather too low.
_HEAP = {RP2040: 167 * KB, RP2350: 400 * KB}
_WIFI = 70 * KB
_PSRAM_HEAP = 1900 * KB


@dataclass(frozen=True)
class FileSystem:
    """Where a file system lies: its address, its blocks, and the UF2 family its chip accepts."""

    address: int
    blocks: int
    family: int


@dataclass(frozen=True)
class Model:
    """One circuit board with one runtime.

    Attributes:
        boards: the ids of the board files it can carry.
        name: what `--model` calls it.
        identity: what its runtime calls it.
        least: the oldest version of the runtime that runs the firmware there.
        filesystem: None where no UF2 can carry it.
        heap: bytes of memory that CircuitPython leaves for programs; 0 for MicroPython, which gets bytecode always.
    """

    boards: tuple[str, ...]
    runtime: str
    name: str
    identity: str
    least: tuple[int, ...]
    filesystem: FileSystem | None
    heap: int = 0


def _micropython(boards: tuple[str, ...], name: str, identity: str, flash: int, size: int, family: int) -> Model:
    """A file system of `size` bytes at the end of the flash. 1.21 is the oldest that the firmware was tried on."""
    filesystem = FileSystem(XIP + flash - size, size // BLOCK, family)
    return Model(boards, "micropython", name, identity, (1, 21), filesystem)


def _circuitpython(
    boards: tuple[str, ...], name: str, identity: str, flash: int, start: int, family: int, wifi: int = 0
) -> Model:
    """A file system from `start` to the end of the flash; `wifi` is the memory that the radio's driver takes."""
    filesystem = FileSystem(XIP + start, (flash - start) // BLOCK, family)
    return Model(boards, "circuitpython", name, identity, (10, 0), filesystem, _HEAP[family] - wifi)


_PICO, _BADGER, _BADGER_W, _FEATHER = ("pico_epaper29",), ("badger2040",), ("badger2040w",), ("feather_thinkink",)

# The first that fits a board and runtime is the usual one. A Badger runs a Pico's MicroPython as well.
MODELS = (
    _micropython(_BADGER, "badger2040", "Pimoroni Badger2040 2MB", 2 * MB, 1408 * KB, RP2040),
    _micropython(_BADGER_W, "badger2040w", "Pimoroni Badger2040W 2MB", 2 * MB, 848 * KB, RP2040),
    _micropython(_PICO + _BADGER, "pico", "Raspberry Pi Pico", 2 * MB, 1408 * KB, RP2040),
    _micropython(_PICO + _BADGER_W, "pico_w", "Raspberry Pi Pico W", 2 * MB, 848 * KB, RP2040),
    _micropython(_PICO, "pico2", "Raspberry Pi Pico2", 4 * MB, 3 * MB, RP2350),
    _micropython(_PICO, "pico2_w", "Raspberry Pi Pico 2 W", 4 * MB, 2560 * KB, RP2350),
    _circuitpython(_PICO, "pico", "raspberry_pi_pico", 2 * MB, 1 * MB, RP2040),
    _circuitpython(_PICO, "pico_w", "raspberry_pi_pico_w", 2 * MB, 1540 * KB, RP2040, _WIFI),
    _circuitpython(_PICO, "pico2", "raspberry_pi_pico2", 4 * MB, 1 * MB, RP2350),
    _circuitpython(_PICO, "pico2_w", "raspberry_pi_pico2_w", 4 * MB, 1540 * KB, RP2350, _WIFI),
    _circuitpython(_FEATHER, "feather_thinkink", "adafruit_feather_rp2040_thinkink", 8 * MB, 1 * MB, RP2040),
    # 10.3 is the first that drives all three panels the MagTag was sold with.
    Model(("esp32s3",), "circuitpython", "esp32s3", "espressif_esp32s3_devkitc_1_n8r8", (10, 0), None, _PSRAM_HEAP),
    Model(("magtag",), "circuitpython", "magtag", "adafruit_magtag_2.9_grayscale", (10, 3), None, _PSRAM_HEAP),
)


_OF_MODULE = {"pico": "pico_epaper29", "feather_thinkink": "feather_thinkink", "esp32s3": "esp32s3"}


def fitting(board: Board, runtime: str) -> list[Model]:
    """The models that a board and runtime may be. A board of one's own may be what others on its module may be."""
    known = {name for model in MODELS for name in model.boards}
    name = board.id if board.id in known else _OF_MODULE.get(board.module, "")
    return [model for model in MODELS if name in model.boards and model.runtime == runtime]


def check_runtime(board: Board, runtime: str) -> None:
    """Refuse a runtime that a board does not run.

    Raises:
        UserError: it does not.
    """
    if runtime not in board.runtimes:
        raise UserError(f"{board.id} does not run {runtime} (it runs {' and '.join(board.runtimes)})")


def choose(board: Board, runtime: str, name: str | None) -> Model:
    """The model of that name; without one the usual model.

    Raises:
        UserError: the board is never of that model, or does not run that runtime.
    """
    check_runtime(board, runtime)
    models = fitting(board, runtime)
    for model in models:
        if name in (None, model.name):
            return model
    raise UserError(f"{board.id} on {runtime} is no {name!r} (models: {_listed(model.name for model in models)})")


def check(board: Board, runtime: str, identity: str, version: tuple[int, ...]) -> Model:
    """The model of a board that calls itself `identity` and runs that version.

    Raises:
        UserError: it is another board, or its runtime is too old.
    """
    models = fitting(board, runtime)
    for model in models:
        if model.identity == identity:
            check_version(model, version)
            return model
    others = sorted({name for model in MODELS if model.identity == identity for name in model.boards})
    remedy = f"hamstertop flash {others[0]}" if others else "see: hamstertop boards"
    raise UserError(f"the board says it is {identity!r}, not {_listed(model.identity for model in models)} ({remedy})")


def check_version(model: Model, version: tuple[int, ...]) -> None:
    """Refuse a version of a circuit board's runtime that is too old.

    Raises:
        UserError: it is.
    """
    if version < model.least:
        raise UserError(
            f"the board runs {_NAMES[model.runtime]} {dotted(version)}, but needs {dotted(model.least)} or newer"
            f" (get it from {_SITES[model.runtime]})"
        )


def loads_bytecode(version: tuple[int, ...]) -> bool:
    """Whether that version of CircuitPython loads the bytecode that mpy-cross makes."""
    return version[:2] in CIRCUITPYTHON_MPY


def check_sources(model: Model, version: tuple[int, ...], files: dict[str, bytes]) -> None:
    """Refuse sources that CircuitPython cannot compile on a circuit board.

    Raises:
        UserError: the memory is too small for the largest of them.
    """
    path = max(files, key=lambda path: len(files[path]) if path.endswith(".py") else 0)
    most = int(model.heap * LARGEST_SOURCE)
    if len(files[path]) > most:
        known = _listed(map(dotted, CIRCUITPYTHON_MPY))
        raise UserError(
            f"the bytecode of CircuitPython {dotted(version)} is not known, and {model.name} has too little memory to"
            f" compile {path}: {len(files[path]) // 1024 + 1} KB, {most // 1024} KB at most (put one of CircuitPython"
            f" {known} on it: {_SITES['circuitpython']})"
        )


_NAMES = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}
_SITES = {"micropython": "https://micropython.org/download", "circuitpython": "https://circuitpython.org/downloads"}


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
