"""The drive of a boot loader that accepts UF2 files, on an RP2040 or RP2350 that was started with BOOTSEL held."""

import contextlib
import errno
import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from hamstertop_games.errors import Failed, UserError

from .drive import BOOT_LOADER, Report
from .models import RP2040, RP2350, Chip
from .uf2 import Uf2

PIECE = 64 << 10  # bytes written between progress reports
HOLD = "hold BOOTSEL while plugging the board in"


@dataclass(frozen=True)
class Loader:
    """A boot loader's drive."""

    folder: Path
    chip: Chip


def find(folders: Iterable[Path]) -> Loader | None:
    """Return the only boot loader's drive among these folders, or None if there is none.

    Raises:
        UserError: there are several drives, or the drive is not from an RP2040 or RP2350.
    """
    found = [(folder, text) for folder in folders if (text := _info(folder))]
    if not found:
        return None
    if len(found) > 1:
        drives = ", ".join(str(folder) for folder, _ in found)
        raise UserError(f"several boards are in their boot loaders: {drives} (choose one with --drive)")
    folder, text = found[0]
    board = re.search(r"^Board-ID:\s*(\S+)", text, re.MULTILINE)
    for chip in (RP2040, RP2350):
        if board and board[1] == chip.drive:
            return Loader(folder, chip)
    raise UserError(
        f"the board on {folder} has a boot loader for a different chip (the UF2 files work only on an RP2040 or RP2350)"
    )


def _info(folder: Path) -> str:
    with contextlib.suppress(OSError):
        return (folder / BOOT_LOADER).read_text("utf-8", "replace")
    return ""


def create(path: Path) -> BinaryIO:
    """Create an unbuffered file and return it. When a write returns, its data are on the drive."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0) | getattr(os, "O_SYNC", 0)
    return os.fdopen(os.open(path, flags), "wb", buffering=0)


def copy(drive: Loader, uf2: Uf2, report: Report, create: Callable[[Path], BinaryIO] = create) -> None:
    """Copy a file to the drive.

    The board restarts after the last block and the drive disappears, often before the computer has finished. Errors
    that this can cause are therefore ignored: only the board can confirm that the firmware has arrived.

    Raises:
        UserError: the drive is full, or cannot be written to.
    """
    total = len(uf2.data)
    try:
        with create(drive.folder / Path(uf2.name).name) as file:
            for at in range(0, total, PIECE):
                report(at, total, uf2.name)
                rest = memoryview(uf2.data)[at : at + PIECE]
                while rest:
                    rest = rest[file.write(rest) :]
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise Failed(f"{drive.folder} is full (unplug the board, {HOLD}, and run the same command again)") from None
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            raise Failed(
                f"{drive.folder} cannot be written to: {error.strerror} (mount it with write permission, and run the"
                " same command again)"
            ) from None
    report(total, total, "waiting for the board")
