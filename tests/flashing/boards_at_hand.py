"""A computer with boards plugged in, on a clock of its own: drives of boot loaders and ports that are not there."""

import errno

import file_systems
from hamstertop_host.flashing import loader, models, serialport, uf2

BUILD = "0123456789abcdef"
OLDER = "fedcba9876543210"


def firmware(frozen=models.PICO, build=BUILD, family=None, size=70_000):
    """A UF2 file that says what ours say, and fills more than one piece."""
    says = b"\0hamstertop-build:%s\0%s with %s\0" % (
        build.encode(),
        frozen.identity.encode(),
        frozen.chip.name.encode(),
    )
    data = (b"\0" * 250 + says).ljust(size, b"\xaa")  # so that it lies across two blocks
    return file_systems.uf2(data, 0x10000000, family or frozen.chip.families[0])


class Plugged:
    """A board: what runs on it, whether it is in its boot loader, and what goes wrong.

    Args:
        runs: what answers on its port, None while nothing does.
        loads: whether it was plugged in with BOOTSEL held.
        trouble: what its boot loader's drive does: "full", "read-only", "pulled" out half-way, "deaf" starts nothing
            that answers, "lost" restarts with its last blocks unconfirmed.
    """

    def __init__(self, computer, runs=None, chip=models.RP2040, loads=False, trouble="", info=None):
        self.computer, self.runs, self.chip, self.loads, self.trouble = computer, runs, chip, loads, trouble
        self.port = f"/dev/tty{len(computer.boards)}"
        self.folder = computer.room / f"drive{len(computer.boards)}"
        self.folder.mkdir()
        text = f"UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: {info or chip.drive}\n"
        (self.folder / loader.INFO).write_text(text)
        self.files, self.done, self.slow = {}, [], 0
        computer.boards.append(self)

    # Its boot loader's drive, as a file on it

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return False

    def write(self, data):
        """Take blocks; the last one starts what has arrived."""
        if self.trouble in FAULTS:
            raise OSError(FAULTS[self.trouble], self.trouble)
        self.arrived += bytes(data)
        total = int.from_bytes(self.arrived[24:28], "little") * 512
        if self.trouble == "pulled" and len(self.arrived) > total // 2:
            self.loads = False
            raise OSError(errno.EIO, "the drive is gone")
        if len(self.arrived) == total:
            self.loads = False
            self.slow = 3  # looks until it answers
            self.runs = None
            if self.trouble != "deaf":
                made = uf2.read("arrived", self.arrived)
                frozen = next(each for each in (models.PICO, models.PICO2, models.FEATHER) if each.chip is self.chip)
                self.runs = running(frozen.identity, made.build)
            if self.trouble == "lost":
                raise OSError(errno.EIO, "the drive is gone")
        return len(data)

    # A board on its port, as `SerialDevice` is one

    def about(self):
        self.done.append("asked")
        return self.runs

    def start_boot_loader(self):
        self.done.append("boot loader")
        self.loads = True

    def restart(self):
        self.done.append("restarted")

    def read(self, path):
        return self.files.get(path)

    def write_file(self, path, data):
        self.files[path] = data

    def rename(self, path, to):
        self.files[to] = self.files.pop(path)


FAULTS = {"full": errno.ENOSPC, "read-only": errno.EROFS}


def running(identity, build="", name="micropython", version=(1, 28, 0)):
    """What a board says that runs MicroPython, with the firmware of that build frozen in."""
    return serialport.About(name, version, f"{identity} with RP2040", 6, build)
