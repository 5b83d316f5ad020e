"""Drop a UF2 onto a board: start its boot loader, copy the file, wait for the companion, and add the board file."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol, TypeVar

from hamstertop_games.errors import Failed, NoBoard, UserError

from . import drive, loader, serialport
from .contents import BOARD_FILE
from .uf2 import Uf2

T = TypeVar("T")
TICK = 0.2  # s between checks
PATIENCE_FOR_HANDS = 180  # s for the user to press BOOTSEL
PATIENCE_FOR_DRIVE = 30  # s from starting the boot loader until its drive appears
PATIENCE_FOR_ANSWER = 60  # s from the last block until the companion responds; the first start formats the storage

# Prints whether this board file has the same constants as the frozen one
SAME = """
import sys
_path = sys.path[:]
sys.path[:] = ['.frozen']
import hamstertop_board as _frozen
sys.path[:] = _path
_given = {{}}
exec({!r}, _given)
_given = {{name: _given[name] for name in _given if name.isupper()}}
print('true' if _given == {{name: getattr(_frozen, name) for name in dir(_frozen) if name.isupper()}} else 'false')
"""


class Board(Protocol):
    """A board on a serial port, such as a `SerialDevice`."""

    port: str

    def about(self) -> serialport.About: ...
    def start_boot_loader(self) -> None: ...
    def restart(self) -> None: ...
    def run(self, code: str) -> str: ...
    def read(self, path: str) -> bytes | None: ...
    def write(self, path: str, data: bytes) -> None: ...
    def rename(self, path: str, to: str) -> None: ...
    def value(self, code: str, kind: type[T]) -> T: ...


@dataclass(frozen=True)
class Computer:
    """The places on a computer where boards appear, and its clock."""

    volumes: Callable[[], list[Path]] = drive.volumes
    ports: Callable[[], list[str]] = serialport.ports
    connect: Callable[[str], Board] = serialport.SerialDevice
    create: Callable[[Path], BinaryIO] = loader.create
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep

    def wait(self, seconds: float, look: Callable[[], T | None]) -> T | None:
        """Call `look` until it returns something other than None, and return that. After this number of seconds, return
        None."""
        end = self.clock() + seconds
        while (found := look()) is None and self.clock() < end:
            self.sleep(TICK)
        return found


def boot_loader(computer: Computer, board: Board) -> loader.Loader:
    """Start the boot loader of a board that runs MicroPython, and return its drive.

    Raises:
        UserError: no drive appears.
    """
    board.start_boot_loader()
    drive = computer.wait(PATIENCE_FOR_DRIVE, lambda: loader.find(computer.volumes()))
    if drive is None:
        raise Failed(
            "the boot loader's drive did not appear (mount it and give it with --drive; or"
            f" {loader.HOLD}, and run the same command again)"
        )
    return drive


def awaited(computer: Computer, say: Callable[[str], None]) -> loader.Loader:
    """Return the drive of a board in its boot loader, asking the user to start the boot loader if necessary.

    Raises:
        UserError: no drive appears in time.
    """
    found = loader.find(computer.volumes())
    if found is None:
        remedy = f"{loader.HOLD}; if it has Hamstertop, {drive.wake()} and run the same command again"
        say(f"waiting {PATIENCE_FOR_HANDS} s for a board: {remedy}")
        found = computer.wait(PATIENCE_FOR_HANDS, lambda: loader.find(computer.volumes()))
        if found is None:
            raise NoBoard(f"no board found ({remedy}; use a data cable, or give the drive with --drive)")
    return found


def bring(computer: Computer, place: loader.Loader, uf2: Uf2, others: list[str], report: drive.Report) -> Board:
    """Copy firmware to a boot loader's drive, and wait until the board responds.

    Args:
        others: the ports of other boards.

    Raises:
        UserError: the firmware cannot be copied, or the board does not respond.
    """
    loader.copy(place, uf2, report, computer.create)
    heard = []

    def look() -> Board | None:
        for port in computer.ports():
            if port not in others:
                try:
                    board = computer.connect(port)
                    build = board.about().build
                except UserError:  # the port can appear before the board responds, or before it can be opened
                    continue
                if build == uf2.build:
                    return board
                heard.append(port)
                board.restart()
        return None

    found = computer.wait(PATIENCE_FOR_ANSWER, look)
    if found is None:
        what = f"the board on {heard[-1]} still has different firmware" if heard else "no board responds"
        raise Failed(f"{what} after the copy (was it unplugged? {loader.HOLD}, and run the same command again)")
    return found


def own(board: Board, text: bytes) -> list[str]:
    """Copy a board file to a board if it differs from the frozen one, and return sentences describing what was done.

    The file in the file system overrides the frozen one. An existing file with different content is kept under a
    different name.
    """
    there = board.read(BOARD_FILE)
    if there == text:
        return []
    same = board.value(SAME.format(text.decode()), bool)
    done = []
    if there is not None:
        board.rename(BOARD_FILE, BOARD_FILE + drive.OLD)
        done.append(f"the previous {BOARD_FILE} is kept as {BOARD_FILE}{drive.OLD}")
    if not same:
        board.write(BOARD_FILE, text)
        done.append(f"{BOARD_FILE}: written, because it differs from the one in the firmware")
    return done
