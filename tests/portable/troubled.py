"""Media that refuse writes, on real file systems. Runs on MicroPython: troubled.py NAME. Exceptions report failures."""

import os
import sys

import vfs

from hamstertop import chance
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving.storage import whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from media import FatDevice, Flash
from playing.entering import is_a
from playing.fingers import RIGHT, Fingers

ROOT = "/flash"
FOLDER = ROOT + "/saved"
BLOCKS = 60
TITLE = "Score pad"  # its games can have any number of turns
NAME = "score_pad"
TURN = ("turned",)
UNSAVED = "The game is not being saved"


def drive():
    device = FatDevice(Flash(BLOCKS, []), True)
    vfs.VfsFat.mkfs(device)
    vfs.mount(vfs.VfsFat(device), ROOT)
    return device


def in_slots():
    fat.prepare(FOLDER)
    return SlotStorage(fat.slots(FOLDER))


def fill():
    with open(ROOT + "/filler", "wb") as file:
        for size in (512, 1):
            try:
                while True:
                    file.write(bytes(size))
                    file.flush()
            except OSError:
                pass


def is_full():
    try:
        with open(ROOT + "/probe", "wb") as file:
            file.write(bytes(5000))
    except OSError:
        return True
    return False


def player_of(storage):
    return Fingers(VirtualBoard(storage=storage), chance.Seeded(3))


def begin(player):
    """Start a new game, dismissing any notice about the storage."""
    player.choose_line(TITLE)
    if reported(player):
        player.press(RIGHT)
    player.choose_line("Start")


def reported(player):
    """Return the text of a notice, or "" if there is none."""
    return player.said if is_a(player.screen, "notice") else ""


def goes_on(player):
    """Return whether play continues although the storage refuses writes."""
    count = player.app.game.session.count
    player.report(TURN, TURN)
    return player.app.game.session.count == count + 2


def refuses(storage):
    """Check that a refusal is reported once and the game continues in memory."""
    player = player_of(storage)
    begin(player)
    assert reported(player) == UNSAVED, reported(player) or player.screen
    player.press(RIGHT)
    assert goes_on(player)
    assert not reported(player)


def saves(storage):
    """Check that a game survives a power cut."""
    player = player_of(storage())
    begin(player)
    player.report(TURN, TURN)
    assert not reported(player)
    again = player_of(storage())
    again.resume()
    assert again.app.game.session.count == 3


def drive_full_from_the_start():
    drive()
    fill()
    assert is_full()
    refuses(in_slots())
    os.remove(ROOT + "/filler")
    saves(in_slots)


def drive_nearly_full():
    """Check that an incomplete slot is not used and takes up no space."""
    drive()
    with open(ROOT + "/spare", "wb") as file:
        file.write(bytes(25000))
    fill()
    os.remove(ROOT + "/spare")
    refuses(in_slots())
    os.remove(ROOT + "/filler")
    saves(in_slots)
    assert os.stat(FOLDER + "/1/slot")[6] == os.stat(FOLDER + "/2/slot")[6] > fat.SIZE


def slots_that_were_deleted():
    """Check that deleted slots are created again in the same place, and are empty."""
    drive()
    saves(in_slots)
    fill()
    for name in ("/1", "/2"):
        os.remove(FOLDER + name + "/slot")
    assert whole(in_slots(), NAME) == b""


def full_drive():
    """Check that nothing is reported, because the slots already have their space."""
    drive()
    in_slots()
    fill()
    assert is_full()
    saves(in_slots)


def locked_drive():
    class Locked:
        """A read-only device."""

        def __init__(self, device):
            self.readblocks = device.readblocks
            self.ioctl = device.ioctl

    device = drive()
    player = player_of(in_slots())
    begin(player)
    player.report(TURN, TURN)
    vfs.umount(ROOT)
    vfs.mount(vfs.VfsFat(Locked(device)), ROOT)
    player = player_of(in_slots())
    player.resume()
    assert player.app.game.session.count == 3, "it can be read"
    player.report(TURN)
    assert reported(player) == UNSAVED
    player.press(RIGHT)
    assert goes_on(player)


def file_in_place_of_the_folder():
    drive()
    with open(FOLDER, "wb") as file:
        file.write(b"mine")
    refuses(in_slots())
    with open(FOLDER, "rb") as file:
        assert file.read() == b"mine"


globals()[sys.argv[1]]()
