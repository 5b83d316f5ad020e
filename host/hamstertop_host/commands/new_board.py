"""`hamstertop new-board NAME`: the folder of a board of one's own, by a few questions."""

import argparse
import re
import shutil
import tempfile
from pathlib import Path

from .. import boards, newboard, paths, wiring
from ..errors import UserError

NAME = re.compile("[a-z][a-z0-9_]*")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", help="its name: small letters, digits and _")


def run(arguments: argparse.Namespace) -> int:
    name = arguments.name
    if not NAME.fullmatch(name):
        raise UserError(f"{name!r} cannot be a name (take small letters, digits and _, a letter first)")
    folder = paths.BOARDS / name
    if folder.exists():
        raise UserError(f"{folder} is there already (choose another name, or change its board.py)")
    print("Enter takes what stands in brackets.")
    try:
        constants = newboard.ask(name.replace("_", " "), newboard.Asker(input))
    except EOFError:
        raise UserError("no more answers (nothing was written)") from None
    with tempfile.TemporaryDirectory() as place:
        made = Path(place) / name
        made.mkdir()
        (made / "board.py").write_text(newboard.board_file(constants), "utf-8")
        try:
            board = boards.load(name, Path(place))
        except UserError as error:
            raise UserError(f"{str(error).split('board.py: ')[-1]} (nothing was written; answer anew)") from None
        (made / "README.md").write_text(newboard.readme(board), "utf-8")
        (made / "wiring.svg").write_text(wiring.picture(board), "utf-8")
        try:
            shutil.copytree(made, folder)
        except OSError as error:
            raise UserError(f"{folder}: {error.strerror}") from None
    print(f"\n{folder} has board.py, README.md and wiring.svg: {board.summary}")
    print(f"see it:    hamstertop sim --board {name}")
    print(f"flash it:  hamstertop flash {name}")
    return 0
