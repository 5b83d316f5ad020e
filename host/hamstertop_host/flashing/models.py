"""The circuit boards that a board file fits, as each runtime names them, and where their file systems lie.

MicroPython names itself `<board name> with <chip>` in `sys.implementation._machine`; its file system ends where the
flash ends and is as large as the board's definition says (ports/rp2/boards/*/mpconfigboard.cmake, and
firmware/*/mpconfigboard.h of pimoroni/badger2040). CircuitPython writes its board id to boot_out.txt; its drive
begins after the firmware and 4 KB of NVM (ports/raspberrypi/mpconfigport.h and boards/*/mpconfigboard.mk).
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
    """

    boards: tuple[str, ...]
    runtime: str
    name: str
    identity: str
    least: tuple[int, ...]
    filesystem: FileSystem | None


def _micropython(boards: tuple[str, ...], name: str, identity: str, flash: int, size: int, family: int) -> Model:
    """A file system of `size` bytes at the end of the flash. 1.21 is the oldest that the firmware was tried on."""
    filesystem = FileSystem(XIP + flash - size, size // BLOCK, family)
    return Model(boards, "micropython", name, identity, (1, 21), filesystem)


def _circuitpython(boards: tuple[str, ...], name: str, identity: str, flash: int, start: int, family: int) -> Model:
    """A file system from `start` to the end of the flash."""
    filesystem = FileSystem(XIP + start, (flash - start) // BLOCK, family)
    return Model(boards, "circuitpython", name, identity, (10, 0), filesystem)


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
    _circuitpython(_PICO, "pico_w", "raspberry_pi_pico_w", 2 * MB, 1540 * KB, RP2040),
    _circuitpython(_PICO, "pico2", "raspberry_pi_pico2", 4 * MB, 1 * MB, RP2350),
    _circuitpython(_PICO, "pico2_w", "raspberry_pi_pico2_w", 4 * MB, 1540 * KB, RP2350),
    _circuitpython(_FEATHER, "feather_thinkink", "adafruit_feather_rp2040_thinkink", 8 * MB, 1 * MB, RP2040),
    # 10.3 is the first that drives all three panels the MagTag was sold with.
    Model(("magtag",), "circuitpython", "magtag", "adafruit_magtag_2.9_grayscale", (10, 3), None),
)


def fitting(board: Board, runtime: str) -> list[Model]:
    """The models that a board and runtime may be."""
    return [model for model in MODELS if board.id in model.boards and model.runtime == runtime]


def choose(board: Board, runtime: str, name: str | None) -> Model:
    """The model of that name; without one the usual model.

    Raises:
        UserError: the board is never of that model.
    """
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
            if version < model.least:
                raise UserError(
                    f"the board runs {_NAMES[runtime]} {_dotted(version)}, but needs {_dotted(model.least)} or newer"
                    f" (get it from {_SITES[runtime]})"
                )
            return model
    others = sorted({name for model in MODELS if model.identity == identity for name in model.boards})
    remedy = f"hamstertop flash {others[0]}" if others else "see: hamstertop boards"
    raise UserError(f"the board says it is {identity!r}, not {_listed(model.identity for model in models)} ({remedy})")


_NAMES = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}
_SITES = {"micropython": "https://micropython.org/download", "circuitpython": "https://circuitpython.org/downloads"}


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
