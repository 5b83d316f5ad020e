"""Output: files, which are checked before a command does its work and are never left partly written, and the standard
output, which can be full or closed."""

import contextlib
import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from hamstertop_games.errors import Failed, UserError

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
UNWRITABLE = (*FULL, errno.EBADF)


def check(path: Path, option: str) -> None:
    """Check that a file can be written. Raise UserError if it cannot. `option` is the option that gives the path."""
    if path.is_dir():
        raise UserError(f"{path} is a folder (give a file with {option})")
    if _is_plain(path):
        with _refused(path, option):
            _beside(path).write_bytes(b"")
            _beside(path).unlink()


def write(path: Path, text: str, option: str) -> None:
    """Write a file under a temporary name, and rename it once it is complete. Raise UserError if it cannot be
    written."""
    with _refused(path, option):
        if not _is_plain(path):
            path.write_text(text, "utf-8")
            return
        try:
            _beside(path).write_text(text, "utf-8")
            os.replace(_beside(path), path)
        except OSError:
            with contextlib.suppress(OSError):
                _beside(path).unlink()
            raise


def keep(path: Path, data: bytes) -> None:
    """Write a file of the user's cache if possible; otherwise, it is made again next time. Other processes never see a
    part of it."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as room:
            Path(room, path.name).write_bytes(data)
            Path(room, path.name).replace(path)


def _is_plain(path: Path) -> bool:
    """Return whether a path is a regular file and not, for example, a terminal."""
    return path.is_file() or not path.exists()


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")


@contextlib.contextmanager
def _refused(path: Path, option: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        kind = Failed if isinstance(error, OSError) and error.errno in FULL else UserError
        raise kind(f"{path} cannot be written: {why} (choose a different file with {option})") from error


@contextlib.contextmanager
def printed() -> Iterator[None]:
    """Run a block that prints, and write all that it printed.

    Raises:
        Failed: the standard output is full or closed.
        BrokenPipeError: whoever reads the standard output has ended.
    """
    if sys.stdout is None:  # Python's way to say that it was closed from the start
        raise Failed("the standard output is closed (redirect it to a file or a terminal)")
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _discard()
        raise
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        _discard()
        raise Failed(f"cannot write to the standard output: {error.strerror} (redirect it to another place)") from None


def _discard() -> None:
    """Let Python throw away what it could not write, about which it would complain when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
