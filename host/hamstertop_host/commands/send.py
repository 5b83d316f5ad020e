"""`hamstertop send FILE`: send names and set-ups to a board that is plugged in."""

import argparse
import io
import struct
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from hamstertop.games import titles
from hamstertop.saving.settings import BLOB, NAME_LENGTH
from hamstertop_games import remedies
from hamstertop_games.errors import Failed, UserError

from ..reports import sources
from ..reports.kept import FOLDER, SUFFIX
from ..reports.saved import Speaker, printable

if TYPE_CHECKING:
    from ..flashing.bringing import Board
    from ..flashing.sending import Refused

IN_ZIP = f"{FOLDER}/{BLOB}{SUFFIX}"
MOST = 1 << 16  # bytes; settings take a few hundred
CHOOSE = "give a .zip saved by the site, a settings.bin, or a folder that contains one"
# zipfile's exceptions for a damaged file or an unsupported compression method
DAMAGED = (zipfile.BadZipFile, zlib.error, struct.error, EOFError, OSError, RuntimeError, ValueError)
REMEDIES = {
    "none": "Hamstertop is not installed on the board (see: {flash})",
    "odd": "the board sent an unreadable reply (unplug it, plug it in again and run the same command)",
    "newer": "the board's settings are from a later version (update this hamstertop)",
    "later": "{path} is from a later version (update this hamstertop)",
    "foreign": "{path} does not contain any readable settings (" + CHOOSE + ")",
    "nothing": "{path} contains no names or set-ups (choose some on the device that it comes from)",
    "full": "the board has no room for these settings (shorten names on the board)",
}
REFUSED = (
    "the board could not store them, and kept its own (press RESET without holding a key, and run the command again)"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "path",
        type=Path,
        metavar="FILE",
        help="a .zip saved by the site, a settings.bin, or a folder that contains one, as with `sim --state`",
    )
    parser.add_argument("--port", metavar="P", help="the board's serial port (default: detected automatically)")


def run(arguments: argparse.Namespace) -> int:
    from ..flashing import serialport

    sent = settings(arguments.path)
    device = serialport.SerialDevice(arguments.port or serialport.find())
    try:
        _deliver(device, sent, arguments.path)
    finally:
        device.restart()
    return 0


def _deliver(device: "Board", sent: bytes, path: Path) -> None:
    """Send settings to a board, and print what is new on it.

    Raises:
        UserError: the board cannot accept them.
    """
    from ..flashing import sending

    try:
        plan = sending.plan(device.run(sending.LOOK), sent, asked)
    except sending.Refused as error:
        raise _refusal(error, path) from None
    printed = [device.run(program).strip() for program in plan["programs"]]
    if printed[-1:] not in ([], [sending.STORED]):
        raise Failed(REFUSED)
    speaker = Speaker(language="en")
    games = [titles.name(title, speaker) if title in titles.names() else printable(title) for title in plan["titles"]]
    for what, found in (
        ("new names", list(map(printable, plan["names"]))),
        ("set-ups", games),
        ("no room for these names", list(map(printable, plan["left"]))),
    ):
        if found:
            print(f"{what}: {', '.join(found)}")
    print("the board has stored them" if printed else "the board already had everything")


def _refusal(error: "Refused", path: Path) -> UserError:
    """Return the error for settings that cannot be sent: a mistake if it is in what was given."""
    kind = Failed if error.key in ("none", "odd", "newer", "full") else UserError
    return kind(REMEDIES[error.key].format(path=path, flash=remedies.hamstertop("flash", "--help")))


def asked(name: str) -> str:
    """Ask in the terminal for the name that boards show for a person whose own name they cannot.

    Raises:
        UserError: nobody answers.
    """
    from ..flashing import sending

    answer = ""
    while not answer or not sending.drawable(answer):
        try:
            answer = input(f"Boards cannot show {printable(name)}. What name should they show? ").strip()[:NAME_LENGTH]
        except EOFError:
            raise UserError(
                f"boards cannot show {printable(name)} (run the command in a terminal, and type a name for boards)"
            ) from None
    return answer


def settings(path: Path) -> bytes:
    """Return the settings in a file, a folder or a zip from the site.

    Raises:
        UserError: they cannot be read, or there are none to send.
    """
    from ..flashing import sending

    found = _found(path)
    try:
        sending.check(found)
    except sending.Refused as error:
        raise _refusal(error, path) from None
    return found


def _found(path: Path) -> bytes:
    if path.is_dir():
        return sources.from_path(path).get(BLOB, b"")
    data = sources.content(path, CHOOSE)
    try:
        if not zipfile.is_zipfile(io.BytesIO(data)):
            return data
        with zipfile.ZipFile(io.BytesIO(data)) as archive, archive.open(IN_ZIP) as file:
            return file.read(MOST)
    except KeyError:
        return b""
    except DAMAGED as error:
        raise UserError(f"cannot read {path}: {error} ({CHOOSE})") from None
