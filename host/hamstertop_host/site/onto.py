"""The site's files for flashing boards, which are built in advance for each board and fetched on request."""

import io
import zipfile
from pathlib import Path
from typing import Any

import hamstertop

from .. import boards, paths
from ..boards import Board
from ..errors import UserError
from ..flashing import contents, copying, files, models, sending, serialport
from ..reports import kept
from . import packs

DATE = (1980, 1, 1, 0, 0, 0)  # of files in a zip file, fixed so that the same firmware always produces the same bytes


def board_files(uf2s: Path | None = None) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Return path -> content for the files, and the data that the page needs to describe boards and communicate with
    them.

    Args:
        uf2s: a folder of UF2 files made by `make uf2`, or None if the site does not offer any.

    Raises:
        UserError: a module does not compile, a required tool is not installed, or a UF2 file cannot be read.
    """
    found: dict[str, bytes] = {}
    known: dict[str, Any] = {}
    for name in boards.names():
        board = boards.load(name)
        wiring = (paths.BOARDS / name / "wiring.svg").read_bytes()
        found[f"boards/{name}.svg"] = wiring
        runtimes = {runtime: _runtime(board, runtime, found) for runtime in board.runtimes}
        offered = _uf2s(board, uf2s, found)
        known[name] = {
            "name": board.name,
            "parts": board.parts,
            "wiring": _size(wiring),
            "runtimes": runtimes,
            **offered,
        }
    code = {
        "about": serialport.ABOUT,
        "still": serialport.STILL,
        "kept": sending.READ % kept.names(),
        "room": serialport.ROOM,
        "notice": files.notice().decode(),
    }
    return found, {"boards": known, "code": code, "version": hamstertop.VERSION}


def _size(picture: bytes) -> list[int]:
    """Return an SVG's width and height, read from its first tag."""
    return [round(float(number)) for number in picture.split(b'viewBox="0 0 ')[1].split(b'"')[0].split()]


def _uf2s(board: Board, folder: Path | None, found: dict[str, bytes]) -> dict[str, Any]:
    """Return whether a board's firmware comes as a single file, and which UF2 files in the folder are for the board."""
    names = [frozen.uf2(board.id) for frozen in models.builds(board)]
    there = [name for name in names if folder and (folder / name).is_file()]
    for name in there:
        try:
            found[f"boards/{name}"] = Path(folder or "", name).read_bytes()
        except OSError as error:
            raise UserError(f"cannot read {name}: {error.strerror} (choose a different folder with --uf2)") from None
    return {"frozen": bool(names), "uf2s": [f"boards/{name}" for name in there]}


def _runtime(board: Board, runtime: str, found: dict[str, bytes]) -> dict[str, Any]:
    content = files.collect(board, runtime)
    fitting = models.fitting(board, runtime)
    place = f"boards/{board.id}-{runtime}"
    if any(model.takes_files for model in fitting):
        found[f"{place}.pack"] = packs.pack(content)
    if runtime == "circuitpython":
        found[f"{place}.zip"] = _zip(files.whole(board, runtime, content))
    return {
        "start": contents.START[runtime],
        "before": [files.BOOT] if runtime == "circuitpython" else [],
        "manifest": files.MANIFEST,
        "system": copying.KINDS[runtime],
        "versions": [models.dotted(version) for version in models.lines(fitting[0])],
        "models": [
            {
                "identity": model.identity,
                "least": model.least,
                "files": model.takes_files,
                "size": model.blocks * models.BLOCK,
            }
            for model in fitting
        ],
    }


def _zip(content: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(content):
            archive.writestr(zipfile.ZipInfo(path, DATE), content[path], zipfile.ZIP_DEFLATED)
    return file.getvalue()
