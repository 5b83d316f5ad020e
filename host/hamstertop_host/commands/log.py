"""`hamstertop log`: what was played, from a board or from files."""

import argparse
import json
import sys
from pathlib import Path

from hamstertop.companion import journal
from hamstertop.companion import titles as all_titles
from hamstertop.companion.settings import BLOB

from ..errors import UserError
from ..reports import page, saved, sources, terminal, titles

ONLY_DRIVE = "what the board keeps in its own memory is not on its drive, and may be later: --port P reads both"
HELP = "show the saved games of a board, or of a file or folder of them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "path",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a saved game, a folder of them, or an image of a board's files",
    )
    where.add_argument("--port", metavar="P", help="the serial port of a board (default, without FILE: found)")
    where.add_argument("--drive", type=Path, metavar="PATH", help="the drive of a board with CircuitPython")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print one JSON object")
    how.add_argument("--html", type=Path, metavar="FILE", help="write a page with pictures into this file")


def run(arguments: argparse.Namespace) -> int:
    blobs, source = _blobs(arguments)
    games, refused = _games(blobs)
    if not games:
        remedy = ONLY_DRIVE if arguments.drive else "play one first, or name another"
        raise UserError(f"{source}: {'; '.join(refused) or 'no saved games there'} ({remedy})")
    for line in [*refused, *([ONLY_DRIVE] if arguments.drive else [])]:
        print(f"hamstertop: {source}: {line}", file=sys.stderr)
    if arguments.html:
        _write(arguments.html, page.html(games, Path(source).name))
        print(f"{arguments.html}: {', '.join(game.title for game in games)}")
    elif arguments.json:
        print(json.dumps({"games": [titles.data(game) for game in games], "refused": refused}))
    else:
        _print("\n\n".join(terminal.text(game) for game in games))
    return 0


def _blobs(arguments: argparse.Namespace) -> tuple[sources.Blobs, str]:
    """What there is to read, and where it is from."""
    if arguments.path:
        return sources.from_path(arguments.path), str(arguments.path)
    if arguments.drive:
        return sources.from_drive(arguments.drive), str(arguments.drive)
    port = arguments.port or sources.find_port()
    return sources.from_port(port), f"the board on {port}"


def _games(blobs: sources.Blobs) -> tuple[list[saved.SavedGame], list[str]]:
    """The games that can be read, in the order of the first page, and what is wrong with others."""
    speaker = saved.Speaker(blobs.get(BLOB, b""))
    games, refused = [], []
    for name, blob in blobs.items():
        if name == BLOB or name.startswith(journal.ASIDE):
            continue
        try:
            games.append(saved.read(blob, speaker))
        except UserError as error:
            refused.append(f"{name}: {error}")
    return sorted(games, key=lambda game: all_titles.names().index(game.game)), refused


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror} (choose another FILE for --html)") from None


def _print(text: str) -> None:
    """As far as the terminal has the letters."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))
