"""Build the firmware into MicroPython: `make uf2` and `make images`.

python -m hamstertop_host.flashing.frozen BOARD [--micropython CHECKOUT] [--chip C] [--languages L]
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from hamstertop_games.errors import UserError

from .. import boards, paths
from . import models
from .contents import FROZEN, MICROPYTHON
from .languages import add_argument

VERSION = models.dotted(MICROPYTHON)
SOURCES = "https://github.com/micropython/micropython"
CLONE = paths.CHECKOUT / "build" / f"micropython-{VERSION}"
LIBRARIES = ("pico-sdk", "tinyusb", "mbedtls", "micropython-lib")  # MicroPython's libraries, downloaded by its build
PROGRAMS = ("arm-none-eabi-gcc", "cmake", "make", "gcc", "git")
INSTALL = (
    "Debian and Ubuntu: sudo apt install gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake"
    " build-essential git; macOS: brew install cmake && brew install --cask gcc-arm-embedded"
)
ALL = "all"
SUMS = "SHA256SUMS"

Run = Callable[[list[str], dict[str, str]], None]


def images() -> list[tuple[str, str]]:
    """Return (board, chip) for all images."""
    return [(name, each.chip.name) for name in boards.names() for each in models.builds(boards.load(name))]


def build(board: str, chip: str, languages: Sequence[str] | None, checkout: Path | None, run: Run) -> Path:
    """Build the UF2 with the runtime, the firmware and the board file, and return its path.

    Args:
        board: the id of the board.
        chip: the name of the chip, or "" for the usual one.
        languages: the codes of the languages to include besides English, or None for all.
        checkout: a checkout of MicroPython, or None to clone one.
        run: a function that runs one of the build's commands.

    Raises:
        UserError: a program or the source code is missing, or the build fails, for example because the firmware is
            too large for its part of the flash.
    """
    frozen = models.frozen(boards.load(board), chip)
    definition = frozen.definition
    if missing := [program for program in PROGRAMS if not shutil.which(program)]:
        raise UserError(f"not installed: {', '.join(missing)} ({INSTALL})")
    checkout = checkout or _clone(run)
    _check(checkout)
    folder = FROZEN / "made" / f"{definition}-{_digest(checkout)}"
    port = ["make", "-C", str(checkout / "ports" / "rp2"), f"BOARD={definition}", f"BUILD={folder}"]
    options = [
        f"FROZEN_MANIFEST={paths.RUNTIME / 'manifest.py'}",
        f"USER_C_MODULES={paths.RUNTIME / 'micropython.cmake'}",
    ]
    run(["make", "-C", str(checkout / "mpy-cross")], {})
    if not all(any((checkout / "lib" / library).glob("*")) for library in LIBRARIES):
        run([*port, "submodules"], {})
    chosen = {
        "HAMSTERTOP_BOARD": board,
        "HAMSTERTOP_DEFINITION": definition,
        "HAMSTERTOP_LANGUAGES": ",".join(languages or ()),
    }
    run([*port, *options, f"-j{os.cpu_count() or 1}"], chosen)
    made = FROZEN / frozen.uf2(board)
    shutil.copy(folder / "firmware.uf2", made)
    print(f"{made}: {(folder / 'firmware.bin').stat().st_size} bytes of flash")
    return made


def _clone(run: Run) -> Path:
    """Download MicroPython's source code unless it is already there, and return its folder."""
    if not CLONE.exists():
        try:
            run(["git", "clone", "--branch", f"v{VERSION}", "--depth", "1", SOURCES, str(CLONE)], {})
        except UserError:
            raise UserError(
                f"MicroPython cannot be downloaded (connect to the network, or give a checkout of MicroPython {VERSION}"
                " with MICROPYTHON=FOLDER)"
            ) from None
    return CLONE


def _check(checkout: Path) -> None:
    """Check that a checkout contains the tested version of MicroPython.

    Raises:
        UserError: the checkout contains a different version, or no source code.
    """
    header = checkout / "py" / "mpconfig.h"
    if not header.is_file():
        raise UserError(f"{checkout} contains no MicroPython source code (omit MICROPYTHON to download it)")
    found = dict(re.findall(r"#define MICROPY_VERSION_(\w+) (\d+)", header.read_text(encoding="utf-8")))
    there = tuple(int(found.get(part, 0)) for part in ("MAJOR", "MINOR", "MICRO"))
    if there != MICROPYTHON:
        raise UserError(
            f"{checkout} is MicroPython {models.dotted(there)}, not {VERSION} (omit MICROPYTHON to download it)"
        )


def _digest(checkout: Path) -> str:
    """Return a digest of everything that, when changed, makes a build folder unusable.

    The folder records where the source code is, but does not detect changed options.
    """
    options = b"".join(path.read_bytes() for path in sorted(paths.RUNTIME.glob("*.*")))
    return hashlib.sha256(str(checkout).encode() + options).hexdigest()[:8]


def _run(command: list[str], environment: dict[str, str]) -> None:
    """Run one of the build's commands.

    Raises:
        UserError: the command fails.
    """
    if subprocess.run(command, env={**os.environ, **environment}).returncode:
        raise UserError(f"{' '.join(command[:4])} failed (see the output above)")


def main(arguments: list[str] | None = None, run: Run = _run) -> int:
    """Build one image or all of them. If that fails, print what to do and return 2."""
    parser = argparse.ArgumentParser(prog="make uf2", description="Build the firmware into MicroPython.")
    parser.add_argument("board", help=f"the board (`hamstertop boards` lists them), or {ALL}")
    parser.add_argument("--chip", default="", help="the chip, such as RP2350 (default: the usual one)")
    parser.add_argument("--micropython", type=Path, metavar="CHECKOUT", help=f"a checkout of MicroPython {VERSION}")
    add_argument(parser)
    options = parser.parse_args(arguments)
    checkout = options.micropython and options.micropython.resolve()
    wanted = images() if options.board == ALL else [(options.board, options.chip)]
    try:
        made = [build(board, chip, options.languages, checkout, run) for board, chip in wanted]
    except UserError as error:
        print(f"make uf2: {error}", file=sys.stderr)
        return 2
    if options.board == ALL:
        sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
        (FROZEN / SUMS).write_text("".join(sums), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
