"""The `hamstertop` command."""

import argparse
import importlib
import io
import re
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from hamstertop import VERSION
from hamstertop.words.making import Mistake
from hamstertop_games import remedies
from hamstertop_games.errors import STATUSES, UserError, meant

from . import output

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

# Each command is a module with add_arguments(parser) and run(arguments) -> exit status. This table has each command's
# help and the extras that provide its libraries. Only the requested command is imported, so that the libraries of other
# commands can be missing.
COMMANDS = {
    "sim": ("run the firmware on a virtual board in the browser", "sim"),
    "site": ("build the site, which runs the companion in any browser and puts it on boards", "sim,flash"),
    "boards": ("list the boards", "sim"),
    "wiring": ("show a board's parts and how to wire them", "sim"),
    "flash": ("put the firmware on a board that is plugged in", "flash"),
    "send": ("send names and set-ups chosen on a phone to a board that is plugged in", "flash"),
    "check": ("run the self-check of a board that is plugged in, and save the report", "flash"),
    "tables": ("have bots play complete games", ""),
    "log": ("show saved games and results from a board, a file or a folder", "flash"),
}


CHOICE = re.compile(r"invalid choice: '(.*)' \(choose from (.*)\)")


class _Parser(argparse.ArgumentParser):
    """A parser that reports mistakes on one line, like all other errors."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._given: list[str] = args
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        if message.startswith("the following arguments are required"):  # an option may have been meant as one
            options = [word for word in self._given if word.startswith("--")]
            if mistyped := [word for word in options if word.partition("=")[0] not in self._options()]:
                self.unknown(mistyped)
        wrong = CHOICE.search(message)
        question = meant(wrong[1], re.findall(r"[\w-]+", wrong[2])) if wrong else ""
        raise UserError(f"{message} ({question}see: {self.prog} --help)")

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Print help or a version. The base class would ignore that this failed."""
        (file or sys.stderr).write(message)

    def unknown(self, words: Sequence[str]) -> NoReturn:
        """Refuse words that are none of this command's options or arguments."""
        question = meant(words[0].partition("=")[0], self._options())
        raise UserError(f"unrecognized arguments: {' '.join(words)} ({question}see: {self.prog} --help)")

    def _options(self) -> list[str]:
        return [option for action in self._actions for option in action.option_strings]


def parser(asked: str | None) -> argparse.ArgumentParser:
    """Return the parser for all commands, with the options of the requested command, `asked`."""
    statuses = "; ".join(f"{status}: {meaning}" for status, meaning in STATUSES.items())
    top = _Parser(
        prog=remedies.hamstertop(),
        description="A companion for tabletop hamsters.",
        epilog=f"Exit statuses: {statuses}.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"hamstertop {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (about, _) in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        if name == asked:
            module = importlib.import_module(f"{__package__}.commands.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run, unknown=command.unknown)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status, one of STATUSES."""
    _write_utf8()
    words = sys.argv[1:] if argv is None else argv
    try:
        with output.printed():
            return _run(words)
    except UserError as error:
        print(f"hamstertop: {error}", file=sys.stderr)
        return error.status
    except Mistake as error:
        print(f"hamstertop: {error} (correct it in that file; see docs/words.md)", file=sys.stderr)
        return UserError.status
    except BrokenPipeError:  # the program reading the output, such as `head`, has ended
        return 0
    except KeyboardInterrupt:
        return 130


def _run(words: Sequence[str]) -> int:
    asked = words[0] if words else None  # options before the command do not take values
    with remedies.needed(COMMANDS[asked][1] if asked in COMMANDS else ""):
        arguments, unknown = parser(asked).parse_known_args(words)
        if unknown:
            arguments.unknown(unknown)
        signal.signal(signal.SIGINT, signal.default_int_handler)  # until now, the system's: see `__main__`
        status: int = arguments.run(arguments)
    return status


def _write_utf8() -> None:
    """Write UTF-8 to files and pipes. By default, Windows uses a code page that lacks some of our characters."""
    for stream in (sys.stdout, sys.stderr):
        if sys.platform == "win32" and isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")
