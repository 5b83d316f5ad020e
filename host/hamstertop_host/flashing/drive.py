"""CIRCUITPY, the drive of a board that runs CircuitPython: find it, read what it says, and copy the firmware to it."""

import contextlib
import errno
import os
import re
import shutil
import string
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hamstertop.words import FALLBACK, making
from hamstertop_games.errors import Failed, NoBoard, UserError

from .contents import PACKAGE
from .files import BOOT, CODE, COMPLETE, LISTED_FILES

BOOT_OUT = "boot_out.txt"  # written by CircuitPython at every start
BOOT_LOADER = "INFO_UF2.TXT"  # the corresponding file on a boot loader's drive
CLUSTER = 2048  # bytes; the largest that CircuitPython uses on these boards
GAMES = 64 << 10  # bytes that stay free for saved games and folders
NEW, OLD = ".new", ".old"  # suffixes of an incomplete file, and of another project's start-up file

Report = Callable[[int, int, str], None]  # bytes done, bytes in total, the file being copied


@dataclass(frozen=True)
class About:
    """The contents of boot_out.txt."""

    version: tuple[int, ...]
    identity: str  # the board's id


def wake() -> str:
    """Return what to do if the computer does not see a board, which may be asleep. The site says the same."""
    text: str = making.of_page(FALLBACK, "pages")["board.wake"]
    return text


def volumes() -> list[Path]:
    """Return the folders where the system mounts removable drives."""
    if sys.platform == "win32":
        return [Path(f"{letter}:/") for letter in string.ascii_uppercase if os.path.exists(f"{letter}:/")]
    patterns = ("/Volumes/*", "/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*")
    return sorted(path for pattern in patterns for path in Path("/").glob(pattern[1:]))


def _holds(folder: Path, name: str) -> bool:
    with contextlib.suppress(OSError):
        return (folder / name).is_file()
    return False


def boot_loader() -> Path | None:
    """Return the drive of a board that is waiting for a runtime."""
    return next((folder for folder in volumes() if _holds(folder, BOOT_LOADER)), None)


def find() -> Path:
    """Return the only CircuitPython drive.

    Raises:
        UserError: there is no such drive, or there are several.
    """
    drives = [folder for folder in volumes() if _holds(folder, BOOT_OUT)]
    if len(drives) > 1:
        raise UserError(f"several CircuitPython drives found: {', '.join(map(str, drives))} (choose one with --drive)")
    if drives:
        return drives[0]
    loader = boot_loader()
    if loader:
        raise UserError(
            f"the board on {loader} is in its boot loader (first copy CircuitPython's .uf2 to it:"
            " https://circuitpython.org/downloads)"
        )
    raise NoBoard(
        "no CIRCUITPY drive found (install CircuitPython first: https://circuitpython.org/downloads; if it is"
        f" there, {wake()}, with a data cable; or give the drive with --drive)"
    )


def check(folder: Path) -> None:
    """Check that a folder is a CIRCUITPY drive.

    Raises:
        UserError: it is not.
    """
    if not folder.is_dir():
        raise NoBoard(f"no drive at {folder} ({wake()}; or omit --drive to search for it)")
    if not _holds(folder, BOOT_OUT):
        is_loader = _holds(folder, BOOT_LOADER)
        why = "a boot loader's drive" if is_loader else f"not a CircuitPython drive: it has no {BOOT_OUT}"
        raise UserError(f"{folder} is {why} (install CircuitPython first, or give the drive named CIRCUITPY)")


def about(folder: Path) -> About:
    """Return what a drive says about the board's runtime.

    Raises:
        UserError: boot_out.txt does not contain this information.
    """
    with _working(folder):
        text = (folder / BOOT_OUT).read_text("utf-8", "replace")
    version = re.search(r"CircuitPython (\d+)\.(\d+)\.(\d+)", text)
    board = re.search(r"Board ID:\s*(\S+)", text)
    if not version or not board:
        raise Failed(f"{folder / BOOT_OUT} does not contain a version and a board id (reset the board and try again)")
    return About(tuple(map(int, version.groups())), board[1])


def copy(folder: Path, files: dict[str, bytes], report: Report) -> None:
    """Copy the firmware to a drive, in place of any that is there. Saved games stay.

    boot.py, which gives the drive to the companion, is removed first and written last, and code.py, which says what to
    do as long as a file is missing, is written at once. So a copy that is interrupted can be repeated.

    Raises:
        UserError: there is too little room, or the drive cannot be written to.
    """
    total, done = sum(map(len, files.values())), 0
    with _working(folder):
        ours = [path for path in (folder / PACKAGE).rglob("*") if path.is_file()]
        _check_room(folder, files, ours)
        if not _holds(folder, LISTED_FILES):
            _keep(folder, files)
        (folder / BOOT).unlink(missing_ok=True)
        _settle(folder)
        for name in (COMPLETE, CODE):
            _write(folder / name, files[name])
        for path in ours:
            path.unlink()
        for name in sorted(files, key=lambda name: (name == BOOT, name)):
            report(done, total, name)
            _write(folder / name, files[name])
            done += len(files[name])
        if hasattr(os, "sync"):
            os.sync()
    report(total, total, "done")


def _check_room(folder: Path, files: dict[str, bytes], ours: list[Path]) -> None:
    there = shutil.disk_usage(folder).free + sum(_room(path.stat().st_size) for path in ours)
    needed = sum(_room(len(data)) for data in files.values()) + GAMES
    if needed > there:
        raise Failed(
            f"not enough space on the board: {-(-needed // 1024)} KB needed, {there // 1024} KB free (delete some of"
            " your own files)"
        )


def _room(size: int) -> int:
    """Return the number of bytes that a file takes up at most."""
    return -(-size // CLUSTER) * CLUSTER


def _keep(folder: Path, files: dict[str, bytes]) -> None:
    """Keep another project's start-up files under other names."""
    for name in (BOOT, CODE):
        path, old = folder / name, folder / f"{name}{OLD}"
        if path.is_file() and path.read_bytes() != files[name] and not old.exists():
            _write(old, path.read_bytes())


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + NEW)
    with open(new, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(new, path)
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """Write a folder's entries to the drive now, because their order matters. Windows does this automatically."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


@contextlib.contextmanager
def _working(folder: Path) -> Iterator[None]:
    """Convert errors from the drive into errors for users."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            raise Failed(
                f"{folder} is read-only (the companion is using it: hold the first key while pressing RESET, and run"
                " the same command again)"
            ) from None
        if error.errno == errno.ENOSPC:
            raise Failed(f"{folder} is full (delete some of your own files)") from None
        raise Failed(
            f"{folder} cannot be written to: {error.strerror} (plug the board in again, and run the same command)"
        ) from None
