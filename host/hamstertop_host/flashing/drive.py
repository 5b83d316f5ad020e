"""CIRCUITPY, the drive of a board that runs CircuitPython."""

import contextlib
import errno
import os
import re
import shutil
import string
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..errors import UserError
from .files import digest
from .planning import NEW

BOOT_OUT = "boot_out.txt"  # written by CircuitPython at every start
CLUSTER = 4096  # bytes, if the system does not report the size; the largest that CircuitPython uses on these boards
BOOT_LOADER = "INFO_UF2.TXT"  # the corresponding file on a boot loader's drive


@dataclass(frozen=True)
class About:
    """The contents of boot_out.txt."""

    version: tuple[int, ...]
    identity: str  # the board's id


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
    raise UserError("no CIRCUITPY drive found (plug the board in with a data cable, or give the drive with --drive)")


def _settle(folder: Path) -> None:
    """Write a folder's entries to the drive now, because an update depends on their order. Windows does this
    automatically."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


class DriveDevice:
    """The files of a CIRCUITPY drive.

    Raises:
        UserError: the folder is not a CIRCUITPY drive.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise UserError(f"no drive at {folder} (is the board plugged in? omit --drive to search for it)")
        if not _holds(folder, BOOT_OUT):
            why = (
                "a boot loader's drive"
                if _holds(folder, BOOT_LOADER)
                else f"not a CircuitPython drive: it has no {BOOT_OUT}"
            )
            raise UserError(f"{folder} is {why} (install CircuitPython first, or give the drive named CIRCUITPY)")

    def about(self) -> About:
        """Return what the drive says about the board's runtime.

        Raises:
            UserError: boot_out.txt does not contain this information.
        """
        with self._writing():
            text = (self.folder / BOOT_OUT).read_text("utf-8", "replace")
        version = re.search(r"CircuitPython (\d+)\.(\d+)\.(\d+)", text)
        board = re.search(r"Board ID:\s*(\S+)", text)
        if not version or not board:
            raise UserError(
                f"{self.folder / BOOT_OUT} does not contain a version and a board id (reset the board and try again)"
            )
        return About(tuple(map(int, version.groups())), board[1])

    # The Device interface

    def read(self, path: str) -> bytes | None:
        with self._writing():
            try:
                return (self.folder / path).read_bytes()
            except FileNotFoundError:
                return None

    def look(self, folder: str, paths: list[str]) -> dict[str, tuple[int, str]]:
        with self._writing():
            below = [path.relative_to(self.folder).as_posix() for path in (self.folder / folder).rglob("*")]
            there = {}
            for path in dict.fromkeys([*below, *paths]):
                if (self.folder / path).is_file():
                    data = (self.folder / path).read_bytes()
                    there[path] = (len(data), digest(data))
            return there

    def room(self) -> tuple[int, int]:
        with self._writing():
            if hasattr(os, "statvfs"):
                known = os.statvfs(self.folder)
                return known.f_frsize, known.f_bavail
            return CLUSTER, shutil.disk_usage(self.folder).free // CLUSTER

    def write(self, path: str, data: bytes) -> None:
        target = self.folder / path
        with self._writing():
            target.parent.mkdir(parents=True, exist_ok=True)
            new = target.with_name(target.name + NEW)
            with open(new, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, target)
            _settle(target.parent)

    def remove(self, path: str) -> None:
        target = self.folder / path
        with self._writing():
            target.unlink(missing_ok=True)
            for folder in target.parents[: len(Path(path).parents) - 1]:
                if not folder.is_dir() or any(folder.iterdir()):
                    break
                folder.rmdir()
            _settle(next(folder for folder in target.parents if folder.is_dir()))

    def flush(self) -> None:
        """Make the system write its buffers to the drive."""
        if hasattr(os, "sync"):
            os.sync()

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """Convert errors from the drive into errors for users."""
        try:
            yield
        except OSError as error:
            if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
                raise UserError(
                    f"{self.folder} is read-only (the companion is using it: hold the first key while pressing RESET,"
                    " and run the same command again)"
                ) from None
            if error.errno == errno.ENOSPC:
                raise UserError(f"{self.folder} is full (delete some of your own files)") from None
            raise UserError(
                f"{self.folder} cannot be written to: {error.strerror} (plug the board in again, and run the same"
                " command)"
            ) from None
