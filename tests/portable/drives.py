"""Media with real file systems, as boards have them, on models of flash. Runs on MicroPython and CircuitPython."""

import os
import sys

from hamstertop.hardware.ring import RingStorage
from media import Esp32Nvm, FatDevice, Flash, LittlefsDevice, Rp2040Nvm
from stand_ins import Module

try:
    import vfs
except ImportError:  # CircuitPython
    vfs = os

sys.modules["rp2"] = Module(Flash=None)
sys.modules["vfs"] = vfs
from hamstertop.hardware.micropython import flash as layout  # noqa: E402

ROOT = "/flash"
FOLDER = ROOT + "/saved"


class Medium:
    """The memory where games are saved: flashes with these numbers of blocks. The last one has a file system if
    `mounts` is set."""

    mounts = True
    mounted = False

    def __init__(self, sizes):
        self.steps = []
        self.flashes = [Flash(size, self.steps) for size in sizes]
        self.power = self.flashes[0].power
        for flash in self.flashes:
            flash.power = self.power

    def start(self):
        """Return the storage of a device that has just been switched on."""
        if self.mounts:
            self.mount()
        return self.storage()

    def mount(self):
        vfs.mount(self.file_system(), ROOT)
        self.mounted = True

    def stop(self):
        if self.mounted:
            self.mounted = False
            vfs.umount(ROOT)

    def restore(self):
        for flash in self.flashes:
            flash.restore()

    def crowd(self, storage, settings):
        """Fill the medium until it will soon have to make room."""


class Ring(Medium):
    """The ring, and the slots where blobs are put aside. No file is written."""

    mounts = False

    def __init__(self):
        super().__init__([layout.BEHIND])

    def start(self):
        layout.Flash = lambda start=0, len=None: LittlefsDevice(self.flashes[0], start, len)
        return self.storage()

    def storage(self):
        return RingStorage(layout.slots(), layout.Sectors())


class Slots(Ring):
    """Only the slots in the flash behind a file system."""

    def storage(self):
        return layout.slots()


class CircuitPython(Medium):
    """NVM and a drive, which is absent while the computer controls it."""

    def __init__(self, chip, mounts):
        self.chip = chip
        self.made = None
        self.mounts = mounts
        rp2040 = chip == "RP2040"
        super().__init__([1 if rp2040 else 2] + [240] * mounts)  # as on a MagTag
        self.nvm = (Rp2040Nvm if rp2040 else Esp32Nvm)(self.flashes[0])
        if mounts:
            vfs.VfsFat.mkfs(FatDevice(self.flashes[1], rp2040))

    def file_system(self):
        return vfs.VfsFat(FatDevice(self.flashes[1], self.chip == "RP2040"))

    def mount(self):
        wrong, self.flashes[1].wrong = self.flashes[1].wrong, None  # CircuitPython mounts the drive before our code
        super().mount()
        self.flashes[1].wrong = wrong

    def storage(self):
        sys.modules["microcontroller"] = Module(nvm=self.nvm)
        sys.modules["storage"] = Module(getmount=lambda path: Module(readonly=not self.mounts))
        from hamstertop.hardware.circuitpython import saved

        saved.microcontroller = sys.modules["microcontroller"]
        saved.storage = sys.modules["storage"]
        saved.sys = Module(platform=self.chip)
        saved.SAVED = FOLDER
        self.made = saved.make()
        return self.made

    def stop(self):
        """End the program, so that CircuitPython closes its files, unless the power has failed."""
        if self.made and (self.power.cut is None or self.power.cut > 0):
            self.power.cut = None
            for log in self.made._logs:
                if getattr(log.slot, "_file", None):
                    log.slot._file.close()
        super().stop()

    def crowd(self, storage, settings):
        while storage._latest._end + 500 < storage._latest.slot.size:
            assert settings.save()


MEDIA = {
    "ring": Ring,
    "slots": Slots,
    "rp2040": lambda: CircuitPython("RP2040", True),
    "rp2040-locked": lambda: CircuitPython("RP2040", False),
    "esp32s2": lambda: CircuitPython("Espressif", True),
    "esp32s2-locked": lambda: CircuitPython("Espressif", False),
}
