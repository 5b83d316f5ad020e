"""Which languages go on a board: the option --languages of all commands that make what goes there."""

import argparse
from collections.abc import Callable, Sequence

from hamstertop import words

from ..errors import UserError
from . import copying, planning
from .contents import language_of


def add_argument(parser: argparse.ArgumentParser) -> None:
    """`languages`: codes, None for all."""
    known = ",".join(words.languages())
    parser.add_argument(
        "--languages", type=_codes, metavar="CODES", help=f"which ones beside English (default: all that fit, {known})"
    )


def _codes(text: str) -> list[str]:
    codes, known = text.split(","), words.languages()
    for code in codes:
        if code not in known:
            raise argparse.ArgumentTypeError(f"there is no language {code!r} (there are {', '.join(known)})")
    return codes


def planned(
    found: copying.Found, collect: Callable[[Sequence[str]], dict[str, bytes]], wanted: Sequence[str] | None, start: str
) -> tuple[copying.Plan, list[str]]:
    """The plan that brings a device the most languages of those wanted, and the codes of those that do not fit. Those
    that it has are the last to give way.

    Raises:
        UserError: not even English fits.
    """
    held = {language_of(path) for path in found.there}
    every, *fewer = planning.attempts(words.FALLBACK, words.languages() if wanted is None else wanted, sorted(held))
    for kept in (every, *fewer):
        try:
            return copying.plan(found, collect(kept), start), sorted({*every} - {*kept})
        except UserError:
            if kept == [words.FALLBACK]:
                raise
    raise AssertionError("English is always tried")


def said(content: dict[str, bytes]) -> str:
    """What the languages among these files take, in a line, and which are left out."""
    sizes = {code: 0 for code in words.languages()}
    for path, data in content.items():
        if language_of(path):
            sizes[language_of(path)] += len(data)
    there = [f"{words.called(code)} {size / 1024:.0f} KB" for code, size in sizes.items() if size]
    left = [words.called(code) for code, size in sizes.items() if not size]
    return "languages: " + ", ".join(sorted(there)) + (f"; left out: {', '.join(sorted(left))}" if left else "")
