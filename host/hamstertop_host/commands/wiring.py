"""`hamstertop wiring BOARD`: show a board's parts and wiring."""

import argparse
from pathlib import Path

from hamstertop_games.errors import UserError

from .. import boards, paths
from ..boards import wiring


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="the board (`hamstertop boards` lists them)")
    parser.add_argument("--write", action="store_true", help="update the board's README.md and wiring.svg")


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    if arguments.write:
        if paths.INSTALLED:
            raise UserError("--write requires a checkout, but this is an installed package (omit it)")
        folder = paths.BOARDS / board.id
        readme = folder / "README.md"
        try:
            renewed = wiring.renewed(readme.read_text("utf-8"), board)
        except OSError as error:
            raise UserError(f"cannot read {readme}: {error.strerror} (copy that of another board there)") from None
        except ValueError as error:
            raise UserError(f"cannot update {readme}: {error}") from None
        _write(readme, renewed)
        _write(folder / "wiring.svg", wiring.picture(board))
    print(f"{board.name}: {board.summary}\n\n{wiring.parts(board)}\n\n{wiring.table(board)}")
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror} (check that its folder is writable)") from None
