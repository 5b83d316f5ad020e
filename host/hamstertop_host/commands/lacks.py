"""`hamstertop lacks [NAME]`: what a title still needs before it can be released."""

import argparse

from hamstertop.companion import titles

from .. import drafts, lacks, paths
from ..errors import UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME", nargs="?", help="the folder of a title (default: all)")


def run(arguments: argparse.Namespace) -> int:
    """Print what is missing; the status is 1 if anything is."""
    if paths.INSTALLED:
        raise UserError("titles are released from a checkout, and this is an installed package (clone the repository)")
    known = titles.names()
    if arguments.name not in (None, *known):
        raise UserError(f"unknown title {arguments.name!r} (known: {', '.join(known)})")
    missing = [_said(title) for title in known if arguments.name in (None, title)]
    return 1 if any(missing) else 0


def _said(title: str) -> bool:
    """Say what a title lacks. Whether it lacks anything."""
    try:
        found = list(lacks.of(title))
    except Exception as error:
        raise UserError(f"{title} does not run: {type(error).__name__}: {error} (fix that first)") from error
    if not found:
        print(f"{title} lacks nothing.")
    elif drafts.is_draft(title):
        print(f"{title} is a draft: it can be played and flashed, in English. Until its release it lacks")
    else:
        print(f"{title} is released, but lacks")
    for number, lack in enumerate(found, 1):
        print(f"{number:3}. {lack.what}\n     {lack.do}")
    return bool(found)
