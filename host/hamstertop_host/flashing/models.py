"""The circuit boards that fit a board file, by the names their runtimes use, and the firmware for each: a UF2 or files.

MicroPython identifies itself as `<board name> with <chip>` in `sys.implementation._machine` (ports/rp2/boards/*/
mpconfigboard.h, and firmware/*/mpconfigboard.h of pimoroni/badger2040). CircuitPython writes its board id to
boot_out.txt; its drive begins after the firmware and 4 KB of NVM (ports/raspberrypi/mpconfigport.h and
boards/*/mpconfigboard.mk).

With either runtime, an RP2040 has too little memory to run the firmware from files. The same is true of a Pico 2 W with
CircuitPython, whose radio driver takes 70 KB. These boards need a UF2 with the firmware frozen into MicroPython. The
firmware does not use the radio, so a Pico W takes the Pico's UF2.

The versions in CIRCUITPYTHON can load the bytecode that mpy-cross makes for MicroPython (format 6.3) if its first byte
is changed. Their sources agree with MicroPython's in py/persistentcode.h (the format), py/bc0.h (the instructions),
py/runtime0.h (the operators) and py/makeqstrdata.py (the numbered names).

Everything that has been tested is supported, even if it was tested only on models and emulators. docs/flashing.md has
the details and a table.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from ..boards import Board
from ..errors import UserError

KB = 1024
MB = 1024 * KB
BLOCK = 4096  # bytes: the flash's erase unit, and the block size of both file systems

# The first release line whose `lightsleep` leaves USB, radio and watchdog as the firmware needs them
MICROPYTHON = (1, 26)
# Release lines with known bytecode, verified for 10.0.0 to 10.2.1 and 10.3.0-alpha.4
CIRCUITPYTHON = ((10, 0), (10, 1), (10, 2), (10, 3))


@dataclass(frozen=True)
class Chip:
    """A chip with a boot loader that accepts UF2 files.

    Attributes:
        suffix: the suffix of its files' names.
        drive: the id in INFO_UF2.TXT on the boot loader's drive.
        families: the UF2 families in firmware for it, starting with the firmware's own.
    """

    name: str
    suffix: str
    drive: str
    families: tuple[int, ...]


# https://github.com/microsoft/uf2/blob/master/utils/uf2families.json; MicroPython's files for the RP2350 begin with a
# block of the family "absolute".
RP2040 = Chip("RP2040", "", "RPI-RP2", (0xE48BFF56,))
RP2350 = Chip("RP2350", "-pico2", "RP2350", (0xE48BFF59, 0xE48BFF57))


@dataclass(frozen=True)
class Frozen:
    """MicroPython with the firmware and a board file frozen in. Each board file has its own UF2.

    Attributes:
        definition: the folder in ports/rp2/boards with its board definition.
        identity: the name by which it identifies itself.
    """

    chip: Chip
    definition: str
    identity: str

    def uf2(self, board: str) -> str:
        """Return the name of the UF2 for a board."""
        return f"hamstertop-{board}{self.chip.suffix}.uf2"


PICO = Frozen(RP2040, "RPI_PICO", "Raspberry Pi Pico")
PICO2 = Frozen(RP2350, "RPI_PICO2", "Raspberry Pi Pico2")
FEATHER = Frozen(RP2040, "ADAFRUIT_FEATHER_RP2040", "Adafruit Feather RP2040")


@dataclass(frozen=True)
class Model:
    """A circuit board with a runtime.

    Attributes:
        boards: the ids of the board files that fit it.
        name: its name for users, such as "pico2".
        identity: the runtime's name for it.
        frozen: the frozen firmware that it accepts as a UF2, or None.
        blocks: the minimum number of blocks in its file system, or 0 if it has too little memory to run the firmware
            from files.
        least: the oldest version of the runtime that can run the firmware from files.
    """

    boards: tuple[str, ...]
    runtime: str
    name: str
    identity: str
    frozen: Frozen | None
    blocks: int = 0
    least: tuple[int, ...] = MICROPYTHON

    @property
    def takes_files(self) -> bool:
        """Return whether the firmware can also run from files."""
        return self.blocks > 0


def _circuitpython(
    boards: tuple[str, ...],
    name: str,
    identity: str,
    drive: int = 0,
    frozen: Frozen | None = None,
    least: tuple[int, ...] = CIRCUITPYTHON[0],
) -> Model:
    return Model(boards, "circuitpython", name, identity, frozen, drive // BLOCK, least)


_EPAPER, _PACK, _BADGER, _BADGER_W = ("pico_epaper29",), ("inky_pack",), ("badger2040",), ("badger2040w",)
_FEATHER = ("feather_thinkink",)

# The first model that fits a board and runtime is the usual one. With our UF2, all boards with an RP2040 and 2 MB of
# flash identify themselves as a Pico, and a Feather ThinkInk runs the UF2 of the Feather RP2040. Chip and flash are the
# same, and pins are identified by number.
MODELS = (
    Model(_BADGER, "micropython", "badger2040", "Pimoroni Badger2040 2MB", PICO),
    Model(_BADGER_W, "micropython", "badger2040w", "Pimoroni Badger2040W 2MB", PICO),
    Model(_EPAPER + _PACK + _BADGER + _BADGER_W, "micropython", "pico", "Raspberry Pi Pico", PICO),
    Model(_EPAPER + _PACK + _BADGER_W, "micropython", "pico_w", "Raspberry Pi Pico W", PICO),
    Model(_EPAPER + _PACK, "micropython", "pico2", "Raspberry Pi Pico2", PICO2, 3 * MB // BLOCK),
    Model(_EPAPER + _PACK, "micropython", "pico2_w", "Raspberry Pi Pico 2 W", PICO2, 2560 * KB // BLOCK),
    Model(_FEATHER, "micropython", "feather_thinkink", "Adafruit Feather RP2040", FEATHER),
    _circuitpython(_EPAPER, "pico2", "raspberry_pi_pico2", 3 * MB, PICO2),
    _circuitpython(_EPAPER, "pico2_w", "raspberry_pi_pico2_w", frozen=PICO2),
    _circuitpython(_EPAPER, "pico", "raspberry_pi_pico", frozen=PICO),
    _circuitpython(_EPAPER, "pico_w", "raspberry_pi_pico_w", frozen=PICO),
    _circuitpython(_FEATHER, "feather_thinkink", "adafruit_feather_rp2040_thinkink", frozen=FEATHER),
    # On these boards, with 4, 8 and at least 8 MB of flash, the drive is CircuitPython's partition `user_fs`
    _circuitpython(("esp32s3",), "esp32s3", "espressif_esp32s3_devkitc_1_n8r8", 3776 * KB),
    # 10.2 is the first version that supports it
    _circuitpython(("badger2350",), "badger2350", "pimoroni_badger2350", 16 * MB - 1540 * KB, least=(10, 2)),
    _circuitpython(("heltec_e290",), "heltec_e290", "heltec_vision_master_e290", 3776 * KB),
    # 10.3 is the first version that supports all three panels sold with the MagTag
    _circuitpython(("magtag",), "magtag", "adafruit_magtag_2.9_grayscale", 960 * KB, least=(10, 3)),
)

_OF_MODULE = {"pico": "pico_epaper29", "feather_thinkink": "feather_thinkink", "esp32s3": "esp32s3"}


def known_as(board: Board) -> str:
    """Return the id of the board whose UF2 a board uses: its own id, or for a custom board, that of its module."""
    known = {name for model in MODELS for name in model.boards}
    return board.id if board.id in known else _OF_MODULE.get(board.module, "")


def fitting(board: Board, runtime: str) -> list[Model]:
    """Return the models that fit a board and runtime."""
    name = known_as(board)
    return [model for model in MODELS if name in model.boards and model.runtime == runtime]


def builds(board: Board) -> list[Frozen]:
    """Return the frozen firmware images for a board, one for each chip."""
    return list(dict.fromkeys(model.frozen for model in fitting(board, "micropython") if model.frozen))


def frozen(board: Board, name: str | None) -> Frozen:
    """Return the frozen firmware for a board and the named model, or the usual model if None.

    Raises:
        UserError: the board does not fit this model, or does not have a UF2.
    """
    check_runtime(board, "micropython")
    there = [model for model in fitting(board, "micropython") if model.frozen]
    for model in there:
        if model.frozen and name in (None, model.name):
            return model.frozen
    raise UserError(
        f"{name!r} is not a model of circuit board for {board.id} (known: {_listed([model.name for model in there])})"
    )


def check_runtime(board: Board, runtime: str) -> None:
    """Check that a board supports a runtime.

    Raises:
        UserError: the board does not support it.
    """
    if runtime not in board.runtimes:
        models = fitting(board, runtime)
        if models and not any(model.takes_files for model in models):
            check_files(board, models[0])
        raise UserError(f"{board.id} does not run {runtime} (it runs {' and '.join(board.runtimes)})")


def recognise(board: Board, runtime: str, identity: str) -> Model:
    """Return the model that identifies itself as `identity`.

    Raises:
        UserError: it does not fit the board.
    """
    models = fitting(board, runtime)
    for model in models:
        if model.identity == identity:
            return model
    others = [name for model in MODELS if model.identity == identity for name in model.boards]
    remedy = f"run: hamstertop flash {others[0]}" if others else "see: hamstertop boards"
    there = _listed([model.identity for model in models])
    raise UserError(f"the board reports {identity!r}, not {there} ({remedy})")


def check_files(board: Board, model: Model) -> None:
    """Check that a circuit board has enough memory to run the firmware from files.

    Raises:
        UserError: the circuit board has too little memory.
    """
    if model.frozen and not model.takes_files:
        uf2 = model.frozen.uf2(known_as(board))
        raise UserError(
            f"{NAMES[model.runtime]} on a {model.identity} leaves too little memory to run the firmware from files"
            f" (run hamstertop flash {board.id}, or hold BOOTSEL while plugging it in, and copy {uf2} to the drive"
            " that appears)"
        )


def check_version(model: Model, version: tuple[int, ...]) -> None:
    """Check the version of a circuit board's runtime.

    Raises:
        UserError: the version is too old, or its bytecode is not known.
    """
    if version < model.least or (model.runtime == "circuitpython" and version[:2] not in lines(model)):
        raise UserError(
            f"the board runs {NAMES[model.runtime]} {dotted(version)}, but the firmware needs {supported(model)}"
            f" (get it from {_SITES[model.runtime]})"
        )


def lines(model: Model) -> list[tuple[int, ...]]:
    """Return the CircuitPython release lines that can run the firmware on a circuit board."""
    return [line for line in CIRCUITPYTHON if line >= model.least]


def supported(model: Model) -> str:
    """Return a description of the runtime versions that can run the firmware from files."""
    if model.runtime == "micropython":
        return f"{dotted(model.least)} or newer"
    first, last = dotted(lines(model)[0]), dotted(lines(model)[-1])
    return first if first == last else f"{first} to {last}"


def table() -> str:
    """Return a Markdown table of boards, circuit boards and files, for docs/flashing.md."""
    rows = ["| board | circuit board | what goes on it |", "|---|---|---|"]
    for model in MODELS:
        if model.takes_files or model.runtime == "micropython":
            names = ", ".join(f"`{name}`" for name in model.boards)
            one = model.frozen if model.runtime == "micropython" else None
            ways = [f"`{one.uf2('BOARD')}`"] if one else []
            ways += [f"files on {NAMES[model.runtime]} {supported(model)}"] * model.takes_files
            rows.append(f"| {names} | `{model.name}` | {' or '.join(ways)} |")
    return "\n".join(rows)


NAMES = {"micropython": "MicroPython", "circuitpython": "CircuitPython"}
_SITES = {"micropython": "https://micropython.org/download", "circuitpython": "https://circuitpython.org/downloads"}


def dotted(version: tuple[int, ...]) -> str:
    """Return a version in dotted form."""
    return ".".join(map(str, version))


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
