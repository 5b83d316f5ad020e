"""The option --languages, which selects the languages to include in files for boards."""

import argparse

from hamstertop import words


def add_argument(parser: argparse._ActionsContainer) -> None:
    """Add the option --languages, whose value is a list of codes, or None for all."""
    known = ",".join(words.languages())
    parser.add_argument(
        "--languages",
        type=_codes,
        metavar="CODES",
        help=f"languages to include besides English (default: {known})",
    )


def _codes(text: str) -> list[str]:
    codes, known = text.split(","), words.languages()
    for code in codes:
        if code not in known:
            raise argparse.ArgumentTypeError(f"unknown language {code!r} (known: {', '.join(known)})")
    return codes
