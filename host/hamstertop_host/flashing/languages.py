"""Which languages go on a board: the option --languages of all commands that make what goes there."""

import argparse

from hamstertop import words


def add_argument(parser: argparse.ArgumentParser) -> None:
    """Add the option `languages`: codes, or None for all."""
    known = ",".join(words.languages())
    parser.add_argument(
        "--languages", type=_codes, metavar="CODES", help=f"languages beside English (default: all, {known})"
    )


def _codes(text: str) -> list[str]:
    codes, known = text.split(","), words.languages()
    for code in codes:
        if code not in known:
            raise argparse.ArgumentTypeError(f"there is no language {code!r} (there are {', '.join(known)})")
    return codes
