"""`hamstertop boards`: list the boards."""

import argparse

from hamstertop_games.errors import UserError

from .. import boards, paths


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Do nothing, because the command has no arguments."""


def run(arguments: argparse.Namespace) -> int:
    names = boards.names()
    width = max(map(len, names), default=0)
    for name in names:
        print(f"{name:{width}}  {boards.load(name).summary}")
    for folder in sorted(paths.BOARDS.glob("*/")):
        if folder.name not in names:
            raise UserError(f"{folder} has no board.py (copy that of another board there)")
    return 0
