"""A computer with simulated boards: boot-loader drives, serial ports, a user's hands and a simulated clock."""

import errno
import os

import file_systems
from hamstertop_games.errors import UserError
from hamstertop_host.flashing import bringing, drive, models, serialport, uf2

BUILD, OLDER = "0123456789abcdef", "fedcba9876543210"
ENUMERATING = 2  # s from a board's start until it responds


def firmware(frozen=models.PICO, build=BUILD, family=None, size=150_000):
    """Return a UF2 with the same information as ours, split across two blocks. It is copied in several pieces."""
    says = b"\0hamstertop-build:%s\0%s with %s\0" % (
        build.encode(),
        frozen.identity.encode(),
        frozen.chip.name.encode(),
    )
    data = (bytes(240) + says).ljust(size, b"\xaa")
    return file_systems.uf2(data, 0x10000000, family or frozen.chip.families[0])


class Desk:
    """The desk where boards are plugged in.

    Attributes:
        now: the number of seconds since the start.
        hands: the user's actions, keyed by the second at which they happen.
    """

    def __init__(self, room):
        self.room, self.now, self.boards, self.hands = room, 0, [], {}

    def computer(self):
        return bringing.Computer(self.volumes, self.ports, self.connect, self.create, self.clock, self.sleep)

    def plug(self, *given, **more):
        self.boards.append(Plugged(self, len(self.boards), *given, **more))
        return self.boards[-1]

    def volumes(self):
        return [board.folder for board in self.boards if board.loads and board.trouble != "hidden"]

    def ports(self):
        return [board.port for board in self.boards if board.runs and not board.loads]

    def connect(self, port):
        board = next(board for board in self.boards if board.port == port)
        if self.now < board.awake:
            raise UserError(f"{port} is forbidden to you (yet)")
        return board

    def create(self, path):
        board = next(board for board in self.boards if board.folder == path.parent)
        board.arrived = bytearray()
        return Copied(board)

    def clock(self):
        return self.now

    def sleep(self, seconds):
        self.now += seconds
        for when in [when for when in self.hands if when <= self.now]:
            self.hands.pop(when)()


class Copied:
    """A file on a boot loader's drive. Its blocks are written to the flash, and the last block starts the firmware."""

    def __init__(self, board):
        self.board = board

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def write(self, data):
        board = self.board
        if board.trouble in FAULTS:
            raise OSError(FAULTS[board.trouble], os.strerror(FAULTS[board.trouble]))
        board.arrived += data
        total = 512 * int.from_bytes(board.arrived[24:28], "little")
        if board.trouble == "pulled" and len(board.arrived) > total // 2:
            board.loads, board.runs = False, None
            raise OSError(errno.EIO, "gone")
        if len(board.arrived) == total:
            board.start(bytes(board.arrived))
            if board.trouble == "unconfirmed":
                raise OSError(errno.ENODEV, "gone")
        return len(data)


FAULTS = {"full": errno.ENOSPC, "read-only": errno.EROFS}


class Plugged:
    """A board that is plugged in. While its firmware runs, it acts as a `SerialDevice`.

    Attributes:
        runs: what the board says about itself, or None while it does not respond.
        loads: whether it is in its boot loader.
        trouble: what goes wrong. The drive can be "full", "read-only" or "hidden" from the computer. The board can be
            "pulled" out half-way or leave its last block "unconfirmed". After the copy, it can be "deaf", or "stubborn"
            and still run the old firmware.
        frozen: the board file in its firmware.
        done: the requests it has received.
    """

    def __init__(self, desk, number, runs=None, chip=models.RP2040, loads=False, trouble="", frozen=b""):
        self.desk, self.runs, self.chip, self.loads, self.trouble, self.frozen = (
            desk,
            runs,
            chip,
            loads,
            trouble,
            frozen,
        )
        self.port, self.folder = f"/dev/tty{number}", desk.room / f"drive{number}"
        self.folder.mkdir()
        self.says(f"UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: {chip.drive}\n")
        self.arrived, self.files, self.done, self.awake = b"", {}, [], 0

    def says(self, text):
        (self.folder / drive.BOOT_LOADER).write_text(text)

    def start(self, arrived):
        self.loads, self.awake = False, self.desk.now + ENUMERATING
        if self.trouble == "deaf":
            self.runs = None
        elif self.trouble != "stubborn":
            frozen = next(each for each in (models.PICO, models.PICO2, models.FEATHER) if each.chip is self.chip)
            self.runs = running(f"{frozen.identity} with {self.chip.name}", uf2.read("", arrived).build)

    def about(self):
        return self.runs

    def start_boot_loader(self):
        self.done.append("boot loader")
        self.loads = True

    def restart(self):
        self.done.append("restart")

    def read(self, path):
        return self.files.get(path)

    def write(self, path, data):
        self.files[path] = data

    def rename(self, path, to):
        self.files[to] = self.files.pop(path)

    def value(self, code, kind):
        return repr(self.frozen.decode()) in code


def running(machine, build="", name="micropython"):
    """Return what a board says about itself."""
    return serialport.About(name, machine, build)
