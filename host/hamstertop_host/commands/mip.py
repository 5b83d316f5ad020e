"""`hamstertop mip BOARD -o FOLDER`: the firmware as a package for mip, MicroPython's installer."""

import argparse
import json
from pathlib import Path

import hamstertop

from .. import boards
from ..errors import UserError
from ..flashing import contents, files, languages, models

PACKAGE = "package.json"  # what mip reads first


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="which board (list: hamstertop boards)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help="a new or empty folder")
    languages.add_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    board, folder = boards.load(arguments.board), arguments.output
    model = models.choose(board, "micropython", None)
    content = files.collect(board, "micropython", arguments.languages)
    print(languages.said(content))
    start = contents.START["micropython"]
    content[start] = content.pop(start)  # last, so that a board whose installation broke off starts nothing
    content[files.MANIFEST] = files.manifest(board, "micropython", content)
    package = {"version": hamstertop.VERSION, "deps": [], "urls": [[path, path] for path in content]}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise UserError(f"{folder} is not empty (choose another -o)")
        for path, data in {**content, PACKAGE: json.dumps(package, indent=1).encode()}.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror} (choose another -o)") from None
    print(
        f"{folder}: {board.id}, {len(content)} files for MicroPython {models.supported(model)};"
        f" install it: mpremote mip install --target / {folder / PACKAGE}"
    )
    return 0
