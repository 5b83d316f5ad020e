"""What the site has for bringing the firmware onto boards: files for each, made beforehand, fetched when asked for."""

import gzip
import io
import itertools
import zipfile
from collections.abc import Sequence
from typing import Any

import hamstertop
from hamstertop import words

from .. import boards, paths
from ..boards import Board
from ..flashing import contents, copying, files, images, languages, models, serialport
from . import packs

DATE = (1980, 1, 1, 0, 0, 0)  # of the files in a zip: the same firmware gives the same bytes


def board_files() -> tuple[dict[str, bytes], dict[str, Any]]:
    """Path -> content, and what the page must know of each board, and have boards do.

    Raises:
        UserError: a module does not compile, or something is not installed.
    """
    found: dict[str, bytes] = {}
    known: dict[str, Any] = {}
    for name in boards.names():
        board = boards.load(name)
        wiring = (paths.BOARDS / name / "wiring.svg").read_bytes()
        found[f"boards/{name}.svg"] = wiring
        runtimes = {runtime: _runtime(board, runtime, found) for runtime in board.runtimes}
        known[name] = {"name": board.name, "parts": board.parts, "wiring": _size(wiring), "runtimes": runtimes}
    code = {
        "still": serialport.STILL,
        "memory": serialport.NVM,
        "room": serialport.ROOM,
        "notice": files.notice().decode(),
    }
    return found, {"boards": known, "code": code, "version": hamstertop.VERSION, "fallback": words.FALLBACK}


def _size(picture: bytes) -> list[int]:
    """Width and height of an SVG, as its first tag says."""
    return [round(float(number)) for number in picture.split(b'viewBox="0 0 ')[1].split(b'"')[0].split()]


def _runtime(board: Board, runtime: str, found: dict[str, bytes]) -> dict[str, Any]:
    def collect(wanted: Sequence[str] | None) -> dict[str, bytes]:
        return files.collect(board, runtime, wanted)

    place = f"boards/{board.id}-{runtime}"
    found[f"{place}.pack"] = packs.pack_choices([(codes, collect(codes)) for codes in _choices()])
    if runtime == "circuitpython":
        found[f"{place}.zip"] = _zip(files.whole(board, runtime, collect(None)))
    fitting = models.fitting(board, runtime)
    for model in fitting:
        if model.filesystem:
            content = languages.fitting(
                lambda wanted: files.whole(board, runtime, collect(wanted)), None, runtime, model.filesystem
            )
            image = images.uf2(images.make(runtime, content, model.filesystem), model.filesystem)
            found[f"{place}-{model.name}.image"] = gzip.compress(image, 9, mtime=0)
    return {
        "start": contents.START[runtime],
        "before": [files.BOOT] if runtime == "circuitpython" else [],
        "manifest": files.MANIFEST,
        "system": copying.KINDS[runtime],
        "versions": [models.dotted(version) for version in models.lines(fitting[0])],
        "models": [
            {
                "name": model.name,
                "identity": model.identity,
                "page": model.page,
                "least": model.least,
                "refused": bool(model.refused),
                "size": models.blocks(model) * models.BLOCK,
                "image": f"{place}-{model.name}.image" if model.filesystem else None,
            }
            for model in fitting
        ],
    }


def _choices() -> list[list[str]]:
    """English with any of the other languages: the page finds out which fit."""
    others = [code for code in words.languages() if code != words.FALLBACK]
    counts = range(len(others) + 1)
    return [[words.FALLBACK, *codes] for count in counts for codes in itertools.combinations(others, count)]


def _zip(content: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(content):
            archive.writestr(zipfile.ZipInfo(path, DATE), content[path], zipfile.ZIP_DEFLATED)
    return file.getvalue()
