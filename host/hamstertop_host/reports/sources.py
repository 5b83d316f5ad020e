"""Where saved games are read from: a file, a folder, a file system image, a drive, a board on a port."""

import contextlib
import json
import multiprocessing
import os
from multiprocessing.connection import Connection
from pathlib import Path

from hamstertop.companion import records
from hamstertop.companion.settings import BLOB

from ..errors import UserError
from . import history as histories
from . import kept
from .codes import Taken
from .data import read_csv
from .kept import FOLDER, RING, SLOT, SUFFIX

MOST = 1 << 24  # bytes of a file; no board's flash is bigger
PATIENCE = 20  # s that reading an image may take

Blobs = dict[str, bytes]  # what a board keeps, by name


def from_path(path: Path) -> Blobs:
    """The blobs of a saved game's file (with the settings beside it), a folder, or a file system image.

    Raises:
        UserError: it cannot be read, or is none of them.
    """
    if path.is_dir():
        return _from_folder(path)
    data = content(path)
    if data[:2] == records.HEAD[:2]:
        settings = path.with_name(BLOB + SUFFIX)
        return {path.stem: data, **({BLOB: content(settings)} if settings.is_file() else {})}
    if not data:
        raise UserError(f"{path} is empty (name a saved game, or a folder of them)")
    runtime = _file_system(data)
    if not runtime:
        raise UserError(f"{path} is no saved game, nor an image of a board's files (name one, or a folder of them)")
    return kept.blobs(_from_image(runtime, data, path))


def history(path: Path) -> list[Taken] | None:
    """The results in an exported history, JSON or CSV; None if the file is something else.

    Raises:
        UserError: it cannot be read, or is a history with something wrong in it.
    """
    if path.is_dir():
        return None
    data = content(path)
    try:
        text = data.decode("utf-8-sig")
        if text.lstrip()[:1] == "{":
            return histories.read(json.loads(text))
        if "folder" in text.partition("\n")[0]:
            return read_csv(text)
    except UnicodeDecodeError:
        return None
    except (ValueError, RecursionError) as error:
        raise UserError(f"{path}: {error} (export the history again)") from None
    return None


def from_drive(folder: Path) -> Blobs:
    """The blobs on a CIRCUITPY drive.

    Raises:
        UserError: it is no such drive.
    """
    from ..flashing import drive

    drive.DriveDevice(folder)
    return _from_folder(folder / FOLDER)


def from_port(port: str) -> Blobs:
    """The blobs of a board on a serial port, which starts anew afterwards.

    Raises:
        UserError: there is none, or it does not answer.
    """
    from ..flashing import serialport

    device = serialport.SerialDevice(port)
    try:
        files = {path: device.read(path) or b"" for path in device.paths("/" + FOLDER) if kept.keeps_games(path)}
        return kept.blobs(files, device.nvm())
    finally:
        device.restart()


def find_port() -> str:
    """The port of the one board that is plugged in.

    Raises:
        UserError: there is none, or more than one.
    """
    from ..flashing import serialport

    return serialport.find()


def content(path: Path) -> bytes:
    """What is in a file.

    Raises:
        UserError: it cannot be read, or is too big for anything of ours.
    """
    try:
        if path.stat().st_size > MOST:
            raise UserError(f"{path} is too big for a saved game or an image of a board's files (name another one)")
        return path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror} (name a saved game, or a folder of them)") from None
    except ValueError:  # a null in its name
        raise UserError("that is no file's name (name a saved game, or a folder of them)") from None


def _from_folder(folder: Path) -> Blobs:
    """Of a folder of saved games, or of one that has them in its folder `saved`."""
    for place in (folder, folder / FOLDER):
        try:
            paths = sorted(
                path for pattern in ("*" + SUFFIX, "[12]/" + SLOT, RING + "?") for path in place.glob(pattern)
            )
        except OSError as error:
            raise UserError(f"cannot read {folder}: {error.strerror} (name another folder)") from None
        if paths:
            return kept.blobs({path.relative_to(place).as_posix(): content(path) for path in paths if path.is_file()})
    return {}


def _file_system(data: bytes) -> str | None:
    """The runtime whose file system an image seems to hold."""
    if b"littlefs" in (data[8:16], data[4104:4112]):  # either of the first two blocks may hold the latest
        return "micropython"
    return "circuitpython" if data[510:512] == b"\x55\xaa" else None


def _from_image(runtime: str, data: bytes, path: Path) -> dict[str, bytes]:
    """What lies in its folder `saved`. Read in a process of its own: a damaged image may hang or crash the reader."""
    from ..flashing import images  # noqa: F401 - a library that is missing is found here, not in the other process

    ours, theirs = multiprocessing.Pipe(duplex=False)
    child = multiprocessing.Process(target=_read_image, args=(theirs, runtime, data), daemon=True)
    child.start()
    theirs.close()
    files = None
    with contextlib.suppress(EOFError):
        files = ours.recv() if ours.poll(PATIENCE) else None
    child.kill()
    child.join()
    if files is None:
        raise UserError(f"the files in {path} cannot be read: the image is damaged (make it anew from the board)")
    return {name: data for name, data in files.items() if name.startswith(FOLDER + "/")}


def _read_image(answer: Connection, runtime: str, data: bytes) -> None:
    from ..flashing import images

    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 2)  # what a library says as it crashes helps nobody
        with contextlib.suppress(Exception):
            answer.send(images.read(runtime, data))
