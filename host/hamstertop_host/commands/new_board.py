"""`hamstertop new-board NAME`: create the folder for your own board from a few answers."""

import argparse
import re
import shutil
import tempfile
from pathlib import Path

from .. import boards, newboard, paths, wiring
from ..errors import UserError

NAME = re.compile("[a-z][a-z0-9_]*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="the board's name: lower-case letters, digits and _")


def run(arguments: argparse.Namespace) -> int:
    name = arguments.name
    if not NAME.fullmatch(name):
        raise UserError(f"{name!r} is not a valid name (use lower-case letters, digits and _, and begin with a letter)")
    folder = paths.BOARDS / name
    if folder.exists():
        raise UserError(f"{folder} already exists (choose a different name, or edit its board.py)")
    print("Press Enter to accept the value in parentheses.")
    try:
        constants = newboard.ask(name.replace("_", " "), newboard.Asker(input))
    except EOFError:
        raise UserError("the input ended early (nothing was written; run the command again)") from None
    with tempfile.TemporaryDirectory() as place:
        made = Path(place) / name
        made.mkdir()
        (made / "board.py").write_text(newboard.board_file(constants), "utf-8")
        try:
            board = boards.load(name, Path(place))
        except UserError as error:
            raise UserError(
                f"{str(error).split('board.py: ')[-1]} (nothing was written; run the command again)"
            ) from None
        (made / "README.md").write_text(newboard.readme(board), "utf-8")
        (made / "wiring.svg").write_text(wiring.picture(board), "utf-8")
        try:
            shutil.copytree(made, folder)
        except OSError as error:
            raise UserError(f"cannot write {folder}: {error.strerror} (check that its folder is writable)") from None
    print(f"\n{folder} now has board.py, README.md and wiring.svg: {board.summary}")
    print(f"see it:    hamstertop sim --board {name}")
    print(f"flash it:  hamstertop flash {name}")
    return 0
