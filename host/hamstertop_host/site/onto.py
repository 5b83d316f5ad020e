"""What the site says and offers about boards: parts, wiring, and what goes on each board."""

import io
import zipfile
from pathlib import Path
from typing import Any

from hamstertop_games.errors import UserError

from .. import boards, paths
from ..boards import Board
from ..flashing import files, models

DATE = (1980, 1, 1, 0, 0, 0)  # of files in a zip file, fixed so that the same firmware always produces the same bytes


def board_files(uf2s: Path | None = None) -> tuple[dict[str, bytes], dict[str, Any]]:
    """Return path -> content for the files, and the data that the page needs to describe boards.

    A board gets either a UF2 or, if there are none for it, a zip of files for its drive.

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
        names = [frozen.uf2(name) for frozen in models.builds(board)]
        copied = {} if names else {f"boards/{name}.zip": _zip(board)}
        dropped = _uf2s(names, uf2s) if uf2s else {}
        found |= copied | dropped
        known[name] = {
            "name": board.name,
            "parts": board.parts,
            "wiring": _size(wiring),
            "uf2s": list(dropped),
            "zip": "".join(copied),
            "versions": [] if names else [models.dotted(line) for line in models.DRIVES[board.module].lines],
        }
    return found, known


def _size(picture: bytes) -> list[int]:
    """Return an SVG's width and height, read from its first tag."""
    return [round(float(number)) for number in picture.split(b'viewBox="0 0 ')[1].split(b'"')[0].split()]


def _uf2s(names: list[str], folder: Path) -> dict[str, bytes]:
    """Return path -> content for those of the UF2 files that are in the folder."""
    try:
        return {f"boards/{name}": (folder / name).read_bytes() for name in names if (folder / name).is_file()}
    except OSError as error:
        name = Path(str(error.filename)).name
        raise UserError(f"cannot read {name}: {error.strerror} (choose a different folder with --uf2)") from None


def _zip(board: Board) -> bytes:
    content = files.collect(board)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(content):
            archive.writestr(zipfile.ZipInfo(path, DATE), content[path], zipfile.ZIP_DEFLATED)
    return file.getvalue()
