"""A board on a serial port: run programs, and read and write files, through mpremote."""

import contextlib
import errno
import io
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
import serial  # type: ignore[import-untyped]
from mpremote.transport import TransportError, TransportExecError  # type: ignore[import-untyped]
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]
from serial.tools import list_ports  # type: ignore[import-untyped]

from hamstertop_games import remedies
from hamstertop_games.errors import Failed, NoBoard, UserError

from . import drive

T = TypeVar("T")
CHUNK = 1024  # bytes per line, short enough for a board with little free memory
END = b"\x04"  # follows a program's output, and then its exception
PATIENCE = 10  # s to wait for a byte from the board
USB_VENDORS = {0x2E8A, 0xF055, 0x239A}  # Raspberry Pi and Pimoroni, MicroPython, Adafruit

# Clears the ENABLE bit of the watchdog, which would otherwise reset the board during a copy (RP2040 data sheet 4.7,
# RP2350 12.9; the alias at +0x3000 clears bits).
STILL = """
import sys
if sys.platform == 'rp2':
    import machine
    machine.mem32[(0x400d8000 if 'RP2350' in sys.implementation._machine else 0x40058000) + 0x3000] = 1 << 30
"""

# Resets the chip, under the name that MicroPython or CircuitPython uses
RESTART = """
import time
time.sleep(0.1)
try:
    import machine
except ImportError:
    import microcontroller as machine
machine.reset()
"""

# Starts the boot loader of an RP2040 or RP2350
BOOT_LOADER = """
import time, machine
time.sleep(0.1)
machine.bootloader()
"""

# The prefix of the build's id is needed only in the firmware's file (see `uf2`)
ABOUT = """
import sys, json
_i = sys.implementation
_path = sys.path[:]
sys.path[:] = ['.frozen']
try:
    from hamstertop.listed import BUILD as _build
except ImportError:
    _build = ''
sys.path[:] = _path
print(json.dumps([_i.name, getattr(_i, '_machine', ''), _build.split(':')[-1]]))
"""


class About(msgspec.Struct, array_like=True, frozen=True):
    """What a board says about itself.

    Attributes:
        runtime: the board's runtime, "micropython" or "circuitpython".
        machine: the runtime's name for the circuit board, followed by "with" and the chip.
        build: the id of the firmware built into its runtime, or "".
    """

    runtime: str
    machine: str
    build: str


def ports() -> list[str]:
    """Return the ports that boards could be on."""
    return sorted(port.device for port in list_ports.comports() if port.vid in USB_VENDORS)


def find() -> str:
    """Return the port of the only board that is plugged in.

    Raises:
        UserError: no board is plugged in, or there are several.
    """
    found = ports()
    flash = remedies.hamstertop("flash", "BOARD")
    if not found and drive.boot_loader():
        raise Failed(f"the board on {drive.boot_loader()} is in its boot loader (run {flash})")
    if not found:
        raise NoBoard(f"no board found ({drive.wake()}, with a data cable; if it is new, run {flash})")
    if len(found) > 1:
        raise UserError(f"several boards found: {', '.join(found)} (choose one with --port)")
    return found[0]


