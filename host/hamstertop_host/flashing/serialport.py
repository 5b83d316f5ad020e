"""A board that runs MicroPython, on a serial port: its files through mpremote."""

import ast
import contextlib
import errno
import io
import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass

import serial  # type: ignore[import-untyped]
from mpremote.transport import TransportError, TransportExecError  # type: ignore[import-untyped]
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]
from serial.tools import list_ports  # type: ignore[import-untyped]

from ..errors import UserError
from . import drive
from .planning import NEW

MPY = 6  # the bytecode that mpy-cross makes
CHUNK = 1024  # bytes a line: what a board with little memory left can still read
END = b"\x04"  # after what a program has printed, and after the exception that ended it
PATIENCE = 10  # s without a byte from the board
USB_VENDORS = {0x2E8A, 0xF055, 0x239A}  # Raspberry Pi and Pimoroni, MicroPython, Adafruit

# A program's watchdog would reset the board in the middle of the copy: clear its ENABLE bit (RP2040 data sheet 4.7,
# RP2350 12.9; the alias at +0x3000 clears bits).
STILL = """
import sys
if sys.platform == 'rp2':
    import machine
    machine.mem32[(0x400d8000 if 'RP2350' in sys.implementation._machine else 0x40058000) + 0x3000] = 1 << 30
"""

# By its chip; CircuitPython calls that otherwise.
RESTART = """
import time
time.sleep(0.1)
try:
    import machine
except ImportError:
    import microcontroller as machine
machine.reset()
"""

ABOUT = """
import sys
_i = sys.implementation
_path = sys.path[:]
sys.path[:] = ['.frozen']
sys.modules.pop('hamstertop', None)
try:
    import hamstertop
    _built = True
except ImportError:
    _built = False
sys.path[:] = _path
print((_i.name, tuple(_i.version[:3]), getattr(_i, '_machine', ''), getattr(_i, '_mpy', 0) & 255, _built))
"""

LOOK = """
import os, json, hashlib, binascii
def _report(path):
    digest = hashlib.sha256()
    size = 0
    with open(path, 'rb') as file:
        while True:
            data = file.read(512)
            if not data:
                break
            size += len(data)
            digest.update(data)
    print(json.dumps([path, size, binascii.hexlify(digest.digest()).decode()]))
def _walk(folder):
    for entry in os.ilistdir(folder):
        path = folder + '/' + entry[0]
        (_walk if entry[1] & 0x4000 else _report)(path)
def _look(folder, paths):
    try:
        _walk(folder)
    except OSError:
        pass
    for path in paths:
        try:
            if not os.stat(path)[0] & 0x4000:
                _report(path)
        except OSError:
            pass
"""

# MicroPython's statvfs counts each folder of a littlefs twice, and goes on at 2^32 below nothing. Should a version
# count right, what is said here is still no more than the files themselves leave.
ROOM = """
import os
_block, _, _blocks, _free = os.statvfs('/')[:4]
def _used(folder):
    used, folders = 2, 0
    for entry in os.ilistdir(folder or '/'):
        if entry[1] & 0x4000:
            below = _used(folder + '/' + entry[0])
            used += below[0]
            folders += below[1] + 1
        elif entry[3] > _block // 8:
            used += -(-entry[3] // _block)
    return used, folders
_taken, _folders = _used('')
if _free > _blocks:
    _free -= 1 << 32
print([_block, min(_free + 2 * _folders, _blocks - _taken)])
"""

# MicroPython and CircuitPython both have these.
PATHS = """
import os
def _paths(folder):
    for name in os.listdir(folder):
        path = folder + '/' + name
        if os.stat(path)[0] & 0x4000:
            _paths(path)
        else:
            print(repr(path))
try:
    _paths({!r})
except OSError:
    pass
"""

NVM = """
import binascii
try:
    import microcontroller
    _nvm = microcontroller.nvm or b''
except ImportError:
    _nvm = b''
for _at in range(0, len(_nvm), 256):
    print(binascii.hexlify(_nvm[_at:_at + 256]).decode())
"""


