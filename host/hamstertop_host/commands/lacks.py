"""`hamstertop lacks [NAME]`: what a title or a language still needs before it can be released."""

import argparse

from hamstertop import words
from hamstertop.companion import titles

from .. import drafts, lacks, paths
from ..errors import UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", metavar="NAME", nargs="?", help="the folder of a title, or the code of a language (default: all)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print what is missing. Return 1 if anything is, otherwise 0."""
    if paths.INSTALLED:
        raise UserError("only a checkout can release titles, and this is an installed package (clone the repository)")
    languages = [code for code in words.languages() if code != words.FALLBACK]
    known = [*titles.names(), *languages]
    if arguments.name not in (None, *known):
        raise UserError(f"unknown title or language {arguments.name!r} (known: {', '.join(known)})")
    missing = [_said(name, name in languages) for name in known if arguments.name in (None, name)]
    return 1 if any(missing) else 0


def _said(name: str, language: bool) -> bool:
    """Print what a title or a language lacks, and return whether it lacks anything."""
    try:
        found = list(lacks.of_language(name) if language else lacks.of(name))
    except Exception as error:
        raise UserError(f"{name} does not run: {type(error).__name__}: {error} (fix that first)") from error
    if not found:
        print(f"{name} lacks nothing.")
    elif name not in drafts.languages() if language else drafts.is_draft(name):
        print(f"{name} is a draft: it can be played and flashed, in English. Until its release it lacks")
    else:
        print(f"{name} is released, but lacks")
    for number, lack in enumerate(found, 1):
        print(f"{number:3}. {lack.what}\n     {lack.do}")
    return bool(found)
