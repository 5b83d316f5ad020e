"""`hamstertop new-title NAME`: create a minimal playable title."""

import argparse

from .. import newtitle, paths
from ..errors import UserError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "name", metavar="NAME", help="the title's name: lower-case letters, digits and _, such as sand_timer"
    )


def run(arguments: argparse.Namespace) -> int:
    name = arguments.name
    if paths.INSTALLED:
        raise UserError("new-title requires a checkout, but this is an installed package (clone the repository)")
    written = newtitle.write(name, paths.CHECKOUT)
    print(f"{newtitle.called(name)} is a draft, in English. Its files:")
    for path in written:
        print(f"  {path.as_posix()}")
    print("See it:       .venv/bin/hamstertop sim")
    print(f'Test it:      make test ARGS="tests/portable/test_{name}.py"')
    print(f"List what a release still needs:  .venv/bin/hamstertop release-check {name}")
    print("Next steps:   docs/tutorial.md")
    return 0
