"""A board whose flash is given a different layout, with a real littlefs. Runs on MicroPython and prints JSON.

The other system is MicroPython's own, whose files begin elsewhere.
"""

import os
import sys

import vfs

from hamstertop.hardware.ring import RingStorage
from hamstertop.saving.storage import FORMATTED, whole
from media import BLOCK, JUNK, Flash, LittlefsDevice
from stand_ins import Module

BLOCKS = 512  # number of blocks in a Pico's flash
OURS = 256  # where our storage begins
THEIRS = 160  # where the storage of MicroPython begins
rp2 = sys.modules["rp2"] = Module(Flash=None)

from hamstertop.hardware.micropython import flash as firmware  # noqa: E402

PLAYED = b"an event" * 100
TEARS = 3  # number of times that each step is interrupted


class Board:
    def __init__(self):
        self.steps = []
        self.flash = Flash(BLOCKS, self.steps)

    def mount(self):
        """Mount the file system, which is the first thing our firmware does."""
        firmware.Flash = lambda start=0, len=None: LittlefsDevice(self.flash, OURS * BLOCK + start, len)
        firmware.mount()

    def start(self):
        """Start our firmware, and return whether it reports that saved games are gone."""
        self.mount()
        reads, self.flash.wrong, self.flash.cached = self.flash.wrong, None, None
        self.read_wrong = reads is not None and reads <= 0
        slots = firmware.slots()
        found = bool(whole(slots, FORMATTED))
        if found:
            slots.replace(FORMATTED, ())
        return found

    def start_other(self, first):
        """Start a system whose storage begins at this block, as the port's own start-up module does."""
        device = LittlefsDevice(self.flash, first * BLOCK)
        try:
            system = vfs.VfsLfs2(device, progsize=256)
        except OSError:
            vfs.VfsLfs2.mkfs(device, progsize=256)
            system = vfs.VfsLfs2(device, progsize=256)
        vfs.mount(system, "/")


def stop():
    vfs.umount("/")


def play():
    """Play a game and wait until it is in the slots."""
    storage = RingStorage(firmware.slots(), firmware.Sectors())
    storage.replace("game", [b"head"])
    for at in range(0, len(PLAYED), 8):
        storage.append("game", PLAYED[at : at + 8])
        storage.rest()
    while storage.rest():
        pass
    storage.append("game", b"!")
    storage.replace("settings", [b"dark"])


def stored(name):
    return whole(RingStorage(firmware.slots(), firmware.Sectors()), name)


def is_there():
    return stored("game") == b"head" + PLAYED + b"!" and stored("settings") == b"dark"


def usable(board):
    """Return whether the storage of a started board keeps a game until the next start."""
    play()
    with open("/file", "wb") as file:
        file.write(JUNK)
    stop()
    board.start()
    with open("/file", "rb") as file:
        whole_file = file.read() == JUNK
    os.remove("/file")
    return whole_file and is_there()


def fill(count, size):
    """Write files as a different system would."""
    for index in range(count):
        with open("/code%d.py" % index, "wb") as file:
            file.write(JUNK[index % 50 : index % 50 + size])


def theirs(count=40, size=9000):
    """Return a board where another system has written files."""
    board = Board()
    board.start_other(THEIRS)
    fill(count, size)
    stop()
    return board


def one_system_after_the_other():
    """Start different systems in turn. Each start of our firmware must have storage and report lost games."""
    board = Board()
    assert not board.start(), "nothing was there"
    assert usable(board)
    stop()
    assert not board.start(), "its own files are there"
    assert is_there()
    stop()
    board = theirs()
    assert board.start()
    assert usable(board)
    stop()
    for first in (OURS, THEIRS, OURS):  # our data may survive the other system's
        board.start_other(first)
        fill(20, 5000)
        stop()
        if board.start():
            assert not stored("settings"), "neither slots nor ring have what was there before"
        assert usable(board)
        stop()


def another_border():
    """Change where the storage begins according to the file that records it."""
    board = Board()
    board.start()
    with open(firmware.LAYOUT, "wb") as file:
        file.write(b"224 and more")
    stop()
    assert board.start()
    assert usable(board)
    stop()


def written_over():
    """Let a different system overwrite parts of our storage, but not the start of its file system."""
    for seed in range(0, 60, 4):
        board = Board()
        board.start()
        usable(board)
        for index in range(12):
            with open("/blob%d.bin" % index, "wb") as file:
                file.write(JUNK[: 1000 * index])
        stop()
        other = theirs(12, 3000).flash.bytes
        for block in range(2 + seed % 3, BLOCKS - OURS):
            if (block * 7 + seed * 13) % 60 < seed:
                at = (OURS + block) * BLOCK
                source = (THEIRS + (block * 3 + seed) % 60) * BLOCK
                board.flash.bytes[at : at + BLOCK] = other[source : source + BLOCK]
        board.start()
        assert usable(board)
        stop()


def read_wrong():
    """Read a bit incorrectly once during a start. Games must be found no matter which read is affected."""
    board = Board()
    board.start()
    play()
    stop()
    tried = 0
    while board.read_wrong or not tried:
        tried += 1
        board.flash.wrong = tried
        assert not board.start()
        assert is_there(), tried
        stop()


def takes_nothing():
    """Start on flash that cannot be written, which must raise an error rather than loop."""
    board = Board()
    board.flash.change = lambda kind, at, new: None
    try:
        board.start()
    except OSError:
        return
    raise AssertionError("what cannot be written was formatted")


def cuts(board, notice):
    """Cut the power before and during each step of the first start. The next start must have storage, and report lost
    games if and only if there were any."""
    before = bytes(board.flash.bytes)
    board.flash.recording = True
    board.mount()
    board.flash.recording = False
    stop()
    board.flash.bytes[:] = before
    board.flash.trying = True
    for index, (_, kind, at, new) in enumerate(board.steps):
        for tears in range(1 + TEARS):
            if tears:
                board.flash.keep(at, len(new))
                board.flash.tear(at, new)
                board.flash.torn.clear()  # littlefs needs bits that always read alike
            assert board.start() == notice, (index, kind)
            assert usable(board), (index, kind)
            stop()
            board.flash.restore()
        board.flash.bytes[at : at + len(new)] = new


def main():
    vfs.umount("/")  # no module can be imported from here on
    one_system_after_the_other()
    another_border()
    takes_nothing()
    written_over()
    read_wrong()
    cuts(Board(), False)
    cuts(theirs(), True)


main()
