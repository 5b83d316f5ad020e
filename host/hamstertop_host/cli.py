"""The `hamstertop` command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from hamstertop import VERSION

from .commands import boards, check, flash, image, lacks, log, mip, new_board, new_title, sim, site, tables, wiring
from .errors import UserError

# Each command is a module with HELP, add_arguments(parser) and run(arguments) -> exit status.
COMMANDS = {
    "sim": sim,
    "site": site,
    "boards": boards,
    "wiring": wiring,
    "new-board": new_board,
    "new-title": new_title,
    "lacks": lacks,
    "flash": flash,
    "check": check,
    "image": image,
    "mip": mip,
    "tables": tables,
    "log": log,
}


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, like every other error."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message} (see: {self.prog} --help)")


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    top = _Parser(prog="hamstertop", description="A companion for tabletop hamsters.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"hamstertop {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP, description=module.HELP, allow_abbrev=False)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status: 0, or 2 for what its user can put right."""
    try:
        arguments = parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except UserError as error:
        print(f"hamstertop: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever read this, as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


if __name__ == "__main__":
    sys.exit(main())
