"""`make uf2`: the firmware built into MicroPython.

python -m hamstertop_host.flashing.frozen BOARD CHECKOUT [--model M] [-o FILE]
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from .. import boards, paths
from ..errors import UserError
from . import models
from .contents import FROZEN
from .languages import add_argument, attempts

VERSION = (1, 28, 0)  # of MicroPython: the one that was built and tried
PACKAGES = "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake"  # of Debian and Ubuntu
RUNTIME = "runtime/micropython.cmake"  # what MicroPython is built without
# What MicroPython calls the circuit boards of `models`. It has no definition of the Badgers: they are built as what
# is on them, with their flash of 2 MB.
DEFINITIONS = {
    "pico": "RPI_PICO",
    "pico_w": "RPI_PICO_W",
    "pico2": "RPI_PICO2",
    "pico2_w": "RPI_PICO2_W",
    "badger2040": "RPI_PICO",
    "badger2040w": "RPI_PICO_W",
    "feather_thinkink": "ADAFRUIT_FEATHER_RP2040",
}


def version(checkout: Path) -> tuple[int, ...]:
    """The version of MicroPython's sources.

    Raises:
        UserError: there are none.
    """
    header = checkout / "py" / "mpconfig.h"
    if not header.is_file():
        raise UserError(
            f"{checkout} holds no sources of MicroPython (git clone --branch v{models.dotted(VERSION)} --depth 1"
            " https://github.com/micropython/micropython)"
        )
    found = dict(re.findall(r"#define MICROPY_VERSION_(\w+) (\d+)", header.read_text(encoding="utf-8")))
    return tuple(int(found.get(part, 0)) for part in ("MAJOR", "MINOR", "MICRO"))


def check(checkout: Path) -> None:
    """Refuse sources of another version than the one that was tried.

    Raises:
        UserError: they are.
    """
    there, wanted = version(checkout), models.dotted(VERSION)
    if there != VERSION:
        raise UserError(
            f"{checkout} is MicroPython {models.dotted(there)}, not {wanted} (git checkout v{wanted} there)"
        )


def lacking(checkout: Path, definition: str) -> list[str]:
    """The libraries that a build needs and that were not fetched yet: one for a board without radio fetches fewer."""
    libraries = ["pico-sdk", "tinyusb", "mbedtls", "micropython-lib"]
    if definition.endswith("_W"):
        libraries += ["cyw43-driver", "lwip", "btstack"]
    return [name for name in libraries if not any((checkout / "lib" / name).glob("*"))]


def check_size(size: int, model: models.Model) -> None:
    """Refuse a firmware that reaches into the file system: MicroPython's build does not look.

    Raises:
        UserError: it does.
    """
    if size > room(model):
        raise UserError(
            f"the firmware has {size} bytes, but {model.name} has room for {room(model)} before its file system"
            " (give fewer --languages)"
        )


def room(model: models.Model) -> int:
    """Bytes that a firmware can have: the file system begins behind it."""
    assert model.filesystem
    return model.filesystem.address - models.XIP


def build(
    board: str, checkout: Path, model: str | None, output: Path | None, languages: Sequence[str] | None = None
) -> Path:
    """Build the UF2 with runtime, firmware and board file; where it is. `languages` are codes beside English, None for
    all that there is room for. Their words are packed where they have no room as they are.

    Raises:
        UserError: the sources or the compiler are not there, or the build fails.
    """
    chosen = models.choose(boards.load(board), "micropython", model)
    name = chosen.name
    check(checkout)
    for program in ("arm-none-eabi-gcc", "cmake", "make"):
        if not shutil.which(program):
            raise UserError(f"{program} is not installed (sudo apt install {PACKAGES})")
    definition = DEFINITIONS[name]
    folder = FROZEN / "made" / f"{board}-{name}"
    port = ["make", "-C", str(checkout / "ports" / "rp2"), f"BOARD={definition}", f"BUILD={folder}"]
    options = [f"FROZEN_MANIFEST={paths.FIRMWARE / 'manifest.py'}", f"USER_C_MODULES={paths.FIRMWARE / RUNTIME}"]
    environment = {**os.environ, "HAMSTERTOP_BOARD": board}
    _run(["make", "-C", str(checkout / "mpy-cross")], environment)
    if lacking(checkout, definition):
        _run([*port, "submodules"], environment)
    every, *fewer = attempts(languages)
    for codes, packed in ((every, False), (every, True), *((codes, True) for codes in fewer)):
        told = {"HAMSTERTOP_LANGUAGES": ",".join(codes), "HAMSTERTOP_PACKED": str(int(packed))}
        _run([*port, *options], environment | told)
        size = (folder / "firmware.bin").stat().st_size
        print(f"{size} of {room(chosen)} bytes with {', '.join(codes)}{', packed' * packed}")
        if size <= room(chosen):
            break
    check_size(size, chosen)
    made = output or FROZEN / f"hamstertop-{board}-{name}.uf2"
    shutil.copy(folder / "firmware.uf2", made)
    return made


def _run(command: list[str], environment: dict[str, str]) -> None:
    """Run a step of the build.

    Raises:
        UserError: it fails.
    """
    if subprocess.run(command, env=environment).returncode:
        raise UserError(f"{' '.join(command[:4])} failed: see above")


def main(arguments: list[str] | None = None) -> int:
    """Build one; 2 with a line of what to do when it cannot be."""
    parser = argparse.ArgumentParser(prog="make uf2", description="Build the firmware into MicroPython.")
    parser.add_argument("board", help="which board (list: hamstertop boards)")
    parser.add_argument("checkout", type=Path, help=f"the sources of MicroPython {models.dotted(VERSION)}")
    parser.add_argument("--model", help="which circuit board it is, as pico_w (default: the usual one)")
    parser.add_argument("-o", "--output", type=Path, help="what to write (default: in build/frozen)")
    add_argument(parser)
    options = parser.parse_args(arguments)
    try:
        made = build(options.board, options.checkout.resolve(), options.model, options.output, options.languages)
    except UserError as error:
        print(f"make uf2: {error}", file=sys.stderr)
        return 2
    print(f"{made}: drop it on the drive of the boot loader (hold BOOTSEL while plugging in); saved games stay")
    return 0


if __name__ == "__main__":
    sys.exit(main())
