"""`hamstertop image BOARD -o FILE`: the firmware as a whole file system."""

import argparse
from pathlib import Path

from .. import boards
from ..errors import UserError
from ..flashing import files, models

HELP = "write a board's whole file system to a file (.uf2 to drop on its boot loader's drive, else the bare image)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="which board (list: hamstertop boards)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="what to write")
    parser.add_argument("--runtime", choices=tuple(files.START), help="what it runs (default: the usual one)")
    parser.add_argument("--model", metavar="M", help="which circuit board it is, as pico_w (default: the usual one)")


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    runtime = arguments.runtime or board.runtimes[0]
    content = files.collect(board, runtime)
    model = models.choose(board, runtime, arguments.model)
    if model.filesystem is None:
        raise UserError(f"{board.id} takes no image (hamstertop flash {board.id})")
    from ..flashing import images

    content[files.MANIFEST] = files.manifest(board, runtime, content)
    image = images.make(runtime, content, model.filesystem)
    if arguments.output.suffix == ".uf2":
        image = images.uf2(image, model.filesystem)
    try:
        arguments.output.write_bytes(image)
    except OSError as error:
        raise UserError(f"cannot write {arguments.output}: {error.strerror} (choose another -o)") from None
    print(
        f"{arguments.output}: {board.id} on {model.name}, {runtime}, {len(content)} files; it goes to"
        f" {model.filesystem.address:#x} and replaces all that is there, saved games too"
    )
    return 0