@dataclass(frozen=True)
class About:
    """What a board says of itself."""

    version: tuple[int, ...]
    identity: str  # its name


def find() -> str:
    """The port of the one board that is plugged in.

    Raises:
        UserError: there is none, or more than one.
    """
    ports: list[str] = sorted(port.device for port in list_ports.comports() if port.vid in USB_VENDORS)
    loader = drive.boot_loader()
    if not ports and loader:
        raise UserError(
            f"the board on {loader} is in its boot loader (copy MicroPython's .uf2 there first:"
            " https://micropython.org/download)"
        )
    if not ports:
        raise UserError(
            "no board found (plug it in with a cable that carries data; a new board first needs MicroPython:"
            " hold BOOTSEL while plugging it in and copy the .uf2 of https://micropython.org/download to its drive)"
        )
    if len(ports) > 1:
        raise UserError(f"several boards: {', '.join(ports)} (choose one with --port)")
    return ports[0]


class SerialDevice:
    """Its files, over mpremote's raw REPL. The program on the board is stopped.

    Raises:
        UserError: the port is absent, busy or forbidden, or no MicroPython answers.
    """

    def __init__(self, port: str) -> None:
        self.port = port
        _check(port)
        with self._answering("does not answer"), contextlib.redirect_stdout(io.StringIO()):
            self._transport = SerialTransport(port, timeout=PATIENCE)
            self._transport.enter_raw_repl(soft_reset=True, timeout_overall=PATIENCE)
            self._transport.exec(STILL)
        self._folders: set[str] = set()
        self._ended = False  # whether all that a program has printed was heard
        self._can_look = False

    def runtime(self) -> str:
        """What it runs, "micropython" or "circuitpython"."""
        return str(ast.literal_eval(self.run(ABOUT))[0])

    def about(self) -> About:
        """What it is.

        Raises:
            UserError: it does not run MicroPython, or one that cannot load the firmware's bytecode.
        """
        name, version, machine, mpy, built = ast.literal_eval(self.run(ABOUT))
        if name != "micropython":
            raise UserError(f"the board on {self.port} runs {name} (give its drive: --drive PATH)")
        if mpy != MPY:
            raise UserError(
                f"the board on {self.port} loads mpy version {mpy}, this makes {MPY} (update the older of the two)"
            )
        if built:
            raise UserError(
                f"the firmware is built into the MicroPython on {self.port}, and would not look at files"
                " (drop a newer one on it: docs/firmware.md; or MicroPython's own, and then flash)"
            )
        return About(version, machine.partition(" with ")[0])

    def restart(self) -> None:
        """Start what is on it from the beginning, and let the port go."""
        with contextlib.suppress(TransportError, OSError, struct.error):
            self._transport.exec_raw_no_follow(RESTART)
        with contextlib.suppress(OSError):
            self._transport.close()

    def paths(self, folder: str) -> list[str]:
        """Every file below a folder, none if there is no such folder. CircuitPython has them too."""
        return [ast.literal_eval(line) for line in self.run(PATHS.format(folder)).splitlines()]

    def nvm(self) -> bytes:
        """CircuitPython's small non-volatile memory, empty where there is none."""
        return bytes.fromhex("".join(self.run(NVM).split()))

    # A conversation with a program

    def start(self, code: str) -> None:
        """Run a program, and come back at once."""
        with self._answering():
            self._ended = False
            self._transport.exec_raw_no_follow(code)

    def heard(self) -> str | None:
        """What it has printed since the last call, None once it has ended and all was heard.

        Raises:
            UserError: an exception has ended it, or the board is gone.
        """
        text = b""
        with self._answering():
            wire = self._transport.serial
            while not self._ended and wire.in_waiting:
                letter = wire.read(1)  # no more: what follows the end is for the next program
                if letter == END:
                    self._ended = True
                text += letter
            if text or not self._ended:
                return text.rstrip(END).decode("utf-8", "replace")
            fault = self._transport.read_until(1, END).rstrip(END).decode("utf-8", "replace")
        if fault:
            raise UserError(f"the board on {self.port} says {fault.strip().splitlines()[-1]}")
        return None

    def type(self, text: str) -> None:
        """Type on its console."""
        with self._answering():
            self._transport.serial.write(text.encode())

    # A Device

    def read(self, path: str) -> bytes | None:
        with self._answering():
            try:
                return bytes(self._transport.fs_readfile(path, CHUNK))
            except FileNotFoundError:
                return None

    def look(self, folder: str, paths: list[str]) -> dict[str, tuple[int, str]]:
        if not self._can_look:
            self.run(LOOK)
            self._can_look = True
        there = {}
        outside = [path for path in paths if not path.startswith(folder + "/")]
        for line in self.run(f"_look({folder!r}, {outside!r})").splitlines():
            path, size, digest = json.loads(line)
            there[path] = (size, digest)
        return there

    def room(self) -> tuple[int, int]:
        block, free = ast.literal_eval(self.run(ROOM))
        return int(block), int(free)

    def write(self, path: str, data: bytes) -> None:
        self._make_folder(path.rpartition("/")[0])
        with self._answering():
            self._transport.fs_writefile(path + NEW, data, CHUNK)
        self.run(f"import os; os.rename({path + NEW!r}, {path!r})")

    def remove(self, path: str) -> None:
        self.run(
            f"import os\npath = {path!r}\ntry:\n os.remove(path)\n"
            " while '/' in path:\n  path = path.rsplit('/', 1)[0]\n  os.rmdir(path)\nexcept OSError:\n pass"
        )
        self._folders.clear()

    def _make_folder(self, folder: str) -> None:
        if folder and folder not in self._folders:
            self._make_folder(folder.rpartition("/")[0])
            # 17: it is there already
            self.run(f"import os\ntry:\n os.mkdir({folder!r})\nexcept OSError as e:\n if e.errno != 17: raise")
            self._folders.add(folder)

    def run(self, code: str) -> str:
        """What a program prints. Raises UserError with what it raises, or if the board is gone."""
        with self._answering():
            return str(self._transport.exec(code).decode())

    @contextlib.contextmanager
    def _answering(self, otherwise: str = "stopped answering") -> Iterator[None]:
        """What goes wrong on the way, in words."""
        try:
            yield
        except TransportExecError as error:
            fault = error.error_output.strip().splitlines()[-1]
            raise UserError(f"the board on {self.port} says {fault} (run the same command again)") from None
        except FileNotFoundError:
            raise
        except OSError as error:
            if error.errno == errno.ENOSPC:
                raise UserError(f"the board on {self.port} is full (delete files of your own)") from None
            raise UserError(self._lost(otherwise)) from None
        except (TransportError, struct.error):
            raise UserError(self._lost(otherwise)) from None

    def _lost(self, what: str) -> str:
        return f"the board on {self.port} {what} (unplug it, plug it in and run the same command again)"


def _check(port: str) -> None:
    """Open a port once: pyserial says why it cannot, mpremote does not.

    Raises:
        UserError: it cannot be opened.
    """
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except ValueError as error:
        raise UserError(f"{port} is no port: {error} (leave --port out to have it found)") from None
    except OSError as error:
        if error.errno == errno.ENOENT or "FileNotFoundError" in str(error):
            raise UserError(f"no board on {port} (is it plugged in? leave --port out to have it found)") from None
        if error.errno == errno.EACCES:
            remedy = "Linux: sudo usermod -aG dialout $USER, then log in again"
            raise UserError(f"{port} is forbidden to you ({remedy})") from None
        if error.errno in (errno.EBUSY, errno.EAGAIN) or "lock" in str(error) or "PermissionError" in str(error):
            raise UserError(f"{port} is busy (close Thonny, a terminal or whatever else uses it)") from None
        raise UserError(f"{port} cannot be opened: {error} (unplug the board and plug it in again)") from None
