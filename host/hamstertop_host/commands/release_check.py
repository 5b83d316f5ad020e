"""`hamstertop release-check [NAME]`: what a title or a language still needs before it can be released."""

import argparse

from hamstertop import words
from hamstertop.companion import titles

from .. import drafts, paths, release_check
from ..errors import UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name",
        metavar="NAME",
        nargs="?",
        help="the name of a title's folder, or a language code (default: all titles and languages)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Print what is missing. Return 1 if anything is, otherwise 0."""
    if paths.INSTALLED:
        raise UserError("release-check requires a checkout, but this is an installed package (clone the repository)")
    languages = [code for code in words.languages() if code != words.FALLBACK]
    known = [*titles.names(), *languages]
    if arguments.name not in (None, *known):
        raise UserError(f"unknown title or language {arguments.name!r} (known: {', '.join(known)})")
    missing = [_said(name, name in languages) for name in known if arguments.name in (None, name)]
    return 1 if any(missing) else 0


def _said(name: str, language: bool) -> bool:
    """Print what a title or a language still needs, and return whether it needs anything."""
    try:
        found = list(release_check.of_language(name) if language else release_check.of(name))
    except Exception as error:
        raise UserError(f"{name} does not run: {type(error).__name__}: {error} (fix that first)") from error
    if not found:
        print(f"{name} is complete.")
    elif name not in drafts.languages() if language else drafts.is_draft(name):
        print(
            f"{name} is a draft: it can be played and flashed, and missing words appear in English."
            " Before a release, it still needs:"
        )
    else:
        print(f"{name} has been released, but still needs:")
    for number, gap in enumerate(found, 1):
        print(f"{number:3}. {gap.what}\n     {gap.do}")
    return bool(found)
