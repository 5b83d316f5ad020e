"""What goes on a board: a UF2 with the firmware built into MicroPython, or files on CircuitPython's drive.

An RP2040 has too little memory to run the firmware from files. The firmware does not use the radio, so a Pico W takes
the Pico's UF2, and a Pico 2 W the Pico 2's. With our UF2, all boards with an RP2040 and 2 MB of flash identify
themselves as a Pico, and a Feather ThinkInk as a Feather RP2040: chip and flash are the same, and pins are identified
by number.

The CircuitPython versions below can load the bytecode that mpy-cross makes for MicroPython (format 6.3) if its first
byte is changed. Their sources agree with MicroPython's in py/persistentcode.h (the format), py/bc0.h (the
instructions), py/runtime0.h (the operators) and py/makeqstrdata.py (the numbered names). This was verified for 10.2.0,
10.2.1 and 10.3.0-alpha.4.

Everything that has been tested is supported, even if it was tested only on models and emulators.
"""

from dataclasses import dataclass

from hamstertop_games import remedies
from hamstertop_games.errors import UserError

from ..boards import Board


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
        identity: the name by which it identifies itself, followed by "with" and the chip.
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
class Uf2s:
    """The UF2s for the boards with one module.

    Attributes:
        frozen: the firmware for each chip that the module can have, starting with the usual one.
        boards: the boards whose UF2s are in a release. A board of your own starts with the first one's.
        names: what the names begin with by which MicroPython identifies the module.
    """

    frozen: tuple[Frozen, ...]
    boards: tuple[str, ...]
    names: tuple[str, ...]


UF2S = {
    "pico": Uf2s((PICO, PICO2), ("pico_epaper29", "inky_pack"), ("Raspberry Pi Pico",)),
    "badger2040": Uf2s((PICO,), ("badger2040", "badger2040w"), ("Pimoroni Badger2040", "Raspberry Pi Pico")),
    "feather_thinkink": Uf2s((FEATHER,), ("feather_thinkink",), ("Adafruit Feather RP2040",)),
}


@dataclass(frozen=True)
class Drive:
    """A module with CircuitPython.

    Attributes:
        identity: CircuitPython's id for it, as in boot_out.txt.
        lines: the release lines that can run the firmware on it.
    """

    identity: str
    lines: tuple[tuple[int, int], ...]

    @property
    def versions(self) -> str:
        """Return a description of the versions that can run the firmware."""
        first, last = dotted(self.lines[0]), dotted(self.lines[-1])
        return first if first == last else f"{first} to {last}"


DRIVES = {
    "badger2350": Drive("pimoroni_badger2350", ((10, 2), (10, 3))),  # 10.2 is the first version that supports it
    "magtag": Drive("adafruit_magtag_2.9_grayscale", ((10, 3),)),  # the first one that supports all three of its panels
}


def released(board: Board) -> str:
    """Return the id of the board whose UF2 a release has for this one: its own id, or for a board of your own, that of
    one with the same module."""
    there = UF2S[board.module].boards
    return board.id if board.id in there else there[0]


def builds(board: Board) -> tuple[Frozen, ...]:
    """Return the frozen firmware images for a board, one for each chip. A board with CircuitPython has none."""
    return UF2S[board.module].frozen if board.module in UF2S else ()


def frozen(board: Board, chip: str = "") -> Frozen:
    """Return the frozen firmware for a board with this chip, or with the usual one.

    Raises:
        UserError: the board does not have this chip, or does not have a UF2.
    """
    there = builds(board)
    if not there:
        raise UserError(f"{board.id} has no UF2, because it runs the firmware as files on {board.runtime}")
    for each in there:
        if chip in ("", each.chip.name):
            return each
    has = " or ".join(each.chip.name for each in there)
    raise UserError(f"{board.id} has an {has}, not an {chip} (is this a different board?)")


def check_machine(board: Board, machine: str) -> None:
    """Check that what a board with MicroPython says about itself fits a board file.

    Raises:
        UserError: it is a different board.
    """
    names = UF2S[board.module].names
    if not machine.startswith(names):
        raise UserError(
            f"the board reports {machine!r}, not {' or '.join(names)} (see: {remedies.hamstertop('boards')})"
        )


def check_circuitpython(board: Board, identity: str, version: tuple[int, ...]) -> None:
    """Check that a board's CircuitPython fits a board file and can run the firmware.

    Raises:
        UserError: it is a different board, the version is too old, or its bytecode is not known.
    """
    drive = DRIVES[board.module]
    if identity != drive.identity:
        raise UserError(f"the board reports {identity!r}, not {drive.identity} (see: {remedies.hamstertop('boards')})")
    if version[:2] not in drive.lines:
        raise UserError(
            f"the board runs CircuitPython {dotted(version)}, but the firmware needs {drive.versions}"
            " (get it from https://circuitpython.org/downloads)"
        )


def dotted(version: tuple[int, ...]) -> str:
    """Return a version in dotted form."""
    return ".".join(map(str, version))
