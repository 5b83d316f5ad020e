"""`hamstertop boards`: list the boards."""

import argparse

from .. import boards


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Do nothing, because the command has no arguments."""


def run(arguments: argparse.Namespace) -> int:
    names = boards.names()
    width = max(map(len, names), default=0)
    for name in names:
        print(f"{name:{width}}  {boards.load(name).summary}")
    return 0
