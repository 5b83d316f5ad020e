"""Read saved games from a file, a folder, a drive, or a board on a serial port."""

import json
from pathlib import Path

from hamstertop.saving import records
from hamstertop.saving.settings import BLOB
from hamstertop_games.errors import Failed, UserError

from . import history as histories
from . import kept
from .codes import Taken
from .kept import FOLDER, SLOT, SUFFIX

MOST = 1 << 24  # the maximum size of a file in bytes
GIVE = "give a saved game, or a folder of them"

Blobs = dict[str, bytes]  # a board's blobs by name


def from_path(path: Path) -> Blobs:
    """Return the blobs in a folder, or a single saved game along with the settings in its folder.

    Raises:
        UserError: the path cannot be read, or is neither a folder nor a saved game.
    """
    if path.is_dir():
        return _from_folder(path)
    data = content(path)
    if data[:3] in (records.GAME, records.RESULTS, records.SETTINGS):
        settings = path.with_name(BLOB + SUFFIX)
        return {path.stem: data, **({BLOB: content(settings)} if settings.is_file() else {})}
    what = "not a saved game" if data else "empty"
    raise UserError(f"{path} is {what} ({GIVE})")


def history(path: Path) -> list[Taken] | None:
    """Return the results in a history exported as JSON, or None if the file is not a history.

    Raises:
        UserError: the file cannot be read, or the history contains an error.
    """
    if path.is_dir():
        return None
    data = content(path)
    try:
        text = data.decode("utf-8-sig")
        if text.lstrip()[:1] == "{":
            return histories.read(json.loads(text))
    except UnicodeDecodeError:
        return None
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path} is not a history, which the results page exports: {error}") from None
    return None


def from_drive(folder: Path) -> Blobs:
    """Return the blobs on a CIRCUITPY drive.

    Raises:
        UserError: the folder is not a CIRCUITPY drive.
    """
    from ..flashing import drive

    drive.check(folder)
    return _from_folder(folder / FOLDER)


def from_port(port: str | None) -> tuple[Blobs, str]:
    """Return the blobs of a board on a serial port, by default the only one that is plugged in, and the port. Restart
    the board.

    Raises:
        UserError: there is no board, or several are plugged in, or it does not respond.
    """
    from ..flashing import sending, serialport

    port = port or serialport.find()
    device = serialport.SerialDevice(port)
    found: Blobs = {}
    try:
        for line in device.run(sending.READ % kept.names()).splitlines():
            name, _, piece = line.partition(" ")
            found[name] = found.get(name, b"") + bytes.fromhex(piece)
        return {name: blob for name, blob in found.items() if blob}, port
    except ValueError:
        raise Failed(f"the board on {port} sent an unexpected reply (run the same command again)") from None
    finally:
        device.restart()


def content(path: Path, remedy: str = GIVE) -> bytes:
    """Return the content of a file. `remedy` says which files can be given.

    Raises:
        UserError: the file cannot be read, or is larger than any file that Hamstertop writes.
    """
    try:
        if path.stat().st_size > MOST:
            raise UserError(f"{path} is larger than anything that Hamstertop saves ({remedy})")
        return path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror} ({remedy})") from None
    except ValueError:  # a null character in the name
        raise UserError(f"not a valid file name ({remedy})") from None


def _from_folder(folder: Path) -> Blobs:
    """Return the blobs in a folder of saved games, or in its subfolder `saved`."""
    for place in (folder, folder / FOLDER):
        try:
            paths = sorted(path for pattern in ("*" + SUFFIX, "[12]/" + SLOT) for path in place.glob(pattern))
        except OSError as error:
            raise UserError(f"cannot read {folder}: {error.strerror} (choose a different folder)") from None
        if paths:
            return kept.blobs({path.relative_to(place).as_posix(): content(path) for path in paths if path.is_file()})
    return {}