class SerialDevice:
    """A board, accessed through mpremote's raw REPL, which stops the program on the board.

    Raises:
        UserError: the port does not exist, is busy or requires permission, or MicroPython does not respond.
    """

    def __init__(self, port: str) -> None:
        self.port = port
        _check(port)
        with self._answering("is not responding"), contextlib.redirect_stdout(io.StringIO()):
            self._transport = SerialTransport(port, timeout=PATIENCE)
            self._transport.enter_raw_repl(soft_reset=True, timeout_overall=PATIENCE)
            self._transport.exec(STILL)
        self._ended = False  # whether all output of a program has been read

    def about(self) -> About:
        """Return what the board says about itself."""
        return self.value(ABOUT, About)

    def restart(self) -> None:
        """Restart the board, and close the port."""
        self._leave(RESTART)

    def start_boot_loader(self) -> None:
        """Start the board's boot loader, and close the port."""
        self._leave(BOOT_LOADER)

    def _leave(self, code: str) -> None:
        with contextlib.suppress(TransportError, OSError, struct.error):
            self._transport.exec_raw_no_follow(code)
        with contextlib.suppress(OSError):
            self._transport.close()

    # Running programs

    def start(self, code: str) -> None:
        """Start a program and return immediately."""
        with self._answering():
            self._ended = False
            self._transport.exec_raw_no_follow(code)

    def heard(self) -> str | None:
        """Return the board's output since the last call, or None once the program has ended and all output has been
        read.

        Raises:
            UserError: the program raised an exception, or the board is gone.
        """
        text = b""
        with self._answering():
            wire = self._transport.serial
            while not self._ended and wire.in_waiting:
                letter = wire.read(1)  # one byte at a time, because bytes after the end belong to the next program
                if letter == END:
                    self._ended = True
                text += letter
            if text or not self._ended:
                return text.rstrip(END).decode("utf-8", "replace")
            fault = self._transport.read_until(1, END).rstrip(END).decode("utf-8", "replace")
        if fault:
            raise Failed(f"the board on {self.port} reported an error: {_last(fault)} (run the same command again)")
        return None

    def type_in(self, text: str) -> None:
        """Send text to the board's console."""
        with self._answering():
            self._transport.serial.write(text.encode())

    # Files in its root folder

    def read(self, path: str) -> bytes | None:
        with self._answering():
            try:
                return bytes(self._transport.fs_readfile(path, CHUNK))
            except FileNotFoundError:
                return None

    def write(self, path: str, data: bytes) -> None:
        """Create or replace a file atomically."""
        with self._answering():
            self._transport.fs_writefile(path + drive.NEW, data, CHUNK)
        self.rename(path + drive.NEW, path)

    def rename(self, path: str, to: str) -> None:
        """Rename a file, replacing any file that has the new name."""
        self.run(f"import os; os.rename({path!r}, {to!r})")

    def run(self, code: str) -> str:
        """Run a program and return its output. Raise UserError if it raises an exception or the board is gone."""
        with self._answering():
            return str(self._transport.exec(code).decode("utf-8", "replace"))

    def value(self, code: str, kind: type[T]) -> T:
        """Run a program and return its output, decoded from JSON. Raise UserError as `run` does, or if the
        output is not valid."""
        printed = self.run(code)
        with self._answering():
            return msgspec.json.decode(printed, type=kind)

    @contextlib.contextmanager
    def _answering(self, otherwise: str = "stopped responding") -> Iterator[None]:
        """Convert errors from the port into errors for users."""
        try:
            yield
        except TransportExecError as error:
            fault = _last(error.error_output)
            raise Failed(f"the board on {self.port} reported an error: {fault} (run the same command again)") from None
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise Failed(f"the board on {self.port} is full (delete some of your own files)") from None
            raise Failed(self._lost(otherwise)) from None
        except (TransportError, struct.error):
            raise Failed(self._lost(otherwise)) from None
        except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError, msgspec.MsgspecError):
            raise Failed(self._lost("sent an unreadable reply")) from None

    def _lost(self, what: str) -> str:
        return f"the board on {self.port} {what} (unplug it, plug it in again and run the same command)"


def _last(fault: str) -> str:
    """Return the line of a traceback that contains the error, in printable characters."""
    lines = fault.strip().splitlines() or ["no message"]
    return "".join(letter if letter.isprintable() else "?" for letter in lines[-1])


def _group(port: str) -> str:
    """Return the group that may use a port. Which one that is depends on the system."""
    try:
        return Path(port).group()
    except (KeyError, NotImplementedError, OSError):  # a group without a name, Windows
        return "dialout"


def _check(port: str) -> None:
    """Check that a port can be opened. If it cannot, pyserial, unlike mpremote, says why.

    Raises:
        UserError: the port cannot be opened.
    """
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except ValueError as error:
        raise UserError(f"{port} is not a serial port: {error} (omit --port to search for the board)") from None
    except OSError as error:
        if error.errno == errno.ENOENT or "FileNotFoundError" in str(error):
            raise NoBoard(f"no board found on {port} ({drive.wake()}; or omit --port to search for it)") from None
        if error.errno == errno.EACCES:
            remedy = f"Linux: sudo usermod -aG {_group(port)} $USER, then log in again"
            raise Failed(f"you do not have permission to use {port} ({remedy})") from None
        if error.errno in (errno.EBUSY, errno.EAGAIN) or "lock" in str(error) or "PermissionError" in str(error):
            raise Failed(f"{port} is busy (close Thonny, the terminal or whatever else is using it)") from None
        raise Failed(f"{port} cannot be opened: {error} (unplug the board and plug it in again)") from None
